import { chances, makeBot, sight, worlds } from '@orrery/bots';
import { clone, imagine, pending, play, randomFrom, sameJson, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { reworldKnowledge } from '../bots/index.ts';
import { type Officer, type Reworld, reworld, score } from '../rules/index.ts';
import { colony, type PlayerSpec, station, WAITING } from './scenario.ts';

const stopped = (): number => 0;

/** Every question of a game that is played by bots, handed to `look` before it is answered. */
function playThrough(
  specs: readonly string[],
  seed: string,
  look: (s: Reworld) => void = () => {},
): Reworld {
  const s = start(reworld, {}, specs.length, seed);
  const bots = specs.map((spec, i) => makeBot(spec, reworldKnowledge, `${seed} ${i}`, stopped));
  for (let q = pending(reworld, s); q !== null; q = pending(reworld, s)) {
    look(s);
    const choice = bots[q.seat]?.choose(sight(reworld, s)) ?? null;
    expect(q.options.some((option) => sameJson(option, choice))).toBe(true);
    play(reworld, s, choice);
  }
  return s;
}

const positions = (seats: number): Reworld[] => {
  const kept: Reworld[] = [];
  let n = 0;
  playThrough(
    Array.from({ length: seats }, (_, i) => (i === 0 ? 'greedy' : 'random')),
    `positions ${seats}`,
    (s) => {
      if (n++ % 9 === 0) kept.push(clone(s));
    },
  );
  return kept;
};

describe.each([2, 3, 4])('what bots know of a game for %i', (seats) => {
  const seen = positions(seats);

  test('every position gets a finite number of points for each seat, and stays as it was', () => {
    for (const s of seen) {
      const before = structuredClone(s);
      const points = reworldKnowledge.evaluate(s);
      expect(points.length).toBe(seats);
      expect(points.every(Number.isFinite)).toBe(true);
      expect(reworldKnowledge.spread?.(s)).toBeGreaterThan(0);
      expect(s).toEqual(before);
    }
  });

  test('every answer offered gets a weight', () => {
    for (const s of seen) {
      const { ask, options } = pending(reworld, s) ?? { ask: '', options: [] };
      const weights = reworldKnowledge.priors?.(s, ask, options) ?? [];
      expect([0, options.length]).toContain(weights.length);
      expect(weights.every((weight) => Number.isFinite(weight) && weight >= 0)).toBe(true);
    }
  });

  test('a finished game is worth its score', () => {
    const s = playThrough(
      Array.from({ length: seats }, () => 'random'),
      `over ${seats}`,
    );
    expect(reworldKnowledge.evaluate(s)).toEqual(s.players.map(score));
  });

  test.each(['greedy', 'mcts:40'])(
    '[REW-INFO-01] %s does not see what is hidden',
    (spec) => {
      const random = randomFrom('hidden');
      for (const s of seen.filter(({ chapter }) => chapter === 1).slice(0, 12)) {
        const seat = pending(reworld, s)?.seat ?? 0;
        const answers = [s, ...[1, 2].map(() => imagine(reworld, s, seat, random))].map((world) =>
          makeBot(spec, reworldKnowledge, 'same', stopped).choose(sight(reworld, world)),
        );
        expect(answers[1]).toEqual(answers[0]);
        expect(answers[2]).toEqual(answers[0]);
      }
    },
    30_000,
  );
});

describe('docks that are still empty in Chapter One', () => {
  /** What the first seat is taken to be ahead, with these docks and the others' docks empty. */
  const ahead = (round: number, docks: PlayerSpec['docks']): number => {
    const hand: Officer[] = [1, 2, 3];
    const players = [{ hand, docks: docks ?? {} }, { hand: [1, 4, 5] as Officer[] }];
    const [first = 0, second = 0] = reworldKnowledge.evaluate(station({ round, players }).state);
    return first - second;
  };

  test('[REW-POP-07] the first module wins no ship of the docks beside it', () => {
    for (const round of [1, 2, 3]) {
      expect(ahead(round, { 1: ['builder-agri-1'] }) - ahead(round, {})).toBeLessThan(12);
    }
  });

  test('[REW-POP-07] once all is loaded, empty docks win their ships for whoever begins', () => {
    const docks = { 1: ['satellite-shields'] };
    const colonies = [['pop-dock-2', 'pop-dock-3', 'pop-dock-4'], []].map((ships) =>
      reworldKnowledge.evaluate(colony({ players: [{ docks }, WAITING], ships }).state),
    );
    expect((colonies[0]?.[0] ?? 0) - (colonies[1]?.[0] ?? 0)).toBe(15);
  });

  test.each([2, 3, 4])('whoever begins a game of %i is hardly ahead', (seats) => {
    const s = start(reworld, {}, seats, 'first move');
    const all = chances(worlds(reworld, s, null), reworldKnowledge, 60, 'first move');
    expect(all[s.admiral]).toBeGreaterThan(1 / seats - 0.03);
    expect(all[s.admiral]).toBeLessThan(1 / seats + 0.1);
  });
});

describe('strength', () => {
  test('greedy beats random, game after game', () => {
    for (let game = 0; game < 6; game++) {
      const specs = game % 2 === 0 ? ['greedy', 'random'] : ['random', 'greedy'];
      expect(playThrough(specs, `greedy ${game}`).outcome?.winners).toEqual([game % 2]);
    }
  });

  test('search beats greedy', () => {
    let wins = 0;
    for (let game = 0; game < 3; game++) {
      const specs = game % 2 === 0 ? ['mcts:80', 'greedy'] : ['greedy', 'mcts:80'];
      if (playThrough(specs, `search ${game}`).outcome?.winners.includes(game % 2)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(2);
  });
});

describe('the last turns are judged as they will end', () => {
  /** A whole game of greedy bots, back to where at most `modules` are left on all docks. */
  const nearTheEnd = (modules: number): { s: Reworld; end: Reworld } => {
    const kept: Reworld[] = [];
    const end = playThrough(['greedy', 'greedy'], 'last turns', (s) => {
      const left = s.players.flatMap(({ docks }) => docks.flat()).length;
      if (s.chapter === 2 && left <= modules && s.transport === null) kept.push(clone(s));
    });
    return { s: kept[0] ?? end, end };
  };

  test('a few points off with three modules left', () => {
    const { s, end } = nearTheEnd(3);
    expect(s.outcome).toBeNull();
    const expected = reworldKnowledge.evaluate(s);
    end.players.forEach((p, seat) => {
      expect(Math.abs((expected[seat] ?? 0) - score(p))).toBeLessThan(12);
    });
  });
});
