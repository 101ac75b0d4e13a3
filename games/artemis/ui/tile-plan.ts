import type { Box } from '@orrery/kit';

interface Row {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** How high at most. */
  readonly size: number;
}

/** Where things are on the tile of a Building. */
export interface TilePlan {
  readonly art: Omit<Row, 'size'>;
  readonly effect: Row;
  readonly slots: Row;
  /** The middle of the name's lines; null: no room for it. */
  readonly name: { readonly y: number; readonly lines: number } | null;
}

/** How high so many lines of a name stand, with the air around them. */
const nameRoom = (letters: number, lines: number): number => letters * 1.16 * lines + 7;

/** One below the other. */
function tall({ x, y, width, height }: Box, letters: number): TilePlan {
  const middle = x + width / 2;
  const name = nameRoom(letters, 2);
  const size = Math.min(32, width / 3.6, height * 0.26);
  const signs = letters > 12 ? 22 : 18;
  const effect = y + height - name - size - 4 - signs / 2;
  const room = effect - signs / 2 - 2 - y;
  return {
    art: { x: middle, y: y + 3 + room / 2, width: Math.min(room * 1.2, width * 0.7) },
    effect: { x: middle, y: effect, width: width - 12, size: signs },
    slots: { x: middle, y: y + height - name - size / 2, width, size },
    name: { y: y + height - 4 - name / 2, lines: 2 },
  };
}

/** Art and slots side by side, the name below where there is room. */
function low({ x, y, width, height }: Box, slots: number, letters: number): TilePlan {
  const lines = width < 64 ? 0 : height >= 76 ? 2 : height >= 60 ? 1 : 0;
  const name = lines > 0 ? nameRoom(letters, lines) - 3 : 0;
  // People before pictures: they are what is clicked.
  const size = Math.min(28, (height - name) * 0.44, (width - 10) / (slots * 1.1));
  const lower = y + height - 6 - name - size / 2;
  const crew = slots * size * 1.1;
  const art = Math.min(width - crew - 16, (height - name - 24) * 1.25, 60);
  return {
    art: { x: x + 7 + art / 2, y: lower - 1, width: art },
    effect: {
      x: x + width / 2,
      y: y + (lower - size / 2 - y) / 2 + 2,
      // The bolt of a special moment stands in the corner.
      width: width - (width < 80 ? 12 : 28),
      size: width < 80 ? 14 : 18,
    },
    slots: { x: x + width - 6 - crew / 2, y: lower, width: crew, size },
    name: lines > 0 ? { y: y + height - 4 - name / 2, lines } : null,
  };
}

/** Too narrow for one line: slots below the effect. */
function small({ x, y, width, height }: Box, slots: number): TilePlan {
  const middle = x + width / 2;
  const size = Math.min(height * 0.44, (width - 8) / Math.max(slots, 1));
  return {
    art: { x: middle, y, width: 0 },
    effect: {
      x: middle,
      y: y + height * 0.28,
      width: width - 6,
      size: Math.min(20, height * 0.53),
    },
    slots: { x: middle, y: y + height - 4 - size / 2, width, size },
    name: null,
  };
}

/** All in one line; the name below instead of the picture where there is room for either. */
function flat({ x, y, width, height }: Box, slots: number, letters: number): TilePlan {
  const lines = [2, 1].find((n) => height >= letters * 1.16 * n + 22) ?? 0;
  const name = lines > 0 ? letters * 1.16 * lines : 0;
  const size = Math.min(24, (height - name) * 0.84);
  const crew = slots * size;
  // What it does before how it looks.
  const art = lines > 0 ? 0 : Math.max(0, Math.min(34, height * 1.1, width - crew - 86));
  const effect = width - art - crew - 14;
  const line = y + (height - name) / 2;
  return {
    art: { x: x + 4 + art / 2, y: line, width: art },
    effect: { x: x + 6 + art + effect / 2, y: line, width: effect, size: letters > 12 ? 20 : 18 },
    slots: { x: x + width - 6 - crew / 2, y: line, width: crew, size },
    name: lines > 0 ? { y: y + height - 3 - name / 2, lines } : null,
  };
}

/** As its box allows; `letters` is how high its name is written. */
export function tilePlan(box: Box, slots: number, letters: number): TilePlan {
  const { width, height } = box;
  if (height >= 100 && width >= 64) return tall(box, letters);
  // On a phone's board, where letters are large, a line across is better than a crowd.
  // The same for rivals' tiles, where a line across leaves room for the name.
  const across = letters > 14 ? 76 : width > 96 ? 60 : 44;
  if (height >= across) return low(box, slots, letters);
  return width <= 96 ? small(box, slots) : flat(box, slots, letters);
}
