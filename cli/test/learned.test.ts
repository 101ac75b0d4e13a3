import {
  Inputs,
  judge,
  type Learned,
  makeBot,
  type NetFile,
  sight,
  withNets,
  worlds,
} from '@orrery/bots';
import { Writer } from '../../bots/src/net/features.ts';
import { loadGame, PLAYABLE } from '@orrery/catalog';
import {
  asked,
  clone,
  completeOptions,
  type CoreState,
  type Json,
  type Options,
  play,
  randomFrom,
  start,
} from '@orrery/kernel';
import type { AnyGameModule } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import { mean, sum } from '../src/stats.ts';
import { gate } from '../src/train/jobs.ts';

/** Positions of one game in which a turn begins. */
function positions(module: AnyGameModule, seats: number, options: Options): CoreState[] {
  const { game, bots } = module;
  const state: CoreState = start(game, options, seats, 'features');
  const bot = makeBot('mcts:2', bots, 'features', () => 0);
  const found: CoreState[] = [];
  while (state.outcome === null) {
    const seen = sight(game, state);
    if (bots.turnAsks?.includes(seen.ask) ?? true) found.push(clone(state));
    play(game, state, seen.options.length === 1 ? (seen.options[0] as Json) : bot.choose(seen));
  }
  return found;
}

/** What a writer took down. */
function told(write: (out: Writer) => void): number[] {
  const out = new Writer();
  write(out);
  return [...out.values.subarray(0, out.count)];
}

const learnedOf = async (module: AnyGameModule): Promise<Learned<CoreState>> =>
  (await module.bots.learned?.())?.learned ?? expect.fail('it has no features');

/** The same game with all seats the other way round, as far as a net is told. */
function swapped(module: AnyGameModule, { features, nets }: Learned<CoreState>) {
  const { judge: _net, ...bots } = module.bots;
  const other = (s: CoreState, seat: number): number => s.players.length - 1 - seat;
  const { own, found } = features;
  return withNets(
    { ...bots, evaluate: (s) => bots.evaluate(s).toReversed() },
    {
      nets,
      features: {
        ...features,
        seat: (s, seat, out) => features.seat(s, other(s, seat), out),
        ...(own && { own: (s, seat, out) => own(s, other(s, seat), out) }),
        ...(found && { found: (s, seat, out) => found(s, other(s, seat), out) }),
      },
    },
  );
}

const MATCH = { spec: 'mcts:30', games: 16 };

describe.each(PLAYABLE.map(({ id }) => id))('%s', (id) => {
  test('nets are told nothing that their seat does not know', async () => {
    const module = await loadGame(id);
    const { features } = await learnedOf(module);
    const { game, bots } = module;
    const options = completeOptions(game, {});
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const inputs = new Inputs(bots, features, seats);
      const sizes = new Set<number>();
      for (const state of positions(module, seats, options)) {
        inputs.write(state);
        sizes.add(inputs.size);
        for (const row of inputs.rows) expect(row.every(Number.isFinite)).toBe(true);
        const stage = features.stage(state);
        expect(stage).toBeGreaterThanOrEqual(0);
        expect(stage).toBeLessThan(features.stages);
        const viewer = asked(game, state)?.seat ?? 0;
        const world = worlds(game, state, viewer).imagine(randomFrom('another deal'));
        const seen = (s: CoreState): number[] => {
          features.prepare?.(s);
          return told((out) => {
            for (let seat = 0; seat < seats; seat++) features.seat(s, seat, out);
            features.own?.(s, viewer, out);
            features.common(s, out);
          });
        };
        expect(seen(world)).toEqual(seen(state));
      }
      expect(sizes.size).toBe(1);
    }
  });

  test('each net takes what it is told, and seats swapped swap what it says', async () => {
    const module = await loadGame(id);
    const learned = await learnedOf(module);
    for (const net of learned.nets) {
      const options = net.made['options'] as Options;
      const known = withNets(module.bots, { ...learned, nets: [net] });
      const mirror = swapped(module, { ...learned, nets: [net] });
      for (const state of positions(module, net.seats, options)) {
        const here = judge(known, state);
        const there = judge(mirror, state);
        expect(known.judge?.(state)).not.toBeNull();
        expect(sum(here.chances)).toBeCloseTo(1);
        expect(there.chances.toReversed()).toEqual(here.chances);
        there.points.toReversed().forEach((own, seat) => {
          expect(own).toBeCloseTo(here.points[seat] ?? NaN, 6);
        });
      }
    }
  });

  test('each net beats the hand-written evaluation', async () => {
    const module = await loadGame(id);
    const { nets } = await learnedOf(module);
    for (const net of nets) expect(await marginOf(module, net)).toBeGreaterThan(0);
  });

  test('all nets together stay small', async () => {
    const { nets } = await learnedOf(await loadGame(id));
    const bytes = sum(nets.map(({ weights, scales }) => weights.length + scales.length));
    expect(bytes).toBeLessThanOrEqual(60_000);
  });
});

/** By how much it wins a short match with the same thinking on both sides; each deal from both sides. */
async function marginOf(module: AnyGameModule, net: NetFile): Promise<number> {
  const games = Array.from({ length: MATCH.games }, (_, n) => ({ n, seed: `learned ${n >> 1}` }));
  const setup = { seats: net.seats, options: net.made['options'] as Options };
  const job = { type: 'gate' as const, game: module.meta.id, setup, spec: MATCH.spec };
  const played = await gate(module, { ...job, net, against: null, games });
  return mean(played.map(({ margin }) => margin));
}
