import { data } from '../data/index.ts';
import { countIn } from '../rules/crew.ts';
import { type Artemis, type Counts, type Player, vpOf } from '../rules/state.ts';
import { WEIGHTS } from './weights.ts';

/** What a seat has, and what the dice lying on the board may be expected to bring it. */
export interface Outlook {
  points: number;
  energy: number;
  mineral: number;
  toolkit: number;
  badge: number;
  buildings: number;
  /** Colonists by type: all of the seat, and those of them in Shelters. */
  colony: Counts;
  shelters: Counts;
  /** Gained by dice on the board: they may go straight into a Building. */
  arriving: number;
  /** Shelter colonists that Buildings to be gained would take in. */
  housed: number;
  /** Space of the Relief track. */
  relief: number;
  /** Rounds to come, with the part of this one that waits in the dice. */
  rest: number;
  /** Upkeeps to come in which Buildings are activated. */
  activations: number;
  /** Steps of this round's Upkeep that are still to come. */
  moves: boolean;
  activates: boolean;
  heats: boolean;
}

const newOutlook = (): Outlook => ({
  points: 0,
  energy: 0,
  mineral: 0,
  toolkit: 0,
  badge: 0,
  buildings: 0,
  colony: [0, 0, 0, 0],
  shelters: [0, 0, 0, 0],
  arriving: 0,
  housed: 0,
  relief: 0,
  rest: 0,
  activations: 0,
  moves: false,
  activates: false,
  heats: false,
});

/** Filled anew by each evaluation, which is over before the next one begins. */
const OUTLOOKS = Array.from({ length: data.meta.players.max }, newOutlook);
export const outlook = (seat: number): Outlook => OUTLOOKS[seat] as Outlook;

const { count: ROUNDS } = data.rounds;
const { dicePerPlayer } = data.components;

/** The part of this round that is not decided yet. */
function waiting(s: Artemis, p: Player): number {
  if (s.phase === 'preparation') return 1;
  return s.phase === 'placement' ? p.dice.length / dicePerPlayer : 0;
}

export function begin(s: Artemis, seat: number): void {
  const p = s.players[seat] as Player;
  const o = outlook(seat);
  o.points = vpOf(p);
  o.energy = p.energy;
  o.mineral = p.mineral;
  o.toolkit = p.toolkit;
  o.badge = p.badge;
  o.buildings = p.buildings.length;
  for (let i = 0; i < 4; i++) {
    const sheltered = p.shelters[i] as number;
    o.shelters[i] = sheltered;
    o.colony[i] = sheltered;
  }
  for (const { crew } of p.buildings) {
    if (crew === 0) continue;
    for (let i = 0; i < 4; i++) o.colony[i] = (o.colony[i] as number) + countIn(crew, i);
  }
  o.arriving = 0;
  o.housed = 0;
  o.relief = p.relief;
  o.rest = ROUNDS - s.round + waiting(s, p);
  const upkeep = s.phase === 'upkeep' || s.phase === 'scoring';
  o.moves = !upkeep;
  o.activates = !upkeep;
  o.heats = !upkeep;
  o.activations = ROUNDS - s.round + (upkeep ? 0 : 1);
}

/** A colonist comes into Shelters, or such a part of one. */
export function addColonist(o: Outlook, i: number, chance: number): void {
  o.colony[i] = (o.colony[i] as number) + chance;
  o.shelters[i] = (o.shelters[i] as number) + chance;
  o.arriving += chance;
}

export const energyPrice = (rest: number): number =>
  WEIGHTS.energy + WEIGHTS.energyRound * Math.max(0, rest - 1);
export const mineralPrice = (rest: number): number =>
  WEIGHTS.mineral + WEIGHTS.mineralRound * Math.max(0, rest - 1);

/** So many of one resource, the later ones at less than its price. */
export function stockWorth(n: number, price: number): number {
  const { plenty, plentyFrom, hoard, hoardFrom } = WEIGHTS;
  if (n <= plentyFrom) return price * n;
  if (n <= hoardFrom) return price * (plentyFrom + plenty * (n - plentyFrom));
  return price * (plentyFrom + plenty * (hoardFrom - plentyFrom) + hoard * (n - hoardFrom));
}

export const sheltered = ({ shelters: [a, b, c, d] }: Outlook): number => a + b + c + d;
