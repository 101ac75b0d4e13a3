import type { Viewer } from '@orrery/kernel';
import type { Seating, TableState } from '@orrery/table/client';
import { expect, test } from 'vitest';
import { handOn, openState } from '../src/table/hand-on.ts';

const person: Seating = { kind: 'human', name: '', confirmTurns: false };
const bot: Seating = { kind: 'bot', level: 'drifter' };

const state = (
  viewer: Viewer,
  asked: number,
  secretive: readonly number[],
  seats: readonly Seating[] = [person, person, bot],
): TableState =>
  ({
    update: {
      viewer,
      seats,
      secretive,
      asked: { seat: asked, ask: 'go', rule: 'A-1', options: ['x'] },
      held: null,
      outcome: null,
      undoable: 2,
      view: { board: 1, viewer, own: { hand: [1] } },
    },
    log: { steps: [{ seq: 1 }], takeBacks: [] },
    fresh: [{ seq: 1 }],
    connection: 'live',
  }) as unknown as TableState;

test('the screen is covered only where who leaves or who comes has secrets', () => {
  expect(handOn(state(0, 1, []))).toEqual({ kind: 'go', to: 1 });
  expect(handOn(state(0, 1, [1]))).toEqual({ kind: 'cover', to: 1 });
  expect(handOn(state(0, 1, [0]))).toEqual({ kind: 'cover', to: 1 });
  expect(handOn(state(null, 1, [0]))).toEqual({ kind: 'go', to: 1 });
  expect(handOn(state(null, 1, [0, 1]))).toEqual({ kind: 'cover', to: 1 });
});

test('it stays with whoever is asked, while bots move, alone, and after the end', () => {
  expect(handOn(state(1, 1, [0, 1]))).toEqual({ kind: 'stay' });
  expect(handOn(state(0, 2, [0, 1]))).toEqual({ kind: 'stay' });
  expect(handOn(state(null, 0, [0], [person, bot]))).toEqual({ kind: 'stay' });
  const over = state(0, 1, [0, 1]);
  const { update } = over;
  expect(handOn({ ...over, update: { ...update, outcome: { winners: [0] } } }).kind).toBe('stay');
  // A finished turn that can still be undone is its player's.
  expect(handOn({ ...over, update: { ...update, held: 0 } }).kind).toBe('stay');
});

test('from the first moment of the cover nothing of the one who leaves is left', () => {
  const { update, log, fresh } = openState(state(0, 1, [0]));
  expect(update.view).toEqual({ board: 1, viewer: null, own: null });
  expect([update.viewer, update.undoable, update.asked?.options]).toEqual([null, 0, null]);
  expect([log.steps, fresh]).toEqual([[], []]);
  const open = state(null, 1, [0]);
  expect(openState(open)).toBe(open);
});
