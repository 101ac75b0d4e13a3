import type { ChanceKey, Random } from './types.ts';

const ROUNDS = 10;
const WORDS = 16;
/** "expand 32-byte k", as ChaCha20 begins every block. */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** One block of ChaCha20 (RFC 8439, 2.3): sixteen words that nobody foretells without the key. */
export function chachaBlock(
  key: ChanceKey,
  counter: number,
  nonce: readonly number[] = [0, 0, 0],
): Uint32Array {
  const start = Uint32Array.from([...SIGMA, ...key, counter, ...nonce]);
  const x = start.slice();
  for (let i = 0; i < ROUNDS; i++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < WORDS; i++) x[i] = (x[i] as number) + (start[i] as number);
  return x;
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  mixIn(x, a, b, d, 16);
  mixIn(x, c, d, b, 12);
  mixIn(x, a, b, d, 8);
  mixIn(x, c, d, b, 7);
}

/** to += by; turned ^= to, rotated. */
function mixIn(x: Uint32Array, to: number, by: number, turned: number, bits: number): void {
  const sum = ((x[to] as number) + (x[by] as number)) | 0;
  const mixed = (x[turned] as number) ^ sum;
  x[to] = sum;
  x[turned] = (mixed << bits) | (mixed >>> (32 - bits));
}

// The block that the last word came from: most draws come one after the other.
let blockKey: ChanceKey | null = null;
let blockNumber = -1;
let block: Uint32Array = new Uint32Array(WORDS);

/** The draw with this number: a key of eight words is a real game's, a shorter one is fast. */
function word(key: ChanceKey, n: number): number {
  if (key.length < 8) return scramble(key, n);
  if (key !== blockKey || n >>> 4 !== blockNumber) {
    block = chachaBlock(key, n >>> 4);
    blockKey = key;
    blockNumber = n >>> 4;
  }
  return block[n & (WORDS - 1)] as number;
}

/** Fast and well spread, but no secret: for imagined worlds and for whoever plays or tests. */
function scramble(key: ChanceKey, n: number): number {
  let x = mixed((key[0] as number) + Math.imul(n, 0x9e3779b9));
  x = mixed(x ^ (key[1] as number));
  return x >>> 0;
}

function mixed(start: number): number {
  let x = start ^ (start >>> 16);
  x = Math.imul(x, 0x21f0aaad);
  x ^= x >>> 15;
  x = Math.imul(x, 0x735a2d97);
  return x ^ (x >>> 15);
}

/** A source of draws: the key and how many were made with it. */
export interface Chance {
  readonly key: ChanceKey;
  drawn: number;
}

/** A whole number from 0 to n - 1, each equally likely: the uneven rest of 2^32 is drawn again. */
export function below(chance: Chance, n: number): number {
  const rest = 4294967296 % n;
  for (;;) {
    const value = word(chance.key, chance.drawn++);
    if (value < 4294967296 - rest) return value % n;
  }
}

const SEED = /^[0-9a-f]{64}$/;

/** The key of a seed: the 256 bits of 64 hex digits as they are; any other text is mixed into as many. */
export function keyFrom(seed: string): ChanceKey {
  if (SEED.test(seed)) {
    return Array.from({ length: 8 }, (_, i) => littleEndian(seed.slice(8 * i, 8 * i + 8)));
  }
  let key: number[] = SIGMA.concat(SIGMA);
  for (let i = 0; i <= seed.length; i += 16) {
    for (let j = 0; j < 16; j++) {
      const code = i + j < seed.length ? seed.charCodeAt(i + j) + 1 : 0;
      key[j >> 1] = (key[j >> 1] as number) ^ (code << (16 * (j & 1)));
    }
    key = [...chachaBlock(key, seed.length)].slice(0, 8);
  }
  return key;
}

const littleEndian = (hex: string): number =>
  (hex.match(/../g) ?? []).reduceRight((sum, byte) => sum * 256 + parseInt(byte, 16), 0);

/** A generator of one's own, for whoever plays or tests; never for rules. */
export function randomFrom(seed: string): Random {
  const chance: Chance = { key: keyFrom(seed).slice(0, 2), drawn: 0 };
  return (n) => below(chance, n);
}

export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = random(i + 1);
    const swap = items[i] as T;
    items[i] = items[j] as T;
    items[j] = swap;
  }
  return items;
}
