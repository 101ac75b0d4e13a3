/** A QR code (ISO/IEC 18004) of bytes at level L, versions 1 to 5: one block, up to 106 bytes. */
const DATA = [19, 34, 55, 80, 108];
const CHECK = [7, 10, 15, 20, 26];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = x;
  EXP[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 0x80 ? 0x11d : 0);
}
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0);

/** The remainder of Reed and Solomon. */
function checkBytes(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    for (const [j, factor] of generator.entries()) {
      next[j + 1] = (next[j + 1] ?? 0) ^ times(factor, EXP[i] ?? 0);
    }
    generator = next;
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)];
  for (let i = 0; i < data.length; i++) {
    const lead = rest[i] ?? 0;
    for (const [j, factor] of generator.entries()) {
      rest[i + j] = (rest[i + j] ?? 0) ^ times(factor, lead);
    }
  }
  return rest.slice(data.length);
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const size = DATA[version - 1] ?? 0;
  const bits = `0100${bytes.length.toString(2).padStart(8, '0')}${[...bytes]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')}0000`;
  const data = bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [];
  for (let pad = 0xec; data.length < size; pad ^= 0xec ^ 0x11) data.push(pad);
  return [...data, ...checkBytes(data, CHECK[version - 1] ?? 0)];
}

type Grid = (boolean | null)[][];

/** What every code of this size has; null where data goes. */
function frame(size: number): Grid {
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
  const put = (x: number, y: number, dark: boolean): void => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  const square = (cx: number, cy: number, reach: number, rings: readonly number[]): void => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++)
        put(cx + x, cy + y, rings.includes(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let i = 8; i < size - 8; i++) {
    put(i, 6, i % 2 === 0);
    put(6, i, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    square(x, y, 4, [0, 1, 3]);
  if (size > 21) square(size - 7, size - 7, 2, [0, 2]);
  return grid;
}

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_x, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function format(grid: Grid, mask: number): void {
  const size = grid.length;
  const level = 0b01000 | mask;
  let rest = level << 10;
  for (let i = 14; i >= 10; i--) if ((rest >> i) & 1) rest ^= 0x537 << (i - 10);
  const bits = ((level << 10) | rest) ^ 0x5412;
  const put = (x: number, y: number, i: number): void => {
    const row = grid[y];
    if (row) row[x] = ((bits >> i) & 1) === 1;
  };
  for (let i = 0; i < 15; i++) {
    put(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, i);
    put(i < 8 ? size - 1 - i : i === 8 ? 7 : 14 - i, 8, i);
  }
  const dark = grid[size - 8];
  if (dark) dark[8] = true;
}

function filled(size: number, words: readonly number[], mask: number): boolean[][] {
  const grid = frame(size);
  format(grid, mask);
  const isDark = MASKS[mask] ?? (() => false);
  let bit = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let step = 0; step < size; step++) {
      const up =
        right > 6 ? ((size - 1 - right) / 2) % 2 === 0 : ((size - 2 - right) / 2) % 2 === 0;
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = grid[y];
        if (!row || row[x] !== null) continue;
        const value = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        row[x] = (value === 1) !== isDark(x, y);
        bit++;
      }
    }
  }
  return grid.map((row) => row.map((dark) => dark === true));
}

/** How badly a scanner would like it: long runs, blocks, false corners, too much of one colour. */
function penalty(grid: readonly (readonly boolean[])[]): number {
  const rows = grid.map((row) => row.map(Number).join(''));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(''));
  let points = 0;
  for (const lineOf of [...rows, ...columns]) {
    for (const run of lineOf.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (lineOf.match(/(?=00001011101|10111010000)/g)?.length ?? 0);
  }
  for (let y = 1; y < rows.length; y++)
    for (let x = 1; x < rows.length; x++) {
      const block = `${rows[y - 1]?.slice(x - 1, x + 1)}${rows[y]?.slice(x - 1, x + 1)}`;
      if (block === '0000' || block === '1111') points += 3;
    }
  const dark = (rows.join('').match(/1/g)?.length ?? 0) / rows.length ** 2;
  return points + 10 * Math.floor(Math.abs(dark * 20 - 10));
}

/** Dark modules row by row; null: the text is too long for these sizes. */
export function qrCode(text: string): readonly (readonly boolean[])[] | null {
  const bytes = new TextEncoder().encode(text);
  const version = DATA.findIndex((size) => bytes.length <= size - 2) + 1;
  if (version === 0) return null;
  const words = codewords(bytes, version);
  const codes = MASKS.map((_, mask) => filled(17 + 4 * version, words, mask));
  return codes.reduce((best, code) => (penalty(code) < penalty(best) ? code : best));
}
