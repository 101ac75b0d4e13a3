import { missing, type Options, randomFrom, type Seat } from '@orrery/kernel';
import { scened } from '@orrery/shared';
import { at, CATEGORIES, data, GOODS, indexOfId, RED_ACTIONS, RESOURCES } from '../data/index.ts';
import { type Good, type RedAction, TECHS, type TechKind, TYPES } from '../data/index.ts';
import type { BuildingType } from '../data/index.ts';
import { hexAt } from '../data/map.ts';
import { DISCOVERY_COUNT, LAB_SPACES, MAP_TILES, SHELTER, TILES_PER_TYPE } from '../data/tables.ts';
import type { Company, OnMars } from '../rules/state.ts';
import { slotAt } from '../rules/placement.ts';
import { setup } from '../rules/setup.ts';
import { buildingOf, CRYSTAL_HERE, familyOf, FIRST_TILE } from '../rules/terrain.ts';

// Positions as the scenario vectors of the rules write them: for lessons and tests.

export interface PlayerSpec {
  /** Turn Order space from 1; else the Colony side, in the order of the seats. */
  space?: number;
  goods?: Partial<Record<Good, number>>;
  /** Nothing but what is named; else 1 of each Resource and 1 Crystal. */
  bare?: boolean;
  pending?: number;
  home?: number;
  work?: number;
  miners?: string[];
  /** Ships that have left the Depot, the topmost first; those not in the Hangar were discarded. */
  welcomed?: number;
  hangar?: number;
  /** Further Shelters. */
  shelters?: string[];
  bots?: string[];
  rover?: string;
  cubes?: BuildingType[];
  /** Blueprints, and where each is built. */
  plans?: Record<string, string | null>;
  tech?: Partial<Record<TechKind, string>>;
  /** Scientists, and the Blueprint where each works. */
  scientists?: Record<string, string | null>;
  /** Contracts, and what lies on them. */
  contracts?: Record<string, Partial<Record<Good, number>>>;
  goals?: string[];
  goalDone?: string;
  discoveries?: string[];
  research?: string[];
  points?: number;
  taskA?: string;
  tasksB?: string[];
}

export interface Spec {
  seats?: number;
  options?: Options;
  level?: number;
  /** Further Buildings by type. */
  buildings?: Partial<Record<BuildingType, string[]>>;
  /** Tiles on top of the stacks, the uppermost first. */
  tops?: string[];
  crystals?: string[];
  /** Tiles on the map besides the Research tiles. */
  tiles?: Record<string, string>;
  /** Missions and what is left of them; no other is in play. */
  missions?: Record<string, number>;
  /** Reward tiles by column. */
  rewards?: Partial<Record<BuildingType, string>>;
  /** Colonists on slots, by seat. */
  slots?: Partial<Record<RedAction, number[]>>;
  /** Blueprints face up; else the first six. */
  faceUp?: string[];
  grid?: Partial<Record<string, TechKind>>;
  exploration?: [string, string];
  shuttle?: string;
  steps?: number;
  warehouse?: number[];
  players?: PlayerSpec[];
  /** Lacerda's board and Bot icon in solo. */
  lacerda?: PlayerSpec & { icon?: BuildingType; cards?: string[]; decks?: number };
  /** Whose turn it is; -1: nobody's. */
  turn?: Seat;
}

const STARTS: readonly (readonly [string, BuildingType])[] = [
  ['0,-2', 'generator'],
  ['2,-1', 'water-extractor'],
  ['0,2', 'greenhouse'],
  ['-2,1', 'oxygen-condenser'],
];
const typeOf = (type: BuildingType): number => TYPES.indexOf(type);
const labOf = (id: string): number => indexOfId(LAB_SPACES, id);

function furnish(s: OnMars, p: Company, id: number, spec: PlayerSpec): void {
  const { goods = {}, bare = false } = spec;
  p.space = (spec.space ?? id + 5) - 1;
  p.shelters = 1 + (spec.shelters?.length ?? 0);
  for (const hex of spec.shelters ?? []) put(s, hex, familyOf(SHELTER, id));
  p.goods = RESOURCES.map((good) => goods[good] ?? (bare ? 0 : 1));
  p.crystals = goods.crystal ?? (bare ? 0 : 1);
  p.pending = spec.pending ?? 0;
  p.home = spec.home ?? 3;
  p.work = spec.work ?? 0;
  p.miners = (spec.miners ?? []).map(hexAt);
  const welcomed = spec.welcomed ?? spec.hangar ?? 0;
  p.ships = 31 & ~((1 << welcomed) - 1);
  p.hangar = spec.hangar ?? 0;
  if (id < s.players.length) {
    p.bots = (spec.bots ?? p.bots.map((hex) => at(data.map.hexes, hex).hex)).map(hexAt);
    p.botsLeft = 4 - p.bots.length;
  }
  p.rover = spec.rover === undefined ? -1 : hexAt(spec.rover);
  p.cubes = (spec.cubes ?? []).reduce((mask, type) => mask | (1 << typeOf(type)), 0);
  for (const [kind, space] of Object.entries(spec.tech ?? {})) {
    p.tech = p.tech.with(TECHS.indexOf(kind as TechKind), labOf(space));
  }
  for (const [plan, hex] of Object.entries(spec.plans ?? {})) {
    const index = indexOfId(data.blueprints, plan);
    p.plans = [...p.plans, index];
    if (hex !== null) s.built = s.built.with(index, hexAt(hex));
  }
  for (const [scientist, plan] of Object.entries(spec.scientists ?? {})) {
    const index = indexOfId(data.scientists, scientist);
    p.scientists = [...p.scientists, index];
    s.display = s.display.with(index, -1);
    if (plan !== null) s.workplaces = s.workplaces.with(index, indexOfId(data.blueprints, plan));
  }
  for (const [contract, load] of Object.entries(spec.contracts ?? {})) {
    const index = indexOfId(data.contracts, contract);
    p.contracts = [...p.contracts, index];
    p.loads = [...p.loads, GOODS.map((good) => load[good] ?? 0)];
    s.contractDeck = s.contractDeck.filter((one) => one !== index);
  }
  p.goals = (spec.goals ?? []).map((goal) => indexOfId(data.privateGoals, goal));
  p.goalDone = spec.goalDone === undefined ? -1 : indexOfId(data.privateGoals, spec.goalDone);
  const tiles = (ids: string[] = []): number[] => ids.map((tile) => tileOf(tile));
  p.discoveries = tiles(spec.discoveries);
  p.research = tiles(spec.research);
  p.points = CATEGORIES.map((_, i) => (i === 0 ? (spec.points ?? 0) : 0));
  p.taskA = spec.taskA === undefined ? -1 : indexOfId(data.firstColonistCards, spec.taskA);
  p.tasksB = (spec.tasksB ?? []).map((card) => indexOfId(data.firstColonistCards, card));
  const away = RED_ACTIONS.reduce((sum, _, red) => sum + (s.slots[slotAt(red, id)] ?? 0), 0);
  p.supply = 12 - p.home - p.work - p.miners.length - away;
}

export const tileOf = (id: string): number => {
  const index = MAP_TILES.findIndex((tile) => tile.id === id);
  return index < 0 ? missing('tile', id) : index;
};

function put(s: OnMars, hex: string, family: number): void {
  s.buildings = s.buildings.with(hexAt(hex), buildingOf(family));
}

/** Further Buildings take tiles from the bottom of their stacks, which then lie as named. */
function build(s: OnMars, { buildings = {}, tops = [] }: Spec): void {
  s.stacks = s.stacks.map((_, kind) => {
    const hexes = buildings[at(TYPES, kind)] ?? [];
    for (const hex of hexes) put(s, hex, kind);
    const named = tops
      .map((id) => indexOfId(data.buildingTiles, id))
      .filter((tile) => Math.floor(tile / TILES_PER_TYPE) === kind);
    const others = Array.from({ length: TILES_PER_TYPE }, (_tile, i) => kind * TILES_PER_TYPE + i)
      .filter((tile) => !named.includes(tile))
      .slice(hexes.length);
    return [...others, ...named.toReversed()];
  });
}

function lay(s: OnMars, spec: Spec): void {
  const clear = s.buildings.map(() => 0);
  s.buildings = clear;
  put(s, '0,0', 0);
  for (const [hex, type] of STARTS) put(s, hex, typeOf(type));
  const count = s.players.length < 3 ? '2' : s.players.length === 3 ? '3' : '4';
  data.map.shelterStartHexes[count].forEach((hex, id) => put(s, hex, familyOf(SHELTER, id)));
  build(s, spec);
  for (const hex of spec.crystals ?? []) s.ground = s.ground.with(hexAt(hex), CRYSTAL_HERE);
  for (const [hex, tile] of Object.entries(spec.tiles ?? {})) {
    s.ground = s.ground.with(hexAt(hex), FIRST_TILE + tileOf(tile));
  }
}

/** Cards and tiles that were named leave the piles they came from. */
function tidy(s: OnMars, spec: Spec): void {
  const boards = [...s.players, ...(s.lacerda === null ? [] : [s.lacerda])];
  const plans = boards.flatMap((p) => p.plans);
  const faceUp = spec.faceUp?.map((id) => indexOfId(data.blueprints, id));
  const isFree = (plan: number): boolean => !plans.includes(plan) && !faceUp?.includes(plan);
  const [ones, threes] = [1, 3].map((level) =>
    data.blueprints.flatMap((plan, i) => (plan.level === level && isFree(i) ? [i] : [])),
  ) as [number[], number[]];
  const row = faceUp ?? ones.splice(0, 6);
  s.planRow = Array.from({ length: 12 }, (_, place) => row[place] ?? -1);
  s.planDeck = [...threes, ...ones];
  const used = [
    ...s.ground.flatMap((here) => (here >= FIRST_TILE ? [here - FIRST_TILE] : [])),
    ...boards.flatMap((p) => [...p.discoveries, ...p.research]),
  ];
  const [left, right] = (spec.exploration ?? []).map(tileOf);
  const discoveries = Array.from({ length: DISCOVERY_COUNT }, (_, i) => i).filter(
    (tile) => !used.includes(tile) && tile !== left && tile !== right,
  );
  s.exploration =
    left === undefined || right === undefined ? discoveries.splice(-2) : [left, right];
  s.discoveryStack = discoveries;
  const taken = boards.flatMap((p) => [...p.goals, p.goalDone]);
  s.goalsOut = data.privateGoals.map((_, i) => i).filter((goal) => !taken.includes(goal));
  if (s.variants.firstColonists) {
    const held = boards.flatMap((p) => [p.taskA, ...p.tasksB]);
    const cards = data.firstColonistCards.flatMap(({ deck }, i) =>
      held.includes(i) ? [] : [{ deck, i }],
    );
    s.tasksOut = cards.filter(({ deck }) => deck === 'A').map(({ i }) => i);
    s.taskDeck = cards.filter(({ deck }) => deck === 'B').map(({ i }) => i);
  }
}

/** Tech tiles of the first set lie on the Grid as named, the rest in its order, none twice. */
function dealTech(s: OnMars, { grid = {} }: Spec): void {
  const boards = [...s.players, ...(s.lacerda === null ? [] : [s.lacerda])];
  const owned = TECHS.map((_, kind) => boards.filter((p) => (p.tech[kind] ?? -1) >= 0).length);
  const named = data.techGrid.spaces.map(({ id }) => {
    const kind = grid[id];
    return kind === undefined ? -1 : TECHS.indexOf(kind);
  });
  const left = TECHS.slice(0, 8).flatMap((_, kind) =>
    named.includes(kind) || (owned[kind] ?? 0) > 0 ? [] : [kind],
  );
  s.grid = named.map((kind) => (kind >= 0 ? kind : (left.shift() ?? -1)));
  boards.forEach((p) => {
    TECHS.slice(0, 8).forEach((_, kind) => {
      if ((p.tech[kind] ?? -1) < 0) return;
      const first = boards.findIndex((other) => (other.tech[kind] ?? -1) >= 0);
      if (boards[first] !== p || s.grid.includes(kind)) p.techSets |= 1 << kind;
    });
  });
  const used = [
    ...s.grid.filter((tile) => tile >= 0),
    ...boards.flatMap((p) =>
      p.tech.flatMap((space, kind) =>
        space < 0 || kind > 7 ? [] : [kind + (p.techSets & (1 << kind) ? 8 : 0)],
      ),
    ),
  ];
  const rest = data.techTiles.map((_, i) => i).filter((tile) => !used.includes(tile));
  const two = boards.length === 2;
  s.techPile = two ? [] : rest;
  s.techOut = two ? rest : [];
}

/** A position of which only what matters is named; nothing is asked yet. */
export function marsAt(spec: Spec = {}): OnMars {
  const seats = spec.seats ?? Math.max(2, spec.players?.length ?? 2);
  const options = { length: 'short', firstColonists: false, spaceOddity: false, ...spec.options };
  const s = scened<OnMars>({ ...setup(options, seats, randomFrom('scenario')), tasks: [] });
  s.phase = 'colonization';
  s.round = 3;
  s.level = spec.level ?? 1;
  s.steps = spec.steps ?? 0;
  lay(s, spec);
  for (const [action, counts] of Object.entries(spec.slots ?? {})) {
    const red = RED_ACTIONS.indexOf(action as RedAction);
    counts.forEach((n, id) => {
      s.slots = s.slots.with(slotAt(red, id), n);
    });
  }
  s.players.forEach((p, id) => furnish(s, p, id, spec.players?.[id] ?? {}));
  if (s.lacerda !== null) furnishLacerda(s, spec);
  const missions = Object.entries(spec.missions ?? {});
  const unused = data.missions
    .map(({ id }) => id)
    .filter((id) => !missions.some(([m]) => m === id));
  const ids = [...missions.map(([id]) => id), ...unused].slice(0, 3);
  s.missions = ids.map((id) => indexOfId(data.missions, id));
  s.trackers = ids.map((id) => spec.missions?.[id] ?? 0);
  const rewards = Object.entries(spec.rewards ?? {});
  const others = data.lssRewardTiles
    .map((_, i) => i)
    .filter((i) => !rewards.some(([, id]) => id === at(data.lssRewardTiles, i).id));
  s.rewards = data.lss.columns.map((type) => {
    const id = spec.rewards?.[type];
    return id === undefined ? (others.shift() ?? 0) : indexOfId(data.lssRewardTiles, id);
  });
  s.shuttle = indexOfId(data.shuttle.travelSpaces, spec.shuttle ?? 'orbit-1');
  const perType = s.players.length + (s.lacerda === null ? 0 : 1) === 2 ? 2 : 3;
  s.warehouse = spec.warehouse ?? [perType, perType, perType, perType, perType];
  tidy(s, spec);
  dealTech(s, spec);
  s.active = spec.turn ?? 0;
  return s;
}

function furnishLacerda(s: OnMars, { lacerda: spec = {} }: Spec): void {
  const p = { ...(s.lacerda ?? missing('Lacerda', '')) };
  s.lacerda = p;
  furnish(s, p, 1, spec);
  const icon = typeOf(spec.icon ?? 'mine');
  const named = (spec.cards ?? []).map((id) => indexOfId(data.soloCards, id));
  const rest = data.soloCards.map((_, i) => i).filter((card) => !named.includes(card));
  s.solo = { deck: [...rest, ...named.toReversed()], discard: [], decks: spec.decks ?? 1, icon };
}
