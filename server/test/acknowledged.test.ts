import type { ServerMessage, Wire } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Guest, newGuest, newTable, socketAddress } from '../bench/guest.ts';
import { Raw } from './raw.ts';
import { nth, serving } from './serving.ts';

const { start } = serving();

async function watching(address: string, { cookie }: Guest, table: string): Promise<Raw> {
  const socket = new WebSocket(socketAddress(address), { headers: { cookie } });
  const raw = await new Raw(socket).open();
  raw.hello();
  raw.send({ type: 'watch', id: 'watch', table });
  await raw.hears('table');
  return raw;
}

const wireOf = (raw: Raw): Wire | undefined =>
  raw.heard.flatMap((message) => (message.type === 'table' ? [message.told] : []))[0];

const about = (raw: Raw, id: string): ServerMessage[] =>
  raw.heard.filter((message) => 'id' in message && message.id === id);

test('an answer is acknowledged with the change that it brings, to its sender alone; a repeated one by itself', async () => {
  const { address } = await start();
  const ann = await newGuest(address, 'Ann');
  const bob = await newGuest(address, 'Bob');
  const table = await newTable(address, 'reworld', [ann, bob]);
  const raws = [
    await watching(address, ann, table),
    await watching(address, ann, table),
    await watching(address, bob, table),
  ];
  const asked = raws.find((raw) => wireOf(raw)?.own.mine);
  const wire = asked && wireOf(asked);
  const ask = wire?.open.update?.asked?.ask ?? '';
  const answer = {
    type: 'answer',
    id: 'mine',
    table,
    revision: wire?.open.update?.revision,
    choice: wire?.own.options[ask]?.[0],
  };
  asked?.send(answer);
  await Promise.all(raws.map((raw) => raw.hears('change')));
  expect(raws.filter((raw) => about(raw, 'mine').length > 0)).toEqual([asked]);
  const sender = nth([asked], 0);
  expect(about(sender, 'mine')).toMatchObject([{ type: 'change', table }]);
  sender.send(answer);
  await expect.poll(() => about(sender, 'mine').length).toBe(2);
  expect(about(sender, 'mine')[1]).toEqual({ type: 'ok', id: 'mine' });
  for (const raw of raws) raw.socket.terminate();
});
