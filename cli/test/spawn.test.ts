import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const bin = join(import.meta.dirname, '../bin/orrery.js');
const run = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', input });

describe('the program itself', () => {
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
    const { status, stdout } = run(['play', 'reworld', '--seed', '5'], '1\n1\nq\n');
    expect(status).toBe(0);
    expect(stdout).toContain('Your choice: 1\n');
    expect(stdout.trimEnd()).toMatch(/what was not saved is gone\.$/);
  });

  test('no bar is drawn where nobody watches', () => {
    const { status, stderr } = run(['simulate', 'reworld', '--games', '4', '--workers', '2']);
    expect(status).toBe(0);
    expect(stderr).toBe('');
  });
});
