import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { BadInput } from '../errors.ts';
import type { Terminal } from '../terminal.ts';
import { type BoardgameIo, ticTacToe } from './tic-tac-toe.ts';

export const ANCHOR = { name: 'boardgame.io tic-tac-toe', version: '0.50.2' } as const;

const PACKAGE = {
  private: true,
  description: 'What Orrery is measured against; made by `orrery bench --anchors`, may be deleted',
  dependencies: { 'boardgame.io': ANCHOR.version },
  // Later versions of koa-compose break boardgame.io.
  overrides: { 'koa-compose': '4.1.0' },
};

const UNREACHABLE = /^E(NOTFOUND|AI_AGAIN|CONN|TIMEDOUT|NETUNREACH|HOSTUNREACH|SOCKET)/;

/** Outside the project: the product neither ships nor audits it. */
function cacheFolder(): string {
  const cache = process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache');
  return join(cache, 'orrery', `boardgame.io-${ANCHOR.version}`);
}

function installedVersion(folder: string): string | null {
  try {
    const file = join(folder, 'node_modules/boardgame.io/package.json');
    return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
  } catch {
    return null;
  }
}

/** Where the anchor is installed; it is installed first where it is missing. */
export async function anchorFolder(terminal: Terminal): Promise<string> {
  const folder = cacheFolder();
  if (installedVersion(folder) !== ANCHOR.version) {
    terminal.say(
      `Installing boardgame.io ${ANCHOR.version} into ${folder}, to measure against it.`,
    );
    await install(folder);
  }
  return folder;
}

/** The players of the anchor's games, ready to be measured. */
export async function loadAnchor(terminal: Terminal): Promise<(ms: number) => number> {
  const folder = await anchorFolder(terminal);
  // Read when the package is loaded; it is quicker so, and that is how it would be served.
  process.env['NODE_ENV'] ??= 'production';
  const load = createRequire(join(folder, 'package.json'));
  return ticTacToe(load('boardgame.io/internal') as BoardgameIo);
}

async function install(folder: string): Promise<void> {
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(PACKAGE, null, 2)}\n`);
  } catch {
    throw new BadInput(`cannot write to ${folder}, where boardgame.io would be installed`);
  }
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const flags = [
    '--ignore-scripts',
    '--fetch-retries=1',
    '--fetch-retry-mintimeout=1000',
    ...quiet,
  ];
  const { code, errors } = await npm(['install', `--prefix=${folder}`, ...flags], folder);
  if (code === 0 && existsSync(join(folder, 'node_modules/boardgame.io'))) return;
  const failure = /code (E\w+)/.exec(errors)?.[1] ?? 'no reason given';
  const why = UNREACHABLE.test(failure)
    ? `the package registry cannot be reached (${failure})`
    : `npm failed (${failure})`;
  throw new BadInput(`boardgame.io ${ANCHOR.version} could not be installed: ${why}`);
}

function npm(args: readonly string[], cwd: string): Promise<{ code: number; errors: string }> {
  const script = process.env['npm_execpath'];
  const [command, before] = script === undefined ? ['npm', []] : [process.execPath, [script]];
  return new Promise((done) => {
    const child = spawn(command, [...before, ...args], {
      cwd,
      stdio: ['ignore', 'ignore', 'pipe'],
      shell: script === undefined && process.platform === 'win32',
    });
    let errors = '';
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
    child.on('error', (error) => done({ code: 1, errors: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, errors }));
  });
}
