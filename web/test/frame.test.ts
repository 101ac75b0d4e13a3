import type { Json, Score, Task } from '@orrery/kernel';
import type { LogStep, Preview, TableLog } from '@orrery/table/client';
import { expect, test } from 'vitest';
import { verdict } from '../src/end/verdict.ts';
import type { AnyGameUi } from '../src/games.ts';
import { changedAt } from '../src/table/changed-at.ts';
import type { Aside } from '../src/table/extras.ts';
import { logLines } from '../src/table/log-lines.ts';
import { broughtAt, gain, keyOf, signed } from '../src/table/previews.ts';

const step = (seq: number, seat: number, ...types: string[]): LogStep => ({
  seq,
  seat,
  forced: false,
  events: types.map((type) => ({ type })),
});
const typeOf = (event: Task | string): string => (typeof event === 'string' ? event : event.type);
const said = (log: TableLog, asides: readonly Aside[] = []): string[] =>
  logLines(log, asides).map(({ event, takenBack }) =>
    takenBack === undefined ? typeOf(event) : `(${typeOf(event)})`,
  );

test('what was taken back stands where it happened, before what took its place', () => {
  const log: TableLog = {
    steps: [step(1, 0, 'a'), step(2, 1, 'b'), step(3, 0, 'c2')],
    takeBacks: [{ revision: 9, seat: 0, steps: [step(3, 0, 'c1', 'c1b')] }],
  };
  expect(said(log)).toEqual(['a', 'b', '(c1)', '(c1b)', 'c2']);
});

test('a take-back of the last step ends the log', () => {
  const log: TableLog = {
    steps: [step(1, 0, 'a')],
    takeBacks: [{ revision: 4, seat: 0, steps: [step(2, 0, 'b')] }],
  };
  expect(said(log)).toEqual(['a', '(b)']);
});

test('what is no event stands after the answers that were given before it', () => {
  const log: TableLog = {
    steps: [step(0, 0, 'deal'), step(1, 0, 'a'), step(2, 1, 'b'), step(3, 0, 'c')],
    takeBacks: [{ revision: 9, seat: 0, steps: [step(3, 0, 'x')] }],
  };
  const at = (...seqs: number[]): Aside[] => seqs.map((seq) => ({ seq, seat: 1, text: `-${seq}` }));
  expect(said(log, at(0))).toEqual(['deal', '-0', 'a', 'b', '(x)', 'c']);
  expect(said(log, at(1, 2, 3))).toEqual(['deal', 'a', '-1', 'b', '-2', '(x)', 'c', '-3']);
  const keys = logLines(log, at(1, 1, 3)).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

test('keys of lines are never doubled, and a new seat begins a new turn', () => {
  const log: TableLog = {
    steps: [step(1, 0, 'a', 'b'), step(2, 1, 'c'), step(3, 1, 'd')],
    takeBacks: [
      { revision: 4, seat: 1, steps: [step(3, 1, 'x')] },
      { revision: 6, seat: 1, steps: [step(3, 1, 'y')] },
    ],
  };
  const lines = logLines(log);
  expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length);
  expect(lines.filter((line) => line.newTurn).map((line) => typeOf(line.event))).toEqual(['c']);
});

test('a turn begins with its first line, also where silent answers led there', () => {
  const log: TableLog = {
    steps: [step(0, 0, 'deal'), step(1, 0), step(2, 0, 'a'), step(3, 1), step(4, 1, 'b')],
    takeBacks: [{ revision: 9, seat: 1, steps: [step(3, 1), step(4, 1, 'x')] }],
  };
  const begins = (asides: readonly Aside[]): string[] =>
    logLines(log, asides)
      .filter((line) => line.newTurn)
      .map((line) => typeOf(line.event));
  expect(begins([])).toEqual(['x']);
  expect(begins([{ seq: 2, seat: 1, text: '-' }])).toEqual(['x']);
});

test('an only choice is called so unless it ends a chain of choices', () => {
  const forced = (one: LogStep): LogStep => ({ ...one, forced: true });
  const marks = (...steps: LogStep[]): boolean[] =>
    logLines({ steps, takeBacks: [] }).map((line) => line.forced);
  expect(marks(step(1, 0, 'a'), forced(step(2, 0, 'b')))).toEqual([false, true]);
  expect(marks(step(1, 1), forced(step(2, 0, 'b')))).toEqual([true]);
  expect(marks(step(1, 0), forced(step(2, 0)), forced(step(3, 0, 'b')))).toEqual([false]);
});

const scores = (...totals: number[]): Score[] => totals.map((total) => ({ total, parts: {} }));

test('a verdict tells points, tie-break and shared victory apart', () => {
  expect(verdict(scores(90, 101, 95), [1])).toEqual({ how: 'points', points: 101, lead: 6 });
  expect(verdict(scores(101, 101, 90), [0])).toEqual({ how: 'tieBreak', points: 101, lead: 0 });
  expect(verdict(scores(101, 101, 90), [0, 1])).toMatchObject({ how: 'shared', points: 101 });
});

test('alone against the game there is no lead, won or lost', () => {
  for (const winners of [[0], []])
    expect(verdict(scores(21), winners)).toEqual({ how: 'alone', points: 21, lead: 0 });
});

const preview = (choice: string, points: number | null, final = false): Preview => ({
  choice,
  events: [{ type: 'built' }],
  scores: points === null ? null : scores(points, 3),
  view: points === null ? null : `after ${choice}`,
  final,
});

test('what an answer would bring is told only where it is certain', () => {
  expect(gain(preview('a', 12), 10, 0)).toBe(2);
  expect(gain(preview('a', null, true), 10, 0)).toBeNull();
  expect(gain(undefined, 10, 0)).toBeNull();
  expect([signed(3), signed(-3), signed(0)]).toEqual(['+3', '−3', '0']);
});

test('what answers bring stands beside their place: the points with a sign, and the game’s word', () => {
  const ui = {
    brings: (_lang: string, { before, after }: { before: string; after: string | null }) =>
      after === null ? null : `${before}→${after}`,
  } as unknown as AnyGameUi;
  const all = [preview('a', 12), preview('b', 7), preview('c', 10, true), preview('d', null, true)];
  const previews = new Map(all.map((one) => [keyOf(one.choice), one]));
  const places = new Map<string, readonly Json[]>([
    ['one', ['a']],
    ['several', ['a', 'b']],
    ['chance', ['d']],
    ['final', ['c', 'd']],
    ['unknown', ['a', 'z']],
  ]);
  const told = broughtAt(places, previews, { ui, lang: 'en', me: 0, view: 'now', points: 10 });
  expect([...told]).toEqual([
    ['one', { text: '+2 now→after a', final: false }],
    ['several', { text: '−3 … +2', final: false }],
    ['chance', { text: '', final: true }],
    ['final', { text: '', final: true }],
  ]);
});

test('what an answer brought to one seat changes nothing of the others’ own', () => {
  const about = (seq: number, seat: number, whom: number | null): LogStep => {
    const events = [whom === null ? { type: 'round' } : { type: 'took', seat: whom }];
    return { seq, seat, forced: false, events };
  };
  const steps = [about(0, 0, null), about(1, 0, 0), step(2, 1), about(3, 1, 1)];
  expect(changedAt(steps, 0)).toEqual({ own: 1, players: 3 });
  expect(changedAt(steps, 1)).toEqual({ own: 3, players: 1 });
  expect(changedAt([...steps, about(4, 1, null)], 0)).toEqual({ own: 4, players: 4 });
  expect(changedAt([], 0)).toEqual({ own: 0, players: 0 });
});
