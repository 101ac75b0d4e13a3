import { imagine, ownOf, randomFrom, start as begin, viewFor } from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { COLONISTS, data } from '../data/index.ts';
import { artemis } from '../rules/index.ts';
import { crewOf, fits, isFull } from '../rules/crew.ts';
import type { Artemis } from '../rules/state.ts';
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

const whole = () => new Scenario(artemis, begin(artemis, {}, 2, 'whole'));

test('[ART-GEN-01] a round is Placement, Resolution, Upkeep, and there are six of them', () => {
  const t = whole();
  const phases: string[] = [];
  while (t.state.outcome === null) {
    const now = `${t.state.round} ${t.state.phase}`;
    if (now !== phases.at(-1)) phases.push(now);
    t.answer(t.options()[0] ?? null);
  }
  expect(phases.filter((phase) => phase.endsWith('placement')).map((phase) => phase[0])).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
    '6',
  ]);
  const order = ['preparation', 'placement', 'resolution', 'upkeep', 'scoring'];
  const rank = phases.map((phase) => {
    const [round = '', name = ''] = phase.split(' ');
    return Number(round) * 10 + order.indexOf(name);
  });
  expect(rank).toEqual(rank.toSorted((one, other) => one - other));
  expect([t.state.round, t.state.phase]).toEqual([6, 'scoring']);
});

test('[ART-GEN-02] points are recorded at once, and a score may fall below 0', () => {
  const t = table({ players: [{ M: 2, buildings: { 'ops-center': 'St' } }, {}] });
  t.run({ type: 'activateBuilding', seat: 0 }).answer(tile('ops-center'));
  expect(vp(t, 0)).toBe(1);
  const poor = table({ players: [{}, { T: 1 }], round: 6 }).run({ type: 'scoreGame' });
  expect(vp(poor, 0)).toBe(-3);
});

test('[ART-GEN-03] what is paid goes back to the supply, not to the board', () => {
  const t = table({
    players: [{ M: 5 }, {}],
    gantry: { manufactory: [[0, 4]] },
    quarry: { stock: 3 },
  });
  t.run({ type: 'resolveGantry' }).answer('buy');
  expect([owns(t, 0), owns(t, 1), t.state.stock.quarry]).toEqual(['E0 M1 T0', 'E0 M0 T0', 3]);
});

test('[ART-GEN-04] resources are Energy and Minerals in any mix; Toolkits and Badges are none', () => {
  const players = [
    { E: 1, M: 3, T: 0 },
    { E: 2, M: 1, T: 9, badges: 5 },
  ];
  const t = table({ players }).run({ type: 'passFirstPlayer' });
  expect(asks(t)).toBe('1 chooseFirstPlayer');
  const bonus = table({
    players: [{}, {}],
    expeditions: [
      {
        card: 'smoker-field',
        dice: [
          [0, 6, 'En'],
          [1, 6],
        ],
      },
    ],
  });
  bonus.run({ type: 'resolveExpedition', expedition: 0 });
  answers(bonus, [0, 0]);
  expect(bonus.options()).toEqual([
    [2, 0],
    [1, 1],
    [0, 2],
  ]);
});

test('[ART-GEN-05] [ART-COMP-05] a gain is never limited by the tokens in the box', () => {
  const t = table({ players: [{ E: 59, T: 34 }, {}], vents: { stock: 6, dice: [[0, 6]] } });
  t.run({ type: 'harvest', region: 'vents' });
  expect(seat(t, 0).energy).toBe(data.components.energyTokens + 5);
});

describe('room', () => {
  test('[ART-GEN-06] an empty slot of the type or an untyped one is room', () => {
    const t = table({ players: [{ buildings: { 'drone-dock': 'P', manufactory: '' } }, {}] });
    t.run({ type: 'assignColonist', seat: 0, colonist: 'marine' });
    expect(t.options()).toEqual(['shelters', tile('drone-dock')]);
    expect(t.why(tile('manufactory'))).toEqual({
      rule: 'ART-GEN-06',
      facts: { how: 'type', building: tile('manufactory'), colonist: 'marine' },
    });
  });

  test('[ART-GEN-07] a crew fits when it can be matched to the slots, in whatever order it came', () => {
    const dock = tile('drone-dock'); // pioneer, any
    expect(fits(dock, crewOf(group('P En')))).toBe(true);
    expect(fits(dock, crewOf(group('P P')))).toBe(true);
    expect(fits(dock, crewOf(group('En En')))).toBe(false);
    expect(isFull({ tile: dock, crew: crewOf(group('P Ma')) })).toBe(true);
    expect(isFull({ tile: dock, crew: crewOf(group('En')) })).toBe(false);
    // The Pioneer in the untyped slot moves over for the Engineer.
    const t = table({ players: [{ buildings: { 'drone-dock': 'P' } }, {}] });
    t.run({ type: 'assignColonist', seat: 0, colonist: 'engineer' });
    t.answer(dock);
    expect(crew(t, 0, 'drone-dock')).toBe('P En');
  });

  test('[ART-GEN-07] every crew a Building takes matches its slots one to one', () => {
    for (const { id, slots } of data.buildingTypes) {
      const typed = slots.filter((slot) => slot !== 'any');
      const free = slots.length - typed.length;
      const full = [...typed, ...Array.from({ length: free }, () => 'marine' as const)];
      expect(isFull({ tile: `${id}-2`, crew: crewOf(full) })).toBe(true);
      expect(fits(`${id}-2`, crewOf([...full, 'pioneer']))).toBe(false);
    }
  });
});

test('[ART-GEN-08] a gained colonist goes to a Building with room or to Shelters, as its owner likes', () => {
  const players = [{ buildings: { 'drone-dock': '', 'ops-center': '' } }, {}];
  const gain = () =>
    table({ players }).run({ type: 'assignColonist', seat: 0, colonist: 'steward' });
  expect(gain().options()).toEqual(['shelters', tile('drone-dock'), tile('ops-center')]);
  const t = gain().answer('shelters');
  expect([shelters(t, 0), crew(t, 0, 'drone-dock')]).toEqual(['St', '']);
  expect(crew(gain().answer(tile('ops-center')), 0, 'ops-center')).toBe('St');
  expect(gain().refused('doorstep')).toBe('ART-GEN-08');
});

test('[ART-GEN-09] a new Building may be staffed from Shelters, not from other Buildings', () => {
  const players = [{ M: 3, sh: 'P P En', buildings: { 'synth-complex': 'En' } }, {}];
  const t = table({ players, gantry: { 'drone-dock': [[0, 3]] } });
  t.run({ type: 'resolveGantry' }).answer('buy');
  expect(asks(t)).toBe('0 staffNewBuilding');
  expect(t.options()).toEqual([[], group('En'), group('P'), group('P En'), group('P P')]);
  expect(t.why(`engineer@${tile('synth-complex')}`)).toEqual({
    rule: 'ART-GEN-09',
    facts: { colonist: 'engineer', place: tile('synth-complex') },
  });
  expect(t.why(group('P P En'))).toEqual({
    rule: 'ART-GEN-06',
    facts: { how: 'many', building: tile('drone-dock'), size: 2 },
  });
  t.answer(group('P P'));
  expect([crew(t, 0, 'drone-dock'), shelters(t, 0)]).toEqual(['P P', 'En']);
});

test('[ART-GEN-10] when a colonist is gained the others stay where they are', () => {
  const players = [{ sh: 'P', buildings: { 'drone-dock': 'P', 'ops-center': '' } }, {}];
  const t = table({ players }).run({ type: 'assignColonist', seat: 0, colonist: 'steward' });
  t.answer('shelters');
  expect(t.asked()).toBeNull();
  expect([shelters(t, 0), crew(t, 0, 'drone-dock')]).toEqual(['P St', 'P']);
});

test('[ART-GEN-11] who must lose more than they have loses what they have', () => {
  const t = table({ players: [{ buildings: { 'assault-pod': 'Ma Ma' } }, { M: 2 }] });
  t.run({ type: 'assault', seat: 0, from: 0 }).answer(1);
  expect([owns(t, 0), owns(t, 1)]).toEqual(['E2 M0 T0', 'E0 M0 T0']);
});

test('[ART-GEN-12] discarded colonists go to an open discard, never to the Academy', () => {
  const t = table({ players: [{ sh: 'En St' }, {}] });
  t.run({ type: 'heatShelters', seat: 0 });
  expect(cast(t.state.discard)).toBe('En St');
  expect(cast(t.state.academy)).toBe('En En En En Ma Ma Ma Ma St St St St');
  expect(artemis.view(t.state).discard).toMatchObject({ engineer: 1, steward: 1 });
});

test('[ART-GEN-13] turn order is clockwise from the first player', () => {
  const players = [{ sh: 'P' }, { sh: 'P' }, { sh: 'P' }];
  const t = table({ players, first: 1, round: 6 });
  t.run({ type: 'startUpkeep' });
  const frozen = happened(t, 'colonistFrozen').map((event) => 'seat' in event && event.seat);
  expect(frozen).toEqual([1, 2, 0]);
});

test('[ART-GEN-14] colonists on an Expedition or at the Academy are not in the colony', () => {
  const t = table({
    players: [{ sh: 'Ma' }, {}],
    expeditions: [
      {
        card: 'leviathan-watch',
        dice: [
          [0, 6, 'Ma'],
          [1, 4],
        ],
      },
    ],
    academy: { dice: [[0, 5, 'Ma']] },
  });
  t.run({ type: 'resolveExpedition', expedition: 0 }).answer(0);
  expect(vp(t, 0)).toBe(1);
});

describe('[ART-GEN-15] what is open and what is hidden', () => {
  const ALL_REGIONS = -1;
  const start = () => {
    const t = table({
      players: [{ hand: ['dry-well'] }, { hand: ['all-in'] }],
      options: { directives: true },
    });
    return t.run({ type: 'startPlacement' });
  };
  test('everything but orders, unused Events and hands is seen by all', () => {
    const t = start();
    const view = viewFor(artemis, t.state, 1);
    expect(view.own).toEqual({
      hand: ['all-in'],
      playable: [],
      towards: [{ have: 0, want: 3 }],
    });
    expect(view.bag.pioneer).toBe(t.state.bag[0]);
    expect(view.players[0]?.dice).toEqual(t.state.players[0]?.dice);
    expect(viewFor(artemis, t.state, null).own).toBeNull();
  });
  test('what only a seat sees is its hand and what it can play of it; without Directives nothing', () => {
    const { state } = start();
    const own = (seat = 0) => ownOf(artemis, state, seat);
    const before = own();
    const [p] = state.players;
    if (p === undefined) throw new Error('no player');
    p.energy += 9;
    expect(own()).toEqual(before);
    p.deeds = { ...p.deeds, exposed: ALL_REGIONS };
    expect(own()).toEqual({
      hand: ['dry-well'],
      playable: ['dry-well'],
      towards: [{ have: 1, want: 1 }],
    });
    expect(own(1)).toEqual({
      hand: ['all-in'],
      playable: [],
      towards: [{ have: 0, want: 3 }],
    });
    expect(ownOf(artemis, table({ players: [{}, {}] }).state, 0)).toBeNull();
  });
  test('no view tells the order of a deck, a stack or the unused Events', () => {
    const t = start();
    const { expeditionDeck, stacks, eventDeck, eventsUnused } = t.state;
    const before = JSON.stringify(viewFor(artemis, t.state, 0));
    t.state.expeditionDeck = expeditionDeck.toReversed();
    t.state.stacks = { ocean: stacks.ocean.toReversed(), surface: stacks.surface.toReversed() };
    t.state.eventDeck = eventsUnused.slice(0, eventDeck.length);
    t.state.eventsUnused = [...eventDeck, ...eventsUnused.slice(eventDeck.length)];
    expect(JSON.stringify(viewFor(artemis, t.state, 0))).toBe(before);
  });
  test('an imagined game deals again what is hidden, and only that', () => {
    const t = start();
    const random = randomFrom('worlds');
    const worlds = Array.from({ length: 40 }, () => imagine(artemis, t.state, 1, random));
    const differ = (of: (s: Artemis) => unknown): boolean =>
      new Set(worlds.map((world) => JSON.stringify(of(world)))).size > 1;
    expect(differ((s) => s.expeditionDeck)).toBe(true);
    expect(differ((s) => s.stacks.ocean)).toBe(true);
    expect(differ((s) => s.stacks.surface)).toBe(true);
    expect(differ((s) => s.eventDeck.toSorted())).toBe(true);
    expect(differ((s) => s.players[0]?.hand)).toBe(true);
    expect(differ((s) => s.players[1]?.hand)).toBe(false);
    expect(worlds.flatMap((world) => artemis.audit(world))).toEqual([]);
  });
  test('[ART-RELIC-01] the Relic’s own Event stays in the deck, anywhere in it', () => {
    const options = { 'alien-relic': true };
    const s = begin(artemis, options, 2, 'relic');
    const random = randomFrom('relic');
    const places = new Set<number>();
    for (let n = 0; n < 60; n++) {
      const world = imagine(artemis, s, 0, random);
      places.add(world.eventDeck.indexOf(data.alienRelic.event.id));
      expect(artemis.audit(world)).toEqual([]);
    }
    const there = s.eventDeck.includes(data.alienRelic.event.id);
    expect([...places].sort((a, b) => a - b)).toEqual([...s.eventDeck.keys()]);
    expect(there).toBe(true);
  });
});

describe('[ART-GEN-16] what has one answer only is answered by the table', () => {
  const only = (t: Play) => [asks(t), t.options()];
  test('a colonist without a Building with room goes to Shelters', () => {
    const spec: Spec = { players: [{ buildings: { manufactory: 'En' } }, {}] };
    const gained = { type: 'assignColonist', seat: 0, colonist: 'marine' } as const;
    expect(only(table(spec).ask(gained))).toEqual(['0 assignColonist', ['shelters']]);
    const t = table(spec).run(gained);
    expect([t.asked(), shelters(t, 0)]).toEqual([null, 'Ma']);
  });
  test('frozen colonists of one type, one open Relief space, a bidder who cannot pay', () => {
    const spec: Spec = {
      players: [{ E: 1, sh: 'P P P' }, { M: 1 }],
      gantry: { manufactory: [[1, 2]] },
    };
    const t = table(spec);
    t.run({ type: 'heatShelters', seat: 0 });
    t.run({ type: 'relief', seat: 0 });
    t.run({ type: 'resolveGantry' });
    expect([t.asked(), shelters(t, 0), owns(t, 0)]).toEqual([null, 'P', 'E0 M2 T0']);
    expect(t.state.gantry.length).toBe(1);
    expect(only(table(spec).ask({ type: 'heatShelters', seat: 0 }))).toEqual([
      '0 chooseWarmed',
      ['pioneer'],
    ]);
    expect(only(table(spec).ask({ type: 'relief', seat: 0 }))).toEqual(['0 chooseRelief', [1]]);
    const bidder = table(spec).ask({ type: 'resolveGantry' });
    expect(only(bidder)).toEqual(['1 buyBuilding', ['decline']]);
    expect(bidder.why('buy')).toEqual({ rule: 'ART-BUY-02', facts: { price: 2, have: 1 } });
  });
  test('what one may do is asked, even with one way to do it', () => {
    const t = table({ players: [{ M: 2 }, {}], gantry: { manufactory: [[0, 2]] } });
    expect(t.run({ type: 'resolveGantry' }).options()).toEqual(['buy', 'decline']);
  });
  test('a die that can only be placed with one value waits for its region at once', () => {
    const t = table({ players: [{ dice: [3, 3] }, {}] }).run({ type: 'nextDie', seat: 0 });
    expect(asks(t)).toBe('0 placeDieRegion');
    const tools = table({ players: [{ dice: [3], T: 1 }, {}] }).run({ type: 'nextDie', seat: 0 });
    expect(tools.options()).toEqual(['3:3', '3:2', '3:4']);
  });
});

test('colonists are named in one order everywhere', () => {
  expect(data.colonists.map(({ id }) => id)).toEqual(COLONISTS);
});
