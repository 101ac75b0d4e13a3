import { describe, expect, test } from 'vitest';
import { alienArtifacts } from '../rules/index.ts';
import { given, resId } from './scenario.ts';

describe('scenario vectors', () => {
  const chain = () =>
    given({
      players: [
        {
          waiting: [
            ['planet-calcine', '37/0'],
            ['ship-black-plague', '22/1'],
            ['ship-widows-answer', '23/1', '42/1'],
          ],
          hand: [5],
        },
      ],
    })
      .answer('discover', 'planet-calcine')
      .spend('5/1')
      .answer('logistics');

  test('[ALI-SV-01] a chain of automatic construction, with escalation and an order', () => {
    const t = chain();
    expect(t.asked()).toMatchObject({
      ask: 'chooseAutoBuild',
      options: ['ship-black-plague', 'ship-widows-answer'],
    });
    t.answer('ship-black-plague', 'logistics', 'logistics');
    expect(t.empire()).toEqual(['planet-calcine L', 'ship-black-plague L', 'ship-widows-answer L']);
    expect(t.discard().toSorted((a, b) => a - b)).toEqual([5, 22, 23, 37, 42]);
    const [view] = alienArtifacts.view(t.state).players;
    expect(view?.costs[2]?.total).toBe(5);
    expect(view?.limits.build).toBe(4);
  });

  test('[ALI-SV-01] the other order: the second Ship no longer qualifies', () => {
    const t = chain().answer('ship-widows-answer', 'logistics');
    expect(t.waiting()).toEqual(['ship-black-plague']);
    expect(t.under('ship-black-plague')).toEqual([[22, 1]]);
    expect(alienArtifacts.view(t.state).players[0]?.costs[2]?.total).toBe(4);
    expect(t.asked()?.ask).not.toBe('chooseAutoBuild');
  });

  const preparing = (empire: string[]) =>
    given({
      players: [{ empire, waiting: ['ship-fat-margin'], hand: [74, 62, 33] }, { hand: [1] }],
    }).answer('prepare', 'ship', 'resource-74/0', 'resource-62/1');

  test('[ALI-SV-02] Prepare does not complete a card', () => {
    const t = preparing(['ship-black-plague L']).answer('resource-33/1');
    expect(t.waiting()).toEqual(['ship-fat-margin']);
    expect(t.under('ship-fat-margin')).toEqual([
      [74, 0],
      [62, 1],
      [33, 1],
    ]);
    // The other player's turn, then the own one again.
    t.answer('sell', 'blue', 'resource-01/0', 'stop');
    expect(t.asked()).toMatchObject({ seat: 0, ask: 'actionPhase' });
    t.answer('build', 'ship-fat-margin', 'stop', 'logistics');
    expect(t.empire()).toEqual(['ship-black-plague L', 'ship-fat-margin L']);
    expect(t.discard()).toEqual(expect.arrayContaining([74, 62, 33]));
    expect(t.p(0).plans).toHaveLength(1);
    const view = alienArtifacts.view(t.state).players[0];
    expect(view?.limits.sell).toBe(3);
    expect(view?.costs[2]?.total).toBe(7);
  });

  test('[ALI-SV-02] without the Ship in the Empire a third card is refused', () => {
    const t = preparing([]);
    expect(t.under('ship-fat-margin')).toHaveLength(2);
    expect(t.asked()?.ask).not.toBe('prepareCard');
  });

  test('[ALI-SV-03] production with two Technologies', () => {
    const t = given({
      players: [
        {
          credits: 14,
          empire: ['tech-stratum-drills L', 'tech-geode-markets L'],
          waiting: ['planet-vitruvius'],
          hand: [13, 46],
        },
      ],
      deck: [54, 9, 26, 53],
    })
      .answer('discover', 'planet-vitruvius')
      .spend('13/1', '46/0')
      .answer('operational');
    expect(t.asked()).toMatchObject({ ask: 'chooseSection' });
    expect(t.options()).not.toContain('resource-53/0');
    t.answer('resource-54/0');
    expect(t.p(0).credits).toBe(15);
    t.answer('resource-09/1', 'resource-26/1');
    expect(t.track()).toBe(2);
    expect(t.p(0).credits).toBe(15);
    expect(t.under('planet-vitruvius')).toEqual([
      [53, 1],
      [54, 0],
      [9, 1],
      [26, 1],
    ]);
  });

  test('[ALI-SV-04] an offensive of three Ships', () => {
    const t = given({
      players: [
        {
          empire: [
            'ship-black-plague O',
            'ship-patient-mason O',
            'ship-long-wanderer O',
            'tech-targeting-lattice L',
            'tech-battle-telemetry L',
          ],
          hand: [23, 25],
        },
      ],
      systems: ['system-ossuary-of-khar', 'system-vermilion-reef'],
      deck: [19, 2, 42, 44],
    })
      .answer('launchOffensive')
      .spend('23/1', '25/1')
      .answer('alien');
    expect(t.track()).toBe(1);
    t.answer('ship-black-plague');
    expect(t.p(0).artifacts).toHaveLength(1);
    t.answer('ship-patient-mason', 'ship-long-wanderer', resId(44));
    expect(t.track()).toBe(3);
    expect(t.empire()).toHaveLength(5);
    const systems = alienArtifacts.view(t.state);
    expect(systems.system).toBe(1);
    expect(systems.systemsKnown).toEqual([0]);
    expect(t.discard()).toEqual([23, 25, 19, 2, 42, 44]);
  });

  test('[ALI-SV-05] an attack on a player', () => {
    const t = given({
      players: [
        {
          credits: 12,
          empire: ['tech-privateer-charter L'],
          waiting: ['ship-fat-margin'],
          hand: [23, 24],
        },
        { credits: 2, empire: ['planet-ducat L'], plans: ['plan-paid-retreat'], hand: [4] },
      ],
      deck: [1],
    });
    const before = t.state.systems;
    t.answer('build', 'ship-fat-margin').spend('23/1', '24/1').answer('operational', 'attack', 1);
    expect(t.p(0).credits).toBe(14);
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'chooseDefencePlan' });
    t.answer('plan-paid-retreat');
    expect(t.told('shipStruck')).toMatchObject([{ number: 3, value: 4, row: '4' }]);
    expect(t.p(1).credits).toBe(0);
    expect(t.p(0).credits).toBe(15);
    expect(t.asked()).toMatchObject({ ask: 'placeToken', options: ['planet-ducat'] });
    t.answer('planet-ducat');
    expect(t.p(0).credits).toBe(15);
    expect(t.track()).toBe(0);
    expect(t.p(1).shownPlans).toHaveLength(1);
    expect(t.state.systems).toEqual(before);
    expect(t.empire(1)).toEqual(['planet-ducat L 1']);
    // B's turn: the discount is off, and there is nothing to open it with.
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'actionPhase' });
    expect(t.why('buy')).toEqual({ rule: 'ALI-BUY-01', facts: { price: 5, credits: 0 } });
    expect(t.why('unlockCard:planet-ducat').rule).toBe('ALI-BLK-03');
  });
});
