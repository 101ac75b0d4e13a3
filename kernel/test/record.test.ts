import { expect, test } from 'vitest';
import { parseRecord, replay } from '../src/index.ts';
import { golden, randomGame } from '../testing/index.ts';
import { toyGame } from './toy.ts';

const toy = toyGame();
const saved = randomGame(toy, 2, 'saved');
const text = JSON.stringify(saved);

test('a saved game survives its file and replays to its hash', () => {
  expect(parseRecord(text)).toEqual(saved);
  expect(replay(toy, parseRecord(text)).outcome).not.toBeNull();
});

test('a broken or foreign file is refused with what is wrong', () => {
  expect(() => parseRecord(text.slice(0, -20))).toThrow('cut off');
  expect(() => parseRecord('null')).toThrow('a JSON object');
  expect(() => parseRecord('{"format":"chess"}')).toThrow('format');
  expect(() => parseRecord('{"format":"orrery-game-2"}')).toThrow('another version');
  const broken = (change: object): string => JSON.stringify({ ...saved, ...change });
  expect(() => parseRecord(broken({ seed: 7 }))).toThrow('seed');
  expect(() => parseRecord(broken({ seats: '2' }))).toThrow('seats');
  expect(() => parseRecord(broken({ options: [] }))).toThrow('options');
  expect(() => parseRecord(broken({ entries: {} }))).toThrow('entries');
  expect(() => parseRecord(broken({ entries: [[0, 1], 5] }))).toThrow('entries[1]');
  expect(() => parseRecord(broken({ entries: [[0, 1, 2]] }))).toThrow('entries[0]');
});

test('a record of another game, another version, or changed by hand is refused', () => {
  expect(() => replay(toy, { ...saved, game: 'go' })).toThrow('a game of go');
  expect(() => replay(toy, { ...saved, rulesVersion: 2 })).toThrow('version 2');
  expect(() => replay(toy, { ...saved, seed: 'other' })).toThrow(/entry \d+|position/);
  expect(() => replay(toy, { ...saved, entries: saved.entries.slice(1) })).toThrow('entry 1');
  expect(() => replay(toy, { ...saved, entries: saved.entries.slice(0, -1) })).toThrow('position');
  expect(() => replay(toy, { ...saved, entries: [...saved.entries, [0, 1]] })).toThrow('entry');
});

test('a golden game tells questions, answers, events, points and hash', () => {
  const told = golden(toy, saved);
  expect(told).toContain('toy · rules 1 · 2 seats · seed saved');
  expect(told).toMatch(/ seat 0 turn -> \d+ of \[\d+ \d+\]/);
  expect(told).toMatch(/played seat=0 card=\d+/);
  expect(told).toContain(`hash ${saved.hash}`);
});
