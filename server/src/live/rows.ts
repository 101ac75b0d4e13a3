import { statusOf } from '../online/clock.ts';
import { changeRow, snapshotRow } from '../online/stored.ts';
import type { Change, OnlineTable } from '../online/types.ts';
import type { Append } from '../store/store.ts';
import { isListRowChanged, listRow, resultRow, seatRows } from './list-rows.ts';

/** A snapshot goes with every so many changes: more would be replayed when the table is opened. */
const SNAPSHOT_EVERY = 128;

/** The game is over by this change. */
export const hasEnded = (before: OnlineTable, now: OnlineTable): boolean =>
  statusOf(now) === 'finished' && statusOf(before) !== 'finished';

/** Steps were taken back by consent: whoever carried that out again would play the game from its start. */
const isTakenBack = ({ act, keep }: Change): boolean =>
  keep !== undefined && (act.kind === 'propose' || act.kind === 'consent');

export function isSnapshotDue(
  before: OnlineTable,
  now: OnlineTable,
  change: Change,
  snapshotAt: number,
): boolean {
  if (now.seq - snapshotAt >= SNAPSHOT_EVERY || isTakenBack(change)) return true;
  // What follows the end is kept with it: later rules could not carry it out.
  return hasEnded(before, now) || before.rematch !== now.rematch;
}

/** What is stored of a change, and with it. `chain`: the link of the one before. */
export function rowsOf(
  before: OnlineTable,
  now: OnlineTable,
  change: Change,
  { chain, snapshotAt }: { readonly chain: string; readonly snapshotAt: number },
): Append {
  const row = changeRow(now, change, chain);
  const rows: { -readonly [Row in keyof Append]: Append[Row] } = { change: row };
  if (isSnapshotDue(before, now, change, snapshotAt)) {
    rows.snapshot = snapshotRow(now, row.hash ?? null);
  }
  if (isListRowChanged(before, now)) rows.listRow = listRow(now);
  if (now.chairs !== before.chairs) rows.seats = seatRows(now);
  // Statistics tell how games end that were played once.
  if (hasEnded(before, now) && !now.retaken) rows.result = resultRow(now);
  return rows;
}
