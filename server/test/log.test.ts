import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { newTableId } from '../src/ids.ts';
import { type Logged, logging } from './logged.ts';
import { Person } from './play.ts';
import { serving } from './serving.ts';

const { places } = serving();
const startLogged = logging();

/** Asks for an address as it is written: `fetch` would mend it. */
async function ask({ address }: Logged, path: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const data of socket) text += String(data);
  return text;
}

describe('the log', () => {
  test('holds no invitation, however it was pasted', async () => {
    const { settings } = await places.fresh();
    // Pages are not built there, and their route is there all the same.
    const server = await startLogged({ ...settings, webDir: '/nowhere' });
    const id = newTableId();
    const encoded = `%${id.charCodeAt(0).toString(16)}${id.slice(1)}`;
    const behind = ['', '.', ',', ')', '%20', 'x', '/replay', '?lang=fr', '//', '/../x'];
    const before = ['/online/', '/api/tables/', '/', '//', '/%zz', '/nothing/at/all/', '/api/'];
    for (const end of behind) {
      for (const begin of before) {
        expect(await ask(server, `${begin}${id}${end}`)).toMatch(/^HTTP\/1\.1 [1-5]\d\d /);
        await ask(server, `${begin}${encoded}${end}`);
      }
    }
    // Longer than any part of an address may be.
    await ask(server, `/api/tables/${id.repeat(20)}`);
    await fetch(`${server.address}/api/tables/${id}`, { method: 'DELETE' });
    await fetch(`${server.address}/api/games`);
    await server.stop();
    expect(server.text).not.toContain(id.slice(1, -1));
    const asked = new Set(server.lines.flatMap(({ req }) => req?.url ?? []));
    expect([...asked].sort()).toEqual(['/*', '/api/games', '/api/tables/:id']);
  });

  test('says when the server stops and that it has', async () => {
    const { settings } = await places.fresh();
    const server = await startLogged(settings);
    await Person.guest(server.address, 'Ann');
    await server.stop();
    expect(server.lines.map(({ msg }) => msg).slice(-2)).toEqual(['stopping', 'stopped']);
  });
});
