import { asked, randomFrom } from '@orrery/kernel';
import type { AnyKnowledge } from './knowledge.ts';
import { Search } from './search.ts';
import type { Worlds } from './sight.ts';
import { judge } from './worth.ts';

/** Each seat's chance to win, summing to 1: a short search, averaged over the worlds imagined. */
export function chances(
  seen: Worlds,
  knowledge: AnyKnowledge,
  iterations: number,
  seed: string,
): readonly number[] {
  const random = randomFrom(seed);
  const world = seen.imagine(random);
  if (asked(seen.game, world) === null) {
    return judge(knowledge, world).chances;
  }
  const search = new Search(seen, knowledge, random);
  search.step(Math.max(1, iterations));
  return surer(search.chances(), knowledge.sureness ?? 1);
}

/** A search also follows answers that nobody would give, which draws chances to the middle. */
function surer(all: readonly number[], sureness: number): readonly number[] {
  const powers = all.map((chance) => chance ** sureness);
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
