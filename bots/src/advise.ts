import { type CoreState, type Json, randomFrom, type Seat } from '@orrery/kernel';
import type { AnyKnowledge, Judgement, Parts } from './knowledge.ts';
import { Search } from './search.ts';
import type { Sight } from './sight.ts';

/** What may still come: all that a game does not tell by parts. */
export const TO_COME = 'toCome';
/** What the strongest rival may expect, taken off. */
export const RIVALS = 'rivals';

/** What an answer is worth to the seat that is asked, as far as it can know. */
export interface Advice {
  readonly choice: Json;
  /** Its chance to win, 0 to 1; alone, of no meaning. */
  readonly chance: number;
  /** The lead that it may expect at the end; alone, its points. */
  readonly points: number;
  /** What the lead is made of. */
  readonly parts: Parts;
  /** How much of the thinking went into it, 0 to 1. */
  readonly weight: number;
}

/** A decision looked back at: what was answered, and the best answer that was found. */
export interface Verdict {
  readonly played: Advice;
  /** The answer given itself, where nothing better was found. */
  readonly best: Advice;
}

/** How long is thought about a question. */
export type Patience =
  | { readonly iterations: number }
  | { readonly ms: number; readonly now: () => number };

/** Iterations between two looks at the clock. */
const SLICE = 32;
/** The part of the thinking that goes into the free search; the rest compares its best answers. */
const FREE = 0.6;

/** What was found of one answer, summed. */
class Found {
  visits = 0;
  chance = 0;
  points = 0;
  readonly parts: Record<string, number> = {};
}

/** Compares the answers of one question, and knows why one is better. */
class Adviser {
  readonly #sight: Sight;
  readonly #knowledge: AnyKnowledge;
  readonly #search: Search;
  readonly #found = new Map<string, Found>();
  /** There is nobody to win against: points count. */
  isAlone = false;

  constructor(sight: Sight, knowledge: AnyKnowledge, seed: string) {
    this.#sight = sight;
    this.#knowledge = knowledge;
    this.#search = new Search(sight, knowledge, randomFrom(`advice ${seed}`), (...seen) =>
      this.#learn(...seen),
    );
  }

  think(patience: Patience, share: number, first?: Json): void {
    if ('iterations' in patience) {
      this.#search.step(Math.max(1, Math.ceil(patience.iterations * share)), first);
      return;
    }
    const end = patience.now() + patience.ms * share;
    do this.#search.step(SLICE, first);
    while (patience.now() < end);
  }

  /** The answers most tried, the best tried first. */
  tried(most: number): Json[] {
    const { seat, ask } = this.#sight;
    return this.#search
      .ranking(seat, ask)
      .slice(0, most)
      .map(({ choice }) => choice);
  }

  adviceOn(choice: Json): Advice {
    const { visits, chance, points, parts } = this.#of(choice);
    const each = Math.max(1, visits);
    const mean = Object.entries(parts).map(([part, sum]) => [part, sum / each] as const);
    return {
      choice,
      chance: chance / each,
      points: points / each,
      parts: Object.fromEntries(mean),
      weight: visits / Math.max(1, this.#search.iterations),
    };
  }

  readonly byWorth = (a: Advice, b: Advice): number =>
    this.isAlone ? b.points - a.points : b.chance - a.chance;

  #of(choice: Json): Found {
    const key = JSON.stringify(choice);
    const known = this.#found.get(key) ?? new Found();
    this.#found.set(key, known);
    return known;
  }

  #learn(answer: Json, world: CoreState, { chances }: Judgement): void {
    const { seat } = this.#sight;
    const found = this.#of(answer);
    this.isAlone = chances.length === 1;
    const parts = this.#partsOf(world, seat);
    found.visits++;
    found.chance += chances[seat] ?? 0;
    for (const [part, points] of Object.entries(parts)) {
      found.points += points;
      found.parts[part] = (found.parts[part] ?? 0) + points;
    }
  }

  /** What the seat may expect by parts, less what its strongest rival may. */
  #partsOf(world: CoreState, seat: Seat): Parts {
    // What is over is counted by the rules.
    const told = world.outcome === null ? this.#knowledge.parts?.(world) : undefined;
    const points = told?.map(sum) ?? this.#knowledge.evaluate(world);
    const own = told?.[seat] ?? this.#soFar(world, seat, points[seat] ?? 0);
    const rivals = points.filter((_, other) => other !== seat);
    return rivals.length === 0 ? own : { ...own, [RIVALS]: -Math.max(...rivals) };
  }

  /** The points as they stand, and what may still come. */
  #soFar(world: CoreState, seat: Seat, points: number): Parts {
    const score = this.#sight.game.scores(world)[seat];
    return { ...score?.parts, [TO_COME]: points - (score?.total ?? 0) };
  }
}

const sum = (parts: Parts): number => Object.values(parts).reduce((all, n) => all + n, 0);

/** The best answers to the question that the sight shows, the best first. */
export function advise(
  sight: Sight,
  knowledge: AnyKnowledge,
  patience: Patience,
  seed: string,
  most = 3,
): readonly Advice[] {
  const adviser = new Adviser(sight, knowledge, seed);
  adviser.think(patience, FREE);
  const best = adviser.tried(most);
  for (const choice of best) adviser.think(patience, (1 - FREE) / best.length, choice);
  const advice = best.map((choice) => adviser.adviceOn(choice));
  return advice.sort(adviser.byWorth);
}

/** What an answer cost that was given: it is compared with the best one found. */
export function lookBack(
  sight: Sight,
  knowledge: AnyKnowledge,
  choice: Json,
  iterations: number,
  seed: string,
): Verdict {
  const adviser = new Adviser(sight, knowledge, seed);
  adviser.think({ iterations }, FREE);
  const [best = choice] = adviser.tried(1);
  const isBest = JSON.stringify(best) === JSON.stringify(choice);
  for (const one of isBest ? [] : [best, choice])
    adviser.think({ iterations }, (1 - FREE) / 2, one);
  const played = adviser.adviceOn(choice);
  const found = adviser.adviceOn(best);
  return { played, best: adviser.byWorth(found, played) < 0 ? found : played };
}
