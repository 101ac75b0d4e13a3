import { describe, expect, test } from 'vitest';
import { at, data, TYPES } from '../data/index.ts';
import { hexAt } from '../data/map.ts';
import { ask, crystalsOn, has, levelOf, mars, seat } from './scenario.ts';
import type { Play, PlayerSpec, Spec } from './scenario.ts';

// Every tile is played to its end: what it does, and that it does no more.

const rich = { mineral: 2, battery: 2, water: 2, plant: 2, oxygen: 2, crystal: 3 };

describe('each Building tile', () => {
  const middle = { q: 4, r: -2 };
  test.each(data.buildingTiles.map(({ id, type, arrows }) => [id, type, arrows] as const))(
    '[MARS-CON-08, MARS-MAP-10] %s: Crystals where its arrows point, nowhere else',
    (id, type, arrows) => {
      const t = mars({ tops: [id], turn: -1 });
      const kind = TYPES.indexOf(type);
      t.run({ type: 'raise', seat: 0, kind, hex: hexAt(`${middle.q},${middle.r}`) });
      const pointed = arrows.map((arrow) => {
        const way = data.map.directions.find(({ direction }) => direction === arrow);
        return `${middle.q + (way?.dq ?? 9)},${middle.r + (way?.dr ?? 9)}`;
      });
      expect(crystalsOn(t).toSorted()).toEqual(pointed.toSorted());
      expect(seat(t, 0).pending).toBe(0);
    },
  );
});

describe('each Discovery tile', () => {
  /** The Rover takes the tile beside the Mine; then what it asks is answered. */
  const take = (tile: string, player: PlayerSpec = {}, answers: string[] = [], spec: Spec = {}) => {
    const own: PlayerSpec = { goods: rich, home: 4, ...player };
    const t = mars({ ...spec, tiles: { '1,0': tile }, players: [own, {}] });
    return t.answer('controlCenter', 'rover>1,0', 'stop', 'take', ...answers);
  };
  const told = (t: Play, type: string): number =>
    t.events.filter((event) => event.type === type).length;
  /** Whatever is still asked gets its first answer, until the turn goes on. */
  const finish = (t: Play): Play => {
    while (ask(t) !== '0 turn') t.answer(t.options()[0] ?? null);
    return t;
  };

  const built: [string, string, string, string | null][] = [
    ['mine', '1,1', 'mine', null],
    ['generator', '-1,-2', 'generator', 'mineral'],
    ['water-extractor', '2,-3', 'water-extractor', 'battery'],
    ['greenhouse', '-1,4', 'greenhouse', 'water'],
    ['oxygen-condenser', '-4,2', 'oxygen-condenser', 'plant'],
    ['shelter', '-3,1', 'shelter', 'oxygen'],
  ];
  test.each(built)(
    '[MARS-CTRL-13, MARS-CON-15] disc-build-%s: that type, its price, no red Colonist',
    (type, bot, kind, price) => {
      const t = take(`disc-build-${type}`, { bots: [bot] });
      expect(t.options()).toEqual([kind]);
      finish(t);
      const event = t.events.find((one) => one.type === 'built');
      expect(event).toMatchObject({ kind: TYPES.indexOf(kind as 'mine'), seat: 0 });
      const paid = t.events.flatMap((one) => (one.type === 'paid' ? [one.good] : []));
      const index = data.resources.findIndex(({ id }) => id === price);
      expect(paid).toEqual(price === null ? [] : [index]);
      expect([told(t, 'colonistPlaced'), seat(t, 0).miners.length]).toEqual([
        0,
        type === 'mine' ? 1 : 0,
      ]);
    },
  );
  test('[MARS-CTRL-13] disc-build-any: whatever is possible where the Bots stand', () => {
    const t = take('disc-build-any', { bots: ['-1,-2'] });
    expect(t.options()).toEqual(['mine', 'generator', 'oxygen-condenser', 'shelter']);
    t.answer('generator');
    expect(told(finish(t), 'built')).toBe(1);
  });
  test.each([
    ['mineral', 2],
    ['battery', 3],
    ['water', 3],
    ['plant', 3],
    ['oxygen', 3],
  ] as const)('[MARS-CTRL-13, MARS-GOODS-03] disc-res-%s: %i of them', (good, n) => {
    const player = { bare: true, goods: { crystal: 0 }, shelters: ['-3,0', '-3,1'] };
    expect(has(take(`disc-res-${good}`, player), 0, good)).toBe(n);
    // With one Shelter there is room for two.
    expect(has(take(`disc-res-${good}`, { bare: true, goods: {} }), 0, good)).toBe(2);
  });
  test('[MARS-CTRL-13, MARS-RND-03] disc-develop: two developments at their cost, no boost', () => {
    const answers = ['shelter-tech>lab-3b', 'oxygen', 'shelter-tech>lab-4c', 'oxygen'];
    const t = take('disc-develop', {}, answers);
    expect([levelOf(t, 0, 'shelter-tech'), has(t, 0, 'oxygen'), ask(t)]).toEqual([4, 0, '0 turn']);
  });
  test('[MARS-CTRL-13, MARS-BP-01] disc-blueprints: up to two', () => {
    const faceUp = ['biomarket', 'casino', 'gym'];
    const t = take('disc-blueprints', {}, ['biomarket', 'casino'], { faceUp });
    expect([seat(t, 0).plans.length, seat(t, 0).pending, ask(t)]).toEqual([2, 1, '0 turn']);
    const one = take('disc-blueprints', {}, ['gym', 'stop'], { faceUp });
    expect([seat(one, 0).plans.length, ask(one)]).toEqual([1, '0 turn']);
  });
  test('[MARS-CTRL-13, MARS-LEARN-02] disc-tech: one tile at its cost, no boost', () => {
    const t = take('disc-tech', {}, ['grid-m1>lab-1b', 'battery']);
    expect([has(t, 0, 'battery'), seat(t, 0).pending, ask(t)]).toEqual([1, 1, '0 turn']);
  });
  test('[MARS-CTRL-13, MARS-UPG-01] disc-upgrade: up to two, a Mineral each', () => {
    const player = { bots: ['0,1', '1,-1'], plans: { biomarket: null, 'private-ship': null } };
    const t = take('disc-upgrade', player, ['biomarket', '0,2', 'private-ship', '2,-1']);
    expect([told(t, 'upgraded'), has(t, 0, 'mineral'), ask(t)]).toEqual([2, 0, '0 turn']);
  });
  test('[MARS-CTRL-13, MARS-GOODS-07] disc-crystals: three, pending', () => {
    const t = take('disc-crystals');
    expect([seat(t, 0).pending, has(t, 0, 'crystal')]).toEqual([3, 3]);
  });
  test('[MARS-CTRL-13, MARS-HIRE-07] disc-card: a Scientist at cost, no slot', () => {
    const t = take('disc-card', {}, ['display-slot-4', 'water', 'water']);
    expect([seat(t, 0).scientists, has(t, 0, 'water'), told(t, 'colonistPlaced')]).toEqual([
      [3],
      0,
      0,
    ]);
    expect(ask(t.answer('end'))).toBe('0 refillContract');
  });
  test('[MARS-CTRL-13, MARS-SUP-02] disc-warehouse: up to two items that find room', () => {
    const player = { goods: { ...rich, water: 1, crystal: 2 } };
    const t = take('disc-warehouse', player, ['crystal', 'water']);
    expect([seat(t, 0).pending, has(t, 0, 'water'), ask(t)]).toEqual([1, 2, '0 turn']);
    expect(t.state.warehouse).toEqual([1, 2, 1, 2, 2]);
  });
  test('all nineteen stand here', () => {
    const named = [...built.map(([type]) => `disc-build-${type}`), 'disc-build-any'];
    const goods = data.resources.filter(({ id }) => id !== 'crystal');
    named.push(...goods.map(({ id }) => `disc-res-${id}`));
    for (const kind of ['develop', 'blueprints', 'tech', 'upgrade', 'crystals', 'card']) {
      named.push(`disc-${kind}`);
    }
    expect([...named, 'disc-warehouse'].toSorted()).toEqual(
      data.discoveryTiles.map(({ id }) => id).toSorted(),
    );
  });
});

describe('each Research tile', () => {
  test.each(data.researchTiles.map(({ id, letter, hex }) => [id, letter, hex] as const))(
    '[MARS-CTRL-11, MARS-CTRL-13] %s: two developments for nothing, one of a letter',
    (id, letter, hex) => {
      const [q = 0, r = 0] = hex.split(',').map(Number);
      const { dq, dr } = at(
        data.map.directions.filter((way) =>
          data.map.hexes.some((one) => one.hex === `${q - way.dq},${r - way.dr}`),
        ),
        0,
      );
      const from = `${q - dq},${r - dr}`;
      const t = mars({
        tiles: { [hex]: id },
        players: [{ rover: from, bare: true, goods: { crystal: 0 } }, {}],
      });
      t.answer('controlCenter', `rover>${hex}`, 'stop', 'take');
      t.answer('shelter-tech>lab-3b', 'shelter-tech>lab-4b');
      expect([levelOf(t, 0, 'shelter-tech'), has(t, 0, 'mineral')]).toEqual([4, 1]);
      const twin = data.researchTiles.find((one) => one.letter === letter && one.id !== id);
      const barred = mars({
        tiles: { [hex]: id },
        players: [{ rover: from, bare: true, goods: {}, research: [twin?.id ?? ''] }, {}],
      });
      barred.answer('controlCenter', `rover>${hex}`);
      expect(barred.options()).not.toContain('stop');
    },
  );
});
