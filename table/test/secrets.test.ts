import { reworld } from '@orrery/reworld/rules';
import {
  type AnyGame,
  type CoreState,
  imagine,
  type Json,
  randomFrom,
  type Seat,
  type Viewer,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { preview, why } from '../src/foresee.ts';
import { answered, begin, due, type Model } from '../src/model.ts';
import { project } from '../src/project.ts';
import { newTable, offered, person, settled, type Sitting } from './helpers.ts';
import { toy } from './toy.ts';

const games: readonly AnyGame[] = [toy, reworld];
const people = (n: number) => Array.from({ length: n }, (_, i) => person(`P${i}`, false));

function* randomGame(game: AnyGame, seats: number, seed: string): Generator<Model> {
  const random = randomFrom(seed);
  let model = begin(game, { id: 'x', seats: people(seats), options: {}, seed, created: 0 });
  for (;;) {
    yield model;
    const own = due(model);
    const asked = project(model, 0, null, null).update.asked;
    if (asked === null) return;
    const { seat } = asked;
    const options = project(model, seat, null, null).update.asked?.options ?? [];
    const choice = own?.kind === 'forced' ? own.choice : options[random(options.length)];
    model = answered(model, seat, choice ?? null);
  }
}

/** All that a viewer can find out at a position; what was told before is looked at elsewhere. */
function known(model: Model, viewer: Viewer): string {
  const { update } = project(model, viewer, null, null);
  const { asked, log: _, ...rest } = update;
  if (viewer === null || asked?.options == null) return JSON.stringify({ asked, rest });
  const tried: Json[] = [
    ...asked.options,
    'nonsense',
    'takeAdmiral:3',
    'play:8',
    'launchTerrabot:2',
  ];
  const whys = tried.map((choice) => why(model, viewer, choice));
  const certain = asked.options.map((choice) => preview(model, viewer, choice));
  return JSON.stringify({ asked, rest, whys, certain });
}

describe.each(games)('$id', (game) => {
  test.each([2, 3, 4])('%i players: nothing told depends on what is hidden', (seats) => {
    const random = randomFrom(`imagined ${seats}`);
    let looked = 0;
    for (const model of randomGame(game, seats, `secret ${seats}`)) {
      if (model.state.outcome !== null) break;
      for (const viewer of [null, ...model.seats.keys()]) {
        const state = imagine(game, model.state, viewer, random) as CoreState;
        expect(known({ ...model, state }, viewer)).toBe(known(model, viewer));
        looked++;
      }
    }
    expect(looked).toBeGreaterThan(20);
  });

  test('the seed, the generator and others’ answers are in no update', () => {
    const seed = 'a-seed-that-nobody-may-see';
    for (const model of randomGame(game, 3, seed)) {
      for (const viewer of [null, 0, 1, 2]) {
        const text = JSON.stringify(project(model, viewer, null, null).update);
        expect(text).not.toContain(seed);
        expect(text).not.toContain(JSON.stringify(model.state.rng));
        expect(text).not.toMatch(/"(rng|seed|tasks|entry|entries)"/);
      }
    }
  });
});

/** Two tables that differ only in what `viewer` cannot know from the start. */
async function twoWorlds(game: AnyGame, viewer: Seat): Promise<[Sitting, Sitting]> {
  const random = randomFrom('other world');
  const other: AnyGame = {
    ...game,
    setup: (...args) => game.imagine(game.setup(...args), viewer, random) as CoreState,
  };
  const seats = [person('Ada'), person('Ben'), person('Cleo')];
  return Promise.all([newTable({ seats }, { game }), newTable({ seats }, { game: other })]);
}

const lastHeard = (table: Sitting, viewer: Seat): string => JSON.stringify(table.at[viewer]?.heard);

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
  expect(lastHeard(here, 1)).toBe(lastHeard(there, 1));
  expect(lastHeard(here, 0)).not.toBe(lastHeard(there, 0));
});
