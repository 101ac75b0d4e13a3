import { describe, expect, test } from 'vitest';
import { given, mine, sectionId } from './scenario.ts';

/** Sells one card: the shortest Action. */
const SELL = ['sell', 'blue', sectionId('1/0'), 'stop'];

describe('the turn', () => {
  test('[ALI-TURN-01] [ALI-TURN-02] [ALI-TURN-08] Action Phase, Draw Phase, then the player on the left', () => {
    const t = given({ players: [{ hand: [1, 2] }, { hand: [3] }, { hand: [4] }] });
    expect(t.asked()).toMatchObject({ seat: 0, ask: 'actionPhase' });
    t.answer(...SELL);
    expect(t.asked()).toMatchObject({ seat: 0, ask: 'discardCard' });
    t.answer('stop');
    expect(t.hand()).toHaveLength(3);
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'actionPhase' });
    t.answer('sell', 'blue', sectionId('3/0'), 'stop');
    expect(t.asked()?.seat).toBe(2);
    t.answer('sell', 'blue', sectionId('4/0'), 'stop');
    expect(t.asked()?.seat).toBe(0);
  });

  test('[ALI-TURN-03] one Action: a second one is refused', () => {
    const t = mine({ hand: [1, 2], artifacts: ['artifact-vault-of-ages'] });
    expect(t.options()).toEqual(
      expect.arrayContaining(['buy', 'sell', 'useArtifact:artifact-vault-of-ages']),
    );
    t.answer(...SELL);
    expect(t.asked()).toMatchObject({ ask: 'actionPhase' });
    expect(t.why('sell')).toEqual({ rule: 'ALI-TURN-03', facts: {} });
    expect(t.why('buy').rule).toBe('ALI-TURN-03');
    expect(t.options()).toEqual(['useArtifact:artifact-vault-of-ages', 'endActionPhase']);
  });

  test('[ALI-TURN-03] the ACTION of a Technology takes the place of the Action', () => {
    const t = mine({
      credits: 9,
      empire: ['tech-grand-liquidation L'],
      artifacts: ['artifact-witness-stone'],
    });
    t.answer('cardAction:tech-grand-liquidation');
    expect(t.track()).toBe(3);
    expect(t.why('cardAction:tech-grand-liquidation').rule).toBe('ALI-TURN-03');
    expect(t.why('buy').rule).toBe('ALI-TURN-03');
  });

  test('[ALI-TURN-04] [ALI-TURN-07] [ALI-RUL-08] free effects before, between and after Actions', () => {
    const dividend = 'useInAddition:tech-dividend-engine';
    const before = mine({ hand: [1], empire: ['tech-dividend-engine L'] }).answer(dividend);
    expect(before.p(0).credits).toBe(9);
    expect(before.options()).toContain('sell');
    const after = mine({ hand: [1], empire: ['tech-dividend-engine L'] }).answer(...SELL);
    expect(after.options()).toContain(dividend);
    // Never in the Draw Phase, and never in the middle of an Action.
    const paying = mine({
      hand: [1, 2],
      empire: ['tech-dividend-engine L'],
      artifacts: ['artifact-vault-of-ages'],
    }).answer('sell', 'blue');
    expect(paying.options()).toEqual([sectionId('1/0'), sectionId('2/0')]);
    paying.answer(sectionId('1/0'), 'stop', 'endActionPhase');
    expect(paying.asked()).toMatchObject({ ask: 'discardCard' });
    expect(paying.options()).toEqual(['resource-02', 'stop']);
  });

  test('[ALI-TURN-05] [ALI-RUL-06] an IN ADDITION card once a turn, and again in the next', () => {
    const dividend = 'useInAddition:tech-dividend-engine';
    const t = mine({
      hand: [1],
      empire: ['tech-dividend-engine L'],
      artifacts: ['artifact-folded-hour'],
    });
    t.answer(dividend, 'useArtifact:artifact-folded-hour', ...SELL);
    expect(t.why(dividend)).toEqual({
      rule: 'ALI-TURN-05',
      facts: { card: 'tech-dividend-engine' },
    });
    t.answer('buy', 'ship', 0);
    expect(t.asked()?.seat).toBe(1);
    t.answer('sell', 'gold', sectionId('83/1'), 'stop');
    expect(t.asked()?.seat).toBe(0);
    expect(t.options()).toContain(dividend);
  });

  test('[ALI-TURN-06] [ALI-RUL-07] the Action is mandatory, unless none is possible', () => {
    const t = mine({ credits: 0, hand: [1] });
    expect(t.options()).toEqual(['sell']);
    expect(t.why('endActionPhase')).toEqual({ rule: 'ALI-TURN-06', facts: {} });
    const none = mine({ credits: 0 });
    expect(none.options()).toEqual(['endActionPhase']);
    none.answer('endActionPhase');
    expect(none.told('actionSkipped')).toHaveLength(1);
    expect(none.hand()).toHaveLength(3);
    // A produced card can be sold too.
    const produced = mine({ credits: 0, empire: [['planet-loam O', '5/1']] });
    expect(produced.options()).toEqual(['sell']);
  });

  test('[ALI-TURN-06] extra Actions may be declined', () => {
    const t = mine({ hand: [1, 2], artifacts: ['artifact-manifold-clock'] });
    t.answer('useArtifact:artifact-manifold-clock');
    expect(t.why('endActionPhase').rule).toBe('ALI-TURN-06');
    t.answer(...SELL);
    expect(t.options()).toContain('endActionPhase');
    expect(t.options()).toContain('sell');
    expect(t.state.actions).toBe(2);
  });

  test('[ALI-TURN-09] what lasts for the turn ends with it', () => {
    const t = mine(
      {
        credits: 6,
        hand: [1],
        empire: ['tech-dividend-engine L 1', 'ship-howl O'],
        artifacts: [
          'artifact-plenitude-cube',
          'artifact-lance-of-night',
          'artifact-horn-of-matter',
          'artifact-folded-hour',
        ],
      },
      { state: { attacked: [109] } },
    );
    for (const artifact of ['plenitude-cube', 'lance-of-night', 'horn-of-matter', 'folded-hour']) {
      t.answer(`useArtifact:artifact-${artifact}`);
    }
    t.answer('unlockCard:tech-dividend-engine');
    expect(t.state).toMatchObject({ free: 7, boost: 3, unlimited: true, actions: 2 });
    t.answer('buy', 'ship', 0, 'endActionPhase');
    for (let n = t.hand().length; n > 3; n--) t.answer(t.options()[0] ?? '');
    t.answer('stop');
    expect(t.asked()?.seat).toBe(1);
    expect(t.state).toMatchObject({ free: 0, boost: 0, unlimited: false, attacked: [], used: [] });
    expect(t.p(0).unlocked).toEqual([]);
  });
});
