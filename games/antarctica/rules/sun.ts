import type { Seat } from '@orrery/kernel';
import { answers } from './answers.ts';
import { cardId } from './cardset.ts';
import { stuck, triggerEnd } from './end.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { ownerOf, type Ship, shipAt, shipId } from './queue.ts';
import { type Antarctica, iceAt, isOpen, NOWHERE, player, queueAt } from './state.ts';
import { FIRST_ICEBREAKER, ZONES } from './tables.ts';

/** Sun steps (ANT-TURN) and the turn of the second ship (ANT-ICE). */

export const moveSun: Runs<'moveSun'> = {
  run(s, _task, ctx) {
    const from = s.sun;
    const passed: number[] = [];
    let zone = (from + 1) % ZONES;
    // ANT-TURN-01, ANT-TURN-02: somewhere there is a ship, if only in the zone that it leaves.
    for (; queueAt(s, zone) === 0; zone = (zone + 1) % ZONES) passed.push(zone);
    s.sun = zone;
    ctx.emit({ type: 'sunMoved', from, to: zone, passed });
    for (const empty of passed) if (isOpen(s, empty)) removeIce(s, empty, ctx); // ANT-ICE-10
    const queue = queueAt(s, zone);
    s.front = shipAt(queue, 0); // ANT-TURN-03
    s.second = shipAt(queue, 1);
    s.idle = true;
    beginTurn(s, s.front, false, ctx);
    ctx.then({ type: 'secondShip' }, { type: 'endSunStep' });
  },
};

/** Every icebreaker of a zone leaves the game (ANT-ICE-05). */
function removeIce(s: Antarctica, zone: number, ctx: Context): void {
  let seats: Seat[] | null = null;
  let cards: string[] = [];
  for (let seat = 0; seat < s.players.length; seat++) {
    const p = player(s, seat);
    if (p.ice === 0) continue;
    const number = iceAt(p, zone);
    if (number === 0) continue;
    p.ice &= ~(7 << (3 * zone));
    seats = [...(seats ?? []), seat];
    cards = [...cards, cardId(1 << (FIRST_ICEBREAKER + number - 1))];
  }
  if (seats !== null) ctx.emit({ type: 'icebreakersGone', zone, seats, cards });
}

/** Whose turn it is, and nothing of the turn before; 0: nobody's. */
function setTurn(s: Antarctica, ship: Ship): void {
  s.acting = ship;
  s.target = NOWHERE;
  s.gaveUp = false;
  s.fresh = 0;
}

function beginTurn(s: Antarctica, ship: Ship, second: boolean, ctx: Context): void {
  const seat = ownerOf(ship);
  setTurn(s, ship);
  ctx.emit({ type: 'turnBegan', seat, ship: shipId(ship), zone: s.sun, second });
  ctx.then({ type: 'beforeMove', seat });
}

/** The turn of the first ship is over (ANT-TURN-08, ANT-ICE-03). */
export const secondShip: Runs<'secondShip'> = {
  run(s, _task, ctx) {
    setTurn(s, 0);
    if (s.second === 0) return;
    const seat = ownerOf(s.second);
    if (iceAt(player(s, seat), s.sun) !== 0) ctx.then({ type: 'icebreakerTurn', seat });
  },
};

export const icebreakerTurn: Asks<'icebreakerTurn', 'take' | 'decline'> = {
  rule: 'ANT-ICE-03',
  seat: (_s, { seat }) => seat,
  candidates: () => ['take', 'decline'],
  forbid: () => null,
  choose(s, { seat }, choice, ctx) {
    const ship = s.second;
    s.second = 0;
    if (answers.icebreakerTurn.read(choice) === true) beginTurn(s, ship, true, ctx);
    else ctx.emit({ type: 'turnDeclined', seat, zone: s.sun });
  },
};

/** ANT-TURN-09 */
export const endSunStep: Runs<'endSunStep'> = {
  run(s, _task, ctx) {
    removeIce(s, s.sun, ctx);
    s.front = 0;
    s.second = 0;
    setTurn(s, 0);
    s.played = 0;
    s.idleSteps = s.idle ? s.idleSteps + 1 : 0;
    s.ending = stuck(s);
    if (s.ending === null) ctx.then({ type: 'moveSun' });
    else triggerEnd(s, null, ctx);
  },
};
