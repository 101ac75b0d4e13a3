import { COMPANIES } from './companies.tsx';
import { ROUND } from './round.tsx';
import { CARDS } from './cards.tsx';
import { MAP } from './map.tsx';
import type { Explanation, Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { MarsView } from '../../rules/view-types.ts';
import { icon } from './legend.tsx';
import type { Explainer } from './seen.ts';

const EXPLAINERS: Readonly<Record<string, Explainer>> = {
  ...MAP,
  ...CARDS,
  ...ROUND,
  ...COMPANIES,
  icon,
};

/** What stands at a place, or what an icon or a heap is; all that is drawn has an explanation. */
export function explain(voice: Voice, view: MarsView, place: Place): Explanation | null {
  const [kind = '', ...names] = place.split(':');
  const explainer = Object.hasOwn(EXPLAINERS, kind) ? EXPLAINERS[kind] : undefined;
  const seen = { voice, lang: voice.lang, view, name: voice.name };
  return explainer?.(seen, names.map(Number), names) ?? null;
}
