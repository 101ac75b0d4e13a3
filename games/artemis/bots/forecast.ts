import { type CardEffect, data } from '../data/index.ts';
import { countIn, INDEX } from '../rules/crew.ts';
import { type Artemis, type Player, vpOf } from '../rules/state.ts';
import { WEIGHTS } from './weights.ts';

/** What a seat has, and what the dice lying on the board may be expected to bring it. */
const newForecast = () => ({
  points: 0,
  energy: 0,
  mineral: 0,
  toolkit: 0,
  badge: 0,
  buildings: 0,
  /** Colonists by type: all of the seat, and those of them in Shelters. */
  colony: [0, 0, 0, 0] as [number, number, number, number],
  shelters: [0, 0, 0, 0] as [number, number, number, number],
  /** Gained by dice on the board: they may go straight into a Building. */
  arriving: 0,
  /** Shelter colonists that Buildings to be gained would take in. */
  housed: 0,
  /** Space of the Relief track. */
  relief: 0,
  /** Rounds to come, with the part of this one that waits in the dice. */
  rest: 0,
  /** Upkeeps to come in which Buildings are activated. */
  activations: 0,
  /** Steps of this round's Upkeep that are still to come. */
  moves: false,
  activates: false,
  heats: false,
});
export type Forecast = ReturnType<typeof newForecast>;

/** Filled anew by each evaluation, which is over before the next one begins. */
const FORECASTS = Array.from({ length: data.meta.players.max }, newForecast);
export const forecastOf = (seat: number): Forecast => FORECASTS[seat] as Forecast;

const { count: ROUNDS } = data.rounds;
const { dicePerPlayer } = data.components;

/** The part of this round that is not decided yet. */
function waiting(s: Artemis, p: Player): number {
  if (s.phase === 'preparation') return 1;
  return s.phase === 'placement' ? p.dice.length / dicePerPlayer : 0;
}

export function begin(s: Artemis, seat: number): void {
  const p = s.players[seat] as Player;
  const o = forecastOf(seat);
  const upkeep = s.phase === 'upkeep' || s.phase === 'scoring';
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
  o.moves = !upkeep;
  o.activates = !upkeep;
  o.heats = !upkeep;
  o.activations = ROUNDS - s.round + (upkeep ? 0 : 1);
}

/** A colonist comes into Shelters, or such a part of one. */
export function addColonist(o: Forecast, i: number, chance: number): void {
  o.colony[i] = (o.colony[i] as number) + chance;
  o.shelters[i] = (o.shelters[i] as number) + chance;
  o.arriving += chance;
}

export const energyWorth = (rest: number): number =>
  WEIGHTS.energy + WEIGHTS.energyRound * Math.max(0, rest - 1);
export const mineralWorth = (rest: number): number =>
  WEIGHTS.mineral + WEIGHTS.mineralRound * Math.max(0, rest - 1);

/** So many of one resource, the later ones at less than its price. */
export function stockWorth(n: number, price: number): number {
  const { plenty, plentyFrom, hoard, hoardFrom } = WEIGHTS;
  if (n <= plentyFrom) return price * n;
  if (n <= hoardFrom) return price * (plentyFrom + plenty * (n - plentyFrom));
  return price * (plentyFrom + plenty * (hoardFrom - plentyFrom) + hoard * (n - hoardFrom));
}

export const sheltered = ({ shelters: [a, b, c, d] }: Forecast): number => a + b + c + d;

/** Only counts of colonists and stocks of one's own; Buildings count their crews in tiles.ts. */
export function perAmount(o: Forecast, effect: Extract<CardEffect, { op: 'gainPer' }>): number {
  const { per, base, each, every, maxExtra } = effect;
  const { colony } = o;
  let n = Infinity;
  if (per.op === 'countStock') n = o[per.what];
  else if (per.op === 'countPairs') {
    for (const type of per.types) n = Math.min(n, colony[INDEX[type]]);
  } else if (per.type === 'any') n = colony[0] + colony[1] + colony[2] + colony[3];
  else n = colony[INDEX[per.type]];
  // Between two steps one is half way to the next.
  const steps = Math.max(0, n / every - (every - 1) / (2 * every));
  const extra = each * (Number.isInteger(n) && o.rest === 0 ? Math.floor(n / every) : steps);
  return base + Math.min(extra, maxExtra ?? extra);
}
