import { missing, type Seat } from '@orrery/kernel';
import { type Colonist, FILED, type Good, type Stock } from '../data/index.ts';
import { plus, total } from './colony.ts';
import { colonistName } from './crew.ts';
import type { Cause } from './events.ts';
import type { Do } from './handler.ts';
import { type Artemis, type Category, NOBODY, player } from './state.ts';

const CATEGORY: Readonly<Partial<Record<Cause, Category>>> = FILED;

export function gain(s: Artemis, seat: Seat, what: Good, n: number, by: Cause, ctx: Do): void {
  if (n === 0) return;
  const p = player(s, seat);
  if (what === 'relief') {
    // Several Reliefs are taken one by one (ART-REL-04).
    for (let i = 0; i < n; i++) ctx.then({ type: 'relief', seat });
    return;
  }
  if (what === 'vp') {
    const category = CATEGORY[by] ?? missing('category of points', by);
    p.points = { ...p.points, [category]: p.points[category] + n };
  } else p[what] += n;
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

/** So much more, or less, lies in the Vents or the Quarry. */
export function addStock(s: Artemis, at: 'vents' | 'quarry', n: number): void {
  const { vents, quarry } = s.stock;
  s.stock = at === 'vents' ? { vents: vents + n, quarry } : { vents, quarry: quarry + n };
}

export const bagIsDry = (s: Artemis): boolean => total(s.bag) + total(s.discard) === 0;

/** One colonist out of the bag, which the discards refill when it is empty (ART-PREP-15). */
export function drawColonist(s: Artemis, ctx: Do): Colonist | null {
  if (total(s.bag) === 0) {
    s.bag = s.discard;
    s.discard = NOBODY;
  }
  const size = total(s.bag);
  if (size === 0) return null;
  let drawn = ctx.random(size);
  for (let i = 0; ; i++) {
    drawn -= s.bag[i] ?? 0;
    if (drawn >= 0) continue;
    s.bag = plus(s.bag, i, -1);
    return colonistName(i);
  }
}
