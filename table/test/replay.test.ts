import { asked, type GameRecord, randomFrom, start, viewFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { createReplay, createTable, fileText, openTable, parseFile } from '../src/index.ts';
import { bot, depsOf, newTable, person, settled } from './helpers.ts';
import { toy } from './toy.ts';

/** A whole game, played at a table by people who do not hold their turns. */
async function played(seed: string): Promise<GameRecord> {
  const random = randomFrom(seed);
  const seats = [person('Ada', false), person('Ben', false)];
  const { table, at } = await newTable({ seats, seed });
  for (let i = 0; i < 200 && !table.isOver(); i++) {
    await settled();
    const seat = at[0]?.update().asked?.seat ?? 0;
    const { asked: question, revision } = at[seat]?.update() ?? {};
    const options = question?.options ?? [];
    if (options.length > 0) {
      await table.answer(seat, revision ?? 0, options[random(options.length)] ?? null);
    }
  }
  expect(table.isOver()).toBe(true);
  return table.record();
}

describe('a replay', () => {
  test('shows a finished game through anybody’s eyes', async () => {
    const record = await played('3');
    const replay = createReplay(toy, record, true);
    expect(replay.length).toBe(record.entries.length);
    const first = start(toy, record.options, 2, record.seed);
    expect(replay.at(0, 1)).toMatchObject({
      view: viewFor(toy, first, 1),
      chosen: record.entries[0]?.[2],
    });
    const end = replay.at(replay.length, null);
    expect(end).toMatchObject({ asked: null, chosen: null, outcome: expect.anything() });
    expect(end.step.events.at(-1)).toEqual({ type: 'over' });
    const forced = record.entries.map((entry) => entry[3] === 1);
    expect(forced.map((_, i) => replay.at(i + 1, null).step.forced)).toEqual(forced);
  });

  test('turns begin where another seat is asked', async () => {
    const record = await played('4');
    const replay = createReplay(toy, record, true);
    const seatAt = (i: number) => asked(toy, replay.stateAt(i))?.seat ?? null;
    for (let i = 0; i < replay.length; i++) {
      expect(replay.turns.includes(i)).toBe(i === 0 || seatAt(i) !== seatAt(i - 1));
    }
  });

  test('of a running game keeps answers and forced answers of others secret', async () => {
    const { table, answer } = await newTable();
    await answer(0, 'play:9');
    await settled();
    const replay = createReplay(toy, table.record(), false);
    expect(replay.at(0, 0).chosen).toBe('play:9');
    expect(replay.at(0, 1).chosen).toBeNull();
    expect([replay.at(2, 0).step.forced, replay.at(2, 1).step.forced]).toEqual([true, false]);
  });

  test('has no position outside', async () => {
    const replay = createReplay(toy, await played('5'), true);
    for (const index of [-1, replay.length + 1, 0.5]) {
      expect(() => replay.at(index, null)).toThrow(`no position ${index}`);
    }
  });

  test('is played on from any point by others', async () => {
    const record = await played('6');
    const deps = depsOf(toy);
    const entries = record.entries.slice(0, 5);
    const seats = [bot(), bot()];
    const { options, seed } = record;
    await createTable(deps, { id: 'fork', seats, options, seed, entries, created: 0 });
    const table = await openTable(deps, 'fork');
    for (let i = 0; i < 50 && !table.isOver(); i++) await settled();
    expect(table.isOver()).toBe(true);
    expect(table.record().entries.slice(0, 5)).toEqual(entries);
    createReplay(toy, table.record(), true);
  });
});

describe('a game file', () => {
  const seats = [person('Ada'), bot('admiral')];

  test('comes back as it was written', async () => {
    const record = await played('7');
    expect(parseFile(fileText(record, seats))).toEqual({
      record: { ...record, players: seats },
      players: seats,
      handOvers: [],
      draw: null,
    });
    expect(parseFile(JSON.stringify(record)).players).toBeNull();
  });

  test('tells who played before', async () => {
    const record = await played('7');
    const drifter = { kind: 'bot', level: 'drifter' } as const;
    const handOver = {
      seat: 0,
      seq: 2,
      from: { kind: 'human', name: 'Ben' },
      to: drifter,
    } as const;
    const read = (handOvers: readonly unknown[]) =>
      parseFile(fileText(record, seats, { handOvers: handOvers as never })).handOvers;
    expect(read([handOver])).toEqual([handOver]);
    for (const wrong of [
      null,
      { ...handOver, seat: 2 },
      { ...handOver, seat: -1 },
      { ...handOver, seq: 'soon' },
      { ...handOver, from: { kind: 'human' } },
      { ...handOver, to: { kind: 'empty' } },
    ]) {
      expect(() => read([wrong])).toThrow(expect.objectContaining({ code: 'BAD_SEATS' }));
    }
  });

  test('that is none, or names impossible players, is refused', async () => {
    const record = await played('8');
    const code = (name: string): unknown => expect.objectContaining({ code: name });
    expect(() => parseFile('{"format":')).toThrow(code('BAD_SAVE'));
    expect(() => parseFile('[]')).toThrow(code('BAD_SAVE'));
    expect(() => parseFile(JSON.stringify({ ...record, players: [{}] }))).toThrow(
      code('BAD_SEATS'),
    );
    expect(() => parseFile(fileText(record, [bot()]))).toThrow(code('BAD_SEATS'));
    expect(() => parseFile(JSON.stringify({ ...record, format: 'orrery-game-2' }))).toThrow(
      code('OTHER_VERSION'),
    );
  });

  test('that was tampered with, or is of another version, is refused', async () => {
    const record = await played('9');
    const [first, ...others] = record.entries;
    const changed = [[first?.[0] ?? 0, 'turn', 'play:77'], ...others] as GameRecord['entries'];
    const code = (name: string): unknown => expect.objectContaining({ code: name });
    const read = (some: Partial<GameRecord>) => () =>
      createReplay(toy, { ...record, ...some }, true);
    const otherAsk = [[first?.[0] ?? 0, 'side', first?.[2] ?? 0], ...others] as const;
    expect(read({ entries: changed })).toThrow(code('TAMPERED'));
    expect(read({ entries: otherAsk })).toThrow(code('TAMPERED'));
    expect(read({ hash: '0' })).toThrow(code('TAMPERED'));
    expect(read({ rulesVersion: 1 })).toThrow(code('OTHER_VERSION'));
    expect(read({ game: 'chess' })).toThrow(code('OTHER_GAME'));
  });
});
