import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { hexAt } from '../data/map.ts';
import { goalReached } from '../rules/end.ts';
import { ask, levelOf, mars, playedAll, seat } from './scenario.ts';
import type { Play, PlayerSpec, Spec } from './scenario.ts';

/** The first answer again and again, while something is asked. */
function playOut(t: Play): Play {
  while (ask(t) !== 'nobody') t.answer(t.options()[0] ?? null);
  return t;
}

describe('Lacerda', () => {
  const his = (task: Parameters<Play['run']>[0], spec: Spec): Play =>
    mars({ seats: 1, turn: -1, ...spec }).run(task);
  const grown: NonNullable<Spec['buildings']> = {
    'water-extractor': ['4,-2', '4,-4'],
    greenhouse: ['0,4', '2,3'],
    'oxygen-condenser': ['-4,2', '-4,4'],
    generator: ['4,0', '-4,0'],
  };
  test('[MARS-SOLO-17, MARS-R-08] two levels at once: two Shelters, two Ships, two Bots', () => {
    const t = playOut(
      his({ type: 'colonyStatus' }, { buildings: grown, missions: { 'mission-bots': 3 } }),
    );
    const p = seat(t, 1);
    expect([t.state.level, p.shelters, p.hangar, p.botsLeft, t.state.trackers[0]]).toEqual([
      3, 3, 2, 1, 1,
    ]);
    expect(t.state.steps).toBe(1);
  });
  test('[MARS-SOLO-20] space 8 without a card left gives him nothing', () => {
    const t = his({ type: 'soloBlueprint', by: 'turn-order-8' }, { faceUp: [] });
    expect(t.events).toEqual([{ type: 'soloIdle', by: 'turn-order-8' }]);
  });
  test('[MARS-SOLO-15] no third Scientist: a Contract, and none is there: his Rover', () => {
    const scientists = { geologist: null, hydrologist: null };
    const hire = data.mainActions.findIndex(({ action }) => action === 'hireScientist');
    const t = his({ type: 'soloAction', action: hire }, { lacerda: { scientists } });
    expect(t.events[0]).toMatchObject({ type: 'soloCannot', rule: 'MARS-SOLO-15' });
    const able = mars({ seats: 1, turn: -1, lacerda: { scientists } });
    able.state.display = able.state.display.with(0, 5 + 7).with(2, 5 + 4);
    able.state.contractDeck = able.state.contractDeck.filter((one) => one !== 6 && one !== 3);
    able.run({ type: 'soloAction', action: hire });
    expect(seat(able, 1).contracts).toEqual([3]);
    expect(able.state.display.filter((card) => card < 0)).toEqual([]);
  });
  test('[MARS-SOLO-09, MARS-USE-04] the player uses his Tech: he develops it, or nobody gets the Oxygen', () => {
    const use = (space: string): Play => {
      const t = mars({
        seats: 1,
        players: [{ rover: '1,0' }],
        lacerda: { space: 8, tech: { 'rover-tech': space, 'shelter-tech': 'lab-5a' } },
      });
      t.answer('controlCenter', 'useTech', 'company-2', 'rover>2,0', 'stop', 'end');
      return t;
    };
    expect([
      levelOf(use('lab-1a'), 1, 'rover-tech'),
      levelOf(use('lab-6a'), 1, 'rover-tech'),
    ]).toEqual([2, 6]);
    expect(seat(use('lab-6a'), 1).goods).toEqual([1, 1, 1, 1, 1]);
  });
  /** Which of two tiles that are equally near he takes, whichever of them comes first on the map. */
  const prefers = (one: string, other: string, spec: Spec = {}): unknown[] =>
    [
      { '2,0': one, '-2,0': other },
      { '2,0': other, '-2,0': one },
    ].map((tiles) => {
      const t = his({ type: 'soloRover', by: 'x' }, { ...spec, tiles });
      return t.events.find(({ type }) => type === 'soloChose');
    });
  test('[MARS-SOLO-22, MARS-R-26] of equally near tiles the one that brings him most', () => {
    const chosen = (what: string) => {
      const event = { type: 'soloChose', what, rule: 'MARS-SOLO-21' };
      return [event, event];
    };
    expect(prefers('disc-crystals', 'disc-tech')).toEqual(chosen('disc-crystals'));
    // 2 points for the first step come before 3 Crystals.
    expect(prefers('disc-build-generator', 'disc-crystals')).toEqual(
      chosen('disc-build-generator'),
    );
    // Both would be Complexes of two: a Progress cube comes before 2 Crystals.
    const tech = { 'mine-tech': 'lab-1a' } as const;
    expect(prefers('disc-build-mine', 'disc-build-shelter', { lacerda: { tech } })).toEqual(
      chosen('disc-build-mine'),
    );
    const missions = { 'mission-tech': 3, 'mission-research': 2 };
    expect(prefers('disc-tech', 'research-a-1', { missions })).toEqual(chosen('research-a-1'));
  });
  test('[MARS-SOLO-22, MARS-SOLO-21] and of others the one with Crystals on the way', () => {
    for (const crystal of ['1,0', '-1,0']) {
      const tiles = { '2,0': 'disc-tech', '-2,0': 'disc-card' };
      const t = his({ type: 'soloRover', by: 'x' }, { tiles, crystals: [crystal] });
      expect(seat(t, 1).rover).toBe(hexAt(crystal === '1,0' ? '2,0' : '-2,0'));
    }
  });
  test('[MARS-SOLO-19, MARS-TRAV-01] without an empty hex at 3 he places no tile', () => {
    const t = mars({ seats: 1, turn: -1, lacerda: { space: 1, rover: '0,0' } });
    const near = data.map.hexes.map(({ hex }) => hexAt(hex));
    for (const hex of near)
      if (t.state.ground[hex] === 0) t.state.ground = t.state.ground.with(hex, 1);
    t.run({ type: 'soloTravel', to: 1 });
    expect(t.events.map(({ type }) => type)).not.toContain('discoveryPlaced');
  });

  /** Everything that all four goals ask for, and 30 points more than he has. */
  const all: PlayerSpec = {
    space: 1,
    points: 30,
    goods: { plant: 5 },
    shelters: ['-3,-1', '-3,0', '-4,1'],
    research: ['research-a-1', 'research-b-1'],
    scientists: { biochemist: null },
    contracts: { 'contract-4': {}, 'contract-11': {} },
    tech: { 'greenhouse-tech': 'lab-6a' },
    miners: ['1,1'],
    plans: {
      'construction-yard': '0,0',
      'metal-deposit': '2,0',
      biomarket: '0,2',
      'hydroponic-farm': '0,3',
      'eco-resort': '0,4',
    },
  };
  const buildings = { mine: ['1,1', '2,0'], greenhouse: ['0,3', '0,4', '1,2', '1,3'] };
  const reached = (player: PlayerSpec, spec: Spec = {}, done = [3, 10], goal = 0): number => {
    const t = mars({
      seats: 1,
      turn: -1,
      level: 4,
      buildings,
      players: [{ ...all, ...player }],
      ...spec,
    });
    seat(t, 0).done = done.reduce((mask, contract) => mask | (1 << contract), 0);
    seat(t, 0).goalDone = goal;
    return goalReached(t.state);
  };
  const short: [string, number, () => number][] = [
    ['nothing', 3, () => reached({})],
    ['a point', 2, () => reached({ points: 29 })],
    ['the level', 1, () => reached({ points: 29 }, { level: 3 })],
    ['the Contract of Greenhouses', 0, () => reached({}, {}, [10])],
    ['the Contract of Plants', 0, () => reached({}, {}, [3])],
    ['the Biochemist', 2, () => reached({ scientists: { geologist: null } })],
    ['a Plant', 2, () => reached({ goods: { plant: 4 } })],
    ['the level of Tech', 2, () => reached({ tech: { 'greenhouse-tech': 'lab-5a' } })],
    ['a Research tile', 2, () => reached({ research: ['research-a-1'] })],
    ['the side', 2, () => reached({ space: 5 })],
    [
      'a Greenhouse of the Complex',
      2,
      () => reached({}, { buildings: { ...buildings, greenhouse: ['0,3', '0,4', '1,2'] } }),
    ],
    ['a Mine', 3, () => reached({ miners: [] })],
    ['a Private Goal and the side', -1, () => reached({ space: 5 }, {}, [3, 10], -1)],
    [
      'a Shelter, a Mine and the side',
      0,
      () => reached({ space: 5, miners: [], shelters: ['-3,-1', '-3,0'] }),
    ],
  ];
  test.each(short)('[MARS-SOLO-24] short of %s: goal %i', (_what, goal, play) => {
    expect(play()).toBe(goal);
  });
  test('[MARS-SOLO-24, MARS-SOLO-23] the last side counts, and nobody wins without a goal', () => {
    const t = mars({ seats: 1, players: [{ points: 90 }], lacerda: { space: 8 }, steps: 3 });
    t.state.lastRound = true;
    playedAll(t, 0);
    t.answer('controlCenter', 'stop', 'end');
    expect(t.state.outcome?.winners).toEqual([]);
  });
});
