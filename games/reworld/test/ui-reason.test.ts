import { describe, expect, test } from 'vitest';
import type { Officer } from '../rules/index.ts';
import { reworldText } from '../text/index.ts';
import { ui } from '../ui/index.ts';
import { colony, type Play, type PlayerSpec, station, WAITING } from './scenario.ts';
import { at as position, voice } from './ui-draw.ts';

/** What a click there is told in this position: lit, why not, or that it is no answer at all. */
function at(t: Play, place: string): string {
  const { view, asked, refused } = position(t);
  const isThere = (choice: (typeof refused)[number]['choice']): boolean =>
    ui.where(view, asked.ask, choice).includes(place);
  if (asked.options.some(isThere)) return 'lit';
  const there = refused.filter(({ choice }) => isThere(choice));
  const reasons = there.map((one) => `${one.rule} ${reworldText.why(voice, view, one)}`);
  return [...new Set(reasons)].join(' / ') || 'no answer';
}

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

  test('docks, ships and hands are no answers in chapter one: they explain themselves', () => {
    const t = station({ players: [{ hand: [2], docks: { 3: ['terrabot-a-1'] } }, {}], round: 2 });
    for (const place of ['dock:0:4', 'slot:0:3:1', 'dock:1:4', 'ship:pop-all-docks', 'hand:0'])
      expect(at(t, place)).toBe('no answer');
  });

  test('[REW-ACQ-08] a dock whose card was not paid takes nothing', () => {
    const t = wanting({ t3: [1], t5: [3] }, [1, 3, 4]).answer('acquireModulePort:t4', [1, 3]);
    expect(at(t, 'dock:0:3')).toBe('lit');
    expect(at(t, 'dock:0:4')).toBe('REW-ACQ-08 No 4 is among the cards that you pay.');
  });
});

describe('chapter two', () => {
  const flying = (docks: NonNullable<PlayerSpec['docks']>, more: PlayerSpec = {}): Play =>
    colony({ players: [{ docks, ...more }, WAITING] });

  test('[REW-C2-03] a buried module and an empty dock launch nothing', () => {
    const t = flying({ 1: ['terrabot-a-1', 'shuttle-1-1'] });
    expect(at(t, 'slot:0:1:1')).toBe('lit');
    expect(at(t, 'slot:0:1:2')).toMatch(/^REW-C2-03 .*1 module lies in front of the shuttle/);
    expect(at(t, 'dock:0:2')).toBe('REW-C2-03 Your dock 2 is empty.');
    expect(at(t, 'slot:1:5:1')).toBe('no answer');
    expect(at(t, 'city:0:A')).toBe('no answer');
  });

  test('[REW-SHUT-05] [REW-SHUT-08] what keeps a dock from loading', () => {
    const t = flying({
      1: ['shuttle-1-1'],
      2: ['terrabot-b-1', 'builder-agri-1'],
      3: ['terrabot-c-1'],
      5: ['builder-agri-2'],
    }).answer('transportShuttle:1');
    const told = ['dock:0:1', 'slot:0:2:1', 'slot:0:3:1', 'slot:0:5:1'].map((place) =>
      at(t, place),
    );
    expect(told).toEqual([
      'REW-SHUT-05 Your dock 1 is empty.',
      'REW-SHUT-05 The outermost module of dock 2 is the terrabot B; the units there lie behind it.',
      'REW-SHUT-08 Dock 3 holds no builder unit; its outermost module is the terrabot C.',
      'lit',
    ]);
    expect(at(t, 'slot:0:2:2')).toMatch(/^REW-SHUT-05 1 module lies in front of the .* unit/);
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
});
