import { chances, makeBot, sight, worlds } from '@orrery/bots';
import { clone, imagine, pending, play, randomFrom, sameJson, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { antarcticaKnowledge } from '../bots/index.ts';
import { rich } from '../rich.ts';
import { type Antarctica, antarctica } from '../rules/index.ts';
import { table } from './scenario.ts';

const stopped = (): number => 0;

/** Every question of a game that is played by bots, handed to `look` before it is answered. */
function playThrough(
  specs: readonly string[],
  seed: string,
  look: (s: Antarctica) => void = () => {},
): Antarctica {
  const s = start(antarctica, {}, specs.length, seed);
  const bots = specs.map((spec, i) => makeBot(spec, antarcticaKnowledge, `${seed} ${i}`, stopped));
  for (let q = pending(antarctica, s); q !== null; q = pending(antarctica, s)) {
    look(s);
    const choice = bots[q.seat]?.choose(sight(antarctica, s)) ?? null;
    expect(q.options.some((option) => sameJson(option, choice))).toBe(true);
    play(antarctica, s, choice);
  }
  return s;
}

const late = (seats: number, n: number): Antarctica[] =>
  Array.from({ length: n }, (_, i) =>
    rich({ placement: 'free', closedZones: '3-7' }, seats, randomFrom(`bots ${i}`)),
  );

describe.each([2, 3, 4])('what bots know of a game for %i', (seats) => {
  const seen = late(seats, 20);

  test('every position gets a finite number of points for each seat, and stays as it was', () => {
    for (const s of seen) {
      const before = structuredClone(s);
      const points = antarcticaKnowledge.evaluate(s);
      expect(points.length).toBe(seats);
      expect(points.every(Number.isFinite)).toBe(true);
      expect(antarcticaKnowledge.spread?.(s)).toBeGreaterThan(0);
      expect(s).toEqual(before);
    }
  });

  test('every answer offered gets a weight', () => {
    for (const s of seen) {
      const { ask, options } = pending(antarctica, s) ?? expect.fail();
      const weights = antarcticaKnowledge.priors?.(s, ask, options) ?? [];
      expect([0, options.length]).toContain(weights.length);
      expect(weights.every((weight) => Number.isFinite(weight) && weight >= 0)).toBe(true);
    }
  });

  test('a finished game is worth its score', () => {
    const s = playThrough(
      Array.from({ length: seats }, () => 'random'),
      `over ${seats}`,
    );
    const totals = antarctica.scores(s).map(({ total }) => total);
    expect(antarcticaKnowledge.evaluate(s)).toEqual(totals);
  });

  test('greedy bots play a game to its end', () => {
    const specs = Array.from({ length: seats }, () => 'greedy');
    const s = playThrough(specs, `greedy ${seats}`);
    expect(s.outcome?.winners.length).toBeGreaterThan(0);
    expect(Math.max(...antarctica.scores(s).map(({ total }) => total))).toBeGreaterThan(50);
  });
});

describe('how they play', () => {
  test.each(['greedy', 'mcts:40'])(
    '[ANT-INFO-02] %s does not see the order of the decks',
    (spec) => {
      const [s] = late(3, 1);
      if (s === undefined) expect.fail();
      const answer = (state: Antarctica) =>
        makeBot(spec, antarcticaKnowledge, 'same', stopped).choose(sight(antarctica, state));
      const { seat } = pending(antarctica, s) ?? expect.fail();
      const other = imagine(antarctica, s, seat, randomFrom('other'));
      expect(answer(other)).toEqual(answer(s));
    },
  );

  test('greedy beats random', () => {
    const wins = [1, 2, 3].map(
      (seed) => playThrough(['greedy', 'random'], `${seed}`).outcome?.winners,
    );
    expect(wins.filter((winners) => sameJson(winners ?? [], [0]))).toHaveLength(3);
  });

  test('search gets more points than greed', () => {
    const gaps = [1, 2].map((seed) => {
      const [search = 0, greed = 0] = antarctica
        .scores(playThrough(['mcts:150', 'greedy'], `search ${seed}`))
        .map(({ total }) => total);
      return search - greed;
    });
    expect(gaps.reduce((sum, gap) => sum + gap, 0)).toBeGreaterThan(0);
  });

  test('a level zone is taken, a useless one is not', () => {
    const t = table({
      seats: 2,
      sun: 1,
      closed: [3, 7],
      queues: { 1: 'A', 2: 'A', 0: 'B' },
      buildings: {
        2: ['turbine'],
        4: ['crane', 'pit', 'derrick', 'shipyard', 'research-land'],
        5: ['crane'],
      },
      decks: { basic: ['basic-02', 'basic-01'] },
      players: { A: { sr: [1, 1], cubes: 1 }, B: { crew: { 4: 1, 5: 4 }, sr: [1, 1] } },
    });
    const bot = makeBot('mcts:300', antarcticaKnowledge, 'zone', stopped);
    expect(bot.choose(sight(antarctica, t.state))).toBe('moveShip:4');
  });

  test('chances of all seats add up to 1', () => {
    const [s] = late(4, 1);
    if (s === undefined) expect.fail();
    const found = chances(worlds(antarctica, clone(s), null), antarcticaKnowledge, 20, 'c');
    expect(found.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  });
});
