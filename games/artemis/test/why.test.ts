import { type Json, viewFor } from '@orrery/kernel';
import type { Lang } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import { artemis } from '../rules/index.ts';
import { artemisText } from '../text/index.ts';
import { group, type Play, type Spec, table, tile } from './scenario.ts';

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri', 'Inès'];
const voice = (lang: Lang, seats = NAMES.length) => ({
  lang,
  name: (seat: number) => (seat < seats ? (NAMES[seat] ?? '') : ''),
});

/** The rule and the sentence with which an answer is refused. */
function told(t: Play, choice: Json, lang: Lang = 'en'): string {
  const forbidden = t.why(choice);
  const seats = t.state.players.length;
  const view = viewFor(artemis, t.state, t.asked()?.seat ?? 0);
  const text = artemisText.why(voice(lang, seats), view, forbidden);
  return `${forbidden.rule} ${text}`.replaceAll('\u00a0', ' ');
}

type PlayerSpec = Spec['players'][number];

/** Seat 0 holds these dice, the others none. */
const holding = (dice: number[], player: PlayerSpec = {}, more: Partial<Spec> = {}): Play =>
  table({
    players: [{ dice, ...player }, {}, {}],
    expeditions: [{ card: 'aurora-summit' }],
    ...more,
  }).run({ type: 'nextDie', seat: 0 });

describe('placing a die', () => {
  test('[ART-PLACE-03] a change costs as many Toolkits as it is wide', () => {
    expect(told(holding([1, 3], { T: 1 }), '3:6')).toBe(
      'ART-PLACE-03 That takes 3 Toolkits; you have 1.',
    );
    expect(holding([1, 3], { T: 3 }).options()).toContain('3:6');
  });

  test('[ART-GANT-01] the bid to beat is named, on a tile and for the Gantry', () => {
    const gantry: Spec['gantry'] = { manufactory: [[1, 3]], 'shuttle-bay': [[2, 4]] };
    expect(told(holding([3], {}, { gantry }), 'gantry')).toBe(
      'ART-GANT-01 Every Building there has a bid, and yours must be higher: the lowest to beat is a 3, your die shows 3.',
    );
    const four = holding([4], {}, { gantry: { ...gantry, 'drone-dock': [] } }).answer('gantry');
    expect(told(four, tile('shuttle-bay'))).toBe(
      'ART-GANT-01 A 4 lies on the Shuttle Bay II (Elsa); your 4 is not higher.',
    );
    expect(four.options()).toContain(tile('manufactory'));
    expect(told(holding([6]), 'gantry')).toBe('ART-GANT-01 No Building lies at the Gantry.');
  });

  test('[ART-GANT-04] a reward is not bid on', () => {
    const expeditions = [{ card: 'black-trench', building: 'ops-center' }];
    const gantry: Spec['gantry'] = { manufactory: [], 'drone-dock': [] };
    const t = holding([6], {}, { expeditions, gantry }).answer('gantry');
    expect(told(t, tile('ops-center'))).toBe(
      'ART-GANT-04 The Ops Center II is a reward of “Black Trench”: nobody bids on it.',
    );
  });

  test('[ART-PREP-01] without Expeditions there is no Basecamp', () => {
    expect(told(holding([6], {}, { expeditions: [] }), 'basecamp')).toMatch(/^ART-PREP-01 No Exp/);
  });

  test('[ART-ACAD-01] [ART-ACAD-02] the Academy is full, or nobody is there to go', () => {
    const dice: [number, number, string][] = [[1, 3, 'P']];
    const busy = holding([5], { sh: 'P' }, { academy: { dice: [...dice, [2, 1, 'P']] } });
    expect(told(busy, 'academy')).toBe('ART-ACAD-01 All 2 spaces of the Academy are taken.');
    const two = holding([5], {}, { players: [{ dice: [5], sh: 'P' }, {}], academy: { dice } });
    expect(told(two, 'academy')).toBe('ART-ACAD-01 The only space of the Academy is taken.');
    expect(told(two, 'academy', 'fr')).toBe('ART-ACAD-01 La seule case de l’Académie est prise.');
    expect(told(holding([5]), 'academy')).toBe(
      'ART-ACAD-02 You have no Colonist in your colony to send there.',
    );
  });

  test('[ART-SOLO-09] [ART-GANT-01] a drone outbids what it can, yours first', () => {
    const t = table({
      players: [{}],
      gantry: { manufactory: [[0, 2]], 'drone-dock': [[1, 3]], 'ops-center': [[0, 5]] },
    });
    t.ask({ type: 'droneOutbid', seat: 0, drone: 1, value: 4 });
    expect(told(t, tile('drone-dock'))).toBe(
      'ART-SOLO-09 The highest bid on the Drone Dock II is a 3 of Drone 1: the drone outbids yours first.',
    );
    expect(told(t, tile('ops-center'))).toBe(
      'ART-GANT-01 A 5 lies on the Ops Center II (Marie); the drone’s 4 is not higher.',
    );
  });
});

describe('crews', () => {
  const bring = (value: number, player: PlayerSpec, dice: [number, number][] = []): Play =>
    holding([value], player, {
      expeditions: [{ card: 'aurora-summit', dice }],
    }).answer('basecamp');

  test('[ART-BASE-07] a Steward needs a low die', () => {
    const t = bring(3, { E: 1, sh: 'St P' });
    expect(told(t, 'steward@shelters')).toBe(
      'ART-BASE-07 A Steward only goes with a die showing 1 or 2; yours shows 3.',
    );
    expect(told(t, 'steward@shelters', 'fr')).toBe(
      'ART-BASE-07 Un Intendant ne part qu’avec un dé montrant 1 ou 2 ; le vôtre montre 3.',
    );
  });

  test('[ART-BASE-08] a crew leaves no Building but a Hub', () => {
    const t = bring(3, { buildings: { 'drone-dock': 'P Ma', 'expedition-hub': 'Ma P' } });
    expect(t.options()).toEqual(['nobody', 'pioneers', 'marine@hub']);
    for (const type of ['marine', 'pioneer']) {
      expect(told(t, `${type}@${tile('drone-dock')}`)).toMatch(
        /^ART-BASE-08 The .* is in the Drone Dock II: a crew leaves/,
      );
    }
  });

  test('[ART-BASE-02] [ART-BASE-03] one type, and a resource for it', () => {
    const poor = bring(3, { sh: 'P En', buildings: { 'expedition-hub': 'P' } });
    expect(told(poor, 'engineer@shelters')).toBe(
      'ART-BASE-03 A crew from the Shelters costs 1 Energy or 1 Mineral; you have neither.',
    );
    const t = bring(3, { M: 1, sh: 'P P En' }).answer('pioneers');
    expect(told(t, 'engineer@shelters')).toMatch(/^ART-BASE-02 You are sending Pioneers/);
    const fee = table({ players: [{ M: 1 }, {}] }).ask({ type: 'placeDieFee', seat: 0 });
    expect(told(fee, 'energy')).toBe(
      'ART-BASE-03 A crew from the Shelters costs 1 resource; you have 0 Energy.',
    );
    expect(told(fee, 'badge')).toMatch(/^ART-GEN-04 Toolkits and Badges are no resources/);
  });

  test('[ART-BASE-05] [ART-BASE-06] a Marine leaves own dice, ones and other Expeditions alone', () => {
    const expeditions: Spec['expeditions'] = [
      {
        card: 'aurora-summit',
        dice: [
          [0, 6],
          [1, 1],
          [2, 2],
        ],
      },
      { card: 'ice-bore', dice: [[1, 5]] },
    ];
    const t = holding([3], { E: 1, sh: 'Ma' }, { expeditions });
    t.answer('basecamp', 0).ask({ type: 'placeDieMarineTarget', seat: 0 });
    expect(['0:0:1', '0:1:1', '0:2:2', '1:0:1'].map((choice) => told(t, choice))).toEqual([
      'ART-BASE-06 That die is your own.',
      'ART-BASE-06 That die shows 1: turned down by 1, it would show less than 1.',
      'ART-BASE-06 That die shows 2: turned down by 2, it would show less than 1.',
      'ART-BASE-05 Your Marine goes on “Aurora Summit”; this die lies at “Ice Bore”.',
    ]);
  });

  test('[ART-EXP-10] a crew comes home to no other Building, and no more than there is room', () => {
    const buildings = { 'expedition-hub': 'Ma Ma', 'drone-dock': '' };
    const t = table({
      players: [{ buildings }, {}],
      expeditions: [{ card: 'black-trench', dice: [[0, 3, 'P P']] }],
    }).run({ type: 'crewReturns', seat: 0, expedition: 0 });
    expect(told(t, tile('drone-dock'))).toMatch(/^ART-EXP-10 The Drone Dock II is no Expedition/);
    expect(told(t, group('P P'))).toBe('ART-EXP-10 Your Hub has room for 1 Colonist.');
  });
});

describe('colonies', () => {
  test('[ART-GEN-06] a full Building and slots of other types', () => {
    const players = [{ buildings: { manufactory: 'En', 'bio-drome': 'P' } }, {}];
    const t = table({ players }).run({ type: 'assignColonist', seat: 0, colonist: 'marine' });
    const open = table({ players }).ask({ type: 'assignColonist', seat: 0, colonist: 'marine' });
    expect(t.asked()).toBeNull();
    expect(told(open, tile('manufactory'))).toBe(
      'ART-GEN-06 All slots of the Manufactory II are taken.',
    );
    expect(told(open, tile('bio-drome'))).toBe(
      'ART-GEN-06 The Bio-Drome II has no free slot for a Marine; still free: Engineer and Engineer.',
    );
  });

  test('[ART-GEN-06] [ART-GEN-09] who moves into a new Building', () => {
    const players = [{ M: 3, sh: 'P P En Ma', buildings: { 'ops-center': 'St' } }, {}];
    const t = table({ players, gantry: { 'drone-dock': [[0, 3]] } });
    t.run({ type: 'resolveGantry' }).answer('buy');
    expect(told(t, group('P P En'))).toBe('ART-GEN-06 The Drone Dock II has 2 slots only.');
    expect(told(t, group('En Ma'))).toBe(
      'ART-GEN-06 They do not all find a slot for their type in the Drone Dock II; it has: Pioneer and any type.',
    );
    expect(told(t, `steward@${tile('ops-center')}`)).toBe(
      'ART-GEN-09 The Steward is in the Ops Center II: only Colonists from the Shelters move into a new Building.',
    );
  });

  const moving = (player: PlayerSpec, who?: string): Play => {
    const t = table({ players: [player, {}] }).run({ type: 'upkeepMove', seat: 0, left: 1 });
    return who === undefined ? t : t.answer(who);
  };
  test('[ART-GEN-06] whoever finds no place stays', () => {
    const t = moving({ sh: 'Ma St', buildings: { 'ops-center': '' } });
    expect(told(t, 'marine@shelters')).toBe(
      'ART-GEN-06 No Building of yours takes the Marine, neither in a free slot nor by a swap.',
    );
  });

  test('[ART-UPK-02] [ART-RUL-29] [ART-GEN-07] where a colonist does not go', () => {
    const buildings = { 'drone-dock': 'P En', 'ops-center': 'St', 'scion-tower': 'En' };
    const t = moving({ sh: 'Ma', buildings }, `engineer@${tile('drone-dock')}`);
    expect(told(t, tile('drone-dock'))).toBe('ART-UPK-02 The Engineer is already there.');
    expect(told(t, `pioneer@${tile('drone-dock')}`)).toBe(
      'ART-UPK-02 Both are in the same place, the Drone Dock II: a swap needs two.',
    );
    expect(told(t, `engineer@${tile('scion-tower')}`)).toMatch(/^ART-RUL-29 Both are of one type/);
    expect(told(t, `steward@${tile('ops-center')}`)).toMatch(/^ART-GEN-07 After this swap/);
    expect(told(t, tile('ops-center'))).toMatch(/^ART-GEN-06 All slots/);
  });

  test('[ART-UPK-04] [ART-UPK-05] [ART-UPK-07] why a Building is not activated', () => {
    const buildings = {
      'drone-dock': 'P P',
      'crystal-foundry': 'P',
      'assault-pod': 'Ma Ma',
      'expedition-hub': 'P',
      'ops-center': 'St',
      'synth-complex': 'En',
      stronghold: '',
    };
    const t = table({ players: [{ buildings }, {}] });
    t.run({ type: 'activateBuilding', seat: 0 });
    const why = Object.keys(buildings).slice(1);
    expect(why.map((name) => told(t, tile(name)))).toEqual([
      'ART-UPK-04 The Crystal Foundry II is not full: slots taken, 1 of 2.',
      'ART-UPK-05 Assault Pods go before all other Buildings: their moment is over.',
      expect.stringMatching(/^ART-BLD-04 The Expedition Hub II is not activated: /),
      'ART-BLD-07 The Ops Center II costs 2 Minerals; you have 0 Minerals.',
      'ART-BLD-12 You have no Energy and no Mineral to exchange.',
      'ART-UPK-07 The Stronghold II is a Surface Building: it scores at the end of the game.',
    ]);
    expect(told(t, tile('ops-center'), 'fr')).toMatch(/coûte 2 Minerais ; vous avez 0 Minerai\.$/);
  });

  test('[ART-BLD-12] what is not there is not exchanged', () => {
    const t = table({ players: [{ E: 2, buildings: { 'synth-complex': 'En' } }, {}] });
    t.run({ type: 'activateBuilding', seat: 0 }).answer(tile('synth-complex'));
    expect(told(t, 'energy:3')).toBe('ART-BLD-12 You have 2 Energy to give.');
    expect(told(t, 'toolkit')).toMatch(/^ART-GEN-04/);
  });

  test('[ART-UPK-08] nobody freezes in a Building', () => {
    const player = { E: 1, sh: 'P En', buildings: { 'drone-dock': 'P' } };
    const t = table({ players: [player, {}] }).run({ type: 'heatShelters', seat: 0 });
    expect(told(t, tile('drone-dock'))).toMatch(/^ART-UPK-08 Nobody freezes in the Drone Dock II/);
  });
});

describe('rewards and offers', () => {
  test('[ART-BUY-01] [ART-BUY-02] a sale', () => {
    const gantry: Spec['gantry'] = { manufactory: [[0, 4]], 'drone-dock': [[0, 2]] };
    const t = table({ players: [{ M: 3 }, {}], gantry }).ask({ type: 'resolveGantry' });
    expect(told(t, 'buy')).toBe('ART-BUY-02 The price is 4 Minerals; you have 3.');
    expect(told(t, tile('drone-dock'))).toBe(
      'ART-BUY-01 Buildings are sold one by one, and now it is the turn of the Manufactory II.',
    );
  });

  test('[ART-HIRE-01] nobody of that type waits at the Doorstep', () => {
    const t = table({ players: [{ E: 4 }, {}], doorstep: { colonists: 'P', dice: [[0, 2]] } });
    t.run({ type: 'resolveDoorstep' });
    expect(told(t, 'engineer')).toBe(
      'ART-HIRE-01 The Doorstep has run out: an Engineer cannot be hired.',
    );
  });

  test('[ART-REL-01] [ART-REL-05] the Relief track', () => {
    const t = table({ players: [{ relief: 4 }, {}], bag: '' }).run({ type: 'relief', seat: 0 });
    expect([0, 4, 6].map((space) => told(t, space))).toEqual([
      'ART-REL-01 The start of the Relief track gives nothing.',
      'ART-REL-05 The bag and the discard are empty: no Colonist can be drawn.',
      'ART-REL-01 Your marker is on space 5; space 6 is not yet reached.',
    ]);
  });

  test('[ART-RWD-05] [ART-EXP-07] resources are not mixed, and the order does not matter', () => {
    const t = table({ players: [{}, {}], expeditions: [{ card: 'lost-probe' }] });
    t.ask({ type: 'chooseReward', seat: 0, expedition: 0, other: 0 });
    expect(told(t, 1)).toMatch(/^ART-EXP-07 Both rewards are yours/);
    t.answer(0);
    expect(told(t, [2, 1])).toMatch(/^ART-RWD-05 It is one or the other/);
  });

  test('[ART-RWD-08] [ART-SETUP-01] [ART-EVT-01] training', () => {
    const player = { sh: 'P', buildings: { 'ops-center': 'St' } };
    const spec: Spec = { players: [player, {}], academy: { supply: 'En St' } };
    const any = table(spec).ask({ type: 'train', seat: 0, from: 'colony', to: 'any' });
    expect(told(any, 'pioneer@shelters>marine')).toBe(
      'ART-RWD-08 The Academy has run out: a Marine cannot be had.',
    );
    expect(told(any, 'pioneer@shelters>pioneer')).toMatch(/^ART-SETUP-01 There are no Pioneers/);
    const promotion = { from: 'pioneerInShelters', to: 'engineer' } as const;
    const field = table(spec).ask({ type: 'train', seat: 0, ...promotion });
    expect(told(field, `steward@${tile('ops-center')}>engineer`)).toMatch(
      /^ART-EVT-01 This training is for a Pioneer/,
    );
    expect(told(field, 'pioneer@shelters>steward')).toBe(
      'ART-EVT-01 This training does not make a Steward.',
    );
  });

  test('[ART-DIR-02] [ART-BLD-01] [ART-RELIC-05] [ART-RELIC-06] variants', () => {
    const hand = ['tool-wall', 'ore-baron'];
    const options = { directives: true, 'alien-relic': true };
    const players = [{ T: 6, hand, sh: 'P', dice: [] }, {}];
    const spec: Spec = { players, options, relic: 0, expeditions: [{ card: 'ice-bore' }] };
    const card = table(spec).run({ type: 'checkpoint', from: 0 });
    expect(told(card, 'play:ore-baron')).toMatch(/^ART-DIR-02 Its condition is not met now: .+\.$/);
    const pod = table(spec).ask({ type: 'assaultTarget', seat: 0, tile: tile('assault-pod') });
    expect(told(pod, 0)).toBe('ART-BLD-01 An opponent is struck, not yourself.');
    const power = table(spec).ask({ type: 'powerRelic' });
    expect(told(power, 'pay')).toBe(
      'ART-RELIC-06 To keep the Relic die costs 1 Energy; you have 0.',
    );
    const die = table(spec);
    die.state.relic = { holder: 0, rolled: 4 };
    die.ask({ type: 'placeDieValue', seat: 0 });
    expect(told(die, 'relic:5')).toBe(
      'ART-RELIC-05 Toolkits do not change the Relic die: it shows 4.',
    );
  });
});
