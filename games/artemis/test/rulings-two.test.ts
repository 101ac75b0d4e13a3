import { describe, expect, test } from 'vitest';
import { buildingOn, data } from '../data/index.ts';
import { artemis } from '../rules/index.ts';
import { setup } from '../rules/setup.ts';
import { expedition, gantry, reliefs, three } from './rulings.ts';
import {
  answers,
  asks,
  crew,
  group,
  happened,
  owns,
  rolls,
  row,
  seat,
  shelters,
  type Spec,
  table,
  tile,
  vp,
} from './scenario.ts';

test('[ART-RUL-20] activation is not compulsory', () => {
  const t = table({ players: [{ buildings: { 'drone-dock': 'P P' } }, {}] });
  expect(owns(t.run({ type: 'activateBuilding', seat: 0 }).answer('stop'), 0)).toBe('E0 M0 T0');
});

test('[ART-RUL-21] a reward the second cannot use is lost, without Relief', () => {
  const t = expedition('silent-workshop', [
    [0, 5],
    [1, 4],
  ]).answer(1);
  expect([t.asked(), reliefs(t), seat(t, 1).badge]).toEqual([null, [0, 0, 0], 1]);
});

test('[ART-RUL-22] two Reliefs at one moment: one step, one reward, then again', () => {
  const t = table({
    players: [{ relief: 5 }, {}],
    doorstep: {
      dice: [
        [0, 1],
        [0, 2],
      ],
    },
  });
  t.run({ type: 'resolveDoorstep' });
  expect([seat(t, 0).relief, t.options().length]).toEqual([6, 6]);
  expect([seat(t.answer(6), 0).relief, t.options().length]).toEqual([7, 7]);
});

test('[ART-RUL-24] a total below 0 is allowed and has the lowest rank', () => {
  const t = table({ players: [{ vp: 1 }], round: 6 }).run({ type: 'scoreGame' });
  expect([vp(t, 0), artemis.view(t.state).rank]).toEqual([-3, 0]);
});

test('[ART-RUL-25] drone 2 may outbid drone 1 when none of your bids can be outbid', () => {
  const t = table({ players: [{}], gantry: { manufactory: [[0, 6]], 'drone-dock': [[1, 2]] } });
  rolls(t, 1, [4]);
  t.run({ type: 'droneDie', drone: 1, region: 3 });
  expect(row(t.state.gantry[1]?.dice ?? [])).toBe('1:2 2:4');
});

test('[ART-RUL-26] furthest clockwise is the largest index from the former first player', () => {
  const t = table({ players: [{}, {}, {}, { E: 1 }], first: 3 }).run({ type: 'passFirstPlayer' });
  expect(asks(t)).toBe('2 chooseFirstPlayer');
});

test('[ART-RUL-27] one Event per round', () => {
  const t = table({ players: [{}, {}], event: 'whiteout', round: 6 }).run({
    type: 'resolve',
    step: 0,
  });
  expect(happened(t, 'eventCarriedOut')).toHaveLength(1);
});

test('[ART-RUL-28] when Upkeep starts no colonist is at the Academy or on an Expedition', () => {
  const t = table({
    players: [{ buildings: { 'drone-dock': 'P' } }, {}],
    expeditions: [{ card: 'black-trench', dice: [[0, 1, 'En']] }],
    academy: { dice: [[0, 1, 'Ma']] },
  });
  t.run({ type: 'resolve', step: 0 });
  // The new Engineer may enter the Dock; the crew came home to Shelters before.
  answers(t, [0, 'shelters']);
  expect([asks(t), shelters(t, 0), t.state.academyDice]).toEqual(['0 upkeepMoveWho', 'En En', []]);
});

test('[ART-RUL-29] a swap of equals is refused', () => {
  const t = table({
    players: [{ sh: 'P', buildings: { 'drone-dock': 'P En', warmhouse: '' } }, {}],
  });
  t.run({ type: 'upkeepMove', seat: 0, left: 1 }).answer(`pioneer@${tile('drone-dock')}`);
  expect(t.options()).toEqual(['shelters', tile('warmhouse')]);
  expect(t.refused('pioneer@shelters')).toBe('ART-RUL-29');
});

test('[ART-RUL-30] 15 Directives, one draw at the end of the round', () => {
  expect(data.directives).toMatchObject({ drawPerRound: 1, cards: { length: 15 } });
  const t = table({ players: three, options: { directives: true } }).run({ type: 'endRound' });
  expect(happened(t, 'directiveDrawn')).toHaveLength(3);
});

test('[ART-RUL-31] a swap that leaves the Garage full goes on, a move that opens it stops', () => {
  const buildings = { 'snowcat-garage': 'P En', 'scion-tower': 'St', warmhouse: '' };
  const begin = () =>
    table({ players: [{ T: 3, sh: 'Ma', buildings }, {}], round: 6 }).run({
      type: 'toolkitMove',
      seat: 0,
    });
  const swap = begin().answer('marine@shelters', `steward@${tile('scion-tower')}`);
  expect(asks(swap)).toBe('0 toolkitMoveWho');
  expect(
    begin()
      .answer(`engineer@${tile('snowcat-garage')}`, tile('warmhouse'))
      .asked(),
  ).toBeNull();
});

test('[ART-RUL-32] nobody heats the crew of a Hub', () => {
  const t = table({ players: [{ E: 3, buildings: { 'expedition-hub': 'P En' } }, {}] });
  expect(owns(t.run({ type: 'heatShelters', seat: 0 }), 0)).toBe('E3 M0 T0');
});

test('[ART-RUL-33] an Engineer’s bonus comes beside the Relief of the third; on a failure Relief only', () => {
  const t = expedition('smoker-field', [
    [0, 4],
    [1, 3],
    [2, 1, 'En'],
  ]).answer(0);
  answers(t, [2, [2, 0]]);
  expect([owns(t, 2), reliefs(t)]).toEqual(['E2 M2 T0', [0, 0, 1]]);
  expect(owns(expedition('black-trench', [[2, 1, 'En']]), 2)).toBe('E0 M2 T0');
});

test('[ART-RUL-34] one Academy space with two players and in solo', () => {
  const spaces = (n: number) => {
    const t = table({ players: Array.from({ length: n }, () => ({})) });
    return artemis.view(t.state).academy.spaces;
  };
  expect([1, 2, 3, 4, 5].map(spaces)).toEqual([1, 1, 2, 2, 2]);
});

test('[ART-RUL-35] a Building whose colonist went to the Academy is no longer full', () => {
  const t = table({
    players: [{ dice: [5, 6], buildings: { 'recon-post': 'Ma' } }, {}],
    vents: { stock: 5 },
  });
  t.run({ type: 'nextDie', seat: 0 }).answer('5:5', 'academy', 'vents');
  expect([owns(t, 0), crew(t, 0, 'recon-post')]).toEqual(['E0 M0 T0', '']);
  t.run({ type: 'assignColonist', seat: 0, colonist: 'marine' });
  expect(t.options()).toContain(tile('recon-post'));
});

test('[ART-RUL-36] a changed price decides who can pay; ranking, Relief and deeds use the faces', () => {
  const event = { event: 'prefab-shipment', eventDone: true };
  const t = gantry(
    [
      [1, 5],
      [0, 6],
    ],
    [{ M: 5 }, { M: 5 }],
    event,
  ).answer('buy');
  expect([owns(t, 0), reliefs(t), seat(t, 0).deeds.bought]).toEqual(['E0 M0 T0', [0, 1], 1 << 6]);
  expect(
    asks(
      gantry(
        [
          [1, 5],
          [0, 6],
        ],
        [{ M: 4 }, { M: 4 }],
        event,
      ),
    ),
  ).toBe('1 buyBuilding');
});

test('[ART-RUL-37] a Pod filled by a Surface Conduit is not activated this round', () => {
  const buildings = { 'surface-conduit': 'P En P', 'assault-pod': 'Ma' };
  const t = table({ players: [{ buildings }, { M: 4 }], bag: 'Ma' }).run({
    type: 'activateBuilding',
    seat: 0,
  });
  t.answer(tile('surface-conduit'), tile('assault-pod'));
  expect(t.asked()).toBeNull();
  expect(buildingOn(tile('assault-pod')).timing).toBe('upkeepActivateFirst');
});

test('[ART-RUL-38] all lower bidders gain Relief, not only the last one', () => {
  expect(
    reliefs(
      gantry(
        [
          [0, 1],
          [1, 2],
          [2, 3],
        ],
        [{}, {}, { M: 3 }],
      ).answer('buy'),
    ),
  ).toEqual([1, 1, 0]);
});

test('[ART-RUL-39] a Hub won on the Expedition takes its crew', () => {
  const t = expedition(
    'drifting-module',
    [
      [0, 6, 'P'],
      [0, 4],
    ],
    three,
    { building: 'expedition-hub' },
  );
  answers(t, [0, group('P')]);
  expect(crew(t, 0, 'expedition-hub')).toBe('P');
});

test('[ART-RUL-40] one Pioneer is set aside in solo: a bag of 71', () => {
  expect(setup({}, 1, () => 0).bag).toEqual([27, 20, 12, 12]);
});

describe('[ART-RUL-41] second to a drone you choose freely', () => {
  test('but neither Steward nor Live Broadcast pays', () => {
    const spec: Spec = {
      players: [{}],
      expeditions: [
        {
          card: 'smoker-field',
          dice: [
            [0, 2, 'St'],
            [1, 6],
          ],
        },
      ],
    };
    const t = table({ ...spec, event: 'live-broadcast', eventDone: true });
    t.run({ type: 'resolveExpedition', expedition: 0 });
    expect(t.options()).toEqual([0, 1]);
    expect(vp(t.answer(0), 0)).toBe(0);
  });
});
