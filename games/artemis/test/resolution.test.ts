import { describe, expect, test } from 'vitest';
import { answers, happened, type Play, type Spec, table } from './scenario.ts';

const resolveAll = (spec: Spec): Play => table(spec).run({ type: 'resolve', step: 0 });

describe('the Phase marker', () => {
  test('[ART-RES-01] Basecamp, Vents, Quarry, Gantry, Doorstep, Academy, then the Outfitter dice', () => {
    const t = resolveAll({
      players: [{ M: 9, E: 9 }, {}],
      expeditions: [{ card: 'aurora-summit', dice: [[0, 1]] }],
      vents: { stock: 1, dice: [[0, 1]] },
      quarry: { stock: 1, dice: [[0, 1]] },
      gantry: { manufactory: [[0, 1]] },
      doorstep: { colonists: 'P', dice: [[0, 1]] },
      academy: { dice: [[1, 1, 'P']] },
      outfitter: [[1, 1]],
    });
    expect(t.state.marker).toBe(7);
    expect(t.state.outfitter).toHaveLength(1);
    answers(t, [0, 'buy'], [0, 'pioneer']);
    const told = t.events.map(({ type }) => type);
    const order = [
      'expeditionResolved',
      'harvested',
      'buildingBought',
      'colonistRecruited',
      'colonistTrained',
    ] as const;
    const places = order.map((type) => told.indexOf(type));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(happened(t, 'harvested').map((event) => 'region' in event && event.region)).toEqual([
      'vents',
      'quarry',
    ]);
    expect(t.state.outfitter).toEqual([]);
  });

  test.each([
    ['whiteout', []],
    ['vent-collapse', ['expeditionResolved']],
    ['ground-tremor', ['expeditionResolved', 'harvested']],
    ['security-bonus', ['expeditionResolved', 'harvested', 'harvested']],
    ['council-session', ['expeditionResolved', 'harvested', 'harvested', 'buildingBought']],
    [
      'cold-snap',
      ['expeditionResolved', 'harvested', 'harvested', 'buildingBought', 'colonistRecruited'],
    ],
  ])('[ART-RES-02] %s strikes at its letter, after %j', (event, before) => {
    const t = resolveAll({
      players: [{ M: 9, E: 9, relief: 8 }, {}],
      event,
      expeditions: [{ card: 'aurora-summit', dice: [[0, 1]] }],
      vents: {
        stock: 9,
        dice: [
          [0, 1],
          [1, 2],
        ],
      },
      quarry: { stock: 9, dice: [[0, 1]] },
      gantry: { manufactory: [[0, 1]] },
      doorstep: { colonists: 'P', dice: [[0, 1]] },
      academy: { dice: [[1, 1, 'P']] },
    });
    answers(t, [0, 'buy'], [0, 'pioneer']);
    const all = t.events.map(({ type }) => type as string);
    expect(all.filter((type) => type === 'eventCarriedOut').length).toBeLessThanOrEqual(2);
    const first = all.slice(0, all.indexOf('eventCarriedOut'));
    const regions = [
      'expeditionResolved',
      'harvested',
      'buildingBought',
      'colonistRecruited',
      'colonistTrained',
    ];
    const seen = first.filter((type) => regions.includes(type));
    expect([...new Set(seen)]).toEqual([...new Set(before)]);
    expect(t.events.find(({ type }) => type === 'eventCarriedOut')).toMatchObject({ event });
  });

  test('[ART-RES-02] a "!" Event is not repeated, and a change holds to the end of the round only', () => {
    const t = resolveAll({ players: [{}, {}], event: 'supply-drop', eventDone: true });
    expect(
      happened(t, 'eventCarriedOut').filter((one) => 'event' in one && one.event === 'supply-drop'),
    ).toEqual([]);
    const fees = table({ players: [{ E: 9 }, {}], event: 'docking-fees', eventDone: true });
    expect(fees.game.view(fees.state).doorstep.price).toBe(3);
    fees.run({ type: 'prepareBoard' });
    expect(fees.game.view(fees.state).doorstep.price).toBe(2);
  });

  test('[ART-RES-03] [ART-TRAIN-04] all dice are back with their owners after their region', () => {
    const t = resolveAll({
      players: [{ relief: 8 }, {}, {}],
      expeditions: [{ card: 'aurora-summit', dice: [[0, 1]] }],
      vents: { stock: 1, dice: [[0, 1]] },
      quarry: { dice: [[0, 1]] },
      gantry: { manufactory: [[0, 1]] },
      doorstep: { colonists: 'P', dice: [[1, 1]] },
      academy: { dice: [[1, 1, 'P']] },
      outfitter: [
        [0, 4],
        [2, 2],
      ],
    });
    expect(t.state.players.map(({ resting, toolkit }) => [resting, toolkit])).toEqual([
      [5, 0],
      [5, 0],
      [5, 0],
    ]);
  });
});
