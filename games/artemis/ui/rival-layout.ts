import { type Box, cells } from '@orrery/kit';

interface Has {
  readonly players: number;
  readonly dice: number;
  readonly people: number;
  readonly cards: number;
  readonly tiles: number;
  /** How many Buildings each of the rivals has. */
  readonly all: readonly number[];
}

interface RivalPlan {
  readonly height: number;
  readonly stores: Box;
  readonly mark: Box;
  readonly dice: Box;
  readonly cards: Box;
  readonly shelters: Box;
  readonly tiles: readonly Box[];
}

const GAP = 4;
const CARDS = 34;
const SHELTERS = 27;
/** From one die to the next, and from one person to the next where they stand close. */
const DIE = 23;
const PERSON = 14;
/** More would not fit beside the board without scrolling. */
const ROOMY = 3;
/** A list of its own on a phone, where marks are tapped. */
const ALONE = 300;
const THUMB = 46;

/** Two tiles side by side have room for their names: in two lines, or in one where there are many. */
const NAMED = 2;
const NAMED_HEIGHTS = [52, 38] as const;
/** What all rivals' tiles may take beside the board of a small screen, and what else a rival takes. */
const BESIDE = 630;
const HEAD = { roomy: 141, close: 113 } as const;

/** How high named tiles can be; null: so many that only their pictures fit. */
function namedHeight(all: readonly number[], roomy: boolean): number | null {
  const rows = all.reduce((sum, tiles) => sum + Math.ceil(tiles / NAMED), 0);
  const free = BESIDE - all.length * HEAD[roomy ? 'roomy' : 'close'];
  return NAMED_HEIGHTS.find((height) => rows * (height + GAP) <= free) ?? null;
}

/** Stores, then dice and Shelters, then Buildings; closer together where many play. */
export function rivalPlan(width: number, least: number, has: Has): RivalPlan {
  const thumb = width > ALONE;
  const mark = thumb ? Math.max(least, THUMB) : least;
  const roomy = has.players <= ROOMY || thumb;
  const row = thumb ? 46 : 26;
  const stores = { x: 0, y: 0, width, height: row };
  const y = row + 2;
  const cards = has.cards > 0 ? CARDS : 0;
  const free = width - mark - cards;
  // Dice are to be read: only where many people live do they lie over each other.
  const lived = has.people > 0 ? 30 + PERSON * has.people : 0;
  const beside = Math.min(DIE * has.dice, Math.max(free * 0.52, free - lived));
  // Few players: people have a line of their own.
  const under = roomy && has.people > 0;
  const shelters = under
    ? { x: 2, y: y + row + 1, width: width - 4, height: SHELTERS }
    : { x: mark + beside + 4, y: y - 1, width: free - beside - 6, height: SHELTERS };
  const top = y + (under ? row + 1 + SHELTERS : Math.max(row, SHELTERS)) + GAP;
  const named = thumb ? null : namedHeight(has.all, roomy);
  const pictures = roomy ? 4 : has.tiles > 8 ? 6 : Math.max(4, Math.min(5, has.tiles));
  const columns = named === null ? pictures : NAMED;
  const rows = Math.ceil(has.tiles / columns);
  const wide = (width - GAP * (columns - 1)) / columns;
  const high = named ?? (roomy ? wide * 0.94 : 36);
  return {
    height: rows > 0 ? top + rows * (high + GAP) : top,
    stores,
    mark: { x: 0, y, width: mark, height: row - 2 },
    dice: { x: mark, y, width: under ? free : beside, height: row - 2 },
    cards: { x: width - cards, y, width: cards, height: row - 2 },
    shelters,
    tiles:
      rows > 0
        ? cells({ x: 0, y: top, width, height: rows * (high + GAP) - GAP }, columns, rows, GAP)
        : [],
  };
}
