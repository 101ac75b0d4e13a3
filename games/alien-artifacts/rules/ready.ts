import type { Seat } from '@orrery/kernel';
import {
  type Built,
  type Card,
  countFor,
  goalPoints,
  type Holdings,
  type Kind,
  kindOf,
  OPERATIONAL,
  PLANET,
  SHIP,
  TECHNOLOGY,
} from '../data/index.ts';
import { type Alien, isWorking, plansHeld, type Player, player, tokensOn } from './state.ts';

/** What metrics count of a player (data: metrics). */
export function holdingsOf(s: Alien, seat: Seat): Holdings {
  const p = player(s, seat);
  let rivalTokens = 0;
  for (const other of s.players) if (other !== p) rivalTokens += tokensOn(other);
  return {
    empire: p.empire,
    waiting: p.waiting,
    credits: p.credits,
    artifacts: p.artifacts.length,
    plans: plansHeld(p),
    rivalTokens,
  };
}

/** On its operational face, and not blockaded, or paid for (ALI-BLK-04). */
const isReady = (p: Player, built: Built, kind: Kind): boolean =>
  built.side === OPERATIONAL && kindOf(built.card) === kind && isWorking(p, built);

const readyOf = (p: Player, kind: Kind): Card[] => {
  const found: Card[] = [];
  for (const built of p.empire) if (isReady(p, built, kind)) found.push(built.card);
  return found;
};

/** Planets that can produce. */
export const readyPlanets = (p: Player): Card[] => readyOf(p, PLANET);
/** Technologies that can score. */
export const readyTechnologies = (p: Player): Card[] => readyOf(p, TECHNOLOGY);
/** Ships that can attack: each once a turn (ALI-ATK-12). */
export const readyShips = (s: Alien, p: Player): Card[] =>
  readyOf(p, SHIP).filter((card) => !s.attacked.includes(card));

/** Whether a card of the kind can act now. */
export function canAny(s: Alien, p: Player, kind: Kind): boolean {
  for (const built of p.empire) {
    if (!isReady(p, built, kind)) continue;
    if (kind !== SHIP || !s.attacked.includes(built.card)) return true;
  }
  return false;
}

/** The points that a Technology scores during the game, if its Type is shown (ALI-DEV-05). */
export const duringPoints = (technology: Card, of: Holdings): number =>
  goalPoints(technology, countFor(technology, of), 'during');
