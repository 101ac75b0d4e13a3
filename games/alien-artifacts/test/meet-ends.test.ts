import { describe, expect, test } from 'vitest';
import { resourceId } from '../data/index.ts';
import { alienArtifacts } from '../rules/index.ts';
import { given, mine, type Play, resId } from './scenario.ts';

// Something runs out in the middle: a deck, the supply, the turn, the game.

const use = (artifact: string): string => `useArtifact:artifact-${artifact}`;
const up = (a: number, b: number): number => a - b;

describe('something runs out', () => {
  test('[ALI-ART-05] [ALI-OPER-04] no Artifact is left for the second Ship; the third still attacks', () => {
    const t = mine(
      { hand: [39, 40], empire: ['ship-howl O', 'ship-red-ledger O', 'ship-magpie O'] },
      { deck: [9, 10, 11], artifacts: ['artifact-afterglow'], systems: ['system-ossuary-of-khar'] },
    );
    t.answer('launchOffensive').spend('39/1', '40/1').answer('alien', 'ship-howl');
    t.answer('ship-red-ledger', 'ship-magpie');
    expect(t.p(0).artifacts).toHaveLength(1);
    expect(t.told('shipStruck')).toMatchObject([{ row: '4' }, { row: '4' }, { row: '4' }]);
    expect(t.p(0).credits).toBe(10);
  });

  test('[ALI-DECK-01] [ALI-DECK-03] [ALI-END-02] the deck runs out between two Ships: the first card is in the new one', () => {
    const t = mine(
      { hand: [39, 40], empire: ['ship-fat-margin O', 'ship-magpie O'] },
      { deck: [9, 10], only: true, systems: ['system-hollow-sun'], state: { marker: 1 } },
    );
    t.answer('launchOffensive').spend('39/1', '40/1').answer('alien', 'ship-magpie');
    expect(t.state.ending).toBe(false);
    t.answer('ship-fat-margin');
    // 39, 40 and 9 were the new deck, of which the empty hand takes all: 10 is then left.
    expect(t.hand().toSorted(up)).toEqual([9, 39, 40]);
    expect(t.state.deck.map(resourceId)).toEqual([resId(10)]);
    expect(t.told('deckEmptied')).toHaveLength(2);
    expect(t.state).toMatchObject({ marker: 1, ending: true });
  });

  test('[ALI-ATK-15] [ALI-BLK-06] the tokens of a Ship that is lost can be placed by the next', () => {
    const others = ['planet-loam O 12', 'planet-oriel O 12', 'planet-sennet O 12'];
    const t = given({
      players: [
        { hand: [39, 40], empire: ['ship-magpie O 2', 'ship-fat-margin O'], credits: 2 },
        { hand: [1], empire: others },
      ],
      deck: [2, 5],
    });
    t.answer('unlockCard:ship-magpie', 'launchOffensive').spend('39/1', '40/1');
    t.answer(1, 'ship-magpie', 'ship-fat-margin', 'planet-loam', 'planet-oriel');
    expect(t.empire(1)).toEqual(['planet-loam O 13', 'planet-oriel O 13', 'planet-sennet O 12']);
    const none = given({
      players: [
        { hand: [39, 40], empire: ['ship-magpie O 2', 'ship-fat-margin O'], credits: 2 },
        { hand: [1], empire: others },
      ],
      deck: [5],
    });
    none.answer('launchOffensive').spend('39/1', '40/1').answer(1);
    expect(none.empire(1)).toEqual(others);
    expect(none.track()).toBe(2);
  });

  test('[ALI-PROD-11] [ALI-OPER-08] three cards for two Planets that take two each', () => {
    const t = mine(
      {
        hand: [1],
        empire: ['planet-loam O', 'planet-oriel O'],
        artifacts: ['artifact-harvest-moonlet'],
      },
      { deck: [54, 55, 53], only: true, state: { marker: 2 } },
    );
    t.answer(use('harvest-moonlet'), 'planet-oriel');
    while (t.asked()?.ask === 'chooseSection') t.answer(t.options()[0] ?? '');
    expect([t.under('planet-oriel').length, t.under('planet-loam').length]).toEqual([2, 1]);
    expect(t.state.marker).toBe(1);
  });

  test('[ALI-EFF-13] [ALI-DECK-04] a Planet is turned with an empty deck: what lay under it is drawn next', () => {
    const t = mine(
      {
        hand: [1],
        empire: [['planet-loam O', '5/1', '6/1'], 'planet-oriel L'],
        artifacts: ['artifact-mobius-key'],
      },
      { only: true, state: { marker: 2 } },
    );
    t.answer(use('mobius-key'), 'planet-loam');
    expect(t.discard()).toEqual([5, 6]);
    t.answer('buy', 'ship', 0, resId(1));
    // 5, 6 and 1 were shuffled for the hand of 3: that is another emptying.
    expect(t.hand().toSorted(up)).toEqual([1, 5, 6]);
    expect(t.state.marker).toBe(1);
  });

  test('[ALI-EFF-13] [ALI-PROD-11] turned to its operational face with nothing to draw, it produces nothing', () => {
    const t = mine(
      { hand: [1], empire: ['planet-oriel L'], artifacts: ['artifact-mobius-key'] },
      { only: true },
    );
    t.answer(use('mobius-key'), 'planet-oriel');
    expect(t.under('planet-oriel')).toEqual([]);
    expect(t.empire()).toEqual(['planet-oriel O']);
  });

  test('[ALI-ART-05] Horn of Matter draws through the end of the deck', () => {
    const t = mine(
      { hand: [1], artifacts: ['artifact-horn-of-matter'] },
      { deck: [10, 11], only: true, discard: [12, 13], state: { marker: 2 } },
    ).answer(use('horn-of-matter'));
    expect(t.hand().toSorted(up)).toEqual([1, 10, 11, 12, 13]);
    // Twice empty: the end.
    expect(t.state).toMatchObject({ marker: 1, ending: true });
  });
});

describe('the hand in the same turn', () => {
  test('[ALI-DEV-02] [ALI-EFF-12] Memory Vaults deployed this turn: four cards at its end', () => {
    const t = mine({ hand: [1, 2], waiting: ['tech-memory-vaults'] });
    t.answer('develop', 'tech-memory-vaults').spend('1/0', '2/0').answer('logistics');
    expect(t.hand()).toHaveLength(4);
  });

  test('[ALI-DRAW-02] [ALI-BLK-04] Memory Vaults blockaded by a rival: the fourth card must go', () => {
    const t = mine({ hand: [1, 2, 3, 4], empire: ['tech-memory-vaults L 1'], credits: 5 });
    t.answer('buy', 'ship', 0);
    expect(t.why('stop')).toEqual({ rule: 'ALI-DRAW-02', facts: { cards: 4, size: 3 } });
  });

  test('[ALI-EFF-15] [ALI-TURN-04] Rapid Iteration deployed and used after the Action', () => {
    const t = mine(
      { hand: [1, 2, 36, 37, 38], waiting: ['tech-rapid-iteration'] },
      { deck: [10, 11] },
    );
    t.answer('develop', 'tech-rapid-iteration').spend('1/0', '2/0').answer('logistics');
    t.answer('useInAddition:tech-rapid-iteration', resId(36), resId(37));
    expect(t.hand()).toEqual([38, 10, 11]);
  });
});

describe('the last turns', () => {
  test('[ALI-END-07] Afterglow used in the last turn of all', () => {
    const t = given({
      players: [
        { hand: [1], credits: 0 },
        { hand: [2], credits: 0, artifacts: ['artifact-afterglow'] },
      ],
      state: { ending: true, marker: 1, turn: 1, tasks: [{ type: 'actionPhase', seat: 1 }] },
    });
    t.answer('sell', 'blue').spend('2/0').answer(use('afterglow'));
    expect(t.state.overtime).toBe(true);
    expect(t.asked()).toMatchObject({ seat: 1, ask: 'actionPhase' });
  });

  test('[ALI-END-07] [ALI-TURN-09] a Ship may attack again in the next of its extra turns', () => {
    const t = given({
      players: [
        { hand: [39, 40], empire: ['ship-magpie O'], extraTurns: 2 },
        { hand: [2], credits: 0 },
      ],
      deck: [9, 41, 47, 48, 10],
      systems: ['system-hollow-sun', 'system-silent-foundry'],
      state: { ending: true, overtime: true, marker: 1 },
    });
    t.answer('launchOffensive').spend('39/1', '40/1').answer('alien');
    expect(t.asked()).toMatchObject({ seat: 0, ask: 'actionPhase' });
    t.answer('launchOffensive').spend('41/1', '47/1').answer('alien');
    expect(t.told('shipStruck')).toMatchObject([{ row: '3' }, { row: '3' }]);
    expect(t.track()).toBe(3);
  });

  test('[ALI-END-05] [ALI-END-02] of five the fourth empties the deck: the fifth plays, and it is over', () => {
    const t = given({
      players: [1, 2, 3, 4, 5].map((hand) => ({ hand: [hand] })),
      deck: [10],
      only: true,
      discard: [60, 61, 62, 63, 64, 65, 66],
      state: { marker: 1, first: 0, turn: 3, tasks: [{ type: 'actionPhase', seat: 3 }] },
    });
    t.answer('sell', 'blue').spend('4/0');
    expect(t.asked()?.seat).toBe(4);
    expect(t.state.outcome).toBeNull();
    t.answer('sell', 'blue').spend('5/0');
    expect(t.state.outcome).not.toBeNull();
  });

  test('[ALI-TIE-02] [ALI-TIE-03] three with as many points and credits: two share it by their cards', () => {
    const t = given({
      players: [
        {
          faction: 'star-union',
          credits: 4,
          empire: ['planet-ducat L', 'planet-loam L'],
          hand: [1],
        },
        { faction: 'bionics', credits: 4, points: 1, empire: ['planet-tallow L'], hand: [2] },
        {
          faction: 'bionics',
          credits: 4,
          empire: ['planet-oriel L', 'planet-sennet L'],
          hand: [3],
        },
      ],
      state: { ending: true, marker: 1, tasks: [{ type: 'finish' }] },
    });
    t.run({ type: 'finalUnlock', seat: 0 });
    expect(alienArtifacts.scores(t.state).map(({ total }) => total)).toEqual([2, 2, 2]);
    expect(t.state.outcome).toEqual({ winners: [0, 2] });
  });

  test('[ALI-SCORE-04] [ALI-SCORE-05] credits for one of two: either, or none', () => {
    const end = (seat: number): Play =>
      given({
        players: [
          { credits: 2, empire: ['tech-memory-vaults O 2', 'tech-salvage-crews O 1'] },
          { credits: 1, empire: ['tech-core-tap O 2'] },
        ],
        state: { ending: true, tasks: [{ type: 'finish' }] },
      }).run({ type: 'finalUnlock', seat });
    // Who can pay for nothing is not asked.
    expect(end(1).state.outcome).not.toBeNull();
    const two = end(0);
    expect(two.options()).toEqual(['tech-memory-vaults', 'tech-salvage-crews', 'stop']);
    two.answer('tech-salvage-crews');
    expect(two.state.outcome).not.toBeNull();
    expect(two.p(0).credits).toBe(1);
  });
});
