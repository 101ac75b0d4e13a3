import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const END_OF_HEAD = '\r\n\r\n';
const TEXT = 0x81;
const PONG = 0x8a;
const OPCODE_TEXT = 1;
const OPCODE_CLOSE = 8;
const OPCODE_PING = 9;
/** What the sockets of all players are read into, one after the other. */
const READ_BYTES = 1 << 20;
const shared = Buffer.allocUnsafe(READ_BYTES);

/**
 * A WebSocket that takes as little of the machine as can be: players share it with the server that
 * is measured. It trusts the server, and knows no more of the protocol than that one uses.
 */
export class LeanSocket {
  readonly #socket: Socket;
  readonly #heard: (text: string, bytes: number) => void;
  /** The beginning of a frame whose rest has not come yet. */
  #rest: Buffer | null = null;

  private constructor(socket: Socket, heard: (text: string, bytes: number) => void) {
    this.#socket = socket;
    this.#heard = heard;
  }

  static open(
    address: string,
    cookie: string,
    heard: (text: string, bytes: number) => void,
  ): Promise<LeanSocket> {
    const { hostname, port, pathname, host } = new URL(address);
    return new Promise((resolve, reject) => {
      let lean: LeanSocket | null = null;
      const socket = connect({
        host: hostname,
        port: Number(port),
        noDelay: true,
        onread: {
          buffer: shared,
          callback(count, buffer) {
            const read = (buffer as Buffer).subarray(0, count);
            if (lean !== null) lean.#read(read);
            else {
              const head = read.toString('latin1');
              if (!head.startsWith('HTTP/1.1 101 ') || !head.endsWith(END_OF_HEAD)) {
                socket.destroy();
                reject(new Error(`the server refused a socket: ${head}`));
                return false;
              }
              lean = new LeanSocket(socket, heard);
              resolve(lean);
            }
            return true;
          },
        },
      });
      socket.once('error', reject);
      socket.write(
        [
          `GET ${pathname} HTTP/1.1`,
          `Host: ${host}`,
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
          `Cookie: ${cookie}`,
        ].join('\r\n') + END_OF_HEAD,
      );
    });
  }

  send(text: string): void {
    this.#write(TEXT, text);
  }

  close(): void {
    this.#socket.destroy();
  }

  /** Clients must mask what they send; a mask of zeros leaves it as it is. */
  #write(opcode: number, text: string): void {
    const length = Buffer.byteLength(text);
    if (length > 0xff_ff) throw new Error('too long for a player');
    const short = length < 126;
    const start = short ? 6 : 8;
    const frame = Buffer.allocUnsafe(start + length);
    frame[0] = opcode;
    frame[1] = 0x80 | (short ? length : 126);
    if (!short) frame.writeUInt16BE(length, 2);
    frame.writeUInt32BE(0, start - 4);
    frame.write(text, start);
    this.#socket.write(frame);
  }

  #read(chunk: Buffer): void {
    const bytes = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    let at = 0;
    while (at + 2 <= bytes.length) {
      const code = bytes[at + 1] ?? 0;
      const start = at + (code < 126 ? 2 : code === 126 ? 4 : 10);
      if (start > bytes.length) break;
      const length =
        code < 126
          ? code
          : code === 126
            ? bytes.readUInt16BE(at + 2)
            : Number(bytes.readBigUInt64BE(at + 2));
      const end = start + length;
      if (end > bytes.length) break;
      this.#frame((bytes[at] ?? 0) & 0xf, bytes, start, end);
      at = end;
    }
    // A copy: the buffer is read into again.
    this.#rest = at === bytes.length ? null : Buffer.from(bytes.subarray(at));
  }

  #frame(opcode: number, bytes: Buffer, start: number, end: number): void {
    if (opcode === OPCODE_TEXT) this.#heard(bytes.toString('utf8', start, end), end - start);
    else if (opcode === OPCODE_PING) this.#write(PONG, bytes.toString('utf8', start, end));
    else if (opcode === OPCODE_CLOSE) this.close();
  }
}
