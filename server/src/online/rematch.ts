import type { Seat } from '@orrery/kernel';
import type { NewOnlineTable, NewSeat } from '@orrery/protocol';
import { Refusal } from '@orrery/table';
import { statusOf } from './clock.ts';
import { type Adds, mySeat, type Person, seatOf, sit } from './commands.ts';
import type { Act, OnlineTable } from './types.ts';

/**
 * The first to ask says where all meet again: it is kept with the table that is over, and stands.
 * Only one that was closed before its game, `closed`, makes room for another. Null: there is one.
 */
export function callRematch(
  online: OnlineTable,
  user: string,
  table: string,
  closed: string | null,
): Act | null {
  mySeat(online, user);
  if (statusOf(online) !== 'finished') throw new Refusal('NOT_OVER', 'the game is not over');
  return online.rematch === closed ? { kind: 'rematch', table } : null;
}

/**
 * The same game again, with the seats as they were at its end: who begins is drawn by the games
 * themselves, so that nobody gains by a seat, and all keep their colours. Bots are there at once,
 * people once they ask to be.
 */
export function sameAgain(
  { base, chairs }: OnlineTable,
  user: string,
  { owes }: Adds,
): NewOnlineTable {
  const { game, options, pace, privacy } = base;
  const seats = chairs.map((chair): NewSeat => {
    if (chair.kind === 'bot') return { kind: 'bot', level: chair.level };
    return chair.kind === 'human' && chair.user === user ? { kind: 'me' } : { kind: 'open' };
  });
  const again = { game: game.id, seats, options, pace, privacy };
  return owes === true ? { ...again, owes } : again;
}

/** Whose the seats were that are free at first, by seat; null: nobody is waited for there. */
export const awaitedAgain = ({ chairs }: OnlineTable, user: string): readonly (string | null)[] =>
  chairs.map((chair) => (chair.kind === 'human' && chair.user !== user ? chair.user : null));

/** One's seat of the last game, or another that is free; null: one sits there, or nobody else can. */
export function sitAgain(online: OnlineTable, person: Person, last: Seat, adds: Adds): Act | null {
  if (statusOf(online) !== 'open' || seatOf(online, person.id) !== null) return null;
  const isFree = (seat: Seat): boolean => online.chairs[seat]?.kind === 'empty';
  const seat = isFree(last) ? last : online.chairs.findIndex((_, other) => isFree(other));
  return seat < 0 ? null : sit(online, person, seat, adds);
}
