import { PROTOCOL, type ServerMessage } from '@orrery/protocol';
import { vi } from 'vitest';
import type { WebSocket } from 'ws';

/** A socket without a client behind it. */
export class Raw {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  closed: number | null = null;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      this.heard.push(JSON.parse(data.toString()) as ServerMessage);
    });
    socket.on('close', (code) => {
      this.closed = code;
    });
    socket.on('error', () => undefined);
  }

  async open(): Promise<this> {
    await new Promise((resolve) => this.socket.on('open', resolve));
    return this;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  hello(): void {
    this.send({ type: 'hello', protocol: PROTOCOL, lang: 'fr' });
  }

  async hears(type: ServerMessage['type'], count = 1): Promise<ServerMessage[]> {
    const found = () => this.heard.filter((message) => message.type === type);
    await vi.waitUntil(() => found().length >= count, 60_000);
    return found();
  }
}
