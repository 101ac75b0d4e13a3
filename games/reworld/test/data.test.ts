import { OrreryError } from '@orrery/kernel';
import { LANGS, sourceOf } from '@orrery/shared';
import { describe, expect, test } from 'vitest';
import {
  COMPANIES,
  data,
  LETTERS,
  modules,
  officers,
  parseReworldData,
  playerCount,
  ports,
  regions,
  ring,
  ships,
  terms,
} from '../data/index.ts';
import file from '../data/reworld.json' with { type: 'json' };

const count = (fits: (module: (typeof data.modules)[number]) => boolean): number =>
  data.modules.filter(fits).length;

describe('what is in the box', () => {
  test('[REW-COMP-01] 100 modules: 16 satellites, 20 shuttles, 25 terrabots, 39 builder units', () => {
    expect(data.modules).toHaveLength(100);
    const kinds = ['satellite', 'shuttle', 'terrabot', 'builder'] as const;
    expect(kinds.map((kind) => count((m) => m.kind === kind))).toEqual([16, 20, 25, 39]);
  });

  test('[REW-COMP-02] five terrabots of each letter', () => {
    for (const letter of LETTERS) {
      expect(count((m) => m.kind === 'terrabot' && m.letter === letter)).toBe(5);
    }
  });

  test('[REW-COMP-03] 6 shuttles without a shield, 8 with one, 6 with two', () => {
    const shields = [0, 1, 2].map((n) => count((m) => m.kind === 'shuttle' && m.shields === n));
    expect(shields).toEqual([6, 8, 6]);
  });

  test('[REW-COMP-04] 16 different satellites of 8 mission kinds, each with 1 or 2 shields', () => {
    const satellites = data.modules.filter((m) => m.kind === 'satellite');
    const missions = satellites.flatMap((m) => m.effects.filter((e) => e.op === 'mission'));
    expect(new Set(missions.map((m) => JSON.stringify(m.score))).size).toBe(16);
    const kinds = missions.map((m) => m.score.op);
    expect(new Set(kinds).size).toBe(8);
    expect(kinds.filter((op) => op === 'perTerrabotOfLetter')).toHaveLength(5);
    expect(kinds.filter((op) => op === 'perUnitOfCompany')).toHaveLength(5);
    expect(satellites.every((m) => m.shields === 1 || m.shields === 2)).toBe(true);
  });

  test('[REW-COMP-05] [REW-COMP-06] 6 units per construction company, one special; 9 of agriculture', () => {
    for (const company of COMPANIES) {
      const units = data.modules.filter((m) => m.kind === 'builder' && m.company === company);
      const specials = units.filter((m) => m.kind === 'builder' && m.special);
      expect([company, units.length, specials.length]).toEqual(
        company === 'agri' ? ['agri', 9, 0] : [company, 6, 1],
      );
    }
  });

  test('[REW-COMP-07] four city signs of each letter, each with its own name in that letter', () => {
    for (const letter of LETTERS) {
      const names = data.citySigns.filter((s) => s.letter === letter).map((s) => s.name);
      expect(names).toHaveLength(4);
      expect(names.every(({ en, fr }) => en.startsWith(letter) && fr.startsWith(letter))).toBe(
        true,
      );
    }
    for (const lang of LANGS) {
      expect(new Set(data.citySigns.map((s) => s.name[lang])).size).toBe(20);
    }
    // Those that are no English words keep their name.
    expect(data.citySigns.filter((s) => s.name.en === s.name.fr).length).toBeLessThan(4);
  });

  test('[REW-COMP-08] six officer cards of each type', () => {
    expect(data.officerTypes.map((o) => [o.type, o.copies])).toEqual(
      [1, 2, 3, 4, 5].map((type) => [type, 6]),
    );
    expect(data.officerCards).toHaveLength(30);
  });

  test('[REW-COMP-09] 14 population ships, a mothership, 4 carriers with 5 docks', () => {
    expect(data.populationShips).toHaveLength(14);
    expect(data.components).toMatchObject({ mothership: 1, carriers: 4, admiral: 1, bag: 1 });
    expect(data.constants.docksPerCarrier).toBe(5);
  });

  test('[REW-RUL-26] [REW-RUL-27] [REW-RUL-28] values of our own making say so', () => {
    const category = (row: string) => data.mothership.categories.find((c) => c.category === row);
    expect(data.mothership.categories.map((c) => c.points['4'])).toEqual([
      [20, 10, 4],
      [18, 10, 4],
      [16, 8, 4],
      [14, 8, 2],
      [12, 6, 2],
      [10, 6, 2],
    ]);
    expect(sourceOf(category('B') ?? data.mothership, 'points.4')).toBe('rulebook');
    expect(sourceOf(category('C') ?? data.mothership, 'points.4')).toBe('house');
    expect(data.modules.every((m) => sourceOf(m) === 'house')).toBe(true);
    const points = data.populationShips.map((ship) => ship.sides['4'].points);
    expect(points).toEqual([5, 5, 5, 5, 5, 5, 6, 5, 5, 5, 5, 6, 7, 5]);
    expect(data.populationShips.every((ship) => sourceOf(ship, 'points') === 'house')).toBe(true);
    expect(sourceOf(data.constants, 'rounds')).toBe('rulebook');
  });

  test('[REW-RUL-33] for players of 14 and older', () => {
    expect(data.meta.age).toBe(14);
  });

  test('lookups find each thing by its id', () => {
    expect(modules['satellite-city']?.kind).toBe('satellite');
    expect(ports['b10']?.ringIndex).toBe(10);
    expect(ring[19]).toBe('b1');
    expect(officers[3]?.name.fr).toBe('Intendant');
    expect(regions.C.name.en).toBe('Red desert');
    expect(ships['pop-score']?.sides['2-3'].points).toBe(5);
    expect(terms['dock']?.fr).toBe('quai');
    expect(() => playerCount(5)).toThrow('player count 5');
  });

  test('everything is frozen', () => {
    expect(Object.isFrozen(data.modules)).toBe(true);
    expect(Object.isFrozen(data.modules[0]?.effects[0])).toBe(true);
    expect(Object.isFrozen(modules)).toBe(true);
  });
});

/** A copy of the file with one thing changed, at a path such as `modules.3.letter`. */
function broken(path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(file);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let place = copy as Record<string, unknown>;
  for (const key of keys) place = place[key] as Record<string, unknown>;
  if (value === undefined) delete place[last];
  else place[last] = value;
  return copy;
}

describe('a broken file', () => {
  const faults: [path: string, value: unknown, message: string][] = [
    ['modules.3.letter', 'Q', 'modules[3].letter: must be "A" or "B"'],
    ['modules.3.letter', 'B', 'regions[0].terrabots: must be 4, not 5'],
    ['modules.3.letter', undefined, 'modules[3].letter: must be'],
    ['modules.3.kind', 'rocket', 'modules[3].kind: must be'],
    ['modules.3.colour', 'red', 'modules[3].colour: is not a field known here'],
    ['modules.3.id', 'terrabot-a-1', 'modules[3].id: "terrabot-a-1" is used twice'],
    ['modules.40.shields', 1, 'modules[40].effects: must be'],
    ['modules.3.effects.1.letter', 'C', 'modules[3].effects: must be'],
    ['modules.45.effects.1.score.points', -2, 'modules[45].effects[1].score.points: must be'],
    ['constants.rounds', 5.5, 'constants.rounds: must be a whole number'],
    ['constants.docksPerCarrier', 6, 'constants.docksPerCarrier: must be 5, not 6'],
    ['components.modules', 99, 'components.modules: must be 100, not 99'],
    ['playerCounts.1.officerCardsPerPlayer', 10, 'playerCounts[1].officerCardsSetAside'],
    ['playerCounts.2.populationSide', '2-3', 'playerCounts[2].populationSide: must be "4"'],
    ['station.ports.4.adjacentPosts', ['t4', 'b5'], 'station.ports[4].adjacentPosts'],
    ['station.ring.3', 't5', 'station.ports[2].adjacentPosts'],
    ['station.ports.3.ringIndex', 5, 'station.ports[3].ringIndex: must be 3, not 5'],
    ['citySigns.5.name.fr', 'Ailleurs', 'citySigns[5].name.fr: must be "B", not "A"'],
    ['citySigns.5.source', 'hearsay', 'citySigns[5].source: must be "rulebook", "house"'],
    ['populationShips.7.twoSided', false, 'populationShips[7].twoSided: must be true'],
    ['populationShips.0.sides.4.condition.op', 'sunny', 'populationShips[0].sides.4.condition.op'],
    ['mothership.categories.0.points.3', [18], 'mothership.categories[0].points.3.length'],
    ['mothership.nonParticipation.points', -4, 'mothership.nonParticipation.points: must be -3'],
    ['effects.fly', { params: {}, meaning: 'Effect: flies.' }, 'effects.fly: is not used'],
    ['effects.perUnit', undefined, 'effects: lacks "perUnit"'],
    ['terms.1.identifier', 'carrier', 'terms[1].identifier: "carrier" is used twice'],
    ['meta', [], 'meta: must be an object, not []'],
    ['modules', 'none', 'modules: must be a list, not "none"'],
  ];

  test.each(faults)('%s = %j is named', (path, value, message) => {
    const load = (): unknown => parseReworldData(broken(path, value));
    expect(load).toThrow(OrreryError);
    expect(load).toThrow(message);
  });

  test('the score ship must be the last', () => {
    const copy = structuredClone(file);
    copy.populationShips.reverse();
    expect(() => parseReworldData(copy)).toThrow(
      'populationShips[0]: the score ship must come last',
    );
  });

  test('an error carries its code', () => {
    expect(() => parseReworldData(null)).toThrow(expect.objectContaining({ code: 'BAD_DATA' }));
  });
});
