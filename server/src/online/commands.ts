import { LEVELS } from '@orrery/bots';
import type { Seat } from '@orrery/kernel';
import type { Proposal } from '@orrery/protocol';
import { NOBODY } from '@orrery/table/client';
import { checkRevision, isOver, type Model, seqOf } from '@orrery/table/parts';
import { Refusal } from '@orrery/table';
import { absentOf, awaited, deadlineOf, type Patience, statusOf } from './clock.ts';
import { owedBySeats } from './deal.ts';
import type { Act, Chair, OnlineTable } from './types.ts';

// Who may do what. Each returns the act, or refuses it with a reason; nothing is changed here.

export interface Person {
  readonly id: string;
  readonly name: string;
}

export function seatOf({ chairs }: OnlineTable, user: string): Seat | null {
  const seat = chairs.findIndex((chair) => chair.kind === 'human' && chair.user === user);
  return seat < 0 ? null : seat;
}

export function mySeat(online: OnlineTable, user: string): Seat {
  return seatOf(online, user) ?? refuse('NOT_SEATED', `${user} has no seat at ${online.base.id}`);
}

function refuse(code: Refusal['code'], message: string): never {
  throw new Refusal(code, message);
}

function chairAt({ chairs }: OnlineTable, seat: Seat): Chair {
  return chairs[seat] ?? refuse('NO_SUCH_SEAT', `there is no seat ${seat}`);
}

export function runningModel({ model }: OnlineTable): Model {
  return model ?? refuse('NOT_STARTED', 'the game has not begun');
}

export function answer(
  online: OnlineTable,
  user: string,
  revision: number,
): Act & { kind: 'play' } {
  const seat = mySeat(online, user);
  checkRevision(runningModel(online), revision);
  return { kind: 'play', seat };
}

/** Everybody is told of each: seats that pass to and fro for ever would make that no end of it. */
const MOST_HAND_OVERS = 100;

/** A long game has a tenth of it: a log that only grows by going back and forth grows no further. */
const MOST_CHANGES = 20_000;

function checkMayGoBack({ base, seq }: OnlineTable): void {
  if (seq >= MOST_CHANGES) refuse('NO_MORE_UNDO', `enough was taken back at ${base.id}`);
}

export function turn(
  online: OnlineTable,
  user: string,
  revision: number,
  what: 'undo' | 'resetTurn' | 'endTurn',
): Act {
  const seat = mySeat(online, user);
  checkRevision(runningModel(online), revision);
  if (what === 'endTurn') return { kind: what, seat };
  checkMayGoBack(online);
  return { kind: 'undo', seat, all: what !== 'undo' };
}

export function confirmTurns(online: OnlineTable, user: string, on: boolean): Act {
  return { kind: 'confirm', seat: mySeat(online, user), on };
}

/** Nothing is done or said any more at a table that its host has closed. */
export function checkNotClosed({ base, closed }: OnlineTable): void {
  if (closed) refuse('TABLE_CLOSED', `table ${base.id} is closed`);
}

/** What somebody who sits down adds to the deal: at once, or once they have seen the commitment. */
export interface Adds {
  readonly nonce?: string | undefined;
  readonly owes?: true | undefined;
}

export function sit(
  online: OnlineTable,
  { id, name }: Person,
  seat: Seat,
  { nonce, owes }: Adds = {},
): Act {
  checkNotClosed(online);
  const chair = chairAt(online, seat);
  const comesBack = chair.kind === 'human' && chair.user === id;
  if (!comesBack) {
    if (chair.kind !== 'empty') refuse('SEAT_TAKEN', `seat ${seat} is taken`);
    if (seatOf(online, id) !== null) refuse('ALREADY_SEATED', `${id} has another seat`);
  }
  const sits = { kind: 'sit', seat, user: id, name } as const;
  // Nothing is added to what is dealt.
  if (online.model !== null) return sits;
  if (nonce !== undefined) return { ...sits, nonce };
  return owes === true ? { ...sits, owes } : sits;
}

export function addNonce(online: OnlineTable, user: string, nonce: string): Act {
  const seat = mySeat(online, user);
  if (!owedBySeats(online).includes(seat)) refuse('NOTHING_OWED', `seat ${seat} owes nothing`);
  return { kind: 'nonce', seat, nonce };
}

export function rise(online: OnlineTable, user: string, seat: Seat): Act {
  if (mySeat(online, user) !== seat) refuse('NOT_SEATED', `seat ${seat} is somebody else's`);
  if (statusOf(online) === 'finished') refuse('GAME_OVER', 'the game is over');
  return { kind: 'rise', seat };
}

export function checkLevel(level: string | undefined): string {
  const known = LEVELS.find(({ id }) => id === level);
  return known?.id ?? refuse('BAD_BOT', `there is no bot ${level}`);
}

/** What the host alone may do, and only before the game. */
function checkHost(online: OnlineTable, user: string): void {
  if (online.base.host !== user) refuse('NOT_HOST', `${user} did not make this table`);
  if (online.model !== null) refuse('ALREADY_STARTED', 'the game has begun');
  checkNotClosed(online);
}

/** The host does as they like with seats that nobody sits on. */
function checkHostSeat(online: OnlineTable, user: string, seat: Seat): void {
  checkHost(online, user);
  if (chairAt(online, seat).kind === 'human') refuse('SEAT_TAKEN', `seat ${seat} is taken`);
}

export function seatBot(
  online: OnlineTable,
  user: string,
  seat: Seat,
  level: string | undefined,
): Act {
  checkHostSeat(online, user, seat);
  if (online.chairs.every(({ kind }, other) => other === seat || kind === 'bot')) {
    refuse('NO_PEOPLE', 'bots would play among themselves');
  }
  return { kind: 'bot', seat, level: checkLevel(level) };
}

/**
 * The seat is for whoever comes, also that of somebody who sits there and does not come; one that is
 * free already stays so.
 */
export function freeSeat(online: OnlineTable, user: string, seat: Seat): Act {
  checkHost(online, user);
  chairAt(online, seat);
  return { kind: 'rise', seat };
}

export function close(online: OnlineTable, user: string): Act {
  checkHost(online, user);
  return { kind: 'close' };
}

/** What somebody who goes for good leaves behind at a table; null: nothing. */
export function leaveForGood(online: OnlineTable, user: string): Act | null {
  const isAlone = online.chairs.every((chair) => chair.kind !== 'human' || chair.user === user);
  // A table that waits for nobody's guests would wait for ever.
  if (isAlone && online.base.host === user && statusOf(online) === 'open') return { kind: 'close' };
  const seat = seatOf(online, user);
  const chair = seat === null ? undefined : online.chairs[seat];
  return seat !== null && chair?.kind === 'human' && !chair.left ? { kind: 'rise', seat } : null;
}

/** Who is at the table now, and for how long an absent player is waited for. */
export interface Attendance {
  readonly now: number;
  readonly patience: Patience;
  isHere(user: string): boolean;
}

/** Left; or late, or not there, while everybody waits for them. */
function isAbandoned(online: OnlineTable, seat: Seat, who: Attendance): boolean {
  const chair = chairAt(online, seat);
  if (chair.kind !== 'human') return false;
  if (chair.left) return true;
  if (chair.late) return awaited(online) === seat;
  const absent = absentOf(online, { has: who.isHere }, who.patience);
  return absent?.seat === seat && who.now >= absent.until;
}

export function propose(
  online: OnlineTable,
  person: Person,
  proposal: Proposal,
  who: Attendance,
): Act {
  const model = runningModel(online);
  if (isOver(model)) refuse('GAME_OVER', 'the game is over');
  const by = seatOf(online, person.id);
  // What somebody without a seat asks for gives way to those who play: they can ask again.
  const isInTheWay = online.asking !== null && (online.asking.by !== null || by === null);
  if (isInTheWay) refuse('PROPOSAL_PENDING', 'the table is asked something else');
  if (proposal.kind === 'sitIn') {
    if (by !== null) refuse('ALREADY_SEATED', 'there is a seat already');
  } else mySeat(online, person.id);
  if (proposal.kind === 'takeBack') {
    checkMayGoBack(online);
    if (proposal.seq >= seqOf(model)) refuse('NOTHING_TO_UNDO', 'there are no such answers');
  } else {
    checkFree(online, proposal, who);
    if (online.handOvers.length >= MOST_HAND_OVERS) {
      refuse('TOO_MANY', `seats of ${online.base.id} have changed hands often enough`);
    }
  }
  if (proposal.kind === 'bot') checkLevel(proposal.level);
  const { id: user, name } = person;
  const needs = needed(online, person, proposal, who);
  if (
    proposal.kind === 'sitIn' &&
    needs.length === 0 &&
    !wasTheirs(online, person, proposal.seat)
  ) {
    refuse('NOBODY_TO_ASK', 'nobody who plays there is left to agree');
  }
  const asking = { number: online.seq + 1, proposal, by, user, name, needs, agreed: [] };
  return { kind: 'propose', asking };
}

/** A seat that can be given away: nobody plays there, or a bot whose place somebody wants. */
function checkFree(online: OnlineTable, proposal: Proposal, who: Attendance): void {
  if (proposal.kind === 'takeBack') return;
  const isBot = chairAt(online, proposal.seat).kind === 'bot';
  const free = isAbandoned(online, proposal.seat, who) || (isBot && proposal.kind === 'sitIn');
  if (!free) refuse('NOT_ABANDONED', `seat ${proposal.seat} has its player`);
}

/** Whether they were the last person to play there, before a bot took over. */
function wasTheirs({ handOvers }: OnlineTable, { id }: Person, at: Seat): boolean {
  const last = handOvers.findLast(({ seat, from }) => seat === at && from.kind === 'human')?.from;
  return last?.kind === 'human' && last.user === id;
}

/**
 * Everybody else who still plays: also those who are not there, unless they have abandoned it. Their
 * answers are their own all the same: nobody but those who got up is passed over to take any back.
 */
function needed(
  online: OnlineTable,
  person: Person,
  proposal: Proposal,
  who: Attendance,
): readonly Seat[] {
  return online.chairs.flatMap((chair, seat) => {
    if (chair.kind !== 'human' || chair.user === person.id || chair.left) return [];
    if (proposal.kind === 'takeBack') return [seat];
    const isGone = isAbandoned(online, seat, who) && !who.isHere(chair.user);
    return isGone || proposal.seat === seat ? [] : [seat];
  });
}

export function consent(
  online: OnlineTable,
  user: string,
  number: number,
  yes: boolean,
  who: Attendance,
): Act {
  const { asking } = online;
  if (asking === null || asking.number !== number) refuse('NO_PROPOSAL', 'it is settled');
  // Whoever asked may think better of it.
  const withdrawn = yes ? null : withdrawal(online, user);
  if (withdrawn !== null) return withdrawn.act;
  const seat = mySeat(online, user);
  if (!asking.needs.includes(seat) || asking.agreed.includes(seat)) {
    refuse('NO_PROPOSAL', `seat ${seat} is not asked`);
  }
  // Who has deleted their account since is given nothing.
  if (asking.name === NOBODY) return { kind: 'consent', seat, yes: false };
  // Its player may have come back since it was asked.
  if (yes) checkFree(online, asking.proposal, who);
  return { kind: 'consent', seat, yes };
}

/** What somebody asks for is asked no more; null: they ask for nothing. */
export function withdrawal({ asking }: OnlineTable, user: string): { readonly act: Act } | null {
  if (asking?.user !== user) return null;
  return { act: { kind: 'consent', seat: asking.by ?? 0, yes: false } };
}

/** The seat whose clock has run out by now. */
export function lateNow(online: OnlineTable, now: number): Act | null {
  const deadline = deadlineOf(online);
  if (deadline === null || now < deadline || online.clock?.running == null) return null;
  return { kind: 'late', seat: online.clock.running };
}
