import { clone } from './clone.ts';
import { Bug, IllegalChoice, OrreryError } from './errors.ts';
import { sameJson } from './json.ts';
import { below, keyFrom } from './random.ts';
import type {
  AnyGame,
  CoreState,
  Ctx,
  Forbidden,
  Handler,
  Json,
  Options,
  Question,
  Seat,
  Setup,
  Task,
} from './types.ts';

/** More effects in a row than any rulebook asks for: the rules run in a circle. */
const ENDLESS = 10_000;

type AnyQuestion = Question<unknown, Task, Json, Task, Task>;
export type StateOf<G extends AnyGame> = Parameters<G['scores']>[0];
type EventOf<G extends AnyGame> = NonNullable<ReturnType<G['viewEvent']>>;

/** The table as it stood when these events had happened. */
export interface Frame<S, E> {
  readonly state: S;
  readonly events: readonly E[];
  /** Neither chance nor a secret had spoken yet. */
  readonly certain: boolean;
}
type AnyFrame = Frame<CoreState, Task>;

class Run implements Ctx<Task, Task> {
  readonly state: CoreState;
  readonly events: Task[] | null;
  readonly frames: AnyFrame[] | null;
  readonly queue: Task[] = [];
  /** How many events came before chance or a secret spoke; -1: neither did. */
  barrierAt = -1;
  /** How many events the frames have shown. */
  shown = 0;
  constructor(state: CoreState, events: Task[] | null, frames: AnyFrame[] | null = null) {
    this.state = state;
    this.events = events;
    this.frames = frames;
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
  /** What a handler asked for goes on top, the first of it uppermost. */
  flush(): void {
    for (let task = this.queue.pop(); task !== undefined; task = this.queue.pop()) {
      this.state.tasks.push(task);
    }
    if (this.frames !== null && (this.events?.length ?? 0) > this.shown) this.film(this.frames);
  }
  film(frames: AnyFrame[]): void {
    const events = this.events?.slice(this.shown) ?? [];
    this.shown += events.length;
    frames.push({ state: clone(this.state), events, certain: this.barrierAt < 0 });
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
  const chance = { key: keyFrom(seed), drawn: 0 };
  const all = completeOptions(game, options);
  const setup = game.setup(all, seats, (n) => below(chance, n)) as Setup<CoreState>;
  const state: CoreState = { ...chance, outcome: null, ...setup };
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
  const { seat, ask, rule, privateOptions, task } = about;
  return { seat, ask, rule, privateOptions, task, options: optionsOf(game, state, task) };
}

function optionsOf(game: AnyGame, state: CoreState, task: Task): readonly Json[] {
  const question = handlerOf(game, task) as AnyQuestion;
  if (question.options !== undefined) return question.options(state, task);
  const options: Json[] = [];
  for (const choice of question.candidates(state, task)) {
    if (question.forbid(state, task, choice) === null) options.push(choice);
  }
  return options;
}

/** A candidate that is not allowed, and why. */
export interface Refused extends Forbidden {
  readonly choice: Json;
}

/** Everything that a player might try at the question on top and may not, each with its reason. */
export function refusals(game: AnyGame, state: CoreState): readonly Refused[] {
  const task = state.outcome === null ? state.tasks.at(-1) : undefined;
  if (task === undefined) return [];
  const question = handlerOf(game, task) as AnyQuestion;
  const found: Refused[] = [];
  for (const choice of question.candidates(state, task)) {
    const forbidden = question.forbid(state, task, choice);
    if (forbidden !== null) found.push({ choice, ...forbidden });
  }
  return found;
}

function answer(
  game: AnyGame,
  state: CoreState,
  choice: Json,
  events: Task[] | null,
  frames: AnyFrame[] | null = null,
): Run {
  const task = state.tasks.pop() ?? bug('a finished game was played on');
  const run = new Run(state, events, frames);
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

export interface Answer {
  readonly seat: Seat;
  readonly choice: Json;
}

/** The offered answer that is meant; refuses what is not offered, naming the rule. */
function offered(game: AnyGame, state: CoreState, answer: Answer, question: Pending | null): Json {
  const { seat, choice } = answer;
  if (question === null) throw new IllegalChoice('GAME_OVER', answer);
  if (question.seat !== seat) {
    throw new IllegalChoice('NOT_YOUR_TURN', { seat, choice, asked: question.seat });
  }
  for (const option of question.options) if (sameJson(option, choice)) return option;
  const refused = refusals(game, state).find((one) => sameJson(one.choice, choice));
  throw new IllegalChoice('NOT_OFFERED', { seat, choice, rule: refused?.rule ?? question.rule });
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
  const copy: CoreState = clone(state as CoreState);
  const { barrierAt } = answer(game, copy, choice, events);
  return {
    state: copy as StateOf<G>,
    events: events as EventOf<G>[],
    undoable: barrierAt < 0,
    certain: barrierAt < 0 ? events.length : barrierAt,
  };
}

/** The same answer step by step: the position after each task that told something, the last one final. */
export function frames<G extends AnyGame>(
  game: G,
  state: StateOf<G>,
  given: Answer,
): readonly Frame<StateOf<G>, EventOf<G>>[] {
  const choice = offered(game, state, given, pending(game, state));
  const copy: CoreState = clone(state as CoreState);
  const taken: AnyFrame[] = [];
  const { barrierAt } = answer(game, copy, choice, [], taken);
  const last = taken.pop();
  taken.push({ state: copy, events: last?.events ?? [], certain: barrierAt < 0 });
  return taken as Frame<StateOf<G>, EventOf<G>>[];
}
