import { hash, refusals, start, viewFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { CARDS, data } from '../data/index.ts';
import { template } from '../rules/index.ts';
import { given } from './scenario.ts';

const scores = (...totals: number[]) => totals.map((total) => expect.objectContaining({ total }));

describe('set-up', () => {
  test('[TPL-SET-01] each player has a hand that nobody else sees; the rest is the pile', () => {
    const state = start(template, {}, 3, 'set-up');
    expect(template.audit(state)).toEqual([]);
    const view = viewFor(template, state, 1);
    expect(view.players.map(({ cards }) => cards)).toEqual([2, 2, 2]);
    expect(view.pile).toBe(CARDS.length - 3 * data.handSize);
    expect(view.own).toEqual({ hand: state.players[1]?.hand });
    expect(JSON.stringify(template.view(state))).not.toContain('hand');
    expect(viewFor(template, state, null).own).toBeNull();
  });
});

describe('a turn', () => {
  test('[TPL-TURN-01] a card lands at any site; equal cards are offered once', () => {
    const table = given({ hands: [[3, 3, 1], [2]] });
    expect(table.options()).toEqual(['3@0', '3@1', '3@2', '1@0', '1@1', '1@2']);
    table.answer('3@1');
    expect(table.state.sites).toEqual([[], [3], []]);
    expect(table.state.players[0]?.hand).toEqual([3, 1]);
    expect(table.asked()).toMatchObject({ seat: 1, ask: 'turn' });
  });

  test('[TPL-TURN-02] a full site takes no card, whatever its strength', () => {
    const table = given({ hands: [[5], [2]], sites: [[1, 1, 2], [], []] });
    expect(table.refused('5@0')).toBe('TPL-TURN-02');
    expect(given({ hands: [[5], [2]], sites: [[1, 1], [], []] }).options()).toContain('5@0');
  });

  test('[TPL-TURN-03] a card lands on equal or weaker ones only', () => {
    const table = given({ hands: [[2, 3], [2]], sites: [[3], [], []] });
    expect(table.refused('2@0')).toBe('TPL-TURN-03');
    expect(table.options()).toContain('3@0');
  });

  test('[TPL-TURN-04] only who can land no card drops one', () => {
    const blocked = [[2, 2, 2], [4, 5], [5]];
    const table = given({ hands: [[1, 3], [2]], sites: blocked });
    expect(table.options()).toEqual(['1@drop', '3@drop']);
    const before = table.state.dropped;
    table.answer('3@drop');
    expect(table.state.dropped).toEqual([...before, 3]);
    expect(given({ hands: [[1, 5], [2]], sites: blocked }).refused('1@drop')).toBe('TPL-TURN-04');
  });

  test('[TPL-TURN-05] then a card is drawn, unseen by others, as long as there is one', () => {
    const table = given({ hands: [[1], [2]], pile: [4, 5] }).answer('1@0');
    expect(table.state.players[0]?.hand).toEqual([5]);
    expect(table.state.pile).toEqual([4]);
    const drew = table.events.at(-1) ?? expect.fail();
    expect(drew).toEqual({ type: 'drew', seat: 0, card: 5 });
    expect(template.viewEvent(drew, 0)).toEqual(drew);
    expect(template.viewEvent(drew, 1)).toEqual({ ...drew, card: null });
    expect(given({ hands: [[1], [2]] }).answer('1@0').state.players[0]?.hand).toEqual([]);
  });

  test('refusals come with what the player may know of the case', () => {
    const { state } = given({ hands: [[1], [2]], sites: [[1, 1, 2], [4], []] });
    expect(refusals(template, state)).toEqual([
      { choice: '1@0', rule: 'TPL-TURN-02', facts: { site: 0, spaces: 3 } },
      { choice: '1@1', rule: 'TPL-TURN-03', facts: { site: 1, card: 1, top: 4 } },
      { choice: '1@drop', rule: 'TPL-TURN-04', facts: { card: 1, site: 2 } },
    ]);
  });
});

describe('points and the end', () => {
  test('[TPL-SCORE-01] a landing scores for each card at the site', () => {
    const table = given({ hands: [[4], [2]], sites: [[], [1, 1], []] }).answer('4@1');
    expect(template.scores(table.state)).toEqual([
      { total: 3, parts: { landings: 3, sites: 0 } },
      { total: 0, parts: { landings: 0, sites: 0 } },
    ]);
  });

  test('[TPL-SCORE-02] the last space of a site brings its bonus', () => {
    const table = given({ hands: [[4], [2]], sites: [[1, 1], [], []] }).answer('4@0');
    expect(template.scores(table.state)[0]).toEqual({ total: 5, parts: { landings: 3, sites: 2 } });
    expect(table.events.map(({ type }) => type)).toEqual(['landed', 'filled']);
  });

  test('[TPL-END-01] full sites end the game, and so do empty hands', () => {
    const sites = [
      [1, 1, 1],
      [1, 1, 2, 2],
      [2, 2, 3, 3],
    ];
    const full = given({ hands: [[4], [2]], sites, pile: [3] }).answer('4@2');
    expect(full.state.outcome).toEqual({ winners: [0] });
    const empty = given({ hands: [[4], []] }).answer('4@2');
    expect(empty.state.outcome).toEqual({ winners: [0] });
    const skipped = given({ hands: [[4], [], [2]] }).answer('4@2');
    expect(skipped.asked()?.seat).toBe(2);
  });

  test('[TPL-END-02] equals are parted by dropped cards, and else share the victory', () => {
    const end = (drops: number[]) =>
      given({ hands: [[4], []], points: [0, 1], drops }).answer('4@2').state;
    expect(template.scores(end([0, 0]))).toEqual(scores(1, 1));
    expect(end([0, 0]).outcome).toEqual({ winners: [0, 1] });
    expect(end([1, 0]).outcome).toEqual({ winners: [1] });
  });
});

test('the same seed deals the same game', () => {
  expect(hash(start(template, {}, 4, 'a'))).toBe(hash(start(template, {}, 4, 'a')));
});
