import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const bin = join(root, 'cli/bin/orrery.js');
const run = (args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}) =>
  spawnSync(process.execPath, [bin, ...args], {
    encoding: 'utf8',
    input,
    env: { ...process.env, ...env },
  });

describe('the program itself', { timeout: 60_000 }, () => {
  test('answers on standard output and ends with 0', () => {
    const { status, stdout, stderr } = run(['games', '--json']);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toHaveProperty('games');
  });

  test('bad input: exit code 1 and one sentence on standard error', () => {
    const { status, stdout, stderr } = run(['simulate', 'chess']);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(/^orrery: there is no game "chess"; the games are: [^\n]+\n$/);
  });

  test('plays with piped input, a line per choice', () => {
    const { status, stdout } = run(['play', 'reworld', '--seed', '5'], '1\n1\n\nq\nq\n');
    expect(status).toBe(0);
    expect(stdout).toContain('Your choice: 1\n');
    expect(stdout.trimEnd()).toMatch(/what was not saved is gone\.$/);
  });

  test.each([
    ['npm run -s orrery --', ['npm', 'run', '-s', 'orrery', '--'], root],
    ['node bin/orrery.js', ['node', 'bin/orrery.js'], join(root, 'cli')],
  ])('what it says for resuming can be pasted: %s', (prompt, [command = '', ...args], cwd) => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery resume '));
    const file = join(folder, "it's mine.json");
    const env = { ...process.env };
    for (const key of Object.keys(env)) if (/^(npm_|INIT_CWD)/.test(key)) delete env[key];
    const how = { encoding: 'utf8', cwd, env } as const;
    const play = [...args, 'play', 'reworld', '--seed', '5', '--lang', 'fr'];
    const first = spawnSync(command, play, { ...how, input: `1\n1\n\ns ${file}\nq\n` });
    const line =
      first.stdout
        .split('\n')
        .find((text) => text.includes('--resume'))
        ?.trim() ?? '';
    expect(line).toMatch(new RegExp(`^${prompt} play --resume .* --lang fr$`));
    const again = spawnSync('sh', ['-c', line], { ...how, input: 'q\n' });
    rmSync(folder, { recursive: true });
    expect(again.status).toBe(0);
    expect(again.stdout).toMatch(/\nPartie reprise après \d+ choix\.\n/);
    expect(again.stdout).toMatch(/\nÀ vous de jouer, manche 1/);
  });

  test('no bar is drawn where nobody watches', () => {
    const { status, stderr } = run(['simulate', 'reworld', '--games', '4', '--workers', '2']);
    expect(status).toBe(0);
    expect(stderr).toBe('');
  });
});

describe('the anchor of the bench', { timeout: 60_000 }, () => {
  const anchored = (cache: string) =>
    run(['bench', '--anchors'], '', {
      XDG_CACHE_HOME: cache,
      // A port where nobody listens.
      npm_config_registry: 'http://127.0.0.1:9',
    });

  test('a registry that cannot be reached is said in one sentence', () => {
    const cache = mkdtempSync(join(tmpdir(), 'orrery-cache-'));
    const { status, stderr } = anchored(cache);
    rmSync(cache, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^Installing boardgame\.io 0\.50\.2 into .*\n/);
    expect(stderr).toMatch(/\norrery: .* the package registry cannot be reached \(E\w+\)\n$/);
  });

  test('and so is a cache folder that cannot be made', () => {
    const folder = mkdtempSync(join(tmpdir(), 'orrery-cache-'));
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const { status, stderr } = anchored(file);
    rmSync(folder, { recursive: true });
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /\norrery: cannot write to .*, where boardgame\.io would be installed\n$/,
    );
  });
});
