import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
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
  vp,
} from './scenario.ts';

const upkeep = (spec: Spec): Play => table(spec).run({ type: 'startUpkeep' });
const moving = (player: Spec['players'][number], left = 1): Play =>
  table({ players: [player, {}] }).run({ type: 'upkeepMove', seat: 0, left });

describe('[ART-UPK-01] the steps', () => {
  const busy = (round: number) =>
    upkeep({
      players: [
        { E: 2, M: 5, sh: 'St', buildings: { 'drone-dock': 'P P', 'ops-center': '' } },
        { E: 9 },
      ],
      round,
    });
  test('move, activate, heat, prepare, first player', () => {
    const t = busy(2);
    answers(t, [0, 'steward@shelters'], [0, tile('ops-center')]);
    expect(asks(t)).toBe('0 activateBuildingWhich');
    expect(t.state.round).toBe(2);
    answers(t, [0, tile('drone-dock')], [0, 'stop']);
    const told = t.events.map(({ type }) => type);
    expect(told.indexOf('buildingActivated')).toBeLessThan(told.indexOf('boardPrepared'));
    expect([t.state.round, asks(t)]).toEqual([3, '1 chooseFirstPlayer']);
  });
  test('heating comes between activation and preparation', () => {
    const t = busy(2);
    answers(t, [0, 'stop'], [0, 'stop']);
    const told = t.events.map(({ type }) => type);
    expect(told.indexOf('sheltersHeated')).toBeGreaterThan(-1);
    expect(told.indexOf('sheltersHeated')).toBeLessThan(told.indexOf('boardPrepared'));
  });
  test('after round 6 the board is not prepared and nobody chooses', () => {
    const t = busy(6);
    answers(t, [0, 'stop'], [0, 'stop']);
    expect(happened(t, 'boardPrepared')).toEqual([]);
    expect(t.state.outcome).not.toBeNull();
  });
});

describe('[ART-UPK-02] one move or one swap', () => {
  const buildings = { 'drone-dock': 'P En', 'synth-complex': '', 'ops-center': 'St' };
  const [dock, synth, ops] = ['drone-dock', 'synth-complex', 'ops-center'].map(tile);
  test('a colonist goes to a Building with room or to Shelters', () => {
    const t = moving({ sh: 'Ma', buildings });
    expect(t.options()).toEqual([
      'marine@shelters',
      `pioneer@${dock}`,
      `engineer@${dock}`,
      `steward@${ops}`,
      'stop',
    ]);
    t.answer(`engineer@${dock}`);
    expect(t.options()).toEqual(['shelters', synth, 'marine@shelters']);
    t.answer(synth ?? '');
    expect([crew(t, 0, 'synth-complex'), crew(t, 0, 'drone-dock'), t.asked()]).toEqual([
      'En',
      'P',
      null,
    ]);
  });
  test('two colonists in different places exchange them if both fit afterwards', () => {
    const t = moving({ sh: 'Ma', buildings }).answer('marine@shelters');
    // The only way: the Engineer comes out of the untyped slot.
    expect([shelters(t, 0), crew(t, 0, 'drone-dock')]).toEqual(['En', 'P Ma']);
    const between = moving({ buildings: { 'drone-dock': 'P St', warmhouse: 'Ma Ma Ma' } });
    between.answer(`steward@${dock}`);
    expect(between.options()).toEqual(['shelters', `marine@${tile('warmhouse')}`]);
    between.answer(`marine@${tile('warmhouse')}`);
    expect([crew(between, 0, 'drone-dock'), crew(between, 0, 'warmhouse')]).toEqual([
      'P Ma',
      'Ma Ma St',
    ]);
  });
  test('what has no room, does not fit or is not there is refused', () => {
    const t = moving({ sh: 'Ma P', buildings }).answer(`engineer@${dock}`);
    expect(t.options()).toEqual(['shelters', synth, 'pioneer@shelters', 'marine@shelters']);
    expect(t.refused(ops ?? '')).toBe('ART-GEN-06');
    expect(t.refused(`steward@${ops}`)).toBe('ART-GEN-07');
    expect(t.refused('steward@shelters')).toBe('ART-UPK-02');
    expect(moving({ sh: 'Ma', buildings }).refused('pioneer@shelters')).toBe('ART-UPK-02');
  });
  test('stopping is allowed, and with nothing to move nothing is asked', () => {
    expect(moving({ sh: 'Ma', buildings }).answer('stop').asked()).toBeNull();
    expect(moving({ sh: 'P P' }).asked()).toBeNull();
  });
});

describe('[ART-UPK-03] Shuttle Bay', () => {
  const spec = (bays: Record<string, string>): Spec => ({
    players: [
      {
        sh: 'P P P P P P',
        buildings: { ...bays, warmhouse: '', 'expedition-hub': '', 'drone-dock': '' },
      },
      {},
    ],
  });
  const count = (bays: Record<string, string>): number => {
    const t = upkeep(spec(bays));
    let moves = 0;
    for (; t.asked()?.ask === 'upkeepMoveWho'; moves++) {
      t.answer('pioneer@shelters', tile(moves < 3 ? 'warmhouse' : 'expedition-hub'));
    }
    return moves;
  };
  test('two more moves for each full one', () => {
    expect(count({ 'shuttle-bay': '' })).toBe(1);
    expect(count({ 'shuttle-bay': 'En' })).toBe(3);
    expect(count({ 'shuttle-bay-1': 'En', 'shuttle-bay-2': 'En' })).toBe(5);
  });
  test('also after its Engineer has left, but not for one filled in this step', () => {
    const t = upkeep(spec({ 'shuttle-bay': 'En' })).answer(
      `engineer@${tile('shuttle-bay')}`,
      'shelters',
    );
    expect(t.asked()?.task).toMatchObject({ left: 2 });
    const late = upkeep({ players: [{ sh: 'En', buildings: { 'shuttle-bay': '' } }, {}] });
    late.answer('engineer@shelters');
    expect(asks(late)).not.toBe('0 upkeepMoveWho');
  });
});

const activating = (player: Spec['players'][number], more: Partial<Spec> = {}): Play =>
  table({ players: [player, { M: 4 }], ...more }).run({ type: 'activateBuilding', seat: 0 });

describe('activation', () => {
  const [dock, synth] = ['drone-dock', 'synth-complex'].map(tile);
  test('[ART-UPK-04] each full Ocean Building at most once, in any order; not a Building with room', () => {
    const buildings = { 'drone-dock': 'P P', manufactory: 'En', 'crystal-foundry': 'P' };
    const t = activating({ buildings });
    expect(t.options()).toEqual([dock, tile('manufactory'), 'stop']);
    expect(t.refused(tile('crystal-foundry'))).toBe('ART-UPK-04');
    t.answer(tile('manufactory'));
    expect(t.refused(tile('manufactory'))).toBe('ART-UPK-04');
    t.answer(dock ?? '');
    expect([owns(t, 0), t.asked()]).toEqual(['E1 M1 T2', null]);
  });
  test('[ART-UPK-04] in either order: the Dock may pay for the Synth Complex', () => {
    const t = activating({ buildings: { 'synth-complex': 'En', 'drone-dock': 'P P' } });
    expect(t.options()).toEqual([dock, 'stop']);
    t.answer(dock ?? '');
    expect(t.options()).toEqual([synth, 'stop']);
  });
  test('[ART-UPK-05] Assault Pods of all before all other Buildings, then player by player', () => {
    const pod = { 'assault-pod': 'Ma Ma', 'drone-dock-1': 'P P' };
    const t = upkeep({
      players: [
        { buildings: pod },
        { buildings: { 'assault-pod-1': 'Ma Ma', 'drone-dock': 'P P' } },
      ],
      first: 1,
    });
    answers(t, [1, 'stop'], [0, 'stop']); // moves
    answers(t, [1, 'skip'], [0, 1], [1, tile('drone-dock')], [0, 'drone-dock-1']);
    expect(owns(t, 0)).toBe('E3 M1 T0');
  });
  test('[ART-UPK-05] each Pod is asked for, and skipped or used for itself', () => {
    const buildings = { 'assault-pod-1': 'Ma Ma', 'assault-pod-2': 'Ma Ma' };
    const t = table({ players: [{ buildings }, { M: 9 }, {}] }).run({
      type: 'assault',
      seat: 0,
      from: 0,
    });
    answers(t, [0, 'skip'], [0, 1]);
    expect([owns(t, 0), owns(t, 1), t.asked()]).toEqual(['E2 M0 T0', 'E0 M6 T0', null]);
  });
  test('[ART-UPK-04] the rule that keeps a Building idle is named', () => {
    const buildings = {
      'drone-dock': 'P P',
      'assault-pod': 'Ma Ma',
      'expedition-hub': 'P',
      'recon-post': 'Ma',
      'shuttle-bay': 'En',
      'ops-center': 'St',
      'sensor-station': 'St',
      'synth-complex': 'En',
    };
    const t = activating({ buildings });
    const names = Object.keys(buildings).slice(1);
    expect(names.map((name) => t.refused(tile(name)))).toEqual([
      'ART-UPK-05',
      'ART-BLD-04',
      'ART-BLD-08',
      'ART-BLD-10',
      'ART-BLD-07',
      'ART-BLD-09',
      'ART-BLD-12',
    ]);
  });
  test('[ART-UPK-06] a Building filled in this step may then be activated', () => {
    const buildings = { 'surface-conduit': 'P En P', manufactory: '' };
    const t = activating({ buildings }, { bag: 'En' });
    expect(t.options()).toEqual([tile('surface-conduit'), 'stop']);
    t.answer(tile('surface-conduit'), tile('manufactory'));
    expect(t.options()).toEqual([tile('manufactory'), 'stop']);
  });
  test('[ART-UPK-07] Ocean Buildings in all six rounds, Surface Buildings never', () => {
    for (const round of data.rounds.surfaceRounds) {
      const t = activating(
        { buildings: { 'drone-dock': 'P P', stronghold: 'Ma Ma P' } },
        { round },
      );
      expect(t.options()).toEqual([dock, 'stop']);
      expect(t.refused(tile('stronghold'))).toBe('ART-UPK-07');
    }
  });
});

describe('[ART-UPK-08] heating', () => {
  const heat = (player: Spec['players'][number]): Play =>
    table({ players: [player, {}] }).run({ type: 'heatShelters', seat: 0 });
  test('1 Energy for each colonist in Shelters, nothing for those in Buildings', () => {
    const t = heat({ E: 5, sh: 'P En', buildings: { 'drone-dock': 'P P' } });
    expect([t.asked(), owns(t, 0), shelters(t, 0)]).toEqual([null, 'E3 M0 T0', 'P En']);
  });
  test('as far as the Energy goes; the owner picks who is discarded', () => {
    const t = heat({ E: 2, sh: 'P P En St' });
    expect([asks(t), t.options()]).toEqual(['0 chooseWarmed', ['pioneer', 'engineer', 'steward']]);
    expect(t.refused('marine')).toBe('ART-UPK-08');
    t.answer('pioneer', 'engineer');
    expect([shelters(t, 0), cast(t.state.discard), owns(t, 0)]).toEqual([
      'P St',
      'P En',
      'E0 M0 T0',
    ]);
  });
  test('exactly enough Energy loses nobody; none at all loses everybody', () => {
    expect(shelters(heat({ E: 3, sh: 'P En St' }), 0)).toBe('P En St');
    const t = heat({ sh: 'P En St' });
    expect([t.asked(), shelters(t, 0)]).toEqual([null, '']);
  });
});

describe('first player', () => {
  const choose = (stocks: [number, number][], first = 0): Play =>
    table({ players: stocks.map(([E, M]) => ({ E, M, T: 9 })), first }).run({
      type: 'passFirstPlayer',
    });
  test('[ART-UPK-09] the fewest resources choose anybody, themself included', () => {
    const t = choose([
      [1, 3],
      [2, 0],
      [0, 3],
    ]);
    expect([asks(t), t.options()]).toEqual(['1 chooseFirstPlayer', [0, 1, 2]]);
    expect(t.refused(3)).toBe('ART-UPK-09');
    expect(t.answer(2).state.first).toBe(2);
  });
  test('[ART-UPK-09] of tied ones, the furthest clockwise from the former first player', () => {
    expect(
      asks(
        choose([
          [1, 0],
          [0, 1],
          [5, 0],
        ]),
      ),
    ).toBe('1 chooseFirstPlayer');
    expect(
      asks(
        choose(
          [
            [1, 0],
            [0, 1],
            [5, 0],
          ],
          1,
        ),
      ),
    ).toBe('0 chooseFirstPlayer');
    expect(
      asks(
        choose(
          [
            [1, 0],
            [0, 1],
            [0, 1],
          ],
          2,
        ),
      ),
    ).toBe('1 chooseFirstPlayer');
  });
  test('[ART-UPK-10] measured after the preparation, which the chooser sees', () => {
    const t = table({ players: [{ E: 1, sh: 'P' }, { M: 1 }], round: 2 });
    t.state.eventDeck = [
      ...t.state.eventDeck.filter((event) => event !== 'supply-drop'),
      'supply-drop',
    ];
    t.run({ type: 'heatShelters', seat: 0 }).run({ type: 'endRound' });
    expect([asks(t), t.state.round, t.state.eventDone]).toEqual(['0 chooseFirstPlayer', 3, true]);
    expect(t.state.gantry.length).toBe(2);
  });
});

test('[ART-UPK-11] an Ocean Building bought late still works in each Upkeep that follows', () => {
  const t = table({
    players: [{ M: 1, sh: 'St' }, {}],
    round: 5,
    gantry: { 'sensor-station': [[0, 1]] },
  });
  t.run({ type: 'resolveGantry' }).answer('buy', ['steward']);
  seat(t, 0).energy = 2;
  t.run({ type: 'activateBuilding', seat: 0 }).answer(tile('sensor-station'));
  expect(vp(t, 0)).toBe(1);
});
