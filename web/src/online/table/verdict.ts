import { type Json, sameJson, type Viewer } from '@orrery/kernel';
import type { Room } from '@orrery/protocol';
import {
  checkDraw,
  type Draw,
  flawOf,
  type ReplayClient,
  Refusal,
  type ErrorCode,
} from '@orrery/table/client';
import { firstSeen, ownNonce } from './commitments.ts';

/**
 * fair: every part of the draw fits, and the game that was seen follows from it. changed: the
 * fingerprint is another than at first; unused: what this browser added is not in it; foul: the rest
 * does not fit. unable: no hashes here; unread: the file could not be had.
 */
export type Verdict = 'fair' | 'foul' | 'changed' | 'unused' | 'unable' | 'unread';

/** The end of a game as this page saw it. */
export interface Seen {
  readonly viewer: Viewer;
  readonly view: unknown;
}

/** What is needed to find out; tests bring their own. */
export interface Means {
  /** Null: this browser computes none on this page. */
  readonly sha256: ((text: string) => Promise<string>) | null;
  file(id: string): Promise<string>;
  replay(id: string, text: string): Promise<ReplayClient>;
}

/** What a replay says of a file that tells no true game. */
const LIES: ReadonlySet<ErrorCode> = new Set(['TAMPERED', 'BAD_SAVE', 'OTHER_GAME', 'BUG']);

export async function verdictOf(
  id: string,
  { commitment, nonces, seed }: Room,
  seen: Seen,
  { sha256, file, replay }: Means,
): Promise<Verdict> {
  if (firstSeen(id, commitment) !== commitment) return 'changed';
  const own = ownNonce(id);
  if (own !== null && !nonces.includes(own)) return 'unused';
  if (sha256 === null) return 'unable';
  try {
    const text = await file(id);
    const told: Draw = { commitment, serverSeed: seed ?? '', nonces };
    if ((await seedIn(text, told, sha256)) === null) return 'foul';
    const game = await replay(id, text);
    const end = await game.at(game.length, seen.viewer);
    game.close();
    return sameJson(end.view as Json, seen.view as Json) ? 'fair' : 'foul';
  } catch (error) {
    return error instanceof Refusal && !error.byServer && LIES.has(error.code) ? 'foul' : 'unread';
  }
}

/** The seed of a game's file, if it was drawn as this page was told; null: it was not. */
async function seedIn(
  text: string,
  told: Draw,
  sha256: (text: string) => Promise<string>,
): Promise<string | null> {
  const { seed, draw: written } = JSON.parse(text) as { readonly [field: string]: unknown };
  if (typeof seed !== 'string') return null;
  const { commitment, serverSeed, nonces } = checkDraw(written, told.nonces.length);
  // As everybody at the table was told it, and not as a file may say afterwards.
  const isTold = commitment === told.commitment && serverSeed === told.serverSeed;
  if (!isTold || !sameJson(nonces, told.nonces)) return null;
  return (await flawOf(told, seed, sha256)) === null ? seed : null;
}
