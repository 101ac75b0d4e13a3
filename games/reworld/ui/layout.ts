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
}

const stadium = (x: number, y: number, width: number, height: number, r: number): string =>
  `M${x + r} ${y}h${width - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${height - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - width}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - height}a${r} ${r} 0 0 1 ${r} ${-r}z`;

const COLUMNS = 10;
const MIDDLE = 320;

/** Ports stand outside the tube and posts inside; both follow its bend at the ends. */
function widePort(side: 'top' | 'bottom', column: number): PortPlan {
  const x = 148 + (column - 1) * 82.7;
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
  width: 1040,
  height: 640,
  tile: 72,
  card: 52,
  ports: data.station.ring.map((id) => {
    const port = data.station.ports.find((entry) => entry.id === id);
    return widePort(port?.side ?? 'top', port?.column ?? 1);
  }),
  hull: stadium(60, 98, 920, 444, 200),
  admiral: { x: 14, y: 250, width: 104, height: 140 },
  leave: { x: 922, y: 250, width: 104, height: 140 },
  ships: { x: 184, y: 196, width: 672, height: 122, columns: 7 },
  track: { x: 184, y: 326, width: 250, height: 118 },
  mothership: { x: 444, y: 326, width: 412, height: 118 },
  tray: { x: 176, y: 192, width: 688, height: 256 },
};

/** On a phone the ring is the rim of a square of six by six: exactly twenty. */
const CELL = 100;
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
  height: 640,
  tile: 80,
  card: 58,
  ports: RIM.map(([column, row]) => {
    const middle = { x: column * CELL + 50, y: row * 106 + 55 };
    return { port: middle, post: middle, label: { x: middle.x, y: middle.y + 46 } };
  }),
  hull: stadium(50, 55, 500, 530, 60),
  admiral: { x: 106, y: 268, width: 90, height: 106 },
  leave: { x: 404, y: 268, width: 90, height: 106 },
  ships: { x: 106, y: 110, width: 388, height: 154, columns: 4 },
  track: { x: 202, y: 268, width: 196, height: 106 },
  mothership: { x: 106, y: 380, width: 388, height: 148 },
  tray: { x: 102, y: 108, width: 396, height: 424 },
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
}

function wideColonies(seats: number): readonly Box[] {
  const left = { x: 8, width: 712 };
  if (seats === 2)
    return [
      { ...left, y: 320, height: 312 },
      { ...left, y: 8, height: 304 },
    ];
  const half = { width: 352, height: 304 };
  const others = [
    { x: 8, y: 8, ...half },
    { x: 368, y: 8, ...half },
  ];
  if (seats === 3) return [{ ...left, y: 320, height: 312 }, ...others];
  return [
    { x: 8, y: 320, width: 352, height: 312 },
    ...others,
    { x: 368, y: 320, width: 352, height: 312 },
  ];
}

function tallColonies(seats: number): readonly Box[] {
  const half = { width: 296, height: 246 };
  if (seats === 2)
    return [
      { x: 2, y: 2, width: 596, height: 256 },
      { x: 2, y: 264, width: 596, height: 236 },
    ];
  const below = [
    { x: 2, y: 258, ...half },
    { x: 302, y: 258, ...half },
  ];
  if (seats === 3) return [{ x: 2, y: 2, width: 596, height: 250 }, ...below];
  return [{ x: 2, y: 4, ...half }, { x: 302, y: 4, ...half }, ...below];
}

export const colonyPlan = (tall: boolean, seats: number): ColonyPlan =>
  tall
    ? {
        width: 600,
        height: 640,
        colonies: tallColonies(seats),
        ships: { x: 2, y: 510, width: 596, height: 128, columns: 7 },
        mothership: null,
        station: null,
      }
    : {
        width: 1040,
        height: 640,
        colonies: wideColonies(seats),
        ships: { x: 732, y: 236, width: 300, height: 396, columns: 3 },
        mothership: { x: 732, y: 84, width: 300, height: 144 },
        station: { x: 732, y: 8, width: 300, height: 68 },
      };
