import { describe, expect, test } from 'vitest';
import { mine, type Play, type PlayerSpec, sectionId } from './scenario.ts';

/** A Planet enters on its operational face with these cards on top of the deck. */
const exploit = (planet: string, deck: number[], more: PlayerSpec = {}): Play =>
  mine({ hand: [36, 37], waiting: [planet], ...more }, { deck })
    .answer('discover', planet)
    .spend('36/0', '37/0')
    .answer('operational');

describe('production', () => {
  test('[ALI-PROD-01] n cards are drawn and lie under the Planet, one section visible', () => {
    const t = exploit('planet-loam', [53, 55, 57]);
    expect(t.told('produced')).toHaveLength(3);
    expect(t.under('planet-loam')).toHaveLength(3);
  });

  test('[ALI-PROD-02] [ALI-PROD-03] [ALI-EX-09] [ALI-EX-23] the own Type may be shown for a point, or not', () => {
    const t = exploit('planet-loam', [54, 11, 53]);
    // The third card shows the section with fewer symbols, without a question.
    expect(t.under('planet-loam')).toEqual([[53, 1]]);
    expect(t.options()).toEqual(
      ['54/0', '54/1', '11/0', '11/1'].map((one) => sectionId(one as '1/0')),
    );
    t.answer(sectionId('54/0'), sectionId('11/0'));
    expect(t.track()).toBe(2);
    const declined = exploit('planet-loam', [54, 53, 55]).answer(sectionId('54/1'));
    expect(declined.track()).toBe(0);
    expect(declined.under('planet-loam')).toContainEqual([54, 1]);
  });

  test('[ALI-PROD-04] [ALI-EX-22] without a match the smaller section must be shown', () => {
    const t = exploit('planet-hypatia-nova', [54, 55, 63]);
    expect(t.under('planet-hypatia-nova')).toEqual([
      [54, 1],
      [55, 1],
      [63, 1],
    ]);
    expect(t.track()).toBe(0);
  });

  test('[ALI-PROD-05] [ALI-PROD-09] equally many symbols, also of gold: a free choice', () => {
    const t = exploit('planet-loam', [69, 53, 55]);
    expect(t.options()).toEqual([sectionId('69/0'), sectionId('69/1')]);
    t.answer(sectionId('69/1'));
    expect(t.track()).toBe(0);
    // 2 gold are more than 1 blue.
    const gold = exploit('planet-hypatia-nova', [61, 53, 55]);
    expect(gold.under('planet-hypatia-nova')).toContainEqual([61, 0]);
  });

  test('[ALI-PROD-06] [ALI-DRAW-03] produced cards are spent as if in hand, and are not part of it', () => {
    const t = mine({ hand: [1, 2, 3], empire: [['planet-loam O', '5/1', '36/0']] });
    t.answer('sell', 'green').spend('5/1', '36/0');
    expect(t.p(0).credits).toBe(14);
    expect(t.asked()).toMatchObject({ ask: 'discardCard' });
    expect(t.options()).toContain('stop');
  });

  test('[ALI-PROD-07] any number of cards under a Planet', () => {
    const under = ['4/1', '5/1', '6/1', '7/1', '8/1', '9/1', '12/1'] as const;
    const t = mine({ hand: [36, 37], empire: [['planet-loam O', ...under]] }, { deck: [53] });
    t.answer('minePlanets').spend('36/0', '37/0');
    expect(t.under('planet-loam')).toHaveLength(8);
  });

  test('[ALI-PROD-08] [ALI-RUL-10] all are drawn first, then laid in any order', () => {
    const t = exploit('planet-loam', [9, 26, 11]);
    expect(t.told('produced')).toEqual([]);
    expect(t.options()).toHaveLength(6);
    t.answer(sectionId('11/1'), sectionId('9/0'), sectionId('26/1'));
    expect(t.under('planet-loam')).toEqual([
      [11, 1],
      [9, 0],
      [26, 1],
    ]);
  });

  test('[ALI-PROD-10] [ALI-EX-30] both sections of the Type: either, for one point', () => {
    const t = exploit('planet-hypatia-nova', [9, 54, 55]);
    expect(t.options()).toEqual([sectionId('9/0'), sectionId('9/1')]);
    expect(t.answer(sectionId('9/1')).track()).toBe(1);
  });

  test('[ALI-PROD-11] with fewer cards to draw only those are produced', () => {
    const t = mine(
      { empire: ['planet-loam O'], artifacts: ['artifact-harvest-moonlet'] },
      { deck: [53], only: true },
    );
    t.answer('useArtifact:artifact-harvest-moonlet');
    expect(t.under('planet-loam')).toEqual([[53, 1]]);
  });
});

describe('Operational Actions', () => {
  test('[ALI-OPER-01] [ALI-OPER-02] [ALI-RUL-16] 5 symbols of the own colour, whatever the Empire', () => {
    const empire = [
      'planet-vitruvius L',
      'planet-anvil-minor L',
      'planet-calcine L',
      'planet-loam O',
      'tech-core-tap O',
      'ship-howl O',
    ];
    expect(mine({ hand: [36, 49], empire }).options()).toContain('minePlanets');
    expect(mine({ hand: [1, 9], empire }).options()).toContain('earnRevenue');
    expect(mine({ hand: [39, 42], empire }).options()).toContain('launchOffensive');
    expect(mine({ hand: [49, 50], empire }).why('minePlanets')).toEqual({
      rule: 'ALI-OPER-01',
      facts: { colour: 'green', need: 5, most: 4, limit: 2 },
    });
  });

  test('[ALI-OPER-03] only if a card could act', () => {
    const hand = [36, 37];
    const logistics = mine({ hand, empire: ['planet-loam L'] });
    expect(logistics.why('minePlanets')).toEqual({
      rule: 'ALI-OPER-03',
      facts: { how: 'minePlanets' },
    });
    expect(mine({ hand, empire: ['planet-loam O 1'] }).why('minePlanets').rule).toBe('ALI-OPER-03');
    expect(mine({ hand, empire: ['planet-loam O'] }).options()).toContain('minePlanets');
    expect(mine({ hand: [1, 2] }).why('earnRevenue').rule).toBe('ALI-OPER-03');
    const attacked = mine(
      { hand: [39, 40], empire: ['ship-howl O'] },
      { state: { attacked: [109] } },
    );
    expect(attacked.why('launchOffensive').rule).toBe('ALI-OPER-03');
  });

  test('[ALI-OPER-06] Earn Revenue: a card for each Technology, one after the other', () => {
    const t = mine(
      {
        hand: [1, 2],
        empire: [
          'tech-memory-vaults O', // Expansion: Types among Technologies
          'tech-salvage-crews O', // Extermination: Plans held
          'tech-core-tap O 1',
        ],
        plans: ['plan-minefield'],
      },
      { deck: [9, 53] },
    );
    t.answer('earnRevenue').spend('1/0', '2/0');
    expect(t.options()).toEqual(['tech-memory-vaults', 'tech-salvage-crews']);
    t.answer('tech-memory-vaults');
    expect(t.told('typeRevealed')).toMatchObject([
      { technology: 'tech-memory-vaults', resource: 'resource-09', match: true, points: 1 },
      { technology: 'tech-salvage-crews', resource: 'resource-53', match: true, points: 1 },
    ]);
    expect(t.p(0).revenue).toBe(2);
  });

  test('[ALI-OPER-07] Mine Planets: each operational Planet produces 1', () => {
    const t = mine(
      { hand: [36, 37], empire: ['planet-loam O', 'planet-hypatia-nova O', 'planet-ducat L'] },
      { deck: [54, 9] },
    );
    t.answer('minePlanets').spend('36/0', '37/0').answer('planet-hypatia-nova');
    // The other one produces without a question, with the next card.
    expect(t.under('planet-hypatia-nova')).toEqual([[54, 1]]);
    expect(t.options()).toEqual([sectionId('9/0'), sectionId('9/1')]);
    t.answer(sectionId('9/0'));
    expect(t.under('planet-loam')).toEqual([[9, 0]]);
  });

  test('[ALI-OPER-08] in the owner’s order, none skipped but the blockaded ones', () => {
    const t = mine(
      {
        hand: [36, 37],
        empire: [
          'planet-loam O',
          'planet-oriel O',
          'planet-sennet O',
          'planet-ducat O 1',
          'planet-marrow L',
        ],
      },
      { deck: [53, 55, 57] },
    );
    t.answer('minePlanets').spend('36/0', '37/0');
    expect(t.options()).toEqual(['planet-loam', 'planet-oriel', 'planet-sennet']);
    expect(t.why('planet-ducat')).toEqual({
      rule: 'ALI-BLK-04',
      facts: { card: 'planet-ducat', tokens: 1 },
    });
    expect(t.why('planet-marrow').rule).toBe('ALI-OPER-03');
    t.answer('planet-oriel');
    expect(t.why('planet-oriel')).toEqual({
      rule: 'ALI-OPER-08',
      facts: { card: 'planet-oriel' },
    });
    t.answer('planet-sennet');
    expect(t.told('produced')).toHaveLength(3);
    const revenue = mine(
      { hand: [1, 2], empire: ['tech-core-tap O', 'tech-memory-vaults O', 'tech-salvage-crews O'] },
      { deck: [1, 2, 3] },
    );
    revenue.answer('earnRevenue').spend('1/0', '2/0').answer('tech-salvage-crews');
    expect(revenue.why('tech-salvage-crews').rule).toBe('ALI-OPER-08');
  });
});
