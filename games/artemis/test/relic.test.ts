import { clone, play, refusals } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { artemis } from '../rules/index.ts';
import { setup } from '../rules/setup.ts';
import {
  answers,
  asks,
  happened,
  owns,
  type Play,
  row,
  seat,
  type Spec,
  table,
  tile,
} from './scenario.ts';

const options = { 'alien-relic': true };
const relic = (holder: number | null, spec: Spec): Play =>
  table({ options, relic: holder, ...spec });

test('[ART-RELIC-01] 24 Expeditions, 5 random Events plus the Relic’s own, the die beside the board', () => {
  const all = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    let i = seed;
    const s = setup(options, 3, (n) => (i = (i * 7919 + 13) % 104729) % n);
    expect(s.expeditionDeck).toHaveLength(24);
    expect(s.eventDeck).toHaveLength(6);
    expect(s.eventDeck).toContain('deep-signal');
    expect(s.relic).toEqual({ holder: null, rolled: null });
    all.add(`${s.eventDeck.indexOf('deep-signal')}`);
  }
  expect(all.size).toBe(6);
});

test('[ART-RELIC-02] a Relic Expedition gives the die, from the board or from its holder', () => {
  const win = (holder: number | null): Play =>
    relic(holder, {
      players: [{}, {}],
      expeditions: [
        {
          card: 'humming-monolith',
          dice: [
            [0, 6],
            [1, 4],
          ],
        },
      ],
    })
      .run({ type: 'resolveExpedition', expedition: 0 })
      .answer(0);
  expect(win(null).state.relic?.holder).toBe(0);
  const stolen = win(1);
  expect(stolen.state.relic?.holder).toBe(0);
  expect(happened(stolen, 'relicTaken')).toEqual([{ type: 'relicTaken', seat: 0, from: 1 }]);
});

test('[ART-RELIC-03] the Relic Event gives it to the fewest VP, furthest clockwise; only if nobody holds it', () => {
  const signal = (holder: number | null, points: number[], first = 0) =>
    relic(holder, { players: points.map((vp) => ({ vp })), first, event: 'deep-signal' }).run({
      type: 'carryOutEvent',
    }).state.relic?.holder;
  expect(signal(null, [3, 1, 2])).toBe(1);
  expect(signal(null, [1, 1, 2])).toBe(1);
  expect(signal(null, [1, 1, 2], 1)).toBe(0);
  expect(signal(2, [1, 1, 2])).toBe(2);
});

describe('[ART-RELIC-04] its holder rolls it along', () => {
  test('and has six dice to place', () => {
    const t = relic(1, { players: [{}, {}] }).run({ type: 'rollDice' });
    const rolled = t.state.relic?.rolled ?? 0;
    expect(rolled).toBeGreaterThan(0);
    expect(happened(t, 'diceRolled')).toMatchObject([
      { owner: 0, relic: null },
      { owner: 1, relic: rolled },
    ]);
    t.run({ type: 'nextDie', seat: 1 });
    expect(t.options()).toContain(`relic:${rolled}`);
  });
  test('who has no other die left still places it, and nobody else can', () => {
    const t = relic(0, { players: [{}, { dice: [2] }], vents: { stock: 9 } });
    t.state.relic = { holder: 0, rolled: 5 };
    t.run({ type: 'nextDie', seat: 0 });
    answers(t, [0, 'vents']);
    expect(row(t.state.rows.vents)).toBe('0:5');
    expect(asks(t)).toBe('1 placeDieRegion');
    const other = relic(0, { players: [{}, { dice: [2, 3] }] }).run({ type: 'nextDie', seat: 1 });
    // It is not among what the others might try.
    expect(refusals(artemis, other.state).some(({ rule }) => rule === 'ART-RELIC-05')).toBe(false);
    expect(other.options()).toEqual(['2:2', '3:3']);
  });
  test('a die in a region serves whoever placed it, though it has changed hands', () => {
    const t = relic(1, { players: [{}, {}], vents: { stock: 9 } });
    t.state.rows = { ...t.state.rows, vents: [{ owner: 0, value: 4, relic: true }] };
    t.run({ type: 'harvest', region: 'vents' });
    expect([owns(t, 0), t.state.relic]).toEqual(['E4 M0 T0', { holder: 1, rolled: null }]);
    expect(seat(t, 0).resting).toBe(5);
  });
});

describe('[ART-RELIC-05] the Relic die follows the placement rules', () => {
  const holding = (spec: Partial<Spec> = {}): Play => {
    const t = relic(0, { players: [{ E: 2, T: 3, sh: 'P', dice: [2] }, {}], ...spec });
    t.state.relic = { holder: 0, rolled: 4 };
    return t.run({ type: 'nextDie', seat: 0 });
  };
  test('Toolkits cannot change it', () => {
    const t = holding();
    expect(t.options()).toEqual(['2:2', '2:1', '2:3', '2:4', '2:5', 'relic:4']);
    const facts = { how: 'tools', face: 4 };
    expect(t.why('relic:5')).toEqual({ rule: 'ART-RELIC-05', facts });
  });
  test('no colonists go with it', () => {
    const t = holding({ expeditions: [{ card: 'ice-bore' }] }).answer('relic:4');
    const open = clone(t.state);
    t.answer('basecamp');
    play(artemis, open, 'basecamp');
    play(artemis, open, 0);
    expect(refusals(artemis, open)).toEqual([
      { choice: 'pioneers', rule: 'ART-RELIC-05', facts: { how: 'crew' } },
    ]);
    expect(t.state.expeditions[0]?.dice).toEqual([
      { owner: 0, value: 4, relic: true, crew: null, size: 0 },
    ]);
  });
  test('it may be used at the Academy and outbids like any die', () => {
    const t = holding({ gantry: { manufactory: [[1, 4]], 'drone-dock': [[1, 3]] } }).answer(
      'relic:4',
    );
    expect(t.options()).toContain('academy');
    t.answer('gantry');
    expect(row(t.state.gantry.find((slot) => slot.tile === tile('drone-dock'))?.dice ?? [])).toBe(
      '1:3 0:4',
    );
  });
  test('an opponent’s Marine may turn it down', () => {
    const t = relic(0, {
      players: [{}, { dice: [2], E: 1, sh: 'Ma' }],
      expeditions: [{ card: 'ice-bore' }],
    });
    const dice = [{ owner: 0, value: 4, relic: true, crew: null, size: 0 }];
    t.state.expeditions = t.state.expeditions.map((one) => ({ ...one, dice }));
    t.run({ type: 'nextDie', seat: 1 }).answer('basecamp', 'marine@shelters', '0:0:2');
    expect(t.state.expeditions[0]?.dice[0]).toMatchObject({ value: 2, relic: true });
  });
});

describe('[ART-RELIC-06] power in Upkeep step 3', () => {
  const power = (E: number, round = 2): Play =>
    relic(0, { players: [{ E }, {}], round }).run({ type: 'powerRelic' });
  test('1 Energy keeps it; the holder may decline; without Energy it goes back', () => {
    const t = power(1);
    expect(t.options()).toEqual(['pay', 'giveUp']);
    expect([owns(t.answer('pay'), 0), t.state.relic?.holder]).toEqual(['E0 M0 T0', 0]);
    expect(power(1).answer('giveUp').state.relic?.holder).toBeNull();
    const broke = power(0);
    expect([broke.asked(), broke.state.relic?.holder]).toEqual([null, null]);
  });
  test('after heating, and not in round 6', () => {
    const t = relic(0, { players: [{ E: 1, sh: 'P' }, {}], round: 2 }).run({ type: 'startUpkeep' });
    expect(happened(t, 'relicGivenUp')).toHaveLength(1);
    expect(power(3, 6).asked()).toBeNull();
  });
});

test('[ART-RELIC-07] it has no value at the end; in solo the Event gives it to you, never to a drone', () => {
  const score = (holder: number | null) => {
    const t = relic(holder, { players: [{}, {}], round: 6 }).run({ type: 'scoreGame' });
    return artemis.scores(t.state).map(({ total }) => total);
  };
  expect(score(0)).toEqual(score(null));
  const solo = relic(null, { players: [{ vp: 9 }], event: 'deep-signal' }).run({
    type: 'carryOutEvent',
  });
  expect(solo.state.relic?.holder).toBe(0);
  const drone = relic(null, {
    players: [{}],
    expeditions: [
      {
        card: 'glyph-chamber',
        dice: [
          [1, 6],
          [1, 4],
        ],
      },
    ],
  });
  expect(drone.run({ type: 'resolveExpedition', expedition: 0 }).state.relic?.holder).toBeNull();
});
