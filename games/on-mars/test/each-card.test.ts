import { describe, expect, test } from 'vitest';
import { data, TYPES } from '../data/index.ts';
import { hexAt } from '../data/map.ts';
import { ask, builtOn, has, hexOf, levelOf, mars, seat, slotsOf, whyNot } from './scenario.ts';
import type { Play, PlayerSpec, Spec } from './scenario.ts';

// Every card is played to its end: what it does with its boost, and that it does no more.

const rich = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };

describe('the reward of each Private Goal', () => {
  const bare: PlayerSpec = { bare: true, goods: { crystal: 0 } };
  const reward = (goal: string, player: PlayerSpec = {}, spec: Spec = {}): Play =>
    mars({ ...spec, players: [{ ...bare, ...player }, {}] }).run({
      type: 'perform',
      seat: 0,
      by: `${goal}:reward`,
      must: true,
    });
  const upgrades: PlayerSpec = {
    bots: ['0,1', '1,-1'],
    plans: { biomarket: null, 'private-ship': null, gym: null },
  };
  const table: [string, () => unknown, unknown][] = [
    [
      'goal-1',
      () => {
        const t = reward('goal-1', upgrades).answer('biomarket', '0,2', 'private-ship', '2,-1');
        return [builtOn(t, 'biomarket'), builtOn(t, 'private-ship'), ask(t)];
      },
      ['0,2', '2,-1', '0 turn'],
    ],
    [
      'goal-2',
      () => {
        const t = reward('goal-2', { shelters: ['-3,0'] });
        expect(t.options()).not.toContain('mineral');
        t.answer('water', 'water', 'oxygen');
        return [has(t, 0, 'water'), has(t, 0, 'oxygen'), ask(t)];
      },
      [2, 1, '0 turn'],
    ],
    ['goal-3', () => has(reward('goal-3', { shelters: ['-3,0', '-3,1'] }), 0, 'mineral'), 3],
    [
      'goal-4',
      () => {
        const t = reward('goal-4').answer('rover>1,0', 'rover>2,0', 'rover>3,0', 'rover>4,0');
        t.answer('rover>5,-1');
        return t.options();
      },
      ['stop'],
    ],
    ['goal-5', () => seat(reward('goal-5', { home: 1 }), 0).home, 3],
    [
      'goal-6',
      () => {
        const t = mars({ players: [bare, {}] });
        t.state.display = t.state.display.with(0, 5 + 9);
        t.run({ type: 'perform', seat: 0, by: 'goal-6:reward', must: true });
        expect(t.options()).toEqual(['display-slot-1']);
        return seat(t.answer('display-slot-1'), 0).contracts;
      },
      [8],
    ],
    ['goal-7', () => seat(reward('goal-7', { home: 3 }), 0).home, 4],
    [
      'goal-8',
      () => {
        const t = reward('goal-8', { goods: { crystal: 1 } });
        t.answer('rover>1,0', 'rover>2,0', 'rover>3,0', 'rover>4,0', 'rover>5,-1');
        t.answer('rover>6,-2', 'crystals', 'stop');
        return hexOf(seat(t, 0).rover);
      },
      '6,-2',
    ],
    [
      'goal-9',
      () => {
        const t = reward('goal-9', { home: 0 }).answer('ship-1:crew');
        return [seat(t, 0).home, seat(t, 0).hangar, ask(t)];
      },
      [2, 1, '0 turn'],
    ],
    [
      'goal-10',
      () => {
        const t = reward('goal-10', { home: 0, work: 2 }).answer('work', 'work');
        return [seat(t, 0).home, seat(t, 0).work];
      },
      [2, 0],
    ],
    [
      'goal-11',
      () => {
        const t = reward('goal-11', { space: 5, home: 1, work: 1 }).answer('turn-order-1');
        expect(t.options()).toContain('resupply');
        return [seat(t, 0).space, seat(t, 0).home];
      },
      [0, 2],
    ],
    [
      'goal-12',
      () => {
        const t = reward('goal-12', { home: 0 }).answer('display-slot-1');
        return [seat(t, 0).scientists, seat(t, 0).work];
      },
      [[0], 0],
    ],
    [
      'goal-13',
      () => {
        const t = mars({ players: [bare, {}] });
        t.state.display = t.state.display.with(2, 5 + 3);
        t.run({ type: 'perform', seat: 0, by: 'goal-13:reward', must: true });
        return seat(t.answer('display-slot-3'), 0).contracts;
      },
      [2],
    ],
    ['goal-14', () => seat(reward('goal-14'), 0).pending, 3],
    [
      'goal-15',
      () => {
        const t = reward(
          'goal-15',
          { home: 0 },
          { slots: { obtainBlueprint: [1], hireScientist: [1] } },
        );
        t.answer('hireScientist', 'stop');
        return [seat(t, 0).home, slotsOf(t, 'obtainBlueprint')[0]];
      },
      [1, 1],
    ],
    [
      'goal-16',
      () => {
        const t = reward('goal-16', upgrades).answer('biomarket', '0,2', 'stop');
        return [builtOn(t, 'biomarket'), ask(t)];
      },
      ['0,2', '0 turn'],
    ],
  ];
  test.each(table)('[MARS-GOAL-03, MARS-GOAL-04] %s', (_goal, play, wanted) => {
    expect(play()).toEqual(wanted);
  });
  test('all sixteen stand here', () => {
    expect(table.map(([goal]) => goal)).toEqual(data.privateGoals.map(({ id }) => id));
  });
});

describe('each Advanced Building with its boost', () => {
  const use = (plan: string, hex: string, player: PlayerSpec = {}, spec: Spec = {}): Play =>
    mars({
      ...spec,
      players: [{ goods: rich, ...player, plans: { ...player.plans, [plan]: hex } }, {}],
    }).answer('executive:8', `pay:${plan}`, 'crystals');

  /** Type, card, its hex, what stands beside it, where the next one goes, which price is asked for. */
  const builders = [
    ['mine', 'metal-deposit', '0,0', '1,0', '0,1', null],
    ['generator', 'wind-turbines', '0,-2', '0,-3', '-1,-2', null],
    ['water-extractor', 'moisture-vaporator', '2,-1', '3,-1', '2,0', 'battery'],
    ['greenhouse', 'hydroponic-farm', '0,2', '0,3', '1,2', 'water'],
    ['oxygen-condenser', 'concentrator', '-2,1', '-3,1', '-2,2', 'plant'],
    ['shelter', 'gym', '-2,-1', '-3,-1', '-2,-2', 'oxygen'],
  ] as const;
  test.each(builders)(
    '[MARS-ADV-05, MARS-ADV-13] %s: %s adds a Colonist to a tile that is one level short',
    (type, card, hex, beside, next, price) => {
      const isShelter = type === 'shelter';
      const tech = isShelter ? { 'shelter-tech': 'lab-1a' } : { [`${type}-tech`]: 'lab-1a' };
      const t = use(
        card,
        hex,
        { bots: [next], home: 3, tech, ...(isShelter && { shelters: [beside] }) },
        isShelter ? {} : { buildings: { [type]: [beside] } },
      );
      t.answer(type, next);
      t.answer('company-1');
      expect([ask(t), t.options()]).toEqual(['0 constructLevels', [1]]);
      t.answer(1);
      if (price !== null) t.answer(price);
      while (ask(t) !== '0 turn') t.answer(t.options()[0] ?? null);
      const built = t.events.find((event) => event.type === 'built');
      expect(built).toMatchObject({ hex: hexAt(next), size: 3 });
      expect([seat(t, 0).work, seat(t, 0).home]).toEqual([1, type === 'mine' ? 1 : 2]);
    },
  );
  test('[MARS-ADV-06] Construction Yard: its own, two by Tech, one by a Colonist, a Mineral each', () => {
    const plans = { biomarket: null, 'hydroponic-farm': null, 'private-ship': null, radar: null };
    const t = use(
      'construction-yard',
      '0,0',
      {
        bots: ['0,1', '1,-1', '0,-1'],
        shelters: ['-3,0', '-3,1'],
        goods: { ...rich, mineral: 4 },
        plans: { ...plans, 'moisture-vaporator': null },
        tech: { 'upgrade-tech': 'lab-2a' },
      },
      { buildings: { greenhouse: ['0,3', '1,1'] } },
    );
    t.answer('biomarket', '0,2', 'company-1', 'private-ship', '2,-1', 'hydroponic-farm', '1,1');
    // The Radar wants a Complex of three, and no Water Extractor is left.
    expect([ask(t), has(t, 0, 'mineral')]).toEqual(['0 turn', 1]);
  });
  test('[MARS-ADV-08, MARS-SHIP-04] Private Ship: a Colonist brings one more, each is paid', () => {
    const t = use(
      'private-ship',
      '2,-1',
      { home: 1, shelters: ['-3,0', '-3,1'], bots: ['1,1'] },
      { level: 2 },
    );
    t.answer('ship-1:bot', 'water', 'plant');
    t.answer(t.options()[0] ?? null, 'more', 'ship-5:crew', 'water', 'plant');
    expect([seat(t, 0).home, seat(t, 0).hangar, seat(t, 0).bots.length, ask(t)]).toEqual([
      5,
      2,
      2,
      '0 turn',
    ]);
    expect(whyNot(t, 'executive:1')).toContain('MARS-EXEC-01');
  });
  test('[MARS-ADV-13] Biomarket, Library, Research Lab, Trade Market: one more for a Colonist', () => {
    const market = use('biomarket', '0,2', { goods: { crystal: 2, water: 0 } });
    market.answer('water', 'more', 'crystal', 'enough');
    expect([has(market, 0, 'water'), seat(market, 0).pending]).toEqual([1, 1]);

    const library = use('library', '-2,-1', {}, { faceUp: ['biomarket', 'gym', 'radar'] });
    library.answer('radar', 'more', 'gym', 'enough');
    expect([seat(library, 0).plans.length, seat(library, 0).work]).toEqual([3, 1]);

    const lab = use('research-lab', '2,-1', { goods: { ...rich, oxygen: 2 } });
    lab.answer('shelter-tech>lab-3b', 'oxygen', 'shelter-tech>lab-4b', 'oxygen', 'more');
    lab.answer('shelter-tech>lab-5b', 'mineral', 'plant', 'stop');
    expect([levelOf(lab, 0, 'shelter-tech'), seat(lab, 0).work]).toEqual([5, 1]);

    const trade = use('trade-market', '0,2', {
      goods: { crystal: 2, plant: 1, water: 0, battery: 0, oxygen: 0 },
    });
    trade.answer('plant', 'plant', 'plant', 'more', 'battery', 'enough');
    expect(seat(trade, 0).goods).toEqual([1, 1, 0, 2, 0]);
  });
  test('[MARS-ADV-13] Aqueduct: up to two, from the Working Area only', () => {
    const spec: Spec = { slots: { obtainBlueprint: [1] } };
    const t = use('aqueduct', '2,-1', { home: 1, work: 3 }, spec).answer('work', 'work');
    expect([seat(t, 0).home, seat(t, 0).work, slotsOf(t, 'obtainBlueprint')[0]]).toEqual([3, 1, 1]);
    expect(ask(t)).toBe('0 turn');
  });
});

describe('each Executive action of the Depot', () => {
  const play = (n: number, player: PlayerSpec, ...answers: string[]): Play =>
    mars({ players: [{ welcomed: 5, ...player }, {}] }).answer(
      `executive:${n}`,
      'crystals',
      ...answers,
    );
  test('[MARS-EXEC-02] each does what it says, for its Crystals', () => {
    const four = { bare: true, goods: { crystal: 4 } };
    const dev = play(1, four, 'shelter-tech>lab-3b');
    expect([levelOf(dev, 0, 'shelter-tech'), has(dev, 0, 'crystal')]).toEqual([3, 0]);
    const rover = play(2, four, 'rover>1,0', 'rover>2,0');
    expect([hexOf(seat(rover, 0).rover), rover.options()]).toEqual(['2,0', ['stop']]);
    const three = { bare: true, goods: { crystal: 3, mineral: 1 } };
    const plans = { biomarket: null };
    const upgrade = play(3, { ...three, plans, bots: ['0,1'] }, 'biomarket', '0,2');
    expect([builtOn(upgrade, 'biomarket'), has(upgrade, 0, 'mineral')]).toEqual(['0,2', 0]);
    const first = data.blueprints[0]?.id ?? '';
    expect(seat(play(4, three, first), 0).plans).toEqual([0]);
    expect(has(play(5, three), 0, 'mineral')).toBe(2);
    const bots = play(6, { ...three, bots: ['1,1'] }, 'bot-1>1,2', 'bot-1>1,3', 'stop');
    expect([seat(bots, 0).bots.map(hexOf), has(bots, 0, 'crystal')]).toEqual([['1,3'], 1]);
    expect(has(play(7, three, 'water'), 0, 'water')).toBe(1);
  });
});

describe('each First Colonist card', () => {
  const options = { firstColonists: true };
  const ofA = data.firstColonistCards.flatMap(({ id, buildings }) =>
    buildings === undefined ? [] : [[id, buildings] as const],
  );
  test.each(ofA)('[MARS-FC-04] %s is shown by %s and by no other type', (taskA, buildings) => {
    const shown = TYPES.filter((_type, kind) => {
      const t = mars({ options, players: [{ taskA }, {}], turn: -1 });
      t.run({ type: 'raise', seat: 0, kind, hex: hexAt('4,-2') });
      expect(seat(t, 0).tasksB.length).toBe(seat(t, 0).taskA < 0 ? 2 : 0);
      return seat(t, 0).taskA < 0;
    });
    expect(shown.toSorted()).toEqual([...buildings].toSorted());
  });
  const rewards: [string, (t: Play) => number][] = [
    ['fc-b1', (t) => seat(t, 0).pending],
    ['fc-b2', (t) => has(t, 0, 'battery')],
    ['fc-b3', (t) => has(t, 0, 'plant')],
    ['fc-b4', (t) => seat(t, 0).home - 3],
    ['fc-b5', (t) => seat(t, 0).pending],
    ['fc-b6', (t) => has(t, 0, 'oxygen')],
    ['fc-b7', (t) => has(t, 0, 'water')],
    ['fc-b8', (t) => has(t, 0, 'mineral')],
  ];
  test.each(rewards)('[MARS-FC-05, MARS-R-28] the reward of %s', (card, gained) => {
    const t = mars({ options, players: [{ bare: true, home: 3 }, {}] });
    expect(gained(t)).toBe(0);
    expect(gained(t.run({ type: 'perform', seat: 0, by: card, must: true }))).toBe(1);
  });
});
