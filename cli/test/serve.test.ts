import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Command } from 'commander';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { type ServeOptions, withServerOptions } from '../src/commands/serve-options.ts';
import { startOrExplain } from '../src/commands/serve-start.ts';
import { BadInput } from '../src/errors.ts';
import { oneSentence, orrery } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void vi.unstubAllEnvs());

/** What the server would be told. */
async function told(args = '', env: Record<string, string> = {}): Promise<ServeOptions> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const seen: ServeOptions[] = [];
  await withServerOptions(new Command('serve'))
    .action((options: ServeOptions) => void seen.push(options))
    .parseAsync(args.split(' ').filter(Boolean), { from: 'user' });
  if (seen[0] === undefined) throw new Error('nothing was started');
  return seen[0];
}

describe('a switch in the environment', () => {
  const switches = [
    ['TRUST_PROXY', 'trustProxy'],
    ['FAST_STORAGE', 'fast'],
    ['PRIVATE_WEBHOOKS', 'privateWebhooks'],
    ['LOG', 'log'],
  ] as const;

  test.each(switches)('%s is on or off as it says', async (variable, name) => {
    expect((await told())[name]).toBeUndefined();
    for (const word of ['1', 'true', 'yes', 'on', 'TRUE', ' on ']) {
      expect([word, (await told('', { [variable]: word }))[name]]).toEqual([word, true]);
    }
    for (const word of ['0', 'false', 'no', 'off', '', 'Off']) {
      expect([word, (await told('', { [variable]: word }))[name]]).toEqual([word, false]);
    }
  });

  test.each(switches)('%s that says something else is refused', async (variable) => {
    vi.stubEnv(variable, 'maybe');
    expect(oneSentence(await orrery('serve'))).toBe(
      `orrery: ${variable} takes 1, true, yes or on, or else 0, false, no, off or nothing, not "maybe"`,
    );
  });

  test('gives way to the flag', async () => {
    expect((await told('--trust-proxy', { TRUST_PROXY: '0' })).trustProxy).toBe(true);
  });
});

describe('public addresses', () => {
  test('are taken as browsers name them', async () => {
    const { origins } = await told('--origins https://x.y/,HTTP://Orrery.Example:80');
    expect(origins).toEqual(['https://x.y', 'http://orrery.example']);
    expect((await told('', { ORIGINS: 'https://x.y:8443/' })).origins).toEqual([
      'https://x.y:8443',
    ]);
    expect((await told('', { ORIGINS: '' })).origins).toEqual([]);
  });

  test.each(['orrery.example', 'orrery.example:443', 'ftp://x.y', 'https://'])(
    '%s is none',
    async (address) => {
      vi.stubEnv('ORIGINS', `https://x.y,${address}`);
      expect(oneSentence(await orrery('serve'))).toBe(
        `orrery: ORIGINS takes addresses like https://orrery.example, not "${address}"`,
      );
    },
  );

  test.each(['https://x.y/online', 'https://x.y/?a', 'https://x.y/#a', 'https://me@x.y'])(
    '%s says more than an address',
    async (address) => {
      expect(oneSentence(await orrery(`serve --origins ${address}`))).toBe(
        `orrery: --origins takes addresses alone, "https://x.y" and not "${address}"`,
      );
    },
  );
});

describe('wrong settings are refused in one sentence', () => {
  test.each([
    ['--port 99999', /--port takes a whole number from 0 to 65535, not "99999"/],
    ['--port -1', /from 0 to 65535, not "-1"/],
    ['--bots 1000', /--bots takes a whole number from 1 to 256, not "1000"/],
    ['--megabytes 0', /--megabytes takes a whole number of at least 1, not "0"/],
    ['--database mysql://me:secret@x/y', /a PostgreSQL, postgres:\/\/…, not mysql:\/\/…$/],
    ['--database tables.db', /--database takes the address of a PostgreSQL, postgres:\/\/…$/],
  ])('%s', async (args, sentence) => {
    expect(oneSentence(await orrery(`serve ${args}`))).toMatch(sentence);
  });

  test.each([
    ['PORT', 'abc', 'a whole number from 0 to 65535, not "abc"'],
    ['MOST_MEGABYTES', '0', 'a whole number of at least 1, not "0"'],
    ['BOT_THREADS', '1000', 'a whole number from 1 to 256, not "1000"'],
    ['DATABASE_URL', 'mysql://x', 'the address of a PostgreSQL, postgres://…, not mysql://…'],
  ])('%s, by its own name', async (variable, value, takes) => {
    vi.stubEnv(variable, value);
    expect(oneSentence(await orrery('serve'))).toBe(`orrery: ${variable} takes ${takes}`);
  });

  test('a variable is not looked at where its flag is given', async () => {
    expect((await told('--port 7', { PORT: 'abc' })).port).toBe(7);
  });

  test('a level of the log that there is not, where there is a log', async () => {
    vi.stubEnv('LOG_LEVEL', 'loud');
    expect(oneSentence(await orrery('serve --log'))).toMatch(
      /LOG_LEVEL takes trace or .* or silent, not "loud"/,
    );
    expect((await told('--log', { LOG_LEVEL: 'warn' })).log).toBe(true);
    expect((await told('', { LOG_LEVEL: 'loud' })).log).toBeUndefined();
  });

  test('an empty variable is as good as none', async () => {
    const usual = await told();
    const names = ['PORT', 'HOST', 'DATA_DIR', 'DATABASE_URL', 'MOST_MEGABYTES', 'ORIGINS'];
    const more = ['REQUESTS_PER_MINUTE', 'MESSAGES_PER_SECOND', 'BOT_THREADS', 'PAGES_DIR'];
    const empty = Object.fromEntries([...names, ...more].map((name) => [name, '']));
    expect(await told('', empty)).toEqual(usual);
    expect(usual).toMatchObject({ port: 4280, host: 'localhost', data: 'data', requests: 600 });
  });

  test('an empty host is the usual one, not every address', async () => {
    expect((await told('', { HOST: '' })).host).toBe('localhost');
    expect((await told('--host 0.0.0.0')).host).toBe('0.0.0.0');
  });

  test('pages may lie in another folder, and are missed there', async () => {
    expect((await told('', { PAGES_DIR: folder })).pages).toBe(folder);
    expect(oneSentence(await orrery(`serve --pages ${folder}`))).toMatch(/are not built yet/);
  });

  test('both names of PostgreSQL are taken', async () => {
    for (const url of ['postgres://x/y', 'postgresql://x/y']) {
      expect((await told('', { DATABASE_URL: url })).database).toBe(url);
    }
  });
});

describe('a server that cannot start says what to change', { timeout: 30_000 }, () => {
  const why = async (options: object): Promise<string> => {
    const usual = { port: 0, host: '127.0.0.1', dataDir: folder, logger: false };
    const error = await startOrExplain({ ...usual, ...options }).catch((thrown: unknown) => thrown);
    if (error instanceof BadInput) return error.message;
    throw new Error('it was not refused in one sentence', { cause: error });
  };

  test('a port that is taken', async () => {
    const other = createServer();
    const port = await new Promise<number>((resolve) => {
      other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port));
    });
    expect(await why({ port })).toBe(`port ${port} is taken; choose another with --port`);
    other.close();
  });

  test.each(['256.1.1.1', '203.0.113.7'])(
    '%s, which is no address of this machine',
    async (host) => {
      expect(await why({ host })).toMatch(
        /^cannot listen on ".*" \(E\w+\); --host takes an address of this machine$/,
      );
    },
  );

  test('a folder that cannot be one', async () => {
    const dataDir = join(folder, 'file');
    writeFileSync(dataDir, '');
    expect(await why({ dataDir })).toMatch(
      /^the database cannot be used: .*; see that ".*file" can be written and nothing else uses it/,
    );
  });

  test('a database that is damaged', async () => {
    const dataDir = join(folder, 'damaged');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'orrery.sqlite'), 'no database '.repeat(1000));
    expect(await why({ dataDir })).toMatch(
      /^the database cannot be used: file is not a database; put a backup in the place of ".*damaged\/orrery.sqlite", as “Restore it” in docs\/operations.md says/,
    );
  });

  test('a folder that another server has', async () => {
    const dataDir = join(folder, 'taken');
    const first = await startOrExplain({ port: 0, host: '127.0.0.1', dataDir, logger: false });
    expect(await why({ dataDir, busyMs: 0 })).toBe(
      `the database cannot be used: another server uses it; stop the one that serves "${dataDir}", or choose another folder with --data; several servers share tables on PostgreSQL only, see --database`,
    );
    await first.stop();
  });

  test('no room', async () => {
    const dataDir = join(folder, 'full');
    mkdirSync(dataDir);
    const database = new DatabaseSync(join(dataDir, 'orrery.sqlite'));
    database.exec('create table filler as select zeroblob(1000000)');
    database.close();
    expect(await why({ dataDir, mostMegabytes: 1 })).toBe(
      `the database cannot be used: database or disk is full; make room on the disk of "${dataDir}", or allow more with --megabytes`,
    );
  });

  test('a PostgreSQL where there is none', async () => {
    expect(await why({ databaseUrl: 'postgres://127.0.0.1:9/none' })).toMatch(
      /^the database cannot be used: .*ECONNREFUSED.*; see that PostgreSQL runs there/,
    );
  });
});
