import { describe, expect, test } from 'vitest';
import { cardNo } from '../data/index.ts';
import { alienArtifacts } from '../rules/index.ts';
import { given, mine, type Play, type Res, sectionId } from './scenario.ts';

// Where several rules meet in one Action.

const use = (artifact: string): string => `useArtifact:artifact-${artifact}`;
const costOfKind = (t: Play, kind: number): number | undefined =>
  alienArtifacts.view(t.state).players[0]?.costs[kind]?.total;

describe('paying', () => {
  test('[ALI-ASM-02] [ALI-CARD-06] three produced cards need a Ship that raises the limit', () => {
    const produced: [string, ...Res[]] = ['planet-loam O', '7/1', '16/1', '49/0'];
    const t = mine({ empire: [produced], waiting: ['planet-oriel'] });
    expect(t.options()).not.toContain('discover');
    const more = mine({ empire: ['ship-curlew L', produced], waiting: ['planet-oriel'] });
    more.answer('discover', 'planet-oriel', sectionId('7/1'), sectionId('16/1'));
    expect(more.options()).toEqual([sectionId('49/0')]);
  });

  test('[ALI-PAY-06] Golden Chancery opens Operational and Faction Actions, not texts of cards', () => {
    const t = mine({
      hand: [62, 72],
      faction: 'star-union',
      empire: ['tech-golden-chancery L', 'tech-core-tap L', 'planet-loam O', 'ship-howl O'],
    });
    expect(t.options()).toEqual(
      expect.arrayContaining(['minePlanets', 'launchOffensive', 'factionAction']),
    );
    expect(t.options()).not.toContain('cardAction:tech-core-tap');
  });

  test('[ALI-EFF-06] [ALI-EFF-10] Deep Analysis with the limit lifted; gold serves for no colour', () => {
    const empire = ['tech-deep-analysis-program L'];
    const action = 'cardAction:tech-deep-analysis-program';
    expect(mine({ hand: [1, 74, 76], empire }).options()).not.toContain(action);
    const t = mine({ hand: [1, 2, 36, 38, 39, 40], empire }, { state: { unlimited: true } });
    t.answer(action).spend('1/0', '2/0', '36/0', '38/0', '39/1', '40/1');
    expect(t.track()).toBe(6);
    expect(t.state.unlimited).toBe(false);
  });

  test('[ALI-PREP-01] [ALI-PREP-03] one Action prepares on two Ships', () => {
    const t = mine({ hand: [74, 75, 76], waiting: ['ship-howl', 'ship-curlew'] });
    t.answer('prepare', 'ship', 'resource-74/0', 'ship-howl', 'resource-75/0', 'ship-curlew');
    expect([t.under('ship-howl'), t.under('ship-curlew')]).toEqual([[[74, 0]], [[75, 0]]]);
  });

  test('[ALI-EFF-10] free symbols outlast Prepare and Buy, and build a Ship without a card', () => {
    const t = mine({
      artifacts: ['artifact-plenitude-cube', 'artifact-manifold-clock'],
      hand: [74, 75, 1],
      waiting: ['ship-howl', 'ship-curlew'],
      credits: 15,
    });
    t.answer(use('plenitude-cube'), use('manifold-clock'));
    t.answer('prepare', 'ship', 'resource-74/0', 'ship-howl', 'stop', 'buy', 'planet', 0);
    expect(t.state.free).toBe(7);
    t.answer('build', 'ship-curlew', 'stop', 'logistics');
    expect(t.empire()).toEqual(['ship-curlew L']);
    expect(t.state.free).toBe(0);
  });

  test('[ALI-SELL-05] [ALI-EFF-10] free symbols alone are sold', () => {
    const t = mine({ artifacts: ['artifact-plenitude-cube'], hand: [1], credits: 3 });
    t.answer(use('plenitude-cube'), 'sell', 'blue', 'stop');
    expect(t.p(0).credits).toBe(10);
  });

  test('[ALI-UNBL-01] tokens are taken off one by one, as many as symbols pay for', () => {
    const t = mine({
      hand: [36, 62],
      empire: ['planet-loam L 2', 'planet-oriel L 1', 'ship-howl L 1'],
    });
    t.answer('removeBlockade', 'planet').spend('36/0', '62/1');
    t.answer('planet-loam', 'planet-oriel', 'planet-loam');
    expect(t.empire()).toEqual(['planet-loam L', 'planet-oriel L', 'ship-howl L 1']);
    const one = mine({ hand: [36], empire: ['planet-loam L 2', 'planet-oriel L 1'] });
    one.answer('removeBlockade', 'planet').spend('36/0').answer('planet-loam');
    expect(one.empire()).toEqual(['planet-loam L 1', 'planet-oriel L 1']);
  });
});

describe('buying and building', () => {
  test('[ALI-BUY-01] [ALI-BUY-07] with a discount the extra credits reach further', () => {
    const t = mine({ empire: ['planet-ducat L'], hand: [1] }).answer('buy', 'ship');
    expect(t.options()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(t.answer(5).options()).toHaveLength(6);
    expect(t.p(0).credits).toBe(0);
  });

  test('[ALI-BUY-07] free cards are drawn as far as the deck reaches', () => {
    const t = mine(
      { credits: 15, empire: ['tech-procurement-algorithms L'], hand: [1] },
      { tops: ['ship-howl', 'ship-curlew'], decksOnly: true },
    );
    expect(t.answer('buy').options()).toEqual(['ship']);
    expect(t.answer('ship', 0).options()).toEqual(['ship-howl', 'ship-curlew']);
    t.answer('ship-howl');
    expect(t.state.decks[2]).toEqual([cardNo('ship-curlew')]);
  });

  test('[ALI-AUTO-05] [ALI-COST-04] a Planet bought at a cost of 0 enters and produces', () => {
    const planets = ['planet-vitruvius L', 'planet-mika-1 L', 'planet-oriel L'];
    const t = mine(
      { hand: [1], empire: [...planets, 'tech-deep-field-cartography L'] },
      { tops: ['planet-loam'], deck: [54, 55, 57] },
    );
    expect(costOfKind(t, 0)).toBe(0);
    t.answer('buy', 'planet', 0, 'operational');
    expect(t.asked()?.ask).toBe('chooseSection');
    expect(costOfKind(mine({ empire: [...planets, 'planet-sennet L'] }), 0)).toBe(1);
  });

  test('[ALI-AUTO-07] an exploited Planet has produced when the check completes a Ship', () => {
    const t = mine(
      { hand: [36, 37], waiting: ['planet-loam', ['ship-howl', '74/0', '22/1']] },
      { deck: [53, 55, 57] },
    );
    t.answer('discover', 'planet-loam').spend('36/0', '37/0').answer('operational');
    expect(t.under('planet-loam')).toHaveLength(3);
    expect(t.asked()).toMatchObject({ ask: 'chooseFace' });
  });

  test('[ALI-COST-08] [ALI-BLK-04] red prepared as blue still counts when Polychrome Catalyst is blockaded', () => {
    const t = mine({
      hand: [1, 2],
      empire: ['tech-polychrome-catalyst L 1'],
      waiting: [['tech-core-tap', '39/1']],
    });
    t.answer('develop', 'tech-core-tap', sectionId('1/0'));
    expect(t.options()).toContain('stop');
  });

  test('[ALI-DEV-02] [ALI-DEV-03] what was deployed: IN ADDITION at once, ACTION with the next Action', () => {
    const t = mine({
      artifacts: ['artifact-folded-hour'],
      hand: [1, 2, 36],
      empire: ['planet-loam O'],
      waiting: ['tech-core-tap'],
    });
    t.answer(use('folded-hour'), 'develop', 'tech-core-tap').spend('1/0', '2/0');
    expect(t.answer('logistics').options()).toContain('cardAction:tech-core-tap');
    const engine = mine({ hand: [1, 2], waiting: ['tech-dividend-engine'] });
    engine.answer('develop', 'tech-dividend-engine').spend('1/0', '2/0').answer('logistics');
    expect(engine.answer('useInAddition:tech-dividend-engine').p(0).credits).toBe(9);
  });

  test('[ALI-EFF-05] Vorsch Spectrum is of a new Type itself, unless the Type was there', () => {
    const enters = (empire: string[]): number => {
      const t = mine({ hand: [1, 2], empire, waiting: ['tech-vorsch-spectrum-mk2'] });
      t.answer('develop', 'tech-vorsch-spectrum-mk2').spend('1/0', '2/0').answer('logistics');
      return t.track();
    };
    expect([enters([]), enters(['tech-memory-vaults L'])]).toEqual([1, 0]);
  });
});

describe('the turn, its end and the last one', () => {
  test('[ALI-DRAW-02] [ALI-EFF-10] eight cards with Horn of Matter: sold at once, or cut', () => {
    const horn = (credits: number): Play =>
      mine(
        { artifacts: ['artifact-horn-of-matter'], hand: [1, 2, 3], credits },
        { deck: [18, 19, 20, 21, 22] },
      ).answer(use('horn-of-matter'));
    const sold = horn(0).answer('sell', 'blue').spend('1/0', '2/0', '3/0', '18/0', '19/0');
    expect(sold.p(0).credits).toBe(15);
    expect(sold.hand()).toEqual([20, 21, 22]);
    const cut = horn(8).answer('buy', 'ship', 0);
    expect(cut.state.unlimited).toBe(false);
    expect(cut.options()).not.toContain('stop');
  });

  test('[ALI-EFF-09] both clocks: four Actions', () => {
    const t = mine({
      artifacts: ['artifact-folded-hour', 'artifact-manifold-clock'],
      hand: [1, 2, 3],
      credits: 0,
    }).answer(use('folded-hour'), use('manifold-clock'));
    for (const card of ['1/0', '2/0', '3/0'] as const) t.answer('sell', 'blue').spend(card);
    expect(t.p(0).credits).toBe(9);
    t.answer('buy', 'ship', 0);
    expect(t.waiting()).toHaveLength(1);
    expect(t.hand()).toHaveLength(3);
  });

  test('[ALI-EFF-13] [ALI-AUTO-06] Möbius Key frees and turns a Planet whose discount completes a Ship', () => {
    const t = mine({
      artifacts: ['artifact-mobius-key'],
      empire: [['planet-calcine O 2', '5/1', '6/1'], 'ship-howl L 1'],
      waiting: [['ship-curlew', '22/1', '51/1']],
    }).answer(use('mobius-key'), 'planet-calcine');
    expect(t.discard()).toEqual([5, 6]);
    expect(t.answer('logistics').empire()).toEqual([
      'planet-calcine L',
      'ship-howl L',
      'ship-curlew L',
    ]);
  });

  test('[ALI-BLK-03] what was opened is closed again in the next own turn', () => {
    const t = given({ players: [{ hand: [1], empire: ['planet-calcine L 1'] }, { hand: [2] }] });
    t.answer('unlockCard:planet-calcine');
    expect(costOfKind(t, 2)).toBe(3);
    t.answer('sell', 'blue').spend('1/0').answer('sell', 'blue').spend('2/0');
    expect(t.asked()?.seat).toBe(0);
    expect(costOfKind(t, 2)).toBe(5);
  });

  test('[ALI-EFF-12] [ALI-BLK-04] Memory Vaults: a fourth card, unless it is blockaded', () => {
    const deck = [10, 11, 12, 13];
    const open = mine({ hand: [1], empire: ['tech-memory-vaults L'] }, { deck });
    expect(open.answer('sell', 'blue').spend('1/0').hand()).toEqual(deck);
    const shut = mine({ hand: [1], empire: ['tech-memory-vaults L 1'] }, { deck });
    shut.answer('sell', 'blue').spend('1/0').answer('endActionPhase');
    expect(shut.hand()).toEqual([10, 11, 12]);
  });

  test('[ALI-END-05] the deck may run out in any Draw Phase of the round, also in the last', () => {
    const last = given({
      players: [{ hand: [1] }, { hand: [2] }],
      deck: [10],
      only: true,
      discard: [60, 61, 62, 63],
      state: { marker: 1, turn: 1, tasks: [{ type: 'actionPhase', seat: 1 }] },
    });
    last.answer('sell', 'blue').spend('2/0');
    expect(last.state.outcome).not.toBeNull();
    const first = given({
      players: [{ hand: [1] }, { hand: [2] }, { hand: [3] }],
      deck: [10],
      only: true,
      discard: [60, 61, 62, 63, 64, 65, 66, 67],
      state: { marker: 1 },
    });
    first.answer('sell', 'blue').spend('1/0').answer('sell', 'blue').spend('2/0');
    expect(first.state.outcome).toBeNull();
    first.answer('sell', 'blue').spend('3/0');
    expect(first.state.outcome).not.toBeNull();
  });

  test('[ALI-SCORE-05] [ALI-RUL-15] a payment at the end lowers a goal of credits', () => {
    const t = given({
      players: [
        {
          faction: 'star-union',
          credits: 10,
          hand: [1],
          empire: ['tech-orbital-elevators O', 'tech-salvage-crews O 2'],
          plans: ['plan-minefield'],
        },
        { faction: 'bionics', hand: [2] },
      ],
      state: { ending: true, marker: 1, first: 1 },
    });
    t.answer('sell', 'green').spend('1/1').answer('endActionPhase', 'tech-salvage-crews');
    // 12 credits less 2: 4 points instead of 6, and 2 for the Plan.
    expect(alienArtifacts.scores(t.state)[0]).toMatchObject({ parts: { goals: 6 }, total: 9 });
    expect(t.state.outcome).not.toBeNull();
  });

  test('[ALI-TIE-01] three with as many points: the richest wins', () => {
    const t = given({
      players: [
        { faction: 'star-union', points: 5, credits: 3, hand: [1] },
        { faction: 'community', points: 5, credits: 3, hand: [2] },
        { faction: 'bionics', points: 4, credits: 15, empire: ['ship-howl L'], hand: [3] },
      ],
      state: { ending: true, marker: 1, turn: 2, tasks: [{ type: 'actionPhase', seat: 2 }] },
    }).answer('buy', 'ship', 0, 'stop');
    expect(t.state.outcome).toMatchObject({ winners: [2] });
  });
});
