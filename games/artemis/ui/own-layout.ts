import { type Box, box, cells } from '@orrery/kit';

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

/** How much there is to draw. */
interface Has {
  readonly mark: number;
  readonly tiles: number;
  readonly cards: number;
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
export function widePlan(width: number, height: number, { mark, tiles, cards }: Has): OwnPlan {
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
    mark: box(2, 4, mark, 34),
    stores: box(mark + 6, 4, left - mark - 6, 34),
    hand: box(2, 44, left - 4, height - 46),
    shelters: box(left + 8, 2, shelters, height - 4 - strips),
    buildings: grid(rest, Math.max(tiles, 3)),
    directives: Array.from({ length: cards }, (_, i) =>
      box(left + 8, height - strips + i * (STRIP + 3), shelters, STRIP),
    ),
  };
}

/** Three colonists in a row must each fit a thumb. */
const NARROW_COLUMNS = 2;
/** A Directive with two lines that can be read on a phone. */
const CARD = 62;
const LOW_TILE = 112;
const HIGH_TILE = 150;

/** On a phone, one below the other. */
export function narrowPlan(
  width: number,
  height: number,
  { mark, tiles, cards, hand }: Has & { readonly hand: number },
): OwnPlan {
  const rows = Math.max(1, Math.ceil(tiles / NARROW_COLUMNS));
  const shelters = 56 + hand;
  const top = shelters + 98;
  const tile = Math.max(LOW_TILE, Math.min(HIGH_TILE, (height - top) / rows - 6));
  const end = top + rows * (tile + 6);
  return {
    height: end + cards * (CARD + 4),
    mark: box(2, 4, mark, 44),
    stores: box(mark + 8, 4, width - mark - 10, 44),
    hand: box(2, 54, width - 4, hand),
    shelters: box(2, shelters, width - 4, 92),
    buildings: cells(box(2, top, width - 4, rows * (tile + 6) - 6), NARROW_COLUMNS, rows, 6),
    directives: Array.from({ length: cards }, (_, i) =>
      box(2, end + i * (CARD + 4), width - 4, CARD),
    ),
  };
}
