import { makeBot, sight } from '@orrery/bots';
import { pending, play, sameJson, start } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { templateKnowledge } from '../bots/index.ts';
import { type Template, template } from '../rules/index.ts';
import { total } from '../rules/state.ts';

function playThrough(specs: readonly string[], seed: string): Template {
  const s = start(template, {}, specs.length, seed);
  const bots = specs.map((spec, i) => makeBot(spec, templateKnowledge, `${seed} ${i}`, () => 0));
  for (let asked = pending(template, s); asked !== null; asked = pending(template, s)) {
    const choice = bots[asked.seat]?.choose(sight(template, s)) ?? null;
    expect(asked.options.some((option) => sameJson(option, choice))).toBe(true);
    expect(templateKnowledge.evaluate(s).every(Number.isFinite)).toBe(true);
    expect(templateKnowledge.priors?.(s, asked.ask, asked.options)).toHaveLength(
      asked.options.length,
    );
    play(template, s, choice);
  }
  return s;
}

test.each([2, 3, 4])('bots play a game for %i to its end', (seats) => {
  const specs = Array.from({ length: seats }, (_, i) => (i % 2 === 0 ? 'greedy' : 'random'));
  expect(playThrough(specs, `game ${seats}`).outcome).not.toBeNull();
});

test('a bot that looks at the points beats one that does not', () => {
  const gaps = Array.from({ length: 20 }, (_, i) => {
    const [greedy, random] = playThrough(['greedy', 'random'], `${i}`).players;
    return greedy && random ? total(greedy) - total(random) : expect.fail();
  });
  expect(gaps.reduce((sum, gap) => sum + gap, 0)).toBeGreaterThan(0);
});
