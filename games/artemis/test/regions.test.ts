import { describe, expect, test } from 'vitest';
import {
  answers,
  asks,
  cast,
  crew,
  happened,
  owns,
  type Play,
  seat,
  shelters,
  type Spec,
  table,
  tile,
} from './scenario.ts';

const three = [{}, {}, {}];

describe('Vents and Quarry', () => {
  const harvest = (stock: number, dice: [number, number][]): Play =>
    table({ players: three, vents: { stock, dice } }).run({ type: 'harvest', region: 'vents' });
  test('[ART-HARV-01] from left to right, as many as the die shows or all that is left', () => {
    const t = harvest(8, [
      [1, 2],
      [0, 3],
      [2, 6],
    ]);
    expect(t.state.players.map(({ energy }) => energy)).toEqual([3, 2, 3]);
    const quarry = table({ players: three, quarry: { stock: 4, dice: [[1, 3]] } });
    quarry.run({ type: 'harvest', region: 'quarry' });
    expect([owns(quarry, 1), quarry.state.stock.quarry]).toEqual(['E0 M3 T0', 1]);
  });
  test('[ART-HARV-02] a die that gets nothing is exposed: 1 Relief each; one that gets 1 is not', () => {
    const t = harvest(3, [
      [0, 2],
      [1, 4],
      [2, 5],
      [2, 6],
    ]);
    answers(t, [2, 2]);
    expect(t.state.players.map(({ relief }) => relief)).toEqual([0, 0, 2]);
    expect(owns(t, 2)).toBe('E2 M2 T0');
    expect(happened(t, 'dieExposed')).toHaveLength(2);
  });
  test('[ART-HARV-03] harvest is not asked, and what remains stays', () => {
    const t = harvest(8, [[0, 2]]);
    expect([t.asked(), t.state.stock.vents]).toEqual([null, 6]);
  });
});

describe('Doorstep', () => {
  const hire = (colonists: string, dice: [number, number][], players: Spec['players']): Play =>
    table({ players, doorstep: { colonists, dice } }).run({ type: 'resolveDoorstep' });
  test('[ART-HIRE-01] from left to right, colonists of one’s choice for 2 Energy each', () => {
    const t = hire(
      'P Ma St',
      [
        [1, 2],
        [0, 3],
      ],
      [{ E: 9 }, { E: 5 }],
    );
    expect([asks(t), t.options()]).toEqual([
      '1 recruitColonist',
      ['pioneer', 'marine', 'steward', 'stop'],
    ]);
    expect(t.refused('engineer')).toBe('ART-HIRE-01');
    t.answer('steward', 'marine');
    expect([owns(t, 1), shelters(t, 1), asks(t)]).toEqual([
      'E1 M0 T0',
      'Ma St',
      '0 recruitColonist',
    ]);
  });
  test.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
    [6, 4],
  ])('[ART-HIRE-02] a %i may take %i', (value, limit) => {
    const t = hire('P P P P P P', [[0, value]], [{ E: 20 }, {}]);
    let taken = 0;
    for (; t.asked() !== null; taken++) t.answer('pioneer');
    expect(taken).toBe(limit);
  });
  test('[ART-HIRE-03] taking fewer or none gives no Relief while colonists are left', () => {
    const t = hire(
      'P P',
      [
        [0, 4],
        [1, 5],
      ],
      [{ E: 9 }, { E: 1 }],
    ).answer('stop');
    expect([t.asked(), seat(t, 0).relief, seat(t, 1).relief]).toEqual([null, 0, 0]);
    expect(cast(t.state.doorstep)).toBe('P P');
  });
  test('[ART-HIRE-04] 1 Relief for each die that finds the Doorstep empty', () => {
    const t = hire(
      'P',
      [
        [0, 1],
        [1, 5],
        [1, 6],
      ],
      [{ E: 2 }, { E: 9 }],
    );
    answers(t, [0, 'pioneer'], [1, 1]);
    expect(t.state.players.map(({ relief }) => relief)).toEqual([0, 2]);
  });
  test('[ART-HIRE-05] bought colonists are placed at once, the others stay', () => {
    const t = hire('P En', [[0, 1]], [{ E: 2, buildings: { manufactory: '' } }, {}]).answer(
      'engineer',
    );
    expect(asks(t)).toBe('0 assignColonist');
    t.answer(tile('manufactory'));
    expect([crew(t, 0, 'manufactory'), cast(t.state.doorstep)]).toEqual(['En', 'P']);
  });
});

describe('Academy', () => {
  type Dice = [number, number, string][];
  const train = (supply: string, dice: Dice, players: Spec['players'] = three): Play =>
    table({ players, academy: { supply, dice } }).run({ type: 'resolveAcademy' });
  test('[ART-TRAIN-01] left first: it can take the last of a type; the trainee is discarded', () => {
    const t = train('Ma', [
      [1, 3, 'P'],
      [0, 4, 'En'],
    ]);
    expect([shelters(t, 1), shelters(t, 0)]).toEqual(['Ma', 'En']);
    expect([cast(t.state.discard), cast(t.state.academy)]).toEqual(['P', '']);
  });
  test('[ART-TRAIN-01] the left one is wholly done before the right one', () => {
    const buildings = { 'drone-dock': '' };
    const t = train(
      'Ma Ma',
      [
        [1, 3, 'P'],
        [0, 4, 'En'],
      ],
      [{ buildings: { 'recon-post': '' } }, { buildings }, {}],
    );
    expect([asks(t), happened(t, 'colonistTrained').length]).toEqual(['1 assignColonist', 1]);
    expect(asks(t.answer('shelters'))).toBe('0 assignColonist');
  });
  test('[ART-TRAIN-02] with that type out, the colonist comes back, into a Building if there is room', () => {
    const t = train('En', [[0, 6, 'P']], [{ buildings: { 'drone-dock': '' } }, {}, {}]);
    expect(asks(t)).toBe('0 assignColonist');
    t.answer(tile('drone-dock'));
    expect([crew(t, 0, 'drone-dock'), seat(t, 0).relief]).toEqual(['P', 0]);
    expect(happened(t, 'trainingMissed')).toHaveLength(1);
  });
  test('[ART-TRAIN-03] the exchange is not asked', () => {
    const t = train('St', [[0, 6, 'St']]);
    expect([t.asked(), cast(t.state.discard), shelters(t, 0)]).toEqual([null, 'St', 'St']);
  });
});
