import { describe, expect, test } from 'vitest';
import {
  asked,
  cubes,
  cubesOn,
  offered,
  type PlayerSpec,
  pointsOf,
  type Spec,
  sr,
  table,
  view,
} from './scenario.ts';

/** A sails to zone 4 with a centre of each kind, where it has as much strength as it needs. */
const research = (
  strength: number,
  A: PlayerSpec,
  others: Spec['players'] = {},
  more: Partial<Spec> = {},
) =>
  table({
    sun: 1,
    queues: { 1: 'A', 6: 'B' },
    buildings: { 4: ['research-land', 'research-coast', 'research-sea'] },
    players: { ...others, A: { crew: { 4: strength - 1 }, ...A } },
    ...more,
  }).answer('moveShip:4');

describe('research tracks', () => {
  test('[ANT-TRK-01] the first step takes an available cube; without one there is no entry', () => {
    const t = research(1, { cubes: 1 }).answer('actResearch:land');
    expect([cubesOn(t, 'land'), cubes(t, 'A')]).toEqual([{ A: 1 }, 0]);
    expect(research(1, {}).refused('actResearch:land')).toBe('ANT-TRK-01');
  });

  test('[ANT-TRK-02] [ANT-EX-03] only empty spaces count, others are jumped', () => {
    const others = { B: { tracks: { land: 5 } }, C: { tracks: { land: 6 } } };
    const t = research(2, { tracks: { land: 4 } }, others).answer('actResearch:land');
    expect(cubesOn(t, 'land')).toMatchObject({ A: 8 });
    const four = research(
      2,
      { tracks: { land: 4 } },
      { ...others, D: { tracks: { land: 7 } } },
      { seats: 4 },
    ).answer('actResearch:land');
    expect(cubesOn(four, 'land')).toMatchObject({ A: 9 });
  });

  test('[ANT-TRK-02] [ANT-EX-20] that holds for the entry too, and symbols passed trigger', () => {
    const others = { B: { tracks: { land: 1 } }, C: { tracks: { land: 2 } } };
    const t = research(1, { cubes: 1, sr: [0, 5] }, others).answer('actResearch:land');
    expect([cubesOn(t, 'land'), sr(t, 'A')]).toEqual([{ A: 3, B: 1, C: 2 }, '1/4']);
  });

  test('[ANT-TRK-03] one cube on a space, one cube of a player on a track', () => {
    const t = research(1, { cubes: 2, tracks: { land: 1 } }, { B: { tracks: { land: 2 } } });
    t.answer('actResearch:land');
    expect([cubesOn(t, 'land'), cubes(t, 'A')]).toEqual([{ A: 3, B: 2 }, 2]);
  });

  test('[ANT-TRK-04] steps past the last space are lost', () => {
    const t = research(9, { tracks: { sea: 8 } }).answer('actResearch:sea');
    expect(cubesOn(t, 'sea')).toEqual({ A: 10 });
  });

  test('[ANT-TRK-05] [ANT-EX-13] nobody passes the last space; red ones trigger, used blue ones do not', () => {
    const others = { B: { tracks: { land: 10 } }, C: { tracks: { land: 9 } } };
    const t = research(4, { tracks: { land: 5 }, hand: [] }, others).answer('actResearch:land');
    expect(cubesOn(t, 'land')).toEqual({ A: 8, B: 10, C: 9 });
    const symbols = t.events.flatMap((e) => (e.type === 'symbolSetOff' ? [e.symbol] : []));
    expect([symbols, asked(t)]).toEqual([['gain-simple'], 'A afterAction']);
  });

  test('[ANT-TRK-06] without an empty space ahead a track cannot be chosen', () => {
    const others = { B: { tracks: { land: 10 } }, C: { tracks: { land: 9 } } };
    const t = research(1, { tracks: { land: 8 }, cubes: 1 }, others);
    expect(t.refused('actResearch:land')).toBe('ANT-TRK-06');
    expect(offered(t, 'actResearch')).toEqual(['coast', 'sea', 'expedition']);
  });

  test('[ANT-TRK-07] cubes on tracks stay there', () => {
    const t = research(1, { tracks: { land: 3 } });
    expect(offered(t, 'sacrifice')).toEqual(['4:1']);
    expect(t.refused('sacrifice:cube')).toBe('ANT-SAC-01');
  });

  test('[ANT-TRK-08] [ANT-RUL-23] all coloured spaces entered or passed, lowest first, also occupied ones', () => {
    const others = { B: { tracks: { coast: 2 } }, C: { tracks: { coast: 7 } } };
    const t = research(6, { cubes: 1, ships: 1 }, others, {
      unused: ['coast:4'],
      pile: ['icebreaker-1', 'icebreaker-2'],
    });
    t.answer('actResearch:coast');
    expect(cubesOn(t, 'coast')).toMatchObject({ A: 8 });
    expect(asked(t)).toBe('A eventMoveShip');
    expect(view(t).waiting).toEqual([{ seat: 0, track: 'coast', space: 7, symbol: 'place-ship' }]);
    const symbols = t.events.flatMap((e) => (e.type === 'symbolSetOff' ? [e.space] : []));
    expect(symbols).toEqual([2, 4]);
  });

  test('[ANT-TRK-09] red: the mover alone, every time', () => {
    const t = research(1, { tracks: { land: 2 }, sr: [0, 5] }, { B: { tracks: { land: 4 } } });
    t.answer('actResearch:land');
    expect([sr(t, 'A'), sr(t, 'B')]).toEqual(['1/4', '1/5']);
  });

  test('[ANT-TRK-10] blue: once per game, for all, and used up at once even if nothing comes of it', () => {
    const t = research(1, { tracks: { sea: 4 } }).answer('actResearch:sea');
    expect([asked(t), view(t).tracks[2]?.used]).toEqual(['A afterAction', [5]]);
    const later = research(
      2,
      { tracks: { sea: 4 } },
      { B: { tracks: { sea: 5 } } },
      {
        pile: ['icebreaker-1', 'icebreaker-2', 'icebreaker-3'],
      },
    ).answer('actResearch:sea');
    expect([asked(later), cubesOn(later, 'sea')]).toEqual(['A afterAction', { A: 7, B: 5 }]);
  });

  test('[ANT-TRK-11] [ANT-RUL-22] [ANT-RUL-34] symbols wait in one line, those that arise come last', () => {
    const t = research(
      2,
      { tracks: { land: 7, coast: 1 }, sr: [0, 5] },
      { B: { tracks: { sea: 4 } }, C: { cubes: 1 } },
      {
        pile: ['icebreaker-1', 'icebreaker-2', 'icebreaker-3'],
        queues: { 1: 'A', 6: 'B', 7: 'C' },
      },
    );
    t.answer('actResearch:land', 'coast', 'sea', 'expedition');
    // A passed the simple card and the blue move, B the draft, C a recruit: in this order.
    expect(asked(t)).toBe('A eventMoveShip');
    expect(view(t).waiting.map(({ seat, symbol }) => [seat, symbol])).toEqual([
      [1, 'draft-shipyard'],
      [2, 'recruit-one'],
    ]);
    t.answer('decline', 'decline', 'decline');
    expect(asked(t)).toBe('B draftShipyardCard');
    t.answer('icebreaker', 'icebreaker', 'icebreaker');
    expect([sr(t, 'C'), asked(t)]).toEqual(['2/4', 'A afterAction']);
  });

  test('[ANT-EX-12] [ANT-SCORE-07] a track’s cubes at 9, 6 and 2', () => {
    const t = research(
      1,
      { tracks: { land: 9 } },
      {
        B: { tracks: { land: 6 } },
        C: { tracks: { land: 2 } },
      },
    );
    expect(pointsOf(t, 'land')).toEqual([13, 8, 4]);
  });
});
