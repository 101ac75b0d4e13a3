import { type Json, sameJson } from '@orrery/kernel';
import type { TableLine } from '@orrery/protocol';
import { seqOf, totalsOf } from '@orrery/table/parts';
import { awaited, deadlineOf, statusOf } from '../online/clock.ts';
import { dealDue } from '../online/deal.ts';
import { namelessChair } from '../online/names.ts';
import { lineOf } from '../online/told.ts';
import type { Chair, OnlineTable, Holder } from '../online/types.ts';
import { PERSON } from '../ratings/rated-game.ts';
import type { ListRow, ResultRow, SeatRow } from '../store/schema.ts';

/** A bot's turn that nobody has played by then is looked after by whoever finds it. */
const BOT_OVERDUE_MS = 5_000;

/** How often a bot at work is noted. */
const BOT_SEEN_MS = 2_000;

function dueOf(online: OnlineTable): number | null {
  const seat = awaited(online);
  if (seat === null) return dealDue(online);
  if (online.chairs[seat]?.kind === 'bot') return online.updated + BOT_OVERDUE_MS;
  return deadlineOf(online);
}

function waitingUser(online: OnlineTable): string | null {
  const seat = awaited(online);
  const chair = seat === null ? undefined : online.chairs[seat];
  return chair?.kind === 'human' ? chair.user : null;
}

/** The list row is written only when what lists show, or who is waited for, has changed. */
export function isListRowChanged(before: OnlineTable, now: OnlineTable): boolean {
  const seat = awaited(now);
  return (
    statusOf(before) !== statusOf(now) ||
    awaited(before) !== seat ||
    deadlineOf(before) !== deadlineOf(now) ||
    before.rematch !== now.rematch ||
    (seat !== null && now.chairs[seat]?.kind === 'bot' && seenAt(before) !== seenAt(now)) ||
    (before.chairs !== now.chairs && !haveSamePeople(before.chairs, now.chairs))
  );
}

/** A bot that answers one question after the other is at work, not overdue. */
const seenAt = ({ updated }: OnlineTable): number => Math.floor(updated / BOT_SEEN_MS);

const haveSamePeople = (before: OnlineTable['chairs'], now: OnlineTable['chairs']): boolean =>
  sameJson(before.map(whoOf), now.map(whoOf));

function whoOf(chair: Chair): Json {
  if (chair.kind === 'human') return [chair.user, chair.left, chair.late];
  return chair.kind === 'bot' ? chair.level : null;
}

export function listRow(online: OnlineTable): ListRow {
  return {
    table_id: online.base.id,
    status: statusOf(online),
    privacy: online.base.privacy,
    game: online.base.game.id,
    waiting: waitingUser(online),
    due: dueOf(online),
    updated: online.updated,
    line: JSON.stringify(keptLine(online)),
  };
}

/** A game that is over is in the lists of its players alone: they may know where they meet again. */
export type KeptLine = TableLine & { readonly rematch?: string };

function keptLine(online: OnlineTable): KeptLine {
  const line = lineOf({ ...online, chairs: online.chairs.map(namelessChair) });
  return online.rematch === null ? line : { ...line, rematch: online.rematch };
}

/** Whoever gave up a seat is noted below 0, one for each hand-over: their answers are still theirs. */
export function seatRows({ base, chairs, handOvers }: OnlineTable): readonly SeatRow[] {
  const row = (seat: number, who: Chair | Holder): SeatRow => ({
    table_id: base.id,
    seat,
    user_id: who.kind === 'human' ? who.user : '',
  });
  return [
    ...chairs.map((chair, seat) => row(seat, chair)),
    ...handOvers.map(({ from }, n) => row(-1 - n, from)),
  ];
}

/** A person or a level of bots; null for a seat that changed hands, whose score is nobody's. */
const playersOf = ({ chairs, handOvers }: OnlineTable): readonly (string | null)[] =>
  chairs.map((chair, seat) => {
    if (chair.kind === 'empty' || handOvers.some((one) => one.seat === seat)) return null;
    return chair.kind === 'bot' ? chair.level : PERSON;
  });

export function resultRow(online: OnlineTable): ResultRow {
  const { base, model, chairs, started, updated } = online;
  const totals = (model && totalsOf(model)) ?? [];
  return {
    table_id: base.id,
    game: base.game.id,
    seats: chairs.length,
    answers: model === null ? 0 : seqOf(model),
    started: started ?? base.created,
    finished: updated,
    totals: JSON.stringify(totals),
    winners: JSON.stringify(model?.state.outcome?.winners ?? []),
    players: JSON.stringify(playersOf(online)),
  };
}
