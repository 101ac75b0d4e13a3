import { type AnyGame, type Json, pending, randomFrom } from '@orrery/kernel';
import { isOver } from '@orrery/table/parts';
import { sha256 } from '../src/ids.ts';
import { listRow, seatRows } from '../src/live/list-rows.ts';
import { chainStart } from '../src/online/chain.ts';
import { emptyTable, evolve } from '../src/online/evolve.ts';
import { baseOf, changeRow, snapshotRow } from '../src/online/stored.ts';
import type { OnlineTable } from '../src/online/types.ts';
import type { TableRow } from '../src/store/schema.ts';
import type { Append, Store } from '../src/store/store.ts';
import { human } from './kept.ts';
import { nth } from './serving.ts';

/** People whose session's token is their name. */
export const USERS = ['ann', 'bob', 'cid', 'dot', 'eve'];

export async function keepUsers({ people }: Store, users: readonly string[]): Promise<void> {
  for (const id of users) {
    await people.create({ id, name: id, lang: 'en', webhook: null, origin: null, created: 1 });
    const seen = Date.now();
    await people.openSession({ hash: sha256(id), user_id: id, created: 1, seen });
  }
}

const row = (id: string, game: AnyGame, seats: number): TableRow => ({
  id,
  game: game.id,
  rules_version: game.rulesVersion,
  options: '{}',
  pace: '{"kind":"free"}',
  privacy: 'listed',
  host: 'ann',
  seat_count: seats,
  seed: 'seed',
  commitment: 'c',
  created: 1,
});

/** A game played at random, as a server would have stored it; `end`: to its end, or nearly. */
export async function keepPlayed(
  store: Store,
  id: string,
  game: AnyGame,
  end: boolean,
): Promise<OnlineTable> {
  const seats = Math.min(game.seats.max, USERS.length);
  const table = row(id, game, seats);
  const chairs = USERS.slice(0, seats).map((user) => human(user));
  const random = randomFrom(`time ${game.id}`);
  let now = emptyTable(baseOf(table, game));
  let chain = chainStart(id);
  let at = 1;
  const all: Append[] = [];
  const add = (act: Parameters<typeof evolve>[1], choice?: Json): OnlineTable => {
    const { online, change } = evolve(now, act, ++at, choice);
    const before = now;
    const change_ = changeRow(online, change, chain);
    chain = change_.hash ?? '';
    all.push(before.seq === 0 ? { table, change: change_ } : { change: change_ });
    now = online;
    return before;
  };
  add({ kind: 'open', chairs });
  while (now.model !== null && !isOver(now.model)) {
    const question = pending(game, now.model.state);
    if (question === null) break;
    const choice = nth(question.options, random(question.options.length));
    const before = add({ kind: 'play', seat: question.seat }, choice);
    if (!end && now.model !== null && isOver(now.model)) {
      all.pop();
      now = before;
      break;
    }
  }
  const last = all.pop();
  for (const append of all) await store.append(append);
  if (last !== undefined) {
    await store.append({ ...last, listRow: listRow(now), seats: seatRows(now) });
  }
  // As it would be with the most changes after it.
  if (end) await store.tables.keepSnapshot(snapshotRow(now, chain));
  return now;
}
