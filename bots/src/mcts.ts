import {
  type CoreState,
  hash,
  type Json,
  pending,
  play,
  type Random,
  type Seat,
  viewFor,
} from '@orrery/kernel';
import type { Bot, Estimate } from './bot.ts';
import { misjudged } from './blur.ts';
import { inChain } from './chain.ts';
import type { AnyKnowledge } from './knowledge.ts';
import { Search } from './search.ts';
import type { Sight } from './sight.ts';

/** What one question may cost. */
export type Budget = { readonly ms: number } | { readonly iterations: number };

/** Iterations between two looks at the clock. */
const SLICE = 16;

/** The most of a budget that a later question of the same turn may take. */
const LATER_SHARE = 0.3;

/** A search kept for the next small question of the same turn, and the view it must be met with. */
interface Kept {
  readonly search: Search;
  readonly seat: Seat;
  readonly ask: string;
  readonly choice: Json;
  readonly view: string;
}

export function mctsBot(
  spec: string,
  knowledge: AnyKnowledge,
  random: Random,
  budget: Budget,
  blur: number,
  now: () => number,
): Bot {
  let kept: Kept | null = null;

  const viewed = ({ game, seat }: Sight, world: CoreState): string =>
    hash(viewFor(game, world, seat));

  const spend = (search: Search, { seat, ask }: Sight, share: number): void => {
    if ('iterations' in budget)
      return search.step(Math.max(1, Math.ceil(budget.iterations * share)));
    const before = search.iterations;
    const start = now();
    const end = start + budget.ms * share;
    for (let time = start; time < end;) {
      search.step(SLICE);
      time = now();
      const pace = (search.iterations - before) / (time - start);
      // What is left of the time could not change the answer.
      if (search.lead(seat, ask) > pace * (end - time)) return;
    }
  };

  /** Goes on with the search of the same turn: what it already did for this answer is not paid twice. */
  const goOn = ({ search, seat, ask, choice }: Kept, sight: Sight): Search => {
    const whole = search.iterations;
    search.follow(seat, ask, choice, sight);
    spend(search, sight, Math.min(LATER_SHARE, 1 - search.iterations / whole));
    return search;
  };

  const begin = (sight: Sight): Search => {
    const search = new Search(sight, knowledge, random);
    spend(search, sight, 1);
    return search;
  };

  const keep = (search: Search, sight: Sight, choice: Json): Kept | null => {
    const { game, seat, ask } = sight;
    const world = sight.imagine(random);
    let certain = play(game, world, choice);
    while (certain && inChain(game, knowledge, world, seat)) {
      const options = pending(game, world)?.options ?? [];
      if (options.length > 1) return { search, seat, ask, choice, view: viewed(sight, world) };
      certain = play(game, world, options[0] as Json);
    }
    return null;
  };

  const choose = (sight: Sight): Json => {
    if (sight.options.length === 1) return sight.options[0] as Json;
    const same = kept !== null && viewed(sight, sight.imagine(random)) === kept.view;
    const search = same && kept !== null ? goOn(kept, sight) : begin(sight);
    const found = search.ranking(sight.seat, sight.ask);
    const seen = blur === 0 ? found : misjudged(found, blur * search.deviation(sight.seat), random);
    const choice = (seen[0] ?? found[0])?.choice ?? null;
    kept = keep(search, sight, choice);
    return choice;
  };

  const estimate = (sight: Sight): readonly Estimate[] =>
    begin(sight).ranking(sight.seat, sight.ask);

  return { spec, choose, estimate };
}
