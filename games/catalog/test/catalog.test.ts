import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeOptions, pending, randomFrom } from '@orrery/kernel';
import { positionLaws } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { GAMES, loadGame, PLAYABLE } from '../src/index.ts';

const root = join(import.meta.dirname, '../../..');

describe('the catalogue', () => {
  test('ids are unique', () => {
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
  });

  test('the template is never listed, nor loaded', async () => {
    expect(existsSync(join(root, 'games/template/index.ts'))).toBe(true);
    expect(GAMES.map(({ id }) => id)).not.toContain('template');
    await expect(loadGame('template')).rejects.toMatchObject({ code: 'UNKNOWN_GAME' });
  });

  test('games to come are listed after those that can be played', () => {
    expect(GAMES.slice(0, PLAYABLE.length)).toEqual(PLAYABLE);
  });

  test.each(PLAYABLE)('$id is what its entry says', async (meta) => {
    const { game, text, tieBreak, ...module } = await loadGame(meta.id);
    expect(module.meta).toBe(meta);
    expect(game.id).toBe(meta.id);
    expect(game.seats).toEqual(meta.seats);
    expect(text.title).toEqual(meta.title);
    const rules = readFileSync(join(root, 'docs/rules', `${meta.id}.md`), 'utf8');
    expect(rules).toContain(`**${tieBreak}**`);
  });

  test.each(PLAYABLE)('late positions of $id are sound for every player count', async (meta) => {
    const { game, rich } = await loadGame(meta.id);
    const late = await rich();
    for (let seats = meta.seats.min; seats <= meta.seats.max; seats++) {
      const state = late.rich(completeOptions(game, {}), seats, randomFrom(`late ${seats}`));
      expect(state.players).toHaveLength(seats);
      expect(pending(game, state)).not.toBeNull();
      expect(positionLaws(game, state)).toEqual([]);
    }
  });

  test('a game that is not there, or not yet, is refused with the names of those that are', async () => {
    for (const id of ['chess', 'constructor', 'template']) {
      await expect(loadGame(id)).rejects.toMatchObject({
        code: 'UNKNOWN_GAME',
        message: expect.stringMatching(`there is no game "${id}"; the games are: .*reworld`),
      });
    }
  });
});
