import { region } from '../data/index.ts';
import type { Artemis, Owner } from '../rules/state.ts';
import { addRelief } from './gains.ts';
import { forecastOf } from './forecast.ts';
import { WEIGHTS } from './weights.ts';

/** Dice a drone still has to roll this round: it places one in each of so many regions. */
export function droneDiceToCome(s: Artemis): number {
  if (s.phase !== 'placement') return 0;
  let dice = 0;
  for (const drone of s.drones) dice += drone.resting + drone.dice.length;
  return dice;
}

const NUMBERED = 6;

/** Expected pips of dice that may still come to a row to the left of a die. */
export function pipsToCome(s: Artemis, owner: Owner, value: number, share: number): number {
  if (s.phase !== 'placement') return 0;
  let pips = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === owner) continue;
    for (const face of s.players[seat]?.dice ?? []) if (face < value) pips += face;
  }
  // Lower faces of a die that is not rolled yet: 1 + … + (value − 1), each once in six.
  const drones = (droneDiceToCome(s) / NUMBERED) * ((value * (value - 1)) / 12);
  return share * pips + drones;
}

/** Vents and Quarry: the row is served from the left, and may get company (ART-HARV-01). */
export function harvestRow(s: Artemis, at: 'vents' | 'quarry'): void {
  const row = s.rows[at];
  if (row.length === 0) return;
  const share = at === 'vents' ? WEIGHTS.toVents : WEIGHTS.toQuarry;
  const energy = region(at).yields === 'energy';
  let left = s.stock[at];
  for (const { owner, value } of row) {
    if (owner < s.players.length) {
      const o = forecastOf(owner);
      const got = likelyHarvest(left, value, pipsToCome(s, owner, value, share));
      if (energy) o.energy += got;
      else o.mineral += got;
      // It finds nothing as often as the first of its pips is taken away.
      const nothing = 1 - likelyHarvest(left, 1, pipsToCome(s, owner, value, share));
      if (nothing > 0) addRelief(o, nothing);
    }
    left = Math.max(0, left - value);
  }
}

/** How large a visit to a row is when there is one. */
const VISIT = 2.6;

/** Nobody comes before, or some visits that take `pips` on average do. */
export function likelyHarvest(left: number, value: number, pips: number): number {
  if (left <= 0) return 0;
  const now = Math.min(value, left);
  if (pips === 0 || left - value > 2 * pips + VISIT) return now;
  const nobody = Math.exp(-pips / VISIT);
  const later = Math.min(value, Math.max(0, left - pips / (1 - nobody)));
  return nobody * now + (1 - nobody) * later;
}

/** Waiting dice of other seats that are higher than a bid. */
export function higherToCome(s: Artemis, owner: Owner, value: number): number {
  if (s.phase !== 'placement') return 0;
  let dice = 0;
  for (let seat = 0; seat < s.players.length; seat++) {
    if (seat === owner) continue;
    for (const face of s.players[seat]?.dice ?? []) if (face > value) dice++;
  }
  return dice;
}
