import type { Socket } from 'node:net';
import type { ClientMessage, ErrorLanguage, ServerMessage } from '@orrery/protocol';
import type { WebSocket } from 'ws';
import { type Bytes, bytesOf } from '../bytes.ts';
import { asRefusal, Refusal, toldError } from '../errors.ts';
import type { Listener } from '../live/channel.ts';
import { TOLD } from '../live/live-table.ts';
import type { Allowance, Crowd } from './bucket.ts';
import { textFrame } from './frame.ts';
import { handle, type SocketDeps } from './handlers.ts';
import { sendSoon } from './outbox.ts';
import { isFarBack } from './prospects.ts';
import { idIn, readMessage } from './validate.ts';

/** A reader this far behind is cut off: it may come back and ask for what it missed. */
const MOST_BUFFERED = 1_000_000;
/** So many frames that make no sense end the conversation. */
const MOST_BAD = 30;
/** A peer that does not answer a goodbye is not waited for. */
const BYE_WITHIN_MS = 1_000;
const CLOSE_POLICY = 1008;
const CLOSE_BUSY = 1013;

/** Playing a game again up to an answer is more work than anything else that may be asked. */
const WEIGHT_OF_REPLAY = 60;
/** What is stored for good and told to all comes next, unless it is a move. */
const WEIGHT_OF_CHANGE = 30;
const CHANGES: ReadonlySet<string> = new Set<ClientMessage['type']>([
  'propose',
  'consent',
  'confirmTurns',
  'seat',
  'nonce',
]);
/** Then opening a table, and sending all of it with what was said there. */
const WEIGHT_OF_TABLE = 15;
/** Then trying out every answer that is offered. */
const WEIGHT_OF_PREVIEWS = 10;

/** One open socket of one person, or of somebody who only watches. */
export class Connection implements Listener {
  readonly user: string | null;
  readonly name: string;
  readonly allowance: Allowance;
  lang: ErrorLanguage;
  greeted = false;
  /** Tables watched through this socket. */
  readonly watching = new Set<string>();
  readonly #socket: WebSocket;
  readonly #deps: SocketDeps;
  readonly #crowd: Crowd;
  #bad = 0;
  /** Frames that have not left yet. */
  #frames = '';
  #alive = true;

  constructor(
    socket: WebSocket,
    deps: SocketDeps,
    person: { readonly id: string; readonly name: string } | null,
    lang: ErrorLanguage,
    allowance: Allowance,
    crowd: Crowd,
  ) {
    this.#socket = socket;
    this.#deps = deps;
    this.user = person?.id ?? null;
    this.name = person?.name ?? '';
    this.lang = lang;
    this.allowance = allowance;
    this.#crowd = crowd;
    socket.on('message', (data, binary) => void this.#receive(data, binary));
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('close', () => this.#closed());
    // The reason is the peer's; 'close' follows.
    socket.on('error', () => undefined);
  }

  send(message: Bytes): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > MOST_BUFFERED) {
      this.#deps.metrics.refused('SLOW_READER');
      return socket.terminate();
    }
    this.#deps.metrics.sentBytes(message.length);
    if (this.#frames === '') sendSoon(this.#flush);
    this.#frames += textFrame(message);
  }

  tell(message: ServerMessage): void {
    this.send(bytesOf(JSON.stringify(message)));
  }

  /** What follows from one thing leaves in one packet, and before anything else is begun. */
  readonly #flush = (): void => {
    const socket = this.#socket as WebSocket & { _socket?: Socket };
    // Nothing follows a goodbye.
    if (socket.readyState === socket.OPEN) socket._socket?.write(this.#frames, 'latin1');
    this.#frames = '';
  };

  async #receive(data: unknown, binary: boolean): Promise<void> {
    const frame = binary ? '' : String(data);
    let id: string | null = null;
    try {
      const message = readMessage(frame);
      id = 'id' in message ? message.id : null;
      this.#deps.metrics.message(message.type);
      if (!this.#mayStill(message)) throw new Refusal('TOO_MANY', 'too many messages');
      const result = await handle(this.#deps, this, message);
      if (id === null || result === TOLD) return;
      this.tell({ type: 'ok', id, ...(result !== undefined && { result }) });
    } catch (error) {
      this.#refuse(id ?? idIn(frame), asRefusal(error));
    }
  }

  #mayStill(message: ClientMessage): boolean {
    const [now, weight] = [Date.now(), this.#weightOf(message)];
    const { messages, changes } = this.allowance;
    if (!messages.take(now, weight) || !this.#crowd.take(now, weight)) return false;
    return !CHANGES.has(message.type) || changes.take(now);
  }

  #weightOf(message: ClientMessage): number {
    if (
      message.type === 'frames' &&
      isFarBack(this.#deps.liveTables.loaded(message.table), message)
    ) {
      return WEIGHT_OF_REPLAY;
    }
    if (CHANGES.has(message.type)) return WEIGHT_OF_CHANGE;
    if (message.type === 'hello' || message.type === 'ping') return 1;
    // Whoever asks again may say that they hold next to nothing, and anything may open a table.
    const isWhole = message.type === 'watch' || !this.watching.has(message.table);
    if (isWhole) return WEIGHT_OF_TABLE;
    return message.type === 'previews' ? WEIGHT_OF_PREVIEWS : 1;
  }

  #refuse(id: string | null, refusal: Refusal): void {
    this.#deps.metrics.refused(refusal.code);
    if (refusal.code === 'BUG') this.#deps.log.error({ err: refusal.cause }, 'a message failed');
    this.tell({ type: 'refused', id, error: toldError(refusal, this.lang) });
    const senseless = refusal.code === 'BAD_MESSAGE' || refusal.code === 'TOO_MANY';
    if (senseless && ++this.#bad > MOST_BAD) this.close(CLOSE_POLICY);
  }

  /** False: the peer has not answered since the last beat. */
  beat(): boolean {
    if (!this.#alive) {
      this.#socket.terminate();
      return false;
    }
    this.#alive = false;
    this.#socket.ping();
    return true;
  }

  /** Says goodbye, so that the page connects again. */
  bye(): void {
    this.tell({ type: 'bye' });
    this.close(CLOSE_BUSY);
    setTimeout(() => this.#socket.terminate(), BYE_WITHIN_MS).unref();
  }

  close(code: number): void {
    // A frame that is still corked must leave before the goodbye.
    setImmediate(() => this.#socket.close(code));
  }

  #closed(): void {
    for (const id of this.watching) this.#deps.liveTables.loaded(id)?.unwatch(this);
    this.watching.clear();
    this.#deps.closed(this);
  }
}
