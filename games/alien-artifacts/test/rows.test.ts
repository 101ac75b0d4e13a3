import { describe, expect, test } from 'vitest';
import { alienArtifacts } from '../rules/index.ts';
import { mine, type Play, sectionId } from './scenario.ts';

describe('Prepare Resources', () => {
  test('[ALI-PREP-01] one row, and one or more cards of it', () => {
    const waiting = ['planet-loam', 'planet-oriel', 'ship-howl'];
    const t = mine({ hand: [12, 13, 1], waiting }).answer('prepare');
    expect(t.options()).toEqual(['planet']);
    expect(t.why('technology')).toEqual({
      rule: 'ALI-PREP-01',
      facts: { how: 'none', kind: 'technology' },
    });
    expect(t.why('ship')).toEqual({ rule: 'ALI-PREP-02', facts: { how: 'none', kind: 'ship' } });
    t.answer('planet', sectionId('12/1'));
    expect(t.options()).toEqual(['planet-loam', 'planet-oriel']);
    expect(t.why('ship-howl')).toEqual({
      rule: 'ALI-PREP-01',
      facts: { how: 'row', kind: 'planet' },
    });
    t.answer('planet-oriel', sectionId('13/1'), 'planet-loam');
    expect(t.under('planet-oriel')).toEqual([[12, 1]]);
    expect(t.under('planet-loam')).toEqual([[13, 1]]);
    expect(mine({ hand: [12] }).why('prepare')).toEqual({
      rule: 'ALI-PREP-01',
      facts: { how: 'any' },
    });
  });

  test('[ALI-PREP-02] [ALI-RUL-23] the row’s colour, what counts as it, or gold', () => {
    const spec = { hand: [36, 62], waiting: ['tech-core-tap'] };
    const t = mine(spec).answer('prepare', 'technology');
    expect(t.options()).toEqual([sectionId('62/0'), sectionId('62/1')]);
    expect(t.why(sectionId('36/0'))).toEqual({
      rule: 'ALI-PREP-02',
      facts: { how: 'colour', colour: 'green', kind: 'technology' },
    });
    const mixed = mine({ ...spec, empire: ['tech-polychrome-catalyst L'] });
    expect(mixed.answer('prepare', 'technology').options()).toHaveLength(4);
    expect(mine({ hand: [36], waiting: ['tech-core-tap'] }).why('prepare')).toEqual({
      rule: 'ALI-PREP-02',
      facts: { how: 'any' },
    });
  });

  test('[ALI-PREP-03] at least 1 card, at most the limit, all together', () => {
    const t = mine({ hand: [12, 13, 16], waiting: ['planet-loam', 'planet-oriel'] });
    t.answer('prepare', 'planet');
    expect(t.why('stop')).toEqual({ rule: 'ALI-PREP-03', facts: {} });
    t.answer(sectionId('12/1'), 'planet-loam');
    expect(t.options()).toContain('stop');
    t.answer(sectionId('13/1'), 'planet-oriel');
    expect(t.asked()?.ask).toBe('discardCard');
  });

  test('[ALI-PREP-04] [ALI-PREP-05] prepared cards pay for their card only, and stay there', () => {
    const t = mine({
      hand: [36, 19],
      waiting: [['planet-loam', '12/1', '13/1'], 'planet-oriel'],
      empire: ['tech-reversible-refinery L'],
    });
    expect(t.options()).not.toContain('useInAddition:tech-reversible-refinery');
    t.answer('discover');
    expect(t.options()).toEqual(['planet-loam']);
    const sale = mine({ waiting: [['planet-loam', '12/1']], credits: 0 });
    expect(sale.why('sell')).toEqual({ rule: 'ALI-SELL-05', facts: { how: 'nothing' } });
  });

  test('[ALI-PREP-06] produced cards too, with their visible section', () => {
    const t = mine({ waiting: ['planet-loam'], empire: [['planet-oriel O', '5/1']] });
    t.answer('prepare', 'planet');
    expect(t.options()).toEqual([sectionId('5/1')]);
    expect(t.why(sectionId('5/0'))).toEqual({ rule: 'ALI-PREP-06', facts: {} });
    t.answer(sectionId('5/1'));
    expect(t.under('planet-loam')).toEqual([[5, 1]]);
    expect(t.under('planet-oriel')).toEqual([]);
  });

  test('[ALI-PREP-07] [ALI-EX-12] it never completes a card; more than the cost may be prepared', () => {
    const t = mine({ hand: [49, 50, 36], waiting: ['planet-loam'] });
    t.answer('prepare', 'planet', sectionId('49/0'), sectionId('50/0'), 'stop');
    const lacks = (of: Play): readonly number[] | undefined =>
      alienArtifacts.view(of.state).players[0]?.lacks;
    expect(lacks(t)).toEqual([1]);
    const full = mine({ hand: [36, 37], waiting: [['planet-loam', '12/1']] });
    full.answer('prepare', 'planet', sectionId('36/0'), sectionId('37/0'));
    expect(lacks(full)).toEqual([0]);
    expect(full.waiting()).toEqual(['planet-loam']);
    const later = mine({ waiting: [['planet-loam', '36/0', '37/0']] });
    later.answer('discover', 'planet-loam', 'stop', 'logistics');
    expect(later.empire()).toEqual(['planet-loam L']);
  });
});

describe('Sell', () => {
  test('[ALI-SELL-01] [ALI-EX-13] one colour, and gold with it: 1 credit per symbol', () => {
    const t = mine({ credits: 0, hand: [36, 69, 1] }).answer('sell');
    expect(t.options()).toEqual(['green', 'blue', 'red', 'gold']);
    t.answer('green');
    expect(t.options()).toEqual([
      sectionId('36/0'),
      sectionId('69/0'),
      sectionId('69/1'),
      sectionId('1/1'),
    ]);
    t.spend('36/0', '69/1');
    expect(t.p(0).credits).toBe(5);
    const green = mine({ hand: [63] }).answer('sell');
    expect(green.why('red')).toEqual({ rule: 'ALI-SELL-01', facts: { colour: 'red' } });
  });

  test('[ALI-SELL-02] gold alone', () => {
    const t = mine({ credits: 0, hand: [62, 72] }).answer('sell', 'gold');
    expect(t.options()).toEqual([sectionId('62/1'), sectionId('72/1')]);
    t.spend('62/1', '72/1');
    expect(t.p(0).credits).toBe(6);
  });

  test('[ALI-SELL-03] the limit holds', () => {
    const t = mine({ hand: [36, 37, 38] }).answer(
      'sell',
      'green',
      sectionId('36/0'),
      sectionId('37/0'),
    );
    expect(t.why(sectionId('38/0')).rule).toBe('ALI-ASM-01');
  });

  test('[ALI-SELL-04] [ALI-BANK-01] credits above 15 are lost', () => {
    const t = mine({ credits: 13, hand: [36, 37] })
      .answer('sell', 'green')
      .spend('36/0', '37/0');
    expect(t.p(0).credits).toBe(15);
    expect(t.told('sold')).toEqual([{ type: 'sold', seat: 0, credits: 2, lost: 4 }]);
  });

  test('[ALI-SELL-05] [ALI-RUL-22] produced cards too; at least one card; also at 15 credits', () => {
    const t = mine({ credits: 15, hand: [36], empire: [['planet-loam O', '5/1']] });
    t.answer('sell', 'green');
    expect(t.why('stop')).toEqual({ rule: 'ALI-SELL-05', facts: { how: 'none' } });
    t.spend('5/1');
    expect(t.p(0).credits).toBe(15);
    // With free symbols no card is needed.
    const free = mine({ credits: 0 }, { state: { free: 7 } }).answer('sell');
    expect(free.options()).toEqual(['gold']);
    free.answer('gold', 'stop');
    expect(free.p(0).credits).toBe(7);
  });
});

describe('Remove Blockade tokens', () => {
  test('[ALI-UNBL-01] [ALI-EX-14] 1 token per 2 symbols, on cards of one kind', () => {
    const t = mine({
      hand: [39, 42],
      empire: ['ship-howl L 1', 'ship-curlew O 1', 'planet-loam L 2'],
    }).answer('removeBlockade');
    expect(t.options()).toEqual(['planet', 'ship']);
    t.answer('ship').spend('39/1', '42/1');
    expect(t.options()).toEqual(['ship-howl', 'ship-curlew']);
    expect(t.why('planet-loam')).toEqual({
      rule: 'ALI-UNBL-01',
      facts: { how: 'kind', kind: 'ship' },
    });
    t.answer('ship-howl');
    expect(t.why('ship-howl')).toEqual({
      rule: 'ALI-UNBL-01',
      facts: { how: 'none', card: 'ship-howl' },
    });
    t.answer('ship-curlew');
    expect(t.empire()).toEqual(['ship-howl L', 'ship-curlew O', 'planet-loam L 2']);
  });

  test('[ALI-UNBL-02] gold serves, an odd symbol and the excess are lost', () => {
    const t = mine({ hand: [62, 72, 83], empire: ['planet-loam L 4'] });
    t.answer('removeBlockade', 'planet').spend('62/1', '72/1');
    t.answer('planet-loam', 'planet-loam', 'planet-loam');
    expect(t.empire()).toEqual(['planet-loam L 1']);
    const odd = mine({ hand: [36], empire: ['planet-loam L 3'] });
    odd.answer('removeBlockade', 'planet').spend('36/0').answer('planet-loam');
    expect(odd.empire()).toEqual(['planet-loam L 2']);
    expect(odd.asked()?.ask).not.toBe('removeToken');
  });

  test('[ALI-UNBL-03] at least 2 symbols, and a token of that kind', () => {
    expect(mine({ hand: [36] }).why('removeBlockade')).toEqual({
      rule: 'ALI-UNBL-03',
      facts: { how: 'any' },
    });
    const one = mine({ hand: [12], empire: ['tech-core-tap L 1'] });
    expect(one.why('removeBlockade')).toEqual({
      rule: 'ALI-UNBL-03',
      facts: { how: 'short', kind: 'technology' },
    });
    const two = mine({ hand: [12, 13], empire: ['tech-core-tap L 1', 'ship-howl L'] });
    two.answer('removeBlockade');
    expect(two.why('ship')).toEqual({ rule: 'ALI-UNBL-03', facts: { how: 'none', kind: 'ship' } });
    two.answer('technology', sectionId('12/0'));
    expect(two.why('stop')).toEqual({ rule: 'ALI-UNBL-03', facts: { how: 'few', missing: 1 } });
    // Free symbols count.
    const free = mine({ empire: ['tech-core-tap L 1'] }, { state: { free: 7 } });
    free.answer('removeBlockade', 'technology', 'stop', 'tech-core-tap');
    expect(free.empire()).toEqual(['tech-core-tap L']);
  });
});
