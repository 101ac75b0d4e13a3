import { reworld } from '@orrery/reworld/rules';
import {
  type AnyGame,
  type Json,
  type Random,
  randomFrom,
  replay,
  type Seat,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type Seating, Refusal } from '../src/index.ts';
import { bot, listen, type Listener, newTable, person, settled, type Sitting } from './helpers.ts';
import { toy } from './toy.ts';

const JUNK: readonly unknown[] = [
  null,
  undefined,
  '',
  'play:',
  -1,
  Number.NaN,
  [],
  {},
  { toString: 1 },
  '__proto__',
  { __proto__: null, type: 'turn' },
  'takeAdmiral:9',
  'launchTerrabot:99',
  'acquireModulePort:zz',
  ['acquireModulePort:t1'],
  'x'.repeat(100_000),
  [1, 2, 3, 4, 5],
  JSON.parse('['.repeat(1000) + ']'.repeat(1000)),
];

/** One person doing something likely or unlikely; whatever is refused must be refused in words. */
async function act(sitting: Sitting, seat: Seat, random: Random): Promise<void> {
  const { table, at } = sitting;
  const { asked, held, undoable, revision } = (at[seat] as Listener).update();
  const dice = random(20);
  if (dice === 0) return table.answer(seat, revision, JUNK[random(JUNK.length)] as Json);
  if (dice === 1) return table.answer(seat, revision - 1, asked?.options?.[0] ?? null);
  if (dice === 2) return table.undo(seat, revision);
  if (dice === 3 && undoable > 0) return table.resetTurn(seat, revision);
  if (dice === 4) return table.endTurn(seat, revision);
  if (held === seat) return table.endTurn(seat, revision);
  if (asked?.options == null) return undefined;
  expect(table.previews(seat).map(({ choice }) => choice)).toEqual(asked.options);
  table.refusals(seat);
  table.frames(seat, random(table.record().entries.length + 1));
  return table.answer(seat, revision, asked.options[random(asked.options.length)] ?? null);
}

async function playWhole(game: AnyGame, seats: readonly Seating[], seed: string): Promise<Sitting> {
  const random = randomFrom(seed);
  let sitting = await newTable({ seats, seed }, { game });
  for (let i = 0; i < 20_000 && !sitting.table.isOver(); i++) {
    const seat = random(seats.length);
    await act(sitting, seat, random).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code === 'BUG') throw error;
    });
    if (i % 7 === 0) await settled();
    if (i % 400 === 399) sitting = await sitting.reopen();
  }
  return sitting;
}

const tables: readonly [AnyGame, string, readonly Seating[]][] = [toy, reworld].flatMap(
  (game: AnyGame): [AnyGame, string, Seating[]][] => [
    [game, '2 people', [person('A'), person('B', false)]],
    [game, '3 people', [person('A'), person('B'), person('C')]],
    [game, '2 people, 2 bots', [person('A'), bot(), person('C'), bot()]],
  ],
);

describe.each(tables)('table %#', (game, name, seats) => {
  test(
    `${game.id}, ${name}: a whole game of clumsy and hostile clients ends sound`,
    { timeout: 30_000 },
    async () => {
      const { table, at, crowd } = await playWhole(game, seats, `clumsy ${name}`);
      expect(table.isOver()).toBe(true);
      const record = table.record();
      const end = replay(game, record);
      expect(game.audit(end)).toEqual([]);
      for (const [seat, listener] of [...at.entries(), [null, crowd] as const]) {
        const fresh = listen(table, seat);
        expect(listener.log()).toEqual(fresh.log());
        expect(listener.update().view).toEqual(fresh.update().view);
        expect(fresh.log().steps).toHaveLength(record.entries.length + 1);
      }
    },
  );
});
