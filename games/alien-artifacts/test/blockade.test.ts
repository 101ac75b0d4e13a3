import { describe, expect, test } from 'vitest';
import { cardId, cardNo } from '../data/index.ts';
import { alienArtifacts } from '../rules/index.ts';
import { given, mine, type Play, type PlayerSpec, sectionId } from './scenario.ts';

/** Seat 0 attacks seat 1 with one Extermination Ship and this number. */
function raid(card: number, defender: PlayerSpec, plan?: string, attacker: string[] = []): Play {
  const empire = ['ship-howl O', ...attacker];
  const t = given({
    players: [{ empire }, { ...defender, ...(plan === undefined ? {} : { plans: [plan] }) }],
    deck: [card],
    state: { tasks: [] },
  });
  t.run({ type: 'chooseTarget', seat: 0, ship: cardNo('ship-howl') }).answer(1);
  return plan === undefined ? t : t.answer(plan);
}

describe('Blockade', () => {
  test('[ALI-BLK-01] [ALI-ATK-21] tokens go on cards of the Empire, also several on one', () => {
    const t = raid(1, { empire: ['planet-loam L', 'tech-core-tap O'], waiting: ['ship-curlew'] });
    expect(t.asked()).toMatchObject({ seat: 0, ask: 'placeToken' });
    expect(t.options()).toEqual(['planet-loam', 'tech-core-tap']);
    t.answer('planet-loam', 'planet-loam');
    expect(t.empire(1)).toEqual(['planet-loam L 2', 'tech-core-tap O']);
    expect(t.track()).toBe(2);
  });

  test('[ALI-ATK-21] within the limits of the row: kind, and 1 per card', () => {
    const empire = ['planet-loam L', 'tech-core-tap O', 'tech-memory-vaults L'];
    const t = raid(1, { empire }, 'plan-firewall-protocol');
    expect(t.options()).toEqual(['tech-core-tap', 'tech-memory-vaults']);
    expect(t.why('planet-loam')).toEqual({
      rule: 'ALI-ATK-21',
      facts: { how: 'kind', kind: 'technology' },
    });
    t.answer('tech-core-tap');
    expect(t.why('tech-core-tap')).toEqual({ rule: 'ALI-ATK-21', facts: { how: 'spread' } });
    t.answer('tech-memory-vaults');
    expect(t.empire(1)).toEqual(['planet-loam L', 'tech-core-tap O 1', 'tech-memory-vaults L 1']);
  });

  test('[ALI-BLK-02] [ALI-BLK-04] no ability, but it counts for kind, Type and face', () => {
    const t = mine({
      faction: 'episcopacy',
      empire: ['planet-vitruvius L 1', 'ship-curlew L 1', 'tech-memory-vaults L 2'],
    });
    const view = alienArtifacts.view(t.state).players[0];
    expect(view?.costs[0]?.total).toBe(6);
    expect(view?.limits.discover).toBe(2);
    expect(view?.handSize).toBe(3);
    // The Episcopacy: 1 logistics Technology, and 2 Exploration cards.
    expect(view?.points).toMatchObject({ cards: 3, factionFace: 1, factionType: 2 });
  });

  test('[ALI-ATK-15] [ALI-BLK-03] a lost Ship takes its unlocking with it', () => {
    const t = mine(
      { credits: 3, hand: [39, 40], empire: ['ship-fat-margin O 2'] },
      { deck: [3], systems: ['system-ossuary-of-khar'] },
    );
    t.answer('unlockCard:ship-fat-margin');
    expect(t.p(0).unlocked.map(cardId)).toEqual(['ship-fat-margin']);
    t.answer('launchOffensive').spend('39/1', '40/1').answer('alien');
    expect(t.waiting()).toEqual(['ship-fat-margin']);
    expect(t.p(0).unlocked).toEqual([]);
  });

  test('[ALI-BLK-03] [ALI-RUL-13] 1 credit per token opens it until the turn ends; tokens stay', () => {
    const t = mine({
      credits: 3,
      hand: [1],
      empire: ['tech-memory-vaults L 2'],
      artifacts: ['artifact-folded-hour'],
    });
    t.answer('unlockCard:tech-memory-vaults');
    expect(t.p(0).credits).toBe(1);
    expect(t.options()).not.toContain('unlockCard:tech-memory-vaults');
    t.answer('sell', 'blue', sectionId('1/0'), 'stop', 'endActionPhase');
    // It still works in the Draw Phase of this turn.
    expect(t.hand()).toHaveLength(4);
    expect(t.empire()).toEqual(['tech-memory-vaults L 2']);
    expect(alienArtifacts.view(t.state).players[0]?.handSize).toBe(3);
    const poor = mine({ credits: 1, empire: ['tech-memory-vaults L 2'] });
    expect(poor.why('unlockCard:tech-memory-vaults')).toEqual({
      rule: 'ALI-BLK-03',
      facts: { card: 'tech-memory-vaults', tokens: 2, credits: 1 },
    });
  });

  test('[ALI-BLK-04] [ALI-RUL-27] a blockaded Ship does not attack, a Planet is not mined', () => {
    const ship = mine({ hand: [39, 40], credits: 3, empire: ['ship-howl O 1', 'ship-curlew O'] });
    ship.answer('launchOffensive').spend('39/1', '40/1');
    ship.answer('alien');
    expect(ship.state.attacked).toEqual([cardNo('ship-curlew')]);
    const planet = mine({ hand: [36, 37], credits: 3, empire: ['planet-loam O 1'] });
    expect(planet.why('minePlanets').rule).toBe('ALI-OPER-03');
    planet.answer('unlockCard:planet-loam');
    expect(planet.options()).toContain('minePlanets');
    const card = mine({ empire: ['tech-dividend-engine L 1'] });
    expect(card.why('useInAddition:tech-dividend-engine')).toEqual({
      rule: 'ALI-BLK-04',
      facts: { card: 'tech-dividend-engine', tokens: 1 },
    });
  });

  test('[ALI-BLK-05] cards under a blockaded Planet may be spent', () => {
    const t = mine({ credits: 0, empire: [['planet-loam O 1', '5/1']] });
    t.answer('sell', 'green').spend('5/1');
    expect(t.p(0).credits).toBe(3);
  });

  test('[ALI-BLK-06] an empty supply: no further token', () => {
    const full = ['planet-loam L 20', 'tech-core-tap O 17'];
    const t = raid(1, { empire: full });
    expect(t.options()).toEqual(['planet-loam', 'tech-core-tap']);
    t.answer('tech-core-tap');
    expect(t.asked()).toBeNull();
    expect(alienArtifacts.view(t.state).tokens).toBe(0);
    expect(t.track()).toBe(2);
  });

  test('[ALI-BLK-07] fewer places than tokens: the rest is not placed', () => {
    const spread = raid(1, { empire: ['tech-core-tap O'] }, 'plan-firewall-protocol');
    spread.answer('tech-core-tap');
    expect(spread.empire(1)).toEqual(['tech-core-tap O 1']);
    expect(spread.asked()).toBeNull();
    const none = raid(1, { empire: ['planet-loam L'] }, 'plan-firewall-protocol');
    expect(none.asked()).toBeNull();
    // Without that limit all may go on one card.
    const one = raid(1, { empire: ['tech-core-tap O'] });
    one.answer('tech-core-tap', 'tech-core-tap');
    expect(one.empire(1)).toEqual(['tech-core-tap O 2']);
  });

  test('[ALI-BLK-08] only in the own windows, never in mid-Action or in another turn', () => {
    const t = mine({ hand: [36, 37], waiting: ['planet-loam'], empire: ['planet-vitruvius L 1'] });
    expect(t.options()).toContain('unlockCard:planet-vitruvius');
    t.answer('discover', 'planet-loam');
    expect(t.offers('unlock')).toBe(false);
    const other = given({
      players: [{ hand: [1] }, { empire: ['tech-memory-vaults L 1'], hand: [2] }],
    });
    expect(other.offers('unlock')).toBe(false);
  });
});
