import type { CardEffect } from '../data/index.ts';
import { INDEX } from '../rules/crew.ts';
import type { Outlook } from './outlook.ts';

/** Only counts of colonists and stocks of one's own; Buildings count their crews in tiles.ts. */
export function perAmount(o: Outlook, effect: Extract<CardEffect, { op: 'gainPer' }>): number {
  const { per, base, each, every, maxExtra } = effect;
  let n = 0;
  if (per.op === 'countStock') n = o[per.what];
  else if (per.op === 'countColonists') {
    n =
      per.type === 'any'
        ? o.colony[0] + o.colony[1] + o.colony[2] + o.colony[3]
        : o.colony[INDEX[per.type]];
  } else {
    n = Infinity;
    for (const type of per.types) n = Math.min(n, o.colony[INDEX[type]]);
  }
  // Between two steps one is half way to the next.
  const steps = Math.max(0, n / every - (every - 1) / (2 * every));
  const extra = each * (Number.isInteger(n) && o.rest === 0 ? Math.floor(n / every) : steps);
  return base + Math.min(extra, maxExtra ?? extra);
}
