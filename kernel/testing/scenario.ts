import {
  type AnyGame,
  apply,
  type CoreState,
  type Game,
  IllegalChoice,
  type Json,
  type Pending,
  pending,
  type RuleId,
  type Task,
} from '../src/index.ts';
import { push } from '../src/play.ts';

/** A game put into the middle of things: run a task, look at the question, answer it, look again. */
export class Scenario<S extends CoreState<T>, T extends Task, E extends Task, V> {
  readonly game: Game<S, T, E, V, unknown>;
  state: S;
  /** Everything that happened since the scenario began. */
  readonly events: E[] = [];

  constructor(game: Game<S, T, E, V, unknown>, state: S) {
    this.game = game;
    this.state = state;
  }

  run(task: T): this {
    push(this.game as AnyGame, this.state, task, this.events);
    return this;
  }

  /** The question on top; null when nothing is asked. */
  asked(): Pending | null {
    return this.state.tasks.length === 0 ? null : pending(this.game as AnyGame, this.state);
  }

  options(): readonly Json[] {
    return this.asked()?.options ?? [];
  }

  /** Whoever is asked answers; an answer that is not offered throws. */
  answer(...choices: readonly Json[]): this {
    for (const choice of choices) {
      const seat = this.asked()?.seat ?? 0;
      const { state, events } = apply(this.game as AnyGame, this.state, { seat, choice });
      this.state = state;
      this.events.push(...events);
    }
    return this;
  }

  /** The rule by which an answer is refused; throws when it is taken. */
  refused(choice: Json): RuleId | null {
    const seat = this.asked()?.seat ?? 0;
    try {
      apply(this.game as AnyGame, this.state, { seat, choice });
    } catch (error) {
      if (error instanceof IllegalChoice) return error.rule;
      throw error;
    }
    throw new Error(`${JSON.stringify(choice)} was taken`);
  }
}
