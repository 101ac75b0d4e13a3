import type { Seat } from '@orrery/kernel';
import { dealText } from '@orrery/table/client';
import { sha256 } from '../ids.ts';
import type { Act, OnlineTable, Nonces } from './types.ts';

/** A table at which everybody sits waits so long for what somebody owes to the deal. */
export const OWED_WITHIN_MS = 10_000;

/** What each seat has added to the deal, or had when it was dealt. */
export const noncesOf = ({ chairs, nonces }: OnlineTable): Nonces =>
  nonces ?? chairs.map((chair) => (chair.kind === 'human' ? (chair.nonce ?? null) : null));

/** Seats that have said they will add something. */
export const owedBySeats = ({ chairs, model }: OnlineTable): readonly Seat[] =>
  model !== null
    ? []
    : chairs.flatMap((chair, seat) => (chair.kind === 'human' && chair.owes ? [seat] : []));

const isFull = ({ chairs }: OnlineTable): boolean => chairs.every(({ kind }) => kind !== 'empty');

/** Every seat is taken, and nothing is owed to the deal any more. */
export const isComplete = (online: OnlineTable): boolean =>
  isFull(online) && owedBySeats(online).length === 0;

/** All chance of a game comes from it; nobody could choose it: see docs/verify.md. */
export const dealtSeed = (serverSeed: string, nonces: Nonces): string =>
  sha256(dealText(serverSeed, nonces));

/** When a full table waits for what is owed no longer; null: it does not wait for that. */
export const dealDue = (online: OnlineTable): number | null =>
  online.model === null && !online.closed && isFull(online) && owedBySeats(online).length > 0
    ? online.updated + OWED_WITHIN_MS
    : null;

/** The deal without what is still owed, if it is time for that. */
export function dealNow(online: OnlineTable, now: number): Act | null {
  const due = dealDue(online);
  return due !== null && now >= due ? { kind: 'deal' } : null;
}
