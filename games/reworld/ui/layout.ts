import { type Box, box, cells, type Point } from '@orrery/kit';
import { data } from '../data/index.ts';

/** Where things are drawn; two plans for each chapter, one for a wide box and one for a phone. */

export interface PortPlan {
  readonly port: Point;
  readonly post: Point;
  readonly label: Point;
  readonly price: Point;
}

export interface StationPlan {
  readonly width: number;
  readonly height: number;
  readonly tile: number;
  readonly card: number;
  /** How wide the cards of a price are. */
  readonly ghost: number;
  /** In ring order. */
  readonly ports: readonly PortPlan[];
  /** The middle line of the station's tube. */
  readonly hull: string;
  readonly admiral: Box;
  readonly leave: Box;
  readonly track: Box;
  readonly ships: Box & { readonly columns: number };
  readonly mothership: Box;
  /** Where a payment is put together. */
  readonly tray: Box;
}

const stadium = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

const COLUMNS = 10;
const MIDDLE = 320;

/** Ports stand outside the tube and posts inside; both follow its bend at the ends. */
function widePort(side: 'top' | 'bottom', column: number): PortPlan {
  const x = 150 + (column - 1) * 94.4;
  const end = Math.min(column - 1, COLUMNS - column);
  const bend = end === 0 ? 34 : end === 1 ? 3 : 0;
  const flip = (y: number) => ({ x, y: side === 'top' ? y : 2 * MIDDLE - y });
  const post = flip(151 + bend);
  return { port: flip(46 + bend), post, label: flip(98 + bend), price: post };
}

const WIDE: StationPlan = {
  width: 1150,
  height: 640,
  tile: 76,
  card: 52,
  ghost: 42,
  ports: data.station.ring.map((id) => {
    const port = data.station.ports.find((entry) => entry.id === id);
    return widePort(port?.side ?? 'top', port?.column ?? 1);
  }),
  hull: stadium(60, 98, 1030, 444, 200),
  admiral: box(14, 250, 104, 140),
  leave: box(1032, 250, 104, 140),
  ships: { ...box(186, 196, 778, 124), columns: 7 },
  track: box(188, 326, 270, 118),
  mothership: box(474, 326, 488, 118),
  tray: box(182, 322, 786, 126),
};

/** On a phone the ring is the rim of a square of six by six: exactly twenty. */
const CELL = { width: 100, height: 104 };
const RIM: readonly (readonly [number, number])[] = [
  ...[2, 1, 0].map((row) => [0, row] as const),
  ...[1, 2, 3, 4].map((column) => [column, 0] as const),
  ...[0, 1, 2, 3, 4, 5].map((row) => [5, row] as const),
  ...[4, 3, 2, 1].map((column) => [column, 5] as const),
  ...[5, 4, 3].map((row) => [0, row] as const),
];

const TALL: StationPlan = {
  width: 600,
  height: 624,
  tile: 78,
  card: 52,
  ghost: 22,
  ports: RIM.map(([column, row]) => {
    const x = column * CELL.width + 50;
    const y = row * CELL.height + 39;
    const low = y + 50;
    const port = { x, y };
    return { port, post: port, label: { x: x - 22, y: low }, price: { x: x + 24, y: low } };
  }),
  hull: stadium(50, 41, 500, 520, 60),
  admiral: box(104, 278, 94, 106),
  leave: box(402, 278, 94, 106),
  ships: { ...box(102, 110, 396, 164), columns: 4 },
  track: box(202, 278, 196, 106),
  mothership: box(106, 388, 388, 128),
  tray: box(100, 276, 400, 242),
};

export const stationPlan = (tall: boolean): StationPlan => (tall ? TALL : WIDE);

export interface ColonyPlan {
  readonly width: number;
  readonly height: number;
  /** The viewer's colony first. */
  readonly colonies: readonly Box[];
  readonly ships: Box & { readonly columns: number };
  /** A phone tells every row where it grows instead. */
  readonly mothership: Box | null;
}

function wideColonies(seats: number): readonly Box[] {
  const near = box(8, 320, 816, 312);
  if (seats === 2) return [near, box(8, 8, 816, 304)];
  const [left = near, right = near, low = near, corner = near] = cells(
    box(8, 8, 816, 624),
    2,
    2,
    8,
  );
  return seats === 3 ? [near, left, right] : [low, left, right, corner];
}

/** One's own colony has the whole width; the others share the line below it. */
const tallColonies = (seats: number): readonly Box[] => [
  box(2, 2, 596, 232),
  ...cells(box(2, 238, 596, 230), seats - 1, 1, 4),
];

export const colonyPlan = (tall: boolean, seats: number): ColonyPlan =>
  tall
    ? {
        width: 600,
        height: 624,
        colonies: tallColonies(seats),
        ships: { ...box(2, 470, 596, 152), columns: 7 },
        mothership: null,
      }
    : {
        width: 1150,
        height: 640,
        colonies: wideColonies(seats),
        ships: { ...box(842, 228, 300, 404), columns: 3 },
        mothership: box(842, 8, 300, 212),
      };
