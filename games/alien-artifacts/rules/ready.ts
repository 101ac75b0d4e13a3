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

/** Cards of a kind on their operational face that are not blockaded, or paid for (ALI-BLK-04). */
function operational(p: Player, kind: Kind): Built[] {
  return p.empire.filter(
    (built) => built.side === OPERATIONAL && kindOf(built.card) === kind && isWorking(p, built),
  );
}

const cardsOf = (all: readonly Built[]): Card[] => all.map(({ card }) => card);

/** Planets that can produce. */
export const readyPlanets = (p: Player): Card[] => cardsOf(operational(p, PLANET));
/** Technologies that can score. */
export const readyTechnologies = (p: Player): Card[] => cardsOf(operational(p, TECHNOLOGY));
/** Ships that can attack: each once a turn (ALI-ATK-12). */
export const readyShips = (s: Alien, p: Player): Card[] =>
  cardsOf(operational(p, SHIP)).filter((card) => !s.attacked.includes(card));

/** The points that a Technology scores during the game, if its Type is shown (ALI-DEV-05). */
export const duringPoints = (technology: Card, of: Holdings): number =>
  goalPoints(technology, countFor(technology, of), 'during');
