import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Play, type Spec, table, tile } from './scenario.ts';
import { clicks } from './ui-places.ts';

type PlayerSpec = Spec['players'][number];

/** What a click there is told in this position. */
const at = (t: Play, place: string): string => clicks.at(t.state, place);

/** Seat 0 holds these dice, the others none. */
const holding = (dice: number[], player: PlayerSpec = {}, more: Partial<Spec> = {}): Play =>
  table({
    players: [{ dice, ...player }, {}, {}],
    expeditions: [{ card: 'aurora-summit' }],
    ...more,
  }).run({ type: 'nextDie', seat: 0 });

describe('placing a die', () => {
  test('[ART-PLACE-02] first the die, then its region', () => {
    const t = holding([2, 5]);
    expect(at(t, 'region:vents')).toBe('ART-EXPO-01 First choose the die to place.');
    t.answer('5:5');
    expect(at(t, 'region:vents')).toBe('lit');
    expect(at(t, 'die:0:2:2')).toBe('ART-PLACE-02 You are already placing a 5.');
  });

  test('[ART-PLACE-03] a change costs as many Toolkits as it is wide', () => {
    const place = 'die:0:3:6';
    expect(at(holding([1, 3], { T: 1 }), place)).toBe(
      'ART-PLACE-03 That takes 3 Toolkits; you have 1.',
    );
    expect(at(holding([1, 3], { T: 3 }), place)).toBe('lit');
  });

  test('[ART-GANT-01] the bid to beat is named, on a tile and for the Gantry', () => {
    const gantry: Spec['gantry'] = { manufactory: [[1, 3]], 'shuttle-bay': [[2, 4]] };
    const bay = `tile:${tile('shuttle-bay')}`;
    const low = holding([3], {}, { gantry });
    expect(at(low, 'region:gantry')).toBe(
      'ART-GANT-01 Every Building there has a bid, and yours must be higher: the lowest to beat is a 3, your die shows 3.',
    );
    expect(at(low, bay)).toBe(
      'ART-GANT-01 A 4 lies on the Shuttle Bay II (Elsa); your 3 is not higher.',
    );
    const four = holding([4], {}, { gantry: { ...gantry, 'drone-dock': [] } });
    expect(at(four, 'region:gantry')).toBe('lit');
    four.answer('gantry');
    expect(at(four, bay)).toBe(
      'ART-GANT-01 A 4 lies on the Shuttle Bay II (Elsa); your 4 is not higher.',
    );
    expect(at(four, `tile:${tile('manufactory')}`)).toBe('lit');
    expect(at(holding([6]), 'region:gantry')).toBe('ART-GANT-01 No Building lies at the Gantry.');
  });

  test('[ART-GANT-04] a reward is not bid on', () => {
    const expeditions = [{ card: 'black-trench', building: 'ops-center' }];
    const gantry: Spec['gantry'] = { manufactory: [], 'drone-dock': [] };
    const t = holding([6], {}, { expeditions, gantry }).answer('gantry');
    expect(at(t, `tile:${tile('ops-center')}`)).toMatch(
      /^ART-GANT-04 The Ops Center II is a reward/,
    );
  });

  test('[ART-ACAD-01] [ART-ACAD-02] the Academy is full, or nobody is there to go', () => {
    const dice: [number, number, string][] = [[1, 3, 'P']];
    const busy = holding([5], { sh: 'P' }, { academy: { dice: [...dice, [2, 1, 'P']] } });
    const full = 'ART-ACAD-01 All 2 spaces of the Academy are taken.';
    expect([at(busy, 'region:academy'), at(busy, 'academy:marine')]).toEqual([full, full]);
    expect(at(holding([5], { sh: 'P' }, { academy: { dice } }), 'region:academy')).toBe('lit');
    const two = holding([5], {}, { players: [{ dice: [5], sh: 'P' }, {}], academy: { dice } });
    expect(at(two, 'region:academy')).toBe('ART-ACAD-01 The only space of the Academy is taken.');
    expect(at(holding([5]), 'region:academy')).toBe(
      'ART-ACAD-02 You have no Colonist in your colony to send there.',
    );
  });

  test('[ART-RES-01] after Placement the phase is named', () => {
    const t = table({ players: [{ E: 9, sh: 'P', buildings: { 'drone-dock': '' } }, {}] });
    t.run({ type: 'startUpkeep' });
    expect(at(t, 'region:quarry')).toBe(
      'ART-EXPO-01 Dice are placed during Placement; it is now Upkeep.',
    );
  });
});

describe('crews', () => {
  const bring = (value: number, player: PlayerSpec, dice: [number, number][] = []): Play =>
    holding([value], player, {
      expeditions: [{ card: 'aurora-summit', dice }],
    }).answer('basecamp');

  test('[ART-BASE-07] a Steward needs a low die', () => {
    const place = 'colonist:0:shelters:steward';
    expect(at(bring(3, { E: 1, sh: 'St P' }), place)).toBe(
      'ART-BASE-07 A Steward only goes with a die showing 1 or 2; yours shows 3.',
    );
    expect(at(bring(2, { E: 1, sh: 'St P' }), place)).toBe('lit');
  });

  test('[ART-BASE-08] a crew leaves no Building but a Hub, also where its type may go', () => {
    const buildings = { 'drone-dock': 'P Ma', 'expedition-hub': 'Ma P' };
    const t = bring(3, { buildings });
    const dock = tile('drone-dock');
    for (const type of ['marine', 'pioneer']) {
      expect(at(t, `colonist:0:${tile('expedition-hub')}:${type}`)).toBe('lit');
      expect(at(t, `colonist:0:${dock}:${type}`)).toMatch(
        /^ART-BASE-08 .* is in the Drone Dock II/,
      );
    }
  });

  test('[ART-BASE-03] without a resource nobody leaves the Shelters', () => {
    const poor = { sh: 'P En', buildings: { 'expedition-hub': 'P' } };
    const place = 'colonist:0:shelters:engineer';
    expect(at(bring(3, poor), place)).toBe(
      'ART-BASE-03 A crew from the Shelters costs 1 Energy or 1 Mineral; you have neither.',
    );
    expect(at(bring(3, { ...poor, M: 1 }), place)).toBe('lit');
  });

  test('[ART-BASE-02] with Pioneers nobody else goes, and Toolkits pay for nobody', () => {
    const t = bring(3, { E: 1, M: 1, sh: 'P P En' }).answer('pioneers');
    expect(at(t, 'colonist:0:shelters:engineer')).toMatch(/^ART-BASE-02 You are sending Pioneers/);
    expect(at(t, 'colonist:0:shelters:pioneer')).toBe('lit');
    t.answer('2:0');
    expect(at(t, 'store:0:toolkit')).toMatch(/^ART-GEN-04 Toolkits and Badges are no resources/);
    expect(at(t, 'store:0:mineral')).toBe('lit');
  });

  test('[ART-BASE-06] a Marine leaves own dice and ones alone', () => {
    const dice: [number, number][] = [
      [0, 6],
      [1, 1],
      [2, 4],
      [1, 3],
    ];
    const t = bring(3, { E: 1, sh: 'Ma' }, dice).answer('marine@shelters');
    expect([0, 1, 2].map((i) => at(t, `campDie:0:${i}`))).toEqual([
      'ART-BASE-06 That die is your own.',
      'ART-BASE-06 That die already shows 1.',
      'lit',
    ]);
  });

  test('[ART-BASE-05] and those of other Expeditions', () => {
    const expeditions: Spec['expeditions'] = [
      {
        card: 'aurora-summit',
        dice: [
          [1, 5],
          [2, 4],
        ],
      },
      { card: 'ice-bore', dice: [[1, 5]] },
    ];
    const t = holding([3], { E: 1, sh: 'Ma' }, { expeditions });
    t.answer('basecamp', 0, 'marine@shelters');
    expect(at(t, 'campDie:1:0')).toMatch(/^ART-BASE-05 Your Marine goes on “Aurora Summit”/);
    expect(at(t, 'campDie:0:0')).toBe('lit');
  });

  test('[ART-EXP-10] a crew comes home to no other Building', () => {
    const buildings = { 'expedition-hub': '', 'drone-dock': '' };
    const t = table({
      players: [{ buildings }, {}],
      expeditions: [{ card: 'black-trench', dice: [[0, 3, 'P']] }],
    }).run({ type: 'crewReturns', seat: 0, expedition: 0 });
    expect(at(t, `building:0:${tile('drone-dock')}`)).toMatch(
      /^ART-EXP-10 The Drone Dock II is no/,
    );
    expect(at(t, `building:0:${tile('expedition-hub')}`)).toBe('lit');
  });
});

describe('whole games', () => {
  const [english, french] = ['artemis.md', 'artemis.fr.md'].map((name) => {
    const path = new URL(`../../../docs/rules/${name}`, import.meta.url);
    return new Set(readFileSync(path, 'utf8').match(/(?<=\*\*)ART-[A-Z0-9]+-\d\d(?=\*\*)/g));
  });
  const isRule = (id: string): boolean => english?.has(id) === true && french?.has(id) === true;

  test.each([1, 2, 3, 4, 5])('of %i: every unlit place tells a rule and a reason', (seats) => {
    const { faults, kinds } = clicks.faults(
      { 'hard-mode': false, 'alien-relic': true, directives: true },
      seats,
      isRule,
    );
    expect(faults.slice(0, 5)).toEqual([]);
    expect(kinds).toBeGreaterThan(100);
  });
});
