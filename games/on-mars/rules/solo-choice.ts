import { at, data, type Effect } from '../data/index.ts';
import { HEX_COUNT } from '../data/map.ts';
import {
  ENTRY_SPACES,
  GRID_SPACES,
  isScientist,
  LAB_BENEFITS,
  LAB_SPACES,
  LEVEL,
  MINE,
  PLAN_LEVEL,
  PLAN_TYPE,
  ROW_SIZE,
  SCORES_TYPE,
  SHELTER,
  TECH_COUNT,
  techFor,
  techKind,
} from '../data/tables.ts';
import { hasTile } from './construct.ts';
import { whyNotBlueprint } from './blueprints.ts';
import { hasRoom } from './goods.ts';
import type { Context } from './handler.ts';
import { bestLevel, labMask, techLevel } from './lab.ts';
import { freeNext } from './loans.ts';
import { levelRow, rowOf } from './lss.ts';
import { company, type CompanyId, type OnMars } from './state.ts';
import { familyOf, sitesOf } from './terrain.ts';
import { fits } from './upgrade.ts';
import { goodOfColumn } from './warehouse.ts';

/** Lacerda is the company beside the only player. */
export const LACERDA: CompanyId = 1;
export const HUMAN: CompanyId = 0;
const { maxScientists: MOST_SCIENTISTS } = data.soloActions;
/** The order of the icons that his Bot walks along. */
export const ICONS = data.soloActions.botSequence.length;

/** How many of the twelve cards show each action number. */
const CARDS = [1, 2, 3].map((n) => data.soloCards.filter(({ action }) => action === n).length);

/** A number below `n` as the Solo cards draw it: the first one that fits (MARS-SOLO-22). */
function drawNumber(n: number, ctx: Context): number {
  let all = 0;
  for (let i = 0; i < n; i++) all += CARDS[i] as number;
  let card = ctx.random(all);
  let number = 0;
  for (; card >= (CARDS[number] as number); number++) card -= CARDS[number] as number;
  return number;
}

/** One of several equal options in board order; many are drawn part by part (MARS-R-25). */
export function drawOne<T>(options: readonly T[], ctx: Context): T {
  let left = options;
  while (left.length > 1) {
    const parts = Math.min(CARDS.length, left.length);
    const size = Math.ceil(left.length / parts);
    const count = Math.ceil(left.length / size);
    const part = drawNumber(count, ctx);
    left = left.slice(part * size, (part + 1) * size);
  }
  return left[0] as T;
}

/** Those of the options that are worth most. */
export function bestOf<T>(options: readonly T[], worth: (option: T) => number): T[] {
  const most = Math.max(...options.map(worth));
  return options.filter((option) => worth(option) === most);
}

const lacerda = (s: OnMars) => company(s, LACERDA);

/** Does a Scientist of his score this type? */
const scoresType = (s: OnMars, type: number): boolean =>
  lacerda(s).scientists.some((one) => SCORES_TYPE[one] === type);

/** MARS-SOLO-10: the leftmost of the fuller row, of a type that scores if there is one; -1: none. */
export function wantedPlan(s: OnMars): number {
  if (whyNotBlueprint(s, LACERDA) !== null) return -1;
  const cards = s.planRow.filter((plan) => plan >= 0);
  const scoring = cards.filter((plan) => scoresType(s, PLAN_TYPE[plan] as number));
  const wanted = scoring.length > 0 ? scoring : cards;
  const [upper, lower] = [s.planRow.slice(0, ROW_SIZE), s.planRow.slice(ROW_SIZE)];
  const full = (row: readonly number[]): number => row.filter((plan) => plan >= 0).length;
  const rows = full(upper) > full(lower) ? [upper, lower] : [lower, upper];
  return rows.flat().find((plan) => wanted.includes(plan)) ?? -1;
}

const ROWS = ['bottom', 'middle', 'top'] as const;
/** Spaces of the Grid from the cheapest, left to right. */
const CHEAPEST = ROWS.flatMap((row) =>
  GRID_SPACES.flatMap((space, grid) => (space.row === row ? [{ grid, column: space.column }] : [])),
);

/** MARS-SOLO-11: the cheapest tile of a new kind, and the upper free space; null: none. */
export function wantedTech(s: OnMars): { grid: number; space: number } | null {
  const p = lacerda(s);
  const mask = labMask(p);
  const space = ENTRY_SPACES.find((one) => !(mask & (1 << one)));
  const tile = CHEAPEST.find(({ grid }) => {
    const here = s.grid[grid] as number;
    return here >= 0 && (p.tech[techKind(here)] as number) < 0;
  });
  return space === undefined || tile === undefined ? null : { grid: tile.grid, space };
}

/** Can he use what a Lab space gives? (MARS-SOLO-26) */
function usesBenefit(s: OnMars, effect: Effect | null): boolean {
  switch (effect?.op) {
    case 'takeWarehouse':
      return wantedItem(s) >= 0;
    case 'gainCrystals':
    case 'moveBots':
      return true;
    case 'upgrade':
      return upgradable(s).length > 0;
    case 'takeBlueprints':
      return wantedPlan(s) >= 0;
    default:
      return false;
  }
}

/** Where a tile of his goes: to a benefit he can use, else to the lower space (MARS-R-26). */
export function wantedSpace(s: OnMars, kind: number): number {
  const spaces = freeNext(s, LACERDA, kind);
  const useful = spaces.filter((space) => usesBenefit(s, LAB_BENEFITS[space] ?? null));
  return (useful.length === 1 ? useful[0] : spaces.at(-1)) ?? -1;
}

/** MARS-SOLO-12: the most or the least developed tile that can move; of equals the lower; -1: none. */
export function wantedDevelopment(s: OnMars, most: boolean): number {
  const { tech } = lacerda(s);
  let best = -1;
  for (let kind = 0; kind < TECH_COUNT; kind++) {
    if ((tech[kind] as number) < 0 || freeNext(s, LACERDA, kind).length === 0) continue;
    if (best < 0 || isBefore(tech[kind] as number, tech[best] as number, most)) best = kind;
  }
  return best;
}

function isBefore(space: number, other: number, most: boolean): boolean {
  const [level, rival] = [LEVEL[space] as number, LEVEL[other] as number];
  if (level !== rival) return most ? level > rival : level < rival;
  return at(LAB_SPACES, space).row > at(LAB_SPACES, other).row;
}

/** MARS-SOLO-20: the most plentiful item, the leftmost of equals; -1: none. */
export function wantedItem(s: OnMars): number {
  let best = -1;
  s.warehouse.forEach((n, column) => {
    if (n === 0 || (column === 0 && !hasRoom(lacerda(s), goodOfColumn(column)))) return;
    if (best < 0 || n > (s.warehouse[best] as number)) best = column;
  });
  return best < 0 ? -1 : goodOfColumn(best);
}

/** Legal hexes of a type that make the largest group, and how many Buildings they join. */
export function widestSites(s: OnMars, kind: number): { joined: number; hexes: number[] } | null {
  if (!hasTile(s, LACERDA, kind)) return null;
  const level = bestLevel(s, LACERDA, techFor(kind));
  const sites = sitesOf(s, familyOf(kind, LACERDA));
  let joined = -1;
  let hexes: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const here = sites[hex] as number;
    if (here < 0 || here > level || here < joined) continue;
    if (here > joined) hexes = [];
    joined = here;
    hexes.push(hex);
  }
  return hexes.length === 0 ? null : { joined, hexes };
}

/** MARS-SOLO-13: from his Bot's icon on, the first type whose column is short; a Mine always is; -1: none. */
export function wantedType(s: OnMars): number {
  const icon = s.solo?.icon ?? 0;
  for (let i = 0; i < ICONS; i++) {
    const kind = (icon + i) % ICONS;
    if (kind !== MINE && rowOf(s, kind) >= levelRow(s)) continue;
    if (widestSites(s, kind) !== null) return kind;
  }
  return -1;
}

/** The tile he uses: his own if it suffices (MARS-SOLO-09). */
export function wantedOwner(s: OnMars, kind: number, need: number): CompanyId {
  if (kind === techFor(SHELTER)) return LACERDA;
  const [own, other] = [techLevel(lacerda(s), kind), techLevel(company(s, HUMAN), kind)];
  return own >= need || own >= other ? LACERDA : HUMAN;
}

/** His cards that could be built now, the first to be built first; equals are together (MARS-SOLO-14). */
export function upgradable(s: OnMars): number[] {
  const plans = lacerda(s).plans.filter(
    (plan) => (s.built[plan] as number) < 0 && upgradeHexes(s, plan).length > 0,
  );
  if (plans.length === 0) return [];
  const rank = (plan: number): number =>
    (scoresType(s, PLAN_TYPE[plan] as number) ? 10 : 0) + (PLAN_LEVEL[plan] as number);
  return bestOf(plans, rank);
}

export function upgradeHexes(s: OnMars, plan: number): number[] {
  const found: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) if (fits(s, LACERDA, plan, hex)) found.push(hex);
  return found;
}

/** Blueprints of a type that anybody holds, built or not. */
const plansOf = (s: OnMars, type: number): number =>
  [HUMAN, LACERDA].reduce(
    (sum, id) => sum + company(s, id).plans.filter((plan) => PLAN_TYPE[plan] === type).length,
    0,
  );

/** MARS-SOLO-15: the Scientist that scores most, or the dearest Contract; equals are together. */
export function wantedCards(s: OnMars): number[] {
  const slots = s.display.flatMap((card, slot) => (card < 0 ? [] : [slot]));
  const cardAt = (slot: number): number => s.display[slot] as number;
  const scientists = slots.filter((slot) => isScientist(cardAt(slot)));
  if (scientists.length > 0 && lacerda(s).scientists.length < MOST_SCIENTISTS) {
    return bestOf(scientists, (slot) => plansOf(s, SCORES_TYPE[cardAt(slot)] as number));
  }
  const contracts = slots.filter((slot) => !isScientist(cardAt(slot)));
  if (contracts.length === 0) return [];
  return bestOf(
    contracts,
    (slot) => at(data.contracts, cardAt(slot) - data.scientists.length).opDone,
  );
}
