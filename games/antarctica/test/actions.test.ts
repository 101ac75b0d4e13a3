import { describe, expect, test } from 'vitest';
import {
  asked,
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

const camp = (A: PlayerSpec, more: Partial<Spec> = {}): Spec => ({
  sun: 1,
  queues: { 1: 'A', 6: 'B' },
  buildings: { 4: ['camp'] },
  players: { A },
  ...more,
});

describe('recruiting', () => {
  test('[ANT-REC-01] [ANT-RUL-18] needs a camp there and somebody in reserve', () => {
    const t = table(camp({ sr: [1, 1] }));
    expect(t.answer('moveShip:5').refused('actRecruit')).toBe('ANT-REC-01');
    const empty = table(camp({ sr: [1, 0] })).answer('moveShip:4');
    expect(empty.refused('actRecruit')).toBe('ANT-REC-01');
    expect(
      table(camp({ sr: [1, 1] }))
        .answer('moveShip:4')
        .options(),
    ).toContain('actRecruit');
  });

  test('[ANT-REC-02] [ANT-RUL-17] as many as the strength, or all that are left', () => {
    const spec = (reserve: number) =>
      camp({ sr: [0, reserve], crew: { 4: 2 } }, { queues: { 1: 'A', 4: 'A' } });
    expect(sr(table(spec(9)).answer('moveShip:4', 'actRecruit'), 'A')).toBe('4/5');
    expect(sr(table(spec(3)).answer('moveShip:4', 'actRecruit'), 'A')).toBe('3/0');
    expect(offered(table(spec(9)).answer('moveShip:4'), 'actRecruit')).toEqual(['']);
  });

  test('[ANT-EX-01] a scientist placed before raises the strength', () => {
    const t = table(camp({ sr: [1, 5], hand: ['place-scientist-1'] }));
    t.answer('moveShip:4', 'playPlaceScientist', 'actRecruit');
    expect(sr(t, 'A')).toBe('2/3');
  });
});

describe('research', () => {
  const lab = (A: PlayerSpec, more: Partial<Spec> = {}): Spec =>
    camp(A, {
      buildings: { 4: ['research-land'], 5: ['research-coast', 'research-sea'] },
      ...more,
    });

  test('[ANT-RES-01] needs a centre of an open track, and an empty space ahead', () => {
    const t = table(lab({ cubes: 1 })).answer('moveShip:4');
    expect(offered(t, 'actResearch')).toEqual(['land', 'expedition']);
    expect(t.refused('actResearch:sea')).toBe('ANT-RES-01');
    const two = table(lab({ cubes: 1 }, { seats: 2, closed: [] })).answer('moveShip:4');
    expect(offered(two, 'actResearch')).toEqual(['land']);
    const full = table(lab({ tracks: { land: 10 } })).answer('moveShip:4');
    expect([offered(full, 'actResearch'), full.refused('actResearch:land')]).toEqual([
      [],
      'ANT-TRK-06',
    ]);
  });

  test('[ANT-RES-02] by the strength in the target zone', () => {
    const spec = lab({ cubes: 1, crew: { 4: 1 } }, { queues: { 1: 'A', 4: 'A' } });
    const t = table(spec).answer('moveShip:4', 'actResearch:land');
    expect(cubesOn(t, 'land')).toEqual({ A: 3 });
  });

  test('[ANT-RES-03] [ANT-RUL-44] one track, never split; a track of two centres is offered once', () => {
    const t = table(lab({ cubes: 3 }, { seats: 4 })).answer('moveShip:5');
    expect(offered(t, 'actResearch')).toEqual(['coast', 'sea', 'consortium']);
    t.answer('actResearch:consortium');
    expect(cubesOn(t, 'consortium')).toEqual({ A: 1 });
    const one = table(lab({ cubes: 1 }, { seats: 4, buildings: { 5: ['research-sea'] } }));
    expect(offered(one.answer('moveShip:5'), 'actResearch')).toEqual(['sea', 'consortium']);
  });
});

describe('building a ship', () => {
  const yard = (A: PlayerSpec, more: Partial<Spec> = {}): Spec =>
    camp(A, { buildings: { 4: ['shipyard'] }, pile: ['icebreaker-1', 'icebreaker-2'], ...more });

  test('[ANT-SHIP-01] needs a shipyard, an available ship and room in the sun zone', () => {
    expect(
      table(yard({ ships: 1 }))
        .answer('moveShip:5')
        .refused('actBuildShip'),
    ).toBe('ANT-SHIP-01');
    expect(
      table(yard({ ships: 0 }))
        .answer('moveShip:4')
        .refused('actBuildShip'),
    ).toBe('ANT-SHIP-01');
    expect(
      table(yard({ ships: 1 }))
        .answer('moveShip:4')
        .options(),
    ).toContain('actBuildShip');
  });

  test('[ANT-SHIP-02] [ANT-RUL-39] last in the sun zone; full again only by a symbol in between', () => {
    const t = table(yard({ ships: 1 }, { queues: { 1: 'A B C' } }));
    t.answer('moveShip:4', 'actBuildShip');
    expect(queues(t)).toEqual({ 1: 'B C A', 4: 'A' });
    const full = table(
      yard(
        { ships: 2, hand: ['rapid-progress-1'], tracks: { coast: 5 } },
        { queues: { 1: 'A B C' } },
      ),
    );
    full.answer('moveShip:4', 'playRapidProgress:coast', 'decline', 'decline');
    expect([queues(full)[1], full.refused('actBuildShip')]).toEqual(['B C A', 'ANT-SHIP-01']);
  });

  test('[ANT-SHIP-03] [ANT-RUL-46] a new ship cannot be moved in this turn, but may be given up', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A', 5: 'B' },
      pile: ['icebreaker-1', 'icebreaker-2'],
      players: { A: { ships: 1, hand: ['rapid-progress-1'], tracks: { expedition: 5, coast: 3 } } },
    });
    t.answer('playRapidProgress:expedition', 'decline', 'decline');
    expect(queues(t)[1]).toBe('A A');
    t.state.tasks = [...t.state.tasks, { type: 'eventMoveShip', seat: 0 }];
    expect(t.refused('1:1>4')).toBe('ANT-SYM-02');
    expect(t.refused('1:2>4')).toBe('ANT-SHIP-03');
    t.state.tasks = t.state.tasks.slice(0, -1);
    expect(offered(t, 'sacrifice')).toContain('1:2');
  });

  test('[ANT-SHIP-03] in the icebreaker turn of the same sun step it may be moved', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A B', 5: 'C' },
      buildings: { 4: ['shipyard'], 6: ['research-coast'] },
      pile: ['icebreaker-5', 'icebreaker-6'],
      players: {
        A: { ships: 1 },
        B: { ice: { 1: 'icebreaker-1' }, tracks: { coast: 3 } },
      },
    });
    t.answer('moveShip:4', 'actBuildShip', 'decline', 'decline', 'take', 'moveShip:6');
    t.answer('actResearch:coast', 'decline', 'decline');
    expect([asked(t), t.options().includes('1:1>7')]).toEqual(['A eventMoveShip', true]);
  });

  test('[ANT-SHIP-04] [ANT-RUL-19] each other may take a card by its kind, the next player first', () => {
    const t = table(
      yard({ ships: 1 }, { seats: 4, pile: ['icebreaker-3', 'icebreaker-5', 'rapid-progress-2'] }),
    );
    t.answer('moveShip:4', 'actBuildShip');
    expect([asked(t), t.options()]).toEqual([
      'B takeShipyardCard',
      ['icebreaker', 'rapidProgress', 'decline'],
    ]);
    expect(t.refused('plusTwoScientists')).toBe('ANT-SHIP-04');
    t.answer('icebreaker', 'decline', 'icebreaker');
    expect(['B', 'C', 'D'].map((l) => hand(t, l as 'B'))).toEqual([
      ['icebreaker-3'],
      [],
      ['icebreaker-5'],
    ]);
    expect([hand(t, 'A'), view(t).shipyard]).toEqual([[], ['rapid-progress-2']]);
  });

  test('[ANT-SHIP-05] [ANT-EX-10] too few cards: nobody gets one, and the pile leaves the game', () => {
    const t = table(yard({ ships: 1 }, { seats: 4 }));
    expect(view(t).pileIsShort).toBe(true);
    t.answer('moveShip:4', 'actBuildShip');
    expect([view(t).shipyard, of(t, 'A').ships]).toEqual([[], 0]);
    expect(['B', 'C', 'D'].map((l) => hand(t, l as 'B'))).toEqual([[], [], []]);
    expect(t.events).toContainEqual({ type: 'pileGone', cards: 2 });
    const enough = table(yard({ ships: 1 })).answer('moveShip:4', 'actBuildShip');
    expect(asked(enough)).toBe('B takeShipyardCard');
  });

  test('[ANT-SHIP-06] one ship per action, whatever the strength', () => {
    const spec = yard({ ships: 2, crew: { 4: 3 } }, { queues: { 1: 'A', 4: 'A' } });
    const t = table(spec).answer('moveShip:4', 'actBuildShip');
    expect(of(t, 'A').ships).toBe(1);
  });

  test('[ANT-SHIP-07] [ANT-RUL-37] the turn is over at once; the symbol does not end it', () => {
    const t = table(yard({ ships: 1, cubes: 1, hand: ['plus-two-scientists-1'] }));
    t.answer('moveShip:4', 'actBuildShip', 'decline', 'decline');
    expect([asked(t), t.state.sun]).toEqual(['A beforeMove', 4]);
    const symbol = table(
      yard({ ships: 1, hand: ['rapid-progress-1'], tracks: { coast: 5 } }),
    ).answer('moveShip:4', 'playRapidProgress:coast', 'decline', 'decline');
    expect(asked(symbol)).toBe('A afterMove');
  });
});
