import { cells } from './layout.ts';
import type { Box } from './spot.tsx';

export interface OwnPlan {
  readonly height: number;
  readonly mark: Box;
  readonly stores: Box;
  readonly hand: Box;
  readonly shelters: Box;
  readonly buildings: readonly Box[];
  readonly directives: Box | null;
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

/** Along the bottom of the table: dice and stores, Shelters, then Buildings. */
export function widePlan(width: number, height: number, tiles: number, cards: number): OwnPlan {
  const left = Math.min(312, width * 0.37);
  const shelters = Math.min(160, width * 0.19);
  const hand = cards > 0 ? Math.min(cards * 112, width * 0.24) : 0;
  const rest = {
    x: left + shelters + 20,
    y: 2,
    width: width - left - shelters - hand - 30,
    height: height - 4,
  };
  return {
    height,
    mark: { x: 2, y: 4, width: 76, height: 34 },
    stores: { x: 82, y: 4, width: left - 82, height: 34 },
    hand: { x: 2, y: 44, width: left - 4, height: height - 46 },
    shelters: { x: left + 8, y: 2, width: shelters, height: height - 4 },
    buildings: grid(rest, Math.max(tiles, 3)),
    directives: cards > 0 ? { x: width - hand, y: 2, width: hand, height: height - 4 } : null,
  };
}

/** On a phone, one below the other. */
export function narrowPlan(width: number, tiles: number, cards: number): OwnPlan {
  const columns = Math.max(3, Math.min(4, tiles));
  const rows = Math.max(1, Math.ceil(tiles / columns));
  const tile = (width - 6 * (columns - 1)) / columns;
  const tileHeight = tile / 1.05;
  const top = 288;
  const end = top + rows * (tileHeight + 6);
  return {
    height: end + (cards > 0 ? 160 : 0),
    mark: { x: 2, y: 4, width: 84, height: 44 },
    stores: { x: 92, y: 4, width: width - 94, height: 44 },
    hand: { x: 2, y: 56, width: width - 4, height: 128 },
    shelters: { x: 2, y: 188, width: width - 4, height: 92 },
    buildings: cells(
      { x: 0, y: top, width, height: rows * (tileHeight + 6) - 6 },
      columns,
      rows,
      6,
    ),
    directives: cards > 0 ? { x: 2, y: end + 4, width: width - 4, height: 150 } : null,
  };
}
