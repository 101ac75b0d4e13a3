import { describe, expect, test } from 'vitest';
import { hexAt } from '../data/map.ts';
import { ask, finalParts, has, hexOf, mars, seat, spaceOf, whyNot } from './scenario.ts';
import type { Play, PlayerSpec, Spec } from './scenario.ts';

// Where a rule stops: one more, the other side, the other seat.

const rich = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };

describe('one more', () => {
  test('[MARS-SHIP-04] as many boosts as Colonists were at home, although new ones came', () => {
    const t = mars({
      level: 3,
      players: [{ home: 1, goods: { water: 3, plant: 3 }, shelters: ['-3,0', '-3,1'] }, {}],
    });
    t.answer('welcomeShip', 'ship-1:crew', 'water', 'plant', 'more');
    t.answer('ship-2:crew', 'water', 'plant');
    expect([ask(t), seat(t, 0).home, has(t, 0, 'water')]).toEqual(['0 turn', 4, 1]);
  });
  test('[MARS-USE-01, MARS-UPG-05] one Upgrade Tech for an upgrade, not that of another too', () => {
    const t = mars({
      players: [
        {
          bots: ['0,1', '1,-1'],
          goods: { mineral: 3 },
          shelters: ['-3,0'],
          plans: { biomarket: null, 'private-ship': null, 'metal-deposit': null },
          tech: { 'upgrade-tech': 'lab-1a' },
        },
        { tech: { 'upgrade-tech': 'lab-1a' } },
      ],
    });
    t.answer('upgradeBuilding', 'biomarket', '0,2', 'company-2', 'private-ship', '2,-1');
    expect([ask(t), has(t, 0, 'mineral'), t.state.loans.length]).toEqual(['0 turn', 1, 1]);
  });
  test('[MARS-ADV-07, MARS-ADV-13, MARS-RED-12] with nobody at home no boost is asked for', () => {
    const use = (plan: string, hex: string): Play =>
      mars({ players: [{ home: 0, goods: { crystal: 2 }, plans: { [plan]: hex } }, {}] }).answer(
        'executive:8',
        `pay:${plan}`,
        'crystals',
      );
    expect(ask(use('automated-production', '0,-2'))).toBe('0 turn');
    expect(ask(use('trade-market', '0,2').answer('mineral', 'plant', 'water'))).toBe('0 turn');
    expect(ask(use('casino', '-2,-1'))).toBe('0 turn');
  });
  test('[MARS-RED-08, MARS-RED-12] who has sent a Colonist takes what he was sent for', () => {
    const orbit: PlayerSpec = { space: 1, goods: { ...rich, water: 0, plant: 0 }, home: 3 };
    const items = mars({ players: [orbit, {}] }).answer('resupply', 'water');
    expect(items.answer('more').options()).not.toContain('stop');
    const tiles = mars({ players: [orbit, {}] }).answer('researchDevelopment');
    tiles.answer('shelter-tech>lab-3b', 'oxygen', 'shelter-tech>lab-4b', 'oxygen', 'more');
    expect([tiles.asked()?.ask, tiles.options().includes('stop')]).toEqual(['develop', false]);
  });
  test('[MARS-ADV-13, MARS-ROUND-12] the Eco Resort wants a Colonist on a slot', () => {
    const player: PlayerSpec = { goods: rich, work: 2, plans: { 'eco-resort': '0,2' } };
    const of = (spec: Spec): Play => mars({ ...spec, players: [player, {}] });
    expect(whyNot(of({}), 'executive:8')).toContain('MARS-ADV-01');
    expect(whyNot(of({ slots: { obtainBlueprint: [0, 2] } }), 'executive:8')).toContain('MARS-ADV');
    const t = of({ slots: { obtainBlueprint: [1] } });
    t.answer('executive:8', 'pay:eco-resort', 'crystals');
    expect(t.options()).toEqual(['orbit']);
  });
  test('[MARS-ADV-01, MARS-EXEC-03] the Crystals of an Advanced Building do not pay its Contract too', () => {
    const of = (crystal: number): Play => {
      const t = mars({ players: [{ goods: { crystal }, plans: { biolab: '0,0' } }, {}] });
      t.state.display = t.state.display.with(3, 8);
      return t;
    };
    expect(whyNot(of(2), 'executive:8')).toContain('MARS-ADV-01');
    expect(of(3).options()).toContain('executive:8');
  });
});

describe('once', () => {
  test('[MARS-CONTR-05, MARS-R-57] a Contract is completed once, however the Complex grows on', () => {
    const t = mars({
      buildings: { greenhouse: ['0,3', '0,4', '1,3', '1,2'] },
      players: [{ plans: { biomarket: '0,2' }, contracts: { 'contract-4': {} } }, {}],
      missions: { 'mission-contracts': 2 },
      turn: -1,
    });
    const grow = { type: 'harvest', seat: 1, kind: 0, hex: hexAt('0,0'), tile: -1 } as const;
    t.run(grow).run(grow);
    expect([t.state.trackers[0], seat(t, 0).pending]).toEqual([1, 2]);
  });
  test('[MARS-ADV-09] a Radar tile that cannot be built with asks for nothing', () => {
    const t = mars({
      exploration: ['disc-build-shelter', 'disc-card'],
      players: [{ bare: true, goods: { crystal: 2 }, plans: { radar: '0,-2' } }, {}],
    }).answer('executive:8', 'pay:radar', 'crystals', 'left');
    expect([ask(t), t.state.exploration.includes(t.state.radar)]).toEqual(['0 turn', false]);
  });
});

describe('the other side', () => {
  test('[MARS-SCORE-03] Colonists of the other side stay where they are, rows or not', () => {
    const t = mars({
      slots: { obtainBlueprint: [2], upgradeBuilding: [1] },
      players: [{ home: 1, work: 0, shelters: ['-3,0'] }, {}],
      turn: -1,
    });
    // 1 and 1 of the Colony make 2; with those of Orbit it would be 4.
    expect(finalParts(t, 0).colonists).toBe(0);
    t.run({ type: 'finish' });
    const { points } = t.game.view(t.state).companies[0] ?? expect.fail();
    expect(points.colonists).toBe(0);
  });
  test('[MARS-R-34, MARS-GOODS-11] no Goal pays in the Shuttle phase', () => {
    const travel = (crystal: number): Play => {
      const player: PlayerSpec = { space: 1, goods: { crystal }, goals: ['goal-7'], bots: ['1,1'] };
      const t = mars({ players: [player, {}], turn: -1 });
      t.run({ type: 'travelTo', seat: 0, to: 1, discovery: false, how: 'shuttle' });
      return t.answer('turn-order-7', 'bot-1>1,2', 'bot-1>1,3');
    };
    expect(travel(0).options()).toEqual(['stop']);
    expect(travel(1).answer('bot-1>0,4').options()).toEqual(['crystals']);
  });
});

describe('the other seat', () => {
  test('[MARS-R-48, MARS-CONTR-04] the Contract for Shelters is about those of its owner', () => {
    const shelters = ['3,1', '3,0', '2,2'];
    const of = (owner: number): number => {
      const t = mars({
        players: [
          { contracts: owner === 0 ? { 'contract-6': {} } : {}, plans: { gym: '-2,-1' } },
          {
            contracts: owner === 1 ? { 'contract-6': {} } : {},
            plans: { casino: '2,1' },
            shelters,
          },
        ],
        turn: -1,
      });
      t.run({ type: 'harvest', seat: 1, kind: 5, hex: hexAt('3,1'), tile: -1 });
      return seat(t, owner).done;
    };
    expect([of(0), of(1)]).toEqual([0, 1 << 5]);
  });
  test('[MARS-SCORE-08] of equals the one with more Crystals, though with fewer Advanced Buildings', () => {
    const one: PlayerSpec = { goods: { crystal: 2 }, points: 3, plans: {} };
    const two: PlayerSpec = { goods: { crystal: 1 }, plans: { casino: '2,1' }, cubes: [] };
    const t = mars({ players: [one, two], turn: -1 }).run({ type: 'finish' });
    expect(t.state.outcome?.winners).toEqual([0]);
    const more: PlayerSpec = { plans: { gym: '-2,-1' }, points: 1 };
    const cubes: PlayerSpec = { points: 3, cubes: ['mine'] };
    expect(
      mars({ players: [more, cubes], turn: -1 }).run({ type: 'finish' }).state.outcome?.winners,
    ).toEqual([0]);
  });
});

describe('the last point', () => {
  test('[MARS-CTRL-03, MARS-CTRL-08] may lead beside a piece, if unused Tech leads on', () => {
    const at = (tech: PlayerSpec['tech']): Play => {
      const goods = { crystal: 0 };
      const t = mars({ players: [{ rover: '1,0', goods, tech: tech ?? {} }, { bots: ['3,0'] }] });
      return t.answer('controlCenter', 'rover>2,0');
    };
    expect(whyNot(at({}), 'rover>3,0')).toContain('MARS-CTRL-03');
    const t = at({ 'rover-tech': 'lab-1a' }).answer('rover>3,0');
    expect(t.options().filter((one) => one === 'stop' || one === 'useTech')).toEqual(['useTech']);
    t.answer('useTech', 'company-1');
    expect(t.options()).not.toContain('stop');
    t.answer('rover>4,0', 'stop');
    expect(hexOf(seat(t, 0).rover)).toBe('4,0');
  });
});

describe('a Rover on a tile', () => {
  test('[MARS-CTRL-10, MARS-CTRL-15] to build with: the Bot that it needs may not go away', () => {
    const at = (hex: string, ...way: string[]): Play =>
      mars({
        tiles: { [hex]: 'disc-build-generator' },
        players: [{ bots: ['-2,-1'], goods: { crystal: 0 } }, {}],
      }).answer('controlCenter', ...way, 'bot-1>-3,-1');
    const t = at('2,0', 'rover>1,0', 'rover>2,0');
    expect(whyNot(t, 'bot-1>-4,0')).toContain('MARS-CTRL-10');
    expect(t.options()).toContain('bot-1>-2,-1');
    // With a point left the Rover could still leave the tile.
    expect(at('1,0', 'rover>1,0').answer('bot-1>-4,0').options()).not.toContain('stop');
  });
});

describe('a Bot on a tile', () => {
  test('[MARS-CTRL-04, MARS-ADV-10] that was left under it stays, until the Bot moves onto one', () => {
    const t = mars({
      tiles: { '1,2': 'disc-crystals' },
      players: [{ bots: ['1,1', '-2,-1'], goods: rich, plans: { 'recycling-bots': '-2,1' } }, {}],
    });
    t.answer('executive:8', 'pay:recycling-bots', 'crystals', 'bot-1>1,2', 'stop', 'leave');
    t.answer('controlCenter', 'bot-2>-2,0', 'stop');
    expect(t.state.ground[hexAt('1,2')]).toBeGreaterThan(1);
    expect(t.events.some(({ type }) => type === 'tileLost')).toBe(false);
  });
});

describe('Lacerda', () => {
  const rover = (spec: Spec): Play =>
    mars({ seats: 1, turn: -1, ...spec }).run({ type: 'soloRover', by: 'x' });
  test('[MARS-SOLO-21, MARS-CTRL-03] a tile with a Bot on it is no aim', () => {
    const tiles = { '2,0': 'disc-crystals', '-1,-2': 'disc-tech' };
    const t = rover({ tiles, players: [{ bots: ['2,0'] }] });
    expect(t.events[0]).toMatchObject({ type: 'soloChose', what: 'disc-tech' });
    const free = rover({
      tiles: { '2,0': 'disc-crystals', '0,-4': 'disc-tech' },
      players: [{ bots: ['1,1'] }],
    });
    expect(free.events[0]).toMatchObject({ type: 'soloChose', what: 'disc-crystals' });
  });
  test('[MARS-SOLO-21] where a piece or a tile of no use bars the end he stops before', () => {
    const end = (bots: string[], tiles: Record<string, string> = {}) => {
      const t = rover({
        tiles: { '4,0': 'disc-crystals', ...tiles },
        lacerda: { rover: '1,0', goods: { crystal: 0 } },
        players: [{ bots }],
      });
      return hexOf(seat(t, 1).rover);
    };
    expect(end(['-2,-1'])).toBe('3,0');
    expect(end(['3,0'])).toBe('2,0');
    expect(end(['-2,-1'], { '3,0': 'disc-res-water' })).toBe('2,0');
    expect(end(['3,0', '2,0'])).toBe('1,0');
  });
  test('[MARS-SOLO-09] his own Tech, if it suffices, before a better one of the player', () => {
    const of = (own: string, spec: Spec = {}): Play =>
      mars({
        seats: 1,
        turn: -1,
        ...spec,
        players: [{ tech: { 'generator-tech': 'lab-4a' } }],
        lacerda: { tech: { 'generator-tech': own } },
      }).run({ type: 'soloBuild', by: 'x', kind: 1, bot: false });
    expect(of('lab-1a').state.loans).toEqual([]);
    expect(of('lab-1a', { buildings: { generator: ['0,-3'] } }).state.loans).toHaveLength(1);
  });
  test('[MARS-R-26, MARS-SOLO-26] his tile goes to the space whose benefit he can use', () => {
    const t = mars({ seats: 1, turn: -1 }).run({ type: 'soloDevelop', by: 'x', most: true });
    // His Bot's icon, not the Mineral that gives him nothing.
    expect([spaceOf(t, 1, 'shelter-tech'), t.state.solo?.icon]).toEqual(['lab-3a', 1]);
  });
  test('[MARS-R-26, MARS-SOLO-12] of two Lab spaces of no use he takes the lower one', () => {
    const t = mars({
      seats: 1,
      turn: -1,
      faceUp: [],
      lacerda: { tech: { 'shelter-tech': 'lab-6a', 'mine-tech': 'lab-4b' } },
    }).run({ type: 'soloDevelop', by: 'x', most: true });
    expect(spaceOf(t, 1, 'mine-tech')).toBe('lab-5b');
  });
  test('[MARS-SOLO-14, MARS-USE-01] he uses Upgrade Tech once for an upgrade', () => {
    const plans = { biomarket: null, 'private-ship': null, 'metal-deposit': null };
    const t = mars({
      seats: 1,
      turn: -1,
      lacerda: { plans, tech: { 'upgrade-tech': 'lab-1a' } },
    }).run({ type: 'soloUpgrade', by: 'x', left: 1, tech: true });
    expect(t.events.filter(({ type }) => type === 'upgraded')).toHaveLength(2);
  });
});
