import type { LogStep, TableState } from '@orrery/table/client';
import { expect, test } from 'vitest';
import {
  answered,
  arrived,
  type Beat,
  beatsOf,
  ended,
  nextBeat,
  pause,
  quiet,
  shownNow,
  type Told,
} from '../src/table/telling.ts';
import { othersSteps } from '../src/table/use-since.ts';

const step = (seq: number, ...types: string[]): LogStep => ({
  seq,
  seat: 0,
  forced: false,
  events: types.map((type) => ({ type })),
});
/** A view is the story so far. */
const state = (revision: number, view: string, ...fresh: LogStep[]) =>
  ({
    update: { revision, viewer: 0, view } as unknown as TableState['update'],
    fresh,
  }) satisfies Pick<TableState, 'update' | 'fresh'>;
const before: Told = quiet(state(1, '.').update);
const beat = (view: string): Beat => ({ view, events: [{ type: view }] });

test('what one answer set going is asked for, and until then the screen stays as it was', () => {
  const told = arrived(before, state(2, '.abcd', step(7, 'a', 'b'), step(8), step(9, 'c', 'd')));
  // A silent answer has nothing to show.
  expect(told.asking).toEqual([7, 9]);
  expect(shownNow(told)).toEqual({ view: '.', events: [] });
});

test('the frames are told one after the other, then the table is shown as it is', () => {
  let told = arrived(before, state(2, '.abcd', step(7, 'a', 'b', 'c', 'd')));
  told = answered(told, told.asking, [beat('.a'), beat('.abcd')]);
  expect(shownNow(told)?.view).toBe('.a');
  told = nextBeat(told);
  expect(shownNow(told)?.view).toBe('.abcd');
  expect(shownNow(nextBeat(told))).toBeNull();
});

test('little is shown at once, unless a story is still going on', () => {
  expect(shownNow(arrived(before, state(2, '.a', step(7, 'a'))))).toBeNull();
  const telling = { ...before, beats: [beat('.z')] };
  const told = arrived(telling, state(2, '.a', step(7, 'a')));
  expect([told.beats, told.asking]).toEqual([[beat('.z')], [7]]);
  // It ended before the frames came: the last picture stays.
  expect(shownNow(nextBeat(told))).toEqual({ view: '.z', events: [] });
});

test('what was taken back, or is seen by other eyes, is no longer told', () => {
  const telling = { ...before, beats: [beat('.z')], asking: [7] };
  expect(shownNow(arrived(telling, state(2, '.')))).toBeNull();
  expect(shownNow(arrived({ ...telling, viewer: 1 }, state(2, '.', step(8, 'a'))))).toBeNull();
  // Frames that come too late are not told either.
  const after = arrived(telling, state(2, '.'));
  expect(answered(after, [7], [beat('.late')])).toBe(after);
});

test('frames that cannot be had, and a click, end the waiting', () => {
  const told = arrived(before, state(2, '.abcd', step(7, 'a', 'b', 'c', 'd')));
  expect(shownNow(answered(told, told.asking, []))).toBeNull();
  expect(shownNow(ended(told))).toBeNull();
});

test('frames without events are no steps, and a long story is told faster', () => {
  expect(beatsOf([{ view: 'a', events: [] }, beat('b')])).toEqual([beat('b')]);
  expect([pause(4), pause(20), pause(100)]).toEqual([700, 400, 320]);
});

test('since your last turn: the others’ steps with events, between one’s own', () => {
  const by = (seat: number, one: LogStep): LogStep => ({ ...one, seat });
  const steps = [by(1, step(0, 'deal')), by(0, step(1, 'a')), by(1, step(2, 'b')), by(2, step(3))];
  const at = (viewer: number | null, more: readonly LogStep[] = []) =>
    othersSteps({
      update: { viewer },
      log: { steps: [...steps, ...more], takeBacks: [] },
    } as unknown as TableState).map(({ seq }) => seq);
  expect(at(0)).toEqual([2]);
  expect(at(0, [by(0, step(4, 'c'))])).toEqual([2]);
  expect(at(null)).toEqual([]);
});
