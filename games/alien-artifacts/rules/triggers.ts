import type { Seat } from '@orrery/kernel';
import {
  type Built,
  type Filter,
  type Happening,
  KINDS,
  kindOf,
  type Side,
  SIDES,
  type TargetId,
  typeOf,
  TYPES,
} from '../data/index.ts';
import { bonusesOf } from './bonuses.ts';
import { type Alien, type AlienTask, player } from './state.ts';

/** What a trigger may ask about its event. */
interface Facts {
  readonly built?: Built;
  readonly paid?: number;
  readonly target?: TargetId;
}

/** No other card of its kind in the Empire shows its Type (ALI-EFF-05). */
function isNewType(empire: readonly Built[], built: Built): boolean {
  const [kind, type] = [kindOf(built.card), typeOf(built.card, built.side)];
  return empire.every(
    ({ card, side }) => card === built.card || kindOf(card) !== kind || typeOf(card, side) !== type,
  );
}

const fits = (wanted: string | null, list: readonly string[], n: number): boolean =>
  wanted === null || list[n] === wanted;

function isMeant(
  filter: Filter,
  empire: readonly Built[],
  { built, paid, target }: Facts,
): boolean {
  if (built !== undefined) {
    const side: Side = built.side;
    if (!fits(filter.kind, KINDS, kindOf(built.card))) return false;
    if (!fits(filter.type, TYPES, typeOf(built.card, side))) return false;
    if (!fits(filter.side, SIDES, side)) return false;
    if (filter.newTypeOfKind && !isNewType(empire, built)) return false;
  }
  if ((paid ?? filter.minCreditsSpent) < filter.minCreditsSpent) return false;
  return filter.target === null || filter.target === target;
}

/** What the working cards of a player do at such an event, one after the other (ALI-EFF-08). */
export function triggered(s: Alien, seat: Seat, event: Happening, facts: Facts = {}): AlienTask[] {
  const p = player(s, seat);
  const { triggers } = bonusesOf(p);
  if (triggers.length === 0) return [];
  return triggers
    .filter(({ on }) => on.event === event && isMeant(on.filter, p.empire, facts))
    .map(({ card, on }) => ({ type: 'resolve', seat, ops: on.do, self: card, from: 'effects' }));
}
