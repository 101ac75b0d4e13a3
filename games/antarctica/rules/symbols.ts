import { type Forbidden, missing, type Seat } from '@orrery/kernel';
import { data, type Effect } from '../data/index.ts';
import { answers, FREE_MOVES, type FreeMoveChoice } from './answers.ts';
import { cardId, holds, lowest } from './cardset.ts';
import { forbidArrival, launch, recruit, sail } from './fleet.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { isFull, listed, ownerOf, type Ship, shipAt } from './queue.ts';
import { draft, othersTakeCards } from './shipyard.ts';
import {
  type Antarctica,
  inTurn,
  isOpen,
  letterOf,
  nextSeat,
  NOWHERE,
  player,
  queueAt,
} from './state.ts';
import { countsOf, FIRST_SIMPLE, trackId, ZONES } from './tables.ts';
import { advance, forbidAdvance, openTo, symbolAt, waitingSeat, waitingSymbol } from './tracks.ts';

/** Symbols that wait are resolved before what is already pending. */
export function resolving(s: Antarctica, ctx: Context): void {
  if (s.waiting.length > 0) ctx.then({ type: 'resolveSymbol' });
}

/** The first symbol of the line; what arises meanwhile goes to its end (ANT-TRK-11). */
export const resolveSymbol: Runs<'resolveSymbol'> = {
  run(s, _task, ctx) {
    const head = s.waiting[0];
    if (head === undefined) return;
    s.waiting = s.waiting.slice(1);
    ctx.emit({ type: 'symbolSetOff', ...symbolAt(head) });
    const symbol = data.trackSymbols[waitingSymbol(head)] ?? missing('symbol', head);
    for (const effect of symbol.effects) if (!perform(s, waitingSeat(head), effect, ctx)) break;
    ctx.then({ type: 'resolveSymbol' });
  },
};

/** One effect of a symbol; false: it could not be, and what follows it is left out. */
function perform(s: Antarctica, seat: Seat, effect: Effect, ctx: Context): boolean {
  const p = player(s, seat);
  switch (effect.op) {
    case 'recruit': {
      const count = recruit(p, Number(effect.count));
      if (count > 0) ctx.emit({ type: 'recruited', seat, count, by: 'symbol' });
      return true;
    }
    case 'moveShip':
      for (const one of inTurn(s, seat)) {
        if (hasFreeShip(s, one)) ctx.then({ type: 'eventMoveShip', seat: one });
      }
      return true;
    case 'placeShip':
      return launch(s, seat, ctx);
    case 'othersTakeShipyardCard':
      othersTakeCards(s, seat, ctx);
      return true;
    case 'draftShipyard':
      draft(s, seat, ctx);
      return true;
    case 'gainCard':
      gainCard(s, seat, effect.kind, ctx);
      return true;
    case 'advance':
      ctx.then({ type: 'nextToAdvance', seat, left: s.players.length });
      return true;
    default:
      return missing('way to carry out', effect.op);
  }
}

/** An expertise card from the pile (ANT-SYM-05), or one's own simple card back (ANT-SYM-07). */
function gainCard(s: Antarctica, seat: Seat, kind: 'simple' | 'expertise', ctx: Context): void {
  const p = player(s, seat);
  let card = lowest(s.expertise, 'expertise');
  if (kind === 'simple')
    card = holds(p.hand, 'simple') ? 0 : 1 << (FIRST_SIMPLE + letterOf(s, seat));
  else s.expertise &= ~card;
  if (card === 0) return;
  p.hand |= card;
  ctx.emit({ type: 'resourceGained', seat, card: cardId(card) });
}

/** Why a ship cannot be moved by the blue symbol (ANT-SYM-02). */
function forbidShip(s: Antarctica, ship: Ship): Forbidden | null {
  if ((s.fresh >> ship) & 1) return { rule: 'ANT-SHIP-03' };
  return ship === s.acting && s.target === NOWHERE ? { rule: 'ANT-SYM-02' } : null;
}

const hasFreeShip = (s: Antarctica, seat: Seat): boolean =>
  s.queues.some((queue) =>
    listed(queue).some((ship) => ownerOf(ship) === seat && forbidShip(s, ship) === null),
  );

const DECLINE: FreeMoveChoice = 'decline';

/** Every own ship with every zone that passes the test, then nothing at all. */
function moves(
  s: Antarctica,
  seat: Seat,
  ships: (ship: Ship) => boolean,
  zones: (zone: number) => boolean,
): FreeMoveChoice[] {
  const list: FreeMoveChoice[] = [];
  for (let zone = 0; zone < ZONES; zone++) {
    const queue = queueAt(s, zone);
    for (let place = 0, ship = shipAt(queue, 0); ship !== 0; ship = shipAt(queue, ++place)) {
      if (ownerOf(ship) !== seat || !ships(ship)) continue;
      const choices = FREE_MOVES[zone]?.[place] as readonly FreeMoveChoice[];
      for (let to = 0; to < ZONES; to++) {
        if (to !== zone && zones(to)) list.push(choices[to] as FreeMoveChoice);
      }
    }
  }
  list.push(DECLINE);
  return list;
}

const always = (): boolean => true;

export const eventMoveShip: Asks<'eventMoveShip', FreeMoveChoice> = {
  rule: 'ANT-SYM-02',
  seat: (_s, { seat }) => seat,
  candidates: (s, { seat }) => moves(s, seat, always, always),
  forbid(s, _task, choice) {
    const move = answers.eventMoveShip.read(choice);
    if (move == null) return null;
    const ship = shipAt(queueAt(s, move.zone), move.place);
    return forbidShip(s, ship) ?? forbidArrival(s, move.to);
  },
  options: (s, { seat }) =>
    moves(
      s,
      seat,
      (ship) => forbidShip(s, ship) === null,
      (to) => isOpen(s, to) && !isFull(queueAt(s, to)),
    ),
  choose(s, { seat }, choice, ctx) {
    const move = answers.eventMoveShip.read(choice);
    if (move == null) ctx.emit({ type: 'moveDeclined', seat });
    else sail(s, seat, move.zone, move.place, move.to, true, ctx);
  },
};

/** Tracks named in this joint research, as bits. */
function namedTracks(s: Antarctica): number {
  let tracks = 0;
  for (let rest = s.named; rest !== 0; rest >>= 3) tracks |= 1 << (rest & 7);
  return tracks >> 1;
}

/** The seat that has named a track; null: nobody has. */
function namedBy(s: Antarctica, track: number): Seat | null {
  const seat = s.players.findIndex((_, one) => ((s.named >> (3 * one)) & 7) === track + 1);
  return seat < 0 ? null : seat;
}

const canName = (s: Antarctica, seat: Seat): number => openTo(s, seat) & ~namedTracks(s);

/** Asks one after the other; who can advance nowhere is passed over (ANT-SYM-06). */
export const nextToAdvance: Runs<'nextToAdvance'> = {
  run(s, { seat, left }, ctx) {
    if (left === 0) {
      s.named = 0;
      return;
    }
    if (canName(s, seat) !== 0) ctx.then({ type: 'eventAdvance', seat });
    ctx.then({ type: 'nextToAdvance', seat: nextSeat(s, seat), left: left - 1 });
  },
};

const JOINT_STEPS = Number(
  data.trackSymbols
    .flatMap(({ effects }) => effects)
    .map((effect) => (effect.op === 'advance' ? effect.steps : 0))
    .find((steps) => steps !== 0),
);

/** All advance first: symbols line up and wait (ANT-SYM-06). */
export const eventAdvance: Asks<'eventAdvance', string> = {
  rule: 'ANT-SYM-06',
  seat: (_s, { seat }) => seat,
  candidates: (s) =>
    Array.from({ length: countsOf(s.players.length).tracks }, (_, track) => trackId(track)),
  forbid(s, { seat }, choice) {
    const track = answers.eventAdvance.read(choice) ?? 0;
    const by = namedBy(s, track);
    if (by === null) return forbidAdvance(s, seat, track);
    return { rule: 'ANT-SYM-06', facts: { track: trackId(track), player: by } };
  },
  choose(s, { seat }, choice, ctx) {
    const track = answers.eventAdvance.read(choice) ?? 0;
    s.named |= (track + 1) << (3 * seat);
    advance(s, seat, track, JOINT_STEPS, ctx);
  },
};
