import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { data, DIRECTIONS, parseOnMarsData, RESOURCES, TECHS, TYPES } from '../data/index.ts';
import { AROUND, distance, HEX_COUNT, hexAt, hexLabel, HEXES, START } from '../data/map.ts';
import { arrowsOf, effectOf } from '../data/tables.ts';

const file = (): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL('../data/on-mars.json', import.meta.url), 'utf8')) as Record<
    string,
    unknown
  >;
const count = (list: readonly unknown[]): number => list.length;

describe('what is in the box', () => {
  test('[MARS-COMP-01] tiles', () => {
    const types = TYPES.slice(0, 5).map(
      (type) => data.buildingTiles.filter((tile) => tile.type === type).length,
    );
    expect(types).toEqual([6, 6, 6, 6, 6]);
    expect(
      [
        data.startingBuildings,
        data.shelterTiles,
        data.researchTiles,
        data.discoveryTiles,
        data.techTiles,
        data.shelterTechTiles,
        data.lssRewardTiles,
        data.firstColonistTiles,
      ].map(count),
    ).toEqual([5, 20, 8, 19, 16, 4, 8, 6]);
  });

  test('[MARS-COMP-02] cards', () => {
    const lists = [
      data.scientists,
      data.contracts,
      data.privateGoals,
      data.missions,
      data.soloCards,
    ];
    expect(lists.map(count)).toEqual([6, 12, 16, 9, 12]);
    const levels = [1, 3].map(
      (level) => data.blueprints.filter((one) => one.level === level).length,
    );
    expect(levels).toEqual([12, 12]);
    const decks = ['A', 'B'].map(
      (deck) => data.firstColonistCards.filter((c) => c.deck === deck).length,
    );
    expect(decks).toEqual([4, 8]);
  });

  test('[MARS-COMP-03] pieces of each player', () => {
    const { colonists, bots, rover, ships, progressCubes, shelters } = data.playerPieces;
    expect([colonists, bots, rover, ships, progressCubes, shelters]).toEqual([12, 4, 1, 5, 5, 5]);
    expect(data.playerPieces.advancedBuildingMarkers).toBe(8);
    expect(data.pieceKinds.map(({ id }) => id)).toContain('progress-cube');
  });

  test('[MARS-COMP-06, MARS-R-44] each set has one Tech tile of each of eight kinds', () => {
    for (const set of ['I', 'II']) {
      const kinds = data.techTiles.filter((tile) => tile.set === set).map(({ type }) => type);
      expect(kinds).toEqual(TECHS.slice(0, 8));
    }
    expect(new Set(data.shelterTechTiles.map(({ seat }) => seat)).size).toBe(4);
  });
});

describe('the map', () => {
  test('[MARS-MAP-01] 91 hexes, named by their coordinates, the Mine in the middle', () => {
    expect(HEX_COUNT).toBe(91);
    expect(HEXES[START]).toBe('0,0');
    expect(new Set(HEXES).size).toBe(91);
    expect([hexLabel(START), hexLabel(hexAt('-6,2'))]).toEqual(['G5', 'A1']);
    expect(new Set(HEXES.map((_, hex) => hexLabel(hex))).size).toBe(91);
  });

  test('[MARS-MAP-02] the axial distance is the shortest way', () => {
    for (let from = 0; from < HEX_COUNT; from++) {
      const steps = new Map([[from, 0]]);
      for (const [hex, n] of steps) {
        for (const next of AROUND[hex] ?? []) if (!steps.has(next)) steps.set(next, n + 1);
      }
      for (const [hex, n] of steps) expect(distance(from, hex)).toBe(n);
    }
  });

  test('[MARS-MAP-10] arrows are absolute directions', () => {
    expect(DIRECTIONS).toEqual(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
    expect(data.map.directions.map(({ direction }) => direction)).toEqual(DIRECTIONS);
    expect(arrowsOf(5)).toEqual(['N', 'SE', 'SW']);
    expect(arrowsOf(-1)).toEqual([]);
  });

  test('[MARS-MAP-04, MARS-R-50] two alike Research tiles in each corner, where the data says', () => {
    for (const letter of ['A', 'B', 'C', 'D'] as const) {
      const tiles = data.researchTiles.filter((tile) => tile.letter === letter);
      expect(tiles.map(({ hex }) => hex)).toEqual(data.map.researchHexes.corners[letter]);
      expect(tiles.map(({ hex }) => distance(hexAt(hex), START))).toEqual([5, 5]);
    }
  });

  test('[MARS-MAP-05, MARS-R-61] Shelters start 3 from the Mine, by seat', () => {
    const { '2': two, '3': three, '4': four, solo } = data.map.shelterStartHexes;
    expect([two, three, four, solo].map(count)).toEqual([2, 3, 4, 2]);
    for (const hex of [...two, ...three, ...four]) expect(distance(hexAt(hex), START)).toBe(3);
  });
});

describe('values that a ruling settles', () => {
  test('[MARS-R-10] completed Contracts pay 2 Crystals', () => {
    expect(data.missions.find(({ id }) => id === 'mission-contracts')?.rewardCrystals).toBe(2);
  });
  test('[MARS-R-11] five short Missions, four long ones', () => {
    const short = data.missions
      .filter(({ length }) => length === 'short')
      .map(({ event }) => event);
    expect(short.sort()).toEqual(
      [
        'blueprintTaken',
        'botPlaced',
        'discoveryTakenFromMap',
        'scientistTaken',
        'techTaken',
      ].sort(),
    );
  });
  test('[MARS-R-12] five red actions, three slots each, one for each player at Hire', () => {
    const red = data.mainActions.filter(({ redColonist }) => redColonist);
    expect(red.map(({ slots }) => slots)).toEqual([3, 3, 3, 3, 1]);
    expect(
      data.mainActions.filter(({ slotPerPlayer }) => slotPerPlayer).map((a) => a.action),
    ).toEqual(['hireScientist']);
  });
  test('[MARS-R-17, MARS-R-19] points of Colonists and Tech, shape of the Lab', () => {
    expect(data.scoring.livingQuarters.opByColonists).toEqual([
      0, 0, 0, 3, 3, 6, 6, 10, 10, 15, 15, 21, 21,
    ]);
    expect(data.scoring.techOPByLevel.values).toEqual([1, 2, 3, 4, 5, 9]);
    expect(data.lab.columns.map(({ spaces }) => spaces)).toEqual([2, 3, 2, 3, 2, 1]);
  });
  test('[MARS-R-20] Goal 14 looks at the six spaces of level 4 and more', () => {
    const { condition } = data.privateGoals[13] ?? expect.fail();
    const high = data.lab.spaces.filter(({ level }) => level >= 4).map(({ id }) => id);
    expect(condition).toMatchObject({ spaces: high, min: 3 });
  });
  test('[MARS-R-21] Shelters and starting Buildings have no arrows', () => {
    const arrows = [...data.shelterTiles, ...data.startingBuildings].flatMap((tile) => tile.arrows);
    expect(arrows).toEqual([]);
  });
  test('[MARS-R-22] the 19 Discovery tiles', () => {
    const kinds = data.discoveryTiles.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'construct')).toHaveLength(7);
    expect(kinds.filter((kind) => kind === 'resource')).toHaveLength(RESOURCES.length);
    expect(new Set(kinds).size).toBe(9);
    expect(effectOf('disc-res-mineral')).toMatchObject({ n: 2 });
    expect(effectOf('disc-res-oxygen')).toMatchObject({ n: 3 });
  });
  test('[MARS-R-28] First Colonist cards and tiles', () => {
    const a = data.firstColonistCards.filter(({ deck }) => deck === 'A');
    expect(a.every(({ buildings }) => buildings?.at(-1) === 'shelter')).toBe(true);
    const spaces = data.firstColonistTiles.map(({ turnOrderSpace }) => turnOrderSpace.slice(-1));
    expect(spaces).toEqual(['2', '3', '4', '6', '7', '8']);
  });
  test('[MARS-R-60] three Missions lie where the booklet says', () => {
    const at = (id: string) => data.missions.find((mission) => mission.id === id)?.markerAction;
    expect(['mission-blueprints', 'mission-scientists', 'mission-research'].map(at)).toEqual([
      'obtainBlueprint',
      'hireScientist',
      'controlCenter',
    ]);
  });
  test('[MARS-R-24] the Rover of Lacerda has 2 points', () => {
    expect(data.soloActions.roverPoints).toBe(2);
  });
});

describe('a file that is wrong is named', () => {
  interface File {
    readonly blueprints: object[];
    readonly contracts: object[];
    readonly map: { readonly startMine: { hex: string } };
    readonly effects: Record<string, unknown>;
  }
  const broken = (change: (json: File) => unknown): unknown => {
    const json = file() as unknown as File;
    change(json);
    return json;
  };
  test.each<[string, string, (json: File) => unknown]>([
    [
      'an unknown field',
      'blueprints[0].colour',
      (json) => Object.assign(json.blueprints[0] ?? {}, { colour: 1 }),
    ],
    ['a missing card', 'blueprintCards', (json) => json.blueprints.pop()],
    [
      'an unknown op',
      'contracts',
      (json) => Object.assign(json.contracts[0] ?? {}, { kind: 'gift' }),
    ],
    ['a hex that is not there', 'map', (json) => (json.map.startMine.hex = '9,9')],
    ['an op that nothing declares', 'effects', (json) => delete json.effects['radar']],
  ])('%s', (_what, place, change) => {
    expect(() => parseOnMarsData(broken(change))).toThrow(place);
  });

  test('the file itself is sound', () => {
    expect(parseOnMarsData(file()).meta.id).toBe('on-mars');
  });
});
