import { describe, expect, test } from 'vitest';
import { cardId, cardNo, planTable, rowKey, systemNo, systemTable } from '../data/index.ts';
import { given, mine, type Play, type PlayerSpec, resId, type Given } from './scenario.ts';

/** One Ship attacks; its owner has just been told to. */
function attack(ship: string, target: 'alien' | number, spec: Given): Play {
  const t = given({ ...spec, state: { ...spec.state, tasks: [] } });
  t.run({ type: 'chooseTarget', seat: 0, ship: cardNo(ship) });
  return t.answer(target);
}

const alone = (ship: string, card: number, system: string, more: PlayerSpec = {}): Play =>
  attack(ship, 'alien', {
    players: [{ empire: [`${ship} O`], ...more }],
    deck: [card],
    systems: [system],
  });

const REEF = 'system-vermilion-reef';
const KHAR = 'system-ossuary-of-khar';

describe('attacks', () => {
  test('[ALI-ATK-01] [ALI-ATK-22] the Alien System, or any other player', () => {
    const t = given({
      players: [{ hand: [39, 40], empire: ['ship-howl O'] }, { empire: ['planet-loam L'] }, {}],
    });
    t.answer('launchOffensive').spend('39/1', '40/1');
    expect(t.options()).toEqual(['alien', 1, 2]);
    // An empty Empire may be attacked: there is nothing to blockade.
    t.answer(2);
    expect(t.told('attackDeclared')).toMatchObject([{ target: 2, system: null }]);
  });

  test('[ALI-ATK-22] rivals are named from the left on, so that no seat is everybody’s first', () => {
    const t = given({
      players: [{}, { hand: [39, 40], empire: ['ship-howl O'] }, {}],
      state: { turn: 1, tasks: [{ type: 'actionPhase', seat: 1 }] },
    });
    expect(t.answer('launchOffensive').spend('39/1', '40/1').options()).toEqual(['alien', 2, 0]);
  });

  test('[ALI-ATK-02] [ALI-INFO-08] the defender chooses a Plan before any card is revealed', () => {
    const t = attack('ship-howl', 1, {
      players: [
        { empire: ['ship-howl O'] },
        { empire: ['planet-loam L'], plans: ['plan-minefield'], shownPlans: ['plan-decoy-fleet'] },
      ],
      deck: [2],
    });
    expect(t.asked()).toMatchObject({
      seat: 1,
      ask: 'chooseDefencePlan',
      options: ['basic-defence-plan', 'plan-decoy-fleet', 'plan-minefield'],
    });
    expect(t.told('cardsRevealed')).toEqual([]);
    t.answer('plan-minefield');
    expect(t.told('shipStruck')).toMatchObject([{ number: 1, value: 2, table: 'plan-minefield' }]);
    expect(t.p(1).shownPlans).toHaveLength(2);
  });

  test('[ALI-ATK-03] [ALI-ATK-04] [ALI-CARD-02] number, Ship, Technologies and Artifacts add up', () => {
    const empire = ['ship-howl O', 'tech-targeting-lattice L', 'tech-privateer-charter L'];
    const spec = { players: [{ empire }, {}], deck: [2], state: { boost: 3 } };
    const alien = attack('ship-howl', 'alien', spec);
    // 1 + 1 (Ship) + 1 (against Systems) + 3 (Artifact)
    expect(alien.told('shipStruck')).toMatchObject([{ number: 1, value: 6 }]);
    const player = attack('ship-howl', 1, spec);
    expect(player.told('shipStruck')).toMatchObject([{ number: 1, value: 6 }]);
    expect(alone('ship-curlew', 2, REEF).asked()?.ask).not.toBe('placeToken');
  });

  test('[ALI-CARD-11] a bonus printed on a Ship does not help another', () => {
    const t = attack('ship-fat-margin', 'alien', {
      players: [{ empire: ['ship-howl O', 'ship-fat-margin O'] }],
      deck: [3],
      systems: [REEF],
    });
    expect(t.told('shipStruck')).toMatchObject([{ value: 2 }]);
  });

  test('[ALI-ATK-05] the row of the value is applied, then the card is discarded', () => {
    const t = alone('ship-fat-margin', 3, REEF, { credits: 0 });
    expect(t.told('shipStruck')).toMatchObject([{ row: '2', table: REEF }]);
    expect(t.p(0).credits).toBe(4); // 2 by the row, 2 by the Ship
    expect(t.discard()).toEqual([3]);
  });

  test('[ALI-ATK-06] [ALI-ATK-07] [ALI-EX-19] [ALI-EX-31] values above 4', () => {
    const row = (system: string, value: number): string =>
      rowKey(systemTable(systemNo(system)), value);
    expect(row(KHAR, 5)).toBe('4');
    expect(row(KHAR, 9)).toBe('4');
    expect(['system-hollow-sun', 'system-choir-nebula'].map((one) => row(one, 5))).toEqual([
      '5+',
      '4',
    ]);
    expect(row('system-choir-nebula', 6)).toBe('6+');
    expect(row('system-choir-nebula', 8)).toBe('6+');
    const curtain = planTable(9);
    expect([4, 5, 6, 7].map((value) => rowKey(curtain, value))).toEqual(['4', '4', '6+', '6+']);
    const t = attack('ship-howl', 'alien', {
      players: [{ empire: ['ship-howl O', 'tech-targeting-lattice L'] }],
      deck: [5],
      systems: ['system-choir-nebula'],
    });
    expect(t.p(0).artifacts).toHaveLength(1);
    expect(t.track()).toBe(2);
  });

  test('[ALI-ATK-08] [ALI-DECK-07] the System goes to the bottom, the next is revealed', () => {
    const t = alone('ship-howl', 3, REEF);
    expect(t.state.systems.at(-1)).toBe(systemNo(REEF));
    expect(t.state.systems).toHaveLength(5);
    expect(t.told('systemChanged')).toHaveLength(1);
  });

  test('[ALI-ATK-09] [ALI-ATK-11] [ALI-OPER-04] [ALI-EX-11] several Ships are one attack', () => {
    const empire = [
      'ship-howl O',
      'ship-red-ledger O',
      'ship-sundering O',
      'tech-battle-telemetry L',
    ];
    const t = mine({ hand: [39, 40], empire }, { deck: [1, 5, 7], systems: [KHAR, REEF] });
    t.answer('launchOffensive').spend('39/1', '40/1').answer('alien');
    t.answer('ship-howl', 'ship-red-ledger');
    expect(t.told('systemChanged')).toEqual([]);
    t.answer('ship-sundering');
    expect(t.told('attackDeclared')).toHaveLength(1);
    expect(t.p(0).effects).toBe(1);
    expect(t.told('systemChanged')).toMatchObject([{ system: REEF }]);
    expect(t.told('shipStruck').map((event) => ('table' in event ? event.table : ''))).toEqual([
      KHAR,
      KHAR,
      KHAR,
    ]);
  });

  test('[ALI-ATK-10] no Plan is discarded', () => {
    const t = attack('ship-howl', 1, {
      players: [{ empire: ['ship-howl O'] }, { plans: ['plan-minefield'] }],
      deck: [3],
    }).answer('plan-minefield');
    expect(t.p(1).shownPlans).toHaveLength(1);
    expect(t.state.plans).toHaveLength(9);
  });

  test('[ALI-ATK-12] each Ship once a turn', () => {
    const t = mine(
      {
        hand: [39, 40],
        empire: ['ship-howl O', 'ship-curlew O'],
        artifacts: ['artifact-war-beacon'],
      },
      { deck: [5, 7], systems: [REEF] },
    );
    t.answer('launchOffensive').spend('39/1', '40/1').answer('alien', 'ship-howl');
    expect(t.why('ship-howl')).toEqual({ rule: 'ALI-ATK-12', facts: { card: 'ship-howl' } });
    t.answer('stop', 'useArtifact:artifact-war-beacon');
    expect(t.asked()?.ask).toBe('chooseTarget');
    t.answer('alien');
    // Only the Ship that has not attacked: it is not asked about.
    expect(t.state.attacked.map(cardId)).toEqual(['ship-howl', 'ship-curlew']);
  });

  test('[ALI-ATK-13] [ALI-DECK-05] destroyed: to the bottom of the Ship deck', () => {
    const t = alone('ship-fat-margin', 2, KHAR);
    expect(t.empire()).toEqual([]);
    expect(cardId(t.state.decks[2]?.at(-1) ?? 0)).toBe('ship-fat-margin');
    expect(t.told('shipLost')).toMatchObject([{ destroyed: true }]);
  });

  test('[ALI-ATK-14] [ALI-ATK-15] damaged: back Under Construction, bare', () => {
    const t = attack('ship-fat-margin', 'alien', {
      players: [{ empire: ['ship-fat-margin O 2'] }],
      deck: [3],
      systems: [KHAR],
    });
    expect(t.waiting()).toEqual(['ship-fat-margin']);
    expect(t.under('ship-fat-margin')).toEqual([]);
    expect(t.empire()).toEqual([]);
  });

  test('[ALI-ATK-16] [ALI-RUL-11] [ALI-EX-27] a damaged Ship that costs 0 returns when the attack is over', () => {
    const empire = [
      'planet-calcine L',
      'planet-grimhold L',
      'planet-scoria L',
      'ship-fat-margin O',
      'ship-long-wanderer O',
    ];
    const t = mine({ hand: [39, 40], empire }, { deck: [2, 5, 7], systems: [REEF] });
    t.answer('launchOffensive').spend('39/1', '40/1').answer('alien', 'ship-fat-margin');
    expect(t.waiting()).toEqual(['ship-fat-margin']);
    t.answer('ship-long-wanderer');
    expect(t.told('systemChanged')).toHaveLength(1);
    expect(t.asked()).toMatchObject({ ask: 'chooseFace' });
    t.answer('operational');
    // Not again this turn.
    expect(t.asked()?.ask).not.toBe('attackOrSkip');
    expect(t.empire()).toContain('ship-fat-margin O');
  });

  test('[ALI-RUL-25] [ALI-AUTO-06] the loss of a Ship completes no waiting one', () => {
    const t = attack('ship-fat-margin', 'alien', {
      players: [{ empire: ['ship-fat-margin O'], waiting: [['ship-howl', '22/1', '24/1']] }],
      deck: [2],
      systems: [KHAR],
    });
    expect(t.waiting()).toEqual(['ship-howl']);
    expect(t.asked()).toBeNull();
  });

  test('[ALI-ATK-17] effects from left to right; a reward is kept though the Ship is lost', () => {
    const t = alone('ship-fat-margin', 1, 'system-choir-nebula', { credits: 0 });
    expect(t.events.map(({ type }) => type).slice(-4)).toEqual([
      'vpGained',
      'shipLost',
      'creditsGained',
      'systemChanged',
    ]);
    expect(t.track()).toBe(2);
    expect(t.waiting()).toEqual(['ship-fat-margin']);
    expect(t.p(0).credits).toBe(2);
  });

  test('[ALI-ATK-18] armour applies first: a Ship saved is not lost', () => {
    const t = alone('ship-patient-mason', 3, KHAR, {
      empire: ['ship-patient-mason O', 'tech-salvage-crews L'],
      credits: 0,
    });
    expect(t.told('shipSaved')).toHaveLength(1);
    expect(t.told('shipLost')).toEqual([]);
    expect(t.p(0).credits).toBe(0);
    const destroyed = alone('ship-patient-mason', 2, KHAR);
    expect(destroyed.waiting()).toEqual(['ship-patient-mason']);
  });

  test('[ALI-ATK-26] [ALI-RUL-36] [ALI-EX-32] armour of the fleet and of the Ship add up', () => {
    const fly = (ship: string, tech: string): Play =>
      attack(ship, 'alien', {
        players: [{ empire: [`${ship} O`, tech] }],
        deck: [2],
        systems: [KHAR],
      });
    const hulls = 'tech-ablative-hulls L';
    expect(fly('ship-patient-mason', hulls).empire()).toContain('ship-patient-mason O');
    expect(fly('ship-fat-margin', hulls).waiting()).toEqual(['ship-fat-margin']);
    expect(fly('ship-patient-mason', `${hulls} 1`).waiting()).toEqual(['ship-patient-mason']);
    const lost = fly('ship-fat-margin', `${hulls} 1`);
    expect([lost.empire(), lost.waiting()]).toEqual([['tech-ablative-hulls L 1'], []]);
  });

  test('[ALI-ATK-19] two cards are revealed, one number counts, both are discarded', () => {
    const fly = (...deck: number[]): Play =>
      attack('ship-curlew', 'alien', {
        players: [{ empire: ['ship-curlew O'] }],
        deck,
        systems: [KHAR],
      });
    const t = fly(1, 2);
    expect(t.asked()).toMatchObject({ ask: 'chooseAttackCard', options: [resId(1), resId(2)] });
    t.answer(resId(1));
    expect(t.told('shipStruck')).toMatchObject([{ number: 3 }]);
    expect(t.discard()).toEqual([2, 1]);
    // Equal numbers: nobody is asked.
    expect(fly(1, 9).told('shipStruck')).toMatchObject([{ number: 3 }]);
  });

  test('[ALI-ATK-20] without a card to reveal nothing happens, and it has attacked', () => {
    const t = attack('ship-fat-margin', 'alien', {
      players: [{ empire: ['ship-fat-margin O'] }],
      only: true,
    });
    expect(t.told('shipStruck')).toEqual([]);
    expect(t.p(0).credits).toBe(8);
    expect(t.state.attacked.map(cardId)).toEqual(['ship-fat-margin']);
    // With one card left an Exploration Ship has no choice.
    const one = attack('ship-curlew', 'alien', {
      players: [{ empire: ['ship-curlew O'] }],
      deck: [3],
      only: true,
      systems: [REEF],
    });
    expect(one.told('shipStruck')).toMatchObject([{ number: 2 }]);
  });

  test('[ALI-ATK-23] who holds no Plan has the basic tile without a question', () => {
    const t = attack('ship-howl', 1, { players: [{ empire: ['ship-howl O'] }, {}], deck: [2] });
    expect(t.told('planChosen')).toMatchObject([{ plan: 'basic-defence-plan' }]);
    expect(t.told('shipLost')).toHaveLength(1);
  });

  test('[ALI-ATK-24] attacks are never nested: a Ship completed then attacks on its own', () => {
    const empire = ['planet-calcine L', 'planet-grimhold L', 'planet-scoria L', 'ship-howl O'];
    const t = mine(
      { hand: [39, 40], empire: [...empire], waiting: [] },
      { deck: [2], systems: [REEF, KHAR] },
    );
    t.answer('launchOffensive').spend('39/1', '40/1').answer('alien');
    // Value 2 on the Reef: it survives; nothing is asked inside the attack.
    expect(t.told('systemChanged')).toHaveLength(1);
    const chain = mine(
      {
        hand: [36, 37],
        waiting: ['planet-calcine', ['ship-howl', '22/1']],
      },
      { deck: [5], systems: [REEF, KHAR] },
    );
    chain.answer('discover', 'planet-calcine').spend('36/0', '37/0').answer('logistics');
    chain.answer('operational', 'attack', 'alien');
    expect(chain.told('systemChanged')).toMatchObject([{ system: KHAR }]);
  });

  test('[ALI-ATK-25] target, triggers, Plan, reveal, row, ability, discard, next System', () => {
    const t = attack('ship-fat-margin', 1, {
      players: [
        { credits: 0, empire: ['ship-fat-margin O', 'tech-battle-telemetry L'] },
        { empire: ['planet-loam L'], plans: ['plan-minefield'] },
      ],
      deck: [1],
    }).answer('plan-minefield');
    expect(t.events.map(({ type }) => type)).toEqual([
      'attackDeclared',
      'vpGained',
      'planChosen',
      'cardsRevealed',
      'shipStruck',
      'shipLost',
      'creditsGained',
    ]);
    expect(t.discard()).toEqual([1]);
  });

  test('[ALI-OPER-05] the owner chooses the order and may stop, but not before the first', () => {
    const t = mine(
      { hand: [39, 40], empire: ['ship-howl O', 'ship-red-ledger O', 'ship-untold L'] },
      { deck: [1], systems: [REEF] },
    );
    t.answer('launchOffensive').spend('39/1', '40/1').answer('alien');
    expect(t.options()).toEqual(['ship-howl', 'ship-red-ledger']);
    expect(t.why('stop')).toEqual({ rule: 'ALI-OPER-05', facts: {} });
    expect(t.why('ship-untold').rule).toBe('ALI-OPER-03');
    t.answer('ship-red-ledger');
    expect(t.options()).toEqual(['ship-howl', 'stop']);
    t.answer('stop');
    expect(t.told('shipStruck')).toHaveLength(1);
  });
});
