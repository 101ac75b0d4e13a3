import { describe, expect, test } from 'vitest';
import {
  answers,
  asks,
  crew,
  group,
  happened,
  owns,
  type Play,
  seat,
  type Spec,
  table,
  tile,
} from './scenario.ts';

describe('Gantry', () => {
  type Bids = Record<string, [number, number][]>;
  const gantry = (bids: Bids, players: Spec['players']): Play =>
    table({ players, gantry: bids }).run({ type: 'resolveGantry' });
  test('[ART-BUY-01] tiles one by one, closest to the stack first', () => {
    const t = gantry({ manufactory: [[0, 1]], 'drone-dock': [], 'ops-center': [[1, 1]] }, [
      { M: 1 },
      { M: 1 },
    ]);
    expect(asks(t)).toBe('0 buyBuilding');
    expect(asks(t.answer('decline'))).toBe('1 buyBuilding');
  });
  test('[ART-BUY-02] the highest die may pay its value; too few Minerals cannot buy', () => {
    const t = gantry(
      {
        manufactory: [
          [1, 2],
          [0, 5],
        ],
      },
      [{ M: 5 }, { M: 9 }],
    );
    expect([asks(t), t.options()]).toEqual(['0 buyBuilding', ['buy', 'decline']]);
    t.answer('buy');
    expect([owns(t, 0), seat(t, 0).buildings.length]).toEqual(['E0 M0 T0', 1]);
    expect(
      asks(
        gantry(
          {
            manufactory: [
              [1, 2],
              [0, 5],
            ],
          },
          [{ M: 4 }, { M: 9 }],
        ),
      ),
    ).toBe('1 buyBuilding');
  });
  test('[ART-BUY-03] after a refusal the next bid has the option, at its price; one option each', () => {
    const t = gantry(
      {
        manufactory: [
          [0, 1],
          [1, 2],
          [0, 4],
        ],
      },
      [{ M: 9 }, { M: 9 }],
    );
    answers(t, [0, 'decline'], [1, 'buy']);
    expect(owns(t, 1)).toBe('E0 M7 T0');
    const none = gantry(
      {
        manufactory: [
          [0, 1],
          [1, 2],
          [0, 4],
        ],
      },
      [{ M: 9 }, { M: 9 }],
    );
    answers(none, [0, 'decline'], [1, 'decline']);
    expect([none.asked(), none.state.gantry.length]).toEqual([null, 1]);
  });
  test('[ART-BUY-04] dice are never added: the price is the value of the one used', () => {
    const t = gantry(
      {
        manufactory: [
          [0, 2],
          [0, 3],
        ],
      },
      [{ M: 3 }, {}],
    ).answer('buy');
    expect(owns(t, 0)).toBe('E0 M0 T0');
  });
  test('[ART-BUY-05] each lower bidder gains 1 Relief per tile, in turn order, after the staffing', () => {
    const t = table({
      players: [{ M: 6, sh: 'En' }, {}, {}],
      first: 2,
      gantry: {
        manufactory: [
          [1, 1],
          [2, 2],
          [1, 3],
          [0, 6],
        ],
      },
    });
    t.run({ type: 'resolveGantry' }).answer('buy');
    expect([asks(t), seat(t, 1).relief, seat(t, 2).relief]).toEqual(['0 staffNewBuilding', 0, 0]);
    t.answer(group('En'));
    const told = happened(t, 'reliefAdvanced').map((event) => 'seat' in event && event.seat);
    expect(told).toEqual([2, 1]);
  });
  test('[ART-BUY-06] no Relief for who declined or could not pay, nor for outbidding oneself', () => {
    const t = gantry(
      {
        manufactory: [
          [2, 1],
          [1, 2],
          [2, 5],
        ],
      },
      [{}, { M: 2 }, { M: 4 }],
    ).answer('buy');
    expect(t.state.players.map(({ relief }) => relief)).toEqual([0, 0, 0]);
    const self = gantry(
      {
        manufactory: [
          [0, 2],
          [0, 3],
        ],
      },
      [{ M: 3 }, {}],
    ).answer('buy');
    expect(seat(self, 0).relief).toBe(0);
  });
  test('[ART-BUY-07] if nobody buys, the tile stays where it is and nobody gains Relief', () => {
    const t = gantry(
      {
        'drone-dock': [],
        manufactory: [
          [0, 4],
          [1, 5],
        ],
        'ops-center': [],
      },
      [{}, {}],
    );
    expect(t.state.gantry.map((slot) => slot.tile)).toEqual(
      ['drone-dock', 'manufactory', 'ops-center'].map(tile),
    );
    expect(t.state.players.map(({ relief, resting }) => [relief, resting])).toEqual([
      [0, 5],
      [0, 5],
    ]);
  });
  test('[ART-BUY-08] a bought Building joins the row and may be staffed; there is no limit', () => {
    const many = [
      'recon-post',
      'shuttle-bay',
      'synth-complex',
      'ops-center',
      'armory',
      'stronghold',
      'warmhouse',
      'bio-drome',
    ];
    const buildings = Object.fromEntries(many.map((name) => [name, '']));
    const t = gantry({ manufactory: [[0, 2]] }, [{ M: 2, sh: 'En', buildings }, {}]).answer(
      'buy',
      group('En'),
    );
    expect(seat(t, 0).buildings).toHaveLength(9);
    expect(crew(t, 0, 'manufactory')).toBe('En');
  });
});
