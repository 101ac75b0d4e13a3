import type { Kind } from '../data/index.ts';

/** Green for Planets, blue for Technologies, red for Ships, then gold: also the colours of symbols. */
export const KIND_FILLS = [
  'var(--aa-green)',
  'var(--aa-blue)',
  'var(--aa-red)',
  'var(--aa-gold)',
] as const;

export const EVERY_KIND_ID = ['planet', 'technology', 'ship'] as const;
export const kindName = (kind: Kind): (typeof EVERY_KIND_ID)[number] => EVERY_KIND_ID[kind];
