import { describe, expect, test } from 'vitest';
import { mine, resId, sectionId } from './scenario.ts';

describe('paying with resources', () => {
  test('[ALI-PAY-01] [ALI-PROD-06] hand cards and produced ones, of these the visible section', () => {
    const t = mine({
      hand: [36],
      waiting: ['planet-loam'],
      empire: [['ship-howl L'], ['planet-oriel O', '5/1']],
    });
    // 5 + 1 = 6 green: 3 from the hand, 3 from under the Planet.
    t.answer('discover', 'planet-loam');
    expect(t.options()).toEqual([sectionId('36/0'), sectionId('5/1')]);
    expect(t.why(sectionId('5/0'))).toEqual({ rule: 'ALI-PAY-01', facts: {} });
    t.spend('36/0', '5/1').answer('logistics');
    expect(t.empire()).toContain('planet-loam L');
    expect(t.under('planet-oriel')).toEqual([]);
  });

  test('[ALI-PAY-02] [ALI-CARD-03] the section of a hand card is chosen when it is spent, one only', () => {
    const t = mine({ hand: [1, 2] }).answer('sell', 'blue');
    expect(t.options()).toEqual([sectionId('1/0'), sectionId('2/0')]);
    t.answer(sectionId('1/0'));
    // The card is gone with both its sections.
    expect(t.options()).toEqual([sectionId('2/0'), 'stop']);
    expect(
      mine({ hand: [1, 2] })
        .answer('sell', 'green')
        .options(),
    ).toEqual([sectionId('1/1'), sectionId('2/1')]);
  });

  test('[ALI-PAY-03] one payment uses one colour', () => {
    const t = mine({ hand: [1, 36], waiting: ['tech-core-tap'] });
    // 3 blue and 3 green are not 5 of one colour.
    expect(t.why('develop')).toEqual({
      rule: 'ALI-DEV-01',
      facts: { how: 'short', card: 'tech-core-tap', need: 5, most: 3, limit: 2 },
    });
    const core = mine({
      hand: [9],
      empire: ['tech-core-tap L', ['planet-loam O', '5/1']],
    });
    expect(core.options()).toContain('cardAction:tech-core-tap');
    const poor = mine({ hand: [9], empire: ['tech-core-tap L', 'planet-loam O'] });
    expect(poor.why('cardAction:tech-core-tap')).toEqual({
      rule: 'ALI-PAY-03',
      facts: { how: 'cost', green: 3, blue: 0, red: 0, limit: 2 },
    });
  });

  test('[ALI-PAY-04] [ALI-EX-02] in a basic Action gold stands for any colour, mixed or alone', () => {
    const t = mine({ hand: [72, 37, 62], waiting: ['planet-loam'] }).answer(
      'discover',
      'planet-loam',
    );
    // 3 green and 3 gold, or 3 gold and 3 gold.
    expect(t.options()).toEqual([sectionId('72/1'), sectionId('37/0'), sectionId('62/1')]);
    const alone = mine({ hand: [72, 62], waiting: ['ship-howl'] });
    alone.answer('build', 'ship-howl').spend('72/1', '62/1').answer('logistics');
    expect(alone.empire()).toEqual(['ship-howl L']);
  });

  test('[ALI-PAY-05] [ALI-EX-02] not in an Operational Action', () => {
    const t = mine({ hand: [36, 69, 37], empire: ['planet-loam O'] }).answer('minePlanets');
    expect(t.why(sectionId('69/1'))).toEqual({ rule: 'ALI-PAY-05', facts: { wanted: 'green' } });
    expect(t.options()).toContain(sectionId('69/0'));
  });

  test('[ALI-PAY-06] nor in Faction Actions and texts of cards', () => {
    const faction = mine({ faction: 'community', hand: [36, 37, 69] }).answer('factionAction');
    expect(faction.why(sectionId('69/1')).rule).toBe('ALI-PAY-06');
    const card = mine({
      hand: [5, 62],
      empire: ['tech-core-tap L', 'planet-loam O'],
    }).answer('cardAction:tech-core-tap');
    expect(card.why(sectionId('62/1'))).toEqual({ rule: 'ALI-PAY-06', facts: { wanted: 'green' } });
    // Not even where it would be enough.
    const gold = mine({ hand: [62], empire: ['tech-core-tap L', 'planet-loam O'] });
    expect(gold.why('cardAction:tech-core-tap').rule).toBe('ALI-PAY-03');
  });

  test('[ALI-PAY-07] symbols are added, the excess is lost', () => {
    const t = mine({ hand: [36, 37], waiting: ['planet-loam'] })
      .answer('discover', 'planet-loam')
      .spend('36/0', '37/0');
    expect(t.told('spent')).toMatchObject([{ symbols: 6, free: 0 }]);
    const early = mine({ hand: [36, 37], empire: ['planet-loam O'] }).answer(
      'minePlanets',
      sectionId('36/0'),
    );
    expect(early.why('stop')).toEqual({ rule: 'ALI-PAY-07', facts: { missing: 2 } });
  });

  test('[ALI-PAY-08] every card shows a usable colour; more than needed may be spent', () => {
    const t = mine({ hand: [36, 40, 47], waiting: ['planet-loam'] }).answer(
      'discover',
      'planet-loam',
    );
    expect(t.why(sectionId('36/1'))).toEqual({
      rule: 'ALI-PAY-08',
      facts: { colour: 'red', wanted: 'green' },
    });
    const paid = mine({ hand: [36, 37, 5], waiting: [['planet-loam', '12/1', '13/1']] })
      .answer('discover', 'planet-loam')
      .answer(sectionId('36/0'));
    expect(paid.options()).toEqual([sectionId('37/0'), sectionId('5/1'), 'stop']);
  });

  test('[ALI-PAY-09] [ALI-PAY-10] spent cards are discarded before the effect is resolved', () => {
    const t = mine(
      { hand: [36], empire: ['tech-core-tap L', ['planet-loam O', '37/0']] },
      { deck: [], only: true },
    );
    // The deck is empty: only the cards just spent can be drawn.
    t.answer('cardAction:tech-core-tap').spend('36/0', '37/0').answer('planet-loam');
    expect(t.told('spent')).toMatchObject([{ cards: [resId(36), resId(37)], sections: [0, 0] }]);
    expect([...t.state.deck, ...t.state.discard]).toEqual([]);
    // Both show the Planet's own Type nowhere or on one section: they lie there or are asked about.
    expect(t.asked()?.ask === 'chooseSection' || t.under('planet-loam').length === 2).toBe(true);
  });

  test('[ALI-PAY-11] in a cost of several colours each card counts for one', () => {
    const t = mine({ faction: 'episcopacy', hand: [1, 4, 12] }).answer('factionAction');
    // 3 blue and 3 green: an excess of one colour does not help the other.
    t.answer(sectionId('1/0'));
    expect(t.options()).toEqual([sectionId('4/1'), sectionId('12/1')]);
    expect(t.why(sectionId('4/0'))).toEqual({
      rule: 'ALI-ASM-01',
      facts: { how: 'short', missing: 3, slots: 0, action: 'factionAction' },
    });
    t.answer(sectionId('12/1'), 'stop');
    expect(t.p(0).artifacts).toHaveLength(1);
  });

  test('[ALI-PAY-12] a cost of 0, or one that is covered, takes no card', () => {
    const three = ['planet-vitruvius L', 'planet-mika-1 L', 'planet-gutenberg L', 'planet-oriel L'];
    // 5 + 4 - 8 = 1 green: not yet for nothing.
    expect(mine({ empire: three, waiting: ['planet-loam'] }).why('discover').facts).toMatchObject({
      need: 1,
    });
    const free = mine({
      empire: [...three, 'tech-deep-field-cartography L'],
      waiting: ['planet-loam'],
    });
    free.answer('discover', 'planet-loam', 'stop', 'logistics');
    expect(free.empire()).toContain('planet-loam L');
  });
});

describe('the Assembly Limit', () => {
  test('[ALI-ASM-01] two cards, unless an effect raises it', () => {
    const hand = [12, 13, 16];
    const two = mine({ hand }).answer('sell', 'green', sectionId('12/1'), sectionId('13/1'));
    expect(two.options()).toEqual(['stop']);
    expect(two.why(sectionId('16/1'))).toEqual({
      rule: 'ALI-ASM-01',
      facts: { how: 'full', limit: 2 },
    });
    const three = mine({ hand, empire: ['ship-fat-margin L'] }).answer('sell', 'green');
    three.spend('12/1', '13/1', '16/1');
    expect(three.p(0).credits).toBe(15);
  });

  test('[ALI-ASM-02] produced cards count, prepared ones do not', () => {
    const t = mine({
      hand: [36],
      empire: [['planet-oriel O', '5/1', '37/0']],
      waiting: [['planet-loam', '12/1', '13/1']],
    }).answer('discover', 'planet-loam', sectionId('5/1'), sectionId('37/0'));
    expect(t.why(sectionId('36/0')).rule).toBe('ALI-ASM-01');
    t.answer('stop', 'logistics');
    expect(t.empire()).toContain('planet-loam L');
  });

  test('[ALI-ASM-03] it holds for Operational, Faction and card Actions too', () => {
    const hand = [39, 40, 41];
    const ship = { hand, empire: ['ship-howl O'] };
    const limit = (action: string, spec = ship) =>
      mine(spec)
        .answer(action)
        .state.tasks.find((task) => task.type === 'spendCard')?.limit;
    expect(limit('launchOffensive')).toBe(2);
    expect(limit('factionAction', { ...ship, faction: 'star-union' } as never)).toBe(2);
    const blue = {
      hand: [1, 2, 3],
      empire: [
        'tech-think-tank-retreat L',
        'tech-rapid-iteration O',
        'ship-howl O',
        'ship-curlew O',
        'planet-loam O',
      ],
    };
    expect(limit('cardAction:tech-think-tank-retreat', blue)).toBe(2);
  });

  test('[ALI-ASM-04] a bonus for Discover holds for Prepare in the row of Planets', () => {
    const spec = {
      hand: [12, 13, 16],
      empire: ['ship-curlew L'],
      waiting: ['planet-loam', 'ship-howl'],
    };
    const t = mine(spec).answer('prepare', 'planet', sectionId('12/1'), sectionId('13/1'));
    expect(t.options()).toContain(sectionId('16/1'));
    const red = mine({ ...spec, hand: [39, 40, 41] });
    red.answer('prepare', 'ship', sectionId('39/1'), sectionId('40/1'));
    expect(red.asked()?.ask).toBe('discardCard');
  });

  test('[ALI-ASM-05] a bonus named for one Action does nothing for others', () => {
    const t = mine({ hand: [42, 43, 44], empire: ['ship-howl L', 'ship-red-ledger O'] });
    // 2 + 2 + 2 red within three cards, but Launch an Offensive still takes two.
    expect(t.why('launchOffensive')).toEqual({
      rule: 'ALI-OPER-01',
      facts: { colour: 'red', need: 5, most: 4, limit: 2 },
    });
    const grid = mine({
      hand: [42, 43, 44],
      empire: ['tech-unified-command-grid L', 'ship-red-ledger O'],
    });
    expect(grid.options()).toContain('launchOffensive');
  });

  test('[ALI-ASM-06] an effect besides the Action leaves the Action its own limit', () => {
    const t = mine({
      hand: [12, 13, 16],
      empire: ['tech-logistic-oracle L'],
      waiting: ['planet-loam'],
    });
    t.answer('useInAddition:tech-logistic-oracle', 'planet-loam', sectionId('16/1'));
    t.answer('prepare', 'planet', sectionId('12/1'), sectionId('13/1'));
    expect(t.under('planet-loam')).toHaveLength(3);
  });

  test('[ALI-ASM-07] Buy takes no Resource card', () => {
    const t = mine({ hand: [1], credits: 5 }).answer('buy', 'planet', 0);
    expect(t.told('spent')).toEqual([]);
    expect(t.hand()).toEqual([1]);
  });
});
