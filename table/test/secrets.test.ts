import { reworld, type ReworldView } from '@orrery/reworld/rules';
import {
  type AnyGame,
  apply,
  type CoreState,
  hash,
  imagine,
  type Json,
  type Pending,
  type Random,
  randomFrom,
  sameJson,
  type Seat,
  type Viewer,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { frames, framesFor } from '../src/frames.ts';
import { answered, begin, due, type Model, positionAt, seqOf } from '../src/model.ts';
import { openTable, type Snapshot } from '../src/index.ts';
import { previews, refusals } from '../src/previews.ts';
import { logSince, project } from '../src/project.ts';
import { newTable, offered, person, settled, sit, type Sitting } from './helpers.ts';
import { toy } from './toy.ts';

const games: readonly AnyGame[] = [toy, reworld];
const people = (n: number) => Array.from({ length: n }, (_, i) => person(`P${i}`, false));

/** The positions of a game, each with the answer that is given next. */
function* randomGame(
  game: AnyGame,
  seats: number,
  seed: string,
): Generator<readonly [Model, Json | null]> {
  const random = randomFrom(seed);
  let model = begin(game, { id: 'x', seats: people(seats), options: {}, seed, created: 0 });
  for (;;) {
    const { question } = model;
    if (question === null) return yield [model, null];
    const { seat, options } = question;
    const choice = options[random(options.length)] ?? null;
    yield [model, choice];
    model = answered(model, { seat, choice }, due(model)?.kind === 'forced');
  }
}

/** All that a viewer can find out at a position; what was told before is looked at elsewhere. */
function known(model: Model, viewer: Viewer): string {
  const { asked, ...rest } = project(model, viewer, null);
  if (viewer === null) return JSON.stringify({ asked, rest });
  const refused = refusals(model, viewer);
  const certain = previews(model, viewer);
  return JSON.stringify({ asked, rest, refused, certain });
}

/** The same table in another world, which the viewer cannot tell from this one. */
function elsewhere(model: Model, viewer: Viewer, random: Random): Model {
  const { game, steps } = model;
  const state = imagine(game, model.state, viewer, random) as CoreState;
  return { ...model, ...positionAt(game, state), played: { kept: [{ state, steps }] } };
}

/** How an answer goes, step by step, up to where chance or a secret speaks; null: it does at once. */
function certainFrames(model: Model, asked: Pending, choice: Json, viewer: Viewer): string | null {
  const { game, state } = model;
  const { seat, ask } = asked;
  if (!apply(game, state, { seat, choice }).undoable) return null;
  return JSON.stringify(framesFor(game, state, [seat, ask, choice], viewer));
}

describe.each(games)('$id', { timeout: 30_000 }, (game) => {
  test.each([2, 3, 4])('%i players: nothing told depends on what is hidden', (seats) => {
    const random = randomFrom(`imagined ${seats}`);
    let looked = 0;
    let filmed = 0;
    for (const [model, choice] of randomGame(game, seats, `secret ${seats}`)) {
      const { question } = model;
      if (question === null) break;
      for (const viewer of [null, ...model.seats.keys()]) {
        const there = elsewhere(model, viewer, random);
        expect(known(there, viewer)).toBe(known(model, viewer));
        looked++;
        // An answer that shows a hidden card is not possible in every world.
        if (!there.question?.options.some((option) => sameJson(option, choice))) continue;
        const here = certainFrames(model, question, choice, viewer);
        expect(certainFrames(there, question, choice, viewer)).toBe(here);
        if (here !== null) filmed++;
      }
    }
    expect(looked).toBeGreaterThan(20);
    expect(filmed).toBeGreaterThan(10);
  });

  test('the seed, the key of chance and others’ answers are in nothing that is told', () => {
    const seed = 'a-seed-that-nobody-may-see';
    for (const [model] of randomGame(game, 3, seed)) {
      for (const viewer of [null, 0, 1, 2]) {
        const asked = viewer === null ? [] : [refusals(model, viewer), previews(model, viewer)];
        const text = JSON.stringify([
          project(model, viewer, null),
          logSince(model, viewer, null),
          frames(model, viewer, seqOf(model)),
          asked,
        ]);
        expect(text).not.toContain(seed);
        expect(text).not.toContain(JSON.stringify(model.state.key));
        expect(text).not.toMatch(/"(key|drawn|seed|tasks|entry|entries)"/);
      }
    }
  });
});

/** Two tables that differ only in what `viewer` cannot know. */
async function twoWorlds(game: AnyGame, viewer: Seat): Promise<readonly [Sitting, Sitting]> {
  const seats = [person('Ada'), person('Ben'), person('Cleo')];
  const here = await newTable({ seats }, { game });
  const stored = (await here.deps.store.load('t')) as { snapshot: Snapshot; steps: unknown };
  const state = imagine(game, stored.snapshot.state, viewer, randomFrom('elsewhere')) as CoreState;
  const snapshot = { ...stored.snapshot, state, hash: hash(state) };
  const store = { ...here.deps.store, load: async () => ({ ...stored, snapshot }) };
  const deps = { ...here.deps, store: { ...store, save: async () => undefined } };
  return [here, sit(deps, await openTable(deps, 't'))];
}

const allHeard = (table: Sitting, viewer: Seat): string => JSON.stringify(table.at[viewer]?.heard);

/** How every answer so far went, as a seat saw it. */
const allFrames = ({ table }: Sitting, viewer: Seat): string =>
  JSON.stringify(table.record().entries.map((_, i) => table.frames(viewer, i + 1)));

/** The seat hides some card, whichever it has. */
const hide = (table: Sitting, seat: Seat): Promise<void> =>
  table.answer(seat, offered(table.at[seat]?.update(), 'hide'));

test('two worlds that look alike to a seat stay alike in every byte it is told', async () => {
  const worlds = await twoWorlds(toy, 1);
  for (const world of worlds) {
    const revision = (): number => world.at[0]?.update().revision ?? 0;
    await hide(world, 0);
    await world.table.undo(0, revision());
    await hide(world, 0);
    await world.table.endTurn(0, revision());
    await world.answer(1, 'hide:2');
    await world.table.endTurn(1, revision());
    await world.answer(2, 'draw');
    await hide(world, 0);
    await world.table.endTurn(0, revision());
    await settled();
  }
  const [here, there] = worlds;
  expect(allHeard(here, 1)).toBe(allHeard(there, 1));
  expect(allFrames(here, 1)).toBe(allFrames(there, 1));
  expect(allFrames(here, 0)).not.toBe(allFrames(there, 0));
  expect(allHeard(here, 0)).not.toBe(allHeard(there, 0));
});

test('a round of Reworld in two worlds that look alike', async () => {
  const viewer = 1;
  const worlds = await twoWorlds(reworld, viewer);
  const [here, there] = worlds;
  const view = () => here.at[viewer]?.update().view as ReworldView;
  let turns = 0;
  for (; view().round === 1; turns++) {
    const seat = here.crowd.update().held ?? here.crowd.update().asked?.seat ?? 0;
    for (const world of worlds) {
      const update = world.at[seat]?.update();
      // Others take the admiral with some card, unseen, or leave; all else would show their cards.
      const secret = offered(update, 'takeAdmiral') ?? 'leaveRound';
      const open = update?.asked?.options?.[0] ?? null;
      if (update?.held === seat) await world.table.endTurn(seat, update.revision);
      else if (update?.asked?.options != null)
        await world.answer(seat, seat === viewer ? open : secret);
      await settled();
    }
    if (view().round > 1) break;
    expect(allHeard(here, viewer)).toBe(allHeard(there, viewer));
    expect(allFrames(here, viewer)).toBe(allFrames(there, viewer));
  }
  expect(turns).toBeGreaterThan(10);
  expect(allHeard(here, 0)).not.toBe(allHeard(there, 0));
});
