import { describe, expect, test } from 'vitest';
import { alienArtifacts } from '../rules/index.ts';
import { mine, type Play, sectionId } from './scenario.ts';

const cost = (t: Play, kind: number): number | undefined =>
  alienArtifacts.view(t.state).players[0]?.costs[kind]?.total;

describe('Discover, Develop, Build', () => {
  test('[ALI-DISC-01] [ALI-DISC-02] green symbols complete a Planet; the face is chosen', () => {
    const t = mine({ hand: [36, 12], waiting: [['planet-loam', '49/0'], 'ship-howl'] });
    t.answer('discover');
    expect(t.options()).toEqual(['planet-loam']);
    expect(t.why('ship-howl')).toEqual({
      rule: 'ALI-DISC-01',
      facts: { how: 'kind', card: 'ship-howl' },
    });
    t.answer('planet-loam').spend('36/0');
    expect(t.options()).toEqual(['logistics', 'operational']);
    t.answer('logistics');
    expect(t.empire()).toEqual(['planet-loam L']);
    expect(t.waiting()).toEqual(['ship-howl']);
    expect(t.discard()).toEqual([36, 49]);
    const none = mine({ hand: [36, 12], waiting: ['ship-howl'] });
    expect(none.why('discover')).toEqual({ rule: 'ALI-DISC-01', facts: { how: 'none' } });
  });

  test('[ALI-DISC-03] colonised, its discount works from now on', () => {
    const t = mine({ hand: [36, 37, 1], waiting: ['planet-vitruvius'] });
    t.answer('discover', 'planet-vitruvius').spend('36/0', '37/0').answer('logistics');
    expect(cost(t, 0)).toBe(4);
  });

  test('[ALI-DISC-04] exploited, it produces 3 at once', () => {
    const t = mine({ hand: [36, 37], waiting: ['planet-loam'] }, { deck: [53, 55, 57] });
    t.answer('discover', 'planet-loam').spend('36/0', '37/0').answer('operational');
    expect(t.under('planet-loam')).toEqual([
      [53, 1],
      [55, 1],
      [57, 1],
    ]);
  });

  test('[ALI-DISC-05] the whole cost must be reached; what is prepared may be enough alone', () => {
    const t = mine({ hand: [36, 37], waiting: ['planet-loam'] });
    t.answer('discover', 'planet-loam', sectionId('36/0'));
    expect(t.why('stop')).toEqual({ rule: 'ALI-DISC-05', facts: { missing: 2 } });
    const short = mine({
      hand: [36, 12],
      waiting: ['planet-loam'],
      empire: ['planet-ducat L', 'planet-tallow O'],
    });
    expect(short.why('discover').facts).toMatchObject({ need: 7, most: 6 });
    const whole = mine({ waiting: [['planet-loam', '36/0', '37/0']] });
    whole.answer('discover', 'planet-loam');
    expect(whole.options()).toEqual(['stop']);
  });

  test('[ALI-DEV-01] [ALI-DEV-02] a Technology with blue; deployed, it works in the same turn', () => {
    const t = mine({ hand: [1, 2], waiting: ['tech-dividend-engine'] });
    t.answer('develop', 'tech-dividend-engine').spend('1/0', '2/0').answer('logistics');
    expect(t.options()).toContain('useInAddition:tech-dividend-engine');
    // A card counts itself: the third Type among Technologies.
    const self = mine({ hand: [1, 2], waiting: ['tech-vorsch-spectrum-mk2'] });
    self.answer('develop', 'tech-vorsch-spectrum-mk2').spend('1/0', '2/0').answer('logistics');
    expect(self.track()).toBe(1);
    expect(mine({ waiting: ['planet-loam'] }).why('develop')).toEqual({
      rule: 'ALI-DEV-01',
      facts: { how: 'none' },
    });
  });

  test('[ALI-DEV-03] its ACTION can be used on a later Action only', () => {
    const spec = { credits: 12, hand: [1, 2], waiting: ['tech-grand-liquidation'] };
    const t = mine({ ...spec, artifacts: ['artifact-folded-hour'] });
    t.answer('develop', 'tech-grand-liquidation').spend('1/0', '2/0').answer('logistics');
    expect(t.why('cardAction:tech-grand-liquidation').rule).toBe('ALI-TURN-03');
    t.answer('useArtifact:artifact-folded-hour');
    expect(t.options()).toContain('cardAction:tech-grand-liquidation');
  });

  test('[ALI-DEV-04] [ALI-DEV-05] [ALI-DEV-06] [ALI-DEV-07] [ALI-EX-10] sold: a matching card scores the best goal met', () => {
    const four = ['planet-ducat L', 'planet-tallow L', 'planet-marrow L', 'planet-opaline L'];
    const spec = { hand: [1, 2], waiting: ['tech-deep-field-cartography'] };
    const play = (empire: string[], card: number): Play =>
      mine({ ...spec, empire }, { deck: [card] })
        .answer('develop', 'tech-deep-field-cartography')
        .spend('1/0', '2/0')
        .answer('operational');
    const t = play(four, 54);
    expect(t.told('typeRevealed')).toMatchObject([{ match: true, points: 1 }]);
    expect(t.track()).toBe(1);
    expect(t.discard()).toEqual([1, 2, 54]);
    expect(play([...four, 'planet-ninefold L'], 54).track()).toBe(2);
    // No goal met, or no match: nothing.
    expect(play(four.slice(1), 54).track()).toBe(0);
    expect(play(four, 53).told('typeRevealed')).toMatchObject([{ match: false, points: 0 }]);
    // The Technology counts itself.
    const own = mine(
      {
        hand: [1, 2],
        empire: ['tech-salvage-crews L', 'tech-dividend-engine L', 'planet-hypatia-nova L'],
        waiting: ['tech-stratum-drills'],
      },
      { deck: [9] },
    );
    own.answer('develop', 'tech-stratum-drills').spend('1/0', '2/0').answer('operational');
    expect(own.track()).toBe(1);
  });

  test('[ALI-DEV-08] both sections of the Type score once; without a card nothing is scored', () => {
    const spec = {
      empire: ['planet-oriel L', 'planet-sennet L', 'planet-loam L', 'planet-ducat L'],
      waiting: [['tech-deep-field-cartography', '1/0', '2/0'] as [string, '1/0', '2/0']],
    };
    const both = mine(spec, { deck: [11] }).answer(
      'develop',
      'tech-deep-field-cartography',
      'stop',
    );
    expect(both.answer('operational').track()).toBe(1);
    const none = mine(
      { ...spec, waiting: ['tech-deep-field-cartography'], artifacts: ['artifact-crystal-mind'] },
      { only: true },
    );
    none.answer('useArtifact:artifact-crystal-mind', 'tech-deep-field-cartography', 'operational');
    expect(none.told('typeRevealed')).toEqual([]);
    expect(none.track()).toBe(0);
  });

  test('[ALI-BUILD-01] [ALI-BUILD-02] [ALI-CARD-07] a Ship with red; Exploitation brings a Plan', () => {
    const t = mine({ hand: [39, 42], waiting: ['ship-fat-margin'] });
    t.answer('build', 'ship-fat-margin').spend('39/1', '42/1').answer('logistics');
    expect(t.told('plansGained')).toHaveLength(1);
    expect(alienArtifacts.view(t.state).players[0]?.limits.sell).toBe(3);
    const other = mine({ hand: [39, 42], waiting: ['ship-howl'] });
    other.answer('build', 'ship-howl').spend('39/1', '42/1').answer('logistics');
    expect(other.told('plansGained')).toEqual([]);
    expect(mine({}).why('build')).toEqual({ rule: 'ALI-BUILD-01', facts: { how: 'none' } });
  });

  test('[ALI-BUILD-03] any number of Plans, apart from the hand', () => {
    const t = mine({
      hand: [39, 42, 1, 2, 3],
      plans: ['plan-minefield', 'plan-decoy-fleet'],
      shownPlans: ['plan-picket-line'],
      waiting: ['ship-fat-margin'],
    });
    t.answer('build', 'ship-fat-margin').spend('39/1', '42/1').answer('logistics');
    expect(alienArtifacts.view(t.state).players[0]?.plans).toBe(4);
    expect(t.options()).toContain('stop');
  });

  test('[ALI-BUILD-04] on a mission it may attack at once, or not', () => {
    const spec = { hand: [39, 42, 1], waiting: ['ship-howl'] };
    const build = () =>
      mine(spec).answer('build', 'ship-howl').spend('39/1', '42/1').answer('operational');
    const t = build();
    expect(t.asked()).toMatchObject({ ask: 'attackOrSkip', options: ['attack', 'skip'] });
    t.answer('skip');
    expect(t.told('attackSkipped')).toHaveLength(1);
    expect(t.told('attackDeclared')).toEqual([]);
    expect(build().answer('attack').asked()?.ask).toBe('chooseTarget');
  });
});

describe('automatic construction', () => {
  test('[ALI-AUTO-01] [ALI-AUTO-02] [ALI-AUTO-03] [ALI-EX-03] a waiting card that is paid for enters', () => {
    const t = mine({ hand: [36, 37], waiting: ['planet-calcine', ['ship-black-plague', '22/1']] });
    t.answer('discover', 'planet-calcine').spend('36/0', '37/0').answer('logistics');
    expect(t.asked()).toMatchObject({ ask: 'chooseFace' });
    t.answer('operational');
    // As if it had been built: it may attack.
    expect(t.asked()).toMatchObject({ ask: 'attackOrSkip' });
    t.answer('skip');
    expect(t.empire()).toEqual(['planet-calcine L', 'ship-black-plague O']);
    expect(t.discard()).toContain(22);
    expect(t.told('cardAdded')).toMatchObject([{ automatic: false }, { automatic: true }]);
  });

  test('[ALI-AUTO-04] [ALI-EX-20] the owner chooses the first; then costs are counted anew', () => {
    const t = mine({
      hand: [36, 37],
      waiting: ['planet-calcine', ['ship-howl', '22/1'], ['ship-curlew', '23/1']],
    });
    t.answer('discover', 'planet-calcine').spend('36/0', '37/0').answer('logistics');
    expect(t.asked()?.options).toEqual(['ship-howl', 'ship-curlew']);
    t.answer('ship-curlew', 'logistics');
    expect(t.waiting()).toEqual(['ship-howl']);
    expect(cost(t, 2)).toBe(4);
    const third = mine({
      hand: [36, 37],
      waiting: ['planet-calcine', ['ship-howl', '22/1'], ['ship-curlew', '23/1'], 'ship-untold'],
    });
    third.answer('discover', 'planet-calcine').spend('36/0', '37/0').answer('logistics');
    expect(third.why('ship-untold')).toEqual({
      rule: 'ALI-AUTO-01',
      facts: { card: 'ship-untold', cost: 3 },
    });
  });

  test('[ALI-EX-21] a Planet that makes the next one cheaper', () => {
    const t = mine({
      hand: [36, 37],
      empire: ['planet-ducat O'],
      waiting: ['planet-vitruvius', ['planet-loam', '12/1', '49/0']],
    });
    t.answer('discover', 'planet-vitruvius').spend('36/0', '37/0').answer('logistics', 'logistics');
    expect(t.empire()).toContain('planet-loam L');
  });

  test('[ALI-EX-29] [ALI-RUL-12] what lies complete waits for an addition of any kind', () => {
    const t = mine({
      hand: [36, 37, 1],
      waiting: ['planet-loam', ['ship-howl', '22/1', '24/1']],
    });
    expect(t.waiting()).toContain('ship-howl');
    t.answer('discover', 'planet-loam').spend('36/0', '37/0').answer('logistics', 'logistics');
    expect(t.empire()).toEqual(['planet-loam L', 'ship-howl L']);
  });

  test('[ALI-AUTO-06] nothing else causes a check', () => {
    const waiting: [string, ...('22/1' | '24/1')[]][] = [['ship-howl', '22/1', '24/1']];
    const prepared = mine({ hand: [39], waiting }).answer('prepare', 'ship', sectionId('39/1'));
    expect(prepared.waiting()).toEqual(['ship-howl']);
    const opened = mine({ empire: ['planet-calcine L 1'], waiting }).answer(
      'unlockCard:planet-calcine',
    );
    expect(opened.waiting()).toEqual(['ship-howl']);
    const bought = mine({ waiting }).answer('buy', 'planet', 0);
    expect(bought.waiting()).toContain('ship-howl');
    const flipped = mine({
      waiting,
      empire: ['planet-ducat O'],
      artifacts: ['artifact-mobius-key'],
    });
    flipped.answer('useArtifact:artifact-mobius-key', 'planet-ducat', 'logistics');
    expect(flipped.empire()).toEqual(['planet-ducat L', 'ship-howl L']);
  });

  test('[ALI-AUTO-07] face, move, prepared cards, triggers, effect of the face, check', () => {
    const t = mine(
      {
        credits: 0,
        hand: [36, 37],
        empire: ['tech-planetary-registry L'],
        waiting: ['planet-loam', ['ship-howl', '22/1', '24/1']],
      },
      { deck: [53, 55, 57] },
    );
    t.answer('discover', 'planet-loam').spend('36/0', '37/0').answer('operational');
    const order = t.events.map(({ type }) => type);
    expect(order).toEqual([
      'spent',
      'cardAdded',
      'creditsGained',
      'produced',
      'produced',
      'produced',
    ]);
    expect(t.asked()).toMatchObject({ ask: 'chooseFace' });
  });

  test('[ALI-AUTO-08] in a check a blockaded discount counts only while it is unlocked', () => {
    const spec = {
      credits: 2,
      hand: [1, 2],
      empire: ['planet-calcine L 2'],
      waiting: ['tech-core-tap', ['ship-howl', '22/1'] as [string, '22/1']],
    };
    const closed = mine(spec).answer('develop', 'tech-core-tap').spend('1/0', '2/0');
    expect(closed.answer('logistics').waiting()).toEqual(['ship-howl']);
    const open = mine(spec).answer('unlockCard:planet-calcine', 'develop', 'tech-core-tap');
    open.spend('1/0', '2/0').answer('logistics', 'logistics');
    expect(open.empire()).toContain('ship-howl L');
  });

  test('[ALI-AUTO-09] it is no Action: free symbols and the lifted limit stay', () => {
    const t = mine(
      {
        artifacts: ['artifact-worldseed'],
        waiting: ['planet-loam', ['ship-howl', '22/1', '24/1']],
      },
      { state: { free: 7, unlimited: true } },
    );
    t.answer('useArtifact:artifact-worldseed', 'planet-loam', 'logistics', 'logistics');
    expect(t.empire()).toEqual(['planet-loam L', 'ship-howl L']);
    expect(t.state).toMatchObject({ free: 7, unlimited: true, actions: 1 });
  });
});
