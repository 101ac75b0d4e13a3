import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const [CONTINUATION, TEXT, PING, PONG] = [0x00, 0x01, 0x09, 0x0a];
const FIN = 0x80;

/** A frame as a client sends it, masked with zeros; `last: false`: more pieces of it follow. */
export function frameOf(opcode: number, payload = '', last = true): Buffer {
  const bytes = Buffer.from(payload);
  const first = opcode | (last ? FIN : 0);
  const head =
    bytes.length < 126
      ? [first, 0x80 | bytes.length]
      : [first, 0x80 | 126, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from([...head, 0, 0, 0, 0]), bytes]);
}

/** So many frames, one after the other. */
export const many = (frame: Buffer, count: number): Buffer =>
  Buffer.concat(Array.from({ length: count }, () => frame));

/** A line to the server's socket with nothing but our own bytes on it, and nobody who reads. */
export async function openLine(address: string, cookie = ''): Promise<Socket> {
  const { hostname, port, host } = new URL(address);
  const line = connect({ host: hostname, port: Number(port) });
  line.on('error', () => undefined);
  await once(line, 'connect');
  const head = [
    'GET /api/socket HTTP/1.1',
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...(cookie === '' ? [] : [`Cookie: ${cookie}`]),
  ];
  line.write(`${head.join('\r\n')}\r\n\r\n`);
  await once(line, 'data');
  line.pause();
  return line;
}

/** Writes the same again and again, as fast as it is taken, until the line is cut or so much is sent. */
export async function flood(line: Socket, bytes: Buffer, most: number): Promise<number> {
  let sent = 0;
  const cut = new Promise((resolve) => line.once('close', resolve));
  while (sent < most && !line.destroyed) {
    sent += bytes.length;
    if (line.write(bytes)) continue;
    const drained = new Promise((resolve) => line.once('drain', resolve));
    await Promise.race([drained, cut]);
  }
  return sent;
}
