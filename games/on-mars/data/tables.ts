import type { Cost, Effect } from './effects.ts';
import { at, data, indexOfId } from './index.ts';
import { hexAt } from './map.ts';
import { CATEGORIES, DEEDS, GOODS, type Good, RESOURCES, TYPES } from './vocabulary.ts';

/*
 * Components by number, for rules that are asked a hundred thousand times a second: a Resource, a
 * type, a Tech kind, a card is its place in the list of the vocabulary or of the data.
 */

export const MINERAL = 0;
export const WATER = 2;
export const PLANT = 3;
export const OXYGEN = 4;
export const CRYSTAL = 5;
export const GOODS_COUNT = GOODS.length;

export const MINE = 0;
export const SHELTER = 5;
/** The types whose stacks are common, and those of the LSS among them. */
export const COMMON_TYPES = [0, 1, 2, 3, 4] as const;
export const LSS_TYPES = [1, 2, 3, 4] as const;

export const ROVER_TECH = 5;
export const COLONIST_TECH = 6;
export const UPGRADE_TECH = 7;
export const SHELTER_TECH = 8;
export const TECH_COUNT = 9;
/** The Tech that connects Buildings of a type. */
export const techFor = (type: number): number => (type === SHELTER ? SHELTER_TECH : type);

/** A unit of a cost: a Resource, or one of these. */
export const ANY = 5;
export const WATER_OR_PLANT = 6;
/** Resources to be paid, one after the other: what is named before what is free to choose. */
export type Units = readonly number[];

export function unitsOf(cost: Cost): Units {
  const named = RESOURCES.flatMap((id, i) => Array<number>(cost[id] ?? 0).fill(i));
  return [...named, ...Array<number>(cost.anyResource ?? 0).fill(ANY)];
}

const goodIndex = (good: Good): number => GOODS.indexOf(good);
export const typeIndex = (type: string): number => TYPES.findIndex((one) => one === type);

/** What a Building of the type costs in Resources; a Mine costs a Colonist instead. */
export const BUILD_COST: readonly Units[] = data.buildingTypes.map(({ cost }) => unitsOf(cost));
/** What a type yields: a Resource, or Crystals for Shelters (MARS-CON-09). */
export const YIELDS: readonly number[] = data.buildingTypes.map(({ produces }) =>
  goodIndex(produces),
);

export const TILES_PER_TYPE = 6;
/** For each Building tile the directions of its arrows. */
export const ARROWS: readonly (readonly number[])[] = data.buildingTiles.map(({ arrows }) =>
  arrows.map((arrow) => data.map.directions.findIndex(({ direction }) => direction === arrow)),
);

/** The Laboratory. */
export const LAB_SPACES = data.lab.spaces;
export const LEVEL: readonly number[] = LAB_SPACES.map(({ level }) => level);
export const NEXT: readonly (readonly number[])[] = LAB_SPACES.map(({ next }) =>
  next.map((id) => indexOfId(LAB_SPACES, id)),
);
export const LAB_BENEFITS: readonly (Effect | null)[] = LAB_SPACES.map(
  ({ effects }) => effects[0] ?? null,
);
/** Spaces of level 1, the upper one first. */
export const ENTRY_SPACES: readonly number[] = [0, 1];
/** By level entered. */
export const COLUMN_UNITS: readonly Units[] = [
  [],
  ...data.lab.columns.map(({ cost }) => unitsOf(cost ?? {})),
];
export const COLUMN_CRYSTALS: readonly number[] = [
  0,
  ...data.lab.columns.map(({ cost }) => cost?.crystal ?? 0),
];

/** A Tech tile of the Grid is its kind, plus 8 for the second set. */
export const TILE_KINDS = 8;
export const techKind = (tile: number): number => tile % TILE_KINDS;
export const techSet = (tile: number): number => Math.floor(tile / TILE_KINDS);
export const GRID_SPACES = data.techGrid.spaces;
export const GRID_COST: readonly Units[] = GRID_SPACES.map(({ cost }) => unitsOf(cost));
export const GRID_REFILL: readonly number[] = data.techGrid.refillOrder.map((id) =>
  indexOfId(GRID_SPACES, id),
);

export const SHIP_COST: Units = unitsOf(
  at(data.pieceKinds, indexOfId(data.pieceKinds, 'ship')).cost ?? {},
);

/** Blueprints. */
export const PLAN_COUNT = data.blueprints.length;
export const PLAN_TYPE: readonly number[] = data.blueprints.map(({ upgrades }) =>
  typeIndex(upgrades),
);
export const PLAN_LEVEL: readonly number[] = data.blueprints.map(({ level }) => level);
export const PLAN_SIZE: readonly number[] = data.blueprints.map(({ minComplex }) => minComplex);
/** What is gained with the card: a Resource, or a Crystal for Shelters (MARS-BP-01). */
export const PLAN_GOOD: readonly number[] = PLAN_TYPE.map((type) => YIELDS[type] ?? CRYSTAL);
export const PLAN_EFFECTS: readonly Effect[] = data.blueprints.map(({ effects }) => at(effects, 0));
export const planOf = (id: string): number => indexOfId(data.blueprints, id);
export const ROW_SIZE = data.blueprintDisplay.rowSize;

/** Scientists and Contracts; a card of the display is a Scientist, or 6 more than a Contract. */
export const SCIENTIST_COUNT = data.scientists.length;
export const isScientist = (card: number): boolean => card < SCIENTIST_COUNT;
export const contractCard = (contract: number): number => contract + SCIENTIST_COUNT;
export const contractOf = (card: number): number => card - SCIENTIST_COUNT;
export const WORKS_IN: readonly number[] = data.scientists.map(({ worksIn }) => typeIndex(worksIn));
export const SCORES_TYPE: readonly number[] = data.scientists.map(({ scores }) =>
  typeIndex(scores),
);
export const SCIENTIST_UNITS: readonly Units[] = data.scientists.map(({ cost }) => unitsOf(cost));
/** Colonists sent to work: the cost of the Geologist (MARS-HIRE-03). */
export const SCIENTIST_COLONISTS: readonly number[] = data.scientists.map(
  ({ cost }) => cost.colonistToWork ?? 0,
);
/** The Scientist who works in Buildings of a type (MARS-ADV-15). */
export const SCIENTIST_FOR: readonly number[] = TYPES.map((_, type) => WORKS_IN.indexOf(type));

/** What a Contract wants delivered of each good; null: it wants a Building. */
export const CONTRACT_NEEDS: readonly (readonly number[] | null)[] = data.contracts.map(
  ({ requires }) => (requires === undefined ? null : GOODS.map((good) => requires[good] ?? 0)),
);
export const CONTRACT_TYPE: readonly number[] = data.contracts.map(({ building }) =>
  building === undefined ? -1 : typeIndex(building),
);
export const CONTRACT_COST = data.contracts[0]?.cost.crystal ?? 0;
export const CONTRACT_SIZE = data.contracts[0]?.minComplex ?? 0;

export const MISSION_DEED: readonly number[] = data.missions.map(({ event }) =>
  DEEDS.indexOf(event),
);

/** Tiles on the map: 19 Discovery tiles, then 8 Research tiles. */
export const DISCOVERY_COUNT = data.discoveryTiles.length;
export const isResearch = (tile: number): boolean => tile >= DISCOVERY_COUNT;
export const MAP_TILES = [...data.discoveryTiles, ...data.researchTiles] as const;
export const TILE_EFFECTS: readonly Effect[] = MAP_TILES.map(({ effects }) => at(effects, 0));
/** The letter of each Research tile, from 0. */
export const LETTER: readonly number[] = data.researchTiles.map(({ letter }) =>
  'ABCD'.indexOf(letter),
);
export const RESEARCH_HEX: readonly number[] = data.researchTiles.map(({ hex }) => hexAt(hex));

export const DEPOT_COST: readonly number[] = data.depotSpaces.map(({ cost }) => cost.crystal ?? 0);
export const DEPOT_EFFECTS: readonly Effect[] = data.depotSpaces.map(({ effects }) =>
  at(effects, 0),
);
/** The Executive action that uses an Advanced Building. */
export const USE_BUILDING = data.depotSpaces.findIndex(
  ({ effects }) => effects[0]?.op === 'useAdvancedBuilding',
);
export const ACTIONS_PER_SIDE = data.mainActions.length / 2;
export const DEPOT_SPACES = data.depotSpaces.length;

export const ORDER_BONUS: readonly (Effect | null)[] = data.turnOrderSpaces.map(
  ({ effects }) => effects[0] ?? null,
);
export const ORDER_SPACES = data.turnOrderSpaces.length;
/** Spaces of one side: 1 to 4 are Orbit, 5 to 8 Colony. */
export const SIDE_SPACES = ORDER_SPACES / 2;

export const GOAL_REWARDS: readonly (readonly Effect[])[] = data.privateGoals.map(({ effects }) =>
  at(effects, 0).options.map((option) => at(option.effects, 0)),
);

/** First Colonist cards: 4 of deck A, then 8 of deck B. */
export const TASK_BUILDINGS: readonly (readonly number[])[] = data.firstColonistCards.map(
  ({ buildings = [] }) => buildings.map(typeIndex),
);
export const TASK_DEED: readonly number[] = data.firstColonistCards.map(({ event }) =>
  event === undefined ? -1 : DEEDS.indexOf(event),
);
export const TASK_EFFECTS: readonly (Effect | null)[] = data.firstColonistCards.map(
  ({ effects = [] }) => effects[0] ?? null,
);
export const isTaskA = (card: number): boolean => (TASK_DEED[card] ?? -1) < 0;

export const { colonists: COLONISTS, bots: BOTS, ships: SHIPS } = data.playerPieces;
export const SHELTERS = data.playerPieces.shelters;
export const MARKERS = data.playerPieces.advancedBuildingMarkers;
export const COMPANIES = 4;
export const deedOf = (deed: (typeof DEEDS)[number]): number => DEEDS.indexOf(deed);
export const categoryOf = (category: (typeof CATEGORIES)[number]): number =>
  CATEGORIES.indexOf(category);

const EFFECTS_BY_ID: ReadonlyMap<string, Effect> = new Map(
  [
    ...data.turnOrderSpaces,
    ...data.lab.spaces,
    ...data.depotSpaces,
    ...data.blueprints,
    ...data.lss.benefits,
    ...MAP_TILES,
    ...data.firstColonistCards.map(({ id, effects = [] }) => ({ id, effects })),
    ...data.mainActions.map(({ action, effects }) => ({ id: action, effects })),
    ...data.privateGoals.flatMap(
      ({ id }, goal) =>
        GOAL_REWARDS[goal]?.map((effect, i) => ({ id: goalReward(id, i), effects: [effect] })) ??
        [],
    ),
  ].flatMap(({ id, effects }) => (effects[0] === undefined ? [] : [[id, effects[0]] as const])),
);

/** The two rewards of a Private Goal are known as goal-7:develop and goal-7:reward. */
export function goalReward(goal: string, reward: number): string {
  return `${goal}:${reward === 0 ? 'develop' : 'reward'}`;
}

/** What a space, card, tile or action does, by its id; null: nothing. */
export const effectOf = (id: string): Effect | null => EFFECTS_BY_ID.get(id) ?? null;

/** On a hex of the map 0 is nothing, 1 a Crystal, and from here on a tile. */
export const FIRST_TILE_CODE = 2;
/** The letter of a Research tile of the map; null: it is a Discovery tile. */
export const researchLetter = (tile: number): string | null =>
  data.researchTiles[tile - DISCOVERY_COUNT]?.letter ?? null;
/** The arrows of a Building tile as they are called; -1 is no tile. */
export const arrowsOf = (tile: number): readonly string[] => data.buildingTiles[tile]?.arrows ?? [];
