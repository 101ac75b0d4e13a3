import type { FastifyRequest } from 'fastify';
import { Refusal } from '@orrery/table';

/**
 * Programs send no origin and carry no cookies of browsers; pages must be our own. A host whose
 * public address is known is taken by that address alone: a page of the same name without TLS may
 * be anybody's. Of others the scheme says nothing, since TLS may end at a proxy.
 */
function isOwn(origin: string | undefined, host: string, allowed: readonly string[]): boolean {
  if (origin === undefined || allowed.includes(origin)) return true;
  const page = URL.parse(origin);
  if (page === null || page.host !== host) return false;
  return !allowed.some((address) => URL.parse(address)?.host === host);
}

export function checkOrigin(
  origin: string | undefined,
  host: string,
  allowed: readonly string[],
): void {
  if (isOwn(origin, host, allowed)) return;
  throw new Refusal('FOREIGN_ORIGIN', `a page of ${origin} asked`);
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Where the public addresses are known, the server answers to their names alone, and to itself: a
 * name that somebody else leads here, and the pages below it, are not ours.
 */
export function checkHost(host: string, allowed: readonly string[]): void {
  if (allowed.length === 0) return;
  const asked = URL.parse(`http://${host}`)?.hostname ?? '';
  if (LOOPBACK.has(asked)) return;
  if (allowed.some((address) => URL.parse(address)?.hostname === asked)) return;
  throw new Refusal('FOREIGN_HOST', `${host} is not our name`);
}

/** Where whoever asks reads our pages; null for a program. For requests that `checkOrigin` let in. */
export function pageOrigin({ headers: { origin } }: FastifyRequest): string | null {
  return origin !== undefined && /^https?:/.test(origin) ? new URL(origin).origin : null;
}
