import { Scenario } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { antarctica } from '../rules/index.ts';
import {
  asked,
  cubes,
  cubesOn,
  hand,
  of,
  offered,
  type PlayerSpec,
  queues,
  type Spec,
  sr,
  table,
  view,
} from './scenario.ts';

/** A plays rapid progress before its ship has sailed. */
const rapid = (track: string, A: PlayerSpec, more: Partial<Spec> = {}) =>
  table({
    sun: 1,
    queues: { 1: 'A', 6: 'B', 7: 'C' },
    ...more,
    players: { ...more.players, A: { hand: ['rapid-progress-1'], ...A } },
  }).answer(`playRapidProgress:${track}`);

describe('symbols', () => {
  test('[ANT-SYM-01] recruit: one scientist, or nothing from an empty reserve', () => {
    expect(sr(rapid('land', { tracks: { land: 1 }, sr: [1, 5] }), 'A')).toBe('2/4');
    const none = rapid('land', { tracks: { land: 1 }, sr: [1, 0] });
    expect(sr(none, 'A')).toBe('1/0');
    expect(none.events.some(({ type }) => type === 'recruited')).toBe(false);
  });

  test('[ANT-SYM-02] a blue move: any ship but new ones and the acting one before its move', () => {
    const t = rapid(
      'coast',
      { tracks: { coast: 1 } },
      { queues: { 1: 'A B', 4: 'A A A', 6: 'C' } },
    );
    expect(asked(t)).toBe('A eventMoveShip');
    expect(t.options()).toHaveLength(3 * 7 + 1);
    expect(t.refused('1:1>5')).toBe('ANT-SYM-02');
    t.answer('4:1>1');
    expect(queues(t)).toMatchObject({ 1: 'A B A', 4: 'A A' });
    expect(asked(t)).toBe('B eventMoveShip');
    expect(t.options()).toContain('1:2>3');
    t.answer('1:2>5');
    expect([asked(t), queues(t)[5]]).toEqual(['C eventMoveShip', 'B']);
    t.answer('decline');
    expect(asked(t)).toBe('A beforeMove');
  });

  test('[ANT-SYM-02] full and closed zones take no ship; who has none to move is not asked', () => {
    const t = rapid(
      'coast',
      { tracks: { coast: 1 } },
      { seats: 2, closed: [3, 7], queues: { 1: 'A', 4: 'B B B', 5: 'A' } },
    );
    expect(t.refused('5:1>4')).toBe('ANT-MOVE-03');
    expect(t.refused('5:1>7')).toBe('ANT-SET-02');
    const alone = rapid('coast', { tracks: { coast: 1 } }, { queues: { 1: 'A', 6: 'C' } });
    expect(asked(alone)).toBe('C eventMoveShip');
  });

  test('[ANT-SYM-03] a new ship last in the sun zone, and cards for the others', () => {
    const pile = ['icebreaker-1', 'icebreaker-2'];
    const t = rapid('coast', { tracks: { coast: 5 }, ships: 1 }, { pile });
    expect([queues(t)[1], asked(t)]).toEqual(['A A', 'B takeShipyardCard']);
    const full = rapid(
      'coast',
      { tracks: { coast: 5 }, ships: 1 },
      { pile, queues: { 1: 'A B C' } },
    );
    expect([of(full, 'A').ships, asked(full), view(full).shipyard]).toEqual([
      1,
      'A beforeMove',
      pile,
    ]);
    const none = rapid('coast', { tracks: { coast: 5 } }, { pile });
    expect([asked(none), view(none).shipyard]).toEqual(['A beforeMove', pile]);
  });

  test('[ANT-SYM-04] [ANT-RUL-20] a draft: as many cards as players, the mover first, all asked', () => {
    const pile = ['place-scientist-1', 'icebreaker-1', 'icebreaker-2', 'rapid-progress-2'];
    const t = rapid('sea', { tracks: { sea: 3 } }, { pile });
    expect([view(t).revealed.length, view(t).shipyard.length]).toEqual([3, 1]);
    expect(asked(t)).toBe('A draftShipyardCard');
    const absent = ['plusTwoScientists'];
    for (const kind of absent) expect(t.refused(kind)).toBe('ANT-SYM-04');
    t.answer(t.options()[0] ?? null);
    expect(asked(t)).toBe('B draftShipyardCard');
    t.answer(t.options()[0] ?? null);
    expect([asked(t), t.options().length]).toEqual(['C draftShipyardCard', 1]);
    t.answer(t.options()[0] ?? null);
    expect([view(t).revealed, view(t).shipyard.length]).toEqual([[], 1]);
    const short = rapid('sea', { tracks: { sea: 3 } }, { pile: pile.slice(0, 2) });
    expect([asked(short), view(short).shipyard]).toEqual(['A beforeMove', []]);
  });

  test('[ANT-SYM-04] which cards are revealed is drawn by lot', () => {
    const pile = ['place-scientist-1', 'icebreaker-1', 'plus-two-scientists-1', 'rapid-progress-2'];
    const spec = { tracks: { sea: 3 }, hand: ['rapid-progress-1'] };
    const seen = Array.from({ length: 12 }, (_, i) => {
      const t = table({ sun: 1, queues: { 1: 'A' }, pile, players: { A: spec } });
      t.state.key = [i, 77];
      return view(t.answer('playRapidProgress:sea')).revealed.join();
    });
    expect(new Set(seen).size).toBeGreaterThan(2);
  });

  test('[ANT-SYM-05] an expertise card, or nothing from an empty pile', () => {
    const t = rapid('sea', { tracks: { sea: 1 } }, { expertise: ['expertise-2', 'expertise-3'] });
    expect([hand(t, 'A'), view(t).expertise]).toEqual([['expertise-2'], ['expertise-3']]);
    expect(hand(rapid('sea', { tracks: { sea: 1 } }), 'A')).toEqual([]);
  });

  test('[ANT-SYM-06] [ANT-RUL-21] joint research: a different track for each, three empty spaces, nobody declines', () => {
    const t = rapid(
      'land',
      { tracks: { land: 5 }, cubes: 1 },
      { players: { B: { tracks: { sea: 1 } }, C: {} } },
    );
    expect([asked(t), t.options()]).toEqual([
      'A eventAdvance',
      ['land', 'coast', 'sea', 'expedition'],
    ]);
    t.answer('sea');
    // B has a cube on the sea track only, which is named; C has no cube at all.
    expect([cubesOn(t, 'sea'), asked(t)]).toEqual([{ A: 4, B: 1 }, 'A beforeMove']);
    const other = rapid(
      'land',
      { tracks: { land: 5 }, cubes: 1 },
      { players: { B: { tracks: { sea: 1 }, cubes: 1 } } },
    ).answer('coast');
    expect(other.refused('coast')).toBe('ANT-SYM-06');
    expect(other.refused('decline')).toBe('ANT-SYM-06');
    expect(view(other).named).toEqual(['coast', null, null]);
    other.answer('sea');
    expect([cubesOn(other, 'sea'), view(other).named]).toEqual([{ B: 4 }, [null, null, null]]);
  });

  test('[ANT-SYM-07] one’s own simple card comes back, once', () => {
    const t = rapid('land', { tracks: { land: 4 } });
    expect(hand(t, 'A')).toEqual(['simple-1']);
    const has = rapid('land', { tracks: { land: 4 }, hand: ['rapid-progress-1', 'simple-1'] });
    expect(hand(has, 'A')).toEqual(['simple-1']);
    expect(has.events.some(({ type }) => type === 'resourceGained')).toBe(false);
  });

  test('[ANT-SYM-08] open tracks outnumber players', () => {
    for (const seats of [2, 3, 4] as const) {
      expect(view(table({ seats, sun: 1, queues: { 1: 'A' } })).tracks.length).toBe(seats + 1);
    }
  });

  test('[ANT-SYM-09] only the blue move and a shipyard card may be declined', () => {
    const t = rapid('land', { tracks: { land: 5 }, cubes: 1 });
    expect(offered(t, 'decline')).toEqual([]);
    const draft = rapid(
      'sea',
      { tracks: { sea: 3 } },
      {
        pile: ['icebreaker-1', 'icebreaker-2', 'icebreaker-3'],
      },
    );
    expect(draft.options()).toEqual(['icebreaker']);
    expect(rapid('coast', { tracks: { coast: 1 } }, {}).options()).toContain('decline');
  });

  test('[ANT-RUL-35] a player without ships still takes part in symbols and cards', () => {
    const t = rapid(
      'land',
      { tracks: { land: 5 }, cubes: 1 },
      { queues: { 1: 'A', 6: 'C' }, players: { B: { cubes: 1 } } },
    ).answer('land');
    expect(asked(t)).toBe('B eventAdvance');
    t.answer('coast');
    expect([cubes(t, 'B'), cubesOn(t, 'coast')]).toEqual([0, { B: 3 }]);
    const cards = rapid(
      'coast',
      { tracks: { coast: 5 }, ships: 1 },
      { queues: { 1: 'A' }, pile: ['icebreaker-1', 'icebreaker-2'] },
    );
    expect(asked(cards)).toBe('B takeShipyardCard');
    const none = new Scenario(antarctica, cards.state).answer('decline', 'decline', 'moveShip:5');
    expect(asked(none.answer('actNothing', 'endTurn'))).toBe('A beforeMove');
  });
});
