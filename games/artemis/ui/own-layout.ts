import { cells } from './layout.ts';
import type { Box } from './spot.tsx';

export interface OwnPlan {
  readonly height: number;
  readonly mark: Box;
  readonly stores: Box;
  readonly hand: Box;
  readonly shelters: Box;
  readonly buildings: readonly Box[];
  /** One for each card in hand. */
  readonly directives: readonly Box[];
}

const TILE_RATIO = 1.12;

/** Tiles as large as they can be in a room, in one, two or three rows. */
function grid(room: Box, n: number): readonly Box[] {
  let best: readonly Box[] = [];
  let width = 0;
  for (const rows of [1, 2, 3]) {
    const columns = Math.ceil(n / rows);
    const height = (room.height - 6 * (rows - 1)) / rows;
    const fit = Math.min((room.width - 6 * (columns - 1)) / columns, height * TILE_RATIO, 150);
    if (fit <= width) continue;
    width = fit;
    best = cells({ ...room, width: fit * columns + 6 * (columns - 1) }, columns, rows, 6);
  }
  return best;
}

/** A Directive with its condition in two lines. */
const STRIP = 46;

/** Along the bottom of the table: dice and stores, Shelters, then Buildings. */
export function widePlan(
  width: number,
  height: number,
  mark: number,
  tiles: number,
  cards: number,
): OwnPlan {
  const left = Math.min(276, width * 0.35);
  // Directives lie below the Shelters and need room for their words.
  const shelters = cards > 0 ? Math.min(250, width * 0.27) : Math.min(150, width * 0.19);
  const strips = cards * (STRIP + 3);
  const rest = {
    x: left + shelters + 18,
    y: 2,
    width: width - left - shelters - 20,
    height: height - 4,
  };
  return {
    height,
    mark: { x: 2, y: 4, width: mark, height: 34 },
    stores: { x: mark + 6, y: 4, width: left - mark - 6, height: 34 },
    hand: { x: 2, y: 44, width: left - 4, height: height - 46 },
    shelters: { x: left + 8, y: 2, width: shelters, height: height - 4 - strips },
    buildings: grid(rest, Math.max(tiles, 3)),
    directives: Array.from({ length: cards }, (_, i) => ({
      x: left + 8,
      y: height - strips + i * (STRIP + 3),
      width: shelters,
      height: STRIP,
    })),
  };
}

/** Three colonists in a row must each fit a thumb. */
const NARROW_COLUMNS = 2;
const LOW_TILE = 112;
const HIGH_TILE = 150;

/** On a phone, one below the other. */
export function narrowPlan(
  width: number,
  height: number,
  mark: number,
  hand: number,
  tiles: number,
  cards: number,
): OwnPlan {
  const rows = Math.max(1, Math.ceil(tiles / NARROW_COLUMNS));
  const shelters = 56 + hand;
  const top = shelters + 98;
  const tile = Math.max(LOW_TILE, Math.min(HIGH_TILE, (height - top) / rows - 6));
  const end = top + rows * (tile + 6);
  return {
    height: end + (cards > 0 ? 160 : 0),
    mark: { x: 2, y: 4, width: mark, height: 44 },
    stores: { x: mark + 8, y: 4, width: width - mark - 10, height: 44 },
    hand: { x: 2, y: 54, width: width - 4, height: hand },
    shelters: { x: 2, y: shelters, width: width - 4, height: 92 },
    buildings: cells(
      { x: 2, y: top, width: width - 4, height: rows * (tile + 6) - 6 },
      NARROW_COLUMNS,
      rows,
      6,
    ),
    directives: Array.from({ length: cards }, (_, i) => ({
      x: 2 + i * 116,
      y: end + 4,
      width: 108,
      height: 151,
    })),
  };
}
