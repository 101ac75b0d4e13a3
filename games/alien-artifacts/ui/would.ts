import {
  type Card,
  countFor,
  goalPoints,
  goalsOf,
  kindOf,
  OPERATIONAL,
  type Side,
  TECHNOLOGY,
  termPoints,
} from '../data/index.ts';
import type { PlayerView } from '../rules/view-types.ts';
import type { Goal } from './cards.tsx';

/** What a card would bring on one of its faces, counted with it in the Empire. */
export interface Joined {
  readonly goal: Goal | null;
  /** Points that the faction would add. */
  readonly faction: number;
}

/** The Empire as it would be with that card on that face. */
export function ifJoined(player: PlayerView, card: Card, side: Side): Joined {
  const then: PlayerView = {
    ...player,
    empire: [...player.empire, { card, side, tokens: 0, produced: [] }],
    waiting: player.waiting.filter((one) => one.card !== card),
  };
  const points = (of: PlayerView): number =>
    termPoints(player.faction, 0, of) + termPoints(player.faction, 1, of);
  const faction = points(then) - points(player);
  if (kindOf(card) !== TECHNOLOGY || side !== OPERATIONAL) return { goal: null, faction };
  const count = countFor(card, then);
  const next = goalsOf(card).find(({ atLeast }) => atLeast > count)?.atLeast ?? null;
  return { goal: { count, next, points: goalPoints(card, count, 'end') }, faction };
}
