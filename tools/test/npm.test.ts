import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../report.ts';

const PROGRAM = `
import { endWithNpm } from ${JSON.stringify(join(root, 'tools/npm.mjs'))};
process.on('SIGTERM', () => { console.log('asked to end'); process.exit(); });
endWithNpm();
setTimeout(() => {}, 60_000);
console.log('runs');
`;

test.skipIf(process.platform === 'win32')('what npm runs ends when npm is ended', async () => {
  const node = [process.execPath, '--input-type=module', '--eval', PROGRAM];
  // As npm does it: a shell that runs the program, here never as its last command.
  const shell = spawn('sh', ['-c', '"$@"; true', 'sh', ...node], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (data) => (said += String(data)));
  await expect.poll(() => said).toBe('runs\n');
  const silent = once(shell.stdout, 'end');
  shell.kill('SIGTERM');
  // Its output is open as long as the program runs.
  await silent;
  expect(said).toBe('runs\nasked to end\n');
});
