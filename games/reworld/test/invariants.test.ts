import { clone, pending, play, randomFrom, start } from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { type ModuleId, type Reworld, reworld, type ReworldEvent, score } from '../rules/index.ts';
import { shipSides } from '../rules/ships.ts';
import { colony, station, WAITING } from './scenario.ts';

const SEATS = [2, 3, 4];
const SEEDS = ['one', 'two', 'three', 'four'];

/** Random play to the end, looking at the game before each answer and after it. */
function playGame(
  seats: number,
  seed: string,
  look: (before: Reworld, after: Reworld, events: ReworldEvent[]) => void,
): Reworld {
  const random = randomFrom(seed);
  const s = start(reworld, {}, seats, seed);
  for (let asked = pending(reworld, s); asked !== null; asked = pending(reworld, s)) {
    const before = clone(s);
    const events: ReworldEvent[] = [];
    play(reworld, s, asked.options[random(asked.options.length)] ?? null, events);
    look(before, s, events);
  }
  return s;
}

const loaded = (s: Reworld): number[] => s.players.map((p) => p.docks.flat().length);

describe('random games', () => {
  test.each(SEATS)(
    '[REW-INV-01] [REW-INV-02] [REW-INV-03] [REW-INV-04] [REW-INV-07] [REW-INV-08] %i players: every position is sound',
    (seats) => {
      for (const seed of SEEDS) {
        playGame(seats, seed, (_before, after) => expect(reworld.audit(after)).toEqual([]));
      }
    },
  );

  test.each(SEATS)(
    '[REW-INV-05] [REW-RUL-31] %i players: a turn unloads 1 to 3 modules, all own',
    (seats) => {
      for (const seed of SEEDS) {
        let atTurn: { docks: number[]; seat: number } | null = null;
        playGame(seats, seed, (before, after) => {
          const task = before.tasks.at(-1);
          if (task?.type === 'chapterTwoTurn') atTurn = { docks: loaded(before), seat: task.seat };
          const next = after.tasks.at(-1);
          if (atTurn === null || (after.outcome === null && next?.type !== 'chapterTwoTurn'))
            return;
          const now = loaded(after);
          const gone = atTurn.docks.map((n, i) => n - (now[i] ?? 0));
          const own = gone[atTurn.seat] ?? 0;
          expect(own).toBeGreaterThanOrEqual(1);
          expect(own).toBeLessThanOrEqual(3);
          expect(gone.reduce((a, b) => a + b, 0)).toBe(own);
        });
      }
    },
  );

  test.each(SEATS)(
    '[REW-INV-06] %i players: few turns, and no score falls before the end',
    (seats) => {
      for (const seed of SEEDS) {
        let [turns, modules] = [0, -1];
        playGame(seats, seed, (before, after) => {
          if (before.tasks.at(-1)?.type === 'chapterTwoTurn') {
            if (modules < 0) modules = loaded(before).reduce((a, b) => a + b, 0);
            turns++;
          }
          if (after.outcome !== null) return;
          before.players.forEach((p, i) => {
            expect(after.players[i] && score(after.players[i])).toBeGreaterThanOrEqual(score(p));
          });
        });
        expect(turns).toBeGreaterThan(0);
        expect(turns).toBeLessThanOrEqual(modules);
      }
    },
  );

  test.each(SEATS)('[REW-INV-09] %i players: no ship met is left after step B', (seats) => {
    const left: string[] = [];
    let checks = 0;
    for (const seed of SEEDS) {
      let mover = 0;
      playGame(seats, seed, (before, after) => {
        const task = before.tasks.at(-1);
        if (task?.type === 'chapterTwoTurn') mover = task.seat;
        if (before.chapter === 1 || after.tasks.at(-1)?.type !== 'chapterTwoTurn') return;
        const p = after.players[mover] ?? expect.fail();
        checks++;
        for (const { ship, reached, needed } of shipSides(after)) {
          if (after.ships.includes(ship) && reached(p) >= needed) left.push(ship);
        }
      });
    }
    expect(checks).toBeGreaterThan(50);
    expect(left).toEqual([]);
  });
});

describe('the audit finds what is wrong', () => {
  const sound = () =>
    colony({
      players: [
        {
          cities: { A: { bots: 1, forge: 1 }, B: { bots: 1, helix: 1 } },
          defense: ['shuttle-1-1'],
          shuttles: 1,
          satellites: 1,
        },
        { ...WAITING, ships: 14 },
      ],
    }).state;
  const faults = (change: (s: Reworld) => void): string => {
    const s = sound();
    expect(reworld.audit(s)).toEqual([]);
    change(s);
    return reworld.audit(s).join('; ');
  };
  const first = (s: Reworld) => s.players[0] ?? expect.fail();
  const inCity = (s: Reworld, change: (modules: readonly ModuleId[]) => readonly ModuleId[]) => {
    const [city = expect.fail(), ...others] = first(s).cities;
    first(s).cities = [{ ...city, modules: change(city.modules) }, ...others];
  };

  test('[REW-INV-01] a module lost, doubled or unknown', () => {
    const boxed = (change: (box: readonly ModuleId[]) => readonly ModuleId[]) =>
      faults((s) => void (s.box = change(s.box)));
    expect(boxed((box) => box.slice(1))).toMatch(/REW-INV-01 module \S+ is in 0 places/);
    expect(boxed((box) => [...box, ...box.slice(0, 1)])).toMatch(
      /REW-INV-01 module \S+ is in 2 places/,
    );
    expect(boxed((box) => [...box, 'moon'])).toContain('REW-INV-01 module moon is unknown');
  });

  test('[REW-INV-02] an officer card too many', () => {
    const { state } = station({ players: [{ hand: [1] }, { hand: [2] }] });
    expect(reworld.audit(state)).toEqual([]);
    const [one, two, three, four, five] = state.setAside;
    state.setAside = [one, two, three + 1, four, five];
    expect(reworld.audit(state).join()).toContain('REW-INV-02 there are 7 officers of type 3');
    state.setAside = [one, two, three, four, five];
    const p = first(state);
    p.hand = [-1, 0, 0, 0, 0];
    expect(reworld.audit(state).join()).toContain('REW-INV-02 a negative number of cards');
  });

  test('[REW-INV-03] a tile in a row where it does not belong', () => {
    const swap = (s: Reworld, row: 'defense' | 'shuttles' | 'satellites', id: string) => {
      const p = first(s);
      const [old] = p[row];
      p[row] = p[row].with(0, id);
      s.box = s.box.filter((other) => other !== id).concat(old ?? []);
    };
    expect(faults((s) => swap(s, 'defense', 'shuttle-0-3'))).toContain('REW-INV-03 shuttle-0-3');
    expect(faults((s) => swap(s, 'shuttles', 'terrabot-e-1'))).toContain('REW-INV-03 terrabot-e-1');
    expect(faults((s) => swap(s, 'satellites', 'shuttle-2-5'))).toContain('REW-INV-03 shuttle-2-5');
    const wrong = faults((s) => inCity(s, (modules) => [...modules, 'terrabot-c-1']));
    expect(wrong).toContain('REW-INV-03 terrabot-c-1');
  });

  test('[REW-INV-04] cities without a terrabot, with two companies, sharing a company', () => {
    expect(faults((s) => inCity(s, ([, ...rest]) => rest))).toContain('city A has no terrabot');
    const two = faults((s) => inCity(s, (modules) => [...modules, 'builder-lumen-1']));
    expect(two).toContain('REW-INV-04 two companies in one city');
    const shared = faults((s) => inCity(s, (modules) => modules.with(1, 'builder-helix-2')));
    expect(shared).toContain('REW-INV-04 a company in two cities');
  });

  test('[REW-INV-07] [REW-INV-08] a ship or a sign with two owners, two cities of one letter', () => {
    const ship = faults((s) => void (first(s).ships = [...first(s).ships, 'pop-farms']));
    expect(ship).toContain('REW-INV-07 ship pop-farms');
    const sign = faults((s) => void (s.signs = { ...s.signs, A: [...s.signs.A, 'sign-a-1'] }));
    expect(sign).toContain('REW-INV-08 sign sign-a-1');
    const twice = faults((s) => {
      first(s).cities = first(s).cities.map((city) => ({ ...city, letter: 'A' }));
    });
    expect(twice).toContain('REW-INV-08 two cities of a letter');
  });
});
