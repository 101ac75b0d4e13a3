import { LEVELS, levelOf, makeBot, sight, specOf } from '@orrery/bots';
import { pending, play, randomFrom, sameJson, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { alienKnowledge } from '../bots/index.ts';
import { turnsLeft } from '../bots/turns.ts';
import { rich } from '../rich.ts';
import { type Alien, alienArtifacts } from '../rules/index.ts';
import { mine, type PlayerSpec, type Res } from './scenario.ts';

function playThrough(specs: readonly string[], seed: string): Alien {
  const s = start(alienArtifacts, {}, specs.length, seed);
  const bots = specs.map((spec, i) => makeBot(spec, alienKnowledge, `${seed} ${i}`, () => 0));
  for (let asked = pending(alienArtifacts, s); asked; asked = pending(alienArtifacts, s)) {
    const [only, ...others] = asked.options;
    const choice = others.length === 0 ? only : bots[asked.seat]?.choose(sight(alienArtifacts, s));
    expect(asked.options.some((option) => sameJson(option, choice ?? null))).toBe(true);
    play(alienArtifacts, s, choice ?? null);
  }
  return s;
}

describe('bots', () => {
  test('they play a game for three to its end', () => {
    expect(playThrough(['greedy', 'random', 'greedy'], 'three').outcome).not.toBeNull();
  });

  test('one that looks at the points beats one that does not', () => {
    const gaps = [0, 1].map((i) => {
      const s = playThrough(['greedy', 'random'], `pair ${i}`);
      const [greedy, random] = alienArtifacts.scores(s);
      return (greedy?.total ?? 0) - (random?.total ?? 0);
    });
    expect(gaps.reduce((sum, gap) => sum + gap, 0)).toBeGreaterThan(5);
  });

  test('every level is a bot of its own at every table', () => {
    for (const seats of [2, 3, 4, 5]) {
      const found = LEVELS.map(({ id }) => {
        const { spec } = makeBot(specOf(id, alienKnowledge, seats), alienKnowledge, id, () => 0);
        return levelOf(spec, alienKnowledge, seats);
      });
      expect(found).toEqual(LEVELS.map(({ id }) => id));
    }
  });

  test('what they know is finite, and weighs every answer of late positions', () => {
    const random = randomFrom('known');
    for (let n = 0; n < 40; n++) {
      const s = rich({ factions: 'random' }, 2 + (n % 4), random);
      for (let step = 0; step < 12; step++) {
        const asked = pending(alienArtifacts, s);
        if (asked === null) break;
        expect(alienKnowledge.evaluate(s).every(Number.isFinite)).toBe(true);
        expect(alienKnowledge.spread?.(s)).toBeGreaterThan(0);
        const weights = alienKnowledge.priors?.(s, asked.ask, asked.options) ?? [];
        expect(weights).toHaveLength(asked.options.length);
        expect(weights.every((one) => Number.isFinite(one) && one > 0)).toBe(true);
        play(alienArtifacts, s, asked.options[random(asked.options.length)] ?? null);
      }
    }
  });

  test('what cannot be finished any more is worth nothing at the end', () => {
    const worth = (ending: boolean): number => {
      const { state } = mine(
        { hand: [1, 2], waiting: ['planet-loam'], artifacts: ['artifact-witness-stone'] },
        { state: { ending, marker: 1, first: 1, turn: 1, tasks: [] } },
      );
      // The player's last turn is over: seat 1 began and seat 0 was last.
      state.overtime = ending;
      return alienKnowledge.evaluate(state)[0] ?? 0;
    };
    expect(worth(true)).toBe(0);
    expect(worth(false)).toBeGreaterThan(3);
  });

  test('turns to come: fewer with a smaller deck, one more in the last round for who is to come', () => {
    const { state } = mine({}, { state: { marker: 2 } });
    const many = turnsLeft(state, 0);
    state.marker = 1;
    expect(turnsLeft(state, 0)).toBeLessThan(many);
    state.ending = true;
    expect(turnsLeft(state, 1)).toBe(1);
    state.turn = 1;
    expect(turnsLeft(state, 0)).toBe(0);
  });

  const worthOf = (spec: PlayerSpec): number =>
    alienKnowledge.evaluate(mine(spec, { state: { marker: 2 } }).state)[0] ?? 0;

  test('a hoard of produced cards is worth less and less, a dear one more than a cheap one', () => {
    const under = (...cards: Res[]): number =>
      worthOf({ hand: [1], empire: [['planet-calcine O', ...cards]] });
    const [none, one, many] = [under(), under(5), under(5, 6, 7, 8, 9, 10)];
    expect(one).toBeGreaterThan(none);
    expect(many).toBeGreaterThan(one);
    expect(many - none).toBeLessThan(6 * (one - none));
  });

  test('a waiting card is worth more with what its next Action needs at hand, less if it is dear', () => {
    const waiting = ['planet-loam'];
    const planets = ['planet-calcine O', 'planet-oriel O', 'planet-marrow O'];
    const added = (hand: number[], empire: string[]): number =>
      worthOf({ hand, empire, waiting }) - worthOf({ hand, empire });
    const fits = [5, 45];
    expect(added(fits, [])).toBeGreaterThan(added([], []));
    expect(added([], planets)).toBeLessThan(added([], []));
    expect(added([], planets)).toBeGreaterThan(0);
  });

  test('an Artifact is worth what it brings, not what any Artifact brings', () => {
    const holding = (artifact: string): number => worthOf({ artifacts: [artifact] });
    expect(holding('artifact-witness-stone')).toBeGreaterThan(holding('artifact-vault-of-ages'));
  });

  test('whoever is still to come in this round has an Action more', () => {
    const lead = (first: number): number => {
      const { state } = mine({ hand: [83] }, { state: { marker: 2, first, turn: 0, tasks: [] } });
      const [own, other] = alienKnowledge.evaluate(state);
      return (own ?? 0) - (other ?? 0);
    };
    expect(lead(1)).toBeGreaterThan(lead(0));
  });
});
