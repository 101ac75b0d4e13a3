import { describe, expect, test } from 'vitest';
import { at, data } from '../data/index.ts';
import { ask, finalParts, has, mars, seat, slotsOf, whyNot } from './scenario.ts';
import type { PlayerSpec, Spec } from './scenario.ts';

const plansOf = (...ids: string[]): Record<string, null> =>
  Object.fromEntries(ids.map((id) => [id, null]));
const mines = { mine: ['1,1', '-1,-1', '1,-2'] };
const greenhouses = { greenhouse: ['0,3', '0,4', '1,3'] };

/** For each Private Goal: what meets it, and what falls just short of it. */
const GOALS: [string, PlayerSpec, PlayerSpec, Spec?][] = [
  [
    'goal-1',
    { plans: plansOf('gym', 'casino', 'radar', 'biolab') },
    { plans: plansOf('gym', 'casino', 'radar') },
  ],
  [
    'goal-2',
    { plans: { gym: '-2,-1', biomarket: '0,2', radar: '0,-2' } },
    { plans: { gym: '-2,-1', biomarket: '0,2', radar: null } },
  ],
  [
    'goal-3',
    { miners: ['1,1', '-1,-1'], plans: { biolab: '1,-2' } },
    { miners: ['1,1', '-1,-1'], plans: { gym: '-2,-1' } },
    { buildings: mines },
  ],
  [
    'goal-4',
    { discoveries: ['disc-crystals', 'disc-card', 'disc-develop'] },
    { discoveries: ['disc-crystals', 'disc-card'] },
  ],
  [
    'goal-5',
    { plans: { biomarket: '0,2' } },
    { plans: { biomarket: null } },
    { buildings: greenhouses },
  ],
  ['goal-6', { goods: { water: 4 } }, { goods: { water: 3, mineral: 4 } }],
  ['goal-7', { shelters: ['-3,0', '-3,1'] }, { shelters: ['-3,0'] }],
  [
    'goal-9',
    { home: 7, shelters: ['-3,0', '-3,1'] },
    { home: 6, work: 2, shelters: ['-3,0', '-3,1'] },
  ],
  [
    'goal-10',
    {
      tech: {
        'mine-tech': 'lab-1a',
        'generator-tech': 'lab-1b',
        'rover-tech': 'lab-3a',
        'upgrade-tech': 'lab-3b',
      },
    },
    { tech: { 'mine-tech': 'lab-1a', 'generator-tech': 'lab-1b', 'rover-tech': 'lab-3a' } },
  ],
  ['goal-11', { hangar: 3 }, { hangar: 2, welcomed: 3 }],
  ['goal-12', { research: ['research-a-1', 'research-b-1'] }, { research: ['research-a-1'] }],
  [
    'goal-13',
    { scientists: { geologist: null }, contracts: { 'contract-7': { mineral: 3 } } },
    { contracts: { 'contract-7': { mineral: 3 } } },
  ],
  [
    'goal-14',
    { tech: { 'mine-tech': 'lab-4a', 'generator-tech': 'lab-5b', 'rover-tech': 'lab-6a' } },
    { tech: { 'mine-tech': 'lab-4a', 'generator-tech': 'lab-5b', 'rover-tech': 'lab-3a' } },
  ],
  ['goal-15', { cubes: ['mine', 'generator', 'greenhouse'] }, { cubes: ['mine', 'generator'] }],
  [
    'goal-16',
    { plans: { biomarket: '0,2', biolab: '0,0' } },
    { plans: { biomarket: '0,2', 'hydroponic-farm': '0,3' } },
    { buildings: { greenhouse: ['0,3', '0,4'], mine: ['1,0', '0,1'] } },
  ],
];

describe('each Private Goal', () => {
  test.each(GOALS)(
    '[MARS-GOAL-01] %s: met, and just short of it',
    (id, enough, short, spec = {}) => {
      const of = (player: PlayerSpec) => {
        const t = mars({ ...spec, players: [{ ...player, goals: [id] }, {}] });
        // The last Mineral completes the Contract of Goal 13.
        if (id === 'goal-13') t.answer('deliver', 'contract-7:mineral');
        return t;
      };
      expect(of(enough).options()).toContain(`${id}:develop`);
      expect(whyNot(of(short), `${id}:develop`)).toContain('MARS-GOAL-01');
    },
  );
  test('[MARS-GOAL-01] goal-8: the Colony, not the player', () => {
    const of = (level: number) => mars({ level, players: [{ goals: ['goal-8'] }, {}] });
    expect(of(3).options()).toContain('goal-8:reward');
    expect(whyNot(of(2), 'goal-8:reward')).toContain('MARS-GOAL-01');
  });
  test('all sixteen stand here', () => {
    const named = [...GOALS.map(([id]) => id), 'goal-8'].toSorted();
    expect(named).toEqual(data.privateGoals.map(({ id }) => id).toSorted());
  });
});

describe('each Contract', () => {
  const deliveries = data.contracts.flatMap((one) =>
    one.kind === 'deliver' ? [[one.id, one.requires ?? {}] as const] : [],
  );
  test.each(deliveries)(
    '[MARS-CONTR-01, MARS-CONTR-03] %s takes what is printed',
    (id, requires) => {
      const t = mars({
        players: [{ shelters: ['-3,0', '-3,1'], goods: requires, contracts: { [id]: {} } }, {}],
      }).answer('deliver');
      const items = Object.entries(requires).flatMap(([good, n]) =>
        Array.from({ length: n }, () => `${id}:${good}`),
      );
      items.forEach((item, i) => {
        expect(finalParts(t, 0).contracts, `${i} items`).toBe(-4);
        t.answer(item);
      });
      expect([finalParts(t, 0).contracts, ask(t)]).toEqual([9, '0 turn']);
    },
  );
  const places = {
    mine: { card: 'biolab', hexes: ['0,0', '1,0', '0,1', '1,1'] },
    generator: { card: 'radar', hexes: ['0,-2', '0,-3', '1,-3', '0,-4'] },
    'water-extractor': { card: 'aqueduct', hexes: ['2,-1', '3,-1', '3,-2', '4,-2'] },
    greenhouse: { card: 'biomarket', hexes: ['0,2', '0,3', '0,4', '1,3'] },
    'oxygen-condenser': { card: 'concentrator', hexes: ['-2,1', '-3,1', '-3,2', '-4,2'] },
    shelter: { card: 'gym', hexes: ['-2,-1', '-3,-1', '-3,0', '-4,0'] },
  } as const;
  const upgrades = data.contracts.flatMap((one) =>
    one.building === undefined ? [] : [[one.id, one.building] as const],
  );
  test.each(upgrades)(
    '[MARS-CONTR-04] %s: a marker in a Complex of four, not of three',
    (id, type) => {
      const { card, hexes } = places[type];
      const of = (n: number) => {
        const more = hexes.slice(1, n);
        const t = mars({
          ...(type !== 'shelter' && { buildings: { [type]: more } }),
          players: [
            {
              bots: ['5,0'],
              goods: { mineral: 1, crystal: 4 },
              welcomed: 5,
              contracts: { [id]: {} },
              plans: { [card]: null, 'builder-drone': '4,0' },
              ...(type === 'shelter' && { shelters: [...more] }),
            },
            {},
          ],
        });
        t.answer('executive:8', 'pay:builder-drone', 'crystals', card, hexes[0]);
        return finalParts(t, 0).contracts;
      };
      expect([of(3), of(4)]).toEqual([-6, 12]);
    },
  );
});

describe('each Scientist', () => {
  const cardOf = { mine: 'biolab', generator: 'radar', 'water-extractor': 'aqueduct' } as const;
  const others = {
    greenhouse: 'biomarket',
    'oxygen-condenser': 'oxygen-tank',
    shelter: 'casino',
  } as const;
  const cards = { ...cardOf, ...others };
  const sites = {
    mine: '0,0',
    generator: '0,-2',
    'water-extractor': '2,-1',
    greenhouse: '0,2',
    'oxygen-condenser': '-2,1',
    shelter: '2,1',
  } as const;
  const rows = data.scientists.map(({ id, worksIn, scores }) => [id, worksIn, scores] as const);
  test.each(rows)(
    '[MARS-ADV-02, MARS-SCORE-06] %s works in %s, scores %s',
    (id, worksIn, scores) => {
      const built = Object.fromEntries(
        Object.entries(cards).map(([type, card]) => [card, sites[type as keyof typeof sites]]),
      );
      const t = mars({
        players: [{ bare: true, work: 1, scientists: { [id]: null } }, { plans: built }],
      });
      t.state.display = t.state.display.with(5, 8);
      expect(finalParts(t, 0).scientists).toBe(3);
      const none = Object.fromEntries(
        Object.entries(built).filter(([card]) => card !== cards[scores]),
      );
      expect(
        finalParts(mars({ players: [{ scientists: { [id]: null } }, { plans: none }] }), 0)
          .scientists,
      ).toBe(0);
      const sent = mars({
        players: [{ work: 1, goods: { crystal: 1 }, scientists: { [id]: null } }, { plans: built }],
      });
      const slot = sent.state.display.findIndex((card) => card >= 0);
      sent.state.display = sent.state.display.with(slot, 12);
      sent.answer('executive:8');
      expect(sent.options()).toEqual([`send:${cards[worksIn]}`]);
    },
  );
});

describe('each card of Lacerda', () => {
  test.each(data.soloCards.map((card) => [card.id, card] as const))(
    '[MARS-SOLO-03, MARS-SOLO-04, MARS-SOLO-18] %s',
    (id, card) => {
      for (const [space, side] of [
        [1, 'orbit'],
        [5, 'colony'],
      ] as const) {
        const t = mars({
          seats: 1,
          turn: -1,
          missions: { 'mission-bots': 3, 'mission-scientists': 3, 'mission-tech': 3 },
          lacerda: {
            space,
            cards: [id],
            decks: 2,
            plans: { biomarket: null },
            goods: { crystal: 3 },
          },
        }).run({ type: 'soloTurn' });
        const action = at(
          data.mainActions,
          t.events.flatMap((one) => (one.type === 'actionTaken' ? [one.action] : []))[0] ?? 0,
        );
        const numbered: Readonly<Record<string, string>> = data.soloActions[side];
        expect(action.action).toBe(numbered[card.action]);
        const place = 'ABC'.indexOf(card.mission);
        expect(t.state.trackers[place]).toBeLessThan(3);
        t.run({ type: 'soloRide' });
        const rides = t.events.some(({ type }) => type === 'travelled');
        expect(rides).toBe(card.travels);
      }
    },
  );
});

describe('each red action', () => {
  test.each([
    'obtainBlueprint',
    'researchDevelopment',
    'constructBuilding',
    'upgradeBuilding',
  ] as const)('[MARS-RED-01, MARS-RED-05] %s with three of one colour on it', (action) => {
    const isOrbit = action === 'obtainBlueprint' || action === 'researchDevelopment';
    const t = mars({
      slots: { [action]: [0, 3] },
      players: [{ space: isOrbit ? 1 : 5, home: 2, plans: { biomarket: null }, bots: ['0,1'] }, {}],
    }).answer(action);
    expect([slotsOf(t, action).slice(0, 2), seat(t, 1).work, has(t, 0, 'crystal')]).toEqual([
      [1, 0],
      3,
      1,
    ]);
  });
});
