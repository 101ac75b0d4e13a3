import { imagine, pending, randomFrom, start, viewFor } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { data } from '../data/index.ts';
import { type Reworld, reworld, type ReworldEvent } from '../rules/index.ts';
import { acquire, at, colony, station, WAITING } from './scenario.ts';

const midRound = () =>
  station({
    players: [{ hand: [1, 1, 4] }, { hand: [2, 3, 5, 5] }, { hand: [2, 4] }],
    posts: { t3: [5, 1] },
    admiralSpace: { seat: 1, card: 4 },
  });

/** What differs between imagined worlds is what the viewer does not know. */
function worlds(s: Reworld, viewer: number | null): Reworld[] {
  const random = randomFrom('worlds');
  return Array.from({ length: 60 }, () => imagine(reworld, s, viewer, random));
}
const varieties = (states: Reworld[], of: (s: Reworld) => unknown): number =>
  new Set(states.map((s) => JSON.stringify(of(s)))).size;

describe('what is hidden', () => {
  test('[REW-INFO-01] a hand is shown to its owner only', () => {
    const { state } = midRound();
    expect(viewFor(reworld, state, 0).own).toEqual({
      hand: [1, 1, 4],
      discard: [],
      admiralCard: null,
    });
    expect(viewFor(reworld, state, 1).own).toEqual({
      hand: [2, 3, 5, 5],
      discard: [],
      admiralCard: 4,
    });
    expect(viewFor(reworld, state, null).own).toBeNull();
    // What everybody sees is the same whoever looks, and holds no card that lies face down.
    expect(reworld.view(state).players.map((p) => p.handSize)).toEqual([3, 4, 2]);
    expect(JSON.stringify(reworld.view(state))).not.toMatch(
      /\[1,1,4\]|\[2,3,5,5\]|"hand"|"discard"/,
    );
  });

  test('[REW-INFO-01] the deal tells each player the own cards', () => {
    const events: ReworldEvent[] = [];
    const s = start(reworld, {}, 2, 'deal', events);
    const dealt = (viewer: number | null) =>
      events.flatMap((event) => {
        const told = reworld.viewEvent(event, viewer);
        return told?.type === 'handDealt' ? [told.cards] : [];
      });
    expect(dealt(0)).toEqual([s.players[0]?.hand, null]);
    expect(dealt(null)).toEqual([null, null]);
    expect(events[1]).toMatchObject({ type: 'handDealt', seat: 0, size: 13 });
  });

  test('[REW-INFO-01] what a seat knows stays as it is in every imagined world', () => {
    const t = midRound().answer('leaveRound');
    const seen = worlds(t.state, 0);
    expect(varieties(seen, (s) => s.players[0]?.discard)).toBe(1);
    expect(varieties(seen, (s) => [s.posts, s.ports, s.box, s.players.map((p) => p.docks)])).toBe(
      1,
    );
    expect(varieties(seen, (s) => s.players[1]?.hand)).toBeGreaterThan(5);
    expect(varieties(seen, (s) => s.setAside)).toBeGreaterThan(5);
    expect(varieties(seen, (s) => s.bag)).toBe(60);
    expect(varieties(seen, (s) => s.admiralSpace?.card)).toBeGreaterThan(2);
    expect(varieties(worlds(t.state, 1), (s) => s.admiralSpace)).toBe(1);
    expect(varieties(worlds(t.state, 1), (s) => s.players[0]?.discard)).toBeGreaterThan(5);
    expect(varieties(worlds(t.state, null), (s) => s.players[1]?.hand)).toBeGreaterThan(5);
  });

  test('every imagined world is sound and looks the same to its viewer', () => {
    const { state } = midRound();
    for (const viewer of [0, 1, 2, null]) {
      for (const world of worlds(state, viewer)) {
        expect(reworld.audit(world)).toEqual(reworld.audit(state));
        expect(viewFor(reworld, world, viewer)).toEqual(viewFor(reworld, state, viewer));
      }
    }
  });

  test('a seat that has chosen a port is imagined with cards that pay for it', () => {
    const t = station({
      players: [{ hand: [1, 3] }, { hand: [2] }],
      posts: { t3: [1], t5: [3] },
    });
    t.answer('acquireModulePort:t4');
    for (const world of worlds(t.state, 1)) {
      expect(pending(reworld, world)?.options.length).toBeGreaterThan(0);
      expect(world.players[0]?.hand.slice(0, 3)).toEqual([1, 0, 1]);
    }
  });

  test('[REW-INFO-02] [REW-RUL-10] what lies open is shown to everybody, spectators too', () => {
    const t = midRound();
    acquire(t, 't10', [4], 4);
    t.answer('leaveRound');
    const seen = reworld.view(t.state);
    expect(seen.posts[2]).toEqual([5, 1]);
    expect(seen.players.map((p) => [p.handSize, p.discarded, p.left])).toEqual([
      [2, 0, false],
      [0, 4, true],
      [2, 0, false],
    ]);
    expect(seen).toMatchObject({ setAside: 18, bag: 80, round: 1, admiral: 0, chapter: 1 });
    expect(seen.players[0]?.docks[3]).toHaveLength(1);
    expect(seen.players[1]?.score).toBe(4);
    expect(seen.ships).toHaveLength(14);
    expect(seen.ports).toEqual(t.state.ports);
  });

  test('[REW-COMP-10] all modules are known, only their order in the bag is not', () => {
    const s = start(reworld, {}, 3, 'bag');
    const seen = JSON.stringify(viewFor(reworld, s, 0));
    const shown = data.modules.filter((module) => seen.includes(`"${module.id}"`));
    expect(new Set(shown.map((module) => module.id))).toEqual(new Set(s.ports));
    expect(reworld.view(s).bag).toBe(80);
    const bags = worlds(s, 0).map((world) => [...world.bag].sort());
    expect(bags.every((bag) => String(bag) === String([...s.bag].sort()))).toBe(true);
  });

  test('[REW-INFO-03] the end of a round reveals no card that lay face down', () => {
    const t = station({ players: [{ hand: [1, 2] }, { hand: [3, 3] }], round: 2 });
    t.answer('takeAdmiral:2', 'leaveRound', 'leaveRound');
    const told = t.events.map((event) => reworld.viewEvent(event, null));
    const cards = told.flatMap((event): unknown[] => {
      if (event?.type === 'handDealt') return [event.cards];
      return event?.type === 'admiralTaken' ? [event.card] : [];
    });
    expect(cards).toEqual([null, null, null]);
    expect(told.find((event) => event?.type === 'roundLeft')).toEqual({
      type: 'roundLeft',
      seat: 1,
      cards: 2,
      points: 2,
    });
  });

  test('[REW-INFO-04] Chapter Two hides nothing and throws no dice', () => {
    const docks = { 1: ['terrabot-a-1'], 2: ['satellite-city'] };
    const t = colony({ players: [{ docks }, WAITING], ships: 'all' });
    const { key, drawn } = t.state;
    for (const viewer of [0, 1, null]) {
      const world = imagine(reworld, t.state, viewer, randomFrom('x'));
      expect({ ...world, key, drawn }).toEqual(t.state);
      expect(viewFor(reworld, t.state, viewer).own).toBeNull();
    }
    t.answer('launchTerrabot:1', 'transportShuttle:5', 'stop');
    expect(t.state.drawn).toBe(drawn);
  });
});

describe('the view', () => {
  test('tells how far each seat is towards a ship, and who has it', () => {
    const cities = { A: { bots: 1, agri: 2 } };
    const t = colony({
      players: [{ docks: { 1: ['satellite-city'] }, cities, ships: 1 }, WAITING],
      ships: ['pop-farms', 'pop-all-docks', 'pop-dock-5', 'pop-score'],
    });
    const ship = (id: string) => reworld.view(t.state).ships.find((s) => s.ship === id);
    expect(ship('pop-farms')).toMatchObject({ owner: null, needed: 3, reached: [2, 0], points: 5 });
    expect(ship('pop-all-docks')).toMatchObject({ needed: 5, reached: [4, 4] });
    expect(ship('pop-dock-5')).toMatchObject({ needed: 1, reached: [1, 0] });
    expect(ship('pop-dock-1')).toMatchObject({ owner: 0 });
  });

  test('forecasts the mothership', () => {
    const t = colony({ players: [{ cities: { A: { bots: 2 } } }, { defense: ['shuttle-2-1'] }] });
    expect(reworld.view(t.state).mothership.slice(0, 3)).toEqual([
      { row: 'defense', values: [null, 2], points: [-3, 18] },
      { row: 'A', values: [3, null], points: [16, -3] },
      { row: 'B', values: [null, null], points: [-3, -3] },
    ]);
  });

  test('shows a payment and a shuttle under way', () => {
    const t = midRound().answer('acquireModulePort:t4', [1]);
    expect(reworld.view(t.state).payment).toEqual({ seat: 0, port: 3, cards: [1] });
    const docks = { 1: ['shuttle-1-1'], 2: ['builder-agri-1'] };
    const f = colony({ players: [{ docks }, WAITING] }).answer('transportShuttle:1', 2);
    expect(reworld.view(f.state).transport).toEqual({
      seat: 0,
      shuttle: 'shuttle-1-1',
      left: 1,
      carried: ['builder-agri-1'],
    });
  });

  test('[REW-ACQ-02] [REW-ACQ-03] [REW-ACQ-04] [REW-ACQ-05] shows the price of each port before it is chosen', () => {
    const { prices } = reworld.view(
      station({
        players: [{ hand: [1] }, {}],
        posts: { t3: [5, 1], t5: [1], t7: [4], t10: [3], b9: [3] },
        ports: { b5: null },
      }).state,
    );
    const price = (port: string) => prices[at(port)];
    expect(['t1', 't2', 't4', 't6', 't8'].map(price)).toEqual([[], [1], [1], [1, 4], [4]]);
    // The ring closes at the ends; a port without a module has no price.
    expect(['b10', 'b8', 't3', 'b5'].map(price)).toEqual([[3], [3], null, null]);
  });

  test('[REW-API-06] shows what a mission would score in each city, while one is chosen', () => {
    const cities = { A: { bots: 2, agri: 2 }, B: { bots: 1, forge: 1 }, D: { bots: 2 } };
    const t = colony({ players: [{ docks: { 1: ['satellite-product'] }, cities }, WAITING] });
    expect(reworld.view(t.state).worths).toBeNull();
    t.answer('launchSatelliteMission:1');
    expect(reworld.view(t.state)).toMatchObject({
      subject: 'satellite-product',
      worths: [
        { letter: 'A', points: 4 },
        { letter: 'B', points: 1 },
        { letter: 'D', points: 0 },
      ],
    });
  });

  test('stays as it was when the game goes on', () => {
    const t = midRound();
    const seen = viewFor(reworld, t.state, 0);
    const before = JSON.stringify(seen);
    t.answer('leaveRound');
    expect(JSON.stringify(seen)).toBe(before);
    expect(viewFor(reworld, t.state, 0)).not.toEqual(seen);
  });
});
