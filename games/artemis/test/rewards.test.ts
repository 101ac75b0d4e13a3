import { describe, expect, test } from 'vitest';
import {
  answers,
  asks,
  crew,
  group,
  owns,
  type Play,
  seat,
  shelters,
  type Spec,
  table,
  tile,
  vp,
} from './scenario.ts';

type Sent = [number, number, string?];
const three = [{}, {}, {}];

function resolve(
  card: string,
  dice: Sent[],
  players: Spec['players'] = three,
  more: object = {},
): Play {
  const t = table({ players, expeditions: [{ card, dice, ...more }] });
  return t.run({ type: 'resolveExpedition', expedition: 0 });
}

/** Seat 0 is first and takes this reward of the card; seat 1 gets the other. */
const take = (card: string, reward: number, players: Spec['players'] = three, more: object = {}) =>
  resolve(
    card,
    [
      [0, 6],
      [0, 5],
      [1, 1],
    ],
    players,
    more,
  ).answer(reward);

describe('rewards', () => {
  test('[ART-RWD-01] 3 Minerals', () => expect(owns(take('smoker-field', 0), 0)).toBe('E0 M3 T0'));
  test('[ART-RWD-02] 5 Energy', () => expect(owns(take('warm-shallows', 0), 0)).toBe('E5 M0 T0'));
  test('[ART-RWD-03] 4 Toolkits', () => expect(owns(take('smoker-field', 1), 0)).toBe('E0 M0 T4'));
  test('[ART-RWD-04] 2 VP, or 1 VP', () => {
    expect(vp(take('aurora-summit', 0), 0)).toBe(2);
    expect(vp(take('ridge-survey', 1), 0)).toBe(1);
  });
  test('[ART-RWD-05] 3 Energy or 3 Minerals, not mixed', () => {
    const t = take('lost-probe', 0);
    expect(t.options()).toEqual([
      [3, 0],
      [0, 3],
    ]);
    expect(t.refused([1, 2])).toBe('ART-RWD-05');
    expect(owns(t.answer([0, 3]), 0)).toBe('E0 M3 T0');
  });
  test('[ART-RWD-06] the Building beside the card, staffed from Shelters, not by the crew sent', () => {
    const t = resolve(
      'drifting-module',
      [
        [0, 6, 'P'],
        [0, 5],
        [1, 1],
      ],
      [{ sh: 'En' }, {}, {}],
      {
        building: 'drone-dock',
      },
    );
    t.answer(0);
    expect([asks(t), t.options()]).toEqual(['0 staffNewBuilding', [[], group('En')]]);
    t.answer(group('En'));
    expect([crew(t, 0, 'drone-dock'), shelters(t, 0)]).toEqual(['En', 'P']);
    // A Hub won here is owned when the crew returns.
    const hub = resolve(
      'drifting-module',
      [
        [0, 6, 'P'],
        [0, 5],
        [1, 1],
      ],
      three,
      { building: 'expedition-hub' },
    );
    hub.answer(0);
    expect(asks(hub)).toBe('0 returnCrew');
  });
  test('[ART-RWD-07] the colonists on the card, each to a Building or to Shelters', () => {
    const players = [{ buildings: { 'drone-dock': '' } }, {}, {}];
    const t = take('ridge-survey', 0, players, { colonists: 'P En' });
    answers(t, [0, tile('drone-dock')], [0, 'shelters']);
    expect([crew(t, 0, 'drone-dock'), shelters(t, 0)]).toEqual(['P', 'En']);
  });
  describe('[ART-RWD-08] training', () => {
    const players = [{ sh: 'P', buildings: { 'ops-center': 'St' } }, {}, {}];
    test('one colonist of the colony for one of the Academy, or decline', () => {
      const t = take('training-dive', 0, players);
      const from = ['pioneer@shelters', `steward@${tile('ops-center')}`];
      const to = ['engineer', 'marine', 'steward'];
      expect(t.options()).toEqual([
        'decline',
        ...from.flatMap((who) => to.map((type) => `${who}>${type}`)),
      ]);
      expect(t.refused('pioneer@shelters>pioneer')).toBe('ART-SETUP-01');
      expect(t.refused('marine@shelters>steward')).toBe('ART-RWD-08');
      t.answer('pioneer@shelters>marine');
      expect([shelters(t, 0), t.state.academy, t.state.discard]).toEqual([
        'Ma',
        [0, 4, 3, 4],
        [1, 0, 0, 0],
      ]);
      expect(shelters(take('training-dive', 0, players).answer('decline'), 0)).toBe('P');
    });
    test('the discard comes first: the new colonist may take its place', () => {
      const t = take('training-dive', 0, players).answer(`steward@${tile('ops-center')}>steward`);
      expect(t.options()).toEqual(['shelters', tile('ops-center')]);
    });
    test('impossible without a colonist or without a supply', () => {
      expect(take('training-dive', 0).asked()?.ask).not.toBe('train');
      const t = table({
        players: [{ sh: 'P' }, {}],
        academy: { supply: '' },
        expeditions: [
          {
            card: 'silent-workshop',
            dice: [
              [0, 6],
              [1, 1],
            ],
          },
        ],
      });
      expect(t.run({ type: 'resolveExpedition', expedition: 0 }).answer(0).asked()).toBeNull();
    });
  });
  test('[ART-RWD-09] 1 VP per Marine in the colony', () => {
    const t = take('leviathan-watch', 0, [
      { sh: 'Ma St', buildings: { 'assault-pod': 'Ma' } },
      {},
      {},
    ]);
    expect(vp(t, 0)).toBe(2);
  });
  test('[ART-RWD-10] 1 VP per Steward in the colony', () => {
    const t = take('rival-parley', 0, [{ sh: 'St Ma', buildings: { 'ops-center': 'St' } }, {}, {}]);
    expect(vp(t, 0)).toBe(2);
  });
  test('[ART-RWD-11] 1 Relief', () => {
    const t = take('aurora-summit', 1);
    expect([seat(t, 0).relief, owns(t, 0)]).toEqual([1, 'E0 M2 T0']);
  });
  test('[ART-RWD-12] 1 further Badge beside the normal one', () => {
    expect(seat(take('founders-beacon', 1), 0).badge).toBe(2);
  });
  test('[ART-RWD-13] an empty reward can be chosen but gives nothing', () => {
    const t = take('drifting-module', 0);
    expect([t.asked(), seat(t, 0).buildings]).toEqual([null, []]);
    expect(shelters(take('ridge-survey', 0), 0)).toBe('');
  });
});
