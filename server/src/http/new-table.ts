import { completeOptions, type Options } from '@orrery/kernel';
import type { NewOnlineTable } from '@orrery/protocol';
import { Refusal } from '@orrery/table';
import { checkLevel } from '../online/commands.ts';
import { emptyTable, evolve } from '../online/evolve.ts';
import { chainStart } from '../online/chain.ts';
import { baseOf, changeRow, type Opened } from '../online/stored.ts';
import type { Chair } from '../online/types.ts';
import { newSeed, newTableId, sha256 } from '../ids.ts';
import { listRow, seatRows } from '../live/list-rows.ts';
import type { TableRow, UserRow } from '../store/schema.ts';
import type { HttpDeps } from './deps.ts';
import { Turns } from '../turns.ts';

function chairOf(
  seat: NewOnlineTable['seats'][number],
  { id, name }: UserRow,
  { owes }: NewOnlineTable,
): Chair {
  if (seat.kind === 'open') return { kind: 'empty' };
  if (seat.kind === 'bot') return { kind: 'bot', level: checkLevel(seat.level) };
  const chair = { kind: 'human', user: id, name, confirmTurns: false } as const;
  return { ...chair, left: false, late: false, ...(owes === true && { owes }) };
}

function checkSeats({ min, max }: { min: number; max: number }, body: NewOnlineTable): void {
  const { length } = body.seats;
  if (length < min || length > max) {
    throw new Refusal('BAD_SEATS', `${body.game} is for ${min} to ${max}`);
  }
  if (body.seats.filter(({ kind }) => kind === 'me').length > 1) {
    throw new Refusal('BAD_SEATS', 'a person has one seat');
  }
  // Nobody would ever look at what its bots think about.
  if (body.seats.every(({ kind }) => kind === 'bot')) {
    throw new Refusal('NO_PEOPLE', 'no seat is for a person');
  }
}

/** Tables that one person has made and that wait or are played, and those of them in the lobby. */
const MOST_UNFINISHED = 100;
const MOST_LISTED = 10;
/** Games that have stood still for longer do not count: they cannot be closed. */
const STILL_MS = 7 * 86_400_000;

async function checkCount(
  { store, settings }: HttpDeps,
  host: string,
  { privacy }: NewOnlineTable,
): Promise<void> {
  const unfinished = await store.tables.unfinished(host, settings.now() - STILL_MS);
  if (unfinished.length >= MOST_UNFINISHED) {
    throw new Refusal('TOO_MANY_TABLES', `${host} has made enough tables`);
  }
  const listed = unfinished.filter((row) => row.status === 'open' && row.privacy === 'listed');
  if (privacy === 'listed' && listed.length >= MOST_LISTED) {
    throw new Refusal('TOO_MANY_LISTED', `${host} has listed enough tables`);
  }
}

/** Tables that are being made: each person's one after the other, so that all of them count. */
const MAKING = new Turns();

/**
 * Makes and stores a table; its game starts by itself once every seat is taken. Where another was
 * stored with this id before, that one stands.
 */
export function createTable(
  deps: HttpDeps,
  user: UserRow,
  body: NewOnlineTable,
  { id = newTableId(), awaited = [] }: { id?: string; awaited?: Awaited } = {},
): Promise<Opened> {
  return MAKING.run(user.id, async () => {
    await checkCount(deps, user.id, body);
    if (body.privacy === 'listed') await deps.lobby.list(user.id, id);
    return storeTable(deps, user, body, id, awaited);
  });
}

/** By seat, who is waited for there. */
type Awaited = readonly (string | null)[];

const awaiting = (chair: Chair, user: string | null): Chair =>
  chair.kind === 'empty' && user !== null ? { ...chair, awaits: { user, name: '' } } : chair;

async function storeTable(
  { loadModule, settings, store }: HttpDeps,
  user: UserRow,
  body: NewOnlineTable,
  id: string,
  awaited: Awaited,
): Promise<Opened> {
  const { game } = await loadModule(body.game);
  checkSeats(game.seats, body);
  const seed = newSeed();
  const now = settings.now();
  const row: TableRow = {
    id,
    game: game.id,
    rules_version: game.rulesVersion,
    options: JSON.stringify(completeOptions(game, (body.options ?? {}) as Options)),
    pace: JSON.stringify(body.pace ?? { kind: 'free' }),
    privacy: body.privacy ?? 'private',
    host: user.id,
    seat_count: body.seats.length,
    seed,
    commitment: sha256(seed),
    created: now,
  };
  const chairs = body.seats.map((seat, i) =>
    awaiting(chairOf(seat, user, body), awaited[i] ?? null),
  );
  const { online, change } = evolve(emptyTable(baseOf(row, game)), { kind: 'open', chairs }, now);
  const first = changeRow(online, change, chainStart(id));
  await store.append({
    table: row,
    change: first,
    listRow: listRow(online),
    seats: seatRows(online),
  });
  return { online, chain: first.hash ?? '' };
}
