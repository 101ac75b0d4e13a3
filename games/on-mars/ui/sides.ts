import type { Place } from '@orrery/kit';
import { ACTIONS_PER_SIDE } from '../data/tables.ts';
import type { Draw } from './draw.ts';
import { read } from './places.ts';

/** What the middle of the board shows; the page of the Colony is only a phone's. */
export type Shown = 'surface' | 'orbit' | 'colony';

/** 0 Orbit, 1 the surface, 2 a status part; -1: it is elsewhere or on both. */
function sideOf({ view, asked }: Draw, place: Place, small: boolean): number {
  const { kind, of } = read(place);
  const n = of[0] ?? 0;
  switch (kind) {
    case 'hex':
      return 1;
    case 'card':
      return small ? 2 : 1;
    case 'action':
      return n < ACTIONS_PER_SIDE ? 0 : 1;
    case 'plan':
      if (view.planRow.includes(n)) return 0;
      // Which card is built depends on where its Building stands.
      return asked?.ask === 'upgradeBlueprint' ? 1 : -1;
    case 'grid':
    case 'item':
      return 0;
    case 'explore':
      return small ? 0 : -1;
    case 'type':
    case 'benefit':
    case 'lss':
    case 'level':
    case 'mission':
    case 'meter':
      return 2;
    default:
      return -1;
  }
}

/** How many places of a side are lit. */
export const litOn = (draw: Draw, side: number): number =>
  [...draw.lit].filter((place) => sideOf(draw, place, true) === side).length;

const NAMES: readonly Shown[] = ['orbit', 'surface', 'colony'];

/** The side with lit places; else that of what just happened; else that of one's own marker. */
export function sideNow(draw: Draw, small: boolean): Shown {
  const { view, me, lit, traced } = draw;
  const mine = view.companies[me ?? Math.max(0, view.active)]?.side ?? 1;
  const home = mine === 0 ? 0 : 1;
  for (const places of [lit, traced]) {
    const sides = [...places].map((place) => sideOf(draw, place, small));
    const among = sides.filter((side) => side >= 0 && (small || side < 2));
    if (among.length > 0) return NAMES[among.includes(home) ? home : (among[0] ?? 1)] ?? 'surface';
  }
  return NAMES[home] ?? 'surface';
}
