import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type Person } from './play.ts';
import { serving } from './serving.ts';

const { start, guests, places } = serving();
const me = { kind: 'me' } as const;
const open = { kind: 'open' } as const;

test.for([
  ['that nobody can open', "'waits'"],
  ['at which bots are waited for', 'null'],
] as const)(
  'a thousand tables %s keep nobody from finding a clock that has run out',
  async ([, waiting]) => {
    let now = Date.now();
    const place = await places.fresh();
    const server = await start({ now: () => now, sweepMs: 20 }, place);
    const [ann, bob] = (await guests(server, 'Ann', 'Bob')) as [Person, Person];
    const pace = { kind: 'live', minutes: 1, increment: 0, late: 'ask' } as const;
    const { id } = await ann.newTable({ game: 'reworld', seats: [me, open], pace });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    const { dataDir } = place.settings as { dataDir: string };
    const database = new DatabaseSync(join(dataDir, 'orrery.sqlite'), { timeout: 5_000 });
    database.exec(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
       insert into heads (table_id, status, privacy, game, waiting, due, updated, line)
       select 'gone-' || i, 'running', 'private', 'reworld', ${waiting}, 1, 1, '{}' from n`,
    );
    database.close();
    now += 120_000;
    const isLate = async (): Promise<boolean> => {
      const { seats } = await ann.get<{ seats: { late: boolean }[] }>(`/api/tables/${id}`);
      return seats.some(({ late }) => late);
    };
    await expect.poll(isLate, { timeout: 30_000 }).toBe(true);
  },
);
