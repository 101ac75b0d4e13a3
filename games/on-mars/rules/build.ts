import { at, data } from '../data/index.ts';
import { BESIDE, distance, FARTHEST, HEXES, ring } from '../data/map.ts';
import { ARROWS, deedOf, LSS_TYPES, MINE, SHELTER, YIELDS } from '../data/tables.ts';
import { answers, ROVER } from './answers.ts';
import { checkUpgradeContracts } from './contracts.ts';
import { gain } from './goods.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { contribute } from './missions.ts';
import { company, type CompanyId, companyCount, edit, isLacerda, type OnMars } from './state.ts';
import { shownByBuilding } from './first-colonists.ts';
import {
  buildingOf,
  CRYSTAL_HERE,
  familyOf,
  hasCrystal,
  isEmpty,
  piecesOnMap,
  sizeAt,
  tileAt,
} from './terrain.ts';

const SHELTER_BUILT = deedOf('shelterConstructed');
const CUBE_PLACED = deedOf('progressCubePlaced');

/** What lies on a hex leaves the game or returns to the supply (MARS-DISP-01). */
export function clearGround(s: OnMars, id: CompanyId, hex: number, ctx: Context): void {
  const tile = tileAt(s, hex);
  if (tile >= 0) {
    s.tilesOut = [...s.tilesOut, tile];
    ctx.emit({ type: 'tileLost', seat: id, hex, tile });
  } else if (hasCrystal(s, hex)) ctx.emit({ type: 'crystalLost', seat: id, hex });
  else return;
  s.ground = s.ground.with(hex, 0);
}

/** Bots and Rovers on the hex must leave it, each moved by its owner (MARS-DISP-02). */
export function displaceAll(s: OnMars, hex: number, ctx: Context): void {
  const count = companyCount(s);
  for (let seat = 0; seat < count; seat++) {
    const { bots, rover } = company(s, seat);
    const bot = bots.indexOf(hex);
    if (bot >= 0) ctx.then({ type: 'displace', seat, piece: bot, hex });
    if (rover !== hex) continue;
    if (isLacerda(s, seat)) ctx.then({ type: 'soloDisplace', hex });
    else ctx.then({ type: 'displace', seat, piece: ROVER, hex });
  }
}

/** The top tile of the stack, or the own lowest Shelter (MARS-CON-08). */
export const raise: Runs<'raise'> = {
  run(s, { seat, kind, hex }, ctx) {
    s.buildings = s.buildings.with(hex, buildingOf(familyOf(kind, seat)));
    let tile = -1;
    if (kind === SHELTER) edit(s, seat).shelters++;
    else {
      const stack = s.stacks[kind] as readonly number[];
      tile = stack.at(-1) as number;
      s.stacks = s.stacks.with(kind, stack.slice(0, -1));
      if (stack.length > 1) s.unseen |= 1 << kind;
    }
    ctx.emit({ type: 'built', seat, kind, hex, tile, size: sizeAt(s, hex) });
    clearGround(s, seat, hex, ctx);
    // What shows the A card is done before a B card is drawn: MARS-FC-05.
    if (kind === SHELTER) contribute(s, seat, SHELTER_BUILT, ctx);
    shownByBuilding(s, seat, kind, ctx);
    displaceAll(s, hex, ctx);
    ctx.then({ type: 'harvest', seat, kind, hex, tile });
  },
};

/** Crystals appear where the arrows point, if nothing is there (MARS-CON-08, MARS-R-40). */
function followArrows(s: OnMars, seat: CompanyId, hex: number, tile: number, ctx: Context): void {
  const arrows = ARROWS[tile] ?? [];
  if (arrows.length === 0) return;
  const on = piecesOnMap(s);
  const hexes = arrows
    .map((arrow) => BESIDE[hex]?.[arrow] ?? -1)
    .filter((beside) => beside >= 0 && isEmpty(s, on, beside));
  if (hexes.length === 0) return;
  for (const beside of hexes) s.ground = s.ground.with(beside, CRYSTAL_HERE);
  ctx.emit({ type: 'crystalsAppeared', seat, hexes });
}

/** Arrows, gain, Progress cube, Miner, LSS: in this order (MARS-CON-07). */
export const harvest: Runs<'harvest'> = {
  run(s, { seat, kind, hex, tile }, ctx) {
    if (tile >= 0) followArrows(s, seat, hex, tile, ctx);
    const size = sizeAt(s, hex);
    gain(s, seat, YIELDS[kind] as number, size, at(data.buildingTypes, kind).id, ctx); // MARS-CON-09
    const bit = 1 << kind;
    const p = edit(s, seat);
    if (size > 1 && kind !== SHELTER && !(p.cubes & bit)) {
      p.cubes |= bit; // MARS-CON-10
      ctx.emit({ type: 'cubePlaced', seat, kind });
      contribute(s, seat, CUBE_PLACED, ctx);
    }
    if (kind === MINE) {
      const owner = edit(s, seat);
      if (!isLacerda(s, seat)) owner.home--; // MARS-CON-12; he has enough of them: MARS-SOLO-06
      owner.miners = [...owner.miners, hex];
      ctx.emit({ type: 'minerPlaced', seat, hex });
    }
    checkUpgradeContracts(s, ctx);
    if (LSS_TYPES.some((type) => type === kind)) ctx.then({ type: 'lifeSupport', seat, kind });
  },
};

/** How far the nearest hexes are that a displaced piece may go to: empty, or a Building without a piece. */
function nearestAvailable(s: OnMars, on: Uint8Array, from: number): number {
  for (let steps = 1; steps <= FARTHEST; steps++) {
    for (const hex of ring(from, steps)) if (isAvailable(s, on, hex)) return steps;
  }
  return 0;
}

const isAvailable = (s: OnMars, on: Uint8Array, hex: number): boolean =>
  on[hex] === 0 && (s.buildings[hex] !== 0 || s.ground[hex] === 0);

/** The nearest available hexes, in the order of the map (MARS-R-53: not the hex itself). */
export function refuges(s: OnMars, from: number): number[] {
  const on = piecesOnMap(s);
  const steps = nearestAvailable(s, on, from);
  return ring(from, steps).filter((hex) => isAvailable(s, on, hex));
}

/** A displaced Rover collects nothing, a displaced Bot destroys nothing (MARS-DISP-03). */
export function putPiece(s: OnMars, id: CompanyId, piece: number, to: number): void {
  const p = edit(s, id);
  if (piece === ROVER) p.rover = to;
  else p.bots = p.bots.with(piece, to);
}

export const displace: Asks<'displace', string> = {
  rule: 'MARS-DISP-02',
  seat: (_s, { seat }) => seat,
  candidates: () => HEXES,
  forbid(s, { hex: from }, choice) {
    const hex = answers.displace.read(choice);
    if (hex === from) return { rule: 'MARS-DISP-02', facts: { how: 'same', hex } };
    const on = piecesOnMap(s);
    if (!isAvailable(s, on, hex)) return { rule: 'MARS-DISP-02', facts: { how: 'taken', hex } };
    const near = nearestAvailable(s, on, from);
    const far = distance(from, hex);
    return far <= near ? null : { rule: 'MARS-DISP-02', facts: { how: 'far', hex, far, near } };
  },
  options(s, { hex }) {
    return refuges(s, hex).map(answers.displace.make);
  },
  choose(s, { seat, piece, hex: from }, choice, ctx) {
    const to = answers.displace.read(choice);
    putPiece(s, seat, piece, to);
    ctx.emit({ type: 'displaced', seat, piece, from, to });
  },
};
