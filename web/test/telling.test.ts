import type { Task } from '@orrery/kernel';
import type { LogStep, TableState } from '@orrery/table/client';
import { expect, test } from 'vitest';
import { beatsOf } from '../src/table/use-telling.ts';

const step = (...types: string[]): LogStep => ({
  seq: 1,
  seat: 0,
  forced: false,
  events: types.map((type) => ({ type })),
});
/** A view is the story so far. */
const state = (view: string, ...fresh: LogStep[]) =>
  ({ update: { view } as TableState['update'], fresh }) satisfies Pick<
    TableState,
    'update' | 'fresh'
  >;
const after = (view: string, event: Task): string => view + event.type;

test('much that happens by itself is told with the table after each event', () => {
  const beats = beatsOf([], '.', state('.abcd!', step('a', 'b'), step('c', 'd')), after);
  expect(beats.map(({ event }) => event.type)).toEqual(['a', 'b', 'c', 'd']);
  // The last is the newest view itself, whatever the events left untold.
  expect(beats.map(({ view }) => view)).toEqual(['.a', '.ab', '.abc', '.abcd!']);
});

test('little is shown at once, unless a story is still going on', () => {
  expect(beatsOf([], '.', state('.a', step('a')), after)).toEqual([]);
  const pending = [{ view: '.', event: { type: 'z' } }];
  expect(beatsOf(pending, '.', state('.a', step('a')), after)).toEqual([
    ...pending,
    { view: '.a', event: { type: 'a' } },
  ]);
});

test('what was taken back is no longer told', () => {
  expect(beatsOf([{ view: '.', event: { type: 'z' } }], '.', state(''), after)).toEqual([]);
});

test('a game that cannot tell the steps shows the newest table', () => {
  const beats = beatsOf([], '.', state('new', step('a', 'b', 'c', 'd')), undefined);
  expect(beats.map(({ view }) => view)).toEqual(['new', 'new', 'new', 'new']);
});
