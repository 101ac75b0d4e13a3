import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Officer } from '../rules/index.ts';
import { colony, type Play, type PlayerSpec, station, WAITING } from './scenario.ts';
import { clicks } from './ui-places.ts';

/** What a click there is told in this position. */
const at = (t: Play, place: string): string => clicks.at(t.state, place);

type Posts = NonNullable<Parameters<typeof station>[0]['posts']>;
const wanting = (posts: Posts, hand: Officer[]): Play =>
  station({ players: [{ hand }, { hand: [1] }], posts });

describe('chapter one', () => {
  test('[REW-ACQ-12] [REW-ACQ-01] a module that is taken, a port without one', () => {
    const players = [{ hand: [2 as const] }, { hand: [1 as const] }];
    const t = station({ players, posts: { t1: [4, 3] }, ports: { t5: null } });
    expect(at(t, 'port:t1')).toBe(
      'REW-ACQ-12 The module of T1 has been taken: a 3 lies on top there.',
    );
    expect(at(t, 'port:t5')).toBe('REW-ACQ-01 No module lies at T5.');
    expect(at(t, 'port:t8')).toBe('lit');
  });

  test.each([
    ['REW-ACQ-03', { t3: [2] }, [3], [2], 'A neighbour shows 2: one 2, or any two cards.'],
    ['REW-ACQ-03', { t5: [2] }, [3], [3, 4], 'A neighbour shows 2: one 2, or any two cards.'],
    [
      'REW-ACQ-04',
      { t3: [3], t5: [3] },
      [1],
      [1, 5],
      'Both neighbours show 3: one 3, or any two cards.',
    ],
    [
      'REW-ACQ-05',
      { t3: [1], t5: [3] },
      [2, 4, 5],
      [1, 3],
      'Neighbours show 1 and 3: both, or three cards with one of them, or any four.',
    ],
  ] as [string, Posts, Officer[], Officer[], string][])(
    '[%s] beside %j a hand of %j cannot pay, %j can',
    (rule, posts, poor, rich, cost) => {
      expect(at(wanting(posts, poor), 'port:t4')).toBe(
        `${rule} ${cost} You hold ${poor.join(' + ')}.`,
      );
      expect(at(wanting(posts, rich), 'port:t4')).toBe('lit');
    },
  );

  test('[REW-ADM-03] who played a card at the admiral', () => {
    const t = station({ players: [{ hand: [2, 3] }, { hand: [1, 4] }] });
    expect(at(t, 'admiral')).toBe('lit');
    t.answer('takeAdmiral:2');
    expect(at(t, 'admiral')).toBe('REW-ADM-03 A card already lies there this round (Marie).');
  });

  test('[REW-ACQ-09] [REW-POP-10] docks are loaded by cards, ships come later', () => {
    const t = station({ players: [{ hand: [2], docks: { 3: ['terrabot-a-1'] } }, {}], round: 2 });
    expect(at(t, 'dock:0:4')).toBe(
      'REW-ACQ-09 Modules are launched in Chapter Two; this is Chapter One, round 2. The number of the top card decides the dock: a module paid for with a 4 on top comes here.',
    );
    expect(at(t, 'dock:1:4')).toBe('REW-ACQ-09 This dock belongs to Théo.');
    expect(at(t, 'ship:pop-all-docks')).toMatch(
      /^REW-POP-10 You stand at 4 of 5; ships are claimed in Chapter Two\.$/,
    );
  });

  test('[REW-INFO-01] a hand is told to its owner only', () => {
    const t = station({ players: [{ hand: [2, 5] }, { hand: [1, 1, 4] }] });
    expect(at(t, 'hand:0')).toMatch(/^REW-ACQ-01 You hold 2 \+ 5\. To be answered now: /);
    expect(at(t, 'hand:1')).toMatch(/^REW-ACQ-01 Théo holds 3 cards, unseen\. /);
  });
});

describe('chapter two', () => {
  const flying = (docks: NonNullable<PlayerSpec['docks']>, more: PlayerSpec = {}): Play =>
    colony({ players: [{ docks, ...more }, WAITING] });

  test('[REW-C2-02] [REW-C2-03] [REW-C2-04] the station is left, an empty dock launches nothing', () => {
    const t = flying({ 1: ['terrabot-a-1'] });
    expect(at(t, 'dock:0:1')).toBe('lit');
    expect(at(t, 'dock:0:2')).toBe('REW-C2-03 Your dock 2 is empty.');
    expect(at(t, 'dock:1:5')).toBe('REW-C2-02 This dock belongs to Théo.');
    expect(at(t, 'port:t1')).toMatch(/^REW-C2-02 That belongs to Chapter One; /);
    expect(at(t, 'leave')).toMatch(/^REW-C2-04 That belongs to Chapter One; /);
  });

  test('[REW-SHUT-05] [REW-SHUT-08] what keeps a dock from loading', () => {
    const t = flying({
      1: ['shuttle-1-1'],
      2: ['terrabot-b-1', 'builder-agri-1'],
      3: ['terrabot-c-1'],
      5: ['builder-agri-2'],
    }).answer('transportShuttle:1');
    expect([1, 2, 3, 5].map((dock) => at(t, `dock:0:${dock}`))).toEqual([
      'REW-SHUT-05 Your dock 1 is empty.',
      'REW-SHUT-05 The outermost module of dock 2 is the terrabot B; the units there lie behind it.',
      'REW-SHUT-08 Dock 3 holds no builder unit; its outermost module is the terrabot C.',
      'lit',
    ]);
  });

  const delivering = (unit: string, cities: NonNullable<PlayerSpec['cities']>): Play =>
    flying({ 1: ['shuttle-1-1'], 2: [unit] }, { cities }).answer(
      'transportShuttle:1',
      2,
      'stop',
      unit,
    );

  test('[REW-UNIT-02] [REW-UNIT-03] [REW-UNIT-04] why a unit does not go to a city', () => {
    const cities = { A: { bots: 1 }, B: { bots: 1, forge: 1 }, C: { bots: 1 } };
    const forge = delivering('builder-forge-5', cities);
    expect(at(forge, 'city:0:A')).toMatch(/^REW-UNIT-03 .* already builds in your city B: /);
    expect(at(forge, 'city:0:B')).toBe('lit');
    const lumen = delivering('builder-lumen-1', cities);
    expect(at(lumen, 'city:0:B')).toMatch(/^REW-UNIT-04 .* already builds in your city B, and a/);
    expect(at(lumen, 'city:0:D')).toBe('REW-UNIT-04 You have no city D.');
    expect(at(lumen, 'city:0:A')).toBe('lit');
    const agri = delivering('builder-agri-1', cities);
    expect([at(agri, 'city:0:B'), at(agri, 'city:0:E')]).toEqual([
      'lit',
      'REW-UNIT-02 You have no city E.',
    ]);
  });

  test('[REW-POP-02] [REW-POP-03] a ship tells how far one is, or who has it', () => {
    const players = [
      { docks: { 1: ['terrabot-a-1', 'terrabot-b-1'] }, shuttles: 2 },
      { ...WAITING, ships: 1 },
    ];
    const t = colony({ players, ships: ['pop-all-docks'] });
    expect(at(t, 'ship:pop-all-docks')).toMatch(/^REW-POP-03 You stand at 4 of 5; who meets/);
    const [taken = ''] = t.state.players[1]?.ships ?? [];
    expect(at(t, `ship:${taken}`)).toBe('REW-POP-02 Taken: Théo.');
  });
});

describe('whole games', () => {
  const [english, french] = ['reworld.md', 'reworld.fr.md'].map((name) => {
    const path = new URL(`../../../docs/rules/${name}`, import.meta.url);
    return new Set(readFileSync(path, 'utf8').match(/(?<=\*\*)REW-[A-Z0-9]+-\d\d(?=\*\*)/g));
  });
  const isRule = (id: string): boolean => english?.has(id) === true && french?.has(id) === true;

  test.each([2, 3, 4])('of %i: every unlit place tells a rule and a reason', (seats) => {
    const { faults, kinds } = clicks.faults({}, seats, isRule);
    expect(faults.slice(0, 5)).toEqual([]);
    expect(kinds).toBeGreaterThan(50);
  });
});
