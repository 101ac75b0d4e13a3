import type { FastifyRequest } from 'fastify';
import { Refusal } from '@orrery/table';
import { isSmall } from '../shape.ts';

/** PostgreSQL keeps it in no text, and nobody means to write it. */
const NUL = '\0';

/** What is nested is looked at in turn and not by recursion. */
function hasNul(given: unknown): boolean {
  const waiting = [given];
  for (const value of waiting) {
    if (typeof value === 'string' && value.includes(NUL)) return true;
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, inner] of Object.entries(value)) waiting.push(key, inner);
  }
  return false;
}

/** Both databases refuse the same texts, wherever in a request they are; and nothing is nested for ever. */
export function checkTexts({ body, query, params }: FastifyRequest): void {
  if (!isSmall(body)) throw new Refusal('BAD_MESSAGE', 'a body is too deep or too large');
  if (hasNul([body, query, params])) throw new Refusal('BAD_MESSAGE', 'a text holds U+0000');
}
