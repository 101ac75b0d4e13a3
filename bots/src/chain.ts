import {
  type AnyGame,
  asked,
  type CoreState,
  type Json,
  pending,
  play,
  type Random,
  type Seat,
} from '@orrery/kernel';
import type { AnyKnowledge } from './knowledge.ts';

/** A turn of small questions that is longer than this is cut and judged as it stands. */
const LONGEST_CHAIN = 16;

/** Is the seat still in the middle of the turn it began? */
export function inChain(
  game: AnyGame,
  knowledge: AnyKnowledge,
  state: CoreState,
  seat: Seat,
): boolean {
  const question = asked(game, state);
  if (question === null || question.seat !== seat) return false;
  return !(knowledge.turnAsks?.includes(question.ask) ?? false);
}

/** Answers the small questions left of a seat's turn, each by its weightiest answer. */
export function finishChain(
  game: AnyGame,
  knowledge: AnyKnowledge,
  state: CoreState,
  seat: Seat,
  random: Random,
): void {
  for (let n = 0; n < LONGEST_CHAIN && inChain(game, knowledge, state, seat); n++) {
    const question = pending(game, state);
    if (question === null) return;
    play(game, state, quickAnswer(knowledge, state, question.ask, question.options, random));
  }
}

function quickAnswer(
  knowledge: AnyKnowledge,
  state: CoreState,
  ask: string,
  options: readonly Json[],
  random: Random,
): Json {
  if (options.length === 1) return options[0] as Json;
  const weights = knowledge.priors?.(state, ask, options);
  if (weights === undefined) return options[random(options.length)] as Json;
  let best = 0;
  for (let i = 1; i < options.length; i++) {
    if ((weights[i] ?? 0) > (weights[best] ?? 0)) best = i;
  }
  return options[best] as Json;
}
