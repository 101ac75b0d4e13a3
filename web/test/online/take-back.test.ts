import type { LogStep, TableState } from '@orrery/table/client';
import { expect, test } from 'vitest';
import { takeBackTo } from '../../src/online/table/take-back.ts';

const state = (
  seats: readonly (number | null)[],
  viewer: number | null,
  undoable = 0,
): TableState => {
  const steps = seats.map((seat, seq): LogStep => ({ seq, seat, forced: false, events: [] }));
  const update = { viewer, undoable, outcome: null } as TableState['update'];
  return { update, log: { steps, takeBacks: [] }, fresh: [], connection: 'live' };
};

test('the request goes back before the whole of one’s last turn', () => {
  expect(takeBackTo(state([null, 1, 0, 0, 1, 1], 0))).toBe(1);
  expect(takeBackTo(state([null, 1, 0, 0, 1, 1], 1))).toBe(3);
  expect(takeBackTo(state([null, 0, 0], 0))).toBe(0);
});

test('nothing to ask for: no turn yet, nobody’s seat, or undo does it alone', () => {
  expect(takeBackTo(state([null, 1, 1], 0))).toBeNull();
  expect(takeBackTo(state([null, 1, 0], null))).toBeNull();
  expect(takeBackTo(state([null, 1, 0], 0, 1))).toBeNull();
});
