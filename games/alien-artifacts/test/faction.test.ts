import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { alienArtifacts } from '../rules/index.ts';
import { mine, sectionId } from './scenario.ts';

describe('factions', () => {
  test.each([
    ['star-union', ['39/1', '40/1'], 42],
    ['community', ['36/0', '37/0'], 49],
    ['bionics', ['1/0', '2/0'], 9],
    ['episcopacy', ['1/0', '36/0'], 49],
    ['league', ['36/0', '39/1'], 42],
    ['clone-clans', ['39/1', '1/0'], 9],
  ] as const)('[ALI-FAC-03] %s: an Artifact for 6 symbols, not 5', (faction, [one, two], small) => {
    const hand = [one, two].map((spec) => Number(spec.split('/')[0]));
    const t = mine({ faction, hand, credits: 0 });
    expect(t.options()).toContain('factionAction');
    t.answer('factionAction').spend(one, two);
    expect(t.p(0).artifacts).toHaveLength(1);
    const poor = mine({ faction, hand: [...hand.slice(0, 1), small], credits: 0 });
    expect(poor.why('factionAction').rule).toBe('ALI-FAC-03');
  });

  test('[ALI-FAC-03] two colours within two cards: each card serves one of them', () => {
    const t = mine({ faction: 'league', hand: [36, 39, 51] });
    // 3 green of 36 and 3 red of 39; 36 shows 2 red, and 51 too.
    expect(t.answer('factionAction').options()).toEqual([sectionId('36/0'), sectionId('39/1')]);
    // With a third card it can be paid in smaller parts.
    const small = { faction: 'league', hand: [49, 51, 47] } as const;
    expect(mine(small).why('factionAction')).toEqual({
      rule: 'ALI-FAC-03',
      facts: { how: 'cost', green: 3, blue: 0, red: 3, limit: 2 },
    });
    expect(mine(small, { state: { unlimited: true } }).options()).toContain('factionAction');
  });

  const EMPIRE = [
    'planet-vitruvius L', // Exploration
    'planet-ducat O', // Exploitation
    'tech-core-tap L', // Exploration
    'tech-memory-vaults O', // Expansion
    'ship-howl L 1', // Extermination
    'ship-red-ledger O', // Extermination
    'ship-fat-margin O 2', // Exploitation
  ];

  test.each([
    ['star-union', 2, 2],
    ['community', 1, 2],
    ['bionics', 1, 1],
    ['episcopacy', 1, 2],
    ['league', 1, 2],
    ['clone-clans', 1, 2],
  ])(
    '[ALI-FAC-04] [ALI-FAC-05] %s scores %i for kind and face, %i for its Type',
    (faction, face, type) => {
      const t = mine({ faction, empire: EMPIRE });
      expect(alienArtifacts.scores(t.state)[0]?.parts).toMatchObject({
        factionFace: face,
        factionType: type,
      });
    },
  );

  test('[ALI-FAC-05] one card can score in both terms', () => {
    const t = mine({ faction: 'star-union', empire: ['ship-red-ledger O'] });
    expect(alienArtifacts.scores(t.state)[0]).toMatchObject({
      total: 3,
      parts: { cards: 1, factionFace: 1, factionType: 1 },
    });
  });

  test('[ALI-ART-07] without an Artifact to gain the Faction Action may not be taken', () => {
    const t = mine({ faction: 'community', hand: [36, 37] }, { artifacts: [] });
    expect(t.why('factionAction')).toEqual({ rule: 'ALI-ART-07', facts: { how: 'faction' } });
    const used = mine(
      { faction: 'community', hand: [36, 37] },
      { artifacts: [], artifactDiscard: [data.artifacts[0]?.id ?? ''] },
    );
    expect(used.options()).toContain('factionAction');
  });
});
