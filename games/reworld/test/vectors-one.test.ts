import { start } from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';
import { expect, test } from 'vitest';
import { ring } from '../data/index.ts';
import { type Reworld, reworld } from '../rules/index.ts';
import { acquire, dockOf, purchases, scores, station, whyNot } from './scenario.ts';

test('[REW-VEC-01] payments, admiral, leaving', () => {
  const t = station({
    round: 3,
    players: [
      { score: 10, hand: [1, 1, 4] },
      { score: 12, hand: [2, 3, 5, 5] },
      { score: 9, hand: [2, 4] },
    ],
    posts: { t3: [1], t5: [2] },
    ports: { t4: 'terrabot-c-1', t6: 'satellite-city', t7: 'terrabot-a-1' },
  });
  expect(whyNot(t, 't4', [1])).toBe('REW-ACQ-05');
  expect(whyNot(t, 't4', [1, 4])).toBe('REW-ACQ-05');
  expect(whyNot(t, 't4', [1, 1])).toBe('REW-ACQ-06');
  const atT4 = purchases(t).filter((text) => text.startsWith('t4 '));
  expect(atT4).toEqual(['t4 1,1,4/1', 't4 1,1,4/4']);
  expect(whyNot(t, 't2', [1])).toBeNull();
  expect(whyNot(t, 't2', [4])).toBe('REW-ACQ-03');

  acquire(t, 't4', [1, 1, 4], 4);
  acquire(t, 't6', [3, 5], 5);
  expect(t.asked()?.seat).toBe(2);
  t.answer('takeAdmiral:4');
  expect(t.asked()?.seat).toBe(1); // seat 0 has left by itself
  acquire(t, 't7', [5], 5);
  expect(t.asked()?.seat).toBe(2);
  t.answer('leaveRound');
  expect(t.asked()?.seat).toBe(1);
  t.answer('leaveRound');

  expect(scores(t)).toEqual([13, 16, 11]);
  expect(dockOf(t, 0, 4)).toEqual(['terrabot-c-1']);
  expect(dockOf(t, 1, 5)).toEqual(['terrabot-a-1', 'satellite-city']);
  expect(t.state.round).toBe(4);
  expect(t.asked()?.seat).toBe(2);
});

test('[REW-VEC-02] ring ends, forced leaving, start of Chapter Two', () => {
  const others = ring.filter((id) => id !== 'b1' && id !== 'b10').map((id) => [id, 'any' as const]);
  const t = station({
    round: 5,
    turn: 1,
    players: [
      { score: 20, hand: [1, 2, 3, 4] },
      { score: 25, hand: [3, 5, 5] },
    ],
    admiralSpace: { seat: 0, card: 1 },
    posts: { ...Object.fromEntries(others), t1: [2], b2: [2], t10: [3], b9: [4] },
    ports: { b1: 'terrabot-b-2', b10: 'shuttle-2-1' },
  });
  expect(purchases(t).sort()).toEqual([
    'b1 3,5/3',
    'b1 3,5/5',
    'b1 5,5/5',
    'b10 3,5,5/3',
    'b10 3,5,5/5',
  ]);
  expect(t.options().at(-1)).toBe('leaveRound');
  expect(t.options()).toHaveLength(3);

  acquire(t, 'b1', [3, 5], 3);
  acquire(t, 'b10', [3, 4], 4);
  expect(t.options()).toEqual(['leaveRound']);
  t.answer('leaveRound');
  expect(t.options()).toEqual(['leaveRound']);
  t.answer('leaveRound');

  expect(scores(t)).toEqual([22, 28]);
  expect(dockOf(t, 1, 3)[0]).toBe('terrabot-b-2');
  expect(dockOf(t, 0, 4)[0]).toBe('shuttle-2-1');
  expect(t.state.chapter).toBe(2);
  expect(t.asked()).toMatchObject({ seat: 0, ask: 'chapterTwoTurn' });
});

/** A new game of two in which seat 0 holds the admiral. */
function newGame(): Reworld {
  for (let n = 0; ; n++) {
    const s = start(reworld, {}, 2, `vector ${n}`);
    if (s.admiral === 0) return s;
  }
}

test('[REW-VEC-12] [REW-RUL-37] nobody loads anything', () => {
  const t = new Scenario(reworld, newGame());
  for (let round = 1; round <= 5; round++) {
    expect([t.state.round, t.asked()?.seat]).toEqual([round, 0]);
    t.answer('leaveRound');
    expect(t.asked()?.seat).toBe(1);
    t.answer('leaveRound');
    if (round < 5) expect(scores(t)).toEqual([13 * round, 13 * round]);
  }
  expect(t.state.players.map((p) => p.points.cards)).toEqual([65, 65]);
  expect(t.state.box).toHaveLength(100);
  expect(t.state.players.map((p) => p.ships)).toEqual([[], []]);
  expect(scores(t)).toEqual([47, 47]);
  expect(t.state.outcome).toEqual({ winners: [0, 1] });
  expect(t.events.some((event) => event.type === 'chapterTwoStarted')).toBe(false);
});
