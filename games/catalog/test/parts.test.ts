import { type CoreState, pending, play, randomFrom, start } from '@orrery/kernel';
import { LANGS } from '@orrery/shared';
import { expect, test } from 'vitest';
import { loadGame, PLAYABLE } from '../src/index.ts';

/** Positions of a game by lot, every few answers. */
function positions(game: Parameters<typeof start>[0], seats: number): CoreState[] {
  const random = randomFrom(`parts ${game.id} ${seats}`);
  const state: CoreState = start(game, {}, seats, 'parts');
  const found: CoreState[] = [];
  for (let n = 0; n < 400; n++) {
    const question = pending(game, state);
    if (question === null) break;
    if (n % 13 === 0) found.push(structuredClone(state));
    const { options } = question;
    play(game, state, options[random(options.length)] ?? null);
  }
  return found;
}

test.for(PLAYABLE.map(({ id }) => id))(
  'what bots of %s expect is the sum of its parts, and each has a name',
  async (id) => {
    const { game, bots, text } = await loadGame(id);
    if (bots.parts === undefined) return;
    for (const state of positions(game, 2)) {
      const points = bots.evaluate(state);
      bots.parts(state).forEach((parts, seat) => {
        const sum = Object.values(parts).reduce((all, n) => all + n, 0);
        expect(sum).toBeCloseTo(points[seat] ?? NaN, 6);
        for (const part of Object.keys(parts))
          for (const lang of LANGS) expect(text.category(lang, part)).not.toBe(part);
      });
    }
  },
);
