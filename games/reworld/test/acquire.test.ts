import { randomFrom } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import type { Officer } from '../rules/index.ts';
import { legalPayments, priceAt } from '../rules/payments.ts';
import {
  acquire,
  at,
  dockOf,
  purchases,
  scoreOf,
  scores,
  seat,
  station,
  whyNot,
} from './scenario.ts';

const HAND: Officer[] = [1, 1, 2, 2, 3, 3, 4, 5, 5];
type Posts = Parameters<typeof station>[0]['posts'];
const wanting = (posts: Posts, hand = HAND) =>
  station({ players: [{ hand }, { hand: [1] }], posts: posts ?? {} });

describe('paying for a module', () => {
  test('[REW-ACQ-01] only a port that still holds a module, with cards from the hand', () => {
    const t = station({ players: [{ hand: [1, 2] }, {}], ports: { t2: null } });
    expect(t.refused('acquireModulePort:t2')).toBe('REW-ACQ-01');
    expect(whyNot(t, 't5', [3])).toBe('REW-ACQ-01');
    expect(whyNot(t, 't5', [1])).toBeNull();
    acquire(t, 't5', [1], 1);
    expect(seat(t, 0).hand).toEqual([0, 1, 0, 0, 0]);
    expect(t.state.posts[at('t5')]).toEqual([1]);
  });

  test('[REW-ACQ-02] [REW-EX-02] without neighbours: exactly one card of any type', () => {
    const t = wanting({});
    t.answer('acquireModulePort:t4');
    expect(t.options()).toEqual([[1], [2], [3], [4], [5]]);
    expect(t.refused([1, 2])).toBe('REW-ACQ-02');
    const five = station({ players: [{ hand: [5] }, {}], ports: { t4: 'satellite-city' } });
    acquire(five, 't4', [5], 5);
    expect(dockOf(five, 0, 5)).toEqual(['satellite-city']);
  });

  test('[REW-ACQ-03] [REW-EX-03] one neighbour: its type, or any two cards', () => {
    const t = wanting({ t3: [2] });
    expect(whyNot(t, 't4', [2])).toBeNull();
    expect(whyNot(t, 't4', [1, 4])).toBeNull();
    expect(whyNot(t, 't4', [2, 5])).toBeNull();
    expect(whyNot(t, 't4', [3])).toBe('REW-ACQ-03');
    expect(whyNot(t, 't4', [1, 1, 2])).toBe('REW-ACQ-06');
    acquire(t, 't4', [1, 4], 4);
    expect(seat(t, 0).docks[3]).toHaveLength(1);
    expect(whyNot(t, 't5', [1])).toBe('REW-ACQ-03');
    expect(t.answer('leaveRound').options()).toContain('acquireModulePort:t5');
    expect(whyNot(t, 't5', [4])).toBe('REW-ACQ-01');
  });

  test('[REW-ACQ-03] a single card of another type cannot pay', () => {
    const t = wanting({ t3: [2] }, [3]);
    expect(t.refused('acquireModulePort:t4')).toBe('REW-ACQ-03');
    expect(wanting({ t3: [2] }, [2]).options()).toContain('acquireModulePort:t4');
    expect(wanting({ t3: [2] }, [3, 4]).options()).toContain('acquireModulePort:t4');
  });

  test('[REW-ACQ-04] [REW-EX-04] two equal neighbours count as one', () => {
    const t = wanting({ t3: [3], t5: [3] });
    expect(whyNot(t, 't4', [3])).toBeNull();
    expect(whyNot(t, 't4', [1, 5])).toBeNull();
    expect(whyNot(t, 't4', [3, 3])).toBeNull();
    expect(whyNot(t, 't4', [1])).toBe('REW-ACQ-04');
    expect(whyNot(t, 't4', [1, 2, 3])).toBe('REW-ACQ-06');
    expect(wanting({ t3: [3], t5: [3] }, [1]).refused('acquireModulePort:t4')).toBe('REW-ACQ-04');
  });

  test('[REW-ACQ-05] [REW-EX-05] two different neighbours: both, three with one, any four', () => {
    const hand: Officer[] = [1, 1, 2, 2, 3, 3, 4, 5, 5];
    const t = wanting({ t3: [1], t5: [3] }, hand);
    for (const cards of [
      [1, 3],
      [1, 5, 5],
      [2, 3, 4],
      [1, 3, 3],
      [2, 2, 4, 5],
    ] as Officer[][]) {
      expect([cards, whyNot(t, 't4', cards)]).toEqual([cards, null]);
    }
    expect(whyNot(t, 't4', [2, 4, 5])).toBe('REW-ACQ-05');
    expect(whyNot(t, 't4', [1])).toBe('REW-ACQ-05');
    expect(whyNot(t, 't4', [1, 2])).toBe('REW-ACQ-05');
    expect(whyNot(t, 't4', [1, 1])).toBe('REW-ACQ-06');
    expect(whyNot(t, 't4', [1, 1, 2, 2, 3])).toBe('REW-ACQ-01'); // more than is ever tried
    for (const top of [1, 3] as const) {
      const paid = acquire(wanting({ t3: [1], t5: [3] }, hand), 't4', [1, 3], top);
      expect(seat(paid, 0).docks[top - 1]).toHaveLength(1);
    }
  });

  test.each([
    [[1, 3], true],
    [[1, 1], false],
    [[2, 4], false],
    [[1, 2, 4], true],
    [[2, 3, 4], true],
    [[2, 4, 5], false],
    [[2, 4, 5, 5], true],
    [[3], false],
  ] as [Officer[], boolean][])('[REW-ACQ-05] with %j in hand beside 1 and 3: %s', (hand, can) => {
    const t = wanting({ t3: [1], t5: [3] }, hand);
    expect(t.options().includes('acquireModulePort:t4')).toBe(can);
    if (!can) expect(t.refused('acquireModulePort:t4')).toBe('REW-ACQ-05');
  });

  test('[REW-ACQ-06] [REW-RUL-03] no more cards than an option names', () => {
    expect(whyNot(wanting({}), 't4', [1, 1])).toBe('REW-ACQ-02');
    expect(whyNot(wanting({ t3: [1] }), 't4', [1, 1, 1])).toBe('REW-ACQ-01');
    expect(whyNot(wanting({ t3: [1] }), 't4', [1, 1, 2])).toBe('REW-ACQ-06');
    expect(whyNot(wanting({ t3: [1], t5: [2] }), 't4', [2, 2])).toBe('REW-ACQ-06');
  });

  test('[REW-RUL-04] any two or four may hold matching cards', () => {
    expect(whyNot(wanting({ t3: [2] }), 't4', [2, 5])).toBeNull();
    expect(whyNot(wanting({ t3: [2], t5: [1] }), 't4', [1, 1, 2, 2])).toBeNull();
  });

  test('[REW-RUL-05] three cards need one match, not two', () => {
    const t = wanting({ t3: [1], t5: [3] });
    expect(whyNot(t, 't4', [2, 3, 5])).toBeNull();
    expect(whyNot(t, 't4', [2, 5, 5])).toBe('REW-ACQ-05');
  });

  test('[REW-ACQ-07] covered cards have no effect', () => {
    const t = wanting({ t3: [2, 4] }, [2]);
    expect(t.options()).not.toContain('acquireModulePort:t4');
    expect(wanting({ t3: [2, 4] }, [4]).options()).toContain('acquireModulePort:t4');
  });

  test('[REW-ACQ-08] [REW-ACQ-09] any of the cards may be on top, and its type is the dock', () => {
    for (const top of [2, 4, 5] as const) {
      const t = wanting({ t3: [2], t5: [3] });
      t.answer('acquireModulePort:t4', [2, 4, 5]);
      expect(t.options()).toEqual([2, 4, 5]);
      expect(t.refused(3)).toBe('REW-ACQ-08');
      t.answer(top);
      expect(t.state.posts[at('t4')]?.at(-1)).toBe(top);
      expect(seat(t, 0).docks.map((dock) => dock.length)[top - 1]).toBe(1);
    }
  });

  test('[REW-ACQ-10] [REW-EX-10] a new module is the outermost of its dock, without any limit', () => {
    const docks = {
      3: ['shuttle-1-1', 'shuttle-1-2', 'shuttle-1-3', 'shuttle-1-4', 'shuttle-1-5'],
    };
    const t = station({
      players: [{ hand: [3], docks }, { hand: [1] }],
      ports: { t4: 'satellite-city' },
    });
    acquire(t, 't4', [3], 3);
    expect(dockOf(t, 0, 3)).toEqual(['satellite-city', ...docks[3]]);
  });

  test.each([
    [1, 4],
    [2, 4],
    [3, 3],
    [4, 2],
    [5, 2],
  ])('[REW-ACQ-11] [REW-EX-01] a terrabot of round %i scores %i', (round, points) => {
    const t = station({
      round,
      players: [{ hand: [1, 2, 3, 4, 5] }, {}],
      ports: { t1: 'terrabot-e-5', t3: 'shuttle-2-6', t5: 'satellite-city', t7: 'builder-agri-9' },
    });
    acquire(t, 't1', [1], 1);
    expect(scoreOf(t, 0)).toBe(points);
    acquire(t, 't3', [2], 2);
    acquire(t, 't5', [3], 3);
    acquire(t, 't7', [4], 4);
    expect(scoreOf(t, 0)).toBe(points);
  });

  test('[REW-ACQ-12] a post with cards takes no more', () => {
    const t = station({ players: [{ hand: [1, 2] }, { hand: [1] }] });
    acquire(t, 't4', [1], 1);
    expect(t.refused('acquireModulePort:t4')).toBe('REW-ACQ-12');
  });

  test("[REW-ACQ-13] one's own cards are neighbours too", () => {
    const t = station({ players: [{ hand: [1, 2] }, { left: true }] });
    acquire(t, 't4', [1], 1);
    expect(t.asked()?.seat).toBe(0);
    expect(t.options()).not.toContain('acquireModulePort:t5');
    expect(t.options()).not.toContain('acquireModulePort:t3');
    expect(t.options()).toContain('acquireModulePort:t6');
  });

  test('[REW-EX-07] the ring closes at both ends', () => {
    const left = station({ players: [{ hand: [1, 2, 4] }, {}], posts: { b1: [4] } });
    expect(whyNot(left, 't1', [4])).toBeNull();
    expect(whyNot(left, 't1', [1, 2])).toBeNull();
    expect(whyNot(left, 't1', [1])).toBe('REW-ACQ-03');
    const corner = station({ players: [{ hand: [1, 2, 4] }, {}], posts: { t1: [4] } });
    expect(whyNot(corner, 'b1', [1])).toBe('REW-ACQ-03');
    expect(whyNot(corner, 'b1', [4])).toBeNull();
    const right = station({
      players: [{ hand: [1, 1, 2, 3, 3, 4, 5] }, {}],
      posts: { t10: [2], b9: [5] },
    });
    const legal = new Set(
      purchases(right)
        .filter((text) => text.startsWith('b10 '))
        .map((text) => text.slice(4).split('/')[0]),
    );
    expect(legal.has('2,5')).toBe(true);
    expect(legal.has('1,1,2') && legal.has('3,4,5')).toBe(true);
    expect(legal.has('1,1,3,3')).toBe(true);
    expect(legal.has('1,3,4') || legal.has('2') || legal.has('1,2')).toBe(false);
  });

  test('what is paid lies open on the post until the round ends', () => {
    const t = wanting({ t3: [2] });
    t.answer('acquireModulePort:t4', [4, 5]);
    expect(t.state.payment).toEqual({ seat: 0, port: at('t4'), cards: [0, 0, 0, 1, 1] });
    expect(seat(t, 0).hand).toEqual([2, 2, 2, 0, 1]);
    t.answer(4);
    expect([t.state.payment, t.state.posts[at('t4')]]).toEqual([null, [5, 4]]);
    expect(t.events.at(-1)).toMatchObject({
      type: 'moduleAcquired',
      port: 't4',
      cards: [4, 5],
      top: 4,
    });
    expect(scores(t)[1]).toBe(0);
  });

  test('[REW-ACQ-01] a port is offered exactly when some cards of the hand pay for it', () => {
    const random = randomFrom('hands');
    const card = () => (random(5) + 1) as Officer;
    let refused = 0;
    for (let n = 0; n < 400; n++) {
      const posts = { t3: random(4) > 0 ? [card()] : [], t5: random(4) > 0 ? [card()] : [] };
      const hand = Array.from({ length: 1 + random(4) }, card);
      const t = station({ players: [{ hand }, {}], posts });
      const legal = legalPayments(priceAt(t.state, at('t4')), seat(t, 0).hand).length > 0;
      expect([hand, posts, t.options().includes('acquireModulePort:t4')]).toEqual([
        hand,
        posts,
        legal,
      ]);
      if (!legal) refused++;
    }
    expect(refused).toBeGreaterThan(40);
  });
});
