import type { Reviewed, TableId } from '@orrery/table/client';

interface Counted {
  /** Each seat's chance at every position. */
  readonly curve?: readonly (readonly number[])[];
  readonly review?: readonly Reviewed[];
}

/** What was counted of games that are over: their end and their replay show it, and count it once. */
const counted = new Map<TableId, Counted>();

export const keptOf = (id: TableId): Counted => counted.get(id) ?? {};

export function keep(id: TableId, more: Counted): void {
  counted.set(id, { ...keptOf(id), ...more });
}
