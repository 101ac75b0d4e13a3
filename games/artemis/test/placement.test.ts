import { refusals } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { artemis } from '../rules/index.ts';
import {
  answers,
  asks,
  crew,
  owns,
  type Play,
  row,
  seat,
  shelters,
  table,
  tile,
} from './scenario.ts';

const camp = [{ card: 'aurora-summit' }];

/** Seat 0 has this die, the others none. */
const holding = (dice: number[], T = 0, more: object = {}): Play =>
  table({ players: [{ dice, T, sh: 'P' }, {}, {}], expeditions: camp, ...more }).run({
    type: 'nextDie',
    seat: 0,
  });

test('[ART-PLACE-01] all players roll all their dice, and everybody sees them', () => {
  const t = table({ players: [{}, {}, {}] }).run({ type: 'rollDice' });
  for (const p of t.state.players) {
    expect(p.dice.length).toBe(5);
    expect(p.dice.every((die) => die >= 1 && die <= 6)).toBe(true);
  }
  expect(t.game.view(t.state).players[2]?.dice).toEqual(seat(t, 2).dice);
});

describe('[ART-PLACE-02] one die at a time, clockwise', () => {
  test('until nobody has dice; who has none is skipped', () => {
    const players = [{ dice: [1, 1] }, {}, { dice: [2] }];
    const t = table({ players, first: 2 }).run({ type: 'nextDie', seat: 2 });
    answers(t, [2, 'vents'], [0, 'vents'], [0, 'vents']);
    expect(t.asked()).toBeNull();
  });
  test('there is no passing and no die that was not rolled', () => {
    const t = holding([2, 5]);
    expect(t.options()).toEqual(['2:2', '5:5']);
    expect(t.refused('4:4')).toBe('ART-PLACE-02');
    expect(t.why('2:4')).toEqual({ rule: 'ART-PLACE-03', facts: { need: 2, have: 0 } });
    t.answer('2:2');
    expect(t.options()).not.toContain('pass');
  });
});

describe('[ART-PLACE-03] Toolkits change the die by as many', () => {
  test('several may be spent on one die, and the number spent is the difference', () => {
    const t = holding([3, 5], 2);
    // As rolled, then by the Toolkits that it takes.
    const [bare, one, two] = ['3:3 5:5', '3:2 3:4 5:4 5:6', '3:1 3:5 5:3'];
    expect(t.options()).toEqual([bare, one, two].join(' ').split(' '));
    t.answer('3:5', 'vents');
    expect([row(t.state.rows.vents), seat(t, 0).toolkit]).toEqual(['0:5', 0]);
  });
  test('not more than are owned', () => {
    expect(holding([3, 5], 1).refused('3:5')).toBe('ART-PLACE-03');
    expect(holding([3, 5], 2).options()).toContain('3:5');
  });
  test('a Toolkit from the Outfitter serves from the next die on', () => {
    const t = holding([3, 5]);
    expect(t.refused('3:4')).toBe('ART-PLACE-03');
    t.answer('5:5', 'outfitter');
    expect(t.options()).toEqual(['3:3', '3:2', '3:4', '3:1', '3:5']);
  });
});

test('[ART-PLACE-04] never below 1 or above 6, and only the die being placed', () => {
  const t = holding([1, 6], 5);
  expect(t.options()).toHaveLength(12);
  // Every face of a die may be tried, and nothing else.
  expect(refusals(artemis, t.state)).toEqual([]);
  t.answer('1:2', 'vents');
  expect([row(t.state.rows.vents), seat(t, 0).dice]).toEqual(['0:2', [6]]);
});

test('[ART-PLACE-05] a region takes any number of dice, several of one player too; the Outfitter always', () => {
  const t = holding([4], 0, {
    players: [{ dice: [4] }, {}, {}],
    vents: {
      dice: [
        [0, 4],
        [0, 4],
        [1, 4],
      ],
    },
    gantry: { manufactory: [[1, 6]] },
  });
  expect(t.options()).toEqual(['basecamp', 'vents', 'quarry', 'doorstep', 'outfitter']);
  t.answer('vents');
  expect(row(t.state.rows.vents)).toBe('0:4 0:4 1:4 0:4');
});

describe('exposure rows', () => {
  test('[ART-EXPO-01] right of lower and equal dice, left of higher ones', () => {
    const quarry = {
      dice: [
        [1, 2],
        [2, 3],
        [1, 3],
        [2, 5],
      ] as [number, number][],
    };
    const t = holding([3], 0, { quarry }).answer('quarry');
    expect(row(t.state.rows.quarry)).toBe('1:2 2:3 1:3 0:3 2:5');
    const low = holding([1], 0, { quarry }).answer('quarry');
    expect(row(low.state.rows.quarry)).toBe('0:1 1:2 2:3 1:3 2:5');
    const high = holding([6], 0, { quarry }).answer('quarry');
    expect(row(high.state.rows.quarry)).toBe('1:2 2:3 1:3 2:5 0:6');
  });
  test('[ART-EXPO-02] nothing has to be owned to place a die', () => {
    const t = holding([6]);
    expect(owns(t, 0)).toBe('E0 M0 T0');
    expect(t.options()).toEqual(expect.arrayContaining(['vents', 'quarry', 'doorstep']));
  });
  describe('[ART-EXPO-03] Recon Posts', () => {
    const place = (buildings: Record<string, string>, region: string, stock = 5): Play =>
      holding([6], 0, {
        players: [{ dice: [6], buildings }, {}],
        vents: { stock },
        quarry: { stock },
      }).answer(region);
    test('a full one takes 1 from the region of the die, each for itself', () => {
      expect(owns(place({ 'recon-post': 'Ma' }, 'vents'), 0)).toBe('E1 M0 T0');
      expect(owns(place({ 'recon-post': 'Ma' }, 'quarry'), 0)).toBe('E0 M1 T0');
      const two = place({ 'recon-post-1': 'Ma', 'recon-post-2': 'Ma' }, 'quarry');
      expect([owns(two, 0), two.state.stock.quarry]).toEqual(['E0 M2 T0', 3]);
    });
    test('not when it is empty, elsewhere, or when the stock is out', () => {
      expect(owns(place({ 'recon-post': '' }, 'vents'), 0)).toBe('E0 M0 T0');
      expect(owns(place({ 'recon-post': 'Ma' }, 'doorstep'), 0)).toBe('E0 M0 T0');
      expect(owns(place({ 'recon-post': 'Ma' }, 'vents', 0), 0)).toBe('E0 M0 T0');
      const one = place({ 'recon-post-1': 'Ma', 'recon-post-2': 'Ma' }, 'vents', 1);
      expect([owns(one, 0), one.state.stock.vents]).toEqual(['E1 M0 T0', 0]);
    });
  });
});

describe('Gantry', () => {
  const gantry = { manufactory: [[1, 3]], 'shuttle-bay': [[2, 4]], 'drone-dock': [] };
  test('[ART-GANT-01] strictly higher than the highest die there', () => {
    const t = holding([4], 0, { gantry }).answer('gantry');
    expect(t.options()).toEqual([tile('manufactory'), tile('drone-dock')]);
    expect(t.refused(tile('shuttle-bay'))).toBe('ART-GANT-01');
    t.answer(tile('manufactory'));
    expect(row(t.state.gantry[0]?.dice ?? [])).toBe('1:3 0:4');
    const low = holding([3], 0, { gantry: { manufactory: [[1, 3]] } });
    expect(low.options()).not.toContain('gantry');
    expect(low.refused('gantry')).toBe('ART-GANT-01');
  });
  test('[ART-GANT-02] one may outbid oneself, or whoever outbid one', () => {
    const own = holding([4], 0, { gantry: { manufactory: [[0, 3]] } }).answer('gantry');
    expect(row(own.state.gantry[0]?.dice ?? [])).toBe('0:3 0:4');
    const back = holding([5], 0, {
      gantry: {
        manufactory: [
          [0, 3],
          [1, 4],
        ],
      },
    }).answer('gantry');
    expect(row(back.state.gantry[0]?.dice ?? [])).toBe('0:3 1:4 0:5');
  });
  test('[ART-GANT-03] a bid needs no Minerals', () => {
    const t = holding([6], 0, { gantry }).answer('gantry', tile('shuttle-bay'));
    expect([owns(t, 0), row(t.state.gantry[1]?.dice ?? [])]).toEqual(['E0 M0 T0', '2:4 0:6']);
  });
  test('[ART-GANT-04] a Building beside an Expedition cannot be bid on', () => {
    const expeditions = [{ card: 'black-trench', building: 'ops-center' }];
    const t = holding([6], 0, { gantry, expeditions }).answer('gantry');
    expect(t.options()).not.toContain(tile('ops-center'));
    expect(t.refused(tile('ops-center'))).toBe('ART-GANT-04');
  });
});

describe('Academy', () => {
  test('[ART-ACAD-01] two spaces from the left, one with two players', () => {
    const dice = [[1, 3, 'P']];
    const t = holding([5], 0, { academy: { dice } }).answer('academy');
    expect(t.state.academyDice.map(({ owner }) => owner)).toEqual([1, 0]);
    const full = holding([5], 0, { academy: { dice: [...dice, [2, 1, 'P']] } });
    expect(full.refused('academy')).toBe('ART-ACAD-01');
    const two = holding([5], 0, { players: [{ dice: [5], sh: 'P' }, {}], academy: { dice } });
    expect(two.refused('academy')).toBe('ART-ACAD-01');
  });
  test('[ART-ACAD-02] with one own colonist from Shelters or a Building', () => {
    const buildings = { 'expedition-hub': 'Ma', 'drone-dock': 'P En' };
    const t = holding([5], 0, { players: [{ dice: [5], sh: 'P', buildings }, {}, {}] });
    t.answer('academy');
    const [hub, dock] = [tile('expedition-hub'), tile('drone-dock')];
    expect(t.options()).toEqual([
      'pioneer@shelters',
      `marine@${hub}`,
      `pioneer@${dock}`,
      `engineer@${dock}`,
    ]);
    expect(t.refused('steward@shelters')).toBe('ART-ACAD-02');
    t.answer(`engineer@${dock}`);
    expect([crew(t, 0, 'drone-dock'), shelters(t, 0)]).toEqual(['P', 'P']);
    expect(t.state.academyDice[0]?.trainee).toBe('engineer');
    const nobody = holding([5], 0, { players: [{ dice: [5] }, {}, {}] });
    expect(nobody.refused('academy')).toBe('ART-ACAD-02');
  });
  test.each([
    [1, 'engineer'],
    [2, 'engineer'],
    [3, 'marine'],
    [4, 'marine'],
    [5, 'steward'],
    [6, 'steward'],
  ])('[ART-ACAD-03] a %i trains into a %s', (value, target) => {
    const t = holding([value]).answer('academy');
    expect(t.game.view(t.state).academy.dice[0]?.target).toBe(target);
    t.run({ type: 'resolveAcademy' });
    expect(t.events).toContainEqual({
      type: 'colonistTrained',
      seat: 0,
      from: 'pioneer',
      to: target,
    });
  });
  test('[ART-ACAD-04] one may place although none of that type is left', () => {
    const t = holding([5], 0, { academy: { supply: 'En Ma' } }).answer('academy');
    expect(t.state.academyDice.length).toBe(1);
  });
});

describe('[ART-OUTF-01] the Outfitter pays Toolkits at once', () => {
  test.each([
    [1, 1],
    [3, 1],
    [4, 2],
    [6, 2],
  ])('a %i gives %i', (value, toolkits) => {
    const t = holding([value]).answer('outfitter');
    expect(seat(t, 0).toolkit).toBe(toolkits);
  });
  test('without a limit of dice', () => {
    const t = holding([2], 0, {
      outfitter: [
        [0, 1],
        [0, 1],
        [1, 5],
        [2, 5],
        [1, 6],
      ],
    });
    t.answer('outfitter');
    expect(t.state.outfitter.length).toBe(6);
    expect(asks(t)).toBe('nothing');
  });
});
