import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import { asRefusal } from '../src/errors.ts';
import { verify } from '../src/index.ts';
import { isAway } from '../src/store/away.ts';
import { SqliteError } from '../src/store/sqlite-thread.ts';
import type { Append } from '../src/store/store.ts';
import { watched } from '../src/store/watched.ts';
import { type Place, postgresPlaces, sqlitePlaces } from '../testing/stores.ts';
import { playOn } from './play.ts';
import { nth, serving } from './serving.ts';

const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'drifter' }];

describe('a database that is damaged', () => {
  const places = sqlitePlaces();
  const [CORRUPT, NOTADB] = [11, 26];

  test.for([CORRUPT, NOTADB])('by code %i is told as such, and stays so', async (code) => {
    const store = await (await places.fresh()).open();
    const error = vi.fn<(about: object, line: string) => void>();
    const broken = new SqliteError('database disk image is malformed', code);
    let fails = true;
    const watching = watched(
      {
        ...store,
        probe: () => store.probe(),
        append: (append) => (fails ? Promise.reject(broken) : store.append(append)),
      },
      { warn: () => undefined, error } as never,
    );
    await watching.probe();
    const append = {} as Append;
    await expect(watching.append(append)).rejects.toBe(broken);
    fails = false;
    // What comes after it is not even tried: it could only make it worse.
    await expect(watching.append(append)).rejects.toBe(broken);
    await expect(watching.probe()).rejects.toBe(broken);
    await expect(watching.probe()).rejects.toBe(broken);
    expect(error).toHaveBeenCalledOnce();
    expect(isAway(broken)).toBe(false);
    expect(asRefusal(broken).code).toBe('STORE_DAMAGED');
    await store.close();
    await places.clear();
  });
});

describe.for(['SQLite', 'PostgreSQL'])('orrery verify, on %s', (name) => {
  const { start, guests, places } = serving(name === 'SQLite' ? sqlitePlaces() : postgresPlaces());
  const whereOf = ({ settings }: Place): string =>
    'dataDir' in settings ? settings.dataDir : settings.databaseUrl;

  async function played(): Promise<{ place: Place; ids: readonly string[] }> {
    const place = await places.fresh();
    const server = await start({}, place);
    const ann = nth(await guests(server, 'Ann'), 0);
    const ids: string[] = [];
    for (let n = 0; n < 2; n++) {
      const { id } = await ann.newTable({ game: 'reworld', seats });
      await playOn(ann.sit(id), (options) => nth(options, 0), 5);
      ids.push(id);
    }
    // Beside a server that runs, and after it.
    expect(await verify(whereOf(place))).toMatchObject({ tables: 2, problems: [] });
    ann.close();
    await server.stop();
    return { place, ids };
  }

  test('finds nothing wrong with what a server wrote', async () => {
    const { place } = await played();
    const found = await verify(whereOf(place));
    expect(found).toMatchObject({ tables: 2, unhashed: 0, otherRules: 0, problems: [] });
    expect(found?.changes).toBeGreaterThan(10);
  });

  test('finds a change that was altered, and one that is missing', async () => {
    if (name !== 'SQLite') return;
    const { place, ids } = await played();
    const database = new DatabaseSync(join(whereOf(place), 'orrery.sqlite'));
    const change = (sql: string, id: string): void => {
      expect(database.prepare(sql).run(id).changes).toBe(1);
    };
    change('update changes set at = at + 1 where table_id = ? and seq = 2', nth(ids, 0));
    change('delete from changes where table_id = ? and seq = 3', nth(ids, 1));
    database.close();
    const { problems = [] } = (await verify(whereOf(place))) ?? {};
    expect(problems).toHaveLength(2);
    for (const id of ids) expect(problems.join('\n')).toContain(id);
  });

  test('finds a file that is no database any more, or none', async () => {
    if (name !== 'SQLite') return;
    const { place } = await played();
    const file = join(whereOf(place), 'orrery.sqlite');
    const bytes = readFileSync(file);
    bytes.fill(0x55, 4096, 4096 * 6);
    writeFileSync(file, bytes);
    expect((await verify(whereOf(place)))?.problems.length).toBeGreaterThan(0);
    await expect(start({}, place)).rejects.toMatchObject({ why: 'damaged' });
    expect(await verify(join(whereOf(place), 'nothing'))).toBeNull();
  });
});
