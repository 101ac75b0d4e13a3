import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { prepareServer } from '../bench/server-process.ts';
import type { Place } from '../testing/stores.ts';
import { nth, serving } from './serving.ts';

const { start, guests, places } = serving();
const folderOf = ({ settings }: Place): string => (settings as { dataDir: string }).dataDir;
const TAKEN = { name: 'StoreUnavailable', why: 'taken' };

describe('a server on SQLite has its folder alone', () => {
  test('another one is refused, here or in another process, and the first goes on', async () => {
    const place = await places.fresh();
    const first = await start({}, place);
    await expect(start({ busyMs: 0 }, place)).rejects.toMatchObject(TAKEN);
    const elsewhere = prepareServer().start({ ...place.settings, port: 0, busyMs: 0 });
    await expect(elsewhere).rejects.toThrow('the database cannot be used: another server uses it');
    expect(nth(await guests(first, 'Ann'), 0).cookie).not.toBe('');
  });

  test('backups and readers are in nobody’s way', async () => {
    const place = await places.fresh();
    const server = await start({}, place);
    const ann = nth(await guests(server, 'Ann'), 0);
    const folder = folderOf(place);
    const reader = new DatabaseSync(join(folder, 'orrery.sqlite'), { readOnly: true });
    reader.exec('begin');
    expect(reader.prepare('select name from users').all()).toEqual([{ name: 'Ann' }]);
    await guests(server, 'Bob');
    reader.exec('commit');
    reader.prepare('vacuum into ?').run(join(folder, 'backup.sqlite'));
    reader.close();
    expect(await ann.get('/api/me')).toMatchObject({ me: { name: 'Ann' } });
  });

  test('one that is just ending is waited for', async () => {
    const place = await places.fresh();
    const first = await start({}, place);
    const next = start({ busyMs: 20_000 }, place);
    await first.stop();
    expect((await fetch(`${(await next).address}/ready`)).status).toBe(200);
  });

  test('one that was killed leaves nothing in the way', async () => {
    const place = await places.fresh();
    const killed = await prepareServer().start({ ...place.settings, port: 0 });
    await killed.kill();
    const { stop } = await start({ busyMs: 0 }, place);
    await stop();
    expect(readdirSync(folderOf(place)).sort()).toEqual(['orrery.lock', 'orrery.sqlite']);
    expect(statSync(join(folderOf(place), 'orrery.lock')).size).toBe(0);
  });

  test('one that could not start does not keep it', async () => {
    const place = await places.fresh();
    const file = join(folderOf(place), 'orrery.sqlite');
    writeFileSync(file, 'no database '.repeat(1000));
    await expect(start({}, place)).rejects.toMatchObject({ why: 'damaged' });
    writeFileSync(file, '');
    await start({ busyMs: 0 }, place);
  });
});

describe('the files of the database', () => {
  const modes = (folder: string): Record<string, string> =>
    Object.fromEntries(
      readdirSync(folder).map((name) => {
        const { mode } = statSync(join(folder, name));
        return [name, (mode & 0o777).toString(8)];
      }),
    );
  const OWN = {
    'orrery.lock': '600',
    'orrery.sqlite': '600',
    'orrery.sqlite-shm': '600',
    'orrery.sqlite-wal': '600',
  };

  test('are for the server’s user alone, in a folder that others may enter', async () => {
    const dataDir = join(folderOf(await places.fresh()), 'there');
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o755);
    await start({ dataDir });
    expect(modes(dataDir)).toEqual(OWN);
    expect(statSync(dataDir).mode & 0o777).toBe(0o755);
  });

  test('are mended where others could read them', async () => {
    const place = await places.fresh();
    const folder = folderOf(place);
    const killed = await prepareServer().start({ ...place.settings, port: 0 });
    await killed.kill();
    for (const name of Object.keys(OWN)) chmodSync(join(folder, name), 0o644);
    await start({}, place);
    expect(modes(folder)).toEqual(OWN);
  });
});
