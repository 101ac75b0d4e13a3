import { type AnyGame, checkVersion, type Options } from '@orrery/kernel';
import type { Pace, Privacy } from '@orrery/protocol';
import { Refusal } from '@orrery/table';
import { resuming, snapshotOf, type Step } from '@orrery/table/parts';
import type { ChangeRow, SnapshotRow, TableRow } from '../store/schema.ts';
import type { StoredTable } from '../store/tables.ts';
import { type Body, bodyOf, isObject, objectOf, type Whole, withSum } from './body.ts';
import { chainStart, checkedLink, linkOf } from './chain.ts';
import { emptyTable, replayed } from './evolve.ts';
import { namelessChange, namelessTable } from './names.ts';
import { packed } from './packed.ts';
import { atOnce } from '../slices.ts';
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

/** `before`: the link of the change that it follows. */
export function changeRow(online: OnlineTable, change: Change, before?: string): ChangeRow {
  const { base, seq, updated: at } = online;
  const body = JSON.stringify(namelessChange(change));
  const row = { table_id: base.id, seq, at, body };
  return before === undefined ? row : { ...row, hash: linkOf(before, row) };
}

/** A log with so many changes more than twice its steps is not read again once there is a snapshot. */
const SPARE = 256;

/** Written first, so that it is seen before all of it is read. */
const WHOLE = '{"whole":';
export const isWhole = ({ body }: SnapshotRow): boolean => body.startsWith(WHOLE);

/** Also of a table that waits: people may sit down there and get up again for ever. */
function wholeOf({ model, seq, rulesVersion }: OnlineTable, chain: string | null): Whole | null {
  const steps = model?.steps.slice() ?? [];
  if (chain === null || seq <= 2 * steps.length + SPARE) return null;
  return { steps, rulesVersion, chain };
}

/**
 * Everything that the changes up to here have led to, except the steps: they are in the changes,
 * unless these are far more. `chain`: the link of the newest change.
 */
export function snapshotRow(online: OnlineTable, chain: string | null = null): SnapshotRow {
  const { chairs, closed, nonces, clock, asking, model } = namelessTable(online);
  const { handOvers, started, rematch, retaken } = namelessTable(online);
  const saved = model && snapshotOf(model);
  const about = { chairs, closed, nonces, clock, asking, handOvers, started, rematch, retaken };
  const whole = wholeOf(online, chain);
  const body = { ...(whole !== null && { whole }), ...about, model: saved };
  return { table_id: online.base.id, seq: online.seq, body: withSum(JSON.stringify(body)) };
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
    throw damage(what, error);
  }
}

function* unlessDamagedIn<T>(what: string, work: Generator<void, T>): Generator<void, T> {
  try {
    return yield* work;
  } catch (error) {
    throw damage(what, error);
  }
}

function damage(what: string, error: unknown): Refusal {
  if (error instanceof Refusal && error.code === 'DAMAGED') return error;
  const damaged = new Refusal('DAMAGED', `${what}: ${(error as Error).message}`);
  damaged.cause = error;
  return damaged;
}

function read({ table_id, seq, at, body }: ChangeRow): Dated {
  const damaged = (why: string): never => {
    throw new Refusal('DAMAGED', `change ${seq} of table ${table_id} is no ${why}`);
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

/** A table as the store has it, with the link of its newest change. */
export interface Opened {
  readonly online: OnlineTable;
  readonly chain: string;
}

/** A change made elsewhere, carried out here. */
export function caughtUp({ online, chain }: Opened, row: ChangeRow): Opened {
  const link = checkedLink(chain, row);
  return { online: carriedOut(online, read(row)), chain: link };
}

function carriedOut(now: OnlineTable, { seq, at, change }: Dated): OnlineTable {
  const { id } = now.base;
  if (seq !== now.seq + 1) {
    throw new Refusal('DAMAGED', `change ${now.seq + 1} of table ${id} is missing`);
  }
  const what = `change ${seq} of table ${id} cannot be carried out`;
  return unlessDamaged(what, () => replayed(now, change, at));
}

function* allCarriedOut(
  online: OnlineTable,
  changes: readonly Dated[],
): Generator<void, OnlineTable> {
  let now = online;
  for (const change of changes) {
    now = carriedOut(now, change);
    yield;
  }
  return now;
}

/** Refuses a game that was played by rules which lead elsewhere now; before it begins none are used. */
function checkRules({ game }: Base, rulesVersion: number, changes: readonly Dated[]): void {
  let version = rulesVersion;
  for (const { change } of changes) {
    version = change.rulesVersion ?? version;
    if (change.revision !== undefined) checkVersion(game, version);
  }
}

/** Changes are read one by one, and each must follow the one before. */
function* readAll(rows: readonly ChangeRow[], before: string): Generator<void, Read> {
  const changes: Dated[] = [];
  let chain = before;
  for (const row of rows) {
    changes.push(read(row));
    chain = checkedLink(chain, row);
    yield;
  }
  return { changes, chain };
}

interface Read {
  readonly changes: readonly Dated[];
  readonly chain: string;
}

/** At one go. */
export const openTable = (
  stored: StoredTable,
  game: AnyGame,
  passedOver?: (why: unknown) => void,
): OnlineTable => atOnce(opening(stored, game, passedOver)).online;

/**
 * A table from its snapshot and the changes after it, piece by piece. Where the snapshot alone is
 * damaged, it is `passedOver`: the changes lead to the same position.
 */
export function* opening(
  stored: StoredTable,
  game: AnyGame,
  passedOver: (why: unknown) => void = () => undefined,
): Generator<void, Opened> {
  const { table, snapshot, changes: rows } = stored;
  const base = unlessDamaged(`table ${table.id} cannot be read`, () => baseOf(table, game));
  const isPart = snapshot !== undefined && (rows[0]?.seq ?? 1) > 1;
  if (isPart) return yield* fromWhole(base, snapshot, rows);
  const { changes, chain } = yield* readAll(rows, chainStart(table.id));
  checkRules(base, base.rulesVersion, changes);
  const online = yield* fromAll(base, snapshot, changes, passedOver);
  return { online, chain };
}

/** Of the changes before a snapshot that is whole, only the newest are there. */
function* fromWhole(
  base: Base,
  snapshot: SnapshotRow,
  rows: readonly ChangeRow[],
): Generator<void, Opened> {
  const body = bodyOf(snapshot);
  const { whole } = body;
  const early = rows.filter(({ seq }) => seq <= snapshot.seq);
  const last = early.at(-1);
  if (whole === undefined || last?.seq !== snapshot.seq || last.hash !== whole.chain) {
    const { id } = base;
    throw new Refusal('DAMAGED', `the snapshot ${snapshot.seq} of table ${id} is not whole`);
  }
  // Before the game begins no rules are used.
  if (body.model !== null) checkVersion(base.game, whole.rulesVersion);
  const late = yield* readAll(rows.slice(early.length), whole.chain);
  checkRules(base, whole.rulesVersion, late.changes);
  const what = `the snapshot ${snapshot.seq} of table ${base.id} leads to no position`;
  // When each of them came is not known: whoever saw an older position is told all of them.
  const { revision = 0 } = (body.model ?? {}) as { readonly revision?: number };
  const steps: Step[] = [];
  for (const step of whole.steps) {
    steps.push(packed(step, revision));
    yield;
  }
  const { rulesVersion } = whole;
  const before = { steps, rulesVersion, at: last.at };
  const online = yield* unlessDamagedIn(what, fromSnapshot(base, snapshot, body, before));
  return { online: yield* allCarriedOut(online, late.changes), chain: late.chain };
}

function* fromAll(
  base: Base,
  snapshot: SnapshotRow | undefined,
  changes: readonly Dated[],
  passedOver: (why: unknown) => void,
): Generator<void, OnlineTable> {
  if (snapshot === undefined) return yield* allCarriedOut(emptyTable(base), changes);
  const known = changes.findIndex(({ seq }) => seq > snapshot.seq);
  const early = known < 0 ? changes : changes.slice(0, known);
  const late = known < 0 ? [] : changes.slice(known);
  if (early.at(-1)?.seq !== snapshot.seq) {
    throw new Refusal(
      'DAMAGED',
      `table ${base.id} has a snapshot of ${snapshot.seq} but not its changes`,
    );
  }
  const what = `the snapshot ${snapshot.seq} of table ${base.id} leads to no position`;
  let online: OnlineTable;
  try {
    const before = yield* stepsOf(base, early);
    online = yield* unlessDamagedIn(
      what,
      fromSnapshot(
        base,
        snapshot,
        unlessDamaged(what, () => bodyOf(snapshot)),
        before,
      ),
    );
  } catch (error) {
    online = yield* allCarriedOut(emptyTable(base), early);
    passedOver(error);
  }
  return yield* allCarriedOut(online, late);
}

/** What a snapshot leaves to the changes before it. */
interface Before {
  readonly steps: readonly Step[];
  readonly rulesVersion: number;
  readonly at: number;
}

function* stepsOf(base: Base, early: readonly Dated[]): Generator<void, Before> {
  const steps: Step[] = [];
  let { rulesVersion } = base;
  for (const { change } of early) {
    rulesVersion = change.rulesVersion ?? rulesVersion;
    if (change.keep !== undefined) steps.length = change.keep;
    for (const step of change.steps ?? []) steps.push(packed(step, change.revision ?? 0));
    yield;
  }
  return { steps, rulesVersion, at: early.at(-1)?.at ?? base.created };
}

function* fromSnapshot(
  base: Base,
  snapshot: SnapshotRow,
  body: Body,
  { steps, rulesVersion, at }: Before,
): Generator<void, OnlineTable> {
  const { chairs, closed = false, nonces, clock, asking, started, model: saved } = body;
  const { handOvers = [], rematch = null, retaken = false } = body;
  const { game } = base;
  const model = saved && (yield* resuming(game, { snapshot: saved, steps }, true));
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
    retaken,
    updated: at,
  };
}
