import { describe, expect, test } from 'vitest';
import { given, mine, sectionId } from './scenario.ts';

// One thing happens while another is being done.

const use = (artifact: string): string => `useArtifact:artifact-${artifact}`;
const SHIPYARDS = ['planet-calcine L', 'planet-grimhold L', 'planet-scoria L'];

describe('in the middle of Buy', () => {
  test('[ALI-AUTO-05] [ALI-ATK-02] [ALI-ATK-16] a Ship bought for nothing attacks, and its target answers', () => {
    const t = given({
      players: [
        { hand: [1], credits: 5, empire: [...SHIPYARDS, 'tech-salvage-crews L'] },
        { hand: [2], plans: ['plan-ransom-clause'], credits: 0, empire: ['planet-loam L'] },
      ],
      tops: ['ship-magpie'],
      deck: [3],
    });
    t.answer('buy', 'ship', 0, 'operational', 'attack', 1);
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'chooseDefencePlan' });
    t.answer('plan-ransom-clause');
    // 2: damaged, the defender is paid, the crews pay, the Ship brings its 2 credits.
    expect([t.p(0).credits, t.p(1).credits]).toEqual([5, 1]);
    // It costs nothing, so it comes back at once, and attacks no more.
    expect(t.asked()).toMatchObject({ seat: 0, ask: 'chooseFace' });
    t.answer('operational');
    expect(t.empire()).toContain('ship-magpie O');
    expect(t.asked()?.ask).toBe('discardCard');
  });

  test('[ALI-BUY-01] [ALI-AUTO-05] without a credit, with three Exploitation Planets', () => {
    const empire = ['planet-ducat L', 'planet-tallow L', 'planet-marrow L'];
    const t = mine({ hand: [1], credits: 0, empire }).answer('buy', 'technology');
    expect(t.options()).toEqual([0]);
    expect(t.answer(0).p(0).credits).toBe(0);
    const two = mine({ hand: [1], credits: 0, empire: empire.slice(1) });
    expect(two.why('buy')).toEqual({ rule: 'ALI-BUY-01', facts: { price: 1, credits: 0 } });
  });

  test('[ALI-DECK-02] [ALI-PROD-08] the deck runs out under a Planet that was bought for nothing', () => {
    const planets = ['vitruvius', 'mika-1', 'oriel', 'sennet', 'loam'];
    const t = mine(
      { hand: [1], empire: planets.map((id) => `planet-${id} L`) },
      {
        tops: ['planet-verdane'],
        deck: [14, 15],
        only: true,
        discard: [50, 51],
        state: { marker: 2 },
      },
    );
    t.answer('buy', 'planet', 0, 'operational');
    expect(t.told('deckEmptied')).toEqual([{ type: 'deckEmptied', marker: 1, ending: false }]);
    expect(t.under('planet-verdane').length).toBeGreaterThanOrEqual(2);
    expect(t.state.deck).toHaveLength(1);
  });
});

describe('chains', () => {
  test('[ALI-AUTO-04] [ALI-ATK-13] a Ship of the chain is lost in its attack: the next is cheap again', () => {
    const t = mine(
      {
        hand: [5, 12],
        waiting: ['planet-calcine', ['ship-howl', '22/1'], ['ship-curlew', '30/1']],
      },
      { deck: [18], systems: ['system-ossuary-of-khar'] },
    );
    t.answer('discover', 'planet-calcine').spend('5/1', '12/1').answer('logistics', 'ship-howl');
    t.answer('operational', 'attack', 'alien');
    // 1 + 1: damaged, and back Under Construction with nothing on it.
    expect(t.waiting()).toEqual(['ship-curlew', 'ship-howl']);
    expect(t.asked()).toMatchObject({ ask: 'chooseFace' });
    t.answer('logistics');
    expect(t.empire()).toEqual(['planet-calcine L', 'ship-curlew L']);
  });

  test('[ALI-AUTO-01] [ALI-COST-06] Planet, Technology, Ship: each makes the next cheap enough', () => {
    const t = mine({
      hand: [5, 12],
      waiting: [
        'planet-quillon',
        ['tech-dockyard-swarms', '1/0'],
        ['ship-howl', '22/1'],
        ['tech-core-tap', '2/0'],
      ],
    });
    t.answer('discover', 'planet-quillon').spend('5/1', '12/1').answer('logistics');
    t.answer('tech-dockyard-swarms', 'logistics');
    // The Technology made the other one dearer, and the Ship cheaper.
    t.answer('logistics');
    expect(t.empire().map((one) => one.split(' ')[0])).toEqual([
      'planet-quillon',
      'tech-dockyard-swarms',
      'ship-howl',
    ]);
    expect(t.waiting()).toEqual(['tech-core-tap']);
    expect(t.asked()?.seat).toBe(1);
  });

  test('[ALI-AUTO-04] [ALI-DISC-04] the operational face of the first brings no discount to the second', () => {
    const t = mine({
      hand: [5, 12],
      waiting: ['planet-quillon', ['tech-dockyard-swarms', '1/0'], ['ship-howl', '22/1']],
    });
    t.answer('discover', 'planet-quillon').spend('5/1', '12/1').answer('logistics', 'operational');
    expect(t.waiting()).toEqual(['ship-howl']);
  });
});

describe('goals that the payment touches', () => {
  test('[ALI-DEV-04] [ALI-DEV-06] a Technology that is developed waits no longer: goals of cards Under Construction', () => {
    const points = (others: string[]): number => {
      const t = mine(
        { hand: [1, 2], waiting: ['tech-procurement-algorithms', ...others] },
        { deck: [6] },
      );
      t.answer('develop', 'tech-procurement-algorithms').spend('1/0', '2/0');
      return t.answer('operational').track();
    };
    expect(points(['planet-loam', 'ship-howl'])).toBe(1);
    expect(points(['planet-loam'])).toBe(0);
  });

  test('[ALI-PAY-10] [ALI-DEV-04] produced cards that paid for it lie under no Planet any more', () => {
    const points = (hand: number[], paid: readonly ('1/0' | '2/0')[]): number => {
      const under: [string, '1/0', '2/0', '36/0'] = ['planet-loam O', '1/0', '2/0', '36/0'];
      const t = mine(
        {
          hand,
          empire: hand.length === 0 ? [under] : [['planet-loam O', '36/0', '37/0', '38/0']],
          waiting: ['tech-battle-telemetry'],
        },
        { deck: [7] },
      );
      t.answer('develop', 'tech-battle-telemetry').spend(...paid);
      return t.answer('operational').track();
    };
    expect(points([1, 2], ['1/0', '2/0'])).toBe(1);
    expect(points([], ['1/0', '2/0'])).toBe(0);
  });
});

describe('free effects around Actions', () => {
  test('[ALI-TURN-05] [ALI-ART-07] Dividend Engine: at 14 credits, not at 15, once in a turn of two Actions', () => {
    const spec = { hand: [1, 2], empire: ['tech-dividend-engine L'] };
    const full = mine({ ...spec, credits: 15 });
    expect(full.options()).not.toContain('useInAddition:tech-dividend-engine');
    const t = mine({ ...spec, credits: 14, artifacts: ['artifact-folded-hour'] });
    t.answer('useInAddition:tech-dividend-engine', use('folded-hour'), 'buy', 'ship', 0);
    expect(t.p(0).credits).toBe(10);
    expect(t.why('useInAddition:tech-dividend-engine').rule).toBe('ALI-TURN-05');
  });

  test('[ALI-TURN-06] [ALI-EFF-17] the last card went under a Ship: without a legal Action the turn is skipped', () => {
    const t = mine({
      hand: [74],
      credits: 0,
      empire: ['tech-logistic-oracle L'],
      waiting: ['ship-howl'],
    });
    t.answer('useInAddition:tech-logistic-oracle', 'ship-howl', sectionId('74/0'));
    expect(t.options()).toEqual(['endActionPhase']);
    t.answer('endActionPhase');
    expect(t.told('actionSkipped')).toHaveLength(1);
    expect(t.hand()).toHaveLength(3);
  });

  test('[ALI-ATK-12] [ALI-EFF-23] Raid Protocols: the Ship that is damaged at a cost of 0 comes back and rests', () => {
    const t = mine(
      { hand: [39], empire: [...SHIPYARDS, 'ship-magpie O', 'tech-raid-protocols L'] },
      { deck: [2], systems: ['system-vermilion-reef'] },
    );
    t.answer('cardAction:tech-raid-protocols').spend('39/1').answer('ship-magpie', 'alien');
    t.answer('operational');
    expect(t.empire().at(-1)).toBe('ship-magpie O');
    expect(t.told('attackDeclared')).toHaveLength(1);
  });

  test('[ALI-EFF-02] [ALI-AUTO-05] Headhunter finds a Ship that costs nothing: it attacks in the same Action', () => {
    const t = mine(
      { hand: [1], credits: 5, empire: [...SHIPYARDS, 'tech-headhunter-bureau L'] },
      { deck: [9], systems: ['system-hollow-sun'], tops: ['ship-curlew', 'ship-howl'] },
    );
    t.answer('cardAction:tech-headhunter-bureau', 'ship:extermination');
    t.answer('operational', 'attack', 'alien');
    expect(t.told('shipStruck')).toMatchObject([{ value: 4 }]);
    expect(t.state.decks[2]?.at(-1)).toBeDefined();
  });

  test('[ALI-EFF-08] [ALI-CARD-11] one Planet, three triggers', () => {
    const t = mine({
      hand: [36, 37],
      credits: 12,
      empire: ['tech-planetary-registry L', 'tech-colony-lottery L', 'tech-vorsch-spectrum-mk2 L'],
      waiting: ['planet-loam'],
    });
    t.answer('discover', 'planet-loam').spend('36/0', '37/0').answer('logistics');
    expect([t.p(0).credits, t.track()]).toEqual([15, 2]);
  });
});
