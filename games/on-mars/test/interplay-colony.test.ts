import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { hexAt } from '../data/map.ts';
import { ask, crystalsOn, has, hexOf, mars, seat, slotsOf } from './scenario.ts';
import { total, whyNot, type Play, type PlayerSpec, type Spec } from './scenario.ts';

// The Colony, the Shuttle and Lacerda where several of their rules meet.

const rich = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };
/** The first answer again and again, while this is asked. */
function firstWhile(t: Play, isAsked: (asked: string) => boolean): Play {
  while (isAsked(ask(t))) t.answer(t.options()[0] ?? null);
  return t;
}

describe('Life Support', () => {
  test('[MARS-LSS-02, MARS-LSS-04] two steps behind the level, each brings its Reward', () => {
    const built = {
      'water-extractor': ['4,-2'],
      greenhouse: ['0,4'],
      'oxygen-condenser': ['-4,2'],
    };
    const spec = (generators: string[]): Spec => ({
      level: 3,
      buildings: { ...built, generator: generators },
      rewards: { generator: 'lss-shelters' },
      players: [{ tech: { 'generator-tech': 'lab-4a' } }, {}],
    });
    const points = [[], ['4,-4'], ['4,-4', '4,0'], ['4,-4', '4,0', '-4,0']].map((generators) => {
      const t = mars(spec(generators)).answer('constructBuilding', 'generator', '-2,-2');
      return total(t, 0);
    });
    // The level marker stands on row 4: from there on nothing more.
    expect(points).toEqual([4, 2, 2, 0]);
  });
  test('[MARS-CON-08, MARS-R-40] an arrow at a hex where the displaced Bot went lays no Crystal', () => {
    const t = mars({
      tops: ['generator-2'],
      players: [{ bots: ['-2,-2'] }, {}],
    }).answer('constructBuilding', 'generator', '-2,-2', '-1,-3');
    expect([crystalsOn(t), hexOf(seat(t, 0).bots[0] ?? -1)]).toEqual([[], '-1,-3']);
  });
  test('[MARS-DISP-02] with everything around taken, two hexes away', () => {
    const t = mars({
      players: [{ bots: ['-2,-2', '-2,-3', '-1,-3', '-1,-2'] }, { bots: ['-3,-1', '-2,-1'] }],
      turn: -1,
    });
    t.run({ type: 'raise', seat: 0, kind: 1, hex: hexAt('-2,-2') });
    // Only the hex of a Research tile is free beside it, and it is not empty.
    expect([ask(t), t.options().length > 0, t.options().includes('-3,-2')]).toEqual([
      '0 displace',
      true,
      false,
    ]);
    expect(t.refused('-3,-1')).toBe('MARS-DISP-02');
  });
});

describe('the Colony rises', () => {
  const lagging = (generators: string[] = []): NonNullable<Spec['buildings']> => ({
    'water-extractor': ['4,-2', '4,-4'],
    greenhouse: ['0,4', '2,3'],
    'oxygen-condenser': ['-4,2', '-4,4'],
    generator: generators,
  });
  test('[MARS-COL-08, MARS-SHIP-03] the level rises as the turn ends, and the next player has one Ship more', () => {
    const t = mars({
      buildings: lagging(),
      players: [{}, { space: 6, welcomed: 1, goods: rich }],
    }).answer('constructBuilding', 'generator', '-2,-2', 'lss-benefit-crystal');
    expect([t.state.level, t.options()]).toEqual([1, ['end']]);
    t.answer('end');
    expect([t.state.level, ask(t)]).toEqual([2, '1 turn']);
    expect(t.options()).toContain('welcomeShip');
  });
  test('[MARS-COL-04] with a short pile the lowest spaces are filled first', () => {
    const t = mars({ players: [{}, {}, {}], buildings: lagging(['-2,-2']), turn: -1 });
    t.state.techPile = t.state.techPile.slice(0, 2);
    t.state.grid = t.state.grid.map(() => -1);
    t.run({ type: 'colonyStatus' });
    const filled = t.state.grid.flatMap((tile, i) =>
      tile < 0 ? [] : [data.techGrid.spaces[i]?.row],
    );
    expect(filled).toEqual(['bottom', 'bottom']);
  });
  test('[MARS-COL-05, MARS-COL-06, MARS-COL-07] level 4: Warehouse and a step, no Progress, no cards', () => {
    const t = mars({
      level: 3,
      warehouse: [0, 0, 0, 0, 0],
      buildings: {
        'water-extractor': ['4,-2', '4,-4', '5,-1', '5,-4'],
        greenhouse: ['0,4', '2,3', '3,2', '1,3'],
        'oxygen-condenser': ['-4,2', '-4,4', '-5,4', '-5,1'],
        generator: ['2,-3', '4,-5', '0,-4'],
      },
      players: [{ cubes: ['mine', 'generator', 'greenhouse'] }, {}],
      turn: -1,
    });
    const row = t.state.planRow;
    t.run({ type: 'colonyStatus' });
    expect([t.state.level, t.state.steps, total(t, 0), t.state.warehouse]).toEqual([
      4,
      1,
      0,
      [2, 2, 2, 2, 2],
    ]);
    expect(t.state.planRow).toEqual(row);
  });
  test('[MARS-ODD-01] triggered in mid-phase, the others still have their turn', () => {
    const t = mars({
      options: { spaceOddity: true },
      steps: 2,
      missions: { 'mission-scientists': 1 },
      players: [{ space: 5, goods: rich }, { space: 6 }],
    });
    t.answer('hireScientist', 'display-slot-2', 'end', 'contract-1');
    expect([t.state.steps, ask(t)]).toEqual([3, '1 turn']);
    t.answer('controlCenter', 'stop', 'end');
    firstWhile(t, (asked) => asked !== 'nobody');
    expect(t.state.outcome).not.toBeNull();
  });
});

describe('placement', () => {
  test('[MARS-RED-03, MARS-HIRE-01] with four players three other colours at Hire cost three', () => {
    const spec = (home: number, crystal: number): Spec => ({
      slots: { hireScientist: [0, 1, 1, 1] },
      players: [{ home, goods: { ...rich, crystal } }, {}, {}, {}],
    });
    expect(whyNot(mars(spec(3, 0)), 'hireScientist')).toContain('MARS-RED-07');
    const t = mars(spec(3, 1)).answer('hireScientist', 'crystal', 'colonist', 'colonist');
    expect([ask(t), seat(t, 0).home, slotsOf(t, 'hireScientist')]).toEqual([
      '0 takeCard',
      0,
      [1, 1, 1, 1],
    ]);
  });
  test('[MARS-RED-03, MARS-RED-04] two own and one other: 1 with three players, cleared and 1 with two', () => {
    const slots = { upgradeBuilding: [1, 1] };
    const player: PlayerSpec = { bots: ['0,1'], plans: { biomarket: null }, goods: { crystal: 2 } };
    const costs = [
      [player, {}],
      [player, {}, {}],
    ].map((players) => {
      const t = mars({ slots, players }).answer('upgradeBuilding');
      let n = 0;
      for (; ask(t) === '0 payPlacement'; n++) t.answer('crystal');
      return n;
    });
    expect(costs).toEqual([2, 1]);
  });
});

describe('journeys', () => {
  test('[MARS-TRAV-01, MARS-SETUP-01] with the stack empty a place stays empty, then only the other is left', () => {
    const journey = (exploration: number[]): Play => {
      const t = mars({ shuttle: 'orbit-1', players: [{ space: 1 }, { space: 6 }], turn: -1 });
      t.state.discoveryStack = [];
      t.state.exploration = exploration;
      return t.run({ type: 'startShuttle' }).answer('shuttle');
    };
    const t = journey([3, 4]).answer('left');
    t.answer(t.options()[0] ?? null, 'turn-order-5');
    expect(t.state.exploration).toEqual([-1, 4]);
    expect(journey([-1, 4]).options()).toEqual(['right']);
    expect(ask(journey([-1, -1]))).toBe('0 travelSpace');
  });
  test('[MARS-TRAV-02, MARS-GOODS-03] what is produced may go on a Contract, the rest is lost', () => {
    const t = mars({
      shuttle: 'colony-1',
      players: [
        {
          space: 5,
          goods: { mineral: 2, plant: 2 },
          miners: ['0,0'],
          plans: { biomarket: '0,2' },
          contracts: { 'contract-11': { plant: 1, mineral: 2 } },
        },
        { space: 1 },
      ],
      turn: -1,
    }).run({ type: 'startShuttle' });
    firstWhile(t, (asked) => asked === '1 travel');
    t.answer('shuttle');
    expect(ask(t)).toBe('0 contractRoute');
    t.answer('contract-11', 'turn-order-2');
    expect([has(t, 0, 'mineral'), has(t, 0, 'plant'), seat(t, 0).loads[0]?.[3]]).toEqual([2, 2, 2]);
  });
  test('[MARS-TURNO-04, MARS-TURNO-07, MARS-TURNO-08] a bonus that cannot be used is passed over', () => {
    const arrive = (space: string, player: PlayerSpec, shuttle: string): string => {
      const t = mars({ shuttle, players: [player, { space: 4 }], turn: -1 });
      t.run({ type: 'startShuttle' });
      firstWhile(t, (asked) => asked === '1 travel');
      t.answer('shuttle');
      firstWhile(t, (asked) => asked === '0 travelTile' || asked === '0 travelHex');
      return ask(t.answer(space));
    };
    const fullLab = { tech: { 'mine-tech': 'lab-1a', 'rover-tech': 'lab-1b' } } as const;
    expect(arrive('turn-order-3', { space: 5, ...fullLab }, 'colony-1')).not.toContain('takeTech');
    const full = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };
    expect(arrive('turn-order-2', { space: 5, goods: full }, 'colony-1')).not.toContain('0 take');
    const plans = [
      'gym',
      'casino',
      'radar',
      'library',
      'biolab',
      'aqueduct',
      'biomarket',
      'wind-turbines',
    ];
    const eight = { plans: Object.fromEntries(plans.map((plan) => [plan, null])) };
    expect(arrive('turn-order-8', { space: 1, ...eight }, 'orbit-1')).not.toContain(
      'takeBlueprint',
    );
  });
  test('[MARS-SHUT-05, MARS-SHUT-04] who has ridden does not ride back, the next one goes by the side then', () => {
    const t = mars({
      shuttle: 'colony-1',
      players: [
        { space: 5, hangar: 1 },
        { space: 1, hangar: 1 },
      ],
      turn: -1,
    }).run({ type: 'startShuttle' });
    expect([ask(t), t.options()]).toEqual(['1 travel', ['stay', 'ship']]);
    t.answer('ship');
    firstWhile(t, (asked) => asked === '1 travelTile' || asked === '1 travelHex');
    t.answer('turn-order-8', 'stop');
    expect([ask(t), t.options()]).toEqual(['0 travel', ['stay', 'shuttle']]);
  });
});
