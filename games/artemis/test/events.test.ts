import { describe, expect, test } from 'vitest';
import { data, eventCard } from '../data/index.ts';
import {
  answers,
  asks,
  happened,
  owns,
  type Play,
  row,
  seat,
  shelters,
  type Spec,
  table,
  vp,
} from './scenario.ts';

const strike = (event: string, spec: Spec): Play =>
  table({ ...spec, event }).run({ type: 'carryOutEvent' });
const energy = (t: Play) => t.state.players.map((p) => p.energy);

describe('[ART-EVT-01] fourteen Events', () => {
  test('letters: "!" three times, B once, the others twice', () => {
    const letters = data.events.map(({ letter }) => letter).join('');
    const count = (letter: string) => letters.split(letter).length - 1;
    expect(['!', 'A', 'B', 'C', 'D', 'E', 'F'].map(count)).toEqual([3, 2, 1, 2, 2, 2, 2]);
  });
  test('Supply Drop gives a Toolkit to all and one more to the fewest VP', () => {
    const t = strike('supply-drop', { players: [{ vp: 2 }, { vp: 1 }, { vp: 1 }] });
    expect(t.state.players.map(({ toolkit }) => toolkit)).toEqual([1, 2, 2]);
  });
  test('Whiteout takes 2 Energy of the most dice at Basecamp', () => {
    const dice: [number, number][] = [
      [0, 1],
      [1, 1],
      [1, 2],
    ];
    const t = strike('whiteout', {
      players: [{ E: 3 }, { E: 3 }],
      expeditions: [{ card: 'ice-bore', dice }],
    });
    expect(energy(t)).toEqual([3, 1]);
  });
  test('Ground Tremor takes 2 Minerals of the most dice in the Quarry', () => {
    const t = strike('ground-tremor', {
      players: [{ M: 3 }, { M: 1 }],
      quarry: { dice: [[1, 2]] },
    });
    expect([owns(t, 0), owns(t, 1)]).toEqual(['E0 M3 T0', 'E0 M0 T0']);
  });
  test('Crystal Bloom gives 1 Mineral to who has no die in the Quarry', () => {
    const t = strike('crystal-bloom', { players: [{}, {}, {}], quarry: { dice: [[1, 2]] } });
    expect(t.state.players.map(({ mineral }) => mineral)).toEqual([1, 0, 1]);
  });
  test('Security Bonus and Council Session pay the most Marines, the most Stewards', () => {
    const players = [{ sh: 'Ma St' }, { sh: 'Ma', buildings: { 'assault-pod': 'Ma' } }, {}];
    expect([0, 1, 2].map((n) => vp(strike('security-bonus', { players }), n))).toEqual([0, 1, 0]);
    expect([0, 1, 2].map((n) => vp(strike('council-session', { players }), n))).toEqual([1, 0, 0]);
  });
  test('Cold Snap takes 1 Energy per 2 colonists in Shelters', () => {
    const players = [
      { E: 5, sh: 'P P P' },
      { E: 5, sh: 'P', buildings: { 'drone-dock': 'P P' } },
      { E: 1, sh: 'P P P P' },
    ];
    expect(energy(strike('cold-snap', { players }))).toEqual([4, 5, 0]);
  });
  test('Field Promotion trains a Pioneer of Shelters into an Engineer, in turn order, if one likes', () => {
    const players = [{ sh: 'P St' }, { sh: 'En' }, { sh: 'P' }];
    const t = strike('field-promotion', { players, first: 2 });
    expect([asks(t), t.options()]).toEqual(['2 train', ['decline', 'pioneer@shelters>engineer']]);
    answers(t, [2, 'pioneer@shelters>engineer']);
    expect(t.refused('steward@shelters>engineer')).toBe('ART-EVT-01');
    answers(t, [0, 'decline']);
    expect([shelters(t, 2), shelters(t, 0), t.asked()]).toEqual(['En', 'P St', null]);
    const out = strike('field-promotion', { players, academy: { supply: 'Ma St' } });
    expect(out.asked()).toBeNull();
  });
});

describe('[ART-EVT-02] "most"', () => {
  test('strikes every tied player with at least one, in turn order', () => {
    const quarry = {
      dice: [
        [2, 1],
        [0, 4],
      ] as [number, number][],
    };
    const t = strike('ground-tremor', {
      players: [{ M: 2 }, { M: 2 }, { M: 2 }],
      first: 1,
      quarry,
    });
    const told = happened(t, 'lost').map((event) => 'seat' in event && event.seat);
    expect(told).toEqual([2, 0]);
    expect(happened(strike('ground-tremor', { players: [{ M: 2 }, { M: 2 }] }), 'lost')).toEqual(
      [],
    );
    expect(happened(strike('security-bonus', { players: [{}, {}] }), 'gained')).toEqual([]);
  });
  test('counts dice of all Expeditions together, one each whatever their value', () => {
    const expeditions: Spec['expeditions'] = [
      {
        card: 'ice-bore',
        dice: [
          [0, 6],
          [1, 1],
        ],
      },
      { card: 'aurora-summit', dice: [[1, 1]] },
    ];
    const t = strike('whiteout', { players: [{ E: 2 }, { E: 2 }, {}], expeditions });
    expect(energy(t)).toEqual([2, 0, 0]);
  });
});

test('[ART-EVT-03] an Event sees only the dice that still lie there', () => {
  const spec: Spec = {
    players: [{ M: 5 }, { M: 5 }],
    event: 'crystal-bloom',
    quarry: { stock: 9, dice: [[0, 1]] },
  };
  const t = table(spec).run({ type: 'harvest', region: 'quarry' }).run({ type: 'carryOutEvent' });
  expect(t.state.players.map(({ mineral }) => mineral)).toEqual([7, 6]);
});

test('[ART-EVT-04] what a "!" Event adds comes on top of the preparation', () => {
  for (const [event, region] of [
    ['thermal-surge', 'vents'],
    ['rich-seam', 'quarry'],
  ] as const) {
    const t = table({ players: [{}, {}] });
    t.state.round = 0;
    t.state.eventDeck = [...t.state.eventDeck.filter((one) => one !== event), event];
    t.run({ type: 'prepareBoard' });
    const [prepared] = happened(t, 'boardPrepared');
    const before = prepared?.type === 'boardPrepared' ? prepared[region] : NaN;
    expect(t.state.stock[region]).toBe(before + 4);
  }
});

describe('[ART-EVT-05]', () => {
  test('Vent Collapse gives the rightmost die back with 1 Relief; without dice nothing happens', () => {
    const t = strike('vent-collapse', {
      players: [{}, {}],
      vents: {
        stock: 9,
        dice: [
          [0, 2],
          [1, 5],
        ],
      },
    });
    expect([row(t.state.rows.vents), seat(t, 1).relief, seat(t, 1).resting]).toEqual(['0:2', 1, 5]);
    const none = strike('vent-collapse', { players: [{}, {}], vents: { stock: 9 } });
    expect(none.events.map(({ type }) => type)).toEqual(['eventCarriedOut']);
  });
  test('Live Broadcast pays the first of each success, a single participant too', () => {
    const broadcast = (dice: [number, number][]) => {
      const spec = {
        players: [{}, {}],
        event: 'live-broadcast',
        eventDone: true,
        expeditions: [{ card: 'smoker-field', dice }],
      };
      const t = table(spec).run({ type: 'resolveExpedition', expedition: 0 });
      return t.asked() === null ? t : t.answer(0);
    };
    expect(
      [0, 1].map((n) =>
        vp(
          broadcast([
            [1, 5],
            [0, 4],
          ]),
          n,
        ),
      ),
    ).toEqual([0, 1]);
    expect(
      vp(
        broadcast([
          [0, 5],
          [0, 4],
        ]),
        0,
      ),
    ).toBe(1);
  });
  test('Docking Fees change the price of colonists, not their number', () => {
    const t = table({
      players: [{ E: 6 }, {}],
      event: 'docking-fees',
      eventDone: true,
      doorstep: { colonists: 'P P P', dice: [[0, 2]] },
    });
    t.run({ type: 'resolveDoorstep' }).answer('pioneer', 'pioneer');
    expect([owns(t, 0), shelters(t, 0)]).toEqual(['E0 M0 T0', 'P P']);
  });
  test('Prefab Shipment lowers prices, not below 1, and not the ranking of bids', () => {
    const t = table({
      players: [{ M: 4 }, { M: 1 }],
      event: 'prefab-shipment',
      eventDone: true,
      gantry: {
        manufactory: [
          [1, 4],
          [0, 5],
        ],
        'drone-dock': [[1, 1]],
      },
    });
    t.run({ type: 'resolveGantry' });
    answers(t, [0, 'buy']);
    expect([owns(t, 0), seat(t, 1).relief]).toEqual(['E0 M0 T0', 1]);
    answers(t, [1, 'buy']);
    expect(owns(t, 1)).toBe('E0 M2 T0');
    expect(eventCard('prefab-shipment').letter).toBe('D');
  });
});
