import type { Seat } from '@orrery/kernel';
import { AROUND, distance, ZONE } from '../data/map.ts';
import { DISCOVERY_COUNT, LETTER, LSS_TYPES } from '../data/tables.ts';
import { type MoveAnswer, ROVER } from '../rules/answers.ts';
import { type OnMars, player } from '../rules/index.ts';
import type { TaskOf } from '../rules/index.ts';
import { levelRow, rowOf } from '../rules/lss.ts';
import { positionOf } from '../rules/movement.ts';
import { FIRST_TILE, sitesOf } from '../rules/terrain.ts';

/** How good it is for the Rover to stand here: near a tile that is still of use. */
function roverPlace(s: OnMars, seat: Seat, hex: number): number {
  const { research } = player(s, seat);
  let best = 0;
  for (let at = 0; at < s.ground.length; at++) {
    const here = s.ground[at] as number;
    if (here < FIRST_TILE) continue;
    const tile = here - FIRST_TILE;
    const letter = LETTER[tile - DISCOVERY_COUNT];
    if (letter !== undefined && research.some((one) => LETTER[one - DISCOVERY_COUNT] === letter))
      continue;
    const worth = tile >= DISCOVERY_COUNT ? 3 : 2;
    best = Math.max(best, worth / (1 + distance(hex, at) / 1.5));
  }
  return best;
}

/** How good it is for a Bot to stand here: sites of columns that pay, Buildings for own cards. */
function botPlace(s: OnMars, seat: Seat, hex: number): number {
  let worth = (s.ground[hex] as number) >= FIRST_TILE ? -0.6 : 0;
  for (const kind of LSS_TYPES) {
    if (rowOf(s, kind) >= levelRow(s)) continue;
    const sites = sitesOf(s, kind);
    for (const near of ZONE[hex] as readonly number[]) {
      if ((sites[near] as number) < 0) continue;
      worth += 0.4;
      break;
    }
  }
  const { plans } = player(s, seat);
  if (plans.length > 0) {
    for (const near of AROUND[hex] as readonly number[]) if (s.buildings[near] !== 0) worth += 0.1;
  }
  return worth;
}

/** A step towards something better; Crystals are dear. */
export function moveGuess(s: OnMars, task: TaskOf<'move'>, answer: MoveAnswer): number {
  if (answer === 'stop') return 0.15;
  if (answer === 'useTech') return task.rover === 0 ? 0.3 : -0.5;
  const { seat } = task;
  const { piece, hex, leave } = answer;
  const from = positionOf(s, task, piece);
  const isRover = piece === ROVER;
  const price = (isRover ? task.rover : task.bots) === 0 ? 0.9 : 0;
  if (isRover) {
    const crystal = s.ground[hex] === 1 ? (leave ? -1 : 0.9) : 0;
    return 1.5 * (roverPlace(s, seat, hex) - roverPlace(s, seat, from)) + crystal - price;
  }
  return 1.5 * (botPlace(s, seat, hex) - botPlace(s, seat, from)) - price - (leave ? 1 : 0);
}

export const botGuess = (s: OnMars, seat: Seat, hex: number): number => botPlace(s, seat, hex);

export function nearGuess(s: OnMars, seat: Seat, piece: number, _from: number, to: number): number {
  return piece === ROVER ? roverPlace(s, seat, to) : botPlace(s, seat, to);
}
