import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { placeOf, takenPort } from '../port.mjs';

/** A server on a port of its own, which is closed with the test or before. */
async function listening(): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer().listen(0, 'localhost');
  onTestFinished(() => server[Symbol.asyncDispose]());
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}

/** Something listens where the table usually is: a server of ours, or the one that is there already. */
async function takeUsualPort(): Promise<void> {
  const server = createServer();
  const { port, host } = placeOf([], {});
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve()).listen({ port, host }, resolve);
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
}

/** Nobody listens here, unless another program takes it at once. */
async function freedPort(): Promise<number> {
  const { port, server } = await listening();
  await server[Symbol.asyncDispose]();
  return port;
}

test('a port that is taken is found, however it was told, and a flag counts before its variable', async () => {
  const { port } = await listening();
  const text = String(port);
  expect(await takenPort(['--no-open', '--port', text], {})).toBe(port);
  expect(await takenPort([`--port=${text}`, '--host', 'localhost'], { PORT: '0' })).toBe(port);
  expect(await takenPort(['--fast'], { PORT: text, HOST: '' })).toBe(port);
  expect(await takenPort(['--port', '0'], { PORT: text })).toBeNull();
});

test('a port that is free is none that is taken', async () => {
  await expect.poll(async () => takenPort(['--port', String(await freedPort())], {})).toBeNull();
});

test('nothing told, or an empty variable, is the usual place', () => {
  for (const env of [{}, { PORT: '', HOST: '' }])
    expect(placeOf([], env)).toEqual({ port: 4280, host: 'localhost' });
});

test('settings that make no sense are left to the server, also while its usual port is taken', async () => {
  await takeUsualPort();
  for (const port of ['none', '-1', '1.5', '65536'])
    expect(await takenPort([], { PORT: port })).toBeNull();
  const { port } = await listening();
  // An address of no machine at all.
  expect(await takenPort(['--host', '192.0.2.1'], { PORT: String(port) })).toBeNull();
});
