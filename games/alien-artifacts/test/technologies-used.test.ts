import { describe, expect, test } from 'vitest';
import { cardId, cardNo } from '../data/index.ts';
import { mine, type PlayerSpec, resId, sectionId } from './scenario.ts';

const use = (tech: string): string => `useInAddition:tech-${tech}`;
const act = (tech: string): string => `cardAction:tech-${tech}`;

describe('IN ADDITION', () => {
  test('pay credits: Orbital Elevators, Breaker Tugs, Bastion Network, Investment Bank', () => {
    const elevators = mine(
      { credits: 2, empire: ['tech-orbital-elevators L', 'planet-loam O'] },
      { deck: [53] },
    );
    elevators.answer(use('orbital-elevators'), 'planet-loam');
    expect([elevators.p(0).credits, elevators.under('planet-loam')]).toEqual([0, [[53, 1]]]);
    expect(
      mine({ credits: 1, empire: ['tech-orbital-elevators L', 'planet-loam O'] }).why(
        use('orbital-elevators'),
      ),
    ).toEqual({
      rule: 'ALI-BANK-01',
      facts: { price: 2, credits: 1 },
    });
    expect(
      mine({ empire: ['tech-orbital-elevators L', 'planet-loam L'] }).why(use('orbital-elevators'))
        .rule,
    ).toBe('ALI-ART-07');
    const tugs = mine({ empire: ['tech-breaker-tugs L', 'planet-loam L 1', 'ship-howl L 1'] });
    tugs.answer(use('breaker-tugs'), 'ship-howl');
    expect(tugs.empire()).toEqual(['tech-breaker-tugs L', 'planet-loam L 1', 'ship-howl L']);
    const last = mine({ empire: ['tech-breaker-tugs L', 'planet-loam L 1'] }).answer(
      use('breaker-tugs'),
    );
    expect(last.empire()).toEqual(['tech-breaker-tugs L', 'planet-loam L']);
    expect(mine({ empire: ['tech-breaker-tugs L'] }).why(use('breaker-tugs')).rule).toBe(
      'ALI-ART-07',
    );
    const bastion = mine({ empire: ['tech-bastion-network L'] }).answer(use('bastion-network'));
    expect([bastion.p(0).credits, bastion.p(0).plans.length]).toEqual([6, 1]);
  });

  test('[ALI-EFF-04] [ALI-EX-18] Investment Bank: 3 credits for a point, once', () => {
    const bank = 'intersystem-investment-bank';
    const t = mine({ credits: 9, hand: [1], empire: [`tech-${bank} L`] }).answer(use(bank));
    expect([t.p(0).credits, t.track()]).toEqual([6, 1]);
    expect(t.why(use(bank)).rule).toBe('ALI-TURN-05');
  });

  test('[ALI-EFF-18] [ALI-INFO-13] Survey Drones: the top card stays, or goes to the bottom', () => {
    const spec = { empire: ['tech-survey-drones L'] };
    const tops = ['tech-core-tap', 'tech-memory-vaults'];
    const t = mine(spec, { tops }).answer(use('survey-drones'), 'technology', 'bottom');
    expect(cardId(t.state.decks[1]?.[0] ?? 0)).toBe('tech-memory-vaults');
    expect(cardId(t.state.decks[1]?.at(-1) ?? 0)).toBe('tech-core-tap');
    const top = mine(spec, { tops }).answer(use('survey-drones'), 'technology', 'top');
    expect(cardId(top.state.decks[1]?.[0] ?? 0)).toBe('tech-core-tap');
    const only = mine(spec, { tops: ['ship-howl'], decksOnly: true }).answer(use('survey-drones'));
    expect(only.why('planet')).toEqual({
      rule: 'ALI-EFF-18',
      facts: { how: 'empty', kind: 'planet' },
    });
    only.answer('ship');
    expect(only.why('bottom')).toEqual({
      rule: 'ALI-EFF-18',
      facts: { how: 'only', kind: 'ship' },
    });
    expect(mine(spec, { decksOnly: true }).why(use('survey-drones')).rule).toBe('ALI-ART-07');
  });

  test('[ALI-EFF-22] Reversible Refinery: another section, without a point', () => {
    const t = mine({ empire: ['tech-reversible-refinery L', ['planet-loam O 1', '54/1', '5/1']] });
    t.answer(use('reversible-refinery'));
    expect(t.options()).toEqual([resId(54), resId(5)]);
    t.answer(resId(54));
    expect(t.under('planet-loam')).toEqual([
      [54, 0],
      [5, 1],
    ]);
    expect(t.track()).toBe(0);
  });

  test('[ALI-EFF-15] [ALI-RUL-34] Rapid Iteration: 1 or 2 hand cards are discarded, then as many drawn', () => {
    const spec = {
      hand: [1, 2, 3],
      empire: ['tech-rapid-iteration L', ['planet-loam O', '5/1']],
    } as PlayerSpec;
    const t = mine(spec, { deck: [10, 11] }).answer(use('rapid-iteration'));
    expect(t.options()).toEqual([resId(1), resId(2), resId(3)]);
    expect(t.why('stop')).toEqual({ rule: 'ALI-EFF-15', facts: {} });
    t.answer(resId(2));
    expect(t.hand()).toEqual([1, 3]);
    t.answer('stop');
    expect(t.hand()).toEqual([1, 3, 10]);
    const two = mine(spec, { deck: [10, 11] }).answer(use('rapid-iteration'), resId(1), resId(2));
    expect(two.hand()).toEqual([3, 10, 11]);
    expect(mine({ ...spec, hand: [] }).why(use('rapid-iteration')).rule).toBe('ALI-ART-07');
  });

  test('[ALI-EX-33] a reroll through the end of the deck', () => {
    const t = mine(
      { hand: [1, 2, 3], empire: ['tech-rapid-iteration L'] },
      { deck: [5], only: true, state: { marker: 2 } },
    );
    t.answer(use('rapid-iteration'), resId(1), resId(2));
    expect(t.hand()).toHaveLength(3);
    expect(t.hand()).toEqual(expect.arrayContaining([3, 5]));
    expect(t.state).toMatchObject({ marker: 1, ending: false, discard: [] });
    expect(t.state.deck).toHaveLength(1);
  });

  test('[ALI-EFF-17] [ALI-RUL-35] [ALI-EX-34] Logistic Oracle: one card is prepared besides the Action', () => {
    const spec = {
      hand: [62],
      empire: ['tech-logistic-oracle L'],
      waiting: [['tech-think-tank-retreat', '1/0'] as [string, '1/0'], 'ship-howl'],
    };
    const t = mine(spec).answer(use('logistic-oracle'));
    expect(t.options()).toEqual(['tech-think-tank-retreat', 'ship-howl']);
    t.answer('tech-think-tank-retreat', sectionId('62/1'));
    expect(t.under('tech-think-tank-retreat')).toHaveLength(2);
    expect(t.waiting()).toContain('tech-think-tank-retreat');
    expect(t.state.actions).toBe(1);
    t.answer('develop', 'tech-think-tank-retreat', 'stop', 'logistics');
    expect(t.empire()).toContain('tech-think-tank-retreat L');
    // No bonus raises its number, and a row without a fitting card is refused.
    const limit = mine({
      hand: [12, 13],
      empire: ['tech-logistic-oracle L', 'ship-curlew L'],
      waiting: ['planet-loam', 'ship-howl'],
    }).answer(use('logistic-oracle'));
    expect(limit.why('ship-howl').rule).toBe('ALI-PREP-02');
    limit.answer('planet-loam', sectionId('12/1'));
    expect(limit.asked()?.ask).toBe('actionPhase');
  });

  test('[ALI-EFF-16] [ALI-EX-35] Recycling Guild: a hand card, whatever it shows, for 2 credits', () => {
    const guild = 'tech-recycling-guild L';
    const none = mine({ empire: [guild, ['planet-loam O', '5/1', '6/1']] });
    expect(none.why(use('recycling-guild'))).toEqual({ rule: 'ALI-EFF-16', facts: { cards: 1 } });
    expect(mine({ credits: 15, hand: [1], empire: [guild] }).why(use('recycling-guild')).rule).toBe(
      'ALI-ART-07',
    );
    const t = mine({ credits: 14, hand: [1, 2], empire: [guild] }).answer(use('recycling-guild'));
    expect(t.why('stop')).toEqual({ rule: 'ALI-EFF-16', facts: { cards: 1 } });
    t.answer(resId(1));
    expect(t.p(0).credits).toBe(15);
    expect(t.discard()).toEqual([1]);
  });
});

describe('ACTION', () => {
  test('Core Tap: 3 green, 2 cards on one Planet', () => {
    const t = mine(
      { hand: [36], empire: ['tech-core-tap L', 'planet-loam O', 'planet-ducat L'] },
      { deck: [53, 55] },
    );
    t.answer(act('core-tap')).spend('36/0');
    expect(t.options()).toEqual(['planet-loam']);
    expect(t.why('planet-ducat').rule).toBe('ALI-OPER-03');
    t.answer('planet-loam');
    expect(t.under('planet-loam')).toHaveLength(2);
  });

  test('[ALI-EFF-06] [ALI-EX-17] [ALI-RUL-17] Deep Analysis: the smallest of three colours, within three cards', () => {
    const deep = 'deep-analysis-program';
    const empire = [`tech-${deep} L`];
    const t = mine({ hand: [9, 49, 42], empire }).answer(act(deep));
    t.spend('9/0', '49/0', '42/1');
    expect(t.track()).toBe(2);
    const three = mine({ hand: [1, 49, 52], empire })
      .answer(act(deep))
      .spend('1/0', '49/0', '52/1');
    expect(three.track()).toBe(2);
    const one = mine({ hand: [1, 49, 27], empire })
      .answer(act(deep))
      .spend('1/0', '49/0', '27/1');
    expect(one.track()).toBe(1);
    expect(mine({ hand: [1, 2, 3], empire }).why(act(deep))).toEqual({
      rule: 'ALI-PAY-03',
      facts: { how: 'sets', green: 0, blue: 0, red: 0, limit: 3 },
    });
    const gold = mine({ hand: [9, 49, 74, 42], empire }).answer(act(deep));
    expect(gold.why(sectionId('74/1')).rule).toBe('ALI-PAY-06');
  });

  test('Think Tank Retreat: one Technology scores; those that score alike are one answer', () => {
    const think = 'think-tank-retreat';
    const t = mine({
      hand: [1],
      plans: ['plan-minefield'],
      empire: [
        `tech-${think} L`,
        'tech-salvage-crews O', // 1 point
        'tech-breaker-tugs O', // no Artifact
        'tech-memory-vaults O', // 1 point: 2 Types or more
        'tech-geode-markets O', // 3 operational Technologies or more: 3 points
      ],
    });
    t.answer(act(think)).spend('1/0');
    expect(t.options()).toEqual(['tech-salvage-crews', 'tech-geode-markets']);
    expect(t.why('tech-breaker-tugs')).toEqual({
      rule: 'ALI-EFF-19',
      facts: { card: 'tech-breaker-tugs' },
    });
    expect(t.why(`tech-${think}`).rule).toBe('ALI-OPER-03');
    t.answer('tech-geode-markets');
    expect(t.p(0).revenue).toBe(3);
    const none = mine({ hand: [1], empire: [`tech-${think} L`, 'tech-breaker-tugs O'] });
    expect(none.why(act(think)).rule).toBe('ALI-ART-07');
  });

  test('Think Tank Retreat: a payment that would spoil every goal makes it void', () => {
    const think = 'tech-think-tank-retreat';
    // Three produced cards meet the goal, but one of them must be spent.
    const spec = (hand: number[]): PlayerSpec => ({
      hand,
      empire: [`${think} L`, 'tech-battle-telemetry O', ['planet-loam O', '1/0', '2/0', '3/0']],
    });
    expect(mine(spec([])).why(`cardAction:${think}`).rule).toBe('ALI-ART-07');
    expect(mine(spec([10])).options()).toContain(`cardAction:${think}`);
  });

  test('[ALI-EFF-23] Raid Protocols: one Ship, chosen before its target', () => {
    const t = mine(
      { hand: [39], empire: ['tech-raid-protocols L', 'ship-howl O', 'ship-curlew O'] },
      { deck: [5] },
    );
    t.answer(act('raid-protocols')).spend('39/1');
    expect(t.asked()).toMatchObject({ ask: 'chooseShip', options: ['ship-howl', 'ship-curlew'] });
    t.answer('ship-howl');
    expect(t.asked()?.ask).toBe('chooseTarget');
    t.answer('alien');
    expect(t.state.attacked).toEqual([cardNo('ship-howl')]);
  });

  test('[ALI-EFF-02] [ALI-EFF-03] [ALI-EFF-20] Headhunter Bureau: a deck and a Type, by the front', () => {
    const t = mine(
      { empire: ['tech-headhunter-bureau L'] },
      // Fronts: Expansion, Exploitation, Exploration (backs: exploration, exploration, expansion).
      {
        tops: ['tech-polychrome-catalyst', 'tech-golden-chancery', 'tech-stratum-drills'],
        decksOnly: true,
      },
    );
    t.answer(act('headhunter-bureau'));
    expect(t.options()).toEqual([
      'technology:exploration',
      'technology:expansion',
      'technology:exploitation',
    ]);
    expect(t.why('planet:expansion')).toEqual({
      rule: 'ALI-EFF-20',
      facts: { kind: 'planet', type: 'expansion' },
    });
    t.answer('technology:exploration');
    expect(t.waiting()).toEqual(['tech-stratum-drills']);
    expect(t.state.decks[1]?.map(cardId)).toEqual([
      'tech-polychrome-catalyst',
      'tech-golden-chancery',
    ]);
    expect(t.p(0).credits).toBe(3);
    expect(
      mine({ empire: ['tech-headhunter-bureau L'] }, { decksOnly: true }).why(
        act('headhunter-bureau'),
      ).rule,
    ).toBe('ALI-ART-07');
  });

  test('[ALI-AUTO-05] what a search finds is completed at once if it costs nothing', () => {
    const t = mine(
      {
        credits: 5,
        empire: [
          'tech-headhunter-bureau L',
          'planet-calcine L',
          'planet-grimhold L',
          'planet-scoria L',
        ],
      },
      { tops: ['ship-howl'] },
    );
    t.answer(act('headhunter-bureau'), 'ship:extermination');
    expect(t.asked()).toMatchObject({ ask: 'chooseFace' });
  });

  test('Grand Liquidation: 8 credits for 3 points', () => {
    const t = mine({ credits: 8, empire: ['tech-grand-liquidation L'] }).answer(
      act('grand-liquidation'),
    );
    expect([t.p(0).credits, t.track()]).toEqual([0, 3]);
    expect(
      mine({ credits: 7, empire: ['tech-grand-liquidation L'] }).why(act('grand-liquidation')),
    ).toEqual({
      rule: 'ALI-BANK-01',
      facts: { price: 8, credits: 7 },
    });
  });
});
