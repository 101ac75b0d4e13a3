import { clone } from './clone.ts';
import { fail, IllegalChoice, missing } from './errors.ts';
import { sameJson } from './json.ts';
import { below, keyFrom } from './random.ts';
import type { AnyGame, CoreState, Ctx, Forbidden, Handler } from './types.ts';
import type { Json, Options, Question, Seat, Setup, Task } from './types.ts';

/** More effects in a row than any rulebook asks for: the rules run in a circle. */
const ENDLESS = 10_000;

type AnyQuestion = Question<unknown, Task, Json, Task, Task>;
export type StateOf<G extends AnyGame> = Parameters<G['scores']>[0];
export type EventOf<G extends AnyGame> = NonNullable<ReturnType<G['viewEvent']>>;

class Run implements Ctx<Task, Task> {
  readonly state: CoreState;
  readonly events: Task[] | null;
  readonly queue: Task[] = [];
  /** How many events came before chance or a secret spoke; -1: neither did. */
  barrierAt = -1;
  /** Called after each task. */
  taskDone: (() => void) | null = null;
  constructor(state: CoreState, events: Task[] | null) {
    this.state = state;
    this.events = events;
  }
  then(...tasks: readonly Task[]): void {
    for (const task of tasks) this.queue.push(task);
  }
  random(n: number): number {
    this.reveal();
    return below(this.state, n);
  }
  reveal(): void {
    if (this.barrierAt < 0) this.barrierAt = this.events?.length ?? 0;
  }
  emit(event: Task): void {
    this.events?.push(event);
  }
  /** A task is done: what it asked for goes on top, the first of it uppermost. */
  flush(): void {
    for (let task = this.queue.pop(); task !== undefined; task = this.queue.pop()) {
      this.state.tasks.push(task);
    }
    this.taskDone?.();
  }
}

function handlerOf(game: AnyGame, task: Task): Handler<unknown, Task, Task, Task> {
  const handlers: Record<string, Handler<unknown, Task, Task, Task>> = game.handlers;
  return handlers[task.type] ?? missing('handler for task', task.type);
}

/** Runs effects until a question is on top, the game is over, or nothing is left. */
function settle(game: AnyGame, run: Run): void {
  const { state } = run;
  for (let count = 0; state.outcome === null; count++) {
    const task = state.tasks.at(-1);
    if (task === undefined) return;
    const handler = handlerOf(game, task);
    if ('choose' in handler) return;
    if (count > ENDLESS) fail('BUG', `effects run for ever, at ${task.type}`);
    state.tasks.pop();
    handler.run(state, task, run);
    run.flush();
  }
}

/** Puts a task on top and runs what runs by itself: for tests that start in the middle. */
export function push(game: AnyGame, state: CoreState, task: Task, events: Task[]): void {
  state.tasks.push(task);
  settle(game, new Run(state, events));
}

/** Options given, completed by the usual values; refuses what the game does not know. */
export function completeOptions(game: AnyGame, options: Options): Options {
  const known = new Map(Object.entries(game.options));
  for (const [key, value] of Object.entries(options)) {
    const values = known.get(key) ?? fail('BAD_OPTIONS', `${game.id} has no option "${key}"`);
    if (values.some((v) => sameJson(v, value))) continue;
    const list = values.map((v) => JSON.stringify(v)).join(', ');
    fail('BAD_OPTIONS', `option "${key}" of ${game.id} takes ${list}`);
  }
  const usual = [...known].map(([key, values]) => [key, values[0] as Json]);
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
    fail('BAD_SEATS', `${game.id} is for ${min} to ${max} players, not ${seats}`);
  }
  const chance = { key: keyFrom(seed), drawn: 0 };
  const all = completeOptions(game, options);
  const setup = game.setup(all, seats, (n) => below(chance, n)) as Setup<CoreState>;
  const state: CoreState = { ...chance, outcome: null, ...setup };
  settle(game, new Run(state, events ?? null));
  return state;
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
  const task = state.tasks.at(-1) ?? missing('task and no outcome in this game of', game.id);
  const question = handlerOf(game, task) as AnyQuestion;
  const { rule, privateOptions = false } = question;
  return { seat: question.seat(state, task), ask: task.type, rule, privateOptions, task };
}

/** The question on top with every legal answer; null when the game is over. */
export function pending(game: AnyGame, state: CoreState): Pending | null {
  const top = asked(game, state);
  if (top === null) return null;
  const { seat, ask, rule, privateOptions, task } = top;
  return { seat, ask, rule, privateOptions, task, options: optionsOf(game, state, task) };
}

function optionsOf(game: AnyGame, state: CoreState, task: Task): readonly Json[] {
  const question = handlerOf(game, task) as AnyQuestion;
  if (question.options !== undefined) return question.options(state, task);
  const isAllowed = (choice: Json) => question.forbid(state, task, choice) === null;
  return question.candidates(state, task).filter(isAllowed);
}

/** A candidate that is not allowed, and why. */
export type Refused = Forbidden & { readonly choice: Json };

/** Everything that a player might try at the question on top and may not, each with its reason. */
export function refusals(game: AnyGame, state: CoreState): readonly Refused[] {
  const task = asked(game, state)?.task;
  if (task === undefined) return [];
  const question = handlerOf(game, task) as AnyQuestion;
  return question.candidates(state, task).flatMap((choice) => {
    const forbidden = question.forbid(state, task, choice);
    return forbidden === null ? [] : [{ choice, ...forbidden }];
  });
}

function answer(game: AnyGame, run: Run, choice: Json): void {
  const { state } = run;
  const task = state.tasks.pop() ?? missing('question is left in this game of', game.id);
  (handlerOf(game, task) as AnyQuestion).choose(state, task, choice, run);
  run.flush();
  settle(game, run);
}

/** Plays an offered answer in place, for bots and replay; true: it can be undone. */
export function play<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  choice: Json,
  events?: EventOf<G>[],
): boolean {
  const run = new Run(state, events ?? null);
  answer(game, run, choice);
  return run.barrierAt < 0;
}

export type Answer = { readonly seat: Seat; readonly choice: Json };

/** The offered answer that is meant; refuses what is not offered, naming the rule. */
function offered(game: AnyGame, state: CoreState, given: Answer, question: Pending | null): Json {
  const { seat, choice } = given;
  if (question === null) throw new IllegalChoice('GAME_OVER', given);
  if (question.seat !== seat) {
    throw new IllegalChoice('NOT_YOUR_TURN', { seat, asked: question.seat });
  }
  for (const option of question.options) if (sameJson(option, choice)) return option;
  const refused = refusals(game, state).find((one) => sameJson(one.choice, choice));
  throw new IllegalChoice('NOT_OFFERED', { seat, rule: refused?.rule ?? question.rule });
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
  given: Answer,
  question = pending(game, state),
): Applied<StateOf<G>, EventOf<G>> {
  const choice = offered(game, state, given, question);
  const events: Task[] = [];
  const run = new Run(clone(state), events);
  answer(game, run, choice);
  const undoable = run.barrierAt < 0;
  const certain = undoable ? events.length : run.barrierAt;
  return { state: run.state, events: events as EventOf<G>[], undoable, certain };
}

/** The position when these events had happened. */
export interface Frame<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  /** Neither chance nor a secret had spoken yet. */
  readonly certain: boolean;
}

/** The same answer step by step: a frame after each task that told something, the last one final. */
export function frames<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  given: Answer,
): readonly Frame<StateOf<G>, EventOf<G>>[] {
  const choice = offered(game, state, given, pending(game, state));
  const taken: Frame<CoreState, Task>[] = [];
  const events: Task[] = [];
  const run = new Run(clone(state), events);
  const film = (position: CoreState): number =>
    taken.push({ state: position, events: events.splice(0), certain: run.barrierAt < 0 });
  run.taskDone = () => {
    if (events.length > 0) film(clone(run.state));
  };
  answer(game, run, choice);
  // What ran silently after the last event belongs to its frame, unless chance or a secret spoke in it:
  // what was certain stays so, whatever came of it.
  if (taken.at(-1)?.certain === run.barrierAt < 0) events.push(...(taken.pop()?.events ?? []));
  film(run.state);
  return taken as Frame<StateOf<G>, EventOf<G>>[];
}
