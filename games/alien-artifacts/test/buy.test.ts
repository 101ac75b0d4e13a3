import { describe, expect, test } from 'vitest';
import { cardId } from '../data/index.ts';
import { alienArtifacts } from '../rules/index.ts';
import { mine, type Play } from './scenario.ts';

const bottom = (t: Play, kind: number, n: number): string[] =>
  (t.state.decks[kind] ?? []).slice(-n).map(cardId);
const cost = (t: Play, kind: number): number | undefined =>
  alienArtifacts.view(t.state).players[0]?.costs[kind]?.total;
const THREE = ['tech-core-tap', 'tech-memory-vaults', 'tech-salvage-crews'];

describe('the cost of a card', () => {
  test('[ALI-COST-01] [ALI-COST-02] [ALI-EX-05] [ALI-EX-06] [ALI-EX-07] 5, and 1 more per card of the kind', () => {
    const t = mine({});
    expect([0, 1, 2].map((kind) => cost(t, kind))).toEqual([5, 5, 5]);
    expect(cost(mine({ empire: ['planet-ducat L'] }), 0)).toBe(6);
    expect(cost(mine({ empire: ['tech-core-tap L', 'tech-memory-vaults O 2'] }), 1)).toBe(7);
    expect(cost(mine({ empire: ['ship-howl L', 'ship-curlew O'] }), 2)).toBe(7);
  });

  test('[ALI-COST-03] [ALI-EX-08] [ALI-CARD-11] discounts of several cards add up', () => {
    const empire = ['planet-vitruvius L', 'planet-mika-1 L'];
    const t = mine({ empire, waiting: ['planet-gutenberg'] });
    expect(cost(t, 0)).toBe(3);
    expect(alienArtifacts.view(t.state).players[0]?.costs[0]).toEqual({
      base: 5,
      step: 2,
      terms: [
        { card: 0, n: -2 },
        { card: 1, n: -2 },
      ],
      total: 3,
    });
    expect(cost(mine({ empire: [...empire, 'tech-deep-field-cartography L'] }), 0)).toBe(1);
    // An operational Planet gives none.
    expect(cost(mine({ empire: ['planet-vitruvius O'] }), 0)).toBe(6);
  });

  test('[ALI-COST-04] never below 0', () => {
    const empire = ['planet-calcine L', 'planet-grimhold L', 'planet-scoria L', 'planet-mordant L'];
    expect(cost(mine({ empire }), 2)).toBe(0);
  });

  test('[ALI-COST-05] prepared resources count towards it', () => {
    const t = mine({ waiting: [['planet-loam', '36/0', '49/0']], hand: [] });
    expect(alienArtifacts.view(t.state).players[0]?.lacks).toEqual([0]);
    expect(t.options()).toContain('discover');
  });

  test('[ALI-COST-06] cards completed one after the other raise the cost of the next', () => {
    const t = mine({
      hand: [36, 37],
      waiting: ['planet-ducat', ['ship-howl', '22/1', '24/1'], ['ship-curlew', '23/1', '25/1']],
    });
    // Both Ships are paid for, but the second costs 6 once the first is there.
    t.answer('discover', 'planet-ducat').spend('36/0', '37/0').answer('logistics');
    t.answer('ship-howl', 'logistics');
    expect(t.waiting()).toEqual(['ship-curlew']);
    expect(cost(t, 2)).toBe(6);
  });

  test('[ALI-COST-07] [ALI-EX-24] a blockaded discount counts only when paid for', () => {
    const t = mine({
      credits: 2,
      empire: ['planet-calcine L 2'],
      waiting: [['ship-howl', '22/1']],
    });
    expect(cost(t, 2)).toBe(5);
    t.answer('unlockCard:planet-calcine');
    expect(cost(t, 2)).toBe(3);
    expect(t.p(0).credits).toBe(0);
    expect(t.waiting()).toEqual(['ship-howl']);
    t.answer('build', 'ship-howl', 'stop', 'logistics');
    expect(t.empire()).toEqual(['planet-calcine L 2', 'ship-howl L']);
  });

  test('[ALI-COST-08] a prepared card keeps its symbols when what made it count is gone', () => {
    const red: [string, ...('21/1' | '22/1')[]] = ['tech-core-tap', '21/1', '22/1'];
    const t = mine({ empire: ['tech-polychrome-catalyst L 1'], waiting: [red] });
    expect(alienArtifacts.view(t.state).players[0]?.lacks).toEqual([0]);
    t.answer('develop', 'tech-core-tap', 'stop', 'logistics');
    expect(t.empire()).toContain('tech-core-tap L');
  });
});

describe('Buy', () => {
  test('[ALI-BUY-01] 5 credits, and the player must have them', () => {
    expect(mine({ credits: 4 }).why('buy')).toEqual({
      rule: 'ALI-BUY-01',
      facts: { price: 5, credits: 4 },
    });
    expect(mine({ credits: 5 }).options()).toContain('buy');
    const ducat = mine({ credits: 3, empire: ['planet-ducat L'] });
    ducat.answer('buy', 'ship', 0);
    expect(ducat.p(0).credits).toBe(0);
  });

  test('[ALI-BUY-02] [ALI-BUY-03] [ALI-BUY-04] [ALI-EX-04] a deck, extra credits, 1 of the cards kept', () => {
    const t = mine({}, { tops: THREE });
    t.answer('buy');
    expect(t.options()).toEqual(['planet', 'technology', 'ship']);
    t.answer('technology');
    expect(t.options()).toEqual([0, 1, 2, 3]);
    expect(t.why(4)).toEqual({ rule: 'ALI-BANK-01', facts: { price: 9, credits: 8 } });
    t.answer(2);
    expect(t.told('bought')).toMatchObject([{ kind: 'technology', paid: 7, cards: 3 }]);
    expect(t.options()).toEqual(THREE);
    t.answer('tech-memory-vaults');
    expect(t.waiting()).toEqual(['tech-memory-vaults']);
    expect(bottom(t, 1, 2)).toEqual(['tech-core-tap', 'tech-salvage-crews']);
    expect(t.p(0).credits).toBe(1);
  });

  test('[ALI-BUY-05] any number of cards waits, without effects', () => {
    const waiting = ['planet-calcine', 'planet-vitruvius', 'tech-memory-vaults', 'ship-howl'];
    const t = mine({ waiting, hand: [1, 2, 3] }).answer('buy', 'planet', 0);
    expect(t.waiting()).toHaveLength(5);
    expect([0, 1, 2].map((kind) => cost(t, kind))).toEqual([5, 5, 5]);
    expect(alienArtifacts.view(t.state).players[0]?.handSize).toBe(3);
  });

  test('[ALI-BUY-06] [ALI-RUL-09] [ALI-EX-28] a discount beyond the price buys no extra card', () => {
    const empire = ['planet-ducat L', 'planet-tallow L', 'planet-marrow L'];
    const t = mine({ credits: 2, empire }).answer('buy', 'ship');
    expect(t.options()).toEqual([0, 1, 2]);
    t.answer(2);
    expect(t.p(0).credits).toBe(0);
    expect(t.options()).toHaveLength(3);
  });

  test('[ALI-BUY-07] no more cards than the deck has, and no empty deck', () => {
    const t = mine({ credits: 15 }, { tops: ['ship-howl', 'ship-curlew'], decksOnly: true });
    t.answer('buy');
    expect(t.why('planet')).toEqual({
      rule: 'ALI-BUY-07',
      facts: { how: 'empty', kind: 'planet' },
    });
    t.answer('ship');
    expect(t.options()).toEqual([0, 1]);
    expect(t.why(2)).toEqual({
      rule: 'ALI-BUY-07',
      facts: { how: 'few', cards: 2, kind: 'ship' },
    });
    const none = mine({}, { decksOnly: true });
    expect(none.why('buy')).toEqual({ rule: 'ALI-BUY-07', facts: { how: 'all' } });
    // Free cards are drawn as far as the deck reaches.
    const free = mine(
      { empire: ['tech-procurement-algorithms L'] },
      { tops: ['ship-howl', 'ship-curlew'], decksOnly: true },
    );
    expect(free.answer('buy', 'ship', 0).options()).toEqual(['ship-howl', 'ship-curlew']);
  });

  test('[ALI-BUY-08] [ALI-EFF-07] [ALI-RUL-17] what is really paid counts', () => {
    const dominance = 'tech-general-capital-dominance L';
    const full = mine({ empire: [dominance] }, { tops: THREE }).answer('buy', 'technology', 1);
    expect(full.answer('tech-core-tap').track()).toBe(1);
    const cheap = mine({ empire: [dominance, 'planet-ducat L'] }, { tops: THREE });
    cheap.answer('buy', 'technology', 2, 'tech-core-tap');
    expect(cheap.track()).toBe(0);
    // Credits spent for anything else do not.
    const other = mine({
      credits: 9,
      empire: [dominance, 'tech-grand-liquidation L'],
    }).answer('cardAction:tech-grand-liquidation');
    expect(other.track()).toBe(3);
  });

  test('[ALI-BUY-09] [ALI-AUTO-05] the kept card is placed, triggers, then it is complete at a cost of 0', () => {
    const empire = [
      'planet-calcine L',
      'planet-grimhold L',
      'planet-scoria L',
      'tech-general-capital-dominance L',
    ];
    const t = mine(
      { empire, credits: 9, waiting: [['planet-loam', '36/0', '37/0', '13/1']] },
      { tops: ['ship-howl', 'ship-curlew'] },
    );
    t.answer('buy', 'ship', 1, 'ship-howl');
    const order = t.events.map(({ type }) => type);
    expect(order.indexOf('cardKept')).toBeLessThan(order.indexOf('vpGained'));
    expect(t.asked()).toMatchObject({ ask: 'chooseFace' });
    t.answer('logistics');
    expect(t.empire()).toContain('ship-howl L');
  });

  test('[ALI-BUY-09] Buy completes no other card', () => {
    const t = mine({ waiting: [['planet-loam', '36/0', '37/0']] }).answer('buy', 'ship', 0);
    expect(t.waiting()).toContain('planet-loam');
    expect(t.empire()).toEqual([]);
  });
});
