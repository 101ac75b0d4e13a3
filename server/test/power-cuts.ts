import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomFrom } from '@orrery/kernel';
import { afterAll, describe, expect, test } from 'vitest';
import { Crowd } from '../bench/crowd.ts';
import { prepareServer } from '../bench/server-process.ts';
import { findLosses, type Losses } from '../bench/stored.ts';
import { verify } from '../src/index.ts';
import { openSqlite } from '../src/store/sqlite.ts';

/**
 * What a disk holds for certain is what was there when it was last told to flush. This library,
 * loaded before the system's own, copies a file of the database whenever that is asked for; after a
 * cut the copies take the place of the files, so that nothing written since is there.
 */
const SHIM = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void keep(int fd) {
  char link[64], path[4000], part[4100], kept[4100], bytes[65536];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t n = readlink(link, path, sizeof path - 1);
  if (n <= 0) return;
  path[n] = 0;
  const char *name = strstr(path, "orrery.sqlite");
  if (name == NULL || strstr(name, "-shm") != NULL) return;
  snprintf(part, sizeof part, "%s.part", path);
  snprintf(kept, sizeof kept, "%s.synced", path);
  int from = open(path, O_RDONLY), to = open(part, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (from < 0 || to < 0) return;
  for (ssize_t got; (got = read(from, bytes, sizeof bytes)) > 0;)
    if (write(to, bytes, got) != got) return;
  close(from);
  close(to);
  rename(part, kept);
}

int fsync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
  int done = real(fd);
  if (done == 0) keep(fd);
  return done;
}

int fdatasync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
  int done = real(fd);
  if (done == 0) keep(fd);
  return done;
}
`;

const folder = mkdtempSync(join(tmpdir(), 'orrery-power-'));

/** Null: there is no compiler here, or another kind of system. */
function shim(): string | null {
  if (process.platform !== 'linux') return null;
  const [source, library] = [join(folder, 'synced.c'), join(folder, 'synced.so')];
  writeFileSync(source, SHIM);
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl']);
    return library;
  } catch {
    return null;
  }
}

const FILES = ['orrery.sqlite', 'orrery.sqlite-wal'];

/** What this process wrote and closed is on the disk too, though the library did not see it. */
function flushed(dataDir: string): void {
  for (const name of FILES) {
    const file = join(dataDir, name);
    if (existsSync(file)) copyFileSync(file, `${file}.synced`);
    else rmSync(`${file}.synced`, { force: true });
  }
}

/** The files as the disk has them. */
function cutPower(dataDir: string): void {
  for (const name of FILES) {
    const file = join(dataDir, name);
    if (existsSync(`${file}.synced`)) copyFileSync(`${file}.synced`, file);
    else rmSync(file, { force: true });
  }
  rmSync(join(dataDir, 'orrery.sqlite-shm'), { force: true });
}

/** Servers that lose their power under load, and what is missing after each. */
async function cuts(library: string, durable: boolean, rounds: number): Promise<Losses> {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const start = (port: number) =>
    prepareServer([], { LD_PRELOAD: library }).start({ dataDir, durable, port });
  let server = await start(0);
  const random = randomFrom('power');
  const { address } = server;
  const crowd = new Crowd({
    game: 'reworld',
    tables: 4,
    seed: 'power',
    addresses: [address],
    checkMs: 1_000,
  });
  const losses = { lost: [] as string[], doubled: [] as string[], unreadable: [] as string[] };
  try {
    await crowd.sitDown();
    for (let round = 0; round < rounds; round++) {
      await crowd.until(30, 60_000);
      await new Promise((resolve) => setTimeout(resolve, random(80)));
      await server.kill();
      cutPower(dataDir);
      const store = await openSqlite({ dataDir, durable });
      const found = await findLosses(store, [...crowd.acknowledged], crowd.seen());
      await store.close();
      losses.lost.push(...found.lost);
      losses.doubled.push(...found.doubled);
      losses.unreadable.push(...found.unreadable);
      if (losses.lost.length > 0) break;
      expect(await verify(dataDir)).toMatchObject({ problems: [] });
      flushed(dataDir);
      server = await start(Number(new URL(address).port));
    }
  } finally {
    crowd.close();
    await server.kill();
  }
  return losses;
}

/** Servers lose their power under load, so many times. */
export function cutting(rounds: number): void {
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const library = shim();
  describe.skipIf(library === null)('a power cut that drops all that was not flushed', () => {
    test('loses nothing that was acknowledged or shown', async () => {
      const losses = await cuts(library ?? '', true, rounds);
      expect(losses).toEqual({ lost: [], doubled: [], unreadable: [] });
    });

    test('does lose the last moments where the operator chose so, and the trial sees it', async () => {
      const losses = await cuts(library ?? '', false, 3);
      expect(losses.lost.length + losses.unreadable.length).toBeGreaterThan(0);
    });
  });
}
