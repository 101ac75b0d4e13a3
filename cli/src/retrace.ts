import {
  type AnyGame,
  apply,
  type CoreState,
  type GameRecord,
  type Json,
  pending,
  randomFrom,
  start,
} from '@orrery/kernel';
import {
  answerLaws,
  copyLaws,
  positionLaws,
  secrecyLaws,
  type Violation,
  type Walk,
} from '@orrery/kernel/testing';

export interface Traced extends Violation {
  /** Answers that had been given. */
  readonly after: number;
}

/** Worlds that are imagined for each answer: one may not show a leak. */
const WORLDS = 8;

/** Plays a game again as it was written down and checks every law on the way, each fault told once. */
export function retrace(game: AnyGame, saved: GameRecord | Walk): Traced[] {
  const random = randomFrom('retrace');
  const found = new Map<string, Traced>();
  let after = 0;
  const note = (violation: Violation): void => {
    if (!found.has(violation.message)) found.set(violation.message, { ...violation, after });
  };
  const look = (state: CoreState, choices: readonly Json[]): void => {
    positionLaws(game, state).forEach(note);
    copyLaws(game, state).forEach(note);
    answerLaws(game, state).forEach(note);
    for (const choice of choices) {
      for (let i = 0; i < WORLDS; i++) secrecyLaws(game, state, choice, random).forEach(note);
    }
  };
  try {
    // A copy: rules that change in place must not change what was written down.
    let state: CoreState =
      saved.format === 'orrery-walk'
        ? structuredClone(saved.from)
        : start(game, saved.options, saved.seats, saved.seed);
    for (const [seat, , choice] of saved.entries) {
      look(state, [choice]);
      ({ state } = apply(game, state, { seat, choice }));
      after++;
    }
    // A failure is written down before its answer is given: it may be any of these.
    look(state, pending(game, state)?.options ?? []);
  } catch (error) {
    note({ kind: 'exceptions', message: error instanceof Error ? error.message : String(error) });
  }
  return [...found.values()];
}
