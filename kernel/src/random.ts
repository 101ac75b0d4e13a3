import type { Random, RngState } from './types.ts';

/** sfc32: small, fast, and its whole state is four numbers of the game's state. */
function next(s: RngState): number {
  const t = (((s[0] + s[1]) | 0) + s[3]) | 0;
  s[3] = (s[3] + 1) | 0;
  s[0] = s[1] ^ (s[1] >>> 9);
  s[1] = (s[2] + (s[2] << 3)) | 0;
  s[2] = (s[2] << 21) | (s[2] >>> 11);
  s[2] = (s[2] + t) | 0;
  return t >>> 0;
}

/** A whole number from 0 to n - 1, each equally likely: the uneven rest of 2^32 is thrown again. */
export function below(rng: RngState, n: number): number {
  const rest = 4294967296 % n;
  for (;;) {
    const value = next(rng);
    if (value < 4294967296 - rest) return value % n;
  }
}

/** Four words from any text, mixed so that near seeds give unlike games. */
export function rngFrom(seed: string): RngState {
  let a = 0x9e3779b9;
  let b = 0x243f6a88;
  let c = 0xb7e15162;
  for (let i = 0; i < seed.length; i++) {
    const k = seed.charCodeAt(i);
    a = Math.imul(a ^ k, 0x85ebca6b) ^ (b >>> 13);
    b = Math.imul(b ^ k, 0xc2b2ae35) ^ (c >>> 16);
    c = Math.imul(c ^ k, 0x27d4eb2f) ^ (a >>> 15);
  }
  const rng: RngState = [a | 0, b | 0, c | 0, seed.length | 1];
  for (let i = 0; i < 20; i++) next(rng);
  return rng;
}

/** A generator of one's own, for whoever plays or tests; never for rules. */
export function randomFrom(seed: string): Random {
  const rng = rngFrom(seed);
  return (n) => below(rng, n);
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
