import { type AnyGame, checkVersion, type Options } from '@orrery/kernel';
import type { Pace, Privacy } from '@orrery/protocol';
import { TableError } from '@orrery/table';
import { resume, snapshotOf, type Step } from '@orrery/table/parts';
import type { ChangeRow, SnapshotRow, TableRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import { bodyOf, isObject, objectOf } from './body.ts';
import { emptyTable, replayed } from './evolve.ts';
import { namelessChange, namelessTable } from './names.ts';
import { packed } from './packed.ts';
import type { Base, Change, OnlineTable } from './types.ts';

export function baseOf(row: TableRow, game: AnyGame): Base {
  return {
    id: row.id,
    game,
    rulesVersion: row.rules_version,
    options: objectOf(row.options) as Options,
    pace: objectOf(row.pace) as unknown as Pace,
    privacy: row.privacy as Privacy,
    host: row.host,
    seed: row.seed,
    commitment: row.commitment,
    created: row.created,
  };
}

export const changeRow = (online: OnlineTable, change: Change): ChangeRow => ({
  table_id: online.base.id,
  seq: online.seq,
  at: online.updated,
  body: JSON.stringify(namelessChange(change)),
});

/** Everything that the changes up to here have led to, except the steps: they are in the changes. */
export function snapshotRow(online: OnlineTable): SnapshotRow {
  const { chairs, closed, nonces, clock, asking, model } = namelessTable(online);
  const { handOvers, started, rematch } = namelessTable(online);
  const saved = model && snapshotOf(model);
  const about = { chairs, closed, nonces, clock, asking, handOvers, started, rematch };
  const body = { ...about, model: saved };
  return { table_id: online.base.id, seq: online.seq, body: JSON.stringify(body) };
}

/** The changes of a table with their numbers and times. */
interface Dated {
  readonly seq: number;
  readonly at: number;
  readonly change: Change;
}

/** What stored rows lead to: whatever goes wrong is said of the table, not taken for a fault of the rules. */
function unlessDamaged<T>(what: string, make: () => T): T {
  try {
    return make();
  } catch (error) {
    if (error instanceof TableError && error.code === 'DAMAGED') throw error;
    const damaged = new TableError('DAMAGED', `${what}: ${(error as Error).message}`);
    damaged.cause = error;
    throw damaged;
  }
}

function read({ table_id, seq, at, body }: ChangeRow): Dated {
  const damaged = (why: string): never => {
    throw new TableError('DAMAGED', `change ${seq} of table ${table_id} is no ${why}`);
  };
  let change: unknown;
  try {
    change = JSON.parse(body);
  } catch {
    damaged('JSON');
  }
  if (!isObject(change) || !isObject(change['act'])) return damaged('change');
  // The rest is seen where it is carried out.
  return { seq, at, change: change as unknown as Change };
}

/** Changes made elsewhere, carried out here. */
export const caughtUp = (online: OnlineTable, rows: readonly ChangeRow[]): OnlineTable =>
  carriedOut(online, rows.map(read));

function carriedOut(online: OnlineTable, changes: readonly Dated[]): OnlineTable {
  const { id } = online.base;
  return changes.reduce((now, { seq, at, change }) => {
    if (seq !== now.seq + 1) {
      throw new TableError('DAMAGED', `change ${now.seq + 1} of table ${id} is missing`);
    }
    const what = `change ${seq} of table ${id} cannot be carried out`;
    return unlessDamaged(what, () => replayed(now, change, at));
  }, online);
}

/** Refuses a game that was played by rules which lead elsewhere now; before it begins none are used. */
function checkRules({ game, rulesVersion }: Base, changes: readonly Dated[]): void {
  let version = rulesVersion;
  for (const { change } of changes) {
    version = change.rulesVersion ?? version;
    if (change.revision !== undefined) checkVersion(game, version);
  }
}

/**
 * A table from its snapshot and the changes after it. Where the snapshot alone is damaged, it is
 * `passedOver`: the changes lead to the same position.
 */
export function openTable(
  { table, snapshot, changes: rows }: StoredTable,
  game: AnyGame,
  passedOver: (why: unknown) => void = () => undefined,
): OnlineTable {
  const base = unlessDamaged(`table ${table.id} cannot be read`, () => baseOf(table, game));
  const changes = rows.map(read);
  const known = snapshot === undefined ? 0 : changes.findIndex(({ seq }) => seq > snapshot.seq);
  const early = known < 0 ? changes : changes.slice(0, known);
  const late = known < 0 ? [] : changes.slice(known);
  checkRules(base, changes);
  if (snapshot === undefined) return carriedOut(emptyTable(base), changes);
  if (early.at(-1)?.seq !== snapshot.seq) {
    throw new TableError(
      'DAMAGED',
      `table ${table.id} has a snapshot of ${snapshot.seq} but not its changes`,
    );
  }
  const what = `the snapshot ${snapshot.seq} of table ${table.id} leads to no position`;
  let online: OnlineTable;
  try {
    online = unlessDamaged(what, () => fromSnapshot(base, snapshot, early));
  } catch (error) {
    online = carriedOut(emptyTable(base), early);
    passedOver(error);
  }
  return carriedOut(online, late);
}

function fromSnapshot(base: Base, snapshot: SnapshotRow, early: readonly Dated[]): OnlineTable {
  const body = bodyOf(snapshot);
  const { chairs, closed = false, nonces, clock, asking, started, model: saved } = body;
  const { handOvers = [], rematch = null } = body;
  const steps: Step[] = [];
  let { rulesVersion } = base;
  for (const { change } of early) {
    rulesVersion = change.rulesVersion ?? rulesVersion;
    if (change.keep !== undefined) steps.length = change.keep;
    for (const step of change.steps ?? []) steps.push(packed(step, change.revision ?? 0));
  }
  const { game } = base;
  const model = saved && resume(game, { snapshot: saved, steps }, true);
  return {
    base,
    seq: snapshot.seq,
    rulesVersion,
    chairs,
    closed,
    model,
    nonces,
    clock,
    asking,
    handOvers,
    started,
    rematch,
    updated: early.at(-1)?.at ?? base.created,
  };
}
