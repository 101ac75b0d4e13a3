import { type Json, sameJson } from '@orrery/kernel';
import { isOver, seqOf } from '@orrery/table/parts';
import { awaited, deadlineOf, statusOf } from '../desk/clock.ts';
import { dealDue } from '../desk/deal.ts';
import { namelessChair } from '../desk/names.ts';
import { lineOf } from '../desk/told.ts';
import type { Chair, Desk, Holder } from '../desk/types.ts';
import type { HeadRow, ResultRow, SeatRow } from '../store/schema.ts';

/** A bot's turn that nobody has played by then is looked after by whoever finds it. */
const BOT_OVERDUE_MS = 5_000;

/** How often a bot at work is noted. */
const BOT_SEEN_MS = 2_000;

function dueOf(desk: Desk): number | null {
  const seat = awaited(desk);
  if (seat === null) return dealDue(desk);
  if (desk.chairs[seat]?.kind === 'bot') return desk.updated + BOT_OVERDUE_MS;
  return deadlineOf(desk);
}

function waitingUser(desk: Desk): string | null {
  const seat = awaited(desk);
  const chair = seat === null ? undefined : desk.chairs[seat];
  return chair?.kind === 'human' ? chair.user : null;
}

/** The head is written only when what lists show, or who is waited for, has changed. */
export function isHeadChanged(before: Desk, now: Desk): boolean {
  const seat = awaited(now);
  return (
    statusOf(before) !== statusOf(now) ||
    awaited(before) !== seat ||
    deadlineOf(before) !== deadlineOf(now) ||
    (seat !== null && now.chairs[seat]?.kind === 'bot' && seenAt(before) !== seenAt(now)) ||
    (before.chairs !== now.chairs && !haveSamePeople(before.chairs, now.chairs))
  );
}

/** A bot that answers one question after the other is at work, not overdue. */
const seenAt = ({ updated }: Desk): number => Math.floor(updated / BOT_SEEN_MS);

const haveSamePeople = (before: Desk['chairs'], now: Desk['chairs']): boolean =>
  sameJson(before.map(whoOf), now.map(whoOf));

function whoOf(chair: Chair): Json {
  if (chair.kind === 'human') return [chair.user, chair.left, chair.late];
  return chair.kind === 'bot' ? chair.level : null;
}

export function headRow(desk: Desk): HeadRow {
  return {
    table_id: desk.base.id,
    status: statusOf(desk),
    privacy: desk.base.privacy,
    game: desk.base.game.id,
    waiting: waitingUser(desk),
    due: dueOf(desk),
    updated: desk.updated,
    line: JSON.stringify(lineOf({ ...desk, chairs: desk.chairs.map(namelessChair) })),
  };
}

/** Whoever gave up a seat is noted below 0, one for each hand-over: their answers are still theirs. */
export function seatRows({ base, chairs, handOvers }: Desk): readonly SeatRow[] {
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

/** As a result names people, beside the levels of bots. */
export const PERSON = 'person';

/** A person or a level of bots; null for a seat that changed hands, whose score is nobody's. */
const playersOf = ({ chairs, handOvers }: Desk): readonly (string | null)[] =>
  chairs.map((chair, seat) => {
    if (chair.kind === 'empty' || handOvers.some((one) => one.seat === seat)) return null;
    return chair.kind === 'bot' ? chair.level : PERSON;
  });

export function resultRow(desk: Desk): ResultRow {
  const { base, model, chairs, started, updated } = desk;
  const over = model !== null && isOver(model);
  const totals = over ? base.game.scores(model.state).map((score) => score.total) : [];
  return {
    table_id: base.id,
    game: base.game.id,
    seats: chairs.length,
    answers: model === null ? 0 : seqOf(model),
    started: started ?? base.created,
    finished: updated,
    totals: JSON.stringify(totals),
    winners: JSON.stringify(model?.state.outcome?.winners ?? []),
    players: JSON.stringify(playersOf(desk)),
  };
}
