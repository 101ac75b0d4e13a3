import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Somebody elsewhere to whom notices are posted; what came is forgotten before each test. */
export interface Listener {
  readonly received: readonly Posted[];
  /** What it answers with. */
  status: number;
  readonly address: string;
  forget(): void;
}

export function listener(): Listener {
  const received: Posted[] = [];
  const forget = (): void => {
    received.length = 0;
  };
  const made = { received, status: 204, address: '', forget };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body });
      response.writeHead(made.status).end();
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    made.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });
  beforeEach(() => {
    received.length = 0;
    made.status = 204;
  });
  return made;
}
