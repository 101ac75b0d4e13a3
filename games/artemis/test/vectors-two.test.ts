import { describe, expect, test } from 'vitest';
import { artemis } from '../rules/index.ts';
import { total } from '../rules/colony.ts';
import {
  answers,
  asks,
  cast,
  crew,
  group,
  happened,
  owns,
  type Play,
  seat,
  shelters,
  type Spec,
  table,
  tile,
  vp,
} from './scenario.ts';

const [A, B, C, D] = [0, 1, 2, 3];

test('[ART-SCN-08] an Upkeep with Shuttle Bay, Assault Pod and frozen colonists', () => {
  const t = table({
    players: [
      {
        E: 3,
        sh: 'Ma St P',
        buildings: { 'shuttle-bay': 'En', 'assault-pod': 'Ma', 'sensor-station': '' },
      },
      { M: 2, sh: 'P P St' },
    ],
    round: 3,
  });
  t.state.eventDeck = [...t.state.eventDeck.filter((event) => event !== 'whiteout'), 'whiteout'];
  t.run({ type: 'startUpkeep' });
  answers(t, [A, 'marine@shelters'], [A, 'steward@shelters']);
  expect(t.asked()?.task).toMatchObject({ type: 'upkeepMoveWho', left: 1 });
  answers(t, [A, 'stop'], [A, B]);
  expect([owns(t, A), owns(t, B)]).toEqual(['E5 M0 T0', 'E0 M0 T0']);
  answers(t, [A, tile('sensor-station')]);
  expect([owns(t, A), vp(t, A), shelters(t, A)]).toEqual(['E2 M0 T0', 1, 'P']);
  expect([shelters(t, B), happened(t, 'colonistFrozen').length]).toEqual(['', 3]);
  expect(asks(t)).toBe('1 chooseFirstPlayer');
});

describe('[ART-SCN-09] a colonist of the Surface Conduit', () => {
  const conduit = (drawn: string): Play => {
    const t = table({
      players: [
        {
          buildings: { 'surface-conduit': 'P En P', 'assault-pod': 'Ma', 'crystal-foundry': 'En' },
        },
        { M: 4 },
      ],
      bag: drawn,
      round: 6,
    });
    t.run({ type: 'startUpkeep' });
    return answers(t, [A, 'stop'], [A, tile('surface-conduit')]);
  };
  test('(a) an Engineer fills the Foundry, which is activated', () => {
    const t = answers(conduit('En'), [A, tile('crystal-foundry')], [A, tile('crystal-foundry')]);
    expect(owns(t, A)).toBe('E0 M3 T0');
  });
  test('(b) a Marine fills the Pod, which waits for the next round', () => {
    const t = answers(conduit('Ma'), [A, tile('assault-pod')]);
    expect(crew(t, A, 'assault-pod')).toBe('Ma Ma');
    expect(happened(t, 'assaulted')).toEqual([]);
    expect([owns(t, A), owns(t, B)]).toEqual(['E0 M0 T0', 'E0 M4 T0']);
  });
  test('(c) a Marine fills the Foundry, which is activated', () => {
    const t = answers(conduit('Ma'), [A, tile('crystal-foundry')], [A, tile('crystal-foundry')]);
    expect(owns(t, A)).toBe('E0 M2 T0');
  });
});

test('[ART-SCN-10] a whole solo round', () => {
  const [X, Y] = [tile('drone-dock'), tile('manufactory')];
  const t = table({
    players: [{ E: 3, M: 3, T: 1, sh: 'P', dice: [1, 4, 3, 2, 4] }],
    expeditions: [{ card: 'smoker-field' }],
    vents: { stock: 7 },
    quarry: { stock: 5 },
    gantry: { 'drone-dock': [], manufactory: [] },
    doorstep: { colonists: 'St En P P' },
  });
  const send = (n: 0 | 1, planning: number, dice: number[]): void => {
    const drone = t.state.drones[n];
    if (drone === undefined) throw new Error('no drone');
    Object.assign(drone, { dice: dice.toSorted((a, b) => a - b), resting: 0 });
    t.run({ type: 'droneDie', drone: n, region: planning - 1 });
  };
  send(0, 5, [3, 6, 2, 3]);
  t.run({ type: 'nextDie', seat: 0 });
  t.answer(
    '1:1',
    'vents',
    '4:4',
    'quarry',
    '3:3',
    'gantry',
    X,
    '2:2',
    'gantry',
    '4:4',
    'basecamp',
    'nobody',
  );
  send(1, 1, [4, 1, 5, 4]);
  expect([asks(t), t.options()]).toEqual(['0 droneOutbid', [X, Y]]);
  t.answer(Y);
  const placed = happened(t, 'diePlaced').flatMap((event) =>
    event.type === 'diePlaced' && event.owner > 0
      ? [`${event.owner} ${event.region} ${event.value}`]
      : [],
  );
  expect(placed).toEqual([
    '1 doorstep 2',
    '1 academy 3',
    '1 basecamp 3',
    '1 vents 6',
    '2 basecamp 1',
    '2 doorstep 4',
    '2 gantry 4',
    '2 quarry 5',
  ]);
  t.run({ type: 'resolve', step: 0 });
  answers(t, [0, 1], [0, 'buy'], [0, group('P')]);
  expect(asks(t)).toBe('0 upkeepMoveWho');
  expect(happened(t, 'expeditionResolved')).toMatchObject([{ total: 8, success: true }]);
  expect(happened(t, 'harvested')).toMatchObject([
    { owner: 0, n: 1 },
    { owner: 1, n: 6 },
    { owner: 0, n: 4 },
    { owner: 2, n: 1 },
  ]);
  expect(happened(t, 'colonistsHired')).toMatchObject([
    { owner: 1, colonists: ['steward', 'engineer'] },
    { owner: 2, colonists: ['pioneer', 'pioneer'] },
  ]);
  expect([owns(t, 0), seat(t, 0).badge, seat(t, 0).relief]).toEqual(['E4 M6 T5', 1, 1]);
  expect([crew(t, 0, 'drone-dock'), cast(t.state.gone), shelters(t, 0)]).toEqual([
    'P',
    'P P En St',
    '',
  ]);
  expect(t.state.boxed).toContain(Y);
});

test('[ART-SCN-11] a final scoring with every part', () => {
  const t = table({
    players: [
      {
        vp: 6,
        E: 12,
        M: 17,
        T: 5,
        badges: 4,
        sh: 'St P',
        buildings: {
          'geothermal-rig': 'En P',
          'recon-post': '',
          'expedition-hub': 'Ma',
          'battery-bank': 'En St',
          armory: 'Ma',
          'threshold-gate': 'En En',
        },
      },
      { T: 5 },
      { T: 4 },
    ],
    round: 6,
  });
  t.run({ type: 'scoreGame' });
  expect(artemis.scores(t.state)[0]).toMatchObject({
    total: 30,
    parts: {
      unusedResources: 5,
      surfaceBuildings: 6,
      buildingCount: 5,
      colonistSets: 6,
      leftoverColonists: 0,
      badges: 0,
      toolkits: 2,
    },
  });
});

describe('[ART-SCN-12] Toolkit moves before the final scoring', () => {
  const [embassy, scion, pylon, garage] = [
    'colonial-embassy',
    'scion-tower',
    'sentinel-pylon',
    'snowcat-garage',
  ].map(tile);
  const begin = (): Play => {
    const players: Spec['players'] = [
      {
        T: 3,
        badges: 2,
        sh: 'Ma',
        buildings: {
          'snowcat-garage': 'P En',
          'colonial-embassy': 'St',
          'scion-tower': 'P',
          'sentinel-pylon': 'St',
        },
      },
      { T: 2 },
    ];
    return table({ players, round: 6 }).run({ type: 'endRound' });
  };
  const twice = (): Play => {
    const t = answers(begin(), [A, 'marine@shelters'], [A, `steward@${pylon}`]);
    return answers(t, [A, 'steward@shelters'], [A, embassy ?? '']);
  };
  const parts = (t: Play) => artemis.scores(t.state)[0]?.parts;
  test('(a) taking the Garage’s Engineer ends the power', () => {
    const t = answers(twice(), [A, `engineer@${garage}`], [A, embassy ?? '']);
    expect([t.asked(), seat(t, A).toolkit, vp(t, A)]).toEqual([null, 0, 12]);
    expect(parts(t)).toMatchObject({
      surfaceBuildings: 7,
      buildingCount: 2,
      colonistSets: 3,
      toolkits: 0,
    });
  });
  test('(b) the Pioneer of the Scion Tower instead', () => {
    const t = answers(twice(), [A, `pioneer@${scion}`], [A, embassy ?? '']);
    expect([seat(t, A).toolkit, vp(t, A)]).toEqual([0, 13]);
    expect(parts(t)).toMatchObject({ surfaceBuildings: 8 });
  });
  test('(c) no move', () => {
    const t = answers(begin(), [A, 'stop']);
    expect(vp(t, A)).toBe(11);
    expect(parts(t)).toMatchObject({ surfaceBuildings: 4, toolkits: 2 });
  });
});

test('[ART-SCN-13] Supply Drop before the poorest choose', () => {
  const t = table({
    players: [
      { vp: 4, E: 5 },
      { vp: 2, E: 1, M: 2 },
      { vp: 2, M: 3 },
      { vp: 6, E: 7 },
    ],
    first: C,
    round: 2,
  });
  t.state.eventDeck = [
    ...t.state.eventDeck.filter((event) => event !== 'supply-drop'),
    'supply-drop',
  ];
  t.run({ type: 'endRound' });
  expect(t.state.players.map(({ toolkit }) => toolkit)).toEqual([1, 2, 2, 1]);
  const handled = happened(t, 'gained').map((event) => 'seat' in event && event.seat);
  expect(handled.slice(0, 4)).toEqual([C, D, A, B]);
  expect(asks(t)).toBe('1 chooseFirstPlayer');
  t.answer(D);
  const rolled = happened(t, 'diceRolled').map((event) => 'owner' in event && event.owner);
  expect(rolled).toEqual([D, A, B, C]);
});

test('[ART-SCN-14] hard mode, an exposed Quarry and the end of the Relief track', () => {
  const prepared = table({ players: [{}, {}], options: { 'hard-mode': true } });
  prepared.state.round = 0;
  const deck = prepared.state.expeditionDeck.filter((card) => card !== 'lost-probe');
  prepared.state.expeditionDeck = [...deck, 'lost-probe'];
  prepared.state.eventDeck = prepared.state.eventDeck.map(() => 'whiteout');
  prepared.run({ type: 'prepareBoard' });
  expect(prepared.state.stock).toEqual({ vents: 4, quarry: 4 });
  expect([total(prepared.state.doorstep), prepared.state.gantry.length]).toEqual([2, 2]);

  const t = table({
    players: [{ relief: 7 }, { relief: 5 }],
    options: { 'hard-mode': true },
    quarry: {
      stock: 4,
      dice: [
        [B, 1],
        [B, 3],
        [A, 4],
        [A, 5],
        [B, 6],
      ],
    },
  });
  t.run({ type: 'harvest', region: 'quarry' });
  answers(t, [A, 8], [B, 6]);
  expect([t.asked(), vp(t, A), seat(t, A).relief, owns(t, A)]).toEqual([null, 2, 8, 'E0 M0 T0']);
  expect([seat(t, B).relief, seat(t, B).badge, owns(t, B)]).toEqual([6, 1, 'E0 M4 T0']);
});
