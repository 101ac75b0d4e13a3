import { reworld } from '@orrery/reworld/rules';
import {
  type AnyGame,
  type Ctx,
  randomFrom,
  record,
  type Seat,
  type Task,
  viewFor,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { createReplay, type ShownFrame } from '../src/index.ts';
import { frames, isRecent } from '../src/frames.ts';
import { answered, begin, due, entriesOf, type Model, seqOf, undone } from '../src/model.ts';
import { newTable, person, refused } from './helpers.ts';
import { type Toy, toy } from './toy.ts';

type Thought = Task & { readonly seat: Seat };

/** The toy, with a thought after each turn that only its player hears. */
const thoughtful: AnyGame = {
  ...toy,
  handlers: {
    ...toy.handlers,
    pass: {
      run(s: Toy, { seat }: Thought, ctx: Ctx<Task, Task>) {
        s.left = [...s.left, 0];
        ctx.emit({ type: 'thought', seat } as Thought);
        ctx.then({ type: 'reallyPass', seat } as Thought);
      },
    },
    reallyPass: toy.handlers.pass,
  },
  viewEvent: (event: Thought, viewer) =>
    event.type === 'thought' && event.seat !== viewer
      ? null
      : toy.viewEvent(event as never, viewer),
};

const typesOf = (shown: readonly ShownFrame[]): string[][] =>
  shown.map(({ events }) => events.map(({ type }) => type));

describe('what an answer brought', () => {
  test('is shown step by step, each with the table as it stood then', async () => {
    const { table, at, answer } = await newTable({}, { game: thoughtful });
    const before = at[0]?.update().view;
    await answer(0, 'hide:9');
    const mine = table.frames(0, 1);
    expect(typesOf(mine)).toEqual([['hid'], ['thought']]);
    expect(mine[0]?.view).toEqual({
      ...(before as object),
      hands: [2, 3],
      hidden: [1, 0],
      placing: [0],
      own: { hand: [5, 1], hidden: [9] },
    });
    expect(mine[1]?.view).toEqual(at[0]?.update().view);
  });

  test('a step of which somebody learns nothing is no step of theirs', async () => {
    const { table, at, crowd, answer } = await newTable({}, { game: thoughtful });
    await answer(0, 'hide:9');
    for (const [viewer, listener] of [[1, at[1]] as const, [null, crowd] as const]) {
      const theirs = table.frames(viewer, 1);
      expect(theirs).toEqual([
        { events: [{ type: 'hid', seat: 0, card: null }], view: listener?.update().view },
      ]);
    }
  });

  test('an answer that tells nothing has one step all the same; so has the set-up', async () => {
    const { table, at, answer } = await newTable();
    const start = at[1]?.update().view;
    await answer(0, 'play:1');
    expect(table.frames(1, 1)).toEqual([{ events: [], view: at[1]?.update().view }]);
    expect(table.frames(1, 0)).toEqual([{ events: [], view: start }]);
  });

  test('is there for answers that stand, and for seats that there are', async () => {
    const { table, answer } = await newTable();
    await answer(0, 'play:1');
    const stale = expect.objectContaining({ code: 'STALE' });
    for (const seq of [2, -1, 0.5, Number.NaN]) expect(() => table.frames(0, seq)).toThrow(stale);
    await table.undo(0, 1);
    expect(() => table.frames(0, 1)).toThrow(stale);
    expect(() => table.frames(7, 0)).toThrow(expect.objectContaining({ code: 'NO_SUCH_SEAT' }));
    expect(await refused(answer(1, 'draw'))).toMatchObject({ code: 'NOT_YOUR_TURN' });
  });
});

function* randomGame(game: AnyGame, seed: string): Generator<Model> {
  const random = randomFrom(seed);
  const seats = [person('Ada', false), person('Ben', false), person('Cleo', false)];
  let model = begin(game, { id: 'x', seats, options: {}, seed, created: 0 });
  for (;;) {
    yield model;
    const { question } = model;
    if (question === null) return;
    const forced = due(model)?.kind === 'forced';
    const choice = question.options[random(question.options.length)] ?? null;
    model = answered(model, { seat: question.seat, choice }, forced);
    // Some choices are taken back: what comes instead has other frames.
    if (model.draft !== null && random(4) === 0) model = undone(model, question.seat, false);
  }
}

const VIEWERS = [0, 1, 2, null] as const;

describe.each<AnyGame>([toy, thoughtful])('in a whole game', (game) => {
  test('the frames of each answer are those of a replay, and lead to what was told', () => {
    let last: Model | null = null;
    for (const model of randomGame(game, 'frames')) {
      last = model;
      const seq = seqOf(model);
      for (const viewer of VIEWERS) {
        const shown = frames(model, viewer, seq);
        expect(shown.at(-1)?.view).toEqual(viewFor(game, model.state, viewer));
        const told = model.steps.at(-1)?.events.flatMap((e) => game.viewEvent(e, viewer) ?? []);
        expect(shown.flatMap(({ events }) => events)).toEqual(told);
      }
    }
    const end = last as unknown as Model;
    const { state, options, seed } = end;
    // Of a table that was just opened nothing has been played again yet; then it is not far.
    const opened = { ...end, played: { kept: [] } };
    expect([isRecent(end, seqOf(end)), isRecent(opened, seqOf(end))]).toEqual([true, false]);
    expect(frames(opened, 0, seqOf(end))).toEqual(frames(end, 0, seqOf(end)));
    for (const seq of [seqOf(end), seqOf(end) - 5]) expect(isRecent(opened, seq)).toBe(true);
    const saved = record(game, state, { seats: 3, options, seed, entries: entriesOf(end) });
    const replay = createReplay(game, saved, true);
    for (let seq = 0; seq <= seqOf(end); seq++) {
      for (const viewer of VIEWERS) {
        const shown = replay.frames(seq, viewer);
        expect(frames(end, viewer, seq)).toEqual(shown);
        expect(frames(opened, viewer, seq)).toEqual(shown);
      }
    }
  });
});

test('of a long game two positions are kept, and what is new is never far from them', () => {
  let looked = 0;
  for (const model of randomGame(reworld, 'long')) {
    const newest = seqOf(model);
    frames(model, 0, newest);
    expect(model.played.kept.length).toBeLessThanOrEqual(2);
    for (const seq of [newest, newest - 1, newest - 10]) {
      if (seq > 0) expect(isRecent(model, seq)).toBe(true);
    }
    looked++;
  }
  expect(looked).toBeGreaterThan(100);
});
