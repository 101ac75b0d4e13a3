import { completeOptions, type Options } from '@orrery/kernel';
import type { NewOnlineTable } from '@orrery/protocol';
import { checkLevel } from '../desk/commands.ts';
import { emptyDesk, evolve } from '../desk/evolve.ts';
import { baseOf, changeRow } from '../desk/stored.ts';
import type { Chair, Desk } from '../desk/types.ts';
import { Refusal } from '../errors.ts';
import { newSeed, newTableId, sha256 } from '../ids.ts';
import { headRow, seatRows } from '../live/heads.ts';
import type { TableRow, UserRow } from '../store/schema.ts';
import type { HttpDeps } from './deps.ts';

function chairOf(seat: NewOnlineTable['seats'][number], { id, name }: UserRow): Chair {
  if (seat.kind === 'open') return { kind: 'empty' };
  if (seat.kind === 'bot') return { kind: 'bot', level: checkLevel(seat.level) };
  return { kind: 'human', user: id, name, confirmTurns: false, left: false, late: false };
}

function checkSeats({ min, max }: { min: number; max: number }, body: NewOnlineTable): void {
  const { length } = body.seats;
  if (length < min || length > max) {
    throw new Refusal('BAD_SEATS', `${body.game} is for ${min} to ${max}`);
  }
  if (body.seats.filter(({ kind }) => kind === 'me').length > 1) {
    throw new Refusal('BAD_SEATS', 'a person has one seat');
  }
}

/** Makes and stores a table; its game starts by itself once every seat is taken. */
export async function createTable(
  { loadModule, settings, store }: HttpDeps,
  user: UserRow,
  body: NewOnlineTable,
): Promise<Desk> {
  const { game } = await loadModule(body.game);
  checkSeats(game.seats, body);
  const seed = newSeed();
  const now = settings.now();
  const row: TableRow = {
    id: newTableId(),
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
  const chairs = body.seats.map((seat) => chairOf(seat, user));
  const { desk, change } = evolve(emptyDesk(baseOf(row, game)), { kind: 'open', chairs }, now);
  await store.append({
    table: row,
    change: changeRow(desk, change),
    head: headRow(desk),
    seats: seatRows(desk),
  });
  return desk;
}
