import { apply } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { artemis, type ArtemisOpenView } from '../rules/index.ts';
import { type Play, type Spec, table } from './scenario.ts';

const seen = (t: Play): ArtemisOpenView => artemis.view(t.state);

/** The view that a preview of this answer shows. */
function after(t: Play, choice: string): ArtemisOpenView {
  const { state } = apply(artemis, t.state, { seat: t.asked()?.seat ?? 0, choice });
  return artemis.view(state);
}

describe('rows', () => {
  test('[ART-HARV-01] [ART-HIRE-02] each die with what it would get now', () => {
    const t = table({
      players: [{}, {}],
      vents: {
        stock: 5,
        dice: [
          [0, 2],
          [1, 4],
          [0, 6],
        ],
      },
      doorstep: {
        colonists: 'P P',
        dice: [
          [1, 1],
          [0, 5],
        ],
      },
    });
    const view = artemis.view(t.state);
    expect(view.vents.dice.map(({ gets }) => gets)).toEqual([2, 3, 0]);
    expect(view.doorstep.dice.map(({ gets }) => gets)).toEqual([1, 1]);
  });

  test('[ART-EXPO-01] after the region is chosen, the row tells what the die gets there', () => {
    const t = table({
      players: [{ dice: [3] }, {}],
      quarry: {
        stock: 5,
        dice: [
          [1, 2],
          [1, 4],
        ],
      },
      doorstep: { colonists: 'P En', dice: [] },
    });
    t.run({ type: 'nextDie', seat: 0 });
    expect(after(t, 'quarry').quarry.dice.map(({ owner, gets }) => [owner, gets])).toEqual([
      [1, 2],
      [0, 3],
      [1, 0],
    ]);
    expect(after(t, 'doorstep').doorstep.dice).toMatchObject([{ owner: 0, gets: 2 }]);
    expect(after(t, 'outfitter').players[0]?.toolkit).toBe(1);
  });

  test('[ART-EXPO-03] one’s own Recon Post has taken its part before the row is served', () => {
    const placing = (post: string): Play =>
      table({
        players: [{ dice: [4], buildings: { 'recon-post': post } }, {}],
        vents: { stock: 4, dice: [] },
      }).run({ type: 'nextDie', seat: 0 });
    const served = after(placing('Ma'), 'vents');
    expect([served.vents.stock, served.vents.dice[0]?.gets, served.players[0]?.energy]).toEqual([
      3, 3, 1,
    ]);
    const without = after(placing(''), 'vents');
    expect([without.vents.dice[0]?.gets, without.players[0]?.energy]).toEqual([4, 0]);
  });
});

describe('Expeditions', () => {
  const forecast = (dice: [number, number][], players: Spec['players'] = [{}, {}, {}]) =>
    seen(table({ players, expeditions: [{ card: 'lost-probe', dice }] })).forecast.expeditions;
  test('[ART-EXP-04] [ART-EXP-05] the first chooses, the second gets the other, others Relief', () => {
    expect(
      forecast([
        [2, 1],
        [0, 4],
        [1, 3],
      ]),
    ).toEqual([['first', 'second', 'relief']]);
  });
  test('[ART-EXP-03] [ART-EXP-07] a failure consoles; alone, both rewards are one’s own', () => {
    expect(forecast([[0, 6]])).toEqual([['relief']]);
    expect(
      forecast([
        [0, 6],
        [0, 1],
      ]),
    ).toEqual([['both']]);
  });
  test('[ART-SOLO-12] against drones one chooses freely, and they get nothing', () => {
    const dice: [number, number][] = [
      [1, 6],
      [0, 4],
    ];
    expect(forecast(dice, [{}])).toEqual([['nothing', 'first']]);
  });
});

describe('the Gantry', () => {
  const bids: [number, number][] = [
    [2, 1],
    [1, 3],
    [0, 5],
  ];
  const forecast = (M: [number, number, number], more: Partial<Spec> = {}) =>
    seen(table({ players: M.map((n) => ({ M: n })), gantry: { manufactory: bids }, ...more }))
      .forecast.gantry[0];
  test('[ART-BUY-02] the highest may buy, the others would be consoled', () => {
    expect(forecast([5, 3, 1])).toEqual(['relief', 'relief', 'first']);
  });
  test('[ART-BUY-03] [ART-BUY-06] whoever cannot pay may not: the option passes on, without Relief', () => {
    expect(forecast([4, 3, 0])).toEqual(['relief', 'first', 'nothing']);
    expect(forecast([4, 2, 1])).toEqual(['first', 'nothing', 'nothing']);
    expect(forecast([4, 2, 0])).toEqual(['nothing', 'nothing', 'nothing']);
  });
  test('[ART-HARV-01] Minerals that a die in the Quarry brings come in time', () => {
    const quarry: Spec['quarry'] = { stock: 2, dice: [[0, 4]] };
    expect(forecast([3, 3, 0], { quarry })).toEqual(['relief', 'relief', 'first']);
    expect(forecast([2, 3, 0], { quarry })).toEqual(['relief', 'first', 'nothing']);
  });
  test('[ART-RUL-36] at the price that this round’s Event makes', () => {
    const event = 'prefab-shipment';
    expect(forecast([4, 3, 0], { event })).toEqual(['relief', 'relief', 'first']);
    expect(
      seen(table({ players: [{}, {}], gantry: { manufactory: [[0, 5]] }, event })),
    ).toMatchObject({ gantry: [{ price: 4 }] });
  });
  test('[ART-BUY-05] being outbid by oneself consoles nobody', () => {
    const own: [number, number][] = [
      [0, 2],
      [0, 4],
    ];
    const t = table({ players: [{ M: 9 }, {}], gantry: { manufactory: own } });
    expect(seen(t).forecast.gantry).toEqual([['nothing', 'first']]);
  });
  test('[ART-SOLO-14] [ART-SOLO-17] a drone always pays, and is never consoled', () => {
    const t = table({
      players: [{ M: 9 }],
      gantry: {
        manufactory: [
          [0, 2],
          [1, 4],
        ],
        'drone-dock': [
          [2, 3],
          [0, 5],
        ],
      },
    });
    expect(seen(t).forecast.gantry).toEqual([
      ['relief', 'first'],
      ['nothing', 'first'],
    ]);
  });
});

test('[ART-TRAIN-02] at the Academy the left space may use up the last of a type', () => {
  const t = table({
    players: [{}, {}, {}],
    academy: {
      supply: 'Ma',
      dice: [
        [0, 3, 'P'],
        [1, 4, 'P'],
      ],
    },
  });
  expect(seen(t).forecast.academy).toEqual([true, false]);
});
