import { data } from '../data/index.ts';
import { HEX_COUNT } from '../data/map.ts';
import {
  BOTS,
  COLONISTS,
  COMMON_TYPES,
  contractOf,
  DISCOVERY_COUNT,
  isScientist,
  LSS_TYPES,
  MARKERS,
  MINE,
  PLAN_SIZE,
  PLAN_TYPE,
  SCIENTIST_FOR,
  SHELTER,
  SHIPS,
  TECH_COUNT,
  TILE_KINDS,
  TILES_PER_TYPE,
} from '../data/tables.ts';
import { lacking } from './goods.ts';
import { onMars } from './lss.ts';
import { HIRE, onSlots, RED_COUNT } from './placement.ts';
import {
  beds,
  bitCount,
  type Company,
  company,
  companyCount,
  depotRoom,
  isTwo,
  type OnMars,
  storageLimit,
} from './state.ts';
import { buildingOf, familyAt, familyOf, piecesOnMap, sizeAt, tileAt } from './terrain.ts';

const all = (n: number, from = 0): string =>
  Array.from({ length: n }, (_, i) => from + i).join(' ');
/** On each red action but Hire, where each has one (MARS-RED-01). */
const SLOTS = 3;
const sorted = (items: readonly number[]): string => items.toSorted((a, b) => a - b).join(' ');

/** Cards and tiles: each is in one place. */
function cardFaults(s: OnMars): string[] {
  const companies = Array.from({ length: companyCount(s) }, (_, id) => company(s, id));
  const { players } = s;
  const onMap = Array.from({ length: HEX_COUNT }, (_, hex) => tileAt(s, hex));
  const present = (items: readonly number[]): number[] => items.filter((item) => item >= 0);
  const tiles = present([
    ...onMap,
    ...s.exploration,
    ...s.discoveryStack,
    ...s.tilesOut,
    s.radar,
    ...companies.flatMap(({ discoveries, research }) => [...discoveries, ...research]),
  ]);
  const techs = [
    ...present(s.grid),
    ...s.techPile,
    ...s.techOut,
    ...companies.flatMap(({ tech, techSets }) =>
      tech.flatMap((space, kind) =>
        space < 0 || kind >= TILE_KINDS ? [] : [kind + (techSets & (1 << kind) ? TILE_KINDS : 0)],
      ),
    ),
  ];
  const shown = present(s.display);
  const goals = [
    ...s.goalsOut,
    ...players.flatMap((p) => [...p.goals, ...p.goalsSpent, p.goalDone]),
  ];
  const tasks = [
    ...s.tasksOut,
    ...s.taskDeck,
    ...s.tasksShown,
    ...players.flatMap((p) => [p.taskA, ...p.tasksB]),
  ];
  const kinds: readonly (readonly [string, readonly number[], string])[] = [
    ['tiles', tiles, all(DISCOVERY_COUNT + data.researchTiles.length)],
    ['Tech tiles', techs, all(data.techTiles.length)],
    [
      'Blueprints',
      present([...s.planDeck, ...s.planRow, ...s.plansOut, ...companies.flatMap((p) => p.plans)]),
      all(data.blueprints.length),
    ],
    [
      'Scientists',
      [...shown.filter(isScientist), ...companies.flatMap((p) => p.scientists)],
      all(data.scientists.length),
    ],
    [
      'Contracts',
      [
        ...shown.filter((card) => !isScientist(card)).map(contractOf),
        ...s.contractDeck,
        ...companies.flatMap((p) => p.contracts),
      ],
      all(data.contracts.length),
    ],
    ['Goals', present(goals), all(data.privateGoals.length)],
    [
      'First Colonist cards',
      present(tasks),
      s.variants.firstColonists ? all(data.firstColonistCards.length) : '',
    ],
    [
      'Solo cards',
      s.solo === null ? [] : [...s.solo.deck, ...s.solo.discard],
      s.solo === null ? '' : all(data.soloCards.length),
    ],
  ];
  return kinds.flatMap(([what, found, wanted]) =>
    sorted(found) === wanted ? [] : [`the ${what} are not all there: ${sorted(found)}`],
  );
}

/** Pieces of one board, and its limits. */
function boardFaults(s: OnMars, p: Readonly<Company>, id: number): string[] {
  const faults: string[] = [];
  const say = (fault: string): void => void faults.push(`company ${id}: ${fault}`);
  const slots = Array.from({ length: RED_COUNT }, (_, red) => onSlots(s, red, id));
  const away = slots.reduce((sum, n) => sum + n, 0);
  const isMachine = id >= s.players.length;
  if (!isMachine && p.home + p.work + p.supply + p.miners.length + away !== COLONISTS) {
    say('Colonists are lost or made');
  }
  if (!isMachine && p.bots.length + p.botsLeft !== BOTS) say('Bots are lost or made');
  if (bitCount(p.ships) + p.hangar > SHIPS) say('too many Ships');
  if (p.home > beds(p)) say('more Colonists than beds');
  if (p.goods.some((n) => n < 0 || n > storageLimit(p))) say('Storage is overfull or negative');
  if (p.crystals < 0 || p.pending < 0 || p.crystals > depotRoom(p)) say('the Depot is overfull');
  if (Math.min(p.home, p.work, p.supply, ...slots) < 0) say('a negative number of Colonists');
  const spaces = p.tech.filter((space) => space >= 0);
  if (p.tech.length !== TECH_COUNT || new Set(spaces).size < spaces.length) {
    say('two tiles on one Lab space');
  }
  p.contracts.forEach((_, i) => {
    for (let good = 0; good < 6; good++) if (lacking(p, i, good) < 0) say('an overfull Contract');
  });
  if (p.plans.length > MARKERS) say('more Blueprints than markers');
  if (SHIPS - bitCount(p.ships) > s.level)
    say('more Ships have left the Depot than the level allows');
  const goals = p.goals.length + p.goalsSpent.length + (p.goalDone < 0 ? 0 : 1);
  if (goals > data.playerPieces.privateGoals) say('more Goals than are dealt');
  if (p.contracts.reduce((rest, one) => rest & ~(1 << one), p.done) !== 0) {
    say('a Contract of another is completed');
  }
  if (slots.some((n, red) => n > (red === HIRE ? 1 : SLOTS))) say('too many Colonists on a slot');
  if (p.miners.some((hex) => familyAt(s, hex) !== MINE)) say('a Miner stands on no Mine');
  for (const plan of p.plans) {
    const hex = s.built[plan] as number;
    if (hex < 0) continue;
    const fits = familyAt(s, hex) === familyOf(PLAN_TYPE[plan] as number, id);
    if (!fits || sizeAt(s, hex) < (PLAN_SIZE[plan] as number)) say('a marker where it may not be');
  }
  const own = buildingOf(familyOf(SHELTER, id));
  if (s.buildings.filter((building) => building === own).length !== p.shelters) {
    say('Shelters are miscounted');
  }
  return faults;
}

/** Questions in whose midst pieces may stand together. */
const MOVING = new Set([
  'move',
  'endMove',
  'offerTile',
  'useTech',
  'payCrystal',
  'contractRoute',
  'displace',
]);

function mapFaults(s: OnMars): string[] {
  const faults: string[] = [];
  for (const kind of COMMON_TYPES) {
    const building = buildingOf(kind);
    const there = s.buildings.filter((one) => one === building).length;
    if (there !== onMars(s, kind)) faults.push(`Buildings of type ${kind} are miscounted`);
  }
  if (LSS_TYPES.some((kind) => (s.stacks[kind] ?? []).length > TILES_PER_TYPE)) {
    faults.push('a stack is too high');
  }
  s.buildings.forEach((building, hex) => {
    if (building !== 0 && s.ground[hex] !== 0) faults.push(`something lies under hex ${hex}`);
  });
  s.built.forEach((hex) => {
    if (hex >= 0 && s.buildings[hex] === 0) faults.push(`a marker stands on no Building`);
  });
  if (!s.tasks.some(({ type }) => MOVING.has(type))) {
    piecesOnMap(s).forEach((n, hex) => {
      if (n > 1) faults.push(`${n} pieces on hex ${hex}`); // MARS-MAP-07
    });
  }
  return faults;
}

/** What is shared: slots, Warehouse, and where Scientists work. */
function sharedFaults(s: OnMars): string[] {
  const faults: string[] = [];
  const ids = Array.from({ length: companyCount(s) }, (_, id) => id);
  for (let red = 0; red < RED_COUNT; red++) {
    const all = ids.reduce((sum, id) => sum + onSlots(s, red, id), 0);
    if (red !== HIRE && all > SLOTS) faults.push('more Colonists than slots');
  }
  const full = isTwo(s) ? data.warehouse.perType['2'] : data.warehouse.perType['3'];
  if (s.warehouse.some((n) => n < 0 || n > full)) faults.push('the Warehouse is overfull');
  s.workplaces.forEach((plan, scientist) => {
    if (plan < 0) return;
    const isHired = ids.some((id) => company(s, id).scientists.includes(scientist));
    const isThere = (s.built[plan] as number) >= 0;
    if (!isHired || !isThere || SCIENTIST_FOR[PLAN_TYPE[plan] as number] !== scientist) {
      faults.push(`Scientist ${scientist} works where there is no work`);
    }
  });
  return faults;
}

/** What must hold in every position. */
export function audit(s: OnMars): string[] {
  const faults = [...cardFaults(s), ...mapFaults(s), ...sharedFaults(s)];
  const count = companyCount(s);
  for (let id = 0; id < count; id++) faults.push(...boardFaults(s, company(s, id), id));
  const markers = Array.from({ length: count }, (_, id) => company(s, id).space);
  const placed = markers.filter((space) => space >= 0);
  if (new Set(placed).size < placed.length) faults.push('two markers on one space');
  if (s.trackers.some((n) => n < 0)) faults.push('a Mission below 0');
  return faults;
}
