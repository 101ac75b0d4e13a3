import type { Lang } from '@orrery/shared';
import { Refusal } from '@orrery/table/client';
import { held, type Mirror, mirrored, NO_MIRROR } from './mirror.ts';
import type { ClientMessage } from './schemas.ts';
import type { ChatLine, ErrorTold, Me, Result, ServerMessage } from './told.ts';
import { PROTOCOL } from './version.ts';

/** The part of a WebSocket that is used; a browser's, Node's own and that of `ws` all fit. */
export interface SocketLike {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  send(text: string): void;
  close(): void;
}

export interface LinkOptions {
  readonly open: () => SocketLike;
  readonly lang: Lang;
  /** Makes ids that no other client of this person makes. */
  readonly newId: () => string;
  /** Before the first and the longest wait to connect again, in milliseconds. */
  readonly retryMs?: readonly [first: number, longest: number];
  /** How often it is checked that nothing is missing. */
  readonly checkMs?: number;
}

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;
/** What may be asked of a table; the link adds the id. */
export type Request = Without<
  Exclude<ClientMessage, { type: 'hello' | 'watch' | 'unwatch' | 'ping' }>
>;

const refusalOf = ({ code, message, rule }: ErrorTold): Refusal =>
  new Refusal(code, message, rule ?? null, true);

export interface Watcher {
  changed(mirror: Mirror): void;
  chat?(lines: readonly ChatLine[]): void;
  /** The table cannot be watched. */
  refused?(error: Refusal): void;
}

interface Asked {
  readonly table: string;
  readonly text: string;
  resolve(result: Result | undefined): void;
  reject(error: Error): void;
}

interface Watched {
  mirror: Mirror;
  readonly watcher: Watcher;
  /** The id of the watch that is under way. */
  asking: string | null;
}

/**
 * The line to a server, for any number of tables. It connects again by itself, asks for what it
 * missed, and repeats what was not answered: ids make that harmless.
 */
export class Link {
  readonly #options: LinkOptions;
  readonly #asked = new Map<string, Asked>();
  readonly #tables = new Map<string, Watched>();
  readonly #listeners = new Set<(live: boolean) => void>();
  #socket: SocketLike | null = null;
  #live = false;
  #closed = false;
  #failures = 0;
  #heard = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #check: ReturnType<typeof setInterval> | undefined;
  me: Me | null = null;
  /** The server's clock minus ours. */
  clockOffset = 0;

  constructor(options: LinkOptions) {
    this.#options = options;
    this.#check = setInterval(() => this.#checkAll(), options.checkMs ?? 15_000);
    this.#connect();
  }

  get live(): boolean {
    return this.#live;
  }

  onLive(listener: (live: boolean) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves once it is stored, whatever happened to the connection meanwhile. */
  request(message: Request, id = this.#options.newId()): Promise<Result | undefined> {
    if (this.#closed) return Promise.reject(new Error('the link is closed'));
    const text = JSON.stringify({ ...message, id });
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { table: message.table, text, resolve, reject });
      if (this.#live) this.#socket?.send(text);
    });
  }

  watch(table: string, watcher: Watcher): () => void {
    this.#tables.set(table, { mirror: NO_MIRROR, watcher, asking: null });
    this.#askFor(table);
    return () => {
      this.#tables.delete(table);
      this.#send({ type: 'unwatch', id: this.#options.newId(), table });
    };
  }

  /** Connects at once, where a page knows that the network is back. */
  wake(): void {
    if (this.#live) return this.#checkAll();
    this.#failures = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearInterval(this.#check);
    clearTimeout(this.#retry);
    this.#drop();
    for (const { reject } of this.#asked.values()) reject(new Error('the link is closed'));
    this.#asked.clear();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    this.#drop();
    const socket = this.#options.open();
    this.#socket = socket;
    this.#heard = Date.now();
    const mine = (): boolean => this.#socket === socket;
    socket.addEventListener('open', () => {
      if (mine()) this.#send({ type: 'hello', protocol: PROTOCOL, lang: this.#options.lang }, true);
    });
    socket.addEventListener('message', ({ data }) => {
      if (mine()) this.#receive(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', () => {
      if (mine()) this.#lost();
    });
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #lost(): void {
    this.#drop();
    this.#setLive(false);
    if (this.#closed) return;
    const [first, longest] = this.#options.retryMs ?? [300, 10_000];
    const wait = Math.min(longest, first * 2 ** this.#failures++);
    clearTimeout(this.#retry);
    // Not all at once after a restart of the server.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random()));
  }

  #setLive(live: boolean): void {
    if (this.#live === live) return;
    this.#live = live;
    for (const listener of this.#listeners) listener(live);
  }

  #send(message: ClientMessage, greeting = false): void {
    if (this.#live || greeting) this.#socket?.send(JSON.stringify(message));
  }

  #askFor(table: string): void {
    const watched = this.#tables.get(table);
    if (watched === undefined || !this.#live) return;
    const id = this.#options.newId();
    watched.asking = id;
    const has = held(watched.mirror);
    this.#send({ type: 'watch', id, table, ...(has !== undefined && { has }) });
  }

  #receive(message: ServerMessage): void {
    this.#heard = Date.now();
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'ok':
        return this.#answered(message.id, (asked) => asked.resolve(message.result));
      case 'refused':
        return this.#refused(message.id, refusalOf(message.error));
      case 'table':
        return this.#told(message);
      case 'change':
        this.#told(message);
        if (message.id !== undefined)
          this.#answered(message.id, (asked) => asked.resolve(undefined));
        return;
      case 'chat':
        return this.#tables.get(message.table)?.watcher.chat?.(message.lines);
      case 'bye':
        return this.#lost();
      default:
        // A newer server may say more; what is not understood is not needed.
        return;
    }
  }

  #welcome({ me, now }: Extract<ServerMessage, { type: 'welcome' }>): void {
    this.me = me;
    this.clockOffset = now - Date.now();
    this.#failures = 0;
    this.#setLive(true);
    for (const table of this.#tables.keys()) this.#askFor(table);
    for (const { text } of this.#asked.values()) this.#socket?.send(text);
  }

  #answered(id: string, settle: (asked: Asked) => void): void {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    if (asked !== undefined) settle(asked);
    for (const watched of this.#tables.values()) if (watched.asking === id) watched.asking = null;
  }

  #refused(id: string | null, error: Refusal): void {
    if (id === null) {
      if (error.code !== 'OLD_CLIENT') return;
      for (const { watcher } of this.#tables.values()) watcher.refused?.(error);
      return;
    }
    // The store or the server will be back, and so will this request.
    if (error.code === 'STOPPING') return;
    if (error.code === 'NOT_WATCHING' && this.#watchesAgain(id)) return;
    for (const [table, watched] of this.#tables) {
      if (watched.asking !== id) continue;
      watched.asking = null;
      if (error.code === 'STORE_AWAY' || error.code === 'TOO_MANY') {
        setTimeout(() => this.#askFor(table), 1_000);
      } else watched.watcher.refused?.(error);
    }
    this.#answered(id, (asked) => asked.reject(error));
  }

  /** The watch itself got lost on its way: what was asked is repeated once it came through. */
  #watchesAgain(id: string): boolean {
    const table = this.#asked.get(id)?.table ?? '';
    if (!this.#tables.has(table)) return false;
    this.#askFor(table);
    return true;
  }

  #told(message: Extract<ServerMessage, { type: 'table' | 'change' }>): void {
    const watched = this.#tables.get(message.table);
    if (watched === undefined) return;
    const asked = message.type === 'table' && message.id === watched.asking;
    const late = message.type === 'table' && message.id !== undefined && !asked;
    if (late && watched.mirror.version !== null) return;
    const next = mirrored(watched.mirror, message, asked);
    if (next === watched.mirror) return;
    if (next !== null) {
      watched.mirror = next;
      watched.watcher.changed(next);
      return;
    }
    // Something is missing. A whole state that does not fit means that the log held is wrong.
    if (message.type === 'table') watched.mirror = NO_MIRROR;
    else if (watched.asking !== null) return;
    this.#askFor(message.table);
  }

  /** Silence may mean that nothing happened, or that the line is dead: ask. */
  #checkAll(): void {
    const quiet = Date.now() - this.#heard;
    // Also where no greeting was ever answered.
    if (this.#socket !== null && quiet > 3 * (this.#options.checkMs ?? 15_000)) return this.#lost();
    for (const table of this.#tables.keys()) this.#askFor(table);
    for (const { text } of this.#asked.values()) if (this.#live) this.#socket?.send(text);
    if (this.#tables.size === 0) this.#send({ type: 'ping', id: this.#options.newId() });
  }
}
