import type { Json, Seat } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import { answers } from '../rules/answers.ts';
import type { TemplateEvent } from '../rules/state.ts';
import type { TemplateView } from '../rules/view.ts';

/** How places are named: the drawings, `where`, `touched` and `explain` agree by it. */
export const at = {
  site: (site: number): Place => `site:${site}`,
  /** A card of one's own hand, by its number from the left. */
  card: (index: number): Place => `card:${index}`,
  drop: 'drop',
  pile: 'pile',
  /** What is no place, but can be asked about. */
  hand: (seat: Seat): string => `hand:${seat}`,
  points: (seat: Seat): string => `points:${seat}`,
};

/** A place taken apart: what kind it is, and which one. */
export function kindOf(place: Place): { readonly kind: string; readonly n: number } {
  const [kind = '', n = ''] = place.split(':');
  return { kind, n: Number(n) };
}

/** An answer is at its card and where that would lie; equal cards mean the same. */
export function where(view: TemplateView, _ask: string, choice: Json): readonly Place[] {
  const { card, site } = answers.turn.read(choice);
  const cards = (view.own?.hand ?? []).flatMap((one, i) => (one === card ? [at.card(i)] : []));
  return [...cards, site === null ? at.drop : at.site(site)];
}

export function touched(event: TemplateEvent): readonly Place[] {
  switch (event.type) {
    case 'landed':
    case 'filled':
      return [at.site(event.site)];
    case 'dropped':
      return [at.drop];
    case 'drew':
      return [at.pile];
  }
}
