import { missing } from '@orrery/kernel';
import { constants, data } from './file.ts';
import type { SimpleEffect } from './ops.ts';
import type { Row, Table } from './schema.ts';

/** What an attack meets: the Alien System with this number. */
export const systemTable = (system: number): Table =>
  data.alienSystems[system] ?? missing('Alien System', system);
/** The Defence Plan with this number; BASIC is the tile. */
export const planTable = (plan: number): Table =>
  plan === BASIC ? data.basicDefencePlan : (data.defencePlans[plan] ?? missing('Plan', plan));
/** The Basic Defence Plan among the Plans. */
export const BASIC = -1;

/** The key of the row that holds for an Attack Value (ALI-ATK-06, ALI-ATK-07). */
export function rowKey({ table, fallback }: Table, value: number): string {
  const exact = `${value}`;
  if (table[exact] !== undefined) return exact;
  if (fallback?.[exact] !== undefined) return fallback[exact];
  for (const key of Object.keys(table)) {
    if (key.endsWith('+') && value >= Number(key.slice(0, -1))) return key;
  }
  return `${constants.maxTableRow}`;
}

export const rowOf = (table: Table, value: number): Row =>
  table.table[rowKey(table, value)] ?? missing('row', value);

/** Rows of a table in the order of their values. */
export const rowsOf = ({ table }: Table): readonly (readonly [key: string, row: Row])[] =>
  Object.entries(table).toSorted(([a], [b]) => parseInt(a) - parseInt(b));

/** Higher values find the same rows. */
const TOP = 12;

function lookup(table: Table): readonly (readonly SimpleEffect[])[] {
  return Array.from({ length: TOP + 1 }, (_, value) =>
    value === 0 ? [] : rowOf(table, value).effects,
  );
}
const SYSTEM_ROWS = data.alienSystems.map(lookup);
const PLAN_ROWS = [data.basicDefencePlan, ...data.defencePlans].map(lookup);

/** What an attack of this value does, by the numbers of the table. */
export const systemEffects = (system: number, value: number): readonly SimpleEffect[] =>
  SYSTEM_ROWS[system]?.[Math.min(value, TOP)] ?? missing('Alien System', system);
export const planEffects = (plan: number, value: number): readonly SimpleEffect[] =>
  PLAN_ROWS[plan + 1]?.[Math.min(value, TOP)] ?? missing('Plan', plan);
