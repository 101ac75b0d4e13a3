import { describe, expect, test } from 'vitest';
import { artemis } from '../rules/index.ts';
import {
  answers,
  asks,
  happened,
  type Play,
  seat,
  type Spec,
  table,
  tile,
  vp,
} from './scenario.ts';

const end = (players: Spec['players'], more: Partial<Spec> = {}): Play =>
  table({ players, round: 6, ...more }).run({ type: 'scoreGame' });
const part = (t: Play, category: string, n = 0): number =>
  artemis.scores(t.state)[n]?.parts[category] ?? NaN;
const garage = { 'snowcat-garage': 'P En' };

describe('[ART-END-01] Toolkit moves of a full Snowcat Garage', () => {
  const moves = (players: Spec['players'], first = 0): Play =>
    table({ players, round: 6, first }).run({ type: 'endRound' });
  test('before anything is scored, 1 Toolkit for each, as long as there are Toolkits', () => {
    const t = moves([
      { T: 2, sh: 'St St', buildings: { ...garage, 'scion-tower': '', warmhouse: '' } },
      {},
    ]);
    expect(asks(t)).toBe('0 toolkitMoveWho');
    answers(t, [0, 'steward@shelters'], [0, tile('scion-tower')], [0, 'steward@shelters']);
    expect([seat(t, 0).toolkit, t.asked()]).toEqual([0, null]);
    expect(part(t, 'surfaceBuildings')).toBe(4);
    // A category that brings nobody anything is not told.
    expect(happened(t, 'scored')).toMatchObject(
      ['surfaceBuildings', 'buildingCount', 'leftoverColonists', 'badges', 'toolkits'].map(
        (category) => ({ category }),
      ),
    );
  });
  test('a move that opens it ends the power; with two Garages one full one is enough', () => {
    const t = moves([{ T: 5, buildings: { ...garage, warmhouse: '' } }, {}]);
    t.answer(`pioneer@${tile('snowcat-garage')}`, tile('warmhouse'));
    expect([t.asked(), seat(t, 0).toolkit]).toEqual([null, 4]);
    const two = moves([
      { T: 5, buildings: { ...garage, 'snowcat-garage-1': 'P En', warmhouse: '' } },
      {},
    ]);
    two.answer(`pioneer@${tile('snowcat-garage')}`, tile('warmhouse'));
    expect(asks(two)).toBe('0 toolkitMoveWho');
  });
  test('in turn order, each player to the end; not with an open Garage or without Toolkits', () => {
    const own = (name: string) => ({ T: 1, buildings: { [name]: 'P En' } });
    const t = moves([own('snowcat-garage-1'), own('snowcat-garage-2')], 1);
    answers(t, [1, 'stop'], [0, 'stop']);
    expect(t.state.outcome).not.toBeNull();
    expect(moves([{ T: 0, buildings: garage }, {}]).asked()).toBeNull();
    expect(moves([{ T: 3, buildings: { 'snowcat-garage': 'P' } }, {}]).asked()).toBeNull();
  });
});

test.each([
  [4, 4, 0],
  [5, 4, 1],
  [14, 10, 4],
  [15, 15, 6],
  [99, 99, 6],
])('[ART-END-02] %i Energy and %i Minerals: %i VP, and they are kept', (E, M, points) => {
  const t = end([{ E, M }, {}]);
  expect(part(t, 'unusedResources')).toBe(points);
  expect(seat(t, 0)).toMatchObject({ energy: E, mineral: M });
});

test('[ART-END-03] full Surface Buildings score, others do not, Ocean Buildings never', () => {
  const t = end([
    { buildings: { stronghold: 'Ma Ma P', 'bio-drome': 'P En', 'drone-dock': 'P P' } },
    {},
  ]);
  expect(part(t, 'surfaceBuildings')).toBe(4);
});

const NAMES = [
  'drone-dock',
  'manufactory',
  'ops-center',
  'recon-post',
  'armory',
  'stronghold',
  'warmhouse',
  'bio-drome',
];
test.each([
  [0, 0],
  [2, 0],
  [3, 1],
  [4, 2],
  [5, 3],
  [6, 5],
  [7, 8],
  [8, 8],
])('[ART-END-04] %i Buildings, full or not: %i VP', (n, points) => {
  const buildings = Object.fromEntries(NAMES.slice(0, n).map((name) => [name, '']));
  expect(part(end([{ buildings }, {}]), 'buildingCount')).toBe(points);
});

test('[ART-END-05] 3 VP for each complete set of the four types, over the whole colony', () => {
  expect(part(end([{ sh: 'P En Ma' }, {}]), 'colonistSets')).toBe(0);
  const t = end([
    {
      sh: 'P En Ma P',
      buildings: {
        'ops-center': 'St',
        'drone-dock': 'P En',
        'sensor-station': 'St',
        'recon-post': 'Ma',
      },
    },
    {},
  ]);
  expect(part(t, 'colonistSets')).toBe(6);
});

test.each([
  ['P P', 0],
  ['P P P', 1],
  ['P P En En Ma', 1],
  ['P P P P P P', 2],
  ['P En Ma St P P', 0],
  ['P En Ma St P P P', 1],
])('[ART-END-06] %s: %i VP for colonists in no set', (sh, points) => {
  expect(part(end([{ sh }, {}]), 'leftoverColonists')).toBe(points);
});

test.each([
  [0, -3],
  [1, -3],
  [2, 0],
  [4, 0],
  [5, 3],
  [7, 3],
  [8, 5],
  [12, 5],
])('[ART-END-07] %i Badges: %i VP', (badges, points) => {
  expect(part(end([{ badges }, {}]), 'badges')).toBe(points);
});

test('[ART-END-08] 2 VP for the most Toolkits, ties included', () => {
  const points = (...toolkits: number[]) => {
    const t = end(toolkits.map((T) => ({ T })));
    return toolkits.map((_, n) => part(t, 'toolkits', n));
  };
  expect(points(3, 2, 1)).toEqual([2, 0, 0]);
  expect(points(3, 3, 1)).toEqual([2, 2, 0]);
});

test('[ART-END-09] most VP win; a tie goes to the earliest in turn order of round 6', () => {
  expect(end([{ vp: 3 }, { vp: 4 }, { vp: 2 }]).state.outcome).toEqual({ winners: [1] });
  expect(end([{ vp: 4 }, { vp: 4 }, { vp: 4 }], { first: 2 }).state.outcome).toEqual({
    winners: [2],
  });
  const t = end([{ vp: 4 }, { vp: 4 }, { vp: 2 }], { first: 2 });
  expect([t.state.outcome, vp(t, 0)]).toEqual([{ winners: [0] }, 3]);
});

describe('[ART-HARD-01] hard mode', () => {
  test.each([1, 2, 3, 5])('no +2 with %i players, at setup and every round', (n) => {
    for (const round of [1, 4]) {
      const prepared = [false, true].map((hard) => {
        const players = Array.from({ length: n }, () => ({}));
        const options = { 'hard-mode': hard, directives: true, 'alien-relic': true };
        const t = table({ players, options, seed: 'hard', round });
        t.state.round--;
        t.run({ type: 'prepareBoard' });
        const [event] = happened(t, 'boardPrepared');
        return event?.type === 'boardPrepared' ? event : null;
      });
      const [usual, hard] = prepared;
      expect((usual?.vents ?? 0) - (hard?.vents ?? 0)).toBe(2);
      expect((usual?.quarry ?? 0) - (hard?.quarry ?? 0)).toBe(2);
      expect((usual?.colonists.length ?? 0) - (hard?.colonists.length ?? 0)).toBe(2);
      expect(usual?.tiles.length).toBe(hard?.tiles.length);
    }
  });
});
