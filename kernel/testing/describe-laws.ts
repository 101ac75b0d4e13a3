import { describe, expect, test } from 'vitest';
import {
  type AnyGame,
  completeOptions,
  type CoreState,
  hash,
  type Options,
  type Random,
  record,
  replay,
} from '../src/index.ts';
import { fuzz } from './fuzz.ts';
import { randomGame } from './golden.ts';

export interface LawSettings {
  readonly seats: number;
  readonly options?: Options;
  readonly seeds: readonly number[];
  /** Decisions walked for each seed with every law checked. */
  readonly decisions?: number;
  /** Late positions, full of everything, from which half of the games start. */
  readonly rich?: (options: Options, seats: number, random: Random) => CoreState;
}

/** The laws every game obeys, for one player count and one set of options. */
export function describeLaws(game: AnyGame, settings: LawSettings): void {
  const { seats, options = {}, seeds, decisions = 300, rich } = settings;
  const from = rich && {
    from: (random: Random) => rich(completeOptions(game, options), seats, random),
  };
  const variant = Object.keys(options).length === 0 ? '' : ` ${JSON.stringify(options)}`;
  describe(`${game.id} with ${seats} seats${variant}`, () => {
    test.each(seeds)('keeps every law in random play (seed %i)', (seed) => {
      const report = fuzz(game, { seats, options, seed: `law ${seed}`, decisions, ...from });
      expect(report.failures.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([]);
    });

    test.each(seeds)('ends, and replays alike from every prefix (seed %i)', (seed) => {
      const saved = randomGame(game, seats, `prefix ${seed}`, options);
      const hashes: string[] = [];
      const end: CoreState = replay(game, saved, (state) => hashes.push(hash(state)));
      expect(end.outcome).not.toBeNull();
      for (const length of [0, 1, Math.floor(saved.entries.length / 2), saved.entries.length]) {
        const prefix = {
          ...saved,
          entries: saved.entries.slice(0, length),
          hash: hashes[length] ?? '',
        };
        expect(record(game, replay(game, prefix), prefix).hash).toBe(hashes[length]);
      }
    });
  });
}
