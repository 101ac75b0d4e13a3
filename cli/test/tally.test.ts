import { describe, expect, test } from 'vitest';
import { count, gather, type Tally } from '../src/tally.ts';
import { orrery } from './terminal.ts';

const bought = (seat: number, tile: string, price: number) => ({
  type: 'bought',
  seat,
  tile,
  price,
});

describe('what happened in games', () => {
  const tallied = (...events: { type: string }[]) => {
    const tally: Tally = new Map();
    count(tally, events);
    return [...tally.values()];
  };

  test('words and yes-or-no facts tell happenings apart, figures are added up', () => {
    const done = { type: 'done', success: true };
    expect(tallied(bought(1, 'dock', 3), bought(0, 'dock', 5), bought(1, 'hub', 2), done)).toEqual([
      { type: 'bought', of: { tile: 'dock' }, count: 2, seats: { 0: 1, 1: 1 }, sums: { price: 8 } },
      { type: 'bought', of: { tile: 'hub' }, count: 1, seats: { 1: 1 }, sums: { price: 2 } },
      { type: 'done', of: { success: true }, count: 1, seats: {}, sums: {} },
    ]);
  });

  test('where a game knows things by number, its names tell happenings apart', () => {
    const tally: Tally = new Map();
    const ids = ['dock', 'hub'];
    const events = [0, 1, 1].map((tile) => ({ type: 'bought', seat: 0, tile, price: 3 }));
    count(tally, events, (_type, field, n) => (field === 'tile' ? (ids[n] ?? null) : null));
    expect([...tally.values()]).toEqual([
      { type: 'bought', of: { tile: 'dock' }, count: 1, seats: { 0: 1 }, sums: { price: 3 } },
      { type: 'bought', of: { tile: 'hub' }, count: 2, seats: { 0: 2 }, sums: { price: 6 } },
    ]);
  });

  test('seats are compared with their table; an owner without a seat is not', () => {
    const drone = { type: 'bought', owner: 2, tile: 'dock', price: 1 };
    const all = gather([
      { scores: [10, 4], winners: [0], tally: tallied(bought(0, 'dock', 3), bought(0, 'dock', 1)) },
      { scores: [5, 7], winners: [1], tally: tallied(bought(0, 'dock', 2), drone) },
      { scores: [1, 1], winners: [0, 1], tally: null },
    ]);
    expect(all).toEqual([
      {
        type: 'bought',
        of: { tile: 'dock' },
        count: 4,
        games: 2,
        sums: { price: 7 },
        seats: 2,
        winRate: 0.5,
        meanLead: 1,
      },
    ]);
  });

  test('simulate --events tells them', async () => {
    const { code, json } = await orrery(
      'simulate artemis --seats 2 --games 2 --bots random --events --workers 1 --json',
    );
    expect(code).toBe(0);
    const rounds = (json['events'] as { type: string; count: number }[]).filter(
      ({ type }) => type === 'boardPrepared',
    );
    expect(rounds.reduce((sum, event) => sum + event.count, 0)).toBe(12);
  });
});
