import { pending, play, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { REGIONS } from '../data/index.ts';
import { artemis } from '../rules/index.ts';
import { total } from '../rules/colony.ts';
import { asks, cast, happened, type Play, rolls, row, type Spec, table, tile } from './scenario.ts';

const camp = [{ card: 'aurora-summit' }];

/** A drone with these dice and this planning number places them all. */
function drone(n: 0 | 1, planning: number, dice: number[], spec: Partial<Spec> = {}): Play {
  const t = table({ players: [{}], expeditions: camp, ...spec });
  rolls(t, n, dice);
  t.state.planning = planning;
  return t.run({ type: 'droneDie', drone: n, region: planning - 1 });
}
const placed = (t: Play): string[] =>
  happened(t, 'diePlaced').map((event) =>
    event.type === 'diePlaced' ? `${event.region} ${event.value}` : '',
  );

test('[ART-SOLO-01] set up as for 2 players, with two drones of 4 dice and one Pioneer set aside', () => {
  const s = start(artemis, {}, 1, 'solo');
  expect([s.expeditions.length, s.gantry.length, total(s.doorstep)]).toEqual([1, 2, 4]);
  const view = artemis.view(s);
  expect([view.academy.spaces, view.solo, view.drones.length]).toEqual([1, true, 2]);
  const { bag, doorstep, boxed, drones, players } = s;
  expect(total(bag) + total(doorstep) + s.expeditions.flatMap((e) => e.colonists).length).toBe(71);
  expect(boxed).toEqual(['assault-pod-1', 'command-citadel-1']);
  expect(drones.map((d) => d.resting + d.dice.length)).toEqual([0, 4]);
  expect(players[0]?.dice.length).toBe(5);
  expect(cast(players[0]?.shelters ?? [0, 0, 0, 0])).toBe('P');
});

test('[ART-SOLO-02] drone 1, then you, then drone 2; the first player is never chosen', () => {
  const s = start(artemis, {}, 1, 'order');
  const rolls: number[] = [];
  const asked = new Set<string>();
  let question = pending(artemis, s);
  const events: { type: string; owner?: number }[] = [];
  while (question !== null) {
    asked.add(question.ask);
    play(artemis, s, question.options[0] ?? null, events as never);
    question = pending(artemis, s);
  }
  for (const event of events) if (event.type === 'diceRolled') rolls.push(event.owner ?? -1);
  // The first rolls of drone 1 and of you came before the first question.
  expect(rolls.slice(0, 4)).toEqual([2, 1, 0, 2]);
  expect(asked.has('chooseFirstPlayer')).toBe(false);
});

test('[ART-SOLO-03] drone 1 goes clockwise from the planning number, lowest die first, without the Outfitter', () => {
  const t = drone(0, 5, [6, 2, 4, 1], { gantry: { manufactory: [] } });
  expect(placed(t)).toEqual(['doorstep 1', 'academy 2', 'basecamp 4', 'vents 6']);
  expect(placed(drone(0, 1, [1, 1, 3, 3]))).toEqual(['basecamp 1', 'vents 1', 'quarry 3']);
});

test('[ART-SOLO-03] it rolls its dice together with the planning die', () => {
  const t = table({ players: [{}], expeditions: camp }).run({ type: 'droneTurn', drone: 0 });
  const [rolled] = happened(t, 'diceRolled');
  expect(rolled).toMatchObject({ owner: 1, planning: t.state.planning });
  const first = happened(t, 'diePlaced')[0] ?? happened(t, 'dieSetAside')[0];
  if (first?.type === 'diePlaced') expect(first.region).toBe(REGIONS[(t.state.planning ?? 0) - 1]);
});

test('[ART-SOLO-04] drone 2 goes counterclockwise, also lowest die first', () => {
  const t = drone(1, 2, [5, 3, 6, 1], { gantry: {} });
  expect(placed(t)).toEqual(['vents 1', 'basecamp 3', 'academy 5', 'doorstep 6']);
});

test('[ART-SOLO-05] no colonist at the Academy; a full one is skipped by either drone', () => {
  const t = drone(0, 6, [2]);
  expect(t.state.academyDice).toEqual([{ owner: 1, value: 2, relic: false, trainee: null }]);
  const full = { academy: { dice: [[0, 3, 'P']] as [number, number, string][] } };
  expect(placed(drone(1, 6, [2, 4], full))).toEqual(['doorstep 2']);
  expect(placed(drone(0, 6, [2, 4], full))).toEqual(['basecamp 2', 'vents 4']);
});

test('[ART-SOLO-06] drone dice follow the placement rules', () => {
  const t = drone(0, 1, [3, 3], {
    expeditions: [{ card: 'aurora-summit', dice: [[0, 1]] }],
    vents: {
      dice: [
        [0, 2],
        [0, 3],
        [0, 5],
      ],
    },
  });
  expect(row(t.state.expeditions[0]?.dice ?? [])).toBe('0:1 1:3');
  expect(row(t.state.rows.vents)).toBe('0:2 0:3 1:3 0:5');
});

describe('drones at the Gantry', () => {
  const bids = (t: Play): string[] => t.state.gantry.map(({ dice }) => row(dice));
  test('[ART-SOLO-07] drone 1 takes the tile closest to the stack', () => {
    expect(bids(drone(0, 4, [1], { gantry: { manufactory: [], 'drone-dock': [] } }))).toEqual([
      '1:1',
      '',
    ]);
  });
  test('[ART-SOLO-08] drone 2 takes the closest tile without dice', () => {
    const gantry: Spec['gantry'] = { manufactory: [[0, 1]], 'drone-dock': [], 'ops-center': [] };
    expect(bids(drone(1, 4, [6], { gantry }))).toEqual(['0:1', '2:6', '']);
  });
  test('[ART-SOLO-09] with no such tile it outbids, and prefers where the highest die is yours', () => {
    const gantry: Spec['gantry'] = { manufactory: [[1, 2]], 'drone-dock': [[0, 3]] };
    expect(bids(drone(1, 4, [4], { gantry }))).toEqual(['1:2', '0:3 2:4']);
    expect(bids(drone(1, 4, [3], { gantry }))).toEqual(['1:2 2:3', '0:3']);
  });
  test('[ART-SOLO-10] of several of your bids, you choose which', () => {
    const gantry: Spec['gantry'] = {
      manufactory: [[0, 2]],
      'drone-dock': [[0, 3]],
      'ops-center': [[1, 1]],
    };
    const t = drone(1, 4, [4], { gantry });
    expect([asks(t), t.options()]).toEqual([
      '0 droneOutbid',
      [tile('manufactory'), tile('drone-dock')],
    ]);
    expect(t.refused(tile('ops-center'))).toBe('ART-SOLO-09');
    t.answer(tile('drone-dock'));
    expect(bids(t)).toEqual(['0:2', '0:3 2:4', '1:1']);
  });
  test('[ART-SOLO-11] if it can outbid none, or there are no tiles, the die is set aside', () => {
    const gantry: Spec['gantry'] = { manufactory: [[0, 4]] };
    const t = drone(1, 4, [2, 5], { gantry });
    expect([t.state.drones[1]?.aside, placed(t)]).toEqual([1, ['quarry 5']]);
    const none = drone(0, 4, [2, 5], { round: 6 });
    expect([none.state.drones[0]?.aside, placed(none)]).toEqual([1, ['doorstep 5']]);
    none.run({ type: 'resolve', step: 12 });
    expect(none.state.drones[0]).toMatchObject({ aside: 0, resting: 3 });
  });
});
