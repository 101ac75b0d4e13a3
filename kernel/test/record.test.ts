import { expect, test } from 'vitest';
import { checkVersion, type Entry, parseRecord, pending, replay } from '../src/index.ts';
import { golden, randomGame } from '../testing/index.ts';
import { type ToyState, toyGame } from './toy.ts';

const toy = toyGame();
const saved = randomGame(toy, 2, 'saved');
const text = JSON.stringify(saved);

test('a saved game survives its file and replays to its hash', () => {
  expect(parseRecord(text)).toEqual(saved);
  expect(replay(toy, parseRecord(text)).outcome).not.toBeNull();
});

test('an entry is the seat, the question and the answer, and 1 where there was no other', () => {
  const forced: boolean[] = [];
  replay<ToyState>(toy, saved, (state, entry) => {
    const question = pending(toy, state);
    if (entry === null || question === null) return;
    expect(entry.slice(0, 2)).toEqual([question.seat, question.ask]);
    expect(question.options).toContain(entry[2]);
    expect(entry.slice(3)).toEqual(question.options.length === 1 ? [1] : []);
    forced.push(question.options.length === 1);
  });
  expect(new Set(forced)).toEqual(new Set([false, true]));
});

test('a broken or foreign file is refused with what is wrong', () => {
  expect(() => parseRecord(text.slice(0, -20))).toThrow('cut off');
  expect(() => parseRecord('null')).toThrow('a JSON object');
  expect(() => parseRecord('[]')).toThrow('a JSON object');
  expect(() => parseRecord('{"format":"chess"}')).toThrow('format');
  expect(() => parseRecord('{"format":"orrery-game-2"}')).toThrow('another version');
  const broken = (change: object): string => JSON.stringify({ ...saved, ...change });
  expect(() => parseRecord(broken({ seed: 7 }))).toThrow('seed');
  expect(() => parseRecord(broken({ hash: null }))).toThrow('hash');
  expect(() => parseRecord(broken({ seats: '2' }))).toThrow('seats');
  expect(() => parseRecord(broken({ rulesVersion: 1.5 }))).toThrow('rulesVersion');
  expect(() => parseRecord(broken({ options: [] }))).toThrow('options');
  expect(() => parseRecord(broken({ entries: {} }))).toThrow('entries');
  const bad = [
    5,
    [0, 'turn'],
    [0, 1, 2],
    ['0', 'turn', 1],
    [0, 'turn', 1, 2],
    [0, 'turn', 1, 1, 1],
  ];
  for (const entry of bad) {
    expect(() => parseRecord(broken({ entries: [[0, 'turn', 1], entry] }))).toThrow('entries[1]');
  }
});

test('a record of another game, or changed by hand, is refused', () => {
  const changed = (entries: readonly Entry[]) => () => replay(toy, { ...saved, entries });
  const [first, ...rest] = saved.entries as [Entry, ...Entry[]];
  expect(() => replay(toy, { ...saved, game: 'go' })).toThrow('a game of go');
  expect(() => replay(toy, { ...saved, seed: 'other' })).toThrow(/entry \d+|position/);
  expect(changed(rest)).toThrow('entry 1');
  expect(changed([[1, first[1], first[2]], ...rest])).toThrow('entry 1');
  expect(changed([[first[0], 'turn', first[2]], ...rest])).toThrow('entry 1');
  expect(changed([[first[0], first[1], 99], ...rest])).toThrow('entry 1');
  expect(changed(saved.entries.slice(0, -1))).toThrow('position');
  expect(changed([...saved.entries, [0, 'turn', 1]])).toThrow(`entry ${saved.entries.length + 1}`);
});

test('a game of older rules replays, or is refused with the sentence that says why', () => {
  // Version 2 replays alike; what version 1 played does not, nor what nobody has written down.
  expect(() => checkVersion(toy, 3)).not.toThrow();
  expect(() => checkVersion(toy, 2)).not.toThrow();
  expect(replay(toy, { ...saved, rulesVersion: 2 }).outcome).not.toBeNull();
  expect(() => checkVersion(toy, 1)).toThrow('version 1 of the rules: a knock came too early');
  expect(() => checkVersion(toy, 0)).toThrow('version 0 of the rules: they have changed since');
  expect(() => checkVersion(toy, 4)).toThrow('version 4 of the rules; these are version 3');
  expect(() => replay(toy, { ...saved, rulesVersion: 1 })).toThrow('too early');
});

test('a golden game tells questions, answers, events, points and hash', () => {
  const told = golden(toy, saved);
  expect(told).toContain('toy · rules 3 · 2 seats · seed saved');
  expect(told).toMatch(/ seat 0 bury -> \d+ of \[\d+ \d+ \d+\]/);
  expect(told).toMatch(/played seat=0 card=\d+/);
  expect(told).toContain(`hash ${saved.hash}`);
});
