import type { AddressInfo } from 'node:net';
import type { Random } from '@orrery/kernel';
import { WebSocket, WebSocketServer } from 'ws';
import { socketAddress } from './guest.ts';

/** Of a thousand frames, how many are treated so. */
export interface Chaos {
  readonly dropped: number;
  readonly doubled: number;
  /** Held back, so that later ones overtake them. */
  readonly delayed: number;
  /** The socket is cut instead. */
  readonly cut: number;
}

const LONGEST_DELAY_MS = 30;
const REFUSED = 1008;

export interface ChaosProxy {
  readonly address: string;
  readonly counts: {
    frames: number;
    dropped: number;
    doubled: number;
    delayed: number;
    cut: number;
  };
  /** From now on every frame passes as it is. */
  calm(): void;
  close(): Promise<void>;
}

/** Stands between clients and a server, and treats their frames badly. */
export async function startProxy(
  server: string,
  chaos: Chaos,
  random: Random,
): Promise<ChaosProxy> {
  const counts = { frames: 0, dropped: 0, doubled: 0, delayed: 0, cut: 0 };
  let isCalm = false;

  const pass = (text: string, to: WebSocket, cut: () => void): void => {
    counts.frames++;
    const send = (): void => {
      if (to.readyState === WebSocket.OPEN) to.send(text);
    };
    let chance = isCalm ? 1_000 : random(1_000);
    const happens = (what: keyof Chaos): boolean => {
      chance -= chaos[what];
      if (chance >= 0) return false;
      counts[what]++;
      chance = Infinity;
      return true;
    };
    if (happens('dropped')) return;
    if (happens('cut')) return cut();
    if (happens('doubled')) send();
    else if (happens('delayed')) return void setTimeout(send, 1 + random(LONGEST_DELAY_MS));
    send();
  };

  const proxy = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  proxy.on('connection', (client, request) => {
    const { cookie = '' } = request.headers;
    const upstream = new WebSocket(socketAddress(server), { headers: { cookie } });
    const cut = (): void => {
      client.terminate();
      upstream.terminate();
    };
    const early: string[] = [];
    client.on('message', (data: Buffer) => {
      if (upstream.readyState === WebSocket.CONNECTING) early.push(data.toString());
      else pass(data.toString(), upstream, cut);
    });
    upstream.on('open', () => {
      for (const text of early) pass(text, upstream, cut);
    });
    upstream.on('message', (data: Buffer) => pass(data.toString(), client, cut));
    client.on('close', () => upstream.terminate());
    upstream.on('close', () => client.close(REFUSED));
    for (const socket of [client, upstream]) socket.on('error', cut);
  });
  await new Promise((resolve) => proxy.once('listening', resolve));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    counts,
    calm() {
      isCalm = true;
    },
    async close() {
      for (const client of proxy.clients) client.terminate();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
