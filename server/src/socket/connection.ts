import type { Duplex } from 'node:stream';
import type { ClientMessage, ServerMessage } from '@orrery/protocol';
import type { Lang } from '@orrery/shared';
import type { ErrorCode } from '@orrery/table/client';
import type { WebSocket } from 'ws';
import { Refusal } from '@orrery/table';
import { type Bytes, bytesOf } from '../bytes.ts';
import { asRefusal, toldError } from '../errors.ts';
import type { Listener } from '../live/channel.ts';
import { TOLD } from '../live/judged.ts';
import type { Allowance, Crowd } from './allowance.ts';
import { textFrame } from './frame.ts';
import { handle, type SocketDeps } from './handlers.ts';
import { sendSoon } from './outbox.ts';
import { isWaiting, paced } from './pace.ts';
import { isFarBack } from './prospects.ts';
import { idIn, readMessage } from './validate.ts';

/** A reader this far behind is cut off: it may come back and ask for what it missed. */
const MOST_BUFFERED = 1_000_000;
/** So many frames that make no sense end the conversation. */
const MOST_BAD = 30;
/** A message at which we fail is hardly one that our pages send. */
const SENSELESS: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['BAD_MESSAGE', 'TOO_MANY', 'BUG']);
/** A peer that does not answer a goodbye is not waited for. */
const BYE_WITHIN_MS = 1_000;
/** Nor is one that goes on sending; so much may have been on its way. */
const MOST_AFTER_BYE = 65_536;
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
/** Then trying out every answer that is offered, or looking for why one is not. */
const WEIGHT_OF_PREVIEWS = 10;
const WEIGHT_OF_REFUSALS = 5;
/** What is sent was made, and has to be carried: more of it weighs more than the asking did. */
const LARGE = 16_384;
const BYTES_PER_WEIGHT = 2_048;
const TAKE_BACKS: ReadonlySet<string> = new Set<ClientMessage['type']>(['undo', 'resetTurn']);

/** One open socket of one person, or of somebody who only watches. */
export class Connection implements Listener {
  readonly user: string | null;
  readonly name: string;
  readonly allowance: Allowance;
  lang: Lang;
  greeted = false;
  /** Tables watched through this socket. */
  readonly #watching = new Set<string>();
  readonly #socket: WebSocket;
  /** The line below the socket: frames that we write ourselves go there. */
  readonly #line: Duplex;
  readonly #deps: SocketDeps;
  readonly #crowd: Crowd;
  #bad = 0;
  /** Of which it is not known yet what becomes of them. */
  #answers = 0;
  /** Frames that have not left yet. */
  #frames = '';
  #alive = true;
  /** It has been told to go, and is not listened to any more. */
  #closing = false;
  /** What came all the same. */
  #afterBye = 0;
  #gone = false;

  constructor(
    socket: WebSocket,
    line: Duplex,
    deps: SocketDeps,
    person: { readonly id: string; readonly name: string } | null,
    lang: Lang,
    allowance: Allowance,
    crowd: Crowd,
  ) {
    this.#socket = socket;
    this.#line = line;
    this.#deps = deps;
    this.user = person?.id ?? null;
    this.name = person?.name ?? '';
    this.lang = lang;
    this.allowance = allowance;
    this.#crowd = crowd;
    // Also pieces of frames, and frames that nobody is told of.
    line.prependListener('data', (chunk: Buffer) => this.#weigh(chunk.length));
    socket.on('message', (data, binary) => {
      if (!this.#closing) this.#receive(data, binary);
    });
    socket.on('ping', (data) => {
      if (this.#mayStillControl() && !this.#isFarBehind()) socket.pong(data);
    });
    socket.on('pong', () => {
      if (this.#mayStillControl()) this.#alive = true;
    });
    socket.on('close', () => this.#closed());
    // The reason is the peer's; 'close' follows.
    socket.on('error', () => undefined);
  }

  send(message: Bytes): void {
    const socket = this.#socket;
    if (socket.readyState !== socket.OPEN || this.#isFarBehind()) return;
    this.#deps.metrics.sentBytes(message.length);
    if (message.length > LARGE) this.#owe(message.length / BYTES_PER_WEIGHT);
    if (this.#frames === '') sendSoon(this.#flush);
    this.#frames += textFrame(message);
  }

  tell(message: ServerMessage): void {
    this.send(bytesOf(JSON.stringify(message)));
  }

  /** What follows from one thing leaves in one packet, and before anything else is begun. */
  readonly #flush = (): void => {
    const socket = this.#socket;
    // Nothing follows a goodbye.
    if (socket.readyState === socket.OPEN) this.#line.write(this.#frames, 'latin1');
    this.#frames = '';
  };

  /** True: it reads too slowly, and has been cut off. */
  #isFarBehind(): boolean {
    if (this.#socket.bufferedAmount <= MOST_BUFFERED) return false;
    this.#deps.metrics.refused('SLOW_READER');
    this.#socket.terminate();
    return true;
  }

  #weigh(bytes: number): void {
    const now = Date.now();
    if (this.#closing) this.#afterBye += bytes;
    const isRight = this.allowance.bytes.take(now, bytes) && this.#crowd.bytes.take(now, bytes);
    if (isRight && this.#afterBye <= MOST_AFTER_BYE) return;
    if (!this.#closing) this.#deps.metrics.refused('TOO_MANY');
    this.#closing = true;
    this.#socket.terminate();
  }

  /** Pings and pongs are frames like others, and nobody is told that there were too many. */
  #mayStillControl(): boolean {
    if (this.#closing) return false;
    const now = Date.now();
    if (this.allowance.messages.take(now) && this.#crowd.take(now, 1)) return true;
    this.#deps.metrics.refused('TOO_MANY');
    this.#countBad();
    return false;
  }

  #countBad(): void {
    if (++this.#bad > MOST_BAD) this.close(CLOSE_POLICY);
  }

  #receive(data: unknown, binary: boolean): void {
    const frame = binary ? '' : String(data);
    try {
      const message = readMessage(frame);
      this.#deps.metrics.message(message.type);
      const weight = this.#weightOf(message);
      if (!this.#mayStill(message, weight)) throw new Refusal('TOO_MANY', 'too many messages');
      // Sixty questions come in one packet; what follows them is for what they lead to.
      if (weight === 1 && !isWaiting(this)) void this.#handle(message, weight);
      else paced(this, () => void this.#handle(message, weight));
    } catch (error) {
      this.#refuse(idIn(frame), asRefusal(error));
    }
  }

  async #handle(message: ClientMessage, weight: number): Promise<void> {
    const id = 'id' in message ? message.id : null;
    const isAnswer = message.type === 'answer';
    if (isAnswer) this.#answers++;
    try {
      const result = await handle(this.#deps, this, message);
      if (isAnswer && weight > 1) this.#owe(-WEIGHT_OF_REFUSALS);
      if (id === null || result === TOLD) return;
      this.tell({ type: 'ok', id, ...(result !== undefined && { result }) });
    } catch (error) {
      const refusal = asRefusal(error);
      this.#refuse(id, refusal);
      if (refusal.code === 'NOT_OFFERED' && weight === 1) this.#owe(WEIGHT_OF_REFUSALS);
    } finally {
      if (isAnswer) this.#answers--;
    }
  }

  watches(table: string): boolean {
    return this.#watching.has(table);
  }

  /** True: it is new here. */
  watch(table: string): boolean {
    // The table was opened for it meanwhile; nobody would ever end its watch.
    if (this.#gone) throw new Refusal('NOT_WATCHING', 'it has gone');
    if (this.#watching.has(table)) return false;
    if (!this.#crowd.watch(table)) throw new Refusal('TOO_MANY', 'too many watch from there');
    this.#watching.add(table);
    return true;
  }

  unwatch(table: string): void {
    if (this.#watching.delete(table)) this.#crowd.unwatch(table);
  }

  mayTalk(): boolean {
    const now = Date.now();
    return this.allowance.chat.take(now) && this.#crowd.chat.take(now);
  }

  #mayStill(message: ClientMessage, weight: number): boolean {
    const now = Date.now();
    const { messages, changes, takeBacks } = this.allowance;
    if (!messages.take(now, weight) || !this.#crowd.take(now, weight)) return false;
    if (message.type === 'answer') return this.#crowd.moves.take(now);
    const isTakeBack = TAKE_BACKS.has(message.type);
    if (!isTakeBack && !CHANGES.has(message.type)) return true;
    return (isTakeBack ? takeBacks : changes).take(now) && this.#crowd.changes.take(now);
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
    const isWhole = message.type === 'watch' || !this.#watching.has(message.table);
    if (isWhole) return WEIGHT_OF_TABLE;
    if (message.type === 'previews' || TAKE_BACKS.has(message.type)) return WEIGHT_OF_PREVIEWS;
    // Whoever does not wait for what becomes of an answer has to show that the next one is offered.
    if (message.type === 'answer') return this.#answers > 0 ? 1 + WEIGHT_OF_REFUSALS : 1;
    return message.type === 'refusals' ? WEIGHT_OF_REFUSALS : 1;
  }

  #refuse(id: string | null, refusal: Refusal): void {
    this.#deps.metrics.refused(refusal.code);
    if (refusal.code === 'BUG') this.#deps.log.error({ err: refusal.cause }, 'a message failed');
    this.tell({ type: 'refused', id, error: toldError(refusal, this.lang) });
    if (SENSELESS.has(refusal.code)) this.#countBad();
  }

  #owe(weight: number): void {
    const now = Date.now();
    this.allowance.messages.owe(now, weight);
    this.#crowd.owe(now, weight);
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
  }

  close(code: number): void {
    if (this.#closing) return;
    this.#closing = true;
    setTimeout(() => this.#socket.terminate(), BYE_WITHIN_MS).unref();
    // A frame that is still corked must leave before the goodbye.
    setImmediate(() => this.#socket.close(code));
  }

  #closed(): void {
    this.#gone = true;
    for (const id of this.#watching) {
      this.#deps.liveTables.loaded(id)?.unwatch(this);
      this.unwatch(id);
    }
    this.#deps.closed(this);
  }
}
