import { describe, expect, test } from 'vitest';
import { asks, crew, owns, Play, row, seat, shelters, type Spec, table, tile } from './scenario.ts';

type Sent = [number, number, string?];

/** Seat 0 brings this die to a single Expedition; the dice lie there already. */
function bring(value: number, player: Spec['players'][number], dice: Sent[] = []): Play {
  const t = table({
    players: [{ dice: [value], ...player }, {}, {}],
    expeditions: [{ card: 'aurora-summit', dice }],
  });
  return t.run({ type: 'nextDie', seat: 0 }).answer('basecamp');
}
const dice = (t: Play) => t.state.expeditions[0]?.dice ?? [];

test('[ART-BASE-01] beside one chosen Expedition, above all dice there whatever their value', () => {
  const t = bring(2, {}, [
    [1, 5],
    [2, 1],
  ]);
  expect(row(dice(t))).toBe('1:5 2:1 0:2');
  const two = table({
    players: [{ dice: [4] }, {}, {}],
    expeditions: [{ card: 'ice-bore', dice: [[1, 6]] }, { card: 'aurora-summit' }],
  });
  two.run({ type: 'nextDie', seat: 0 }).answer('basecamp');
  expect([asks(two), two.options()]).toEqual(['0 placeDieExpedition', [0, 1]]);
  two.answer(1);
  expect(row(dice(two))).toBe('1:6');
});

describe('[ART-BASE-02] colonists sent along', () => {
  test('one Engineer, Marine or Steward, or any number of Pioneers, never mixed', () => {
    const t = bring(1, { E: 1, sh: 'P P En Ma St' });
    expect(t.options()).toEqual([
      'nobody',
      'pioneers',
      'engineer@shelters',
      'marine@shelters',
      'steward@shelters',
    ]);
    t.answer('pioneers');
    expect(t.options()).toEqual(['1:0', '2:0']);
    expect(t.why('engineer@shelters')).toEqual({ rule: 'ART-BASE-02', facts: {} });
    t.answer('2:0');
    expect(dice(t)).toMatchObject([{ crew: 'pioneer', size: 2 }]);
    expect([shelters(t, 0), owns(t, 0)]).toEqual(['En Ma St', 'E0 M0 T0']);
  });
  test('a later die may bring others for another resource', () => {
    const t = table({
      players: [{ dice: [3, 4], E: 2, sh: 'P En' }, {}],
      expeditions: [{ card: 'aurora-summit' }],
    });
    t.run({ type: 'nextDie', seat: 0 }).answer('3:3', 'basecamp', 'engineer@shelters');
    t.answer('basecamp', 'pioneers');
    expect(dice(t).map(({ crew: type }) => type)).toEqual(['engineer', 'pioneer']);
    expect([shelters(t, 0), owns(t, 0)]).toEqual(['', 'E0 M0 T0']);
  });
  test('nothing is refunded when the Expedition fails', () => {
    const t = bring(3, { E: 1, sh: 'P' }).answer('pioneers');
    t.run({ type: 'resolveExpedition', expedition: 0 });
    expect([owns(t, 0), shelters(t, 0)]).toEqual(['E0 M2 T0', 'P']);
  });
});

test('[ART-BASE-03] 1 resource in all, of either kind; without one nobody leaves Shelters', () => {
  const t = bring(3, { E: 2, M: 2, sh: 'P P P' }).answer('pioneers', '3:0');
  expect([asks(t), t.options()]).toEqual(['0 placeDieFee', ['energy', 'mineral']]);
  expect(owns(t.answer('mineral'), 0)).toBe('E2 M1 T0');
  // Without a choice of resource or of colonists nothing is asked.
  expect(asks(bring(3, { sh: 'P En' }))).toBe('nothing');
  const hub = bring(3, { sh: 'P En', buildings: { 'expedition-hub': 'P' } });
  expect(hub.options()).toEqual(['nobody', 'pioneers']);
  expect(hub.why('engineer@shelters')).toEqual({ rule: 'ART-BASE-03', facts: {} });
  const sent = new Play(hub.game, hub.state).answer('pioneers');
  expect([sent.asked(), shelters(sent, 0)]).toEqual([null, 'P En']);
  // One kind of resource is left: the table pays with it.
  const poor = bring(3, { M: 1, sh: 'En' }).answer('engineer@shelters');
  expect([poor.asked(), owns(poor, 0)]).toEqual([null, 'E0 M0 T0']);
  const fee = table({ players: [{ M: 1, T: 2 }, {}], expeditions: [{ card: 'aurora-summit' }] });
  fee.ask({ type: 'placeDieFee', seat: 0 });
  expect(fee.why('energy')).toEqual({
    rule: 'ART-BASE-03',
    facts: { how: 'none', what: 'energy', have: 0 },
  });
  expect(fee.refused('toolkit')).toBe('ART-GEN-04');
  expect(shelters(hub, 0)).toBe('P En');
});

test('[ART-BASE-04] each Pioneer adds 1 to the strength, above 6 too; the face stays', () => {
  const t = bring(6, { M: 1, sh: 'P P' }).answer('pioneers', '2:0');
  const [expedition] = t.game.view(t.state).expeditions;
  expect(expedition).toMatchObject({ total: 8, ranking: [{ owner: 0, strength: 8 }] });
  expect(dice(t)[0]?.value).toBe(6);
});

describe('Marines', () => {
  const marine = (lying: Sent[]): Play =>
    bring(3, { E: 1, sh: 'Ma' }, lying).answer('marine@shelters');
  test('[ART-BASE-05] an opposing die is turned down by 1 or 2 at once, its Pioneers stay', () => {
    const t = marine([[1, 5, 'P P']]);
    expect(t.options()).toEqual(['0:0:1', '0:0:2']);
    t.answer('0:0:2');
    expect(dice(t)[0]).toMatchObject({ value: 3, crew: 'pioneer', size: 2 });
    expect(t.events).toContainEqual({
      type: 'dieTurnedDown',
      seat: 0,
      owner: 1,
      expedition: 'aurora-summit',
      from: 5,
      to: 3,
    });
  });
  test('[ART-BASE-05] on the same Expedition only', () => {
    const t = table({
      players: [{ dice: [3], E: 1, sh: 'Ma' }, {}, {}],
      expeditions: [
        { card: 'ice-bore', dice: [[1, 6]] },
        { card: 'aurora-summit', dice: [[1, 5]] },
      ],
    });
    t.run({ type: 'nextDie', seat: 0 }).answer('basecamp', 1, 'marine@shelters');
    expect(t.options()).toEqual(['1:0:1', '1:0:2']);
    const facts = { expedition: 'aurora-summit', other: 'ice-bore' };
    expect(t.why('0:0:1')).toEqual({ rule: 'ART-BASE-05', facts });
  });
  test('[ART-BASE-06] equal dice of one opponent are offered once', () => {
    const t = marine([
      [1, 5],
      [2, 5],
      [1, 5],
      [1, 5, 'P'],
    ]);
    expect(t.options()).toEqual(['0:0:1', '0:0:2', '0:1:1', '0:1:2', '0:3:1', '0:3:2']);
  });
  test('[ART-BASE-06] a target must be chosen where there is one; a 2 goes down by 1 only', () => {
    const t = marine([
      [1, 2],
      [0, 6],
      [2, 3, 'St'],
      [1, 1],
    ]);
    expect(t.options()).toEqual(['0:0:1', '0:2:1', '0:2:2']);
    expect(['0:1:1', '0:0:2', '0:3:1'].map((choice) => t.why(choice))).toEqual([
      { rule: 'ART-BASE-06', facts: { how: 'own' } },
      { rule: 'ART-BASE-06', facts: { how: 'low', value: 2, by: 2 } },
      { rule: 'ART-BASE-06', facts: { how: 'low', value: 1, by: 1 } },
    ]);
    t.answer('0:2:2');
    expect(row(dice(t))).toBe('1:2 0:6 2:1 1:1 0:3');
    expect(dice(t)[2]?.crew).toBe('steward');
  });
  test('[ART-BASE-06] without a target the Marine goes and is paid for all the same', () => {
    const t = marine([
      [1, 1],
      [0, 6],
    ]);
    expect(t.asked()).toBeNull();
    expect([row(dice(t)), owns(t, 0), shelters(t, 0)]).toEqual(['1:1 0:6 0:3', 'E0 M0 T0', '']);
  });
});

test('[ART-BASE-07] a Steward goes only with a die that shows 1 or 2 after Toolkits', () => {
  const options = (value: number) => bring(value, { E: 1, sh: 'St P' }).options();
  expect(options(1)).toContain('steward@shelters');
  expect(options(2)).toContain('steward@shelters');
  expect(options(3)).not.toContain('steward@shelters');
  expect(bring(3, { E: 1, sh: 'St P' }).why('steward@shelters')).toEqual({
    rule: 'ART-BASE-07',
    facts: { colonist: 'steward', value: 3 },
  });
  const changed = table({
    players: [{ dice: [3], T: 1, E: 1, sh: 'St' }, {}],
    expeditions: [{ card: 'aurora-summit' }],
  });
  changed.run({ type: 'nextDie', seat: 0 }).answer('3:2', 'basecamp');
  expect(changed.options()).toContain('steward@shelters');
});

describe('[ART-BASE-08] the Expedition Hub', () => {
  const buildings = { 'expedition-hub': 'P En' };
  test('its colonists go free of cost, though it is not full', () => {
    const t = bring(3, { buildings: { ...buildings, stronghold: 'Ma' } });
    expect(t.options()).toEqual(['nobody', 'pioneers', 'engineer@hub']);
    expect(t.why(`marine@${tile('stronghold')}`)).toEqual({
      rule: 'ART-BASE-08',
      facts: { colonist: 'marine', place: tile('stronghold') },
    });
    t.answer('engineer@hub');
    expect([crew(t, 0, 'expedition-hub'), owns(t, 0)]).toEqual(['P', 'E0 M0 T0']);
  });
  test('Pioneers from both go together; the resource is paid if one comes from Shelters', () => {
    const t = bring(3, { E: 1, sh: 'P', buildings }).answer('pioneers');
    expect(t.options()).toEqual(['0:1', '1:0', '1:1']);
    t.answer('1:1');
    expect(dice(t)).toMatchObject([{ crew: 'pioneer', size: 2 }]);
    expect([owns(t, 0), shelters(t, 0), crew(t, 0, 'expedition-hub')]).toEqual([
      'E0 M0 T0',
      '',
      'En',
    ]);
    const free = bring(3, { E: 1, sh: 'P', buildings }).answer('pioneers', '0:1');
    expect(owns(free, 0)).toBe('E1 M0 T0');
  });
  test('two Hubs lend together', () => {
    const both = { 'expedition-hub-1': 'P', 'expedition-hub-2': 'P P' };
    const t = bring(3, { buildings: both }).answer('pioneers', '0:3');
    expect(seat(t, 0).buildings.map((building) => building.crew)).toEqual([0, 0]);
  });
});

test('[ART-BASE-09] sent colonists lie beside their die until that Expedition is resolved', () => {
  const t = table({
    players: [{}, {}, {}],
    expeditions: [
      { card: 'ice-bore', dice: [[0, 1, 'P']] },
      { card: 'aurora-summit', dice: [[0, 1, 'En']] },
    ],
  });
  t.run({ type: 'crewReturns', seat: 0, expedition: 0 });
  expect([shelters(t, 0), t.state.expeditions[1]?.dice[0]?.crew]).toEqual(['P', 'engineer']);
});
