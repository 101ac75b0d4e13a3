import type { Seat } from '@orrery/kernel';
import { Refusal } from './errors.ts';

/** How an online game's seed was drawn: see docs/verify.md. */
export interface Draw {
  /** SHA-256 of the server's seed, told before anybody added a nonce. */
  readonly commitment: string;
  /** 64 hex digits. */
  readonly serverSeed: string;
  /** What each seat added, 32 hex digits; null: nothing. */
  readonly nonces: readonly (string | null)[];
}

/** What is hashed for the seed of a game: a line each for the server's seed and every nonce. */
export function dealText(serverSeed: string, nonces: Draw['nonces']): string {
  const line = (nonce: string | null, seat: Seat): string =>
    nonce === null ? '' : `${seat} ${nonce}\n`;
  return `orrery-deal-1\n${serverSeed}\n${nonces.map(line).join('')}`;
}

/** What of a draw does not fit. */
export type Flaw = 'commitment' | 'seed';

/** Whether a game's seed was drawn so; null: it was. `sha256` takes a text and gives hex digits. */
export async function flawOf(
  { commitment, serverSeed, nonces }: Draw,
  seed: string,
  sha256: (text: string) => string | Promise<string>,
): Promise<Flaw | null> {
  if ((await sha256(serverSeed)) !== commitment) return 'commitment';
  return (await sha256(dealText(serverSeed, nonces))) === seed ? null : 'seed';
}

const isHex = (value: unknown, digits: number): boolean =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]*$/.test(value);

/** A draw that came from outside, of a game of so many seats. */
export function checkDraw(value: unknown, seats: number): Draw {
  const draw = (value ?? {}) as Partial<Record<keyof Draw, unknown>>;
  const { commitment, serverSeed, nonces } = draw;
  const isNonce = (nonce: unknown): boolean => nonce === null || isHex(nonce, 32);
  const areNonces = Array.isArray(nonces) && nonces.length === seats && nonces.every(isNonce);
  if (!isHex(commitment, 64) || !isHex(serverSeed, 64) || !areNonces) {
    throw new Refusal(
      'BAD_SAVE',
      'this file does not tell how its seed was drawn, or only half of it',
    );
  }
  // Every field has been looked at.
  return value as Draw;
}
