import { describe, expect, test } from 'vitest';
import { type Play, type Spec, table, tile } from './scenario.ts';
import { clicks } from './ui-places.ts';

type PlayerSpec = Spec['players'][number];

/** What a click there is told in this position. */
const at = (t: Play, place: string): string => clicks.at(t.state, place);

describe('colonists and Buildings', () => {
  test('[ART-GEN-06] the slots still free are named', () => {
    const buildings = { manufactory: 'En', 'ops-center': '', 'drone-dock': '' };
    const t = table({ players: [{ buildings }, {}] });
    t.run({ type: 'gainColonist', seat: 0, colonist: 'marine' });
    expect(at(t, `building:0:${tile('manufactory')}`)).toBe(
      'ART-GEN-06 All slots of the Manufactory II are taken.',
    );
    expect(at(t, `building:0:${tile('ops-center')}`)).toBe(
      'ART-GEN-06 The Ops Center II has no free slot for a Marine; still free: Steward.',
    );
    expect(at(t, `building:0:${tile('drone-dock')}`)).toBe('lit');
  });

  test('[ART-GEN-09] a new Building takes who fits, from the Shelters', () => {
    const t = table({
      players: [{ sh: 'St En', M: 9, buildings: { manufactory: 'En' } }, {}],
      gantry: { 'ops-center': [[0, 2]] },
    });
    t.run({ type: 'resolveGantry' }).answer('buy');
    expect(at(t, 'colonist:0:shelters:steward')).toBe('lit');
    expect(at(t, 'colonist:0:shelters:engineer')).toMatch(/^ART-GEN-06 The Ops Center II has no/);
    const inside = `colonist:0:${tile('manufactory')}:engineer`;
    expect(at(t, inside)).toMatch(/^ART-GEN-09 The Engineer is in the Manufactory II: only/);
  });

  const moving = (player: PlayerSpec): Play =>
    table({ players: [player, {}] }).run({ type: 'upkeepMove', seat: 0, left: 1 });

  test('[ART-UPK-02] who has nowhere to go, and where nobody can go', () => {
    const buildings = { 'ops-center': 'St', manufactory: 'En', 'drone-dock': 'P P' };
    const t = moving({ sh: 'Ma P', buildings });
    expect(at(t, 'colonist:0:shelters:marine')).toBe('lit');
    expect(at(t, 'colonist:0:shelters:pioneer')).toMatch(/^ART-GEN-06 No Building of yours takes/);
    t.answer('marine@shelters');
    expect(asksWhere(t)).toBe(false);
    const two = moving({ sh: 'Ma P', buildings: { ...buildings, 'crystal-foundry': 'P' } });
    two.answer('marine@shelters');
    expect(at(two, `building:0:${tile('crystal-foundry')}`)).toBe('lit');
    expect(at(two, 'shelters:0')).toBe('ART-UPK-02 The Marine is already there.');
    expect(at(two, 'colonist:0:shelters:pioneer')).toMatch(/^ART-UPK-02 Both are in the same/);
    expect(at(two, `colonist:0:${tile('ops-center')}:steward`)).toMatch(/^ART-GEN-07 After this/);
    expect(at(two, `building:0:${tile('manufactory')}`)).toMatch(/^ART-GEN-06 All slots of/);
  });

  test('[ART-RUL-29] two of one type are not swapped', () => {
    const buildings = { manufactory: 'En', 'synth-complex': 'En', 'crystal-foundry': '' };
    const t = moving({ buildings }).answer(`engineer@${tile('manufactory')}`);
    expect(at(t, `colonist:0:${tile('synth-complex')}:engineer`)).toMatch(/^ART-RUL-29 Both are/);
    expect(at(t, 'shelters:0')).toBe('lit');
  });
});

/** Is a destination being chosen? */
const asksWhere = (t: Play): boolean => t.asked()?.ask === 'upkeepMoveWhere';

describe('upkeep', () => {
  const activating = (player: PlayerSpec): Play =>
    table({ players: [player, {}] }).run({ type: 'activateBuilding', seat: 0 });

  test('[ART-UPK-04] not full, or done already', () => {
    const buildings = { 'drone-dock': 'P P', manufactory: 'En', 'crystal-foundry': 'P' };
    const t = activating({ buildings });
    const made = `building:0:${tile('manufactory')}`;
    expect(at(t, `building:0:${tile('crystal-foundry')}`)).toBe(
      'ART-UPK-04 The Crystal Foundry II is not full: slots taken, 1 of 2.',
    );
    expect(at(t, made)).toBe('lit');
    t.answer(tile('manufactory'));
    expect(at(t, made)).toMatch(/^ART-UPK-04 The Manufactory II has already been activated/);
  });

  test('[ART-BLD-07] [ART-BLD-12] what it costs, and what there is', () => {
    const buildings = { 'drone-dock': 'P P', 'ops-center': 'St', 'synth-complex': 'En' };
    const ops = `building:0:${tile('ops-center')}`;
    expect(at(activating({ buildings, M: 1 }), ops)).toBe(
      'ART-BLD-07 The Ops Center II costs 2 Minerals; you have 1 Mineral.',
    );
    expect(at(activating({ buildings, M: 2 }), ops)).toBe('lit');
    const synth = `building:0:${tile('synth-complex')}`;
    expect(at(activating({ buildings }), synth)).toBe(
      'ART-BLD-12 You have no Energy and no Mineral to exchange.',
    );
    const rich = activating({ buildings, E: 2 });
    expect(at(rich, synth)).toBe('lit');
    rich.answer(tile('synth-complex'));
    expect(at(rich, 'store:0:mineral')).toBe('ART-BLD-12 You have 0 Minerals to give.');
    expect(at(rich, 'store:0:energy')).toBe('lit');
  });

  test('[ART-UPK-05] [ART-UPK-07] [ART-BLD-10] not activated in this step at all', () => {
    const buildings = {
      'drone-dock': 'P P',
      'assault-pod': 'Ma Ma',
      'shuttle-bay': 'En',
      stronghold: 'Ma Ma P',
    };
    const t = activating({ buildings });
    const said = (name: string): string => at(t, `building:0:${tile(name)}`);
    expect(said('assault-pod')).toMatch(/^ART-UPK-05 Assault Pods go before all other Buildings/);
    expect(said('shuttle-bay')).toMatch(/^ART-BLD-10 The Shuttle Bay II is not activated: /);
    expect(said('stronghold')).toMatch(/^ART-UPK-07 The Stronghold II is a Surface Building/);
    expect(said('drone-dock')).toBe('lit');
  });

  test('[ART-UPK-08] only the Shelters freeze', () => {
    const t = table({ players: [{ E: 1, sh: 'P En', buildings: { 'drone-dock': 'P P' } }, {}] });
    t.run({ type: 'heatShelters', seat: 0 });
    const dock = tile('drone-dock');
    expect(at(t, `colonist:0:${dock}:pioneer`)).toMatch(/^ART-UPK-08 Nobody freezes in the Drone/);
    expect(at(t, 'colonist:0:shelters:pioneer')).toBe('lit');
  });

  test('[ART-BLD-01] nobody strikes himself', () => {
    const t = table({ players: [{ buildings: { 'assault-pod': 'Ma Ma' } }, {}] });
    t.run({ type: 'assault', seat: 0, from: 0 });
    expect(at(t, 'player:0')).toBe('ART-BLD-01 An opponent is struck, not yourself.');
    expect(at(t, 'player:1')).toBe('lit');
  });
});

describe('rewards and cards', () => {
  test('[ART-REL-01] [ART-REL-05] a space ahead, the start, an empty bag', () => {
    const relieve = (bag?: string): Play =>
      table({ players: [{ relief: 4 }, {}], ...(bag === undefined ? {} : { bag }) }).run({
        type: 'relief',
        seat: 0,
      });
    const t = relieve();
    expect(at(t, 'relief:7')).toBe(
      'ART-REL-01 Your marker is on space 5; space 7 is not yet reached.',
    );
    expect(at(t, 'relief:0')).toBe('ART-REL-01 The start of the Relief track gives nothing.');
    expect(at(t, 'relief:4')).toBe('lit');
    expect(at(relieve(''), 'relief:4')).toMatch(/^ART-REL-05 The bag and the discard are empty/);
  });

  test('[ART-EVT-01] [ART-RWD-08] who may be trained, and into what', () => {
    const players = [{ sh: 'P St' }, {}];
    const academy = { supply: 'En Ma' };
    const train = (from: 'colony' | 'pioneerInShelters', to: 'any' | 'engineer'): Play =>
      table({ players, academy }).run({ type: 'train', seat: 0, from, to });
    const event = train('pioneerInShelters', 'engineer');
    expect(at(event, 'colonist:0:shelters:steward')).toMatch(/^ART-EVT-01 This training is for a/);
    expect(at(event, 'academy:marine')).toMatch(/^ART-EVT-01 This training does not make a Marine/);
    expect(at(event, 'academy:engineer')).toBe('lit');
    const reward = train('colony', 'any');
    expect(at(reward, 'colonist:0:shelters:steward')).toBe('lit');
    expect(at(reward, 'academy:marine')).toBe('lit');
    expect(at(reward, 'academy:steward')).toMatch(/^ART-RWD-08 The Academy has run out: a Steward/);
  });

  test('[ART-BUY-01] tiles are sold one by one', () => {
    const t = table({
      players: [{ M: 9 }, {}],
      gantry: { manufactory: [[0, 2]], 'ops-center': [[1, 4]] },
    }).run({ type: 'resolveGantry' });
    expect(at(t, `tile:${tile('ops-center')}`)).toBe(
      'ART-BUY-01 Buildings are sold one by one, and now it is the turn of the Manufactory II. Highest bid on the Ops Center II: 4 (Théo).',
    );
    expect(at(t, `tile:${tile('manufactory')}`)).toBe('lit');
  });

  test('[ART-DIR-02] a Directive whose condition is not met', () => {
    const options = { 'hard-mode': false, 'alien-relic': false, directives: true };
    const players = [{ T: 6, hand: ['tool-wall', 'ore-baron'] }, {}];
    const t = table({ players, options }).run({ type: 'checkpoint', from: 0 });
    expect(at(t, 'directive:ore-baron')).toMatch(/^ART-DIR-02 Its condition is not met now: /);
    expect(at(t, 'directive:tool-wall')).toBe('lit');
    const early = table({ players, options }).run({ type: 'upkeepMoveWho', seat: 0, left: 1 });
    expect(at(early, 'directive:tool-wall')).toMatch(/^ART-DIR-02 Its condition is met; /);
  });

  test('[ART-SOLO-09] a drone outbids you before another drone', () => {
    const gantry: Spec['gantry'] = {
      manufactory: [[0, 2]],
      'drone-dock': [[0, 3]],
      'ops-center': [[1, 1]],
      'recon-post': [[0, 5]],
    };
    const t = table({ players: [{}], gantry });
    t.run({ type: 'droneOutbid', drone: 1, value: 4 });
    expect(at(t, `tile:${tile('ops-center')}`)).toMatch(/^ART-SOLO-09 .* is a 1 of Drone 1: /);
    expect(at(t, `tile:${tile('recon-post')}`)).toMatch(/^ART-GANT-01 .* the drone’s 4 is not/);
    expect(at(t, `tile:${tile('manufactory')}`)).toBe('lit');
  });
});
