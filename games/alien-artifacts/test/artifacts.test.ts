import { describe, expect, test } from 'vitest';
import { artifactNo, cardNo } from '../data/index.ts';
import { alienArtifacts } from '../rules/index.ts';
import { given, mine, type Play, type PlayerSpec, sectionId } from './scenario.ts';

const use = (artifact: string): string => `useArtifact:artifact-${artifact}`;
const holding = (artifact: string, spec: PlayerSpec = {}): PlayerSpec => ({
  artifacts: [`artifact-${artifact}`],
  ...spec,
});

describe('Alien Artifacts', () => {
  test('[ALI-ART-01] [ALI-INFO-15] the top card of the deck, seen by the drawer alone', () => {
    const t = mine(
      { faction: 'community', hand: [36, 37] },
      { artifacts: ['artifact-worldseed', 'artifact-afterglow'] },
    );
    t.answer('factionAction').spend('36/0', '37/0');
    expect(t.p(0).artifacts).toEqual([artifactNo('artifact-worldseed')]);
    const [gained] = t.told('artifactsGained');
    expect(gained).toMatchObject({ n: 1, artifacts: ['artifact-worldseed'] });
    if (gained === undefined) expect.fail();
    expect(alienArtifacts.viewEvent(gained, 0)).toEqual(gained);
    expect(alienArtifacts.viewEvent(gained, 1)).toMatchObject({ n: 1, artifacts: null });
  });

  test('[ALI-ART-02] any number, for any time, apart from the hand', () => {
    const all = ['worldseed', 'afterglow', 'witness-stone', 'vault-of-ages'];
    const t = mine({ artifacts: all.map((one) => `artifact-${one}`), hand: [1, 2, 3] });
    t.answer('sell', 'blue', sectionId('1/0'), 'stop', 'endActionPhase');
    expect(t.options()).toContain('stop');
    t.answer('stop');
    expect(t.p(0).artifacts).toHaveLength(4);
  });

  test('[ALI-ART-03] [ALI-ART-04] used in the own turn, also in the one it was gained, then discarded', () => {
    const t = mine(
      { faction: 'community', hand: [36, 37] },
      { artifacts: ['artifact-witness-stone'] },
    );
    t.answer('factionAction').spend('36/0', '37/0').answer(use('witness-stone'));
    expect(t.track()).toBe(3);
    expect(t.state.artifactDiscard).toEqual([artifactNo('artifact-witness-stone')]);
    expect(t.p(0).artifacts).toEqual([]);
  });

  test('[ALI-ART-05] an empty deck is renewed from its discard pile; with both empty nothing comes', () => {
    const spec = { faction: 'community', hand: [36, 37] };
    const t = mine(spec, { artifacts: [], artifactDiscard: ['artifact-afterglow'] });
    t.answer('factionAction').spend('36/0', '37/0');
    expect(t.p(0).artifacts).toEqual([artifactNo('artifact-afterglow')]);
    expect(t.told('artifactsShuffled')).toHaveLength(1);
    const none = given({
      players: [{ empire: ['ship-howl O'] }, {}],
      deck: [1],
      systems: ['system-silent-foundry'],
      artifacts: [],
      state: { tasks: [] },
    });
    none.run({ type: 'chooseTarget', seat: 0, ship: cardNo('ship-howl') }).answer('alien');
    expect(none.p(0).artifacts).toEqual([]);
  });

  test('[ALI-ART-06] unused Artifacts are worth nothing, apart from goals', () => {
    const t = mine(holding('witness-stone', { empire: ['tech-breaker-tugs O'] }));
    expect(alienArtifacts.scores(t.state)[0]).toMatchObject({ total: 3, parts: { goals: 2 } });
    expect(alienArtifacts.scores(mine(holding('witness-stone')).state)[0]?.total).toBe(0);
  });

  test('[ALI-ART-07] several in one turn; none that would change nothing', () => {
    const t = mine({
      artifacts: ['artifact-witness-stone', 'artifact-vault-of-ages'],
      credits: 15,
    });
    expect(t.why(use('vault-of-ages'))).toEqual({
      rule: 'ALI-ART-07',
      facts: { how: 'artifact', artifact: 'artifact-vault-of-ages' },
    });
    const two = mine({ artifacts: ['artifact-witness-stone', 'artifact-vault-of-ages'] });
    two.answer(use('witness-stone'), use('vault-of-ages'));
    expect([two.track(), two.p(0).credits]).toEqual([3, 15]);
    const card = mine({ credits: 15, empire: ['tech-dividend-engine L'] });
    expect(card.why('useInAddition:tech-dividend-engine')).toEqual({
      rule: 'ALI-ART-07',
      facts: { how: 'card', card: 'tech-dividend-engine' },
    });
  });

  test.each([
    ['worldseed', {}],
    ['star-forge-ember', { waiting: ['planet-loam'] }],
    ['crystal-mind', { waiting: ['planet-loam'] }],
    ['universal-assembler', {}],
    ['war-beacon', { empire: ['ship-howl L', 'planet-loam O'] }],
    ['war-beacon', { empire: ['ship-howl O 1'] }],
    ['harvest-moonlet', { empire: ['planet-loam L'] }],
    ['echo-ledger', { empire: ['tech-core-tap O'] }],
    ['mobius-key', {}],
  ] as [string, PlayerSpec][])('%s is void with %j', (artifact, spec) => {
    expect(mine(holding(artifact, spec)).why(use(artifact)).rule).toBe('ALI-ART-07');
  });

  test('Horn of Matter still lifts the limit with nothing to draw', () => {
    const t = mine(holding('horn-of-matter'), { only: true });
    t.answer(use('horn-of-matter'));
    expect(t.state.unlimited).toBe(true);
  });
});

describe('each Artifact', () => {
  test('[ALI-EFF-11] Worldseed, Star Forge Ember, Crystal Mind, Universal Assembler: completed for nothing', () => {
    const waiting = ['planet-loam', 'tech-core-tap', 'ship-howl'];
    const cases = [
      ['worldseed', 'planet-loam'],
      ['crystal-mind', 'tech-core-tap'],
      ['star-forge-ember', 'ship-howl'],
    ] as const;
    for (const [artifact, card] of cases) {
      const t = mine(holding(artifact, { waiting, hand: [1] })).answer(use(artifact));
      expect(t.options()).toEqual([card]);
      expect(t.why(waiting.find((one) => one !== card) ?? '').rule).toBe('ALI-EFF-11');
      t.answer(card, 'logistics');
      expect(t.empire()).toEqual([`${card} L`]);
      // It is no Action.
      expect(t.state.actions).toBe(1);
    }
    const any = mine(
      holding('universal-assembler', { waiting: ['planet-loam', ['ship-howl', '22/1']] }),
    );
    any.answer(use('universal-assembler'));
    expect(any.options()).toEqual(['planet-loam', 'ship-howl']);
    any.answer('ship-howl', 'operational');
    expect(any.discard()).toEqual([22]);
    expect(any.asked()?.ask).toBe('attackOrSkip');
  });

  test('[ALI-EFF-09] Folded Hour, Manifold Clock: whole Actions of any kind, the same again included', () => {
    const t = mine(holding('manifold-clock', { hand: [1, 2, 3] })).answer(use('manifold-clock'));
    t.answer('sell', 'blue').spend('1/0').answer('sell', 'blue').spend('2/0', '3/0');
    expect(t.options()).toContain('buy');
    expect(t.state.actions).toBe(1);
  });

  test('[ALI-ART-08] Afterglow: turns at the end', () => {
    const t = mine(holding('afterglow')).answer(use('afterglow'));
    expect(t.p(0).extraTurns).toBe(3);
  });

  test('Horn of Matter: 5 cards, and an Action without a limit', () => {
    const t = mine(holding('horn-of-matter', { credits: 0 }), { deck: [12, 13, 16, 17, 36] });
    t.answer(use('horn-of-matter'));
    expect(t.hand()).toEqual([12, 13, 16, 17, 36]);
    t.answer('sell', 'green').spend('12/1', '13/1', '16/1', '17/1', '36/0');
    expect(t.p(0).credits).toBe(13);
    expect(t.state.unlimited).toBe(false);
  });

  test('[ALI-EFF-10] Plenitude Cube: 7 symbols for the next Action that takes them', () => {
    const spec = holding('plenitude-cube', { waiting: ['planet-loam', 'ship-howl'], hand: [1] });
    const t = mine(spec).answer(
      use('plenitude-cube'),
      'discover',
      'planet-loam',
      'stop',
      'logistics',
    );
    expect(t.empire()).toEqual(['planet-loam L']);
    expect(t.state.free).toBe(0);
    // Buy and Prepare neither use nor consume it.
    const kept = mine({
      ...spec,
      artifacts: ['artifact-plenitude-cube', 'artifact-manifold-clock'],
      hand: [39],
    });
    kept.answer(use('plenitude-cube'), use('manifold-clock'), 'buy', 'planet', 0);
    kept.answer('prepare', 'ship', sectionId('39/1'));
    expect(kept.state.free).toBe(7);
    kept.answer('build', 'ship-howl', 'stop', 'logistics');
    expect(kept.state.free).toBe(0);
    // Any Action uses up the lifted limit.
    const lifted = mine({ credits: 9 }, { state: { unlimited: true } }).answer('buy', 'ship', 0);
    expect(lifted.state.unlimited).toBe(false);
  });

  test('Vault of Ages, Witness Stone', () => {
    expect(
      mine(holding('vault-of-ages', { credits: 3 }))
        .answer(use('vault-of-ages'))
        .p(0).credits,
    ).toBe(11);
    expect(mine(holding('witness-stone')).answer(use('witness-stone')).p(0).effects).toBe(3);
  });

  test('[ALI-EFF-14] Lance of Night: +3 for every Ship of the next attack, which uses it up', () => {
    const t = mine(
      holding('lance-of-night', {
        hand: [39, 40],
        empire: ['ship-fat-margin O', 'ship-silk-talon O'],
      }),
      { deck: [2, 6], systems: ['system-choir-nebula'] },
    );
    t.answer(use('lance-of-night'), 'launchOffensive').spend('39/1', '40/1').answer('alien');
    expect(t.state.boost).toBe(0);
    t.answer('ship-fat-margin', 'ship-silk-talon');
    expect(t.told('shipStruck')).toMatchObject([{ value: 4 }, { value: 4 }]);
  });

  test('[ALI-EFF-23] War Beacon: an offensive that must be made, and is no Action', () => {
    const t = mine(holding('war-beacon', { hand: [1], empire: ['ship-howl O', 'ship-curlew O'] }));
    t.answer(use('war-beacon'));
    expect(t.asked()?.ask).toBe('chooseTarget');
    t.answer('alien');
    expect(t.options()).toEqual(['ship-howl', 'ship-curlew']);
    expect(t.state.actions).toBe(1);
  });

  test('Harvest Moonlet: each operational Planet produces 2, in the owner’s order', () => {
    const t = mine(
      holding('harvest-moonlet', {
        empire: ['planet-loam O', 'planet-oriel O', 'planet-ducat O 1'],
      }),
      { deck: [53, 55, 57, 12] },
    );
    t.answer(use('harvest-moonlet'));
    expect(t.options()).toEqual(['planet-loam', 'planet-oriel']);
    t.answer('planet-oriel');
    expect(t.under('planet-oriel')).toEqual([
      [53, 1],
      [55, 1],
    ]);
    expect(t.under('planet-loam')).toEqual([
      [57, 1],
      [12, 0],
    ]);
  });

  test('[ALI-EFF-19] Echo Ledger: every working Technology scores its best goal, without a card', () => {
    const t = mine(
      holding('echo-ledger', {
        empire: [
          'tech-salvage-crews O', // 2 Plans: 2
          'tech-memory-vaults O', // 2 Types: 1
          'tech-core-tap O', // no logistics Planet
          'tech-dividend-engine O 1', // blockaded
        ],
        plans: ['plan-minefield', 'plan-decoy-fleet'],
      }),
    );
    const { length } = t.state.deck;
    t.answer(use('echo-ledger'));
    // Types of Technologies shown: Extermination, Expansion (twice), Exploration: three, 1 point.
    expect(t.told('revenueScored')).toMatchObject([{ points: 2 }, { points: 1 }]);
    expect(t.p(0).revenue).toBe(3);
    expect(t.state.deck).toHaveLength(length);
  });

  test('[ALI-EFF-13] Möbius Key: all tokens off, one card turned, its entry effects applied', () => {
    const flip = (card: string, empire: string[], deck: number[] = []): Play =>
      mine(holding('mobius-key', { empire }), { deck }).answer(use('mobius-key'), card);
    const planet = flip(
      'planet-loam',
      ['planet-loam L 2', 'tech-stratum-drills L 1'],
      [53, 55, 57, 12],
    );
    // 3 cards, not 4: it has not been discovered.
    expect(planet.under('planet-loam')).toHaveLength(3);
    expect(planet.empire()).toEqual(['planet-loam O', 'tech-stratum-drills L']);
    const back = mine(holding('mobius-key', { empire: [['planet-loam O', '5/1']] }));
    back.answer(use('mobius-key'), 'planet-loam');
    expect(back.discard()).toEqual([5]);
    expect(back.empire()).toEqual(['planet-loam L']);
    expect(flip('ship-fat-margin', ['ship-fat-margin O']).told('plansGained')).toHaveLength(1);
    expect(flip('ship-howl', ['ship-howl L']).asked()?.ask).toBe('attackOrSkip');
    const tech = flip('tech-memory-vaults', ['tech-memory-vaults L', 'tech-core-tap L'], [9]);
    expect(tech.told('typeRevealed')).toMatchObject([{ match: true, points: 1 }]);
    // No "card added" trigger.
    const registry = flip('planet-loam', ['planet-loam O', 'tech-planetary-registry L']);
    expect(registry.told('creditsGained')).toEqual([]);
  });

  test('[ALI-EFF-13] a Ship that has attacked may not do so again when it is turned', () => {
    const t = mine(holding('mobius-key', { empire: ['ship-howl L'] }), {
      state: { attacked: [cardNo('ship-howl')] },
    });
    t.answer(use('mobius-key'), 'ship-howl');
    expect(t.empire()).toEqual(['ship-howl O']);
    expect(t.asked()?.ask).toBe('actionPhase');
  });

  test('[ALI-EFF-21] [ALI-RUL-37] in use it is neither held nor discarded', () => {
    // The goal counts Artifacts held: the one in use is not.
    const t = mine({
      artifacts: ['artifact-echo-ledger', 'artifact-witness-stone'],
      empire: ['tech-breaker-tugs O'],
    });
    t.answer(use('echo-ledger'));
    expect(t.told('revenueScored')).toMatchObject([{ points: 1 }]);
    // It is not shuffled into a deck that its own effect renews.
    const beacon = mine(holding('war-beacon', { empire: ['ship-howl O'] }), {
      deck: [1],
      systems: ['system-silent-foundry'],
      artifacts: [],
    });
    beacon.answer(use('war-beacon'), 'alien');
    expect(beacon.p(0).artifacts).toEqual([]);
    expect(beacon.state.artifactDiscard).toEqual([artifactNo('artifact-war-beacon')]);
  });
});
