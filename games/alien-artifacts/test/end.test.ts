import { describe, expect, test } from 'vitest';
import { resourceId } from '../data/index.ts';
import { alienArtifacts } from '../rules/index.ts';
import {
  given,
  type Given,
  mine,
  type Play,
  type PlayerSpec,
  resId,
  sectionId,
} from './scenario.ts';

/** The player on turn sells one card, which empties the hand. */
const sell = (t: Play): Play => {
  for (const _ of ['colour', 'card']) {
    t.answer(t.asked()?.ask === 'actionPhase' ? 'sell' : (t.options()[0] ?? ''));
  }
  return t.answer(t.options()[0] ?? '', 'stop');
};

/** Whole turns with one card each, until the game or so many turns are over. */
function turns(spec: Given, n: number): { t: Play; seats: number[] } {
  const t = given(spec);
  const seats: number[] = [];
  for (let i = 0; i < n && t.asked() !== null; i++) {
    seats.push(t.asked()?.seat ?? -1);
    sell(t);
    while (t.asked()?.ask === 'discardCard') t.answer('stop');
  }
  return { t, seats };
}

describe('the Draw Phase', () => {
  test('[ALI-DRAW-01] [ALI-DRAW-04] any cards are discarded, then the hand is filled to 3', () => {
    const t = mine({ hand: [1, 2, 3] }, { deck: [10, 11, 12] });
    t.answer('buy', 'planet', 0);
    expect(t.options()).toEqual([resId(1), resId(2), resId(3), 'stop']);
    t.answer(resId(1), resId(3));
    expect(t.hand()).toEqual([2]);
    t.answer('stop');
    expect(t.hand()).toEqual([2, 10, 11]);
    // With an empty hand there is nothing to ask.
    const all = mine({ hand: [1] }, { deck: [10, 11, 12] }).answer('buy', 'planet', 0, resId(1));
    expect(all.hand()).toEqual([10, 11, 12]);
    expect(all.asked()?.seat).toBe(1);
  });

  test('[ALI-DRAW-02] more cards than the hand size must go', () => {
    const t = mine({ hand: [1, 2, 3, 4, 5] }).answer('buy', 'planet', 0);
    expect(t.why('stop')).toEqual({ rule: 'ALI-DRAW-02', facts: { cards: 5, size: 3 } });
    t.answer(resId(1), resId(2));
    expect(t.options()).toContain('stop');
    t.answer('stop');
    expect(t.hand()).toEqual([3, 4, 5]);
  });
});

describe('decks and supply', () => {
  test('[ALI-DECK-01] [ALI-DECK-02] [ALI-EX-25] the last card drawn empties the deck, for whatever reason', () => {
    const t = mine({ hand: [1, 2] }, { deck: [10], only: true, state: { marker: 2 } });
    t.answer('buy', 'planet', 0, resId(1), 'stop');
    // The marker moves; then the new deck of one card runs out too: the end.
    expect(t.told('deckEmptied')).toEqual([
      { type: 'deckEmptied', marker: 1, ending: false },
      { type: 'deckEmptied', marker: 1, ending: true },
    ]);
    expect(t.hand()).toEqual([2, 10, 1]);
    const produced = mine(
      { empire: ['planet-loam O'], artifacts: ['artifact-harvest-moonlet'] },
      { deck: [53, 55], only: true, discard: [1], state: { marker: 1 } },
    );
    produced.answer('useArtifact:artifact-harvest-moonlet');
    expect(produced.told('deckEmptied')).toEqual([
      { type: 'deckEmptied', marker: 1, ending: true },
    ]);
    expect(produced.state.deck).toHaveLength(1);
  });

  test('[ALI-DECK-03] cards on the table and in hands are not shuffled in', () => {
    const t = mine(
      {
        hand: [1, 39, 40],
        empire: ['ship-howl O', ['planet-loam O', '5/1']],
        waiting: [['planet-oriel', '6/1']],
      },
      { deck: [2], only: true, discard: [7, 8], systems: ['system-hollow-sun'] },
    );
    t.answer('launchOffensive').spend('39/1', '40/1').answer('alien');
    // The revealed card lies open while the deck is renewed; then it is the only one discarded.
    expect([...t.state.deck].map(resourceId).toSorted()).toEqual(
      [7, 8, 39, 40].map(resId).toSorted(),
    );
    expect(t.discard()).toEqual([2]);
  });

  test('[ALI-DECK-04] [ALI-RUL-14] with an empty discard pile nothing is drawn, and the marker moves once', () => {
    const t = mine({ hand: [1] }, { deck: [10], only: true, state: { marker: 2 } });
    t.answer('buy', 'planet', 0, 'stop');
    expect(t.hand()).toEqual([1, 10]);
    expect(t.state).toMatchObject({ marker: 1, deck: [], discard: [] });
    // As soon as cards are discarded there is a deck again, without another move of the marker.
    t.answer('sell', 'gold', sectionId('83/1'), 'stop');
    expect(t.state.marker).toBe(1);
    expect(t.hand(1)).toEqual([83]);
  });

  test('[ALI-DECK-06] an empty Plan deck gives nothing', () => {
    const t = mine({ hand: [39, 42], waiting: ['ship-fat-margin'] }, { plans: [] });
    t.answer('build', 'ship-fat-margin').spend('39/1', '42/1').answer('logistics');
    expect(t.p(0).plans).toEqual([]);
    expect(
      mine({ empire: ['tech-bastion-network L'] }, { plans: [] }).why(
        'useInAddition:tech-bastion-network',
      ).rule,
    ).toBe('ALI-ART-07');
  });
});

describe('the end of the game', () => {
  const players = (n: number): PlayerSpec[] =>
    Array.from({ length: n }, (_, i) => ({ hand: [i + 1], credits: 0 }));

  test('[ALI-END-01] [ALI-END-02] [ALI-END-03] [ALI-RUL-18] the deck runs out as often as there are players', () => {
    const t = given({
      players: players(3),
      deck: [70, 71],
      only: true,
      discard: [60, 61, 62, 63, 64, 65],
    });
    const markers: number[] = [];
    for (let i = 0; i < 60 && t.state.outcome === null; i++) {
      markers.push(t.state.marker);
      sell(t);
      while (t.asked()?.ask === 'discardCard') t.answer('stop');
    }
    expect([...new Set(markers)]).toEqual([3, 2, 1]);
    const emptied = t.told('deckEmptied');
    expect(emptied.slice(0, 3)).toEqual([
      { type: 'deckEmptied', marker: 2, ending: false },
      { type: 'deckEmptied', marker: 1, ending: false },
      { type: 'deckEmptied', marker: 1, ending: true },
    ]);
    expect(t.state.outcome).not.toBeNull();
  });

  test('[ALI-END-04] [ALI-END-05] [ALI-EX-26] the round is completed, up to the right of the first player', () => {
    const spec = {
      players: players(3),
      deck: [70, 71, 72, 73],
      only: true,
      discard: [60, 61, 62, 63, 64, 65, 66],
      state: { marker: 1 },
    };
    // Seat 0 draws 3, seat 1 empties the deck: seat 2 still plays, seat 0 does not.
    const { t, seats } = turns(spec, 9);
    expect(seats).toEqual([0, 1, 2]);
    expect(t.state.outcome).not.toBeNull();
    const first = given({
      ...spec,
      state: { marker: 1, first: 1, turn: 1, tasks: [{ type: 'actionPhase', seat: 1 }] },
    });
    sell(first);
    sell(first);
    expect(first.asked()?.seat).toBe(0);
    sell(first);
    expect(first.state.outcome).not.toBeNull();
  });

  test('[ALI-END-06] [ALI-RUL-20] further emptyings only shuffle; nothing else is restricted', () => {
    const t = mine(
      { hand: [1, 2], artifacts: ['artifact-witness-stone'] },
      {
        deck: [10],
        only: true,
        discard: [11],
        state: { marker: 1, ending: true },
      },
    );
    expect(t.options()).toContain('useArtifact:artifact-witness-stone');
    t.answer('useArtifact:artifact-witness-stone', 'buy', 'planet', 0, 'stop');
    expect(t.state.marker).toBe(1);
    expect(t.told('deckEmptied').every((event) => 'ending' in event && event.ending)).toBe(true);
  });

  test('[ALI-END-07] [ALI-RUL-38] extra turns after the last one, each player’s in a row', () => {
    const spec: Given = {
      players: [
        { hand: [1], credits: 0, extraTurns: 1 },
        { hand: [2], credits: 0 },
        { hand: [3], credits: 0, extraTurns: 2 },
      ],
      state: { ending: true, marker: 1, turn: 2, tasks: [{ type: 'actionPhase', seat: 2 }] },
    };
    const { t, seats } = turns(spec, 20);
    expect(seats).toEqual([2, 0, 2, 2]);
    expect(t.told('turnBegan')).toMatchObject([{ extra: true }, { extra: true }, { extra: true }]);
    expect(t.state.outcome).not.toBeNull();
  });

  test('[ALI-END-07] [ALI-RUL-38] once per player, and never in such a turn: the game ends', () => {
    const afterglow = 'useArtifact:artifact-afterglow';
    const holder = { artifacts: ['artifact-afterglow'], hand: [1], credits: 0 };
    const first = mine(holder).answer(afterglow);
    expect(first.p(0).extraTurns).toBe(3);
    const again = mine({ ...holder, extraTurns: 3 });
    expect(again.why(afterglow)).toEqual({
      rule: 'ALI-END-07',
      facts: { how: 'twice', artifact: 'artifact-afterglow' },
    });
    const late = mine(holder, { state: { ending: true, overtime: true, marker: 1 } });
    expect(late.why(afterglow)).toEqual({
      rule: 'ALI-END-07',
      facts: { how: 'late', artifact: 'artifact-afterglow' },
    });
    sell(late);
    late.answer('endActionPhase');
    expect(late.state.outcome).not.toBeNull();
  });

  test('what is left is told as far as it can be', () => {
    const t = mine({ hand: [1] }, { state: { marker: 2, pace: [3, 3, 2, 4] } });
    const { end } = alienArtifacts.view(t.state);
    expect(end).toMatchObject({ emptyings: 2, lastSeat: 1, mayBeLast: false });
    expect(end.rounds).toBeGreaterThan(20);
    const near = mine({}, { deck: [1, 2, 3], only: true, state: { marker: 1, pace: [3, 3] } });
    expect(alienArtifacts.view(near.state).end).toMatchObject({ mayBeLast: true, rounds: 1 });
    // What is drawn in a turn is counted, of two rounds at most.
    near.answer('buy', 'ship', 0);
    expect(near.state.pace).toEqual([3, 3, 3]);
    expect(sell(t).state.pace).toEqual([3, 2, 4, 3]);
  });
});
