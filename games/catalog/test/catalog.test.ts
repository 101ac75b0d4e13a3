import { describe, expect, test } from 'vitest';
import { GAMES, loadGame } from '../src/index.ts';

describe('the catalog', () => {
  test('ids are unique', () => {
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
  });

  for (const { id, title, seats } of GAMES.filter(({ playable }) => playable)) {
    test(`${id} is what its entry says`, async () => {
      const { game, text } = await loadGame(id);
      expect(game.id).toBe(id);
      expect(game.seats).toEqual(seats);
      expect(text.title).toEqual(title);
    });
  }

  test('whatever can be played in the browser can be played at the command line', () => {
    for (const { id, playable } of GAMES.filter(({ available }) => available)) {
      expect({ id, playable }).toEqual({ id, playable: true });
    }
  });

  test('a game that is not there is refused with the names of those that are', async () => {
    for (const id of ['chess', 'constructor']) {
      await expect(loadGame(id)).rejects.toMatchObject({
        code: 'UNKNOWN_GAME',
        message: expect.stringMatching(`there is no game "${id}"; the games are: .*reworld`),
      });
    }
  });
});
