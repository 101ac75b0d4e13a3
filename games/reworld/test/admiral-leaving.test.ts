import { type Viewer, viewFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { ring } from '../data/index.ts';
import { reworld } from '../rules/index.ts';
import { acquire, at, scoreOf, scores, seat, station, told } from './scenario.ts';

describe('the admiral', () => {
  test('[REW-ADM-01] [REW-ADM-02] one card face down brings 1 point and the admiral', () => {
    const t = station({ players: [{ hand: [2, 2, 5] }, { hand: [1] }], admiral: 1 });
    expect(t.options().filter((o) => told(o).startsWith('take'))).toEqual([
      'takeAdmiral:2',
      'takeAdmiral:5',
    ]);
    expect(t.refused('takeAdmiral:4')).toBe('REW-ADM-01');
    t.answer('takeAdmiral:5');
    expect([scoreOf(t, 0), t.state.admiral]).toEqual([1, 0]);
    expect(t.state.admiralSpace).toEqual({ seat: 0, card: 5 });
    expect(seat(t, 0).hand).toEqual([0, 2, 0, 0, 0]);
    expect(t.events).toEqual([{ type: 'admiralTaken', seat: 0, from: 1, card: 5, points: 1 }]);
  });

  test('[REW-ADM-03] only once in a round', () => {
    const t = station({ players: [{ hand: [2, 3] }, { hand: [1, 4] }] });
    t.answer('takeAdmiral:2');
    expect(t.options().some((o) => told(o).startsWith('takeAdmiral'))).toBe(false);
    expect(t.refused('takeAdmiral:1')).toBe('REW-ADM-03');
    t.answer('leaveRound', 'leaveRound');
    expect(t.state.round).toBe(2);
    expect(t.options().some((o) => told(o).startsWith('takeAdmiral'))).toBe(true);
  });

  test('[REW-ADM-04] [REW-EX-08] the turn goes on clockwise; the holder starts the next round', () => {
    const players = [{ hand: [1 as const] }, { hand: [2 as const] }, { hand: [3 as const] }];
    const t = station({ players, admiral: 0 });
    acquire(t, 't1', [1], 1);
    t.answer('takeAdmiral:2');
    expect(scoreOf(t, 1)).toBe(1);
    expect(t.asked()?.seat).toBe(2);
    t.answer('leaveRound');
    expect(t.state.round).toBe(2);
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'chapterOneTurn' });
  });

  test('[REW-ADM-04] the holder starts Chapter Two', () => {
    const docks = { 1: ['terrabot-a-1'] };
    const t = station({
      round: 5,
      players: [
        { hand: [1], docks },
        { hand: [2], docks: { 2: ['terrabot-b-1'] } },
      ],
    });
    t.answer('leaveRound', 'takeAdmiral:2');
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'chapterTwoTurn' });
  });

  test('[REW-ADM-05] [REW-RUL-07] nobody takes it: the holder keeps it', () => {
    const t = station({ players: [{ hand: [1] }, { hand: [2] }], admiral: 1, turn: 1 });
    t.answer('leaveRound', 'leaveRound');
    expect([t.state.admiral, t.asked()?.seat]).toEqual([1, 1]);
  });

  test('[REW-ADM-05] [REW-RUL-06] the holder may take it again for the point', () => {
    const t = station({ players: [{ hand: [1, 2] }, { hand: [2] }], admiral: 0 });
    t.answer('takeAdmiral:1');
    expect([t.state.admiral, scoreOf(t, 0)]).toEqual([0, 1]);
  });

  test('[REW-ADM-06] others never learn its type', () => {
    const t = station({ players: [{ hand: [1, 2] }, { hand: [2] }] });
    t.answer('takeAdmiral:1');
    expect(reworld.view(t.state).admiralSpace).toBe(0);
    const cards = [0, 1].map((viewer) => reworld.own?.(t.state, viewer)?.admiralCard);
    expect(cards).toEqual([1, null]);
    expect(viewFor(reworld, t.state, null).own).toBeNull();
    const told = (viewer: Viewer) => t.events.map((event) => reworld.viewEvent(event, viewer));
    expect(told(0)).toMatchObject([{ type: 'admiralTaken', card: 1 }]);
    expect(told(1)).toMatchObject([{ type: 'admiralTaken', card: null }]);
    expect(told(null)).toMatchObject([{ type: 'admiralTaken', card: null }]);
  });
});

describe('leaving the round', () => {
  test('[REW-LEAVE-01] [REW-LEAVE-03] [REW-EX-09] at any turn, for a point per card in hand', () => {
    const t = station({ players: [{ hand: [1, 1, 4] }, { hand: [2] }] });
    expect(t.options().length).toBeGreaterThan(1);
    t.answer('leaveRound');
    expect(scoreOf(t, 0)).toBe(3);
    expect(t.events.at(-1)).toEqual({ type: 'roundLeft', seat: 0, cards: 3, points: 3 });
    expect(t.asked()?.seat).toBe(1);
  });

  test('[REW-LEAVE-02] [REW-LEAVE-07] [REW-RUL-09] leaving is the only choice when nothing else is', () => {
    const taken = ring.filter((id) => id !== 't1').map((id) => [id, 'any' as const]);
    const t = station({
      players: [{ hand: [1] }, { hand: [3] }],
      posts: { ...Object.fromEntries(taken), t2: [2], b1: [4] },
      admiralSpace: { seat: 1, card: 4 },
    });
    expect(t.options()).toEqual(['leaveRound']);
    expect(t.asked()).toMatchObject({ seat: 0, ask: 'chapterOneTurn' });
    t.answer('leaveRound');
    expect(scores(t)).toEqual([1, 0]);
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'chapterOneTurn' });
  });

  test('[REW-RUL-09] while the admiral space is free there is an alternative', () => {
    const none = Object.fromEntries(ring.map((id) => [id, null]));
    const t = station({ players: [{ hand: [1] }, { hand: [3] }], ports: none });
    expect(t.options()).toEqual(['takeAdmiral:1', 'leaveRound']);
  });

  test('[REW-LEAVE-04] the cards are discarded face down', () => {
    const t = station({ players: [{ hand: [1, 1, 4] }, { hand: [2] }] });
    t.answer('leaveRound');
    expect(seat(t, 0)).toMatchObject({ hand: [0, 0, 0, 0, 0], discard: [2, 0, 0, 1, 0] });
    const seen = reworld.view(t.state).players[0];
    expect(seen).toMatchObject({ handSize: 0, discarded: 3 });
    expect(JSON.stringify(viewFor(reworld, t.state, 1))).not.toContain('[1,1,4]');
    expect(reworld.own?.(t.state, 0)).toEqual({ hand: [], discard: [1, 1, 4], admiralCard: null });
    expect(reworld.own?.(t.state, 1)).toEqual({ hand: [2], discard: [], admiralCard: null });
  });

  test('[REW-LEAVE-05] [REW-RUL-08] an empty hand leaves by itself when its next turn comes', () => {
    const t = station({ players: [{ hand: [1] }, { hand: [2, 3] }] });
    acquire(t, 't1', [1], 1);
    expect(seat(t, 0).left).toBe(false);
    acquire(t, 't5', [2], 2);
    expect(seat(t, 0).left).toBe(true);
    expect(t.events).toContainEqual({ type: 'roundLeft', seat: 0, cards: 0, points: 0 });
    expect(t.asked()?.seat).toBe(1);
    expect(seat(t, 0).points.cards).toBe(0);
  });

  test('[REW-LEAVE-06] who left takes no more turns, and is back in the next round', () => {
    const t = station({ players: [{ hand: [1] }, { hand: [2, 3, 4] }] });
    t.answer('leaveRound');
    for (const port of ['t1', 't3', 't5']) {
      expect(t.asked()?.seat).toBe(1);
      t.answer(`acquireModulePort:${port}`);
      t.answer(t.options()[0] ?? null);
      t.answer(t.options()[0] ?? null);
    }
    expect(t.state.round).toBe(2);
    expect(t.state.players.map((p) => p.left)).toEqual([false, false]);
    expect(t.asked()?.seat).toBe(0);
  });
});

describe('the end of a round', () => {
  test.each([2, 5])(
    '[REW-REND-01] in round %i what is left at the ports goes to the box',
    (round) => {
      const docks = { 1: ['terrabot-a-1'] };
      const t = station({ players: [{ hand: [1], docks }, { hand: [2] }], round });
      const left = t.state.ports.filter((id) => id !== null);
      const bag = t.state.bag.length;
      t.answer('leaveRound', 'leaveRound');
      expect(t.state.box).toEqual(expect.arrayContaining(left));
      expect(t.state.bag).toHaveLength(round === 5 ? bag : bag - 20);
      expect(t.events).toContainEqual({ type: 'roundEnded', round, boxed: left });
      expect(t.state.ports.every((id) => id === null)).toBe(round === 5);
    },
  );

  test('[REW-REND-02] all thirty officer cards are dealt anew', () => {
    const t = station({ players: [{ hand: [1, 2] }, { hand: [2] }], round: 2 });
    acquire(t, 't1', [1], 1);
    t.answer('takeAdmiral:2', 'leaveRound');
    expect(t.state.round).toBe(3);
    expect(t.state.posts.flat()).toEqual([]);
    expect(t.state.admiralSpace).toBeNull();
    expect(seat(t, 0).hand.reduce((a, b) => a + b, 0)).toBe(13);
    expect(reworld.audit(t.state)).toEqual([]);
    expect(t.state.ports[at('t1')]).not.toBeNull();
  });

  test('[REW-REND-03] the round marker moves on; after round 5 comes Chapter Two', () => {
    const docks = { 1: ['terrabot-a-1'] };
    const t = station({ players: [{ hand: [1], docks }, { hand: [2] }], round: 4 });
    t.answer('leaveRound', 'leaveRound');
    expect([t.state.round, t.state.chapter]).toEqual([5, 1]);
    t.answer('leaveRound', 'leaveRound');
    expect([t.state.round, t.state.chapter]).toEqual([5, 2]);
    expect(t.events).toContainEqual({ type: 'chapterTwoStarted', first: 0 });
  });
});
