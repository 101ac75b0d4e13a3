import { apply, canonical, type Json, pending, randomFrom, refusals } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { rich as late } from '../rich.ts';
import { reworld } from '../rules/index.ts';
import { answers } from '../rules/answers.ts';
import { colony, type Play, seat, station, WAITING, whyRefused } from './scenario.ts';

const NONSENSE: Json[] = [null, true, 0, 7, -1, 1.5, '', 'x', [], {}, [9], ['A'], { a: 1 }, [[1]]];

const docks = {
  1: ['shuttle-1-1'],
  2: ['builder-forge-1'],
  3: ['terrabot-b-5'],
  4: ['satellite-city'],
};
const cities = { A: { bots: 1 }, C: { bots: 1 } };
const flying = (): Play => colony({ players: [{ docks, cities }, WAITING] });
const buying = (): Play =>
  station({ players: [{ hand: [1, 2, 4] }, { hand: [3] }], posts: { t3: [2] } });

const questions: [string, () => Play][] = [
  ['chapterOneTurn', buying],
  ['acquireModuleCards', () => buying().answer('acquireModulePort:t4')],
  ['acquireModuleTop', () => buying().answer('acquireModulePort:t4', [1, 4])],
  ['chapterTwoTurn', flying],
  ['missionCity', () => flying().answer('launchSatelliteMission:4')],
  ['transportLoad', () => flying().answer('transportShuttle:1')],
  ['transportUnit', () => flying().answer('transportShuttle:1', 2, 'stop')],
  ['transportCity', () => flying().answer('transportShuttle:1', 2, 'stop', 'builder-forge-1')],
];

describe('answers', () => {
  test.each(questions)(
    '[REW-API-01] %s refuses nonsense by a rule and changes nothing',
    (ask, at) => {
      const t = at();
      expect(t.asked()?.ask).toBe(ask);
      const before = canonical(t.state);
      for (const choice of NONSENSE) {
        const offered = t.options().some((option) => canonical(option) === canonical(choice));
        if (!offered) expect(t.refused(choice)).toMatch(/^REW-/);
      }
      expect(canonical(t.state)).toBe(before);
    },
  );

  test('[REW-API-01] what lacks a parameter or has one too many is refused', () => {
    for (const choice of [
      'acquireModulePort',
      'takeAdmiral',
      'acquireModulePort:t11',
      'leaveRound:1',
    ]) {
      expect(buying().refused(choice)).toBe('REW-RND-05');
    }
    for (const choice of ['launchTerrabot', 'transportShuttle:6', 'launchTerrabot:3:sign-b-1']) {
      expect(flying().refused(choice)).toBe('REW-C2-02');
    }
  });

  test('[REW-API-02] cards are named by type, sorted; the top is asked for a single card too', () => {
    const t = buying().answer('acquireModulePort:t4');
    expect(t.refused([4, 1])).toBe('REW-ACQ-01');
    expect(t.options()).toEqual([[2], [1, 2], [1, 4], [2, 4]]);
    t.answer([2]);
    expect(t.asked()?.ask).toBe('acquireModuleTop');
    expect(t.options()).toEqual([2]);
    expect(whyRefused(t, 1)).toBe('REW-ACQ-08 No 1 is among the cards that you pay.');
    expect(t.refused('2')).toBe('REW-ACQ-08');
  });

  test('[REW-API-03] a sign is taken exactly when a city is founded, from the supply of its letter', () => {
    const t = colony({
      players: [
        { docks: { 1: ['terrabot-a-5'], 2: ['terrabot-b-5'] }, cities: { A: { bots: 1 } } },
        { ...WAITING, cities: { B: { bots: 1, sign: 'sign-b-1' } } },
      ],
    });
    t.answer('launchTerrabot:1');
    expect(t.events.at(-1)).toMatchObject({ type: 'terrabotLaunched', city: 'A', sign: null });
    t.answer('transportShuttle:5', 'stop', 'launchTerrabot:2');
    expect(t.events.at(-1)).toMatchObject({ city: 'B', sign: 'sign-b-2' });
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'chapterTwoTurn' });
    expect(t.state.signs.B).toEqual(['sign-b-3', 'sign-b-4']);
    expect(t.state.signs.A).toHaveLength(3);
  });

  test('[REW-API-04] up to two loads are asked, up to one via a unit', () => {
    const agri = ['builder-agri-1', 'builder-agri-2', 'builder-agri-3'];
    const own = colony({ players: [{ docks: { 1: ['shuttle-0-1'], 2: agri } }, WAITING] });
    own.answer('transportShuttle:1');
    expect(own.asked()?.ask).toBe('transportLoad');
    expect(own.answer(2).asked()?.ask).toBe('transportLoad');
    expect(own.answer(2).asked()?.ask).toBe('transportUnit');
    const via = { 1: ['builder-agri-4', 'shuttle-0-1'], 2: agri };
    const t = colony({ players: [{ docks: via }, WAITING] });
    expect(t.answer('transportShuttle:1:viaUnit').asked()?.ask).toBe('transportLoad');
    expect(t.answer(2).asked()?.ask).toBe('transportUnit');
    expect(t.state.transport?.carried).toEqual(['builder-agri-4', 'builder-agri-1']);
  });

  test('[REW-API-05] each carried unit is placed once; a city is asked if, and only if, there is one', () => {
    const t = flying().answer('transportShuttle:1', 2, 'stop');
    expect(t.options()).toEqual(['builder-forge-1']);
    expect(t.refused('builder-forge-2')).toBe('REW-SHUT-11');
    t.answer('builder-forge-1');
    expect(t.options()).toEqual(['A', 'C']);
    t.answer('C');
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'chapterTwoTurn' });
    const homeless = colony({ players: [{ docks }, WAITING] });
    homeless.answer('transportShuttle:1', 2, 'stop', 'builder-forge-1');
    expect(homeless.asked()).toMatchObject({ seat: 1, ask: 'chapterTwoTurn' });
  });

  test('[REW-API-06] [REW-RUL-19] a city is named for product and city alone, even a poorer one', () => {
    const rich = { A: { bots: 1 }, C: { bots: 2, forge: 2 } };
    const players = [
      { docks: { 1: ['satellite-product'], 2: ['satellite-units'] }, cities: rich },
      WAITING,
    ];
    const t = colony({ players }).answer('launchSatelliteMission:1');
    expect(t.options()).toEqual(['A', 'C']);
    expect(whyRefused(t, 'B')).toBe('REW-API-06 You have no city B.');
    t.answer('A');
    expect(seat(t, 0).points.missions).toBe(0);
    const units = colony({ players }).answer('launchSatelliteMission:2');
    expect(units.asked()?.seat).toBe(1);
    expect(units.events[0]).toMatchObject({ type: 'missionScored', city: null, points: 2 });
  });

  test('[REW-API-06] cities that would score the same are one answer', () => {
    const cities = {
      A: { bots: 2, agri: 1 },
      B: { bots: 1, forge: 2 },
      D: { bots: 3 },
      E: { bots: 1 },
    };
    const players = [{ docks: { 1: ['satellite-product'] }, cities }, WAITING];
    const t = colony({ players }).answer('launchSatelliteMission:1');
    expect(t.options()).toEqual(['A', 'D']); // 2 points in A and B, none in D and E
    t.answer('A');
    expect(seat(t, 0).points.missions).toBe(2);
  });

  test('every answer that is offered or refused is read and written by the codec of its question', () => {
    const asks = new Set<string>();
    for (let n = 0; n < 150; n++) {
      const s = late({}, 2 + (n % 3), randomFrom(`codec ${n}`));
      const question = pending(reworld, s);
      if (question === null) continue;
      const { ask, options } = question;
      asks.add(ask);
      const codec = answers[ask as keyof typeof answers];
      const { make, read } = codec as { make(a: unknown): Json; read(c: Json): unknown };
      for (const choice of [...options, ...refusals(reworld, s).map((one) => one.choice)]) {
        const answer = read(choice);
        expect([choice, answer === undefined ? null : make(answer)]).toEqual([choice, choice]);
      }
      for (const choice of NONSENSE) expect(read(choice)).toBeUndefined();
    }
    expect([...asks].sort()).toEqual(Object.keys(answers).sort());
  });

  test('dealing cannot be taken back, everything else of a turn can', () => {
    const t = station({ players: [{ hand: [1] }, { hand: [2] }] });
    const leave = { choice: 'leaveRound' };
    const first = apply(t.game, t.state, { seat: 0, ...leave });
    expect(first.undoable).toBe(true);
    const last = apply(t.game, first.state, { seat: 1, ...leave });
    expect(last.undoable).toBe(false);
    expect(last.events.slice(0, last.certain).map((event) => event.type)).toEqual([
      'roundLeft',
      'roundEnded',
    ]);
  });
});
