import { describe, expect, test } from 'vitest';
import { cardNo, resourceId, type SimpleEffect } from '../data/index.ts';
import { alienArtifacts } from '../rules/index.ts';
import { given, mine, type Play, type PlayerSpec, type Res, resId, sectionId } from './scenario.ts';

// Both sides of a limit, where a second rule draws it.

const use = (artifact: string): string => `useArtifact:artifact-${artifact}`;
const SHIPYARDS = ['planet-calcine L', 'planet-grimhold L', 'planet-scoria L'];

describe('what was paid for', () => {
  test('[ALI-BLK-03] [ALI-SCORE-04] a Technology opened in the last turn is closed at the scoring', () => {
    const end = (credits: number): Play => {
      const t = given({
        players: [
          { hand: [1] },
          { hand: [2], credits, empire: ['tech-memory-vaults O 1', 'tech-core-tap L'] },
        ],
        state: { ending: true, marker: 1, turn: 1, tasks: [{ type: 'actionPhase', seat: 1 }] },
      });
      t.answer('unlockCard:tech-memory-vaults', 'sell', 'green').spend('2/1');
      return t;
    };
    const t = end(1);
    expect(t.asked()).toMatchObject({ ask: 'finalUnlockCard', seat: 1 });
    t.answer('stop');
    expect(alienArtifacts.scores(t.state)[1]?.parts).toMatchObject({ goals: 0 });
    const again = end(1).answer('tech-memory-vaults');
    expect(alienArtifacts.scores(again.state)[1]?.parts).toMatchObject({ goals: 1 });
    expect(again.p(1).credits).toBe(1);
  });

  test('[ALI-AUTO-06] [ALI-PAY-12] opened discounts take the cost to 0: nothing enters, Build takes no card', () => {
    const yards = SHIPYARDS.map((yard) => `${yard} 1`);
    const t = mine({ empire: yards, waiting: ['ship-howl'], credits: 3 });
    expect(t.options()).not.toContain('build');
    for (const yard of SHIPYARDS) t.answer(`unlockCard:${yard.split(' ')[0]}`);
    expect(t.waiting()).toEqual(['ship-howl']);
    t.answer('build', 'ship-howl', 'stop', 'logistics');
    expect(t.empire()).toEqual([...yards, 'ship-howl L']);
  });

  test('[ALI-ATK-16] [ALI-AUTO-08] a damaged Ship returns only if the discounts that work take its cost to 0', () => {
    const attack = (yards: string[]): Play =>
      mine(
        { empire: [...yards, 'ship-howl O'], artifacts: ['artifact-war-beacon'] },
        { deck: [2], systems: ['system-ossuary-of-khar'] },
      ).answer(use('war-beacon'), 'alien');
    expect(attack(SHIPYARDS).asked()).toMatchObject({ ask: 'chooseFace' });
    const shut = attack([...SHIPYARDS.slice(1), 'planet-calcine L 1']);
    expect(shut.waiting()).toEqual(['ship-howl']);
    expect(shut.asked()).toMatchObject({ ask: 'actionPhase' });
  });

  test('[ALI-SELL-04] [ALI-EFF-10] free symbols, Freight Exchanges, no card: added before the cap', () => {
    const sold = (credits: number): Play =>
      mine({ credits, empire: ['tech-freight-exchanges L'] }, { state: { free: 7 } }).answer(
        'sell',
        'gold',
        'stop',
      );
    expect(sold(5).p(0).credits).toBe(15);
    expect(sold(6).told('sold')).toMatchObject([{ credits: 9, lost: 1 }]);
  });

  test('[ALI-UNBL-01] [ALI-PAY-03] red counts as blue for Develop and Prepare, not for tokens or texts', () => {
    const spec = (hand: number[]): PlayerSpec => ({
      hand,
      empire: ['tech-polychrome-catalyst L', 'tech-think-tank-retreat L 1', 'tech-core-tap O'],
    });
    expect(mine(spec([39])).options()).not.toContain('removeBlockade');
    expect(mine(spec([1])).options()).toContain('removeBlockade');
    const think = 'cardAction:tech-think-tank-retreat';
    const open = (hand: number[]): Play =>
      mine({
        hand,
        plans: ['plan-minefield'],
        empire: ['tech-polychrome-catalyst L', 'tech-think-tank-retreat L', 'tech-salvage-crews O'],
      });
    expect(open([39]).why(think).rule).toBe('ALI-PAY-03');
    expect(open([1]).options()).toContain(think);
  });

  test('[ALI-UNBL-02] [ALI-CARD-11] Bulk Haulers: a third card for tokens, and with a Ship a fourth to sell', () => {
    const empire = ['tech-bulk-haulers L', 'ship-fat-margin L 3'];
    const t = mine({ hand: [39, 40, 41], empire }).answer('removeBlockade', 'ship');
    t.spend('39/1', '40/1', '41/1').answer('ship-fat-margin', 'ship-fat-margin', 'ship-fat-margin');
    expect(t.empire()).toEqual(['tech-bulk-haulers L', 'ship-fat-margin L']);
    const limit = (ship: string): number | undefined =>
      alienArtifacts.view(mine({ empire: ['tech-bulk-haulers L', ship] }).state).players[0]?.limits
        .sell;
    expect([limit('ship-fat-margin L'), limit('ship-fat-margin L 3')]).toEqual([4, 3]);
  });
});

describe('attacks', () => {
  test('[ALI-ATK-20] [ALI-ATK-08] [ALI-ATK-25] nothing to reveal: it was declared, and the System changes', () => {
    const t = mine(
      {
        empire: ['ship-fat-margin O', 'tech-battle-telemetry L'],
        artifacts: ['artifact-war-beacon'],
        hand: [1],
      },
      { only: true, systems: ['system-hollow-sun', 'system-silent-foundry'] },
    ).answer(use('war-beacon'), 'alien');
    expect([t.track(), t.p(0).credits]).toEqual([1, 8]);
    expect(t.told('systemChanged')).toMatchObject([{ system: 'system-silent-foundry' }]);
    expect(t.state.attacked).toEqual([cardNo('ship-fat-margin')]);
  });

  test('[ALI-EFF-14] [ALI-EFF-23] a boost goes with the War Beacon, the offensive after it has none', () => {
    const t = mine(
      {
        hand: [39, 40],
        empire: ['ship-fat-margin O', 'ship-magpie O'],
        artifacts: ['artifact-lance-of-night', 'artifact-war-beacon'],
      },
      { deck: [9, 10], systems: ['system-hollow-sun', 'system-silent-foundry'] },
    );
    t.answer(use('lance-of-night'), use('war-beacon'), 'alien', 'ship-magpie', 'stop');
    t.answer('launchOffensive').spend('39/1', '40/1').answer('alien');
    expect(t.told('shipStruck')).toMatchObject([
      { ship: 'ship-magpie', value: 6, row: '5+' },
      { ship: 'ship-fat-margin', value: 3, row: '3' },
    ]);
  });

  test('[ALI-BLK-06] one token is left of the supply: one of two is placed', () => {
    const t = given({
      players: [
        { empire: ['ship-fat-margin O'], artifacts: ['artifact-war-beacon'] },
        { empire: ['planet-loam L 19', 'planet-oriel L 18'] },
      ],
      deck: [5],
    }).answer(use('war-beacon'), 1, 'planet-oriel');
    expect(t.empire(1)).toEqual(['planet-loam L 19', 'planet-oriel L 19']);
    expect(t.asked()?.ask).toBe('actionPhase');
    expect(t.track()).toBe(2);
  });

  test('[ALI-ART-03] [ALI-EFF-09] Folded Hour won by the only Action opens another one', () => {
    const t = mine(
      { hand: [39, 40, 1], credits: 0, empire: ['ship-howl O'] },
      { deck: [5], artifacts: ['artifact-folded-hour'], systems: ['system-silent-foundry'] },
    );
    t.answer('launchOffensive').spend('39/1', '40/1').answer('alien');
    expect(t.why('sell').rule).toBe('ALI-TURN-03');
    t.answer(use('folded-hour'), 'sell', 'blue').spend('1/0');
    expect(t.p(0).credits).toBe(3);
  });
});

describe('the deck in the middle', () => {
  test('[ALI-DECK-02] [ALI-OPER-06] revenue of three through the end: what was revealed before is in the new deck', () => {
    const t = mine(
      {
        hand: [1, 2],
        empire: ['tech-core-tap O', 'tech-memory-vaults O', 'tech-salvage-crews O'],
      },
      { deck: [53, 54], only: true, state: { marker: 2 } },
    );
    t.answer('earnRevenue').spend('1/0', '2/0');
    t.answer('tech-core-tap', 'tech-memory-vaults');
    const [first, second, third] = t
      .told('typeRevealed')
      .map((event) => ('resource' in event ? event.resource : ''));
    expect([first, second]).toEqual([resId(53), resId(54)]);
    // 1, 2 and 53 were the new deck; 54 lay open.
    expect([resId(1), resId(2), resId(53)]).toContain(third);
    expect(t.state.marker).toBe(1);
    const [one] = t.state.deck.map(resourceId);
    expect(one).not.toBe(resId(54));
  });

  test('[ALI-EFF-09] [ALI-FAC-03] the Faction Action twice in a turn', () => {
    const t = mine({
      faction: 'star-union',
      hand: [39, 40, 41, 47],
      artifacts: ['artifact-folded-hour'],
    }).answer(use('folded-hour'));
    t.answer('factionAction').spend('39/1', '40/1').answer('factionAction').spend('41/1', '47/1');
    expect(t.p(0).artifacts).toHaveLength(2);
  });
});

describe('what the next Action uses up', () => {
  const TAP = 'cardAction:tech-core-tap';
  const SALE = 'cardAction:tech-grand-liquidation';
  const empire = [
    'planet-loam O',
    'planet-oriel L 1',
    'tech-memory-vaults O',
    'tech-core-tap L',
    'tech-grand-liquidation L',
    'ship-magpie O',
  ];
  const waiting = ['planet-sennet', 'tech-bastion-network', 'ship-howl'];
  const hand = [1, 2, 11, 36, 37, 38, 39, 40, 21];
  const paths: [Action: string, ...answers: (string | number)[]][] = [
    ['buy', 'ship', 0],
    ['discover', 'planet-sennet', '36/0', '37/0', '38/0', 'stop'],
    ['develop', 'tech-bastion-network', '1/0', '2/0', '11/0', 'stop'],
    ['build', 'ship-howl', '39/1', '40/1', '21/1', 'stop'],
    ['prepare', 'planet', '36/0', 'stop'],
    ['sell', 'green', '36/0', 'stop'],
    ['removeBlockade', 'planet', '36/0', 'stop'],
    ['launchOffensive', '39/1', '40/1', 'stop'],
    ['earnRevenue', '1/0', '2/0', 'stop'],
    ['minePlanets', '36/0', '37/0', 'stop'],
    ['factionAction', '39/1', '40/1', 'stop'],
    [TAP, '36/0', 'stop'],
    [SALE],
  ];
  const start = (): Play =>
    mine(
      { faction: 'star-union', hand, empire, waiting, credits: 9 },
      { state: { unlimited: true, free: 7, actions: 2 } },
    );
  const FREE = ['discover', 'develop', 'build', 'sell', 'removeBlockade'];

  test.each(paths)(
    '[ALI-EFF-10] %s: the lifted limit; free symbols only where they count',
    (action, ...rest) => {
      const isSection = (one: string | number): one is Res => /^\d+\/\d$/.test(`${one}`);
      const t = start().answer(
        action,
        ...rest.map((one) => (isSection(one) ? sectionId(one) : one)),
      );
      expect(t.state.unlimited).toBe(false);
      expect(t.state.free).toBe(FREE.includes(action) ? 0 : 7);
    },
  );
});

describe('effects in a form that no card has yet', () => {
  const resolve = (t: Play, op: SimpleEffect): Play =>
    t.run({ type: 'resolve', seat: 0, ops: [op], self: null, from: 'effects' });

  test('[ALI-OPER-06] [ALI-EFF-19] revenue with a card: any working Technology, one or all', () => {
    const one: SimpleEffect = { op: 'revenue', technologies: 'one', draw: true };
    const empire = ['tech-core-tap O', 'tech-memory-vaults O', 'tech-salvage-crews O 1'];
    const t = resolve(mine({ empire }, { deck: [9] }), one);
    expect(t.options()).toEqual(['tech-core-tap', 'tech-memory-vaults']);
    t.answer('tech-memory-vaults');
    expect(t.told('typeRevealed')).toMatchObject([{ match: true, points: 1 }]);
    const all = resolve(mine({ empire: empire.slice(1) }, { deck: [9] }), {
      ...one,
      technologies: 'all',
    });
    expect(all.told('typeRevealed')).toHaveLength(1);
    expect(resolve(mine({ empire: empire.slice(2) }), one).asked()?.ask).toBe('actionPhase');
  });

  test('[ALI-EFF-02] [ALI-AUTO-05] a search for a named deck and Type', () => {
    const search: SimpleEffect = {
      op: 'searchDeck',
      deck: 'ship',
      type: 'extermination',
      to: 'underConstruction',
      side: null,
    };
    const tops = ['ship-curlew', 'ship-howl'];
    const t = resolve(mine({ empire: SHIPYARDS }, { tops, decksOnly: true }), search);
    expect(t.asked()).toMatchObject({ ask: 'chooseFace' });
    expect(t.answer('logistics').empire()).toContain('ship-howl L');
    expect(resolve(t, search).waiting()).toEqual([]);
  });
});
