import { missing, type Seat } from '@orrery/kernel';
import { type Colonist, FILED, type Good, type Stock } from '../data/index.ts';
import { addTo, placesFor, total } from './colony.ts';
import { INDEX, colonistName } from './crew.ts';
import type { Cause } from './events.ts';
import type { Do, Effect } from './handler.ts';
import { type Artemis, type Category, player, SHELTERS } from './state.ts';

const CATEGORY: Readonly<Partial<Record<Cause, Category>>> = FILED;

export function gain(s: Artemis, seat: Seat, what: Good, n: number, by: Cause, ctx: Do): void {
  if (n === 0) return;
  const p = player(s, seat);
  if (what === 'relief') {
    // Several Reliefs are taken one by one (ART-REL-04).
    for (let i = 0; i < n; i++) ctx.then({ type: 'relief', seat });
    return;
  }
  if (what === 'vp') p.points[CATEGORY[by] ?? missing('category of points', by)] += n;
  else p[what] += n;
  ctx.emit({ type: 'gained', seat, what, n, by });
}

/** As much as there is (ART-GEN-11); what is lost or paid goes to the supply, which has no end. */
export function lose(s: Artemis, seat: Seat, what: Stock, n: number, by: Cause, ctx: Do): void {
  const p = player(s, seat);
  const lost = Math.min(n, p[what]);
  if (lost === 0) return;
  p[what] -= lost;
  ctx.emit({ type: 'lost', seat, what, n: lost, by });
}

export const bagIsDry = (s: Artemis): boolean => total(s.bag) + total(s.discard) === 0;

/** One colonist out of the bag, which the discards refill when it is empty (ART-PREP-15). */
export function drawColonist(s: Artemis, ctx: Do): Colonist | null {
  if (total(s.bag) === 0) {
    s.bag = s.discard;
    s.discard = [0, 0, 0, 0];
  }
  const size = total(s.bag);
  if (size === 0) return null;
  let drawn = ctx.random(size);
  for (let i = 0; ; i++) {
    drawn -= s.bag[i] ?? 0;
    if (drawn >= 0) continue;
    addTo(s.bag, i, -1);
    return colonistName(i);
  }
}

/** A gained colonist goes at once into a Building with room, or into Shelters (ART-GEN-08). */
export const gainColonist: Effect<'gainColonist'> = {
  run(s, { seat, colonist }, ctx) {
    const p = player(s, seat);
    if (placesFor(p, INDEX[colonist]).length > 0) {
      ctx.then({ type: 'assignColonist', seat, colonist });
      return;
    }
    addTo(p.shelters, INDEX[colonist], 1);
    ctx.emit({ type: 'colonistPlaced', seat, colonist, place: SHELTERS });
  },
};
