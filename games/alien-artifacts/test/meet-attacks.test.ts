import { describe, expect, test } from 'vitest';
import { alienArtifacts } from '../rules/index.ts';
import { given, mine, type Play, type PlayerSpec, sectionId } from './scenario.ts';

// Where several rules meet in an attack.

const use = (artifact: string): string => `useArtifact:artifact-${artifact}`;
/** An offensive paid for with resource-39 and resource-40. */
const launch = (t: Play): Play => t.answer('launchOffensive').spend('39/1', '40/1');
const against = (empire: string[], defender: PlayerSpec, deck: number[]): Play =>
  launch(
    given({
      players: [
        { hand: [39, 40], empire },
        { hand: [1], ...defender },
      ],
      deck,
    }),
  ).answer(1);

describe('attacks on Alien Systems', () => {
  test('[ALI-ATK-07] [ALI-ATK-17] Choir Nebula: 3 pays and damages, 9 is row 6+', () => {
    const three = launch(
      mine(
        { hand: [39, 40], empire: ['ship-fat-margin O'] },
        { deck: [9], systems: ['system-choir-nebula'] },
      ),
    ).answer('alien');
    expect([three.track(), three.p(0).credits, three.waiting()]).toEqual([
      2,
      10,
      ['ship-fat-margin'],
    ]);
    const lance = mine(
      {
        hand: [39, 40],
        artifacts: ['artifact-lance-of-night'],
        empire: ['ship-howl O', 'tech-targeting-lattice L'],
      },
      { deck: [5], systems: ['system-choir-nebula'] },
    ).answer(use('lance-of-night'));
    launch(lance).answer('alien');
    expect(lance.told('shipStruck')).toMatchObject([{ number: 4, value: 9, row: '6+' }]);
    expect([lance.track(), lance.p(0).artifacts.length]).toEqual([2, 1]);
  });

  test('[ALI-ATK-05] [ALI-DRAW-02] Choir Nebula, 2: two cards to the hand, which is cut after the turn', () => {
    const t = mine(
      { hand: [39, 40, 1], empire: ['ship-fat-margin O'], artifacts: ['artifact-war-beacon'] },
      { deck: [3, 10, 11], systems: ['system-choir-nebula'] },
    ).answer(use('war-beacon'), 'alien');
    expect(t.hand()).toEqual([39, 40, 1, 10, 11]);
    t.answer('buy', 'planet', 0);
    expect(t.options()).not.toContain('stop');
  });

  test('[ALI-ATK-12] damaged and built again by another Action, a Ship attacks no more this turn', () => {
    const t = mine(
      { hand: [39, 40, 21, 23], artifacts: ['artifact-folded-hour'], empire: ['ship-howl O'] },
      { deck: [2], systems: ['system-ossuary-of-khar'] },
    ).answer(use('folded-hour'));
    launch(t).answer('alien', 'build', 'ship-howl').spend('21/1', '23/1').answer('operational');
    expect(t.empire()).toEqual(['ship-howl O']);
    expect(t.told('attackDeclared')).toHaveLength(1);
    expect(t.asked()?.ask).not.toBe('attackOrSkip');
  });

  test('[ALI-ATK-19] [ALI-ATK-20] one card is left to reveal two; what it leaves is the next deck', () => {
    const t = mine(
      { empire: ['ship-curlew O', 'ship-fat-margin O'], artifacts: ['artifact-war-beacon'] },
      { deck: [9], only: true, systems: ['system-hollow-sun'] },
    ).answer(use('war-beacon'), 'alien', 'ship-curlew');
    expect(t.told('shipStruck')).toMatchObject([{ number: 3 }]);
    t.answer('ship-fat-margin');
    expect(t.told('shipStruck')).toMatchObject([{ number: 3 }, { number: 3 }]);
    expect(t.track()).toBe(4);
  });

  test('[ALI-ATK-16] two damaged Ships that cost nothing return in the order of the owner', () => {
    const t = mine(
      {
        hand: [39, 40],
        empire: [
          'planet-calcine L',
          'planet-grimhold L',
          'planet-scoria L',
          'ship-fat-margin O',
          'ship-silk-talon O',
        ],
      },
      { deck: [2, 6], systems: ['system-hollow-sun', 'system-choir-nebula'] },
    );
    launch(t).answer('alien', 'ship-fat-margin', 'ship-silk-talon');
    expect(alienArtifacts.view(t.state).system).toBe(4);
    t.answer('ship-silk-talon', 'logistics', 'operational');
    expect(t.empire().slice(3)).toEqual(['ship-silk-talon L', 'ship-fat-margin O']);
    expect(t.p(0).plans).toHaveLength(1);
    expect(t.asked()?.ask).not.toBe('attackOrSkip');
  });

  test('[ALI-ATK-12] [ALI-EFF-23] War Beacon and an offensive in one turn: each Ship in one of them', () => {
    const t = mine(
      {
        artifacts: ['artifact-war-beacon'],
        hand: [39, 40],
        empire: ['ship-patient-mason O', 'ship-keystone O'],
      },
      { deck: [9, 10], systems: ['system-hollow-sun', 'system-silent-foundry'] },
    ).answer(use('war-beacon'), 'alien', 'ship-keystone', 'stop');
    launch(t).answer('alien');
    expect(t.told('shipStruck')).toMatchObject([
      { ship: 'ship-keystone' },
      { ship: 'ship-patient-mason' },
    ]);
  });

  test('[ALI-EFF-14] [ALI-BUILD-04] a boost outlasts an attack that was not made', () => {
    const t = mine(
      {
        artifacts: ['artifact-lance-of-night', 'artifact-folded-hour'],
        hand: [39, 40, 21, 23],
        waiting: ['ship-howl', 'ship-red-ledger'],
      },
      { deck: [2], systems: ['system-hollow-sun'] },
    ).answer(use('lance-of-night'), use('folded-hour'));
    t.answer('build', 'ship-howl').spend('39/1', '40/1').answer('operational', 'skip');
    expect(t.state.boost).toBe(3);
    t.answer('build', 'ship-red-ledger').spend('21/1', '23/1');
    t.answer('operational', 'attack', 'alien');
    expect(t.told('shipStruck')).toMatchObject([{ value: 5, row: '5+' }]);
    expect(t.state.boost).toBe(0);
  });

  test('[ALI-BLK-04] only blockaded Ships: no offensive until one is opened', () => {
    const t = mine({ hand: [39, 40], empire: ['ship-howl O 2'], credits: 2 });
    expect(t.why('launchOffensive').rule).toBe('ALI-OPER-03');
    t.answer('unlockCard:ship-howl');
    expect(t.p(0).credits).toBe(0);
    expect(t.options()).toContain('launchOffensive');
  });

  test('[ALI-ATK-11] a mission and an offensive are two attacks', () => {
    const t = mine(
      {
        artifacts: ['artifact-folded-hour'],
        empire: ['tech-battle-telemetry L', 'ship-keystone O', 'tech-privateer-charter L'],
        hand: [39, 40, 21, 23],
        credits: 0,
        waiting: ['ship-patient-mason'],
      },
      { deck: [9, 10], systems: ['system-hollow-sun'] },
    ).answer(use('folded-hour'), 'build', 'ship-patient-mason');
    t.spend('21/1', '23/1').answer('operational', 'attack', 'alien');
    expect([t.track(), t.p(0).credits]).toEqual([3, 0]);
    launch(t).answer(1);
    // Telemetry again, 3 + 1 against the basic tile, and the charter's credits.
    expect([t.track(), t.p(0).credits]).toEqual([6, 2]);
  });
});

describe('attacks on players', () => {
  test('[ALI-ATK-22] [ALI-BLK-07] an empty Empire has no place for tokens; on one card all may go', () => {
    expect(against(['ship-fat-margin O'], {}, [5]).track()).toBe(2);
    const t = against(['ship-fat-margin O'], { empire: ['planet-loam L', 'ship-howl L'] }, [5]);
    t.answer('ship-howl', 'ship-howl');
    expect(t.empire(1)).toEqual(['planet-loam L', 'ship-howl L 2']);
  });

  test('[ALI-ATK-18] a defender is paid though armour saves the Ship', () => {
    const armoured = ['ship-patient-mason O', 'tech-ablative-hulls L'];
    const t = against(armoured, { plans: ['plan-martyrs-broadcast'] }, [2]);
    t.answer('plan-martyrs-broadcast');
    expect(t.empire()).toEqual(armoured);
    expect(t.track(1)).toBe(1);
    const rich = against(['ship-howl O'], { credits: 15, plans: ['plan-ransom-clause'] }, [2]);
    rich.answer('plan-ransom-clause');
    expect([rich.p(1).credits, rich.waiting()]).toEqual([15, ['ship-howl']]);
  });

  test('[ALI-ATK-21] [ALI-BLK-07] one token a card, of one kind: the second has no place', () => {
    const empire = ['tech-core-tap L 1', 'ship-curlew L'];
    const t = against(['ship-howl O'], { plans: ['plan-firewall-protocol'], empire }, [9]);
    t.answer('plan-firewall-protocol', 'tech-core-tap');
    expect(t.empire(1)).toEqual(['tech-core-tap L 2', 'ship-curlew L']);
    expect(t.asked()?.ask).not.toBe('placeToken');
  });

  test('[ALI-ATK-05] rows that do nothing to anybody: Decoy Fleet', () => {
    const t = against(['ship-fat-margin O'], { plans: ['plan-decoy-fleet'] }, [3]);
    t.answer('plan-decoy-fleet');
    // Its own 2 credits come after any attack.
    expect([t.track(), t.p(0).credits, t.empire()]).toEqual([0, 10, ['ship-fat-margin O']]);
  });

  test.each([
    // The numbers 2 and 3 with the Ship's bonus: rows 3 and 4.
    ['plan-orbital-batteries', 3, 'planet', 1, 0],
    ['plan-orbital-batteries', 9, 'planet', 2, 0],
    ['plan-scorched-orbits', 3, 'ship', 1, 0],
    ['plan-scorched-orbits', 9, 'ship', 1, 1],
  ] as const)('[ALI-ATK-21] %s with resource-%i: on a %s, %i', (plan, card, kind, n, points) => {
    const empire = ['planet-loam L', 'planet-oriel O', 'ship-curlew L', 'tech-core-tap L'];
    const t = against(['ship-howl O'], { plans: [plan], empire }, [card]);
    t.answer(plan);
    const places = empire.map((one) => one.split(' ')[0] ?? '').filter((id) => id.startsWith(kind));
    expect(t.options()).toEqual(places);
    for (let i = 0; i < n; i++) t.answer(places[0] ?? '');
    expect(t.empire(1)).toContain(`${places[0]} L ${n}`);
    expect([t.track(), t.asked()?.ask === 'placeToken']).toEqual([points, false]);
  });

  test('[ALI-BANK-01] what is stolen beyond 15 is lost, not given back', () => {
    const t = given({
      players: [
        { credits: 14, hand: [39, 40], empire: ['ship-howl O'] },
        { credits: 9, hand: [1], plans: ['plan-paid-retreat'] },
      ],
      deck: [9],
    });
    launch(t).answer(1, 'plan-paid-retreat');
    expect([t.p(0).credits, t.p(1).credits]).toEqual([15, 6]);
  });

  test('[ALI-EX-31] Iron Curtain: 5 is row 4, 6 is row 6+', () => {
    const strike = (charter: string[], tokens: string[]): [number, string[]] => {
      const defender = { plans: ['plan-iron-curtain'], empire: ['planet-loam L'] };
      const t = against(['ship-howl O', ...charter], defender, [5]);
      t.answer('plan-iron-curtain', ...tokens);
      return [t.track(), t.empire(1)];
    };
    expect(strike([], ['planet-loam'])).toEqual([0, ['planet-loam L 1']]);
    expect(strike(['tech-privateer-charter L'], ['planet-loam', 'planet-loam'])).toEqual([
      1,
      ['planet-loam L 2'],
    ]);
  });

  test('[ALI-ATK-02] [ALI-INFO-08] of three only the one attacked is asked, and the basic tile shows nothing', () => {
    const t = given({
      players: [
        { hand: [39, 40], empire: ['ship-howl O'] },
        { hand: [1], plans: ['plan-minefield'] },
        { hand: [2], plans: ['plan-decoy-fleet'] },
      ],
      deck: [9],
    });
    launch(t).answer(2);
    expect(t.asked()).toMatchObject({
      seat: 2,
      ask: 'chooseDefencePlan',
      options: ['basic-defence-plan', 'plan-decoy-fleet'],
    });
    expect(t.answer('basic-defence-plan').p(2).shownPlans).toEqual([]);
  });
});

describe('production and revenue', () => {
  test('[ALI-OPER-06] [ALI-RUL-19] each Technology by the Type of the face it shows', () => {
    const t = mine(
      {
        hand: [1, 2],
        empire: ['tech-stratum-drills O', 'tech-geode-markets O', 'tech-core-tap L'],
      },
      { deck: [9, 11] },
    );
    t.answer('earnRevenue').spend('1/0', '2/0').answer('tech-geode-markets');
    // Expansion matches two operational Technologies; then Exploration comes.
    expect(t.track()).toBe(1);
  });

  test('[ALI-OPER-07] mining brings a point, and with Geode Markets a credit', () => {
    const t = mine(
      {
        hand: [36, 37],
        credits: 0,
        empire: ['planet-loam O', 'planet-oriel O', 'tech-geode-markets L'],
      },
      { deck: [11, 49] },
    );
    t.answer('minePlanets').spend('36/0', '37/0');
    t.answer('planet-oriel', sectionId('11/0'), sectionId('49/1'));
    expect([t.track(), t.p(0).credits]).toEqual([2, 2]);
  });

  test('[ALI-BLK-04] Core Tap offers the Planets that work', () => {
    const t = mine({
      hand: [36],
      empire: ['tech-core-tap L', 'planet-loam O', 'planet-oriel O 1', 'planet-sennet O'],
    });
    t.answer('cardAction:tech-core-tap').spend('36/0');
    expect(t.options()).toEqual(['planet-loam', 'planet-sennet']);
  });

  test('[ALI-EFF-22] [ALI-TURN-05] Refinery turns one card a turn, for what it then shows', () => {
    const t = mine({
      empire: ['tech-reversible-refinery L', ['planet-loam O', '36/1', '37/1']],
      waiting: ['planet-oriel'],
    }).answer('useInAddition:tech-reversible-refinery', 'resource-36');
    expect(t.under('planet-loam')).toEqual([
      [36, 0],
      [37, 1],
    ]);
    expect(t.options()).not.toContain('useInAddition:tech-reversible-refinery');
  });
});
