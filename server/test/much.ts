import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadGame } from '@orrery/catalog';
import { prepareServer, type ServerProcess } from '../bench/server-process.ts';
import { sha256 } from '../src/ids.ts';
import { listRow, seatRows } from '../src/live/list-rows.ts';
import { chainStart } from '../src/online/chain.ts';
import { emptyTable, evolve } from '../src/online/evolve.ts';
import { baseOf, changeRow } from '../src/online/stored.ts';
import type { Chair } from '../src/online/types.ts';
import type { TableRow } from '../src/store/schema.ts';
import type { Places } from '../testing/stores.ts';
import { human } from './kept.ts';
import { Person } from './play.ts';

/** A server with somebody who sat down at so many tables, and said so much at the first of them. */
export async function serverWithMuch(
  places: Places,
  tables: number,
  lines: number,
): Promise<{ readonly server: ServerProcess; readonly ann: Person }> {
  const place = await places.fresh();
  const store = await place.open();
  const user = { id: 'ann', name: 'Ann', lang: 'en', webhook: null, origin: null, created: 1 };
  await store.people.create(user);
  await store.people.openSession({
    hash: sha256('ann'),
    user_id: 'ann',
    created: 1,
    seen: Date.now(),
  });
  const { game } = await loadGame('reworld');
  const chairs: readonly Chair[] = [human('ann'), { kind: 'empty' }];
  const kept: Promise<boolean>[] = [];
  for (let n = 0; n < tables; n++) {
    const id = `much-${n}`.padEnd(12, '-');
    const table: TableRow = {
      id,
      game: game.id,
      rules_version: game.rulesVersion,
      options: '{}',
      pace: '{"kind":"free"}',
      privacy: 'private',
      host: `host-${n}`,
      seat_count: 2,
      seed: 'seed',
      commitment: 'c',
      created: 1,
    };
    const { online, change } = evolve(emptyTable(baseOf(table, game)), { kind: 'open', chairs }, 2);
    const first = changeRow(online, change, chainStart(id));
    kept.push(
      store.append({ table, change: first, listRow: listRow(online), seats: seatRows(online) }),
    );
  }
  await Promise.all(kept);
  await store.close();
  const { dataDir } = place.settings as { dataDir: string };
  const db = new DatabaseSync(join(dataDir, 'orrery.sqlite'));
  const say = db.prepare(
    'INSERT INTO chat (table_id, n, at, channel, user_id, name, text) VALUES (?, ?, 1, ?, ?, ?, ?)',
  );
  db.exec('BEGIN');
  for (let n = 1; n <= lines; n++)
    say.run('much-0------', n, 'players', 'ann', 'Ann', `${n} `.padEnd(500, 'x'));
  db.exec('COMMIT');
  db.close();
  const server = await prepareServer().start({ port: 0, exportsPerMinute: 1e6, ...place.settings });
  const ann = Object.assign(new Person(server.address), { cookie: 'orrery=ann' });
  return { server, ann };
}
