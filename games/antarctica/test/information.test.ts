import { imagine, pending, play, randomFrom, start, viewFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { rich } from '../rich.ts';
import { antarctica } from '../rules/index.ts';
import { table, view } from './scenario.ts';

const OPTIONS = { placement: 'free', closedZones: '3-7' };

describe('what is open and what is hidden', () => {
  test('[ANT-INFO-01] [ANT-RUL-25] board, hands, piles and cards set aside are open to all', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A' },
      players: {
        A: { hand: ['simple-1', 'icebreaker-1'] },
        B: { hand: ['rapid-progress-1'], ice: { 4: 'icebreaker-2' }, built: ['basic-01'] },
      },
    });
    const seen = viewFor(antarctica, t.state, 2);
    expect(seen.players.map(({ hand }) => hand)).toEqual([
      ['icebreaker-1', 'simple-1'],
      ['rapid-progress-1'],
      [],
    ]);
    expect(seen.players.map(({ aside }) => aside)).toEqual([null, 'simple-2', 'simple-3']);
    expect(seen.zones[4]?.ice).toMatchObject([{ seat: 1, card: 'icebreaker-2' }]);
    expect(seen.players[1]?.built).toEqual(['basic-01']);
  });

  test('[ANT-INFO-02] only the order below the top cards is dealt anew', () => {
    const s = start(antarctica, {}, 3, 'hidden');
    const orders = new Set<string>();
    for (let i = 0; i < 6; i++) {
      const world = imagine(antarctica, s, 1, randomFrom(`${i}`));
      expect(antarctica.view(world)).toEqual(antarctica.view(s));
      expect(world.decks.map((deck) => deck.at(-1))).toEqual(s.decks.map((deck) => deck.at(-1)));
      expect(world.decks.map((deck) => deck.toSorted((a, b) => a - b))).toEqual(
        s.decks.map((deck) => deck.toSorted((a, b) => a - b)),
      );
      orders.add(String(world.decks));
    }
    expect(orders.size).toBe(6);
  });

  test('[ANT-INFO-03] nobody sees what another does not', () => {
    for (let n = 0; n < 12; n++) {
      const s = rich(OPTIONS, 2 + (n % 3), randomFrom(`open ${n}`));
      const views = [...s.players.keys(), null].map((viewer) => viewFor(antarctica, s, viewer));
      for (const { own, viewer: _, ...open } of views) {
        expect(own).toBeNull();
        expect(open).toEqual(antarctica.view(s));
      }
    }
  });

  test('[ANT-INFO-04] of a deck the top card, the number, and which cards are below, sorted', () => {
    const s = start(antarctica, {}, 4, 'below');
    for (const { below, left, top } of antarctica.view(s).decks) {
      expect(below).toEqual(below.toSorted());
      expect(below).toHaveLength(left - 1);
      expect(below).not.toContain(top);
    }
  });
});

describe('what the view counts for the player', () => {
  test('what a ship would find in each zone', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A B', 2: 'A', 4: 'B', 5: 'C C C', 6: 'C' },
      buildings: {
        1: ['pit'],
        2: ['crane'],
        3: ['derrick'],
        4: ['camp', 'research-sea'],
        6: ['shipyard'],
      },
      decks: { basic: ['basic-01', 'basic-03'], double: ['double-02', 'double-01'] },
      players: { A: { cubes: 1, ships: 1, hand: ['simple-1'], crew: { 4: 2 } } },
    });
    const { offers, noted, freed } = view(t);
    expect(offers?.map((offer) => offer?.place ?? null)).toEqual([1, null, 2, 1, 2, null, 2, 1]);
    // Zone 4: after the ship of B in zone 4 come those of 5 and 6, then B in zone 1 and A in 2.
    expect(offers?.[3]).toMatchObject({
      before: 1,
      won: ['derrick'],
      lost: ['pit'],
      decks: ['now', 'now', 'no'],
    });
    expect(offers?.[4]).toMatchObject({ decks: ['now', 'card', 'no'], recruits: 3, strength: 3 });
    expect(offers?.[4]?.tracks).toEqual(['sea']);
    expect(offers?.[6]).toMatchObject({ ship: true, recruits: 0, tracks: [] });
    expect(noted).toEqual({ first: 'ship-1-1', second: 'ship-2-1' });
    expect(freed.slice(0, 3)).toEqual(['ship-1-1', 'ship-1-2', 'ship-2-2']);
    expect(view(t.answer('moveShip:4')).offers?.map((offer) => offer?.zone ?? null)).toEqual([
      null,
      null,
      null,
      null,
      4,
      null,
      null,
      null,
    ]);
  });

  test('an icebreaker that works frees the second ship in the same sun step', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A', 3: 'B C B', 5: 'A' },
      players: { C: { ice: { 3: 'icebreaker-1' } } },
    });
    expect(view(t).freed).toEqual(['ship-1-1', 'ship-2-1', 'ship-3-1', 'ship-1-2', 'ship-2-2']);
  });

  test('what the top cards ask for, by ship and by card, for whose turn it is', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A', 2: 'A' },
      buildings: { 2: ['crane'] },
      decks: { double: ['double-01'] },
      players: { A: { hand: ['simple-1'] } },
    });
    expect(view(t).decks[1]?.needs).toEqual([
      { building: 'crane', zones: [2], card: 'simple-1' },
      { building: 'derrick', zones: [], card: 'simple-1' },
    ]);
  });

  test('a view can be made in every position of a game', () => {
    const s = start(antarctica, {}, 4, 'views');
    const random = randomFrom('views');
    for (let q = pending(antarctica, s); q !== null; q = pending(antarctica, s)) {
      const { turn, players, counts } = antarctica.view(s);
      if (turn !== null && q.ask === turn.window) expect(turn.seat).toBe(q.seat);
      const sums = players.map((_, seat) =>
        counts.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0),
      );
      expect(players.map(({ score }) => score)).toEqual(sums);
      play(antarctica, s, q.options[random(q.options.length)] ?? null);
    }
  });
});
