import { Bug, IllegalChoice, OrreryError } from './errors.ts';
import { sameJson } from './json.ts';
import { below, rngFrom } from './random.ts';
import type {
  AnyGame,
  CoreState,
  Ctx,
  Handler,
  Json,
  Options,
  Question,
  Random,
  RuleId,
  Seat,
  Task,
  Viewer,
} from './types.ts';

/** More effects in a row than any rulebook asks for: the rules run in a circle. */
const ENDLESS = 10_000;

type AnyQuestion = Question<unknown, Task, Json, Task, Task>;
type StateOf<G extends AnyGame> = ReturnType<G['setup']>;
type EventOf<G extends AnyGame> = NonNullable<ReturnType<G['viewEvent']>>;

class Run implements Ctx<Task, Task> {
  readonly state: CoreState;
  readonly events: Task[] | null;
  readonly queue: Task[] = [];
  /** How many events came before chance or a secret spoke; -1: neither did. */
  barrierAt = -1;
  constructor(state: CoreState, events: Task[] | null) {
    this.state = state;
    this.events = events;
  }
  then(...tasks: readonly Task[]): void {
    for (const task of tasks) this.queue.push(task);
  }
  random(n: number): number {
    this.reveal();
    return below(this.state.rng, n);
  }
  reveal(): void {
    if (this.barrierAt < 0) this.barrierAt = this.events?.length ?? 0;
  }
  emit(event: Task): void {
    this.events?.push(event);
  }
  /** What a handler asked for goes on top, the first of it uppermost. */
  flush(): void {
    for (let task = this.queue.pop(); task !== undefined; task = this.queue.pop()) {
      this.state.tasks.push(task);
    }
  }
}

function handlerOf(game: AnyGame, task: Task): Handler<unknown, Task, Task, Task> {
  const handlers: Record<string, Handler<unknown, Task, Task, Task>> = game.handlers;
  return handlers[task.type] ?? bug(`no handler for task ${task.type}`);
}

function bug(message: string): never {
  throw new Bug(message);
}

/** Runs effects until a question is on top, the game is over, or nothing is left. */
function settle(game: AnyGame, state: CoreState, run: Run): void {
  for (let count = 0; state.outcome === null; count++) {
    const task = state.tasks.at(-1);
    if (task === undefined) return;
    const handler = handlerOf(game, task);
    if ('choose' in handler) return;
    if (count > ENDLESS) bug(`effects run for ever, at ${task.type}`);
    state.tasks.pop();
    handler.run(state, task, run);
    run.flush();
  }
}

/** Puts a task on top and runs what runs by itself: for tests that start in the middle. */
export function push(game: AnyGame, state: CoreState, task: Task, events: Task[]): void {
  state.tasks.push(task);
  settle(game, state, new Run(state, events));
}

/** Options given, completed by the usual values; refuses what the game does not know. */
export function completeOptions(game: AnyGame, options: Options): Options {
  for (const [key, value] of Object.entries(options)) {
    const values = Object.hasOwn(game.options, key) ? game.options[key] : undefined;
    if (values === undefined)
      throw new OrreryError('BAD_OPTIONS', `${game.id} has no option "${key}"`);
    if (!values.some((v) => sameJson(v, value))) {
      const list = values.map((v) => JSON.stringify(v)).join(', ');
      throw new OrreryError('BAD_OPTIONS', `option "${key}" of ${game.id} takes ${list}`);
    }
  }
  const usual = Object.entries(game.options).map(([key, values]) => [key, values[0] as Json]);
  return { ...Object.fromEntries(usual), ...options };
}

/** A new game, up to its first question. */
export function start<G extends AnyGame>(
  game: G,
  options: Options,
  seats: number,
  seed: string,
  events?: EventOf<G>[],
): StateOf<G> {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    throw new OrreryError('BAD_SEATS', `${game.id} is for ${min} to ${max} players, not ${seats}`);
  }
  const rng = rngFrom(seed);
  const state: CoreState = game.setup(completeOptions(game, options), seats, (n) => below(rng, n));
  state.rng = rng;
  settle(game, state, new Run(state, events ?? null));
  return state as StateOf<G>;
}

/** Who is asked what, without the list of answers. */
export interface Asked extends Required<Pick<AnyQuestion, 'rule' | 'privateOptions'>> {
  readonly seat: Seat;
  readonly ask: string;
  readonly task: Task;
}

export interface Pending extends Asked {
  readonly options: readonly Json[];
}

export function asked(game: AnyGame, state: CoreState): Asked | null {
  if (state.outcome !== null) return null;
  const task = state.tasks.at(-1) ?? bug('no task is left and the game has no outcome');
  const question = handlerOf(game, task) as AnyQuestion;
  const { rule, privateOptions = false } = question;
  return { seat: question.seat(state, task), ask: task.type, rule, privateOptions, task };
}

/** The question on top with every legal answer; null when the game is over. */
export function pending(game: AnyGame, state: CoreState): Pending | null {
  const about = asked(game, state);
  if (about === null) return null;
  const question = handlerOf(game, about.task) as AnyQuestion;
  return { ...about, options: question.options(state, about.task) };
}

function answer(game: AnyGame, state: CoreState, choice: Json, events: Task[] | null): Run {
  const task = state.tasks.pop() ?? bug('a finished game was played on');
  const run = new Run(state, events);
  (handlerOf(game, task) as AnyQuestion).choose(state, task, choice, run);
  run.flush();
  settle(game, state, run);
  return run;
}

/** Plays an offered answer in place, for bots and replay; true: it can be undone. */
export function play<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  choice: Json,
  events?: EventOf<G>[],
): boolean {
  return answer(game, state, choice, events ?? null).barrierAt < 0;
}

export interface Applied<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  readonly undoable: boolean;
  /** How many of the events were certain before chance or a secret spoke. */
  readonly certain: number;
}

/** Pure: a new state and its events. Refuses what is not offered, naming the rule. */
export function apply<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  entry: { readonly seat: Seat; readonly choice: Json },
  question = pending(game, state),
): Applied<StateOf<G>, EventOf<G>> {
  const { seat, choice } = entry;
  if (question === null) throw new IllegalChoice('GAME_OVER', entry);
  if (question.seat !== seat) {
    throw new IllegalChoice('NOT_YOUR_TURN', { seat, choice, asked: question.seat });
  }
  const offered = question.options.find((option) => sameJson(option, choice));
  if (offered === undefined) {
    const rule = refusal(game, state, choice) ?? question.rule;
    throw new IllegalChoice('NOT_OFFERED', { seat, choice, rule });
  }
  const events: Task[] = [];
  const copy: CoreState = game.clone(state);
  const { barrierAt } = answer(game, copy, offered, events);
  return {
    state: copy as StateOf<G>,
    events: events as EventOf<G>[],
    undoable: barrierAt < 0,
    certain: barrierAt < 0 ? events.length : barrierAt,
  };
}

/** Why is this answer not offered? The rule that forbids it, or null where no rule speaks of it. */
export function refusal(game: AnyGame, state: CoreState, choice: Json): RuleId | null {
  const task = state.outcome === null ? state.tasks.at(-1) : undefined;
  if (task === undefined) return null;
  return (handlerOf(game, task) as AnyQuestion).refuse?.(state, task, choice) ?? null;
}

/** The game as the viewer may take it to be: hidden things dealt again, future chance unknown. */
export function imagine<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  viewer: Viewer,
  random: Random,
): StateOf<G> {
  const copy: CoreState = game.imagine(state, viewer, random);
  copy.rng = [random(2 ** 31), random(2 ** 31), random(2 ** 31), random(2 ** 31)];
  return copy as StateOf<G>;
}
