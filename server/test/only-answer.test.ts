import { loadGame } from '@orrery/catalog';
import {
  type AnyGame,
  apply,
  type CoreState,
  imagine,
  type Json,
  missing,
  type Pending,
  pending,
  type Random,
  randomFrom,
  sameJson,
  type Viewer,
} from '@orrery/kernel';
import { frames, positionAt, previews, refusals, seqOf } from '@orrery/table/parts';
import { beforeAll, describe, expect, test } from 'vitest';
import * as commands from '../src/online/commands.ts';
import { evolve } from '../src/online/evolve.ts';
import { lineOf } from '../src/online/told.ts';
import type { Act, OnlineTable } from '../src/online/types.ts';
import { nth } from './serving.ts';
import { answer, begun, Ear, elsewhere, MADE_UP, NAMES } from './worlds.ts';

/** What is done next at a table; an answer, or undo by the seat that answered last. */
type Move = { readonly answer: Json } | 'undo';

const PATIENCE = { now: 0, patience: { live: 1e9, free: 1e9 }, isHere: () => true };

/** What the server says to somebody who watches and tries everything that people can try. */
function probed(online: OnlineTable, viewer: Viewer, from: OnlineTable): readonly string[] {
  const { model } = online;
  if (viewer === null || model === null) return [];
  const user = nth(NAMES, viewer);
  const person = { id: user, name: user };
  const revisions = Array.from({ length: 6 }, (_, i) => model.revision - 4 + i);
  const seqs = Array.from({ length: 6 }, (_, i) => model.steps.length - 5 + i);
  const carried = (act: Act, choice?: Json): unknown => evolve(online, act, 0, choice).online.seq;
  return [
    ...revisions.flatMap((revision) => [
      answer(() => carried(commands.answer(online, user, revision), 'leaveRound')),
      answer(() => carried(commands.turn(online, user, revision, 'undo'))),
      answer(() => carried(commands.turn(online, user, revision, 'resetTurn'))),
      answer(() => carried(commands.turn(online, user, revision, 'endTurn'))),
    ]),
    ...seqs.map((seq) =>
      answer(() => commands.propose(online, person, { kind: 'takeBack', seq }, PATIENCE)),
    ),
    ...MADE_UP.map((choice) =>
      answer(() => carried(commands.answer(online, user, model.revision), choice)),
    ),
    answer(() => previews(model, viewer)),
    answer(() => refusals(model, viewer)),
    ...model.steps
      .slice((from.model?.steps.length ?? 0) - 1)
      .map((_, n) => answer(() => frames(model, viewer, seqOf(model) + 1 - n))),
  ];
}

/** Where the table has given an answer itself, nobody is asked for it any more. */
const REFUSED = 'refused';

/** All that a watcher is told and can find out while these moves are made, one second each. */
function witnessed(from: OnlineTable, viewer: Viewer, moves: readonly Move[]): readonly unknown[] {
  const ear = new Ear(viewer);
  let online = from;
  let seat = 0;
  const notes: unknown[] = [];
  const note = (): void => {
    ear.tell(online);
    notes.push([...ear.frames], lineOf(online), probed(online, viewer, from));
    ear.frames.length = 0;
  };
  note();
  for (const move of moves) {
    const at = online.updated + 1000;
    try {
      if (move === 'undo') ({ online } = evolve(online, { kind: 'undo', seat, all: false }, at));
      else {
        seat = (online.model && pending(online.base.game, online.model.state)?.seat) ?? 0;
        ({ online } = evolve(online, { kind: 'play', seat }, at, move.answer));
      }
    } catch {
      notes.push(REFUSED);
    }
    note();
  }
  return notes;
}

const offers = (question: Pending | null, choice: Json): boolean =>
  question?.options.some((option) => sameJson(option, choice)) ?? false;

/** A table in two worlds that the viewer cannot tell apart, and what is done there. */
interface Case {
  readonly ask: string;
  readonly viewer: Viewer;
  readonly here: OnlineTable;
  readonly there: OnlineTable;
  readonly moves: readonly Move[];
}

const played = (game: AnyGame, state: CoreState, { seat }: Pending, choice: Json) => {
  const { state: after, undoable } = apply(game, state, { seat, choice });
  return { state: after as CoreState, undoable, next: pending(game, after as CoreState) };
};

/** Worlds tried for each position. */
const TRIES = 20;

/** Another world for the viewer, in which the question after this answer is forced, if it is not here. */
function twin(here: OnlineTable, viewer: Viewer, choice: Json, random: Random): Case | null {
  const { game } = here.base;
  const state = here.model?.state;
  const question = state && pending(game, state);
  if (!state || !question) return null;
  const now = played(game, state, question, choice);
  if (!now.undoable || now.next?.privateOptions !== true || now.next.seat === viewer) return null;
  for (let n = 0; n < TRIES; n++) {
    const world = imagine(game, state, viewer, random) as CoreState;
    if (!offers(pending(game, world), choice)) continue;
    const { next } = played(game, world, question, choice);
    const [fewer, more] = next?.options.length === 1 ? [next, now.next] : [now.next, next];
    const [only, another] = fewer.options;
    if (only === undefined || another !== undefined || more?.options.length === 1) continue;
    if (!offers(more, only)) continue;
    // A turn that has passed is not undone, and chance may speak when the last one leaves.
    const first = { answer: choice };
    const before: Move[] = now.next.seat === question.seat ? [first, 'undo', first] : [first];
    const { undoable } = played(game, now.state, now.next, only);
    const moves = undoable ? [...before, { answer: only }] : before;
    const there = elsewhere(here, world, 'another seed');
    return { ask: now.next.ask, viewer, here, there, moves };
  }
  return null;
}

/** All such positions of one random game. */
function* cases(game: AnyGame, seed: string): Generator<Case> {
  const random = randomFrom(seed);
  let online = begun(game, 3, { pace: { kind: 'live', minutes: 20, increment: 10, late: 'bot' } });
  for (;;) {
    const question = online.model && pending(game, online.model.state);
    if (question === null) return;
    const choice = nth(question.options, random(question.options.length));
    for (const viewer of [0, 1, 2, null]) {
      const found = twin(online, viewer, choice, random);
      if (found !== null) yield found;
    }
    const act = { kind: 'play', seat: question.seat } as const;
    ({ online } = evolve(online, act, online.updated + 1000, choice));
  }
}

const SEEDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** How often a watcher could tell the worlds apart by what followed a question, of how many times. */
function toldApart(game: AnyGame, found: readonly Case[], ask: string): readonly [number, number] {
  const played = (online: OnlineTable): OnlineTable => {
    const { base, model } = online;
    const otherwise = model && { ...model, game, ...positionAt(game, model.state) };
    return { ...online, base: { ...base, game }, model: otherwise };
  };
  const asked = found.filter((one) => one.ask === ask);
  const told = asked.filter(({ viewer, here, there, moves }) => {
    const [one, two] = [here, there].map((online) => witnessed(played(online), viewer, moves));
    return JSON.stringify(one) !== JSON.stringify(two);
  });
  return [told.length, asked.length];
}

describe('one answer in this world, several in another', () => {
  let game: AnyGame;
  let found: readonly Case[];
  beforeAll(async () => {
    ({ game } = await loadGame('reworld'));
    found = SEEDS.flatMap((seed) => [...cases(game, seed)]);
  });

  test.for(['acquireModuleCards', 'chapterOneTurn'])(
    '[REW-INFO-01] who watches %s cannot tell, whatever they try',
    (ask) => {
      const [told, of] = toldApart(game, found, ask);
      expect(of).toBeGreaterThan(10);
      expect(told).toBe(0);
      for (const { viewer, here, moves } of found)
        expect(witnessed(here, viewer, moves)).not.toContain(REFUSED);
      // A game that does not mark the question is found out every time.
      const marked = game.handlers[ask] ?? missing('handler', ask);
      const unmarked = { ...marked, privateOptions: false };
      const careless = { ...game, handlers: { ...game.handlers, [ask]: unmarked } };
      expect(toldApart(careless, found, ask)).toEqual([of, of]);
    },
  );
});
