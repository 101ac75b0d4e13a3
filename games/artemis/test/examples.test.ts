import { expect, test } from 'vitest';
import { artemis } from '../rules/index.ts';
import { total } from '../rules/colony.ts';
import {
  answers,
  asks,
  cast,
  happened,
  owns,
  type Play,
  rolls,
  row,
  seat,
  shelters,
  type Spec,
  table,
  tile,
  vp,
} from './scenario.ts';

const [YELLOW, GREEN, PURPLE] = [0, 1, 2];
const three = [{}, {}, {}];
const placing = (spec: Spec): Play => table(spec).run({ type: 'nextDie', seat: 0 });

test('[ART-EX-01] a die at Basecamp lies above the one already there', () => {
  const t = placing({
    players: [{ dice: [2] }, {}],
    expeditions: [{ card: 'ice-bore', dice: [[1, 5]] }],
  });
  t.answer('basecamp');
  expect(row(t.state.expeditions[0]?.dice ?? [])).toBe('1:5 0:2');
});

test('[ART-EX-02] die 5 with 2 Pioneers: strength 7 for 1 resource, and the die still shows 5', () => {
  for (const fee of ['energy', 'mineral'] as const) {
    const t = placing({
      players: [{ dice: [5], E: 1, M: 1, sh: 'P P' }, {}],
      expeditions: [{ card: 'ice-bore' }],
    });
    t.answer('basecamp', 'pioneers', '2:0', fee);
    expect(artemis.view(t.state).expeditions[0]?.ranking).toEqual([{ owner: 0, strength: 7 }]);
    expect([t.state.expeditions[0]?.dice[0]?.value, seat(t, 0)[fee]]).toEqual([5, 0]);
  }
});

test('[ART-EX-03] a new 3 in the row 1 2 3 3 5 stands right of the other 3s', () => {
  const dice: [number, number][] = [
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 3],
    [2, 5],
  ];
  const t = placing({ players: [{ dice: [3] }, {}, {}], vents: { dice } }).answer('vents');
  expect(row(t.state.rows.vents)).toBe('1:1 1:2 1:3 2:3 0:3 2:5');
});

test('[ART-EX-04] a 4 may go on the empty Extractor and on a 3, not on a 4', () => {
  const gantry: Spec['gantry'] = {
    'volcanic-extractor': [],
    manufactory: [[2, 3]],
    'shuttle-bay': [[1, 4]],
  };
  const t = placing({ players: [{ dice: [4] }, {}, {}], gantry }).answer('gantry');
  expect(t.options()).toEqual([tile('volcanic-extractor'), tile('manufactory')]);
  expect(t.refused(tile('shuttle-bay'))).toBe('ART-GANT-01');
});

test('[ART-EX-05] a 3 with a Pioneer at the Academy becomes a Marine', () => {
  const t = table({ players: [{}, {}], academy: { dice: [[YELLOW, 3, 'P']] } }).run({
    type: 'resolveAcademy',
  });
  expect([shelters(t, YELLOW), cast(t.state.discard)]).toEqual(['Ma', 'P']);
});

test('[ART-EX-06] a 5 at the Outfitter: 2 Toolkits at once', () => {
  expect(owns(placing({ players: [{ dice: [5] }, {}] }).answer('outfitter'), 0)).toBe('E0 M0 T2');
});

test('[ART-EX-07] Yellow 7 takes the colonists, Green 6 the point, Purple 3 a Relief', () => {
  const t = table({
    players: three,
    expeditions: [
      {
        card: 'ridge-survey',
        colonists: 'P En',
        dice: [
          [GREEN, 6],
          [YELLOW, 5, 'P P'],
          [PURPLE, 3],
        ],
      },
    ],
  });
  t.run({ type: 'resolveExpedition', expedition: 0 });
  expect(happened(t, 'expeditionResolved')).toMatchObject([
    { total: 16, difficulty: 8, success: true },
  ]);
  answers(t, [YELLOW, 0]);
  expect([shelters(t, YELLOW), vp(t, GREEN), seat(t, PURPLE).relief]).toEqual(['P P P En', 1, 1]);
  expect(t.state.players.map(({ badge }) => badge)).toEqual([1, 1, 0]);
});

test('[ART-EX-08] Vents 8: Yellow 1, Green 3, Yellow 3, Green 1, Purple exposed', () => {
  const dice: [number, number][] = [
    [YELLOW, 1],
    [GREEN, 3],
    [YELLOW, 3],
    [GREEN, 4],
    [PURPLE, 4],
  ];
  const t = table({ players: three, vents: { stock: 8, dice } }).run({
    type: 'harvest',
    region: 'vents',
  });
  expect(t.state.players.map(({ energy, relief }) => [energy, relief])).toEqual([
    [4, 0],
    [4, 0],
    [0, 1],
  ]);
  expect(t.state.stock.vents).toBe(0);
});

test('[ART-EX-09] Yellow pays 4 for the Manufactory, Purple gains 1 Relief, Green pays 4 for the Shuttle Bay', () => {
  const t = table({
    players: [{ M: 4 }, { M: 4 }, {}],
    gantry: {
      'volcanic-extractor': [],
      manufactory: [
        [PURPLE, 3],
        [YELLOW, 4],
      ],
      'shuttle-bay': [[GREEN, 4]],
    },
  });
  t.run({ type: 'resolveGantry' });
  answers(t, [YELLOW, 'buy'], [GREEN, 'buy']);
  expect(
    t.state.players.map(({ mineral, relief, buildings }) => [mineral, relief, buildings[0]?.tile]),
  ).toEqual([
    [0, 0, tile('manufactory')],
    [0, 0, tile('shuttle-bay')],
    [2, 1, undefined],
  ]);
  expect(t.state.gantry.map((slot) => slot.tile)).toEqual([tile('volcanic-extractor')]);
});

test('[ART-EX-10] five dice at the Doorstep: the last finds it empty', () => {
  const t = table({
    players: [{ E: 9 }, { E: 9 }, { E: 9 }],
    doorstep: {
      colonists: 'Ma En P P P',
      dice: [
        [PURPLE, 1],
        [YELLOW, 1],
        [GREEN, 2],
        [PURPLE, 4],
        [YELLOW, 5],
      ],
    },
  });
  t.run({ type: 'resolveDoorstep' });
  answers(
    t,
    [PURPLE, 'marine'],
    [YELLOW, 'engineer'],
    [GREEN, 'pioneer'],
    [GREEN, 'pioneer'],
    [PURPLE, 'pioneer'],
  );
  expect(t.state.players.map(({ energy, relief }) => [energy, relief])).toEqual([
    [7, 1],
    [5, 0],
    [5, 0],
  ]);
  expect([t.asked(), total(t.state.doorstep)]).toEqual([null, 0]);
});

test('[ART-EX-11] from space 2 to 3: 2 Minerals, 2 Energy or 2 Toolkits', () => {
  const t = table({ players: [{ relief: 2 }, {}] }).run({ type: 'relief', seat: 0 });
  expect([seat(t, 0).relief, t.options()]).toEqual([3, [1, 2, 3]]);
});

test('[ART-EX-12] losing 2 Minerals with 1 owned leaves 0', () => {
  const t = table({ players: [{ M: 1 }, {}], event: 'ground-tremor', quarry: { dice: [[0, 1]] } });
  expect(owns(t.run({ type: 'carryOutEvent' }), 0)).toBe('E0 M0 T0');
});

test('[ART-EX-13] 3 colonists and 2 Energy: one is chosen and discarded', () => {
  const t = table({ players: [{ E: 2, sh: 'P En St' }, {}] }).run({
    type: 'heatShelters',
    seat: 0,
  });
  t.answer('pioneer');
  expect([owns(t, 0), shelters(t, 0), cast(t.state.discard)]).toEqual(['E0 M0 T0', 'En St', 'P']);
});

function drone(n: 0 | 1, planning: number, dice: number[], spec: Partial<Spec>): string[] {
  const t = table({ players: [{}], expeditions: [{ card: 'ice-bore' }], ...spec });
  rolls(t, n, dice);
  t.run({ type: 'droneDie', drone: n, region: planning - 1 });
  return happened(t, 'diePlaced').map((event) =>
    event.type === 'diePlaced' ? `${event.region} ${event.value}` : '',
  );
}

test('[ART-EX-14] drone 1, planning 4: Gantry, Doorstep, Academy, Basecamp', () => {
  const gantry = { manufactory: [], 'drone-dock': [] };
  expect(drone(0, 4, [1, 2, 4, 6], { gantry })).toEqual([
    'gantry 1',
    'doorstep 2',
    'academy 4',
    'basecamp 6',
  ]);
});

test('[ART-EX-15] drone 2, planning 3, Academy full: Quarry, Vents, Basecamp, Doorstep', () => {
  const academy: Spec['academy'] = { dice: [[0, 2, 'P']] };
  expect(drone(1, 3, [1, 2, 4, 6], { academy })).toEqual([
    'quarry 1',
    'vents 2',
    'basecamp 4',
    'doorstep 6',
  ]);
});

test('[ART-EX-16] solo: a drone with the most dice shields you, else you lose', () => {
  const strike = (dice: [number, number][]) =>
    owns(
      table({ players: [{ M: 2 }], event: 'ground-tremor', quarry: { dice } }).run({
        type: 'carryOutEvent',
      }),
      0,
    );
  expect(
    strike([
      [0, 1],
      [1, 2],
      [1, 3],
    ]),
  ).toBe('E0 M2 T0');
  expect(
    strike([
      [0, 1],
      [0, 2],
      [1, 3],
    ]),
  ).toBe('E0 M0 T0');
});

test('[ART-EX-17] 3 players: 2 Expeditions with Energy 3 and 3, Vents 8, 3 tiles, 5 colonists; hard: 6 and 3', () => {
  const prepared = (hard: boolean) => {
    const t = table({ players: three, options: { 'hard-mode': hard } });
    const cards = ['ice-bore', 'rival-parley'];
    t.state.expeditionDeck = [
      ...t.state.expeditionDeck.filter((card) => !cards.includes(card)),
      ...cards,
    ];
    t.state.eventDeck = t.state.eventDeck.filter((event) => event !== 'thermal-surge');
    t.run({ type: 'prepareBoard' });
    return [
      t.state.expeditions.length,
      t.state.stock.vents,
      t.state.gantry.length,
      total(t.state.doorstep),
    ];
  };
  expect(prepared(false)).toEqual([2, 8, 3, 5]);
  expect(prepared(true)).toEqual([2, 6, 3, 3]);
});

test('[ART-EX-18] 3 Pioneers, 2 Engineers, 2 Marines, 1 Steward: a set for 3, and 1 for the others', () => {
  const t = table({ players: [{ sh: 'P P P En En Ma Ma St' }, {}], round: 6 }).run({
    type: 'scoreGame',
  });
  expect(artemis.scores(t.state)[0]?.parts).toMatchObject({
    colonistSets: 3,
    leftoverColonists: 1,
  });
  expect(asks(t)).toBe('nothing');
});
