import { hash } from 'node:crypto';
import { Refusal } from '@orrery/table';
import type { ChangeRow } from '../store/schema.ts';

/** Enough that no accident leads to the same: 128 bits. */
const LENGTH = 22;

/** What the first change of a table follows. */
export const chainStart = (table: string): string => table;

/** Each change is held by a hash over itself and the one before, so that none is lost or altered unseen. */
export function linkOf(before: string, { seq, at, body }: Omit<ChangeRow, 'hash'>): string {
  return hash('sha256', `${before} ${seq} ${at} ${body}`, 'base64url').slice(0, LENGTH);
}

/** The link of a change that follows another; a row of a version that kept none is taken as it is. */
export function checkedLink(before: string, row: ChangeRow): string {
  const link = linkOf(before, row);
  if (row.hash != null && row.hash !== link) {
    const { table_id, seq } = row;
    throw new Refusal(
      'DAMAGED',
      `change ${seq} of table ${table_id} is not the one that was stored, or does not follow the one before`,
    );
  }
  return link;
}
