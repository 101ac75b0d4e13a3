import { at, data } from '../data/index.ts';
import { AROUND, distance, HEX_COUNT } from '../data/map.ts';
import {
  CRYSTAL,
  deedOf,
  DISCOVERY_COUNT,
  isResearch,
  LETTER,
  MAP_TILES,
  ROVER_TECH,
  TILE_EFFECTS,
  typeIndex,
} from '../data/tables.ts';
import { ROVER } from './answers.ts';
import { gain } from './goods.ts';
import type { Context, Runs } from './handler.ts';
import { techLevel } from './lab.ts';
import { useTile } from './loans.ts';
import { contribute } from './missions.ts';
import {
  bestOf,
  drawOne,
  LACERDA,
  upgradable,
  wantedCards,
  wantedDevelopment,
  wantedItem,
  wantedOwner,
  wantedPlan,
  wantedTech,
  wantedType,
  widestSites,
} from './solo-choice.ts';
import { foremost, type Worth, worthOfTile } from './solo-worth.ts';
import { company, type CompanyId, edit, type OnMars } from './state.ts';
import { hasCrystal, piecesOnMap, tileAt } from './terrain.ts';
import { roverHex } from './travel.ts';

const POINTS = data.soloActions.roverPoints; // MARS-R-24
const RESEARCH_TAKEN = deedOf('researchTakenFromMap');
const DISCOVERY_TAKEN = deedOf('discoveryTakenFromMap');

/** Is a tile of use to him? (MARS-SOLO-25) */
function canUseTile(s: OnMars, tile: number): boolean {
  const effect = TILE_EFFECTS[tile];
  if (isResearch(tile)) {
    const letter = LETTER[tile - DISCOVERY_COUNT];
    const { research } = company(s, LACERDA);
    if (research.some((one) => LETTER[one - DISCOVERY_COUNT] === letter)) return false;
  }
  switch (effect?.op) {
    case 'construct':
      if (effect.types.length > 1) return wantedType(s) >= 0;
      return widestSites(s, typeIndex(effect.types[0] ?? '')) !== null;
    case 'develop':
      return wantedDevelopment(s, true) >= 0;
    case 'takeBlueprints':
      return wantedPlan(s) >= 0;
    case 'takeTech':
      return wantedTech(s) !== null;
    case 'upgrade':
      return upgradable(s).length > 0;
    case 'gainCrystals':
      return true;
    case 'takeCard':
      return wantedCards(s).length > 0;
    case 'takeWarehouse':
      return wantedItem(s) >= 0;
    default:
      return false;
  }
}

/** The nearest tiles that he can take, all equally far. */
function targets(s: OnMars, from: number): number[] {
  const on = piecesOnMap(s);
  const hexes: number[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    const tile = tileAt(s, hex);
    if (tile < 0 || (on[hex] !== 0 && hex !== from)) continue;
    if (canUseTile(s, tile)) hexes.push(hex);
  }
  return hexes.length === 0 ? [] : bestOf(hexes, (hex) => -distance(from, hex));
}

/** How many Crystals the best of the shortest ways collects in its first steps. */
function crystalsAhead(s: OnMars, hex: number, to: number, steps: number): number {
  if (steps === 0) return 0;
  const rest = onward(hex, to).map(
    (next) => crystalsAhead(s, next, to, steps - 1) + crystalAt(s, next),
  );
  return Math.max(0, ...rest);
}
const crystalAt = (s: OnMars, hex: number): number => (hasCrystal(s, hex) ? 1 : 0);
/** Adjacent hexes that are nearer. */
const onward = (hex: number, to: number): number[] =>
  (AROUND[hex] ?? []).filter((next) => distance(next, to) < distance(hex, to));

/** A shortest way, with most Crystals (MARS-SOLO-21). */
function pathTo(s: OnMars, from: number, to: number, steps: number, ctx: Context): number[] {
  const path: number[] = [];
  let hex = from;
  for (let left = steps; left > 0; left--) {
    const ways = bestOf(
      onward(hex, to),
      (next) => crystalAt(s, next) + crystalsAhead(s, next, to, left - 1),
    );
    hex = drawOne(ways, ctx);
    path.push(hex);
  }
  return path;
}

/** How he covers a way: so many steps, for so many Crystals, with the Tech of an owner (-1: without). */
interface Ride {
  readonly steps: number;
  readonly crystals: number;
  readonly owner: CompanyId;
}

/** Points for a way of this length: his two, Tech, and Crystals if they reach the tile. */
function rideFor(s: OnMars, way: number): Ride {
  if (way <= POINTS) return { steps: way, crystals: 0, owner: -1 };
  const best = wantedOwner(s, ROVER_TECH, way - POINTS);
  const level = techLevel(company(s, best), ROVER_TECH);
  const owner = level > 0 ? best : -1;
  const missing = way - POINTS - level;
  if (missing <= 0) return { steps: way, crystals: 0, owner };
  return company(s, LACERDA).crystals >= missing
    ? { steps: way, crystals: missing, owner }
    : { steps: POINTS + level, crystals: 0, owner };
}

/** Of tiles that are equally near the one that is best for him; if still open, one is drawn (MARS-SOLO-22). */
function target(s: OnMars, from: number, hexes: readonly number[], steps: number, ctx: Context) {
  const worth = (hex: number): Worth => {
    const [op, size, cube, reward, crystals] = worthOfTile(s, tileAt(s, hex));
    return [op, size, cube, reward, crystals + crystalsAhead(s, from, hex, steps)];
  };
  return drawOne(foremost(hexes, worth), ctx);
}

export const soloRover: Runs<'soloRover'> = {
  run(s, { by }, ctx) {
    const from = roverHex(s, LACERDA);
    const hexes = targets(s, from);
    if (hexes.length === 0) return ctx.emit({ type: 'soloIdle', by });
    const { steps, crystals, owner } = rideFor(s, distance(from, hexes[0] as number));
    const to = target(s, from, hexes, steps, ctx);
    const tile = at(MAP_TILES, tileAt(s, to)).id;
    ctx.emit({ type: 'soloChose', what: tile, rule: 'MARS-SOLO-21' });
    if (owner >= 0) useTile(s, LACERDA, owner, ROVER_TECH, ctx);
    if (crystals > 0) {
      edit(s, LACERDA).crystals -= crystals;
      ctx.emit({ type: 'crystalsPaid', seat: LACERDA, n: crystals, by });
    }
    drive(s, from, pathTo(s, from, to, steps, ctx), ctx);
    if (roverHex(s, LACERDA) === to) takeTile(s, to, ctx);
  },
};

/** Along the way as far as a Rover may end, collecting Crystals. */
function drive(s: OnMars, start: number, path: readonly number[], ctx: Context): void {
  const on = piecesOnMap(s);
  const end = path.findLastIndex((hex) => {
    const tile = tileAt(s, hex);
    return on[hex] === 0 && (tile < 0 || canUseTile(s, tile));
  });
  let from = start;
  for (const to of path.slice(0, end + 1)) {
    edit(s, LACERDA).rover = to;
    ctx.emit({ type: 'moved', seat: LACERDA, piece: ROVER, from, to, paid: false });
    from = to;
    if (!hasCrystal(s, to)) continue;
    s.ground = s.ground.with(to, 0);
    ctx.emit({ type: 'crystalCollected', seat: LACERDA, hex: to });
    gain(s, LACERDA, CRYSTAL, 1, 'rover', ctx);
  }
}

function takeTile(s: OnMars, hex: number, ctx: Context): void {
  const tile = tileAt(s, hex);
  s.ground = s.ground.with(hex, 0);
  const p = edit(s, LACERDA);
  if (isResearch(tile)) p.research = [...p.research, tile];
  else p.discoveries = [...p.discoveries, tile];
  ctx.emit({ type: 'tileTaken', seat: LACERDA, hex, tile });
  contribute(s, LACERDA, isResearch(tile) ? RESEARCH_TAKEN : DISCOVERY_TAKEN, ctx);
  resolve(s, tile, ctx);
}

/** What a tile does for him (MARS-SOLO-25). */
function resolve(s: OnMars, tile: number, ctx: Context): void {
  const by = at(MAP_TILES, tile).id;
  const effect = TILE_EFFECTS[tile];
  switch (effect?.op) {
    case 'construct': {
      const any = effect.types.length > 1;
      const kind = any ? -1 : typeIndex(effect.types[0] ?? '');
      return ctx.then({ type: 'soloBuild', by, kind, bot: any });
    }
    case 'develop':
      return ctx.then(
        { type: 'soloDevelop', by, most: true },
        { type: 'soloDevelop', by, most: false },
      );
    case 'takeBlueprints':
      for (let n = 0; n < effect.n; n++) ctx.then({ type: 'soloBlueprint', by });
      return;
    case 'takeTech':
      return ctx.then({ type: 'soloLearn', by });
    case 'upgrade':
      return ctx.then({ type: 'soloUpgrade', by, left: effect.n, tech: true });
    case 'gainCrystals':
      return gain(s, LACERDA, CRYSTAL, effect.n, by, ctx);
    case 'takeCard':
      return ctx.then({ type: 'soloHire', by });
    case 'takeWarehouse':
      for (let n = 0; n < effect.n; n++) ctx.then({ type: 'soloWarehouse', by });
      return;
    default:
  }
}
