import { type AnyKnowledge, makeBot, sight } from '@orrery/bots';
import {
  type AnyGame,
  type CoreState,
  type Entry,
  type GameRecord,
  type Json,
  play,
  type Random,
  randomFrom,
  record,
  start,
} from '@orrery/kernel';
import type { Setup } from '../setup.ts';

/** How often, at questions that open a turn, an answer is drawn instead of thought about. */
const NOISE = 0.08;
/** Of those, how many are drawn by lot; the others by the priors. */
const BY_LOT = 0.2;

/** One game of a bot against itself. */
export interface SelfPlay {
  readonly setup: Setup;
  readonly seed: string;
  readonly spec: string;
  /** Every second game is played with noise, or a net never sees what good play avoids. */
  readonly noisy: boolean;
}

const clock = (): number => performance.now();
const GRAIN = 2 ** 20;

export function playSelf(
  game: AnyGame,
  knowledge: AnyKnowledge,
  { setup: { seats, options }, seed, spec, noisy }: SelfPlay,
): GameRecord {
  const state: CoreState = start(game, options, seats, seed);
  const dice = randomFrom(`noise ${seed}`);
  const bots = state.players.map((_, seat) => makeBot(spec, knowledge, `${seed} ${seat}`, clock));
  const entries: Entry[] = [];
  while (state.outcome === null) {
    const seen = sight(game, state);
    const { seat, ask, options: answers } = seen;
    let choice = answers[0] as Json;
    if (answers.length > 1) {
      const opens = knowledge.turnAsks?.includes(ask) ?? true;
      const stray = noisy && opens && dice(GRAIN) < NOISE * GRAIN;
      choice = stray
        ? drawn(knowledge, seen.imagine(dice), ask, answers, dice)
        : (bots[seat]?.choose(seen) ?? null);
    }
    entries.push(answers.length === 1 ? [seat, ask, choice, 1] : [seat, ask, choice]);
    play(game, state, choice);
  }
  return record(game, state, { seats, options, seed, entries });
}

/** An answer by lot or by the priors. */
function drawn(
  knowledge: AnyKnowledge,
  world: CoreState,
  ask: string,
  answers: readonly Json[],
  dice: Random,
): Json {
  const byLot = dice(GRAIN) < BY_LOT * GRAIN;
  const priors = byLot ? [] : (knowledge.priors?.(world, ask, answers) ?? []);
  const weights = answers.map((_, i) => Math.max(priors[i] ?? 1, 0));
  let left = (dice(GRAIN) / GRAIN) * weights.reduce((sum, weight) => sum + weight, 0);
  const found = weights.findIndex((weight) => (left -= weight) <= 0);
  return answers[Math.max(found, 0)] as Json;
}
