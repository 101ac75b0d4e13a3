import type { ChatLine, NewSeat } from '@orrery/protocol';
import type { OnlineState } from '../core/online-table.ts';

/** Where a link to another table of this server stands in a text. */
export function tableLink(text: string): { at: number; end: number; id: string } | null {
  const prefix = `${location.origin}/online/`;
  const at = text.indexOf(prefix);
  const id = at < 0 ? null : /^[\w-]+/.exec(text.slice(at + prefix.length))?.[0];
  return id ? { at, end: at + prefix.length + id.length, id } : null;
}

/** After the end, a table and nothing else is where the same people meet again. */
export function rematchAt({ text }: ChatLine): string | null {
  const link = tableLink(text);
  return link?.at === 0 && link.end === text.length ? link.id : null;
}

/** The newest rematch that a player has made already. */
export function madeRematch({ room, chat }: OnlineState): string | null {
  if (room.status !== 'finished') return null;
  const line = chat.findLast((one) => one.channel === 'players' && rematchAt(one) !== null);
  return line ? rematchAt(line) : null;
}

/** The same seats again: one's own, the bots', and the others' left to those who come. */
export function rematchSeats({ room, me }: OnlineState): NewSeat[] {
  return room.seats.map(({ seating, user }): NewSeat => {
    if (seating.kind === 'bot') return { kind: 'bot', level: seating.level };
    return user !== null && user === me?.id ? { kind: 'me' } : { kind: 'open' };
  });
}
