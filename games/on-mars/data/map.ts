import { missing } from '@orrery/kernel';
import { data } from './index.ts';

/** A hex is known by its place in the list of the data; -1 is no hex. */
export type Hex = number;

export const HEXES: readonly string[] = data.map.hexes.map(({ hex }) => hex);
export const HEX_COUNT = HEXES.length;

const INDEX = new Map<string, Hex>(HEXES.map((name, index) => [name, index]));

/** The hex with this name, such as "-2,1". */
export const hexAt = (name: string): Hex => INDEX.get(name) ?? missing('hex', name);

/** For each hex the one in each of the six directions; -1: the map ends there. */
export const BESIDE: readonly (readonly Hex[])[] = data.map.hexes.map(({ q, r }) =>
  data.map.directions.map(({ dq, dr }) => INDEX.get(`${q + dq},${r + dr}`) ?? -1),
);

/** Adjacent hexes that are on the map (MARS-MAP-02). */
export const AROUND: readonly (readonly Hex[])[] = BESIDE.map((hexes) =>
  hexes.filter((hex) => hex >= 0),
);

/** A Bot's Building Zone: its hex and the adjacent ones (MARS-CTRL-05). */
export const ZONE: readonly (readonly Hex[])[] = AROUND.map((hexes, hex) => [hex, ...hexes]);

const DISTANCES: Uint8Array = new Uint8Array(HEX_COUNT * HEX_COUNT);
data.map.hexes.forEach((a, i) => {
  data.map.hexes.forEach((b, j) => {
    const [dq, dr] = [a.q - b.q, a.r - b.r];
    DISTANCES[i * HEX_COUNT + j] = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
  });
});

/** On this map the axial distance is the shortest way (MARS-MAP-02). */
export const distance = (a: Hex, b: Hex): number => DISTANCES[a * HEX_COUNT + b] ?? 0;

export const FARTHEST = Math.max(...DISTANCES);

/** For each hex and distance the hexes just so far away, in the order of the map. */
const RINGS: readonly (readonly (readonly Hex[])[])[] = HEXES.map((_, from) => {
  const rings: Hex[][] = Array.from({ length: FARTHEST + 1 }, () => []);
  HEXES.forEach((__, to) => rings[distance(from, to)]?.push(to));
  return rings;
});

const NOTHING: readonly Hex[] = [];
export const ring = (from: Hex, steps: number): readonly Hex[] => RINGS[from]?.[steps] ?? NOTHING;

/** Rovers that are not yet on the map count from here (MARS-CTRL-06). */
export const START: Hex = hexAt(data.map.startMine.hex);

/** For people: a letter for the column, and the row counted from the top. */
export const hexLabel = (hex: Hex): string => LABELS[hex] ?? missing('hex', hex);

const LABELS: readonly string[] = data.map.hexes.map(({ q, r }) => {
  const row = data.map.hexes.filter((other) => other.q === q && other.r <= r).length;
  return `${String.fromCharCode(71 + q)}${row}`;
});
