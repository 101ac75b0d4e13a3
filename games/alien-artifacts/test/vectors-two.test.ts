import { describe, expect, test } from 'vitest';
import { alienArtifacts } from '../rules/index.ts';
import { given, type PlayerSpec } from './scenario.ts';

const total = (t: ReturnType<typeof given>, seat: number): number =>
  alienArtifacts.scores(t.state)[seat]?.total ?? 0;

describe('scenario vectors', () => {
  const blockaded = () =>
    given({
      players: [
        {
          credits: 7,
          empire: [
            'planet-ducat L 2',
            'planet-aurelian-shelf L',
            'tech-general-capital-dominance L',
            'tech-procurement-algorithms L',
          ],
        },
      ],
    });

  test('[ALI-SV-06] Blockade and Buy: without and with a payment', () => {
    const a = blockaded().answer('buy', 'ship', 3);
    expect(a.told('bought')).toMatchObject([{ paid: 6, cards: 6 }]);
    a.answer(a.options()[0] ?? '');
    expect(a.track()).toBe(1);
    expect(a.p(0).credits).toBe(1);
    const b = blockaded().answer('unlockCard:planet-ducat', 'buy', 'ship', 4);
    expect(b.told('bought')).toMatchObject([{ paid: 5, cards: 7 }]);
    b.answer(b.options()[0] ?? '');
    expect(b.track()).toBe(0);
    expect(b.p(0).credits).toBe(0);
    for (const t of [a, b]) expect(t.empire()[0]).toBe('planet-ducat L 2');
  });

  test('[ALI-SV-07] the last card of the deck', () => {
    const t = given({
      players: [
        {
          empire: [
            'planet-vitruvius L',
            'planet-mika-1 L',
            'tech-terraform-seeders L',
            'tech-parallel-prototyping L',
          ],
          waiting: ['tech-polychrome-catalyst'],
          hand: [1, 2, 58],
        },
        { hand: [3] },
      ],
      deck: [5],
      only: true,
      discard: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
      state: { marker: 1 },
    })
      .answer('develop', 'tech-polychrome-catalyst')
      .spend('1/0', '2/0', '58/1')
      .answer('operational');
    expect(t.told('deckEmptied')).toEqual([{ type: 'deckEmptied', marker: 1, ending: true }]);
    expect(t.told('typeRevealed')).toMatchObject([{ match: true, points: 2 }]);
    expect(t.discard()).toEqual([5]);
    expect(t.state.deck).toHaveLength(10);
    expect(t.hand()).toHaveLength(3);
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'actionPhase' });
    t.answer('sell', 'blue', 'resource-03/0', 'stop');
    expect(t.state.outcome).not.toBeNull();
  });

  test('[ALI-SV-08] free symbols, and no check', () => {
    const t = given({
      players: [
        {
          artifacts: ['artifact-plenitude-cube'],
          empire: ['planet-calcine L', 'ship-black-plague L 2', 'ship-fat-margin L 1'],
          waiting: [['ship-widows-answer', '22/1', '24/1']],
          hand: [33],
        },
        { hand: [1] },
      ],
    })
      .answer('useArtifact:artifact-plenitude-cube', 'removeBlockade', 'ship')
      .spend('33/1')
      .answer('ship-black-plague', 'ship-black-plague', 'ship-fat-margin');
    expect(t.empire()).toEqual(['planet-calcine L', 'ship-black-plague L', 'ship-fat-margin L']);
    expect(t.waiting()).toEqual(['ship-widows-answer']);
    expect(t.state.free).toBe(0);
    expect(t.state.artifactDiscard).toHaveLength(1);
    t.answer('sell', 'blue', 'resource-01/0', 'stop');
    t.answer('build', 'ship-widows-answer', 'stop', 'logistics');
    expect(t.empire()).toContain('ship-widows-answer L');
  });

  const ending = (choice: string): ReturnType<typeof given> => {
    const players: PlayerSpec[] = [
      {
        faction: 'star-union',
        points: 12,
        credits: 10,
        empire: [
          'planet-ducat L',
          'ship-black-plague O',
          'ship-widows-answer O',
          'tech-rapid-iteration O',
          'tech-orbital-elevators O 1',
        ],
      },
      {
        faction: 'bionics',
        points: 20,
        credits: 9,
        empire: [
          'planet-anvil-minor L',
          'planet-quillon L',
          'ship-fat-margin L',
          'ship-silk-talon L',
          'ship-fair-exchange L',
        ],
      },
    ];
    const t = given({ players, state: { ending: true, tasks: [{ type: 'finish' }] } });
    return t.run({ type: 'finalUnlock', seat: 0 }).answer(choice);
  };

  test('[ALI-SV-09] the final score, and a shared victory', () => {
    const t = ending('tech-orbital-elevators');
    expect(t.p(0).credits).toBe(9);
    expect(alienArtifacts.scores(t.state)).toMatchObject([
      { total: 27, parts: { cards: 5, goals: 6, factionFace: 2, factionType: 2 } },
      { total: 27, parts: { cards: 5, goals: 0, factionFace: 0, factionType: 2 } },
    ]);
    expect(t.state.outcome).toEqual({ winners: [0, 1] });
    const without = ending('stop');
    expect(total(without, 0)).toBe(23);
    expect(without.state.outcome).toEqual({ winners: [1] });
  });

  test('[ALI-SV-10] two Actions in one turn', () => {
    const bank = 'tech-intersystem-investment-bank';
    const t = given({
      players: [
        {
          credits: 13,
          artifacts: ['artifact-folded-hour'],
          empire: [`${bank} L`, 'tech-freight-exchanges L', 'ship-fat-margin L'],
          hand: [1, 10, 20],
        },
      ],
    }).answer(`useInAddition:${bank}`);
    expect(t.p(0).credits).toBe(10);
    expect(t.track()).toBe(1);
    t.answer('useArtifact:artifact-folded-hour', 'sell', 'blue').spend('1/0', '10/0', '20/0');
    expect(t.p(0).credits).toBe(15);
    expect(t.why(`useInAddition:${bank}`).rule).toBe('ALI-TURN-05');
    t.answer('buy', 'ship', 2);
    expect(t.asked()?.options).toHaveLength(3);
    t.answer(t.options()[0] ?? '');
    expect(t.p(0).credits).toBe(8);
    // Nothing else can be done, so the Action Phase is over.
    expect(t.hand()).toHaveLength(3);
    expect(t.asked()?.seat).toBe(1);
    expect(t.track()).toBe(1);
    expect(t.state.artifactDiscard).toHaveLength(1);
  });

  test('[ALI-SV-11] damaged, rebuilt at once, on the other face', () => {
    const t = given({
      players: [
        {
          empire: [
            'planet-calcine L',
            'planet-grimhold L',
            'planet-scoria L',
            'tech-salvage-crews L',
            'ship-fat-margin O',
            'ship-black-plague O',
          ],
          hand: [23, 24],
        },
      ],
      systems: ['system-vermilion-reef', 'system-hollow-sun'],
      deck: [2, 3],
    })
      .answer('launchOffensive')
      .spend('23/1', '24/1')
      .answer('alien', 'ship-fat-margin');
    expect(t.p(0).credits).toBe(13);
    expect(t.waiting()).toEqual(['ship-fat-margin']);
    t.answer('ship-black-plague');
    expect(t.told('systemChanged')).toMatchObject([{ system: 'system-hollow-sun' }]);
    expect(t.asked()).toMatchObject({ ask: 'chooseFace' });
    t.answer('logistics');
    expect(t.empire()).toContain('ship-fat-margin L');
    expect(t.p(0).plans).toHaveLength(1);
    expect([t.track(), t.p(0).credits]).toEqual([1, 15]);
    expect(alienArtifacts.view(t.state).players[0]?.costs[2]?.total).toBe(1);
  });

  test('[ALI-SV-12] gold outside basic Actions', () => {
    const t = (): ReturnType<typeof given> =>
      given({
        players: [
          {
            faction: 'episcopacy',
            credits: 1,
            empire: ['tech-golden-chancery L 1'],
            hand: [54, 62, 12],
          },
        ],
      });
    const a = t().answer('factionAction');
    expect(a.refused('resource-62/1')).toBe('ALI-PAY-06');
    const open = () => t().answer('unlockCard:tech-golden-chancery', 'factionAction');
    const b = open().answer('resource-54/0', 'resource-62/1@green', 'stop');
    expect(b.p(0).artifacts).toHaveLength(1);
    expect(b.p(0).credits).toBe(0);
    expect(b.empire()).toEqual(['tech-golden-chancery L 1']);
    expect(open().answer('resource-12/1').options()).not.toContain('resource-54/1@blue');
    const d = t().answer('factionAction', 'resource-54/0', 'resource-12/1', 'stop');
    expect(d.p(0).artifacts).toHaveLength(1);
    expect(d.p(0).credits).toBe(1);
  });
});
