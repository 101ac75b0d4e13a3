import type { Forbidden, Seat } from '@orrery/kernel';
import { SACRIFICES, type TurnAnswer, type TurnChoice } from './answers.ts';
import { leave, nextShip, recruit } from './fleet.ts';
import type { Context } from './handler.ts';
import { ownerOf, shipAt, shipId } from './queue.ts';
import { type Antarctica, GIVEN_UP, NOWHERE, type Player, player, queueAt } from './state.ts';
import { ZONES } from './tables.ts';
import { cubeId, cubesLeft } from './tracks.ts';

/** One piece for one scientist, once per turn (ANT-SAC). */
export type SacrificeAnswer = Extract<TurnAnswer, { readonly action: 'sacrifice' | 'sacrificeAt' }>;

const CUBE: TurnChoice = 'sacrifice:cube';
const SHIP: TurnChoice = 'sacrifice:ship';

function addOwnShips(list: TurnChoice[], s: Antarctica, seat: Seat, spared: number): void {
  for (let zone = 0; zone < ZONES; zone++) {
    const queue = s.queues[zone] as number;
    if (queue === 0) continue;
    const choices = SACRIFICES[zone] as readonly TurnChoice[];
    for (let place = 0, ship = shipAt(queue, 0); ship !== 0; ship = shipAt(queue, ++place)) {
      if (ownerOf(ship) === seat && ship !== spared) list.push(choices[place] as TurnChoice);
    }
  }
}

/** The acting ship cannot be given up before it has moved (ANT-SAC-04). */
const spared = (s: Antarctica): number => (s.target === NOWHERE ? s.acting : 0);

/** Every piece that can be given up now. */
export function addSacrifices(list: TurnChoice[], s: Antarctica, seat: Seat): void {
  if (s.gaveUp) return;
  const p = player(s, seat);
  if (cubesLeft(s, p) > 0) list.push(CUBE);
  if (p.ships > 0) list.push(SHIP);
  addOwnShips(list, s, seat, spared(s));
}

export function sacrificeCandidates(s: Antarctica, seat: Seat): TurnChoice[] {
  const list: TurnChoice[] = [CUBE, SHIP];
  addOwnShips(list, s, seat, 0);
  return list;
}

export function forbidSacrifice(
  s: Antarctica,
  seat: Seat,
  answer: SacrificeAnswer,
): Forbidden | null {
  const rule = 'ANT-SAC-01';
  if (s.gaveUp) return { rule };
  if (answer.action === 'sacrificeAt') {
    const ship = shipAt(queueAt(s, answer.zone), answer.place);
    return ship === spared(s) ? { rule: 'ANT-SAC-04' } : null;
  }
  const p = player(s, seat);
  const left = answer.what === 'cube' ? cubesLeft(s, p) : p.ships;
  return left === 0 ? { rule, facts: { how: answer.what } } : null;
}

export function sacrifice(s: Antarctica, seat: Seat, answer: SacrificeAnswer, ctx: Context): void {
  const p = player(s, seat);
  s.gaveUp = true;
  s.idle = false;
  const piece = giveUp(s, seat, p, answer);
  const what = answer.action === 'sacrifice' ? answer.what : 'ship';
  const zone = answer.action === 'sacrificeAt' ? answer.zone : null;
  ctx.emit({ type: 'sacrificed', seat, piece, what, zone });
  const count = recruit(p, 1); // ANT-SAC-02
  if (count > 0) ctx.emit({ type: 'recruited', seat, count, by: 'sacrifice' });
}

/** Gives the id of the piece. */
function giveUp(s: Antarctica, seat: Seat, p: Player, answer: SacrificeAnswer): string {
  if (answer.action === 'sacrifice' && answer.what === 'cube') {
    p.spent = [...p.spent, GIVEN_UP];
    return cubeId(seat, p.spent.length - 1);
  }
  let ship: number;
  if (answer.action === 'sacrificeAt') ship = leave(s, answer.zone, answer.place);
  else {
    ship = nextShip(s, seat, p);
    p.ships--;
  }
  p.sunk = [...p.sunk, ship];
  return shipId(ship);
}
