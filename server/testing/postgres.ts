import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const HOME = '/usr/lib/postgresql';
const APT_GET = '/usr/bin/apt-get';
const STARTS_WITHIN_MS = 20_000;

/** A PostgreSQL of one's own, on loopback, in a throwaway folder. */
export interface TestPostgres {
  /** Of an empty database; each call makes a new one. */
  newDatabase(): Promise<string>;
  /** As if the machine lost power; `start` brings it back on the same port and data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

function findBin(): string | null {
  if (!existsSync(HOME)) return null;
  const versions = readdirSync(HOME).sort((a, b) => Number(b) - Number(a));
  const bins = versions.map((version) => join(HOME, version, 'bin'));
  return bins.find((bin) => existsSync(join(bin, 'initdb'))) ?? null;
}

/** The folder of PostgreSQL's programs; installs Debian's package where there is none. */
function findOrInstall(): string {
  const found = findBin();
  if (found !== null) return found;
  if (existsSync(APT_GET) && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(APT_GET, ['update', '-qq'], { stdio: 'ignore' });
    const args = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'];
    spawnSync(APT_GET, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  }
  const installed = findBin();
  if (installed === null) {
    throw new Error('No PostgreSQL was found. Install the package "postgresql" for these tests.');
  }
  return installed;
}

/** PostgreSQL refuses to run as root, so root lends it the user that Debian made for it. */
function unprivileged(): { readonly uid: number; readonly gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: idOf('-u'), gid: idOf('-g') };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export async function startPostgres(): Promise<TestPostgres> {
  const bin = findOrInstall();
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'orrery-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const port = await freePort();
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'orrery', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);

  const psql = (sql: string): boolean =>
    spawnSync(
      join(bin, 'psql'),
      ['-h', '127.0.0.1', '-p', String(port), '-U', 'orrery', '-d', 'postgres', '-qc', sql],
      { ...options, stdio: 'ignore' },
    ).status === 0;

  let child: ReturnType<typeof spawn> | null = null;
  // A test run that is cut short leaves no database behind.
  process.once('exit', () => child?.kill('SIGQUIT'));
  const ended = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((resolve) => {
      const running = child;
      child = null;
      if (running === null || running.exitCode !== null) return resolve();
      running.once('exit', () => resolve());
      running.kill(signal);
    });

  const start = async (): Promise<void> => {
    child = spawn(
      join(bin, 'postgres'),
      ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-k', folder],
      { ...options, stdio: 'ignore' },
    );
    const until = Date.now() + STARTS_WITHIN_MS;
    while (!psql('select 1')) {
      if (Date.now() > until) throw new Error('PostgreSQL does not start');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  await start();
  let databases = 0;
  return {
    async newDatabase() {
      const name = `test_${++databases}_${process.pid}`;
      if (!psql(`create database ${name}`)) throw new Error('the database was not made');
      return `postgres://orrery@127.0.0.1:${port}/${name}`;
    },
    // SIGQUIT: at once, without a checkpoint; SIGKILL would leave its children running.
    kill: () => ended('SIGQUIT'),
    start,
    async stop() {
      await ended('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
