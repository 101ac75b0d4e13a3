import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../report.ts';

test('the health check of a container asks the port that the container was given', async () => {
  const file = readFileSync(join(root, 'deploy/Containerfile'), 'utf8');
  const [, ...args] = JSON.parse(/^HEALTHCHECK .*CMD (.*)$/m.exec(file)?.[1] ?? '[]') as string[];
  let status = 200;
  const server = createServer((request, response) => {
    response.writeHead(request.url === '/ready' ? status : 404).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => server[Symbol.asyncDispose]());
  await once(server, 'listening');
  const PORT = String((server.address() as AddressInfo).port);
  const verdict = async (): Promise<unknown> => {
    const child = spawn(process.execPath, args, { env: { ...process.env, PORT } });
    return (await once(child, 'exit'))[0];
  };
  expect(await verdict()).toBe(0);
  status = 503;
  expect(await verdict()).toBe(1);
});
