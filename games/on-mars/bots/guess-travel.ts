import type { Seat } from '@orrery/kernel';
import { distance } from '../data/map.ts';
import { beds, type OnMars, player, sideOf } from '../rules/index.ts';
import { onSlots, RED_COUNT, RED_SIDE } from '../rules/placement.ts';
import { productionOf } from '../rules/resources.ts';
import { roverHex } from '../rules/travel.ts';
import { roundsLeft } from './length.ts';
import { gainWorth, bestBuild } from './worth.ts';

/** No bonus, item, Tech, Colonist; no bonus, item, Bots, Blueprint. */
const SPACES = [0.2, 1, 1.2, 0.7, 0.1, 1, 0.5, 0.8];

export function spaceGuess(s: OnMars, seat: Seat, space: number): number {
  const early = 0.03 * (8 - space);
  const p = player(s, seat);
  if (space === 3 && p.home >= beds(p)) return early;
  if (space === 7 && roundsLeft(s) < 3) return early - 1;
  return (SPACES[space] ?? 0) + early;
}

/** Colonists back, goods, what there is to do there; a Ship is three points. */
export function travelGuess(s: OnMars, seat: Seat, how: number): number {
  if (how === 0) return 0;
  const p = player(s, seat);
  const from = sideOf(p);
  let back = p.work;
  for (let red = 0; red < RED_COUNT; red++)
    if (RED_SIDE[red] === 1 - from) back += onSlots(s, red, seat);
  const room = Math.max(0, beds(p) - p.home);
  let worth = 0.8 * Math.min(back, room) - 0.4 * Math.max(0, back - room) + 0.8;
  if (from === 1) {
    productionOf(s, seat).forEach((n, good) => {
      if (n > 0) worth += gainWorth(p, good, n);
    });
    worth -= 0.3 * bestBuild(s, seat, p, true);
  } else worth += 0.4 * bestBuild(s, seat, p, true);
  if (s.level >= 4) worth -= from === 1 ? 2 : 0;
  return worth - (how === 2 ? 4 : 0);
}

/** Near enough for oneself, far from the others. */
export function travelHexGuess(s: OnMars, seat: Seat, hex: number): number {
  let far = 0;
  s.players.forEach((_, id) => {
    if (id !== seat) far += Math.min(6, distance(roverHex(s, id), hex));
  });
  return 0.1 * far;
}
