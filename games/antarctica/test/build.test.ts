import { apply } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { antarctica } from '../rules/index.ts';
import {
  asked,
  cubes,
  cubesOn,
  hand,
  of,
  offered,
  playerView,
  type PlayerSpec,
  queues,
  type Spec,
  sr,
  table,
  view,
} from './scenario.ts';

/** A is to sail from zone 1; cranes are in zone 2, derricks in zone 3, nothing is in zone 4. */
const site = (A: PlayerSpec, more: Partial<Spec> = {}): Spec => ({
  sun: 1,
  queues: { 1: 'A', 6: 'B' },
  buildings: { 2: ['crane'], 3: ['derrick'], 5: ['laboratory'] },
  decks: { double: ['double-02', 'double-01'] },
  players: { A: { cubes: 4, ...A } },
  ...more,
});

describe('building', () => {
  test('[ANT-BUILD-01] [ANT-BUILD-14] only top cards; an empty deck offers nothing', () => {
    const t = table(site({}, { queues: { 1: 'A', 2: 'A', 3: 'A' }, decks: { basic: [] } }));
    t.answer('moveShip:4');
    expect(offered(t, 'actBuild')).toEqual([]);
    expect(t.refused('actBuild:basic')).toBe('ANT-BUILD-14');
    const one = table(site({}, { queues: { 1: 'A', 2: 'A', 3: 'A' } })).answer('moveShip:4');
    expect(offered(one, 'actBuild')).toEqual([
      'double:land',
      'double:coast',
      'double:sea',
      'double:expedition',
    ]);
  });

  test('[ANT-BUILD-02] [ANT-BUILD-03] [ANT-EX-04] access by ships anywhere, one ship for all of its zone', () => {
    const both = { 2: ['crane', 'derrick'], 3: ['derrick'] } as const;
    const oneShip = table(site({}, { queues: { 1: 'A', 2: 'A' }, buildings: both }));
    expect(offered(oneShip.answer('moveShip:4'), 'actBuild')).not.toEqual([]);
    const twoShips = table(site({}, { queues: { 1: 'A', 2: 'A', 3: 'A' } }));
    expect(offered(twoShips.answer('moveShip:4'), 'actBuild')).not.toEqual([]);
    const moved = table(site({}, { queues: { 1: 'A', 2: 'A' } }));
    expect(offered(moved.answer('moveShip:3'), 'actBuild')).not.toEqual([]);
    const lacking = table(site({}, { queues: { 1: 'A', 2: 'A' } })).answer('moveShip:4');
    expect(lacking.refused('actBuild:double:land')).toBe('ANT-BUILD-02');
    const card = table(site({ hand: ['simple-1'] }, { queues: { 1: 'A', 2: 'A' } }));
    expect(offered(card.answer('moveShip:4'), 'actBuild')).not.toEqual([]);
  });

  test('[ANT-BUILD-04] [ANT-BUILD-12] buildings are shared and not used up; scientists stay', () => {
    const t = table(site({}, { queues: { 1: 'A', 2: 'A B', 3: 'A B' }, sun: 1 }));
    t.answer('moveShip:4', 'actBuild:double:land', 'endTurn');
    expect(view(t).zones[2]?.buildings).toEqual(['crane']);
    expect(view(t).zones[4]).toMatchObject({
      buildings: ['factory'],
      scientists: [['scientist-1-1'], [], []],
    });
    expect(playerView(t, 'B').access.filter(({ zones }) => zones.length > 0)).toEqual([
      { building: 'crane', zones: [2] },
      { building: 'derrick', zones: [3] },
    ]);
  });

  test('[ANT-BUILD-05] a fitting card replaces the one missing building', () => {
    const wrong = table(site({ hand: ['expertise-1'] }, { queues: { 1: 'A', 2: 'A' } }));
    expect(wrong.answer('moveShip:4').refused('actBuild:double:land')).toBe('ANT-BUILD-02');
    const two = table(site({ hand: ['simple-1'] }));
    expect(two.answer('moveShip:4').refused('actBuild:double:land')).toBe('ANT-BUILD-02');
    const t = table(
      site(
        { hand: ['expertise-1', 'simple-1'] },
        { queues: { 1: 'A', 2: 'A' }, decks: { advanced: ['advanced-01'] } },
      ),
    );
    t.answer('moveShip:4', 'actBuild:advanced:land');
    expect(hand(t, 'A')).toEqual(['simple-1']);
    expect(view(t).gone).toContain('expertise-1');
  });

  test('[ANT-BUILD-06] a resource card is the card of this sun step', () => {
    const cards = ['simple-1', 'plus-two-scientists-1'];
    const t = table(site({ hand: cards }, { queues: { 1: 'A', 2: 'A' } }));
    t.answer('playPlusTwo', 'moveShip:4');
    expect(t.refused('actBuild:double:land')).toBe('ANT-BUILD-06');
    const used = table(site({ hand: cards }, { queues: { 1: 'A', 2: 'A' } }));
    used.answer('moveShip:4', 'actBuild:double:land');
    expect(used.refused('playPlusTwo')).toBe('ANT-CARD-01');
    expect(playerView(used, 'A')).toMatchObject({ aside: 'simple-1', played: true });
  });

  test('[ANT-BUILD-07] no card is used where nothing is missing, the lowest where one is', () => {
    const spec = site({ hand: ['simple-1'] }, { queues: { 1: 'A', 2: 'A', 3: 'A' } });
    const t = table(spec).answer('moveShip:4', 'actBuild:double:land');
    expect(hand(t, 'A')).toEqual(['simple-1']);
    const lacking = table(
      site(
        { hand: ['expertise-2', 'expertise-4'] },
        { queues: { 1: 'A', 2: 'A' }, decks: { advanced: ['advanced-01'] } },
      ),
    ).answer('moveShip:4');
    expect(offered(lacking, 'actBuild')).toEqual([
      'advanced:land',
      'advanced:coast',
      'advanced:sea',
      'advanced:expedition',
    ]);
    lacking.answer('actBuild:advanced:land');
    expect(hand(lacking, 'A')).toEqual(['expertise-4']);
  });

  test('[ANT-BUILD-08] as many scientists as the card shows, of the staff only', () => {
    const farm = (staff: number, reserve: number) =>
      table({
        sun: 1,
        queues: { 1: 'A', 2: 'A' },
        buildings: { 2: ['pit', 'derrick'] },
        decks: { double: ['double-09'] },
        players: { A: { sr: [staff, reserve], cubes: 4 } },
      }).answer('moveShip:4');
    expect(farm(1, 9).refused('actBuild:double:sea')).toBe('ANT-BUILD-08');
    const t = farm(2, 9).answer('actBuild:double:sea');
    expect([sr(t, 'A'), of(t, 'A').placed]).toEqual(['0/9', [4, 4]]);
    const none = table(site({ sr: [0, 9] }, { queues: { 1: 'A', 2: 'A', 3: 'A' } }));
    expect(none.answer('moveShip:4').refused('actBuild:double:sea')).toBe('ANT-BUILD-08');
  });

  test('[ANT-BUILD-09] a type once per zone; the three kinds of centre are three types', () => {
    const spec = site(
      {},
      {
        queues: { 1: 'A', 2: 'A' },
        buildings: { 2: ['turbine'], 4: ['research-coast'], 5: ['research-land'] },
        decks: { basic: ['basic-01', 'basic-08'] },
      },
    );
    expect(table(spec).answer('moveShip:4').refused('actBuild:basic:land')).toBe('ANT-BUILD-09');
    expect(offered(table(spec).answer('moveShip:5'), 'actBuild')).toHaveLength(4);
  });

  test('[ANT-BUILD-10] [ANT-RUL-38] scientists, building, steps, symbols, then the card and the next one', () => {
    const spec = site({ tracks: { coast: 3 } }, { queues: { 1: 'A', 2: 'A', 3: 'A' } });
    const t = table(spec).answer('moveShip:4', 'actBuild:double:coast');
    expect(asked(t)).toBe('A eventMoveShip');
    expect(view(t).decks[1]).toMatchObject({ top: 'double-01', left: 2 });
    t.answer('decline');
    expect(view(t).decks[1]).toMatchObject({ top: 'double-02', left: 1 });
    expect(t.events.map(({ type }) => type)).toEqual([
      'shipMoved',
      'built',
      'advanced',
      'symbolSetOff',
      'moveDeclined',
      'cardBuilt',
    ]);
    expect(playerView(t, 'A').built).toEqual(['double-01']);
  });

  test('[ANT-BUILD-11] any open track, all steps on one; none where none can be advanced', () => {
    const spec = (A: PlayerSpec) => site(A, { queues: { 1: 'A', 2: 'A', 3: 'A' } });
    const t = table(spec({ tracks: { land: 2 }, cubes: 0 })).answer('moveShip:4');
    expect(offered(t, 'actBuild')).toEqual(['double:land']);
    expect(t.refused('actBuild:double')).toBe('ANT-BUILD-11');
    expect(t.refused('actBuild:double:sea')).toBe('ANT-TRK-01');
    t.answer('actBuild:double:land');
    expect(cubesOn(t, 'land')).toEqual({ A: 4 });
    const stuck = table(spec({ tracks: { land: 10 }, cubes: 0 })).answer('moveShip:4');
    expect(offered(stuck, 'actBuild')).toEqual(['double']);
    expect(stuck.refused('actBuild:double:land')).toBe('ANT-TRK-06');
    stuck.answer('actBuild:double');
    expect([cubesOn(stuck, 'land'), asked(stuck)]).toEqual([{ A: 10 }, 'A afterAction']);
  });

  test('[ANT-BUILD-13] prestige buildings are asked for by no card', () => {
    const t = table(
      site({}, { queues: { 1: 'A', 2: 'A' }, buildings: { 2: ['antenna', 'plankton-farm'] } }),
    );
    expect(playerView(t, 'A').access.map(({ building }) => building)).toEqual([
      'crane',
      'pit',
      'derrick',
      'turbine',
      'laboratory',
      'factory',
    ]);
    expect(playerView(t, 'A').access.every(({ zones }) => zones.length === 0)).toBe(true);
  });

  test('[ANT-ACT-02] one building per turn, however many could be built', () => {
    const t = table(
      site(
        { sr: [3, 3] },
        {
          queues: { 1: 'A', 2: 'A', 3: 'A' },
          decks: { basic: ['basic-01', 'basic-03'], double: ['double-02', 'double-01'] },
        },
      ),
    ).answer('moveShip:4');
    expect(offered(t, 'actBuild')).toHaveLength(8);
    t.answer('actBuild:basic:land');
    expect([asked(t), offered(t, 'actBuild')]).toEqual(['A afterAction', []]);
  });

  test('[ANT-ACT-03] [ANT-EX-02] strength: own ships and scientists in the target zone', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A', 4: 'A B', 5: 'A' },
      buildings: { 4: ['camp', 'research-sea'] },
      players: { A: { crew: { 4: 1, 5: 2 }, cubes: 1 }, B: { crew: { 4: 3 } } },
    });
    t.answer('moveShip:4');
    expect(view(t).offers?.[4]).toMatchObject({ strength: 3, recruits: 3, tracks: ['sea'] });
    expect(sr(table({ ...spec3() }).answer('moveShip:4', 'actRecruit'), 'A')).toBe('4/2');
    t.answer('actResearch:sea');
    expect(cubesOn(t, 'sea')).toEqual({ A: 3 });
  });

  test('[ANT-ACT-04] nothing may always be done after the move', () => {
    const t = table(site({})).answer('moveShip:7');
    expect(t.options()).toContain('actNothing');
    t.answer('actNothing');
    expect([asked(t), queues(t)]).toEqual(['A afterAction', { 6: 'B', 7: 'A' }]);
  });

  test('[ANT-ACT-05] [ANT-RUL-28] a blue move takes the ship away: strength 0, but building goes on', () => {
    const t = table({
      sun: 1,
      queues: { 1: 'A', 2: 'A' },
      buildings: { 2: ['turbine'], 4: ['camp', 'research-land'] },
      decks: { basic: ['basic-01', 'basic-11'] },
      players: { A: { cubes: 1, hand: ['rapid-progress-1'], tracks: { coast: 3 } } },
    });
    t.answer('moveShip:4', 'playRapidProgress:coast', '4:1>7');
    expect([asked(t), view(t).turn?.target]).toEqual(['A afterMove', 4]);
    expect(t.refused('actRecruit')).toBe('ANT-ACT-05');
    expect(t.refused('actResearch:land')).toBe('ANT-ACT-05');
    expect(offered(t, 'actBuild')).not.toEqual([]);
    t.answer('actBuild:basic:land');
    expect(view(t).zones[4]?.buildings).toContain('research-sea');
  });

  test('a build cannot be taken back once the next card is seen', () => {
    const spec = site({}, { queues: { 1: 'A', 2: 'A', 3: 'A' } });
    const t = table(spec).answer('moveShip:4');
    const applied = apply(antarctica, t.state, { seat: 0, choice: 'actBuild:double:land' });
    expect(applied.undoable).toBe(false);
    expect(applied.events.slice(0, applied.certain).map(({ type }) => type)).toEqual([
      'built',
      'advanced',
    ]);
    const last = table({ ...spec, decks: { double: ['double-01'] } }).answer('moveShip:4');
    const end = apply(antarctica, last.state, { seat: 0, choice: 'actBuild:double:land' });
    expect(end.undoable).toBe(true);
    expect(cubes(last, 'A')).toBe(4);
  });
});

const spec3 = (): Spec => ({
  sun: 1,
  queues: { 1: 'A', 4: 'A B' },
  buildings: { 4: ['camp'] },
  players: { A: { crew: { 4: 1 } } },
});
