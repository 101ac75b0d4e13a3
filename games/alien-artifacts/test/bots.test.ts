import { makeBot, sight } from '@orrery/bots';
import { pending, play, randomFrom, sameJson, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { alienKnowledge } from '../bots/index.ts';
import { turnsLeft } from '../bots/turns.ts';
import { rich } from '../rich.ts';
import { type Alien, alienArtifacts } from '../rules/index.ts';
import { mine } from './scenario.ts';

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
});
