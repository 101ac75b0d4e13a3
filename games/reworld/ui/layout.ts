import { data } from '../data/index.ts';
import type { Box } from './spot.tsx';

/** Where things are drawn; two plans, one for a wide box and one for a phone. */
interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PortPlan {
  readonly port: Point;
  readonly post: Point;
  readonly label: Point;
}

export interface StationPlan {
  readonly width: number;
  readonly height: number;
  readonly tile: number;
  readonly card: number;
  /** In ring order. */
  readonly ports: readonly PortPlan[];
  /** The middle line of the station's tube. */
  readonly hull: string;
  readonly admiral: Box;
  readonly leave: Box;
  readonly track: Box;
  readonly ships: Box & { readonly columns: number };
  readonly mothership: Box;
  /** Where payments are spread out. */
  readonly tray: Box;
  /** What is tapped is at least so large. */
  readonly thumb: number;
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
  const flip = (y: number) => (side === 'top' ? y : 2 * MIDDLE - y);
  return {
    port: { x, y: flip(46 + bend) },
    post: { x, y: flip(151 + bend) },
    label: { x, y: flip(98 + bend) },
  };
}

const WIDE: StationPlan = {
  width: 1150,
  height: 640,
  tile: 76,
  card: 52,
  ports: data.station.ring.map((id) => {
    const port = data.station.ports.find((entry) => entry.id === id);
    return widePort(port?.side ?? 'top', port?.column ?? 1);
  }),
  hull: stadium(60, 98, 1030, 444, 200),
  admiral: { x: 14, y: 250, width: 104, height: 140 },
  leave: { x: 1032, y: 250, width: 104, height: 140 },
  ships: { x: 186, y: 196, width: 778, height: 124, columns: 7 },
  track: { x: 188, y: 326, width: 270, height: 118 },
  mothership: { x: 474, y: 326, width: 488, height: 118 },
  tray: { x: 182, y: 192, width: 786, height: 256 },
  thumb: 44,
};

/** A thumb in the plans of a phone, which is a good third smaller than they are. */
const THUMB = 76;

/** On a phone the ring is the rim of a square of six by six: exactly twenty. */
const CELL = { width: 100, height: 116 };
const RIM: readonly (readonly [number, number])[] = [
  ...[2, 1, 0].map((row) => [0, row] as const),
  ...[1, 2, 3, 4].map((column) => [column, 0] as const),
  ...[0, 1, 2].map((row) => [5, row] as const),
  ...[3, 4, 5].map((row) => [5, row] as const),
  ...[4, 3, 2, 1].map((column) => [column, 5] as const),
  ...[5, 4, 3].map((row) => [0, row] as const),
];

const TALL: StationPlan = {
  width: 600,
  height: 700,
  tile: 80,
  card: 58,
  ports: RIM.map(([column, row]) => {
    const middle = { x: column * CELL.width + 50, y: row * CELL.height + 53 };
    return { port: middle, post: middle, label: { x: middle.x, y: middle.y + 47 } };
  }),
  hull: stadium(50, 53, 500, 580, 60),
  admiral: { x: 106, y: 290, width: 90, height: 112 },
  leave: { x: 404, y: 290, width: 90, height: 112 },
  ships: { x: 104, y: 112, width: 392, height: 172, columns: 4 },
  track: { x: 202, y: 290, width: 196, height: 112 },
  mothership: { x: 106, y: 417, width: 388, height: 161 },
  tray: { x: 102, y: 108, width: 396, height: 472 },
  thumb: THUMB,
};

export const isTall = (width: number, height: number): boolean => width < height * 1.25;
export const stationPlan = (tall: boolean): StationPlan => (tall ? TALL : WIDE);

export interface ColonyPlan {
  readonly width: number;
  readonly height: number;
  /** The viewer's colony first. */
  readonly colonies: readonly Box[];
  readonly ships: Box & { readonly columns: number };
  readonly mothership: Box | null;
  readonly station: Box | null;
  /** What is tapped in one's own colony is at least so large. */
  readonly thumb: number;
}

function wideColonies(seats: number): readonly Box[] {
  const near = { x: 8, y: 320, width: 816, height: 312 };
  if (seats === 2) return [near, { x: 8, y: 8, width: 816, height: 304 }];
  const half = { width: 404, height: 304 };
  const others = [
    { x: 8, y: 8, ...half },
    { x: 420, y: 8, ...half },
  ];
  if (seats === 3) return [near, ...others];
  return [
    { x: 8, y: 320, width: 404, height: 312 },
    ...others,
    { x: 420, y: 320, width: 404, height: 312 },
  ];
}

/** One's own colony has the whole width; the others share the line below it. */
function tallColonies(seats: number): readonly Box[] {
  const others = seats - 1;
  const width = (596 - 4 * (others - 1)) / others;
  return [
    { x: 2, y: 2, width: 596, height: 292 },
    ...Array.from({ length: others }, (_, i) => ({
      x: 2 + i * (width + 4),
      y: 298,
      width,
      height: 286,
    })),
  ];
}

export const colonyPlan = (tall: boolean, seats: number): ColonyPlan =>
  tall
    ? {
        width: 600,
        height: 718,
        colonies: tallColonies(seats),
        ships: { x: 2, y: 589, width: 596, height: 128, columns: 7 },
        mothership: null,
        station: null,
        thumb: THUMB,
      }
    : {
        width: 1150,
        height: 640,
        colonies: wideColonies(seats),
        ships: { x: 842, y: 236, width: 300, height: 396, columns: 3 },
        mothership: { x: 842, y: 84, width: 300, height: 144 },
        station: { x: 842, y: 8, width: 300, height: 68 },
        thumb: 44,
      };
