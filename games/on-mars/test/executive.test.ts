import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import {
  ask,
  builtOn,
  crystalsOn,
  has,
  hexOf,
  levelOf,
  mars,
  seat,
  slotsOf,
  spaceOf,
  total,
  whyNot,
} from './scenario.ts';
import type { PlayerSpec, Spec } from './scenario.ts';

const rich = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };

describe('Executive actions', () => {
  test('[MARS-EXEC-01, MARS-EXEC-02] one a turn; three are open from the start', () => {
    const t = mars({ players: [{ goods: rich }, {}] });
    for (const n of [1, 2, 3, 4, 5]) expect(whyNot(t, `executive:${n}`)).toContain('MARS-EXEC-02');
    t.answer('executive:6', 'crystals', 'stop');
    expect(whyNot(t, 'executive:7')).toContain('MARS-EXEC-01');
    expect(has(t, 0, 'crystal')).toBe(1);
  });
  test('[MARS-EXEC-02] the price of each', () => {
    const prices = [4, 4, 3, 3, 3, 2, 2, 2];
    expect(data.depotSpaces.map(({ cost }) => cost.crystal)).toEqual(prices);
    for (const n of [1, 2, 3, 4, 5, 6, 7]) {
      const price = prices[n - 1] ?? 0;
      const spec = (crystal: number): PlayerSpec => ({
        welcomed: 5,
        plans: { gym: null },
        goods: { crystal },
      });
      const poor = mars({ players: [spec(price - 1), {}] });
      expect(whyNot(poor, `executive:${n}`)).toContain('MARS-EXEC-03');
      const able = mars({ players: [spec(price), {}] }).answer(`executive:${n}`, 'crystals');
      expect(has(able, 0, 'crystal')).toBe(0);
    }
  });
  test('[MARS-EXEC-03, MARS-R-14] Crystals first, then what the effect costs; Resources only', () => {
    const poor = mars({
      players: [{ welcomed: 5, plans: { gym: null }, goods: { crystal: 3, mineral: 0 } }, {}],
    });
    expect(whyNot(poor, 'executive:3')).toContain('MARS-UPG-01');
    const t = mars({ players: [{ goods: { crystal: 2 } }, {}] }).answer('executive:7', 'crystals');
    expect(whyNot(t, 'crystal')).toContain('MARS-R-14');
  });
  test('[MARS-EXEC-04] further Crystals and Tech extend them', () => {
    const spec = { welcomed: 5, goods: { crystal: 8 }, tech: { 'rover-tech': 'lab-1a' } } as const;
    const t = mars({ players: [spec, {}] }).answer(
      'executive:2',
      'crystals',
      'rover>1,0',
      'rover>2,0',
    );
    t.answer('useTech', 'company-1', 'rover>3,0', 'rover>4,0', 'crystals', 'stop');
    expect([hexOf(seat(t, 0).rover), has(t, 0, 'crystal')]).toEqual(['4,0', 3]);
  });
});

describe('Advanced Buildings', () => {
  const use = (plan: string, hex: string, player: PlayerSpec = {}, spec: Spec = {}) =>
    mars({
      ...spec,
      players: [
        { goods: rich, ...player, plans: { ...player.plans, [plan]: hex } },
        ...(spec.players ?? [{}]),
      ],
    }).answer('executive:8', `pay:${plan}`, 'crystals');
  test('[MARS-ADV-01, MARS-ADV-13] an own one for 2 Crystals: the Casino', () => {
    const t = use('casino', '-2,-1');
    expect([has(t, 0, 'crystal'), seat(t, 0).pending, ask(t)]).toEqual([1, 2, '0 boost']);
    t.answer('more', 'more', 'enough');
    expect([seat(t, 0).pending, seat(t, 0).work]).toEqual([4, 2]);
    const none = mars({ players: [{ goods: { crystal: 1 }, plans: { casino: '-2,-1' } }, {}] });
    expect(whyNot(none, 'executive:8')).toContain('MARS-ADV-01');
  });
  test('[MARS-ADV-02, MARS-ADV-03, MARS-ADV-04, MARS-ADV-15, MARS-EX-22] a Scientist works for both, free', () => {
    const t = mars({
      level: 2,
      players: [
        { goods: { crystal: 0 }, scientists: { hydrologist: null } },
        { plans: { 'private-ship': '2,-1' }, goods: { crystal: 0 } },
      ],
    });
    t.answer('executive:8');
    expect(t.options()).toEqual(['send:private-ship']);
    t.answer('send:private-ship', 'ship-1:crew', 'water', 'plant');
    expect(t.state.workplaces[2]).toBe(4);
    const owner = mars({
      players: [
        { plans: { 'private-ship': '2,-1' }, goods: { crystal: 0 } },
        { scientists: { hydrologist: 'private-ship' } },
      ],
    }).answer('executive:8');
    expect(owner.options()).toEqual(['free:private-ship']);
    expect(whyNot(owner, 'pay:private-ship')).toContain('MARS-ADV-03');
  });
  test('[MARS-ADV-05, MARS-EX-21, MARS-R-06] Colonists add to the one tile that is used', () => {
    const condensers = ['-2,2', '-3,3'];
    const spec = (space: string | null): Spec => ({
      buildings: { 'oxygen-condenser': condensers },
      players: [{ ...(space && { tech: { 'oxygen-condenser-tech': space } }) }],
    });
    const player: PlayerSpec = { bots: ['-3,4'], tech: { 'oxygen-condenser-tech': 'lab-2a' } };
    const t = use('concentrator', '-2,1', player, spec(null));
    t.answer('oxygen-condenser', '-3,4', 'company-1');
    expect(t.options()).toEqual([1]);
    t.answer(1, 'plant');
    expect(seat(t, 0).work).toBe(1);
    const bare = use('concentrator', '-2,1', { bots: ['-3,4', '-4,2'] }, spec(null));
    bare.answer('oxygen-condenser');
    expect(whyNot(bare, '-3,4')).toContain('MARS-CON-05');
  });
  test('[MARS-ADV-06] Construction Yard and Builder Drone', () => {
    const yard = use('construction-yard', '0,0', {
      bots: ['0,1'],
      plans: { biomarket: null, 'metal-deposit': null },
    });
    yard.answer('biomarket', '0,2');
    expect([builtOn(yard, 'biomarket'), has(yard, 0, 'mineral')]).toEqual(['0,2', 1]);
    const drone = use('builder-drone', '0,-2', { bots: ['-5,5'], plans: { biomarket: null } });
    drone.answer('biomarket', '0,2');
    expect(builtOn(drone, 'biomarket')).toBe('0,2');
  });
  test('[MARS-ADV-07] Automated Production: all once, one more for each Colonist', () => {
    const t = use('automated-production', '0,-2', {
      goods: { crystal: 2, battery: 0, mineral: 0 },
      miners: ['0,0'],
    });
    expect([has(t, 0, 'mineral'), has(t, 0, 'battery'), ask(t)]).toEqual([1, 1, '0 boost']);
    t.answer('more', 'battery', 'enough');
    expect(has(t, 0, 'battery')).toBe(2);
  });
  test('[MARS-ADV-08] Private Ship: 2 Colonists and a Bot, or 3', () => {
    const t = use('private-ship', '2,-1', { home: 0 }).answer('ship-1:crew', 'water', 'plant');
    expect(seat(t, 0).home).toBe(3);
    const limit = mars({
      players: [{ welcomed: 1, plans: { 'private-ship': '2,-1' }, goods: rich }, {}],
    });
    expect(whyNot(limit, 'executive:8')).toContain('MARS-ADV-01');
  });
  test('[MARS-ADV-09] Radar: a tile of the Exploration space for the rest of the game', () => {
    const t = use('radar', '0,-2', {}, { exploration: ['disc-crystals', 'disc-card'] }).answer(
      'left',
    );
    expect([seat(t, 0).pending, seat(t, 0).discoveries]).toEqual([3, []]);
    expect(t.state.exploration.every((tile) => tile >= 0)).toBe(true);
    const again = mars({ players: [{ plans: { radar: '0,-2' }, goods: rich }, {}] });
    again.state.radar = t.state.radar;
    again.answer('executive:8', 'pay:radar', 'crystals');
    expect(seat(again, 0).pending).toBe(3);
  });
  test('[MARS-ADV-10] Recycling Bots collect like Rovers', () => {
    const t = use(
      'recycling-bots',
      '-2,1',
      { bots: ['1,1'] },
      { crystals: ['1,2'], tiles: { '1,3': 'disc-crystals' } },
    );
    expect(t.options()).not.toContain('useTech');
    t.answer('bot-1>1,2', 'bot-1>1,3', 'stop', 'take');
    expect([seat(t, 0).pending, crystalsOn(t), seat(t, 0).discoveries.length]).toEqual([4, [], 1]);
  });
  test('[MARS-ADV-11, MARS-ADV-14, MARS-R-31] Aerial Elevator: to Orbit, where the Main action follows', () => {
    const t = use('aerial-elevator', '-2,1').answer('turn-order-1');
    expect(t.options()).toContain('resupply');
    expect(t.options()).not.toContain('controlCenter');
    const orbit = mars({
      players: [{ space: 1, goods: rich, plans: { 'aerial-elevator': '-2,1' } }, {}],
    });
    expect(whyNot(orbit, 'executive:8')).toContain('MARS-ADV-01');
  });
  test('[MARS-ADV-12] Command Center: the highest Rover Tech in play, without reward', () => {
    const t = use(
      'command-center',
      '-2,-1',
      { goods: { crystal: 2 } },
      {
        players: [{ tech: { 'rover-tech': 'lab-2a' } }],
      },
    );
    t.answer('rover>1,0', 'rover>2,0');
    expect([t.options(), t.state.loans]).toEqual([['stop'], []]);
  });
  const shown: [string, string, PlayerSpec, string][] = [
    ['library', '-2,-1', {}, '0 takeBlueprint'],
    ['biomarket', '0,2', { goods: { crystal: 2 } }, '0 takeWarehouse'],
    ['oxygen-tank', '-2,1', {}, '0 takeTech'],
    ['research-lab', '2,-1', {}, '0 develop'],
    ['aqueduct', '2,-1', { work: 2 }, '0 retrieve'],
    ['trade-market', '0,2', {}, '0 payResource'],
    ['metal-deposit', '0,0', { bots: ['1,1'] }, '0 constructType'],
    ['wind-turbines', '0,-2', {}, '0 constructType'],
    ['moisture-vaporator', '2,-1', { bots: ['2,-3'] }, '0 constructType'],
    ['hydroponic-farm', '0,2', { bots: ['-1,4'] }, '0 constructType'],
    ['gym', '-2,-1', { bots: ['-3,1'] }, '0 constructType'],
  ];
  test.each(shown)('[MARS-ADV-13, MARS-ADV-16] %s', (plan, hex, player, asked) => {
    expect(ask(use(plan, hex, { bots: ['-1,-2'], goods: { ...rich, plant: 1 }, ...player }))).toBe(
      asked,
    );
  });
  test('[MARS-ADV-13] Mineral Mine, Trade Market, Eco Resort, Biolab', () => {
    expect(total(use('mineral-mine', '0,0'), 0)).toBe(2);
    const trade = use('trade-market', '0,2', { goods: { crystal: 2, mineral: 2 } });
    trade.answer('mineral');
    expect(trade.options()).not.toContain('mineral');
    trade.answer('water', 'plant', 'enough');
    expect([has(trade, 0, 'water'), has(trade, 0, 'plant')]).toEqual([2, 2]);
    const eco = use(
      'eco-resort',
      '0,2',
      { home: 1 },
      { slots: { obtainBlueprint: [2], upgradeBuilding: [1] } },
    );
    eco.answer('orbit');
    expect([seat(eco, 0).home, slotsOf(eco, 'upgradeBuilding')[0]]).toEqual([3, 1]);
    const biolab = mars({ players: [{ goods: rich, plans: { biolab: '0,0' } }, {}] });
    expect(whyNot(biolab, 'executive:8')).toContain('MARS-ADV-01');
    biolab.state.display = biolab.state.display.with(3, 8);
    biolab.answer('executive:8', 'pay:biolab', 'crystals', 'display-slot-4', 'crystals');
    expect([seat(biolab, 0).contracts, has(biolab, 0, 'crystal')]).toEqual([[2], 0]);
  });
  test('every Blueprint is used in these tests or in the vectors', () => {
    const used = [
      ...shown.map(([plan]) => plan),
      'casino',
      'private-ship',
      'concentrator',
      'construction-yard',
    ];
    const more = [
      'builder-drone',
      'automated-production',
      'radar',
      'recycling-bots',
      'aerial-elevator',
    ];
    const last = ['command-center', 'mineral-mine', 'eco-resort', 'biolab'];
    expect([...used, ...more, ...last].toSorted()).toEqual(
      data.blueprints.map(({ id }) => id).toSorted(),
    );
  });
});

describe('R&D and others by card', () => {
  test('[MARS-R-33] Tech extra upgrades on a free reward cost 1 Mineral each', () => {
    const t = mars({
      players: [
        {
          bots: ['0,1', '1,-1'],
          goods: { mineral: 0 },
          plans: { biomarket: null, 'metal-deposit': null, 'private-ship': null },
          tech: { 'upgrade-tech': 'lab-1a' },
        },
        {},
      ],
      turn: -1,
    });
    t.run({ type: 'perform', seat: 0, by: 'goal-1:reward', must: true });
    t.answer('biomarket', '0,2', 'metal-deposit', '0,0');
    expect(ask(t)).toBe('nobody');
    expect([spaceOf(t, 0, 'upgrade-tech'), levelOf(t, 0, 'upgrade-tech')]).toEqual(['lab-1a', 1]);
  });
});
