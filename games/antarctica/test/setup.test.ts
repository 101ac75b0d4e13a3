import { completeOptions, OrreryError, pending, play, refusals, start } from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BUILDINGS, data, LETTERS } from '../data/index.ts';
import { antarctica } from '../rules/index.ts';
import { listed, ownerOf, sizeOf } from '../rules/queue.ts';
import { placementOrder } from '../rules/setup.ts';
import { asked, cubes, cubesOn, offered, type Play, position, queues, view } from './scenario.ts';

const begin = (seats: number, options = {}, seed = 'setup'): Play =>
  new Scenario(antarctica, start(antarctica, options, seats, seed));
const FIRST = { placement: 'firstGame' };
/** Letters of the ships of each zone, by who is A in this game. */
const lettersIn = ({ state: s }: Play): string[] =>
  s.queues.map((queue) =>
    listed(queue)
      .map((ship) => LETTERS[(ownerOf(ship) - s.first + s.players.length) % s.players.length])
      .join(' '),
  );
const startBuildings = (t: Play): string[] =>
  view(t)
    .zones.flatMap(({ buildings }) => buildings)
    .sort();

describe('set-up', () => {
  test('[ANT-SET-01] [ANT-GEO-03] anybody may be A; the others follow by their seats', () => {
    const firsts = new Set(Array.from({ length: 40 }, (_, i) => begin(3, {}, `${i}`).state.first));
    expect([...firsts].sort((a, b) => a - b)).toEqual([0, 1, 2]);
    const { first, players } = view(begin(4, {}, 'letters'));
    const order = players.map((_, i) => players[(first + i) % 4]?.letter);
    expect(order).toEqual(['A', 'B', 'C', 'D']);
  });

  test.each([
    ['3-7', [3, 7]],
    ['1-5', [1, 5]],
    ['2-6', [2, 6]],
  ])('[ANT-SET-02] [ANT-RUL-04] 2 players: the pair %s is closed', (closedZones, pair) => {
    const t = begin(2, { closedZones });
    const closed = view(t).zones.flatMap((zone, i) => (zone.open ? [] : [i]));
    expect(closed).toEqual(pair);
    for (const zone of pair) {
      expect(view(t).zones[zone]).toMatchObject({ ships: [], buildings: [] });
      expect(t.refused(zone)).toBe('ANT-SET-02');
    }
    expect(view(t).counts.filter(({ count }) => count.kind === 'zone')).toHaveLength(6);
  });

  test('[ANT-SET-03] 3 or 4 players: all zones are open, whatever pair is named', () => {
    for (const seats of [3, 4]) {
      const t = begin(seats, { closedZones: '1-5' });
      expect(view(t).zones.every(({ open }) => open)).toBe(true);
    }
  });

  test('[ANT-SET-04] 3 and 4 players: eight start buildings, one per zone, at random', () => {
    const all = ['camp', 'camp', 'crane', 'derrick', 'pit', 'research-coast', 'research-sea'];
    for (const seats of [3, 4]) {
      const t = begin(seats);
      expect(startBuildings(t)).toEqual([...all, 'turbine']);
      expect(view(t).zones.every(({ buildings }) => buildings.length === 1)).toBe(true);
    }
    const dealt = Array.from({ length: 8 }, (_, i) => begin(3, {}, `${i}`).state.buildings.join());
    expect(new Set(dealt).size).toBeGreaterThan(5);
  });

  test('[ANT-SET-05] [ANT-SET-06] 2 players: six; a camp and a sea centre are in the box', () => {
    const t = begin(2);
    expect(startBuildings(t)).toEqual([
      'camp',
      'crane',
      'derrick',
      'pit',
      'research-coast',
      'turbine',
    ]);
    const supply = Object.fromEntries(view(t).supply.map((one) => [one.building, one.left]));
    expect(supply).toMatchObject({ camp: 2, 'research-sea': 2, 'plankton-farm': 7, crane: 2 });
    expect(Object.keys(supply)).toEqual([...BUILDINGS]);
    expect(view(begin(4)).supply.reduce((n, one) => n + one.left, 0)).toBe(47 - 8);
  });

  test('[ANT-SET-07] [ANT-SET-08] decks by player count, shuffled apart', () => {
    const sizes = [2, 3, 4].map((seats) => begin(seats).state.decks.map((deck) => deck.length));
    expect(sizes).toEqual([
      [10, 8, 7],
      [13, 9, 9],
      [15, 12, 12],
    ]);
    const decks = view(begin(4)).decks;
    for (const { deck, top, below } of decks) {
      expect([top, ...below].every((id) => id?.startsWith(deck))).toBe(true);
    }
    const tops = Array.from({ length: 9 }, (_, i) => view(begin(4, {}, `${i}`)).decks[0]?.top);
    expect(new Set(tops).size).toBeGreaterThan(3);
  });

  test('[ANT-SET-09] [ANT-SET-10] 13 shipyard cards; a simple card each, expertise cards in a pile', () => {
    for (const seats of [2, 3, 4]) {
      const { shipyard, expertise, players, first } = view(begin(seats));
      expect(shipyard).toHaveLength(13);
      expect(expertise).toEqual([1, 2, 3, 4].slice(0, seats).map((n) => `expertise-${n}`));
      const hands = players.map((_, i) => players[(first + i) % seats]?.hand);
      expect(hands).toEqual([1, 2, 3, 4].slice(0, seats).map((n) => [`simple-${n}`]));
    }
  });

  test.each([
    [2, 2, 14, 3, 3, 3],
    [3, 2, 12, 3, 2, 4],
    [4, 2, 10, 2, 2, 5],
  ])(
    '[ANT-SET-11] [ANT-SET-12] pieces of each player in a game of %i',
    (seats, staff, reserve, onBoard, ships, available) => {
      const t = begin(seats, FIRST);
      for (const [n, p] of view(t).players.entries()) {
        expect([p.staff.length, p.reserve.length]).toEqual([staff, reserve]);
        expect([p.ships.length, p.cubes.length]).toEqual([ships, available]);
        const own = t.state.queues.flatMap(listed).filter((ship) => ownerOf(ship) === n);
        expect(own).toHaveLength(onBoard);
      }
      expect(view(t).tracks).toHaveLength(available);
    },
  );

  test('[ANT-SET-13] blocked tracks: both dark ones, the lower one, none', () => {
    const open = [2, 3, 4].map((seats) => view(begin(seats)).tracks.map(({ track }) => track));
    expect(open).toEqual([
      ['land', 'coast', 'sea'],
      ['land', 'coast', 'sea', 'expedition'],
      ['land', 'coast', 'sea', 'expedition', 'consortium'],
    ]);
  });

  test('[ANT-SET-14] [ANT-EX-08] [ANT-EX-21] [ANT-RUL-01] the order in which ships are placed', () => {
    const order = (seats: number): string =>
      placementOrder(seats, 0)
        .map((n) => LETTERS[n])
        .join(' ');
    expect([2, 3, 4].map(order)).toEqual(['A B B A A B', 'A B C C A B B C A', 'A B C D D C B A']);
    const sums = (seats: number): number[] =>
      Array.from({ length: seats }, (_, n) =>
        placementOrder(seats, 0).reduce((sum, one, i) => (one === n ? sum + i + 1 : sum), 0),
      );
    expect([sums(2), sums(3), sums(4)]).toEqual([
      [10, 11],
      [15, 15, 15],
      [9, 9, 9, 9],
    ]);
  });

  test('[ANT-SET-15] [ANT-RUL-02] first game: one ship per zone from the first after zone 0 on', () => {
    const A = begin(4, FIRST);
    expect(lettersIn(A)).toEqual(['A', 'A', 'B', 'C', 'D', 'D', 'C', 'B']);
    expect([A.asked()?.seat, A.asked()?.ask]).toEqual([A.state.first, 'beforeMove']);
    expect(lettersIn(begin(3, FIRST))).toEqual(['C', 'A A', 'B', 'C', 'C', 'A', 'B', 'B']);
    expect(lettersIn(begin(2, FIRST))).toEqual(['B', 'A', 'B', '', 'B', 'A', 'A', '']);
    for (const seats of [2, 3, 4] as const) {
      const { ships } = data.setup[seats].firstGamePlacement;
      const told = ships.map(({ player, zone }) => `${zone} ${player}`).sort();
      const placed = lettersIn(begin(seats, FIRST)).flatMap((letters, zone) =>
        letters === '' ? [] : letters.split(' ').map((one) => `zone-${zone} ${one}`),
      );
      expect(placed.sort()).toEqual(told);
    }
  });

  test('[ANT-SET-16] [ANT-EX-09] free placement: behind the last one, in any zone with room', () => {
    const t = begin(3);
    const { first } = t.state;
    expect(view(t).placement).toEqual({ order: placementOrder(3, first), next: 0 });
    expect(t.options()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    t.answer(4, 4, 4);
    expect(sizeOf(t.state.queues[4] ?? 0)).toBe(3);
    expect(t.refused(4)).toBe('ANT-SET-16');
    expect(lettersIn(t)[4]).toBe('A B C');
    t.answer(5, 5, 5, 6, 6);
    expect(view(t).placement?.next).toBe(8);
    t.answer(6);
    expect(view(t).placement).toBeNull();
    expect(lettersIn(t)).toEqual(['', '', '', '', 'A B C', 'C A B', 'B C A', '']);
  });

  test('[ANT-SET-17] the sun starts in zone 0 and moves first: zone 0 comes last', () => {
    const t = begin(4, FIRST);
    expect(t.state.sun).toBe(1);
    expect(t.events).toEqual([]);
    const order = view(t).freed.map((id) => view(t).zones.findIndex((z) => z.ships[0]?.id === id));
    expect(order).toEqual([1, 2, 3, 4, 5, 6, 7, 0]);
  });

  test('[ANT-SET-18] [ANT-RUL-03] [ANT-TRK-12] 2 players: B’s cube on a first space, setting off nothing', () => {
    const t = begin(2, FIRST);
    const b = (t.state.first + 1) % 2;
    expect([t.asked()?.seat, t.asked()?.ask]).toEqual([b, 'placeCompensationCube']);
    expect(t.options()).toEqual(['land', 'coast', 'sea']);
    t.answer('sea');
    expect(view(t).players[b]?.cubes).toHaveLength(2);
    expect(view(t).tracks[2]?.cubes[b]).toMatchObject({ space: 1 });
    expect(t.events.map(({ type }) => type)).toEqual(['startCubePlaced', 'sunMoved', 'turnBegan']);
    expect(begin(3, FIRST).asked()?.ask).toBe('beforeMove');
  });

  test('[ANT-SET-19] all begin without points', () => {
    expect(antarctica.scores(begin(3).state).map(({ total }) => total)).toEqual([0, 0, 0]);
  });

  test('[ANT-SET-20] ships, then the cube, then the sun', () => {
    const s = start(antarctica, {}, 2, 'order');
    const asks: string[] = [];
    for (let n = 0; n < 8; n++) {
      const question = pending(antarctica, s) ?? expect.fail();
      asks.push(question.ask);
      play(antarctica, s, question.options[0] ?? null);
    }
    expect(asks).toEqual([
      ...Array<string>(6).fill('placeStartShip'),
      'placeCompensationCube',
      'beforeMove',
    ]);
  });

  test('[ANT-SET-21] [ANT-RUL-49] two options, free placement unless the other is chosen', () => {
    expect(completeOptions(antarctica, {})).toEqual({ placement: 'free', closedZones: '3-7' });
    expect(() => completeOptions(antarctica, { closedZones: '0-4' })).toThrow(OrreryError);
    expect(begin(3).asked()?.ask).toBe('placeStartShip');
  });

  test('[ANT-EX-11] the result for 2 players', () => {
    const t = begin(2, FIRST);
    t.answer('land');
    const { zones, tracks, players, first } = view(t);
    expect(zones.filter(({ open }) => open)).toHaveLength(6);
    expect(tracks).toHaveLength(3);
    expect(players.map((p) => [p.staff.length, p.reserve.length, p.ships.length])).toEqual([
      [2, 14, 3],
      [2, 14, 3],
    ]);
    expect(tracks[0]?.cubes[(first + 1) % 2]?.space).toBe(1);
  });

  test('every zone might be tried when ships are placed', () => {
    const t = begin(2);
    expect(refusals(antarctica, t.state).map(({ choice }) => choice)).toEqual([3, 7]);
  });
});

describe('pieces', () => {
  test('[ANT-COMP-10] ids and their numbers: the lowest goes first', () => {
    const t = new Scenario(
      antarctica,
      position({
        seats: 2,
        queues: { 1: 'A', 2: 'B' },
        buildings: { 4: ['camp', 'research-land'] },
        players: { A: { sr: [2, 14], ships: 3, cubes: 3 } },
      }),
    ).run({ type: 'moveSun' });
    const own = view(t).players[0];
    expect(own?.staff).toEqual(['scientist-1-1', 'scientist-1-2']);
    expect(own?.reserve[0]).toBe('scientist-1-3');
    expect([own?.ships[0], own?.cubes]).toEqual(['ship-1-4', ['cube-1-2', 'cube-1-3', 'cube-1-4']]);
    t.answer('sacrifice:cube', 'moveShip:4', 'actResearch:land');
    expect(view(t).tracks[0]?.cubes[0]).toEqual({ id: 'cube-1-3', space: 1 });
    expect(view(t).players[0]).toMatchObject({
      discarded: ['cube-1-2'],
      cubes: ['cube-1-4'],
      staff: ['scientist-1-1', 'scientist-1-2', 'scientist-1-3'],
    });
    expect([cubes(t, 'A'), cubesOn(t, 'land')]).toEqual([1, { A: 1 }]);
    expect(view(t).zones[4]?.ships).toEqual([{ id: 'ship-1-1', seat: 0 }]);
    expect([asked(t), offered(t, 'sacrifice')]).toEqual(['A afterAction', []]);
    expect(queues(t)).toEqual({ 2: 'B', 4: 'A' });
  });
});
