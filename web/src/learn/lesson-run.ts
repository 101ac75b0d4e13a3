import type { Json } from '@orrery/kernel';
import type { AnyLesson } from '@orrery/shared';
import type { TableClient } from '@orrery/table/client';
import {
  acceptedAt,
  type Done,
  goneOn,
  learnt,
  lessonAt,
  type LessonAt,
  looked,
  moved,
  placesWanted,
  puzzleMoved,
  puzzleRested,
  stepAt,
  stepBack,
  tableAt,
  wantedAt,
} from '@orrery/table/lesson';
import { answered, type Model } from '@orrery/table/parts';
import type { LoadedGame } from '../games.ts';
import { answersAt } from '../table/places.ts';
import { lessonClient } from './lesson-client.ts';

/** An attempt at the puzzle. */
export interface Attempt {
  /** The table at each of the learner's choices; the last is now. */
  readonly models: readonly Model[];
  readonly result: 'solved' | 'missed' | null;
  /** How often help was asked for: nudges first, then the first choice, then the solution. */
  readonly helped: number;
}

/** What the coach tells about. */
export interface LessonNow {
  readonly at: LessonAt;
  /** Null while there are steps to go. */
  readonly attempt: Attempt | null;
  /** Things done in this step that are allowed, but not waited for. */
  readonly missed: number;
  /** Others are playing. */
  readonly moving: boolean;
  /** The step is done and stands until the learner goes on. */
  readonly waits: boolean;
}

interface RunDeps {
  readonly game: LoadedGame;
  readonly lesson: AnyLesson;
  readonly done: readonly Done[];
  /** Milliseconds between the moves of others. */
  readonly pause: () => number;
  readonly keep: (done: readonly Done[], solved: boolean) => void;
}

export interface LessonRun {
  readonly client: TableClient;
  now(): LessonNow;
  subscribe(listener: () => void): () => void;
  /** A click on what answers nothing; true: the coach has told all there is to tell. */
  touched(place: string): boolean;
  next(): void;
  back(): void;
  help(): void;
  again(): void;
  stop(): void;
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** A lesson under way: the table it is taught at, and what the coach tells. */
export function createRun({ game, lesson, done, pause, keep }: RunDeps): LessonRun {
  const rules = game.module.game;
  const first = lessonAt(rules, lesson, done);
  let now: LessonNow = { at: first, attempt: null, missed: 0, moving: false, waits: false };
  let solved = false;
  /** What is under way when the learner goes elsewhere comes to nothing. */
  let turn = 0;
  const listeners = new Set<() => void>();

  const modelNow = (): Model => now.attempt?.models.at(-1) ?? now.at.model;
  const { client, show } = lessonClient(modelNow(), lesson.seat, (choice) =>
    now.attempt ? tries(choice) : answers(choice),
  );
  const become = (change: Partial<LessonNow>): void => {
    now = { ...now, ...change };
    show(modelNow());
    for (const listener of listeners) listener();
  };

  /** What follows by itself, at watching speed. */
  async function follow<T>(from: T, move: (from: T) => T, tell: (to: T) => void): Promise<boolean> {
    const mine = ++turn;
    let last = from;
    for (let next = move(last); next !== last; next = move(last)) {
      await sleep(pause());
      if (turn !== mine) return false;
      last = next;
      tell(next);
    }
    return turn === mine;
  }

  /** All of a step that plays itself; then on to the next, or a stop where there is something to see. */
  async function settle(from: LessonAt): Promise<void> {
    become({ at: from, moving: moved(from) !== from, waits: false });
    keep(from.done, solved);
    let at = from;
    const goes = await follow(from, moved, (to) => become({ at: (at = to) }));
    if (!goes) return;
    become({ moving: false });
    if (stepAt(at) === null) begin(0);
    else if (wantedAt(at) === null) {
      const after = lesson.steps[at.done.length];
      const answeredLast = 'ask' in (stepAt(at)?.wants.at(-1) ?? {});
      if (answeredLast && after !== undefined && !after.scene) enter();
      else become({ waits: true });
    }
  }
  const enter = (): void => {
    now = { ...now, missed: 0 };
    void settle(goneOn(now.at));
  };
  const answers = async (choice: Json): Promise<void> => {
    const at = learnt(now.at, choice);
    void settle(at);
  };

  const begin = (helped: number): void => {
    const model = puzzleRested(lesson, tableAt(rules, lesson, lesson.puzzle.scene, 0));
    become({ attempt: { models: [model], result: null, helped }, waits: false, moving: false });
  };
  const tries = async (choice: Json): Promise<void> => {
    const { attempt } = now;
    const model = attempt?.models.at(-1);
    if (!attempt || !model) return;
    const given = answered(model, { seat: lesson.seat, choice });
    const become1 = (to: Model): void =>
      become({ attempt: { ...attempt, models: [...attempt.models, to] }, moving: true });
    become1(given);
    let last = given;
    const move = (from: Model): Model => puzzleMoved(lesson, from);
    const goes = await follow(given, move, (to) => become1((last = to)));
    if (!goes) return;
    const over = lesson.puzzle.over(last.state) || last.question === null;
    const result = !over ? null : lesson.puzzle.solved(last.state) ? 'solved' : 'missed';
    become({
      attempt: { ...attempt, models: [...attempt.models, last], result },
      moving: false,
    });
    if (result === 'solved') keep(now.at.done, (solved = true));
  };
  const play = async (replies: number): Promise<void> => {
    for (const [, choice] of lesson.puzzle.solution.slice(0, replies)) {
      const mine = turn;
      await sleep(pause());
      if (turn !== mine) return;
      await tries(choice);
    }
  };

  const run: LessonRun = {
    client,
    now: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    touched(place) {
      const { at, attempt, moving } = now;
      if (attempt || moving) return false;
      if (placesWanted(at).includes(place)) {
        void settle(looked(at));
        return false;
      }
      const { question } = at.model;
      if (question === null || question.seat !== lesson.seat) return false;
      const asked = { ui: game.ui, view: client.state().update.view, ask: question.ask };
      const pieces = question.options.flatMap(
        (choice) => game.ui.parts?.(asked.view, asked.ask, choice) ?? [],
      );
      const kind = place.split('#', 1)[0] ?? place;
      if (!answersAt(asked, question.options).has(place) && !pieces.includes(kind)) return false;
      become({ missed: now.missed + 1 });
      return true;
    },
    next() {
      if (now.waits) enter();
    },
    back() {
      turn++;
      const { at, attempt } = now;
      if (attempt && attempt.models.length > 1) return begin(attempt.helped);
      const before = stepBack(at);
      become({ at: before, attempt: null, missed: 0, moving: false, waits: false });
      keep(before.done, solved);
    },
    help() {
      const { at, attempt } = now;
      if (!attempt) {
        const [choice] = acceptedAt(at);
        if (choice !== undefined) void answers(choice);
        else if (placesWanted(at).length > 0) void settle(looked(at));
        return;
      }
      turn++;
      const helped = attempt.helped + 1;
      const { nudges, solution } = lesson.puzzle;
      if (helped <= nudges.length) return become({ attempt: { ...attempt, helped } });
      begin(helped);
      void play(helped === nudges.length + 1 ? 1 : solution.length);
    },
    again: () => {
      turn++;
      begin(now.attempt?.helped ?? 0);
    },
    stop() {
      turn++;
      listeners.clear();
    },
  };
  if (stepAt(first) === null) begin(0);
  else if (wantedAt(first) === null) become({ waits: true });
  return run;
}
