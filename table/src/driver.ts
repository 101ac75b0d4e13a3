import type { CoreState, Json, Seat } from '@orrery/kernel';
import { type Due, type Model, seqOf } from './model.ts';

/** What a bot is asked. The state holds every secret: the thinker shows the bot its own seat's sight. */
export interface ThinkRequest {
  readonly game: string;
  readonly seat: Seat;
  readonly level: string;
  readonly state: CoreState;
  /** For the bot's own chance. */
  readonly seed: string;
}

/** A bot at work, away from the thread of the table. */
export interface Thinking {
  readonly choice: Promise<Json>;
  /** Its answer is no longer wanted. */
  cancel(): void;
}
export type Think = (request: ThinkRequest) => Thinking;

/** A move that the table makes by itself: a bot's, or the only answer there was. */
export interface OwnMove {
  readonly kind: 'bot' | 'forced';
  readonly seat: Seat;
  /** The number that its step will have. */
  readonly seq: number;
  /** The seat has just answered itself, and only goes on. */
  readonly goesOn: boolean;
}

/** Time for people to see what happened before the next move is shown. */
export interface Wait {
  readonly done: Promise<void>;
  skip(): void;
}
export type Pace = (move: OwnMove) => Wait;

/** How often a bot is asked before the table says that it is stalled. */
const TRIES = 2;

export interface DriverDeps {
  readonly think: Think;
  readonly pace: Pace;
  /** Null: the game has not begun. */
  model(): Model | null;
  /** What is left to the driver of what is due; null: nothing. */
  due(model: Model): Due | null;
  /** Does nothing if it is no longer wanted when its turn comes. */
  play(wanted: () => boolean, what: Due, choice: Json): Promise<unknown>;
  tell(): void;
}

export interface Driver {
  /** Something changed: is there anything for the table to do? `mine`: this host is the one to do it. */
  look(mine?: boolean): void;
  skip(): void;
  nudge(): void;
  stalled(): Seat | null;
  /** A bot thinks, or its move waits for people to follow. */
  isBusy(): boolean;
  stop(): void;
}

interface Turn {
  /** The position it is for. */
  readonly since: number;
  readonly what: Due;
  thinking: Thinking | null;
  wait: Wait | null;
}

const same = (a: Due, b: Due): boolean =>
  a.kind === b.kind &&
  a.seat === b.seat &&
  !(a.kind === 'bot' && b.kind === 'bot' && a.level !== b.level);

/** Plays what the table plays itself: bots' turns, and forced answers, one at a time. */
export function createDriver(deps: DriverDeps): Driver {
  let turn: Turn | null = null;
  let skipping = false;
  let stalled: Seat | null = null;
  let stopped = false;

  const drop = (): void => {
    turn?.thinking?.cancel();
    turn?.wait?.skip();
    turn = null;
    stalled = null;
  };

  const choose = async (mine: Turn, model: Model): Promise<Json> => {
    const { what } = mine;
    if (what.kind === 'forced') return what.choice;
    if (what.kind === 'hold') return null;
    const { seat, level } = what;
    const seed = `${model.seed}/${model.since}`;
    const request = { game: model.game.id, seat, level, state: model.state, seed };
    mine.thinking = deps.think(request);
    return mine.thinking.choice;
  };

  const play = async (mine: Turn, model: Model): Promise<void> => {
    const { kind, seat } = mine.what;
    if (kind !== 'hold' && !skipping) {
      const goesOn = model.steps.at(-1)?.entry?.[0] === seat;
      mine.wait = deps.pace({ kind, seat, seq: seqOf(model) + 1, goesOn });
    }
    const [choice] = await Promise.all([choose(mine, model), mine.wait?.done]);
    await deps.play(() => turn === mine, mine.what, choice);
  };

  /** Tries, and tries again; a turn that was dropped meanwhile fails in silence. */
  const run = async (mine: Turn, model: Model, tries: number): Promise<void> => {
    try {
      await play(mine, model);
    } catch {
      if (turn !== mine) return;
      if (tries > 1) return run(mine, model, tries - 1);
      stalled = mine.what.seat;
      deps.tell();
    }
  };

  const look = (mine = true): void => {
    const model = deps.model();
    const what = model && deps.due(model);
    if (model === null || what === null) {
      drop();
      skipping = false;
      return;
    }
    if (turn?.since === model.since && same(turn.what, what)) return;
    drop();
    if (!mine || stopped) return;
    turn = { since: model.since, what, thinking: null, wait: null };
    void run(turn, model, TRIES);
  };

  return {
    look,
    skip() {
      skipping = turn !== null;
      turn?.wait?.skip();
    },
    nudge() {
      if (stalled === null) return;
      drop();
      look();
      deps.tell();
    },
    stalled: () => stalled,
    isBusy: () => turn !== null && stalled === null,
    stop() {
      stopped = true;
      drop();
    },
  };
}
