import {
  type AnyGame,
  clone,
  type CoreState,
  pending,
  play,
  type Random,
  type Seat,
} from '@orrery/kernel';
import type { Bot, Estimate } from './bot.ts';
import { finishChain, inChain } from './chain.ts';
import type { AnyKnowledge } from './knowledge.ts';
import type { Sight } from './sight.ts';
import { worthsOf } from './worth.ts';

const WORLDS = 2;
/** Positions looked at for one decision; past them a turn is finished without looking around. */
const POSITIONS = 1600;

interface Looking {
  readonly game: AnyGame;
  readonly knowledge: AnyKnowledge;
  readonly seat: Seat;
  readonly random: Random;
  /** Positions that may still be looked at. */
  left: number;
}

/** The best worth the seat can reach by finishing its turn; the state is used up. */
function bestFinish(looking: Looking, state: CoreState): number {
  const { game, knowledge, seat, random } = looking;
  looking.left--;
  if (looking.left <= 0) finishChain(game, knowledge, state, seat, random);
  if (!inChain(game, knowledge, state, seat)) return worthsOf(knowledge, state)[seat] ?? 0;
  let best = -Infinity;
  for (const option of pending(game, state)?.options ?? []) {
    const copy = clone(state);
    play(game, copy, option);
    best = Math.max(best, bestFinish(looking, copy));
  }
  return best;
}

/** One step ahead: the answer whose turn, finished as well as possible, is worth most. */
export function greedyBot(spec: string, knowledge: AnyKnowledge, random: Random): Bot {
  const estimate = ({ game, seat, options, imagine }: Sight): Estimate[] => {
    const imagined = Array.from({ length: WORLDS }, () => imagine(random));
    const allowance = POSITIONS / (WORLDS * options.length);
    const weight = 1 / options.length;
    const estimates = options.map((choice) => {
      let sum = 0;
      for (const world of imagined) {
        const copy = clone(world);
        play(game, copy, choice);
        sum += bestFinish({ game, knowledge, seat, random, left: allowance }, copy);
      }
      return { choice, worth: sum / WORLDS, weight, luck: random(2 ** 20) };
    });
    estimates.sort((a, b) => b.worth - a.worth || a.luck - b.luck);
    return estimates.map(({ choice, worth }) => ({ choice, worth, weight }));
  };
  const choose: Bot['choose'] = (sight) => {
    const [only] = sight.options;
    if (sight.options.length === 1 && only !== undefined) return only;
    return estimate(sight)[0]?.choice ?? null;
  };
  return { spec, choose, estimate };
}
