import type { AnyGame, Options } from '@orrery/kernel';
import type { Pace, Privacy } from '@orrery/protocol';
import { TableError } from '@orrery/table';
import { resume, snapshotOf, type Step } from '@orrery/table/parts';
import type { ChangeRow, SnapshotRow, TableRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import { emptyDesk, replayed } from './evolve.ts';
import { namelessChange, namelessDesk } from './names.ts';
import { packed } from './packed.ts';
import type { Base, Change, Desk } from './types.ts';

export function baseOf(row: TableRow, game: AnyGame): Base {
  return {
    id: row.id,
    game,
    rulesVersion: row.rules_version,
    options: JSON.parse(row.options) as Options,
    pace: JSON.parse(row.pace) as Pace,
    privacy: row.privacy as Privacy,
    host: row.host,
    seed: row.seed,
    commitment: row.commitment,
    created: row.created,
  };
}

export const changeRow = (desk: Desk, change: Change): ChangeRow => ({
  table_id: desk.base.id,
  seq: desk.seq,
  at: desk.updated,
  body: JSON.stringify(namelessChange(change)),
});

/** Everything that the changes up to here have led to, except the steps: they are in the changes. */
export function snapshotRow(desk: Desk): SnapshotRow {
  const { chairs, clock, asking, handOvers, started, model } = namelessDesk(desk);
  const body = { chairs, clock, asking, handOvers, started, model: model && snapshotOf(model) };
  return { table_id: desk.base.id, seq: desk.seq, body: JSON.stringify(body) };
}

/** The changes of a table with their numbers and times. */
interface Dated {
  readonly seq: number;
  readonly at: number;
  readonly change: Change;
}

function read(row: ChangeRow): Dated {
  try {
    return { seq: row.seq, at: row.at, change: JSON.parse(row.body) as Change };
  } catch {
    throw new TableError('DAMAGED', `change ${row.seq} of table ${row.table_id} is no JSON`);
  }
}

/** Changes made elsewhere, carried out here. */
export function caughtUp(desk: Desk, rows: readonly ChangeRow[]): Desk {
  return rows.map(read).reduce((now, { seq, at, change }) => {
    if (seq !== now.seq + 1) {
      throw new TableError('DAMAGED', `change ${now.seq + 1} of table ${now.base.id} is missing`);
    }
    return replayed(now, change, at);
  }, desk);
}

/** A table from its snapshot and the changes after it. */
export function openDesk(stored: StoredTable, game: AnyGame): Desk {
  const { table, snapshot, changes } = stored;
  const base = baseOf(table, game);
  const known = snapshot === undefined ? 0 : changes.findIndex((row) => row.seq > snapshot.seq);
  const early = known < 0 ? changes : changes.slice(0, known);
  const late = known < 0 ? [] : changes.slice(known);
  if (base.rulesVersion !== game.rulesVersion && (snapshot === undefined || late.length > 0)) {
    throw new TableError(
      'OTHER_VERSION',
      `table ${table.id} was played by version ${base.rulesVersion} of the rules and has no snapshot of its end`,
    );
  }
  if (snapshot === undefined) return caughtUp(emptyDesk(base), changes);
  return caughtUp(fromSnapshot(base, snapshot, early.map(read)), late);
}

interface Body extends Pick<Desk, 'chairs' | 'clock' | 'asking' | 'started'> {
  /** None: of a version that did not keep them. */
  readonly handOvers?: Desk['handOvers'];
  readonly model: { readonly rulesVersion: number } | null;
}

function fromSnapshot(base: Base, snapshot: SnapshotRow, early: readonly Dated[]): Desk {
  const body = JSON.parse(snapshot.body) as Body;
  const { chairs, clock, asking, handOvers = [], started, model: saved } = body;
  const last = early.at(-1);
  if (last?.seq !== snapshot.seq) {
    throw new TableError(
      'DAMAGED',
      `table ${base.id} has a snapshot of ${snapshot.seq} but not its changes`,
    );
  }
  const steps: Step[] = [];
  for (const { change } of early) {
    if (change.keep !== undefined) steps.length = change.keep;
    for (const step of change.steps ?? []) steps.push(packed(step, change.revision ?? 0));
  }
  const { game } = base;
  // A fix of the rules does not stop a running game: it goes on from where it is.
  const current = saved && { ...saved, rulesVersion: game.rulesVersion };
  const model = current && resume(game, { snapshot: current, steps }, true);
  return {
    base,
    seq: snapshot.seq,
    chairs,
    model,
    clock,
    asking,
    handOvers,
    started,
    updated: last.at,
  };
}
