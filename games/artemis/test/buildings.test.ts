import { describe, expect, test } from 'vitest';
import { artemis } from '../rules/index.ts';
import {
  answers,
  asks,
  crew,
  owns,
  type Play,
  shelters,
  type Spec,
  table,
  tile,
  vp,
} from './scenario.ts';

type PlayerSpec = Spec['players'][number];

/** Seat 0 activates the Building and answers. */
function use(name: string, player: PlayerSpec, ...choices: (string | number[])[]): Play {
  const t = table({ players: [player, { M: 4 }] }).run({ type: 'activateBuilding', seat: 0 });
  return t.answer(tile(name), ...choices);
}
const staffed = (name: string, inside: string): PlayerSpec => ({ buildings: { [name]: inside } });

describe('Ocean Buildings', () => {
  test('[ART-BLD-01] Assault Pod: an opponent loses 3 Minerals, the owner gains 2 Energy', () => {
    const t = table({ players: [staffed('assault-pod', 'Ma Ma'), { M: 5 }, { M: 1 }] });
    t.run({ type: 'assault', seat: 0, from: 0 });
    expect([asks(t), t.options()]).toEqual(['0 assaultTarget', [1, 2, 'skip']]);
    expect(t.refused(0)).toBe('ART-BLD-01');
    expect([owns(t.answer(1), 0), owns(t, 1)]).toEqual(['E2 M0 T0', 'E0 M2 T0']);
    const few = table({ players: [staffed('assault-pod', 'Ma Ma'), {}, { M: 1 }] });
    few.run({ type: 'assault', seat: 0, from: 0 }).answer(2);
    expect([owns(few, 0), owns(few, 2)]).toEqual(['E2 M0 T0', 'E0 M0 T0']);
    const empty = table({ players: [staffed('assault-pod', 'Ma'), {}] });
    expect(empty.run({ type: 'assault', seat: 0, from: 0 }).asked()).toBeNull();
  });
  test.each([
    ['P P', 1],
    ['P En', 2],
    ['En En', 3],
  ])('[ART-BLD-02] Crystal Foundry with %s: %i Minerals', (inside, n) => {
    expect(owns(use('crystal-foundry', staffed('crystal-foundry', inside)), 0)).toBe(`E0 M${n} T0`);
  });
  test('[ART-BLD-03] Drone Dock: 1 Energy and 1 Mineral', () => {
    expect(owns(use('drone-dock', staffed('drone-dock', 'P Ma')), 0)).toBe('E1 M1 T0');
  });
  test('[ART-BLD-04] Expedition Hub: no activation', () => {
    const t = table({ players: [staffed('expedition-hub', 'P P P'), {}] });
    expect(t.run({ type: 'activateBuilding', seat: 0 }).asked()).toBeNull();
  });
  test('[ART-BLD-05] Geothermal Rig: 2 Energy or 2 Minerals, not one of each', () => {
    const t = use('geothermal-rig', staffed('geothermal-rig', 'En P'));
    expect([asks(t), t.options()]).toEqual([
      '0 chooseResources',
      [
        [2, 0],
        [0, 2],
      ],
    ]);
    expect(t.refused([1, 1])).toBe('ART-RWD-05');
    expect(owns(t.answer([2, 0]), 0)).toBe('E2 M0 T0');
  });
  test('[ART-BLD-06] Manufactory: 2 Toolkits', () => {
    expect(owns(use('manufactory', staffed('manufactory', 'En')), 0)).toBe('E0 M0 T2');
  });
  test('[ART-BLD-07] Ops Center: 2 Minerals for 1 VP, once', () => {
    const t = use('ops-center', { M: 5, ...staffed('ops-center', 'St') });
    expect([owns(t, 0), vp(t, 0), t.asked()]).toEqual(['E0 M3 T0', 1, null]);
    const poor = table({ players: [{ M: 1, ...staffed('ops-center', 'St') }, {}] });
    expect(poor.run({ type: 'activateBuilding', seat: 0 }).asked()).toBeNull();
  });
  test('[ART-BLD-08] Recon Post: no activation', () => {
    const t = table({ players: [staffed('recon-post', 'Ma'), {}], vents: { stock: 3 } });
    expect(t.run({ type: 'activateBuilding', seat: 0 }).asked()).toBeNull();
  });
  test('[ART-BLD-09] Sensor Station: 2 Energy for 1 VP, once', () => {
    const t = use('sensor-station', { E: 5, ...staffed('sensor-station', 'St') });
    expect([owns(t, 0), vp(t, 0), t.asked()]).toEqual(['E3 M0 T0', 1, null]);
  });
  test('[ART-BLD-10] Shuttle Bay: no activation', () => {
    const t = table({ players: [staffed('shuttle-bay', 'En'), {}] });
    expect(t.run({ type: 'activateBuilding', seat: 0 }).asked()).toBeNull();
  });
  test('[ART-BLD-11] Surface Conduit: a colonist from the bag', () => {
    const player = { buildings: { 'surface-conduit': 'P En Ma', 'ops-center': '' } };
    const t = table({ players: [player, {}], bag: 'St' }).run({
      type: 'activateBuilding',
      seat: 0,
    });
    answers(t, [0, tile('surface-conduit')], [0, tile('ops-center')]);
    expect(crew(t, 0, 'ops-center')).toBe('St');
    const dry = table({ players: [player, {}], bag: '' }).run({
      type: 'activateBuilding',
      seat: 0,
    });
    expect([dry.answer(tile('surface-conduit')).asked(), shelters(dry, 0)]).toEqual([null, '']);
  });
  test('[ART-BLD-12] Synth Complex: 1 to 3 Energy for as many Minerals, or the reverse', () => {
    const t = use('synth-complex', { E: 4, M: 2, ...staffed('synth-complex', 'En') });
    expect(t.options()).toEqual(['energy:1', 'energy:2', 'energy:3', 'mineral:1', 'mineral:2']);
    expect([t.refused('energy:4'), t.refused('mineral:3')]).toEqual(['ART-BLD-12', 'ART-BLD-12']);
    expect(owns(t.answer('energy:3'), 0)).toBe('E1 M5 T0');
    const back = use(
      'synth-complex',
      { E: 4, M: 2, ...staffed('synth-complex', 'En') },
      'mineral:2',
    );
    expect(owns(back, 0)).toBe('E6 M0 T0');
  });
  test.each([
    ['P Ma', 1],
    ['En En', 3],
  ])('[ART-BLD-13] Volcanic Extractor with %s: %i Energy', (inside, n) => {
    expect(owns(use('volcanic-extractor', staffed('volcanic-extractor', inside)), 0)).toBe(
      `E${n} M0 T0`,
    );
  });
});

/** What final scoring gives for Surface Buildings. */
const surface = (player: PlayerSpec): number => {
  const t = table({ players: [player, { T: 9 }], round: 6 }).run({ type: 'scoreGame' });
  return artemis.scores(t.state)[0]?.parts['surfaceBuildings'] ?? NaN;
};

describe('Surface Buildings', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [5, 3],
    [6, 4],
    [9, 4],
  ])('[ART-BLD-14] Armory with %i Toolkits: %i VP', (T, points) => {
    expect(surface({ T, ...staffed('armory', 'Ma P') })).toBe(points);
  });
  test.each([
    [4, 1],
    [5, 2],
    [14, 3],
    [15, 4],
    [30, 4],
  ])(
    '[ART-BLD-15] Battery Bank with %i Energy: %i VP, beside what the Energy scores',
    (E, points) => {
      expect(surface({ E, ...staffed('battery-bank', 'En P') })).toBe(points);
      const t = table({ players: [{ E, ...staffed('battery-bank', 'En P') }, {}], round: 6 });
      t.run({ type: 'scoreGame' });
      expect(artemis.scores(t.state)[0]?.parts['unusedResources']).toBe(
        Math.min(3, Math.floor(E / 5)),
      );
    },
  );
  test('[ART-BLD-16] Bio-Drome: 4 VP when full', () => {
    expect(surface(staffed('bio-drome', 'P En En'))).toBe(4);
    expect(surface(staffed('bio-drome', 'P En'))).toBe(0);
  });
  test('[ART-BLD-17] Colonial Embassy: 4 VP when full', () => {
    expect(surface(staffed('colonial-embassy', 'St St P'))).toBe(4);
    expect(surface(staffed('colonial-embassy', 'St P'))).toBe(0);
  });
  test('[ART-BLD-23] Snowcat Garage: 2 VP when full', () => {
    expect(surface(staffed('snowcat-garage', 'P En'))).toBe(2);
    expect(surface(staffed('snowcat-garage', 'P'))).toBe(0);
  });
  test('[ART-BLD-24] Stronghold: 4 VP when full', () => {
    expect(surface(staffed('stronghold', 'Ma Ma P'))).toBe(4);
    expect(surface(staffed('stronghold', 'Ma P'))).toBe(0);
  });
  test('[ART-BLD-18] Command Citadel: 1 VP and 1 per pair of Marine and Steward in the colony', () => {
    expect(surface(staffed('command-citadel', 'Ma St'))).toBe(2);
    expect(surface({ sh: 'Ma Ma St', ...staffed('command-citadel', 'Ma St') })).toBe(3);
  });
  test('[ART-BLD-19] Explorers’ League: 1 VP and 1 per 2 Pioneers', () => {
    expect(surface(staffed('explorers-league', 'P P'))).toBe(2);
    expect(surface({ sh: 'P', ...staffed('explorers-league', 'P P') })).toBe(2);
    expect(surface({ sh: 'P P', ...staffed('explorers-league', 'P P') })).toBe(3);
  });
  test.each([
    [4, 1],
    [5, 2],
    [15, 4],
    [20, 4],
  ])('[ART-BLD-20] Mineral Loading Dock with %i Minerals: %i VP', (M, points) => {
    expect(surface({ M, ...staffed('mineral-dock', 'P P') })).toBe(points);
  });
  test('[ART-BLD-21] Scion Tower: 1 VP, 2 with a Steward in it', () => {
    expect(surface({ sh: 'St', ...staffed('scion-tower', 'Ma') })).toBe(1);
    expect(surface(staffed('scion-tower', 'St'))).toBe(2);
  });
  test('[ART-BLD-22] Sentinel Pylon: 1 VP, 2 with a Marine in it', () => {
    expect(surface({ sh: 'Ma', ...staffed('sentinel-pylon', 'St') })).toBe(1);
    expect(surface(staffed('sentinel-pylon', 'Ma'))).toBe(2);
  });
  test('[ART-BLD-25] Threshold Gate: 1 VP and 1 per 2 Engineers', () => {
    expect(surface(staffed('threshold-gate', 'En En'))).toBe(2);
    expect(surface({ sh: 'En En', ...staffed('threshold-gate', 'En En') })).toBe(3);
  });
  test('[ART-BLD-26] Warmhouse: 3 VP if full and of one type, else 0; it counts as a Building', () => {
    expect(surface(staffed('warmhouse', 'Ma Ma Ma'))).toBe(3);
    expect(surface(staffed('warmhouse', 'Ma Ma St'))).toBe(0);
    expect(surface(staffed('warmhouse', 'Ma Ma'))).toBe(0);
    const buildings = { warmhouse: '', armory: '', stronghold: '' };
    const t = table({ players: [{ buildings }, {}], round: 6 }).run({ type: 'scoreGame' });
    expect(artemis.scores(t.state)[0]?.parts['buildingCount']).toBe(1);
  });
  test('[ART-BLD-27] two copies score and work independently', () => {
    const gates = { 'threshold-gate-1': 'En En', 'threshold-gate-2': 'En En' };
    expect(surface({ buildings: gates })).toBe(6);
    const docks = { 'drone-dock-1': 'P P', 'drone-dock-2': 'P P' };
    const t = table({ players: [{ buildings: docks }, {}] }).run({
      type: 'activateBuilding',
      seat: 0,
    });
    answers(t, [0, 'drone-dock-1'], [0, 'drone-dock-2']);
    expect(owns(t, 0)).toBe('E2 M2 T0');
  });
});
