import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { takenPort } from '../port.mjs';

/** A server on a port of its own, which is closed with the test or before. */
async function listening(): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer().listen(0, 'localhost');
  onTestFinished(() => server[Symbol.asyncDispose]());
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}

test('a port that is taken is found, however it was told, and a flag counts before its variable', async () => {
  const { port, server } = await listening();
  const text = String(port);
  expect(await takenPort(['--no-open', '--port', text], {})).toBe(port);
  expect(await takenPort([`--port=${text}`, '--host', 'localhost'], { PORT: '0' })).toBe(port);
  expect(await takenPort(['--fast'], { PORT: text, HOST: '' })).toBe(port);
  expect(await takenPort(['--port', '0'], { PORT: text })).toBeNull();
  await server[Symbol.asyncDispose]();
  expect(await takenPort(['--port', text], {})).toBeNull();
});

test('settings that make no sense are left to the server, which explains them', async () => {
  for (const port of ['none', '-1', '1.5', '65536', ''])
    expect(await takenPort([], { PORT: port })).toBeNull();
  const { port } = await listening();
  // An address of no machine at all.
  expect(await takenPort(['--host', '192.0.2.1'], { PORT: String(port) })).toBeNull();
});
