import { below, keyFrom, randomFrom, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { data, playerCount } from '../data/index.ts';
import { type Cards, LETTERS, reworld, type Reworld, type ReworldEvent } from '../rules/index.ts';
import { setup } from '../rules/setup.ts';
import { acquire, at, colony, type PlayerSpec, scores, seat, station } from './scenario.ts';

const sum = (cards: Cards): number => cards.reduce((a, b) => a + b, 0);
const fresh = (seats: number, seed = 'setup'): Reworld => start(reworld, {}, seats, seed);
const SEATS = [2, 3, 4];
const nobody = (n: number): PlayerSpec[] => Array.from({ length: n }, () => ({}));

describe('setup', () => {
  test.each(SEATS)('[REW-SETUP-01] %i players have 5 empty docks, no colony, 0 points', (seats) => {
    const s = fresh(seats);
    expect(s.players).toHaveLength(seats);
    for (const p of s.players) {
      expect(p.docks).toEqual([[], [], [], [], []]);
      expect([p.cities, p.defense, p.shuttles, p.satellites, p.ships]).toEqual([
        [],
        [],
        [],
        [],
        [],
      ]);
    }
    expect(reworld.scores(s).map((score) => score.total)).toEqual(s.players.map(() => 0));
  });

  test('[REW-SETUP-02] the mothership lies on the side for the player count', () => {
    const sides = SEATS.map((n) => playerCount(n).mothershipSide);
    expect(sides).toEqual(['2-3', '2-3', '4']);
    const firsts = SEATS.map((n) => {
      const t = colony({ players: [{ defense: ['shuttle-1-1'] }, ...nobody(n - 1)] });
      return reworld.view(t.state).mothership[0]?.points[0];
    });
    expect(firsts).toEqual([18, 18, 20]);
  });

  test.each(SEATS)('[REW-SETUP-03] all 14 population ships are on the board for %i', (seats) => {
    expect(fresh(seats).ships).toEqual(data.populationShips.map((ship) => ship.id));
  });

  test('[REW-SETUP-04] [REW-RUL-12] two-sided ships are easier with 4 players', () => {
    const needed = (seats: number): Record<string, number> =>
      Object.fromEntries(reworld.view(fresh(seats)).ships.map((ship) => [ship.ship, ship.needed]));
    const twoSided = data.populationShips.filter((ship) => ship.twoSided).map((ship) => ship.id);
    expect(twoSided).toEqual([
      'pop-shields',
      'pop-shuttles',
      'pop-satellites',
      'pop-companies',
      'pop-rows',
      'pop-score',
    ]);
    expect(needed(2)).toEqual(needed(3));
    const [few, four] = [needed(3), needed(4)];
    expect(twoSided.map((id) => few[id])).toEqual([6, 5, 5, 6, 6, 70]);
    expect(twoSided.map((id) => four[id])).toEqual([5, 4, 4, 5, 5, 60]);
  });

  test('[REW-SETUP-05] all 100 modules are shuffled into the bag', () => {
    const bags = ['a', 'b'].map((seed) => setup({}, 2, randomFrom(seed)).bag);
    for (const bag of bags) {
      expect([...bag].sort()).toEqual(data.modules.map((module) => module.id).sort());
    }
    expect(bags[0]).not.toEqual(bags[1]);
  });

  test('[REW-SETUP-06] five open supplies of four city signs', () => {
    const { signs } = reworld.view(fresh(3));
    for (const letter of LETTERS) {
      expect(signs[letter]).toHaveLength(4);
      expect(signs[letter].every((id) => id.startsWith(`sign-${letter.toLowerCase()}-`))).toBe(
        true,
      );
    }
  });

  test('[REW-SETUP-07] the first round is round 1', () => {
    const events: ReworldEvent[] = [];
    const s = start(reworld, {}, 2, 'x', events);
    expect(s.round).toBe(1);
    expect(events[0]).toEqual({ type: 'roundStarted', round: 1, first: s.admiral });
  });

  test('[REW-SETUP-08] [REW-RUL-25] the first holder of the admiral is random', () => {
    const holders = Array.from({ length: 60 }, (_, i) => fresh(3, `seed ${i}`).admiral);
    expect(new Set(holders)).toEqual(new Set([0, 1, 2]));
  });

  test('[REW-SETUP-09] there is a colour for each of four players', () => {
    expect(new Set(data.playerColours.map((colour) => colour.id)).size).toBe(4);
  });

  test('[REW-SETUP-10] after the last seat comes the first', () => {
    const t = station({ players: [{ hand: [1] }, { hand: [2] }, { hand: [3] }], turn: 2 });
    expect(acquire(t, 't1', [3], 3).asked()?.seat).toBe(0);
  });
});

describe('the station', () => {
  test('[REW-STN-01] [REW-STN-02] 20 ports with one module and one post each', () => {
    const s = fresh(2);
    expect(s.ports.filter((module) => module !== null)).toHaveLength(20);
    expect(s.posts).toHaveLength(20);
    const ids = data.station.ports.map((port) => port.id);
    const row = (side: string) => Array.from({ length: 10 }, (_, i) => `${side}${i + 1}`);
    expect(ids).toEqual([...row('t'), ...row('b')]);
    expect(data.station.ports.map((port) => port.post)).toEqual(ids);
  });

  test('[REW-STN-03] [REW-STN-04] [REW-RUL-01] the posts form one ring, closed at both ends', () => {
    const around = Object.fromEntries(
      data.station.ports.map((port) => [port.id, [...port.adjacentPosts].sort()]),
    );
    expect(around['t1']).toEqual(['b1', 't2']);
    expect(around['t10']).toEqual(['b10', 't9']);
    expect(around['b1']).toEqual(['b2', 't1']);
    expect(around['b10']).toEqual(['b9', 't10']);
    expect(around['t5']).toEqual(['t4', 't6']);
    for (const [id, neighbours] of Object.entries(around)) {
      for (const other of neighbours) expect(around[other]).toContain(id);
    }
  });

  test('[REW-STN-04] the post opposite has no influence', () => {
    const t = station({ players: [{ hand: [1] }, {}], posts: { b5: [4] } });
    expect(t.options()).toContain('acquireModulePort:t5');
    expect(t.options()).not.toContain('acquireModulePort:b4');
  });

  test('[REW-STN-05] [REW-EX-06] [REW-RUL-02] a card on the admiral space influences no payment', () => {
    const t = station({ players: [{ hand: [4] }, {}], admiralSpace: { seat: 1, card: 2 } });
    expect(t.options()).toContain('acquireModulePort:t1');
    expect(t.options()).toContain('acquireModulePort:b1');
    t.answer('acquireModulePort:t1');
    expect(t.options()).toEqual([[4]]);
    expect(data.station.admiralSpace.displayBetween).toEqual(['t1', 'b1']);
  });

  test('[REW-STN-06] a post holds cards exactly when its module has been taken', () => {
    const t = station({ players: [{ hand: [1, 2] }, { hand: [3] }] });
    expect(t.state.posts[at('t4')]).toEqual([]);
    acquire(t, 't4', [2], 2);
    expect(t.state.posts[at('t4')]).toEqual([2]);
    expect(t.state.ports[at('t4')]).toBeNull();
    t.state.posts = t.state.posts.with(at('t5'), [1]);
    expect(reworld.audit(t.state)).toContain('REW-STN-06 port 4 and its post disagree');
  });
});

describe('the flow of a round', () => {
  test.each(SEATS)(
    '[REW-RND-01] [REW-RND-02] five rounds of 20 modules empty the bag (%i)',
    (n) => {
      const s = fresh(n);
      expect(s.bag).toHaveLength(80);
      const t = station({ players: nobody(n).map(() => ({ hand: [1] })), round: 4 });
      expect(t.state.bag).toHaveLength(20);
      for (let i = 0; i < n; i++) t.answer('leaveRound');
      expect([t.state.round, t.state.bag.length, t.state.chapter]).toEqual([5, 0, 1]);
      for (let i = 0; i < n; i++) t.answer('leaveRound');
      expect(t.state.chapter).toBe(2);
    },
  );

  test('[REW-RND-02] ports are filled one at a time: the top row, then the bottom row', () => {
    const chance = { key: keyFrom('fill'), drawn: 0 };
    const drawn = setup({}, 2, (n) => below(chance, n))
      .bag.toReversed()
      .slice(0, 20);
    const s = fresh(2, 'fill');
    expect(data.station.ports.map((port) => s.ports[port.ringIndex])).toEqual(drawn);
  });

  test.each([
    [2, 13, 4],
    [3, 9, 3],
    [4, 7, 2],
  ])('[REW-RND-03] %i players get %i cards each, %i are set aside', (seats, hand, aside) => {
    const s = fresh(seats);
    expect(s.players.map((p) => sum(p.hand))).toEqual(Array(seats).fill(hand));
    expect(sum(s.setAside)).toBe(aside);
    expect(reworld.audit(s)).toEqual([]);
  });

  test('[REW-RND-04] the holder of the admiral begins', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const s = fresh(4, seed);
      expect(s.tasks.at(-1)).toEqual({ type: 'chapterOneTurn', seat: s.admiral });
    }
  });

  test('[REW-RND-05] one thing a turn: a module, the admiral, or leaving', () => {
    const players = [{ hand: [1, 2] as (1 | 2)[] }, { hand: [3] as 3[] }];
    const turn = () => station({ players });
    expect(acquire(turn(), 't1', [1], 1).asked()?.seat).toBe(1);
    expect(turn().answer('takeAdmiral:1').asked()?.seat).toBe(1);
    expect(turn().answer('leaveRound').asked()?.seat).toBe(1);
    expect(turn().refused('pass')).toBe('REW-RND-05');
    expect(turn().refused('launchTerrabot:1')).toBe('REW-RND-05');
  });

  test('[REW-RND-06] those who left are skipped; the last one plays on alone', () => {
    const t = station({ players: [{ hand: [1, 2, 3] }, { left: true }, { left: true }] });
    acquire(t, 't1', [1], 1);
    expect(t.asked()).toMatchObject({ seat: 0, ask: 'chapterOneTurn' });
    acquire(t, 't5', [2], 2);
    expect(t.asked()?.seat).toBe(0);
  });

  test('[REW-RND-07] the round goes on without modules until all have left', () => {
    const ports = Object.fromEntries(data.station.ring.map((id) => [id, null]));
    const t = station({ players: [{ hand: [1, 2] }, { hand: [3] }], ports, round: 2 });
    expect(t.options()).toEqual(['takeAdmiral:1', 'takeAdmiral:2', 'leaveRound']);
    t.answer('takeAdmiral:1', 'leaveRound');
    expect([t.state.round, t.asked()?.seat]).toEqual([2, 0]);
    t.answer('leaveRound');
    expect(t.state.round).toBe(3);
    expect(scores(t)).toEqual([2, 1]);
    expect(seat(t, 0).left).toBe(false);
  });
});
