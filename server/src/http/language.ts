import type { Lang } from '@orrery/shared';
import type { FastifyRequest } from 'fastify';

/** `?lang=fr`, or the first of ours that the browser asks for. */
export function languageOf(request: Pick<FastifyRequest, 'query' | 'headers'>): Lang {
  const asked = (request.query as { lang?: unknown } | null)?.lang;
  if (asked === 'fr' || asked === 'en') return asked;
  const accepted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', q = 'q=1'] = part.trim().split(';');
      return { tag: tag.slice(0, 2).toLowerCase(), q: Number(q.trim().slice(2)) || 0 };
    })
    .sort((a, b) => b.q - a.q);
  const found = accepted.find(({ tag }) => tag === 'fr' || tag === 'en');
  return found?.tag === 'fr' ? 'fr' : 'en';
}
