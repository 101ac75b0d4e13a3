import type { LogChange } from '@orrery/table/client';
import { expect, test } from 'vitest';
import { packLog, shapesOfLog, unpackLog } from '../src/index.ts';

const log = (...events: { type: string }[]): LogChange => ({
  from: 3,
  opened: [],
  steps: [{ seq: 3, seat: 1, forced: false, events }],
  takeBacks: [
    {
      revision: 9,
      seat: 0,
      steps: [{ seq: 2, seat: 0, forced: true, events: [{ type: 'left' }] }],
    },
    {
      revision: 12,
      seat: 1,
      steps: [{ seq: 3, seat: 1, forced: false, events: [] }],
      agreed: true,
    },
  ],
});
const moved = { type: 'moved', to: 'b2', with: [1, 2] };

test('events are sent as their values, in the order in which their type came first', () => {
  const change = log(moved, { type: 'moved', with: [], to: 'a1' } as typeof moved);
  const shapes = shapesOfLog({}, change);
  expect(shapes).toEqual({ moved: ['to', 'with'], left: [] });
  const packed = packLog(change, shapes);
  expect(packed?.[1]).toEqual([
    [
      1,
      [
        ['moved', 'b2', [1, 2]],
        ['moved', 'a1', []],
      ],
    ],
  ]);
  expect(unpackLog(JSON.parse(JSON.stringify(packed)), shapes)).toEqual(change);
});

test('steps opened by the end of a game come beside the newest, also where nothing was taken back', () => {
  const opened = [1, 4];
  const end: LogChange = { from: 5, opened, steps: [], takeBacks: [] };
  expect(packLog(end, {})).toEqual([5, [], [], opened]);
  expect(unpackLog(JSON.parse(JSON.stringify(packLog(end, {}))), {})).toEqual(end);
  expect(packLog({ ...end, opened: [] }, {})).toBeNull();
});

test('an event of another shape than its type came with first is sent as it is', () => {
  const other = { type: 'moved', to: 'c3', home: true };
  const shapes = shapesOfLog({}, log(moved));
  const change = log(other, { type: 'moved' });
  expect(shapesOfLog(shapes, change)).toBe(shapes);
  const packed = packLog(change, shapes);
  expect(packed?.[1]).toEqual([[1, [other, { type: 'moved' }]]]);
  expect(unpackLog(JSON.parse(JSON.stringify(packed)), shapes)).toEqual(change);
});
