import type { ChanceKey, CoreState, Random } from './types.ts';

/** "expand 32-byte k", as ChaCha20 begins every block. */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];

/** A block of ChaCha20 (RFC 8439, 2.3), by twenty rounds: 16 words that nobody knows without the key. */
export function chachaBlock(key: ChanceKey, counter: number, nonce = [0, 0, 0]): Uint32Array {
  const start = Uint32Array.of(...SIGMA, ...key, counter, ...nonce);
  const x = start.slice();
  for (let i = 0; i < 20; i += 2) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i] = (x[i] as number) + (start[i] as number);
  return x;
}

/** Adds, mixes and turns four words; in locals, since draws come thousands of times a second. */
function quarter(x: Uint32Array, i: number, j: number, k: number, l: number): void {
  let a = x[i] as number;
  let b = x[j] as number;
  let c = x[k] as number;
  let d = x[l] as number;
  d = turned(d ^ (a = (a + b) | 0), 16);
  b = turned(b ^ (c = (c + d) | 0), 12);
  d = turned(d ^ (a = (a + b) | 0), 8);
  b = turned(b ^ (c = (c + d) | 0), 7);
  x[i] = a;
  x[j] = b;
  x[k] = c;
  x[l] = d;
}

const turned = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** The block of the last draw: most draws come one after the other. */
let last: { key: ChanceKey; number: number; words: Uint32Array } | null = null;

/** The draw with this number: a key of eight words is a real game's, a shorter one is fast. */
function word(key: ChanceKey, n: number): number {
  if (key.length < 8) return scramble(key, n);
  const number = n >>> 4;
  if (key !== last?.key || number !== last.number) {
    last = { key, number, words: chachaBlock(key, number) };
  }
  return last.words[n & 15] as number;
}

/** Fast and well spread, but no secret: for imagined worlds and for whoever plays or tests. */
function scramble(key: ChanceKey, n: number): number {
  const x = spread((key[0] as number) + Math.imul(n, 0x9e3779b9));
  return spread(x ^ (key[1] as number)) >>> 0;
}

function spread(start: number): number {
  let x = Math.imul(start ^ (start >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return x ^ (x >>> 15);
}

/** A source of draws: the key and how many were made with it. */
type Chance = Pick<CoreState, 'key' | 'drawn'>;

/** A whole number from 0 to n - 1, each equally likely: the uneven rest of 2^32 is drawn again. */
export function below(chance: Chance, n: number): number {
  const even = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const value = word(chance.key, chance.drawn++);
    if (value < even) return value % n;
  }
}

/** The key of a seed: the 256 bits of 64 hex digits as they are; any other text is mixed into as many. */
export function keyFrom(seed: string): ChanceKey {
  if (/^[0-9a-f]{64}$/.test(seed)) return (seed.match(/.{8}/g) ?? []).map(littleEndian);
  let key: number[] = [...SIGMA, ...SIGMA];
  for (let i = 0; i <= seed.length; i += 16) {
    for (let j = 0; j < 16; j++) {
      // Past the end of the text there is no code, and nothing is mixed in.
      const code = seed.charCodeAt(i + j) + 1 || 0;
      key[j >> 1] = (key[j >> 1] as number) ^ (code << (16 * (j & 1)));
    }
    key = [...chachaBlock(key, seed.length).subarray(0, 8)];
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
    [items[i], items[j]] = [items[j] as T, items[i] as T];
  }
  return items;
}
