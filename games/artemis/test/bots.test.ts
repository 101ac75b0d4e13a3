import { makeBot, sight } from '@orrery/bots';
import {
  clone,
  imagine,
  type Options,
  pending,
  play,
  randomFrom,
  sameJson,
  start,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { artemisKnowledge } from '../bots/index.ts';
import { type Artemis, artemis } from '../rules/index.ts';
import { forecast } from '../rules/scoring.ts';
import { vpOf } from '../rules/state.ts';
import { type Spec, table } from './scenario.ts';

const stopped = (): number => 0;
const { evaluate } = artemisKnowledge;

/** Every question of a game that is played by bots, handed to `look` before it is answered. */
function playThrough(
  specs: readonly string[],
  seed: string,
  options: Options = {},
  look: (s: Artemis) => void = () => {},
): Artemis {
  const s = start(artemis, options, specs.length, seed);
  const bots = specs.map((spec, i) => makeBot(spec, artemisKnowledge, `${seed} ${i}`, stopped));
  for (let q = pending(artemis, s); q !== null; q = pending(artemis, s)) {
    look(s);
    const choice = bots[q.seat]?.choose(sight(artemis, s)) ?? null;
    expect(q.options.some((option) => sameJson(option, choice))).toBe(true);
    play(artemis, s, choice);
  }
  return s;
}

function positions(seats: number, options: Options): Artemis[] {
  const kept: Artemis[] = [];
  let n = 0;
  const specs = Array.from({ length: seats }, (_, i) => (i === 0 ? 'mcts:4' : 'random'));
  playThrough(specs, `positions ${seats}`, options, (s) => {
    if (n++ % 7 === 0) kept.push(clone(s));
  });
  return kept;
}

const everything = { 'hard-mode': true, 'alien-relic': true, directives: true };

describe.each([1, 2, 3, 4, 5])('what bots know of a game for %i', (seats) => {
  const plain = positions(seats, {});
  const seen = [...plain, ...positions(seats, everything)];

  test('every position gets a finite number of points for each seat, and stays as it was', () => {
    for (const s of seen) {
      const before = structuredClone(s);
      const points = evaluate(s);
      expect(points.length).toBe(seats);
      expect(points.every(Number.isFinite)).toBe(true);
      expect(artemisKnowledge.spread?.(s)).toBeGreaterThan(0);
      expect(s).toEqual(before);
    }
  });

  test('every answer offered gets a weight', () => {
    for (const s of seen) {
      const { ask, options } = pending(artemis, s) ?? { ask: '', options: [] };
      const weights = artemisKnowledge.priors?.(s, ask, options) ?? [];
      expect([0, options.length]).toContain(weights.length);
      expect(weights.every((weight) => Number.isFinite(weight) && weight >= 0)).toBe(true);
    }
  });

  test('[ART-GEN-15] what is hidden does not count: every world imagined is worth the same', () => {
    const random = randomFrom('hidden');
    for (const s of plain) expect(evaluate(imagine(artemis, s, 0, random))).toEqual(evaluate(s));
  });

  test('[ART-END-02] with nothing left to do, a colony is worth what final scoring gives', () => {
    for (const { s, exact } of plain.map((one) => ({ s: bare(one), exact: finalPoints(one) }))) {
      evaluate(s).forEach((points, seat) => expect(points).toBeCloseTo(exact[seat] ?? NaN, 6));
    }
  });
});

/** The same colonies after the last Upkeep, with nobody's dice on the board. */
function bare(from: Artemis): Artemis {
  const s = clone(from);
  s.round = 6;
  s.phase = 'scoring';
  s.eventDone = true;
  s.tasks = [];
  s.rows = { vents: [], quarry: [], doorstep: [] };
  s.academyDice = [];
  s.expeditions = s.expeditions.map((one) => ({ ...one, dice: [] }));
  s.gantry = s.gantry.map((one) => ({ ...one, dice: [] }));
  for (const p of s.players) {
    // A Snowcat Garage is worth something for the moves it still allows.
    p.buildings = p.buildings.filter(({ tile }) => !tile.startsWith('snowcat'));
  }
  return s;
}

const finalPoints = (from: Artemis): number[] => {
  const s = bare(from);
  return s.players.map(
    (p) => vpOf(p) + Object.values(forecast(s, p)).reduce((sum, points) => sum + points, 0),
  );
};

describe('orders of worth', () => {
  const worth = (spec: Spec, phase: Artemis['phase'] = 'resolution'): number => {
    const { state } = table(spec);
    state.phase = phase;
    return evaluate(state)[0] ?? NaN;
  };
  const nobody = { E: 3, M: 3 };

  test('stores, Badges, Buildings and colonists are worth having', () => {
    const poor = { E: 4, M: 2, badges: 1, sh: 'P' };
    const base = worth({ round: 3, players: [poor, nobody] });
    for (const more of [
      { E: 5 },
      { M: 3 },
      { T: 1 },
      { vp: 1 },
      { badges: 2 },
      { sh: 'P En' },
      { buildings: { 'drone-dock': '' } },
    ]) {
      expect(worth({ round: 3, players: [{ ...poor, ...more }, nobody] })).toBeGreaterThan(base);
    }
  });

  test('[ART-UPK-04] a full Building is worth more than the same one beside its crew', () => {
    for (const round of [2, 6]) {
      const [full, empty] = [
        { E: 4, buildings: { 'drone-dock': 'P P' } },
        { E: 4, sh: 'P P', buildings: { 'drone-dock': '' } },
      ].map((own) => worth({ round, players: [own, nobody] }));
      expect(full).toBeGreaterThan(empty ?? NaN);
    }
  });

  test('[ART-HARV-01] a die that is served is worth more than one that finds little', () => {
    const at = (stock: number) =>
      worth({
        round: 2,
        players: [nobody, nobody],
        vents: {
          stock,
          dice: [
            [1, 2],
            [0, 5],
          ],
        },
      });
    expect(at(7)).toBeGreaterThan(at(4));
    expect(at(4)).toBeGreaterThan(at(3));
  });

  test('[ART-EXPO-01] a lower die of another in the hand is a threat to a row', () => {
    const against = (dice: number[]) =>
      worth(
        {
          round: 2,
          players: [nobody, { ...nobody, dice }],
          quarry: { stock: 6, dice: [[0, 5]] },
        },
        'placement',
      );
    expect(against([6, 6])).toBeGreaterThan(against([4, 4]));
  });

  test('[ART-BUY-02] a bid that can be paid is worth more than one that cannot', () => {
    const withMinerals = (M: number) =>
      worth({
        round: 5,
        players: [{ E: 3, M, sh: 'Ma Ma P' }, nobody],
        gantry: { stronghold: [[0, 4]] },
      });
    expect(withMinerals(4) - withMinerals(2)).toBeGreaterThan(2);
  });

  test('[ART-EXP-04] to lead an Expedition is worth more than to follow, and to reach it than to fail', () => {
    const strength = (own: number, other: number) =>
      worth({
        round: 4,
        players: [nobody, nobody],
        expeditions: [
          {
            card: 'aurora-summit',
            dice: [
              [1, other],
              [0, own],
            ],
          },
        ],
      });
    expect(strength(6, 4)).toBeGreaterThan(strength(4, 6));
    expect(strength(4, 6)).toBeGreaterThan(strength(2, 3));
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
    for (let game = 0; game < 4; game++) {
      const specs = game % 2 === 0 ? ['mcts:200', 'greedy'] : ['greedy', 'mcts:200'];
      if (playThrough(specs, `searching ${game}`).outcome?.winners.includes(game % 2)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(3);
  });
});
