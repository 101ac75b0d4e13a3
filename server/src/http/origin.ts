import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors.ts';

/** Programs send no origin and carry no cookies of browsers; pages must be our own. */
function isOwnOrigin(request: FastifyRequest, allowed: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
}

export function checkOrigin(request: FastifyRequest, allowed: readonly string[]): void {
  if (isOwnOrigin(request, allowed)) return;
  throw new Refusal('FOREIGN_ORIGIN', `a page of ${request.headers.origin} asked`);
}
