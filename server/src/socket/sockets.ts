import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { LARGEST_FRAME } from '@orrery/protocol/schemas';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { Refusal } from '@orrery/table';
import { Allowances, Buckets } from '../bucket.ts';
import { asRefusal } from '../errors.ts';
import type { Settings } from '../settings.ts';
import type { People } from '../store/people.ts';
import { Allowance, Crowd } from './allowance.ts';
import { Connection } from './connection.ts';
import { addressOf, admit, type Caller, callerLanguage, turnAway } from './door.ts';
import type { SocketDeps } from './handlers.ts';

const PATH = '/api/socket';
const BEAT_MS = 25_000;
/** A message may come in so many pieces, of which each may keep alive what came beside it. */
const MOST_FRAGMENTS = 32;
/** Open sockets of one person, and from one address. */
const MOST_PER_USER = 30;
const MOST_PER_ADDRESS = 2_000;
/** Those of one address who have no session may together send as much as so many who have one. */
const NAMELESS_AS = 3;
/** Opening a socket costs as much as a request, and as many are let through. */
const OPENING_SECONDS = 60;

interface Entry {
  /** By which it is counted. */
  readonly keys: readonly string[];
  /** Null: of nobody we know. */
  readonly session: string | null;
}

/** All open sockets of this process. */
export class Sockets {
  readonly #deps: SocketDeps;
  readonly #people: People;
  readonly #settings: Settings;
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_FRAME,
    maxFragments: MOST_FRAGMENTS,
    // Answered by each connection, within what may be sent there.
    autoPong: false,
  });
  readonly #open = new Map<Connection, Entry>();
  /** Open sockets by person and by address. */
  readonly #counts = new Map<string, number>();
  /** By person; by address for those who have no session. */
  readonly #allowances = new Allowances<Allowance>();
  /** By address, with or without a session. */
  readonly #crowds = new Allowances<Crowd>();
  /** Sockets that may still be opened from an address. */
  readonly #openings = new Buckets();
  readonly #timer: NodeJS.Timeout;
  #stopping = false;

  constructor(deps: Omit<SocketDeps, 'closed'>, people: People, settings: Settings) {
    this.#deps = { ...deps, closed: (connection) => this.#closed(connection) };
    this.#people = people;
    this.#settings = settings;
    this.#timer = setInterval(() => this.#beat(), BEAT_MS);
    this.#timer.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Sockets are taken straight from the HTTP server: what a request needs is gone once it is one. */
  listen(app: FastifyInstance): void {
    app.server.on('upgrade', (request, socket, head) => {
      void this.#upgrade(app, request, socket, head);
    });
  }

  async #upgrade(
    app: FastifyInstance,
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
  ): Promise<void> {
    // The reason is the peer's, and it is gone.
    const ignore = (): void => undefined;
    socket.on('error', ignore);
    try {
      if (request.url?.split('?')[0] !== PATH) throw new Refusal('NOT_FOUND', 'no socket here');
      this.#checkOpening(addressOf(request, this.#settings));
      const caller = await admit(request, this.#people, this.#settings, app.parseCookie);
      // Asked last: whoever came in after everybody was sent away would hold up the end.
      if (this.#stopping) throw new Refusal('STOPPING', 'the server stops');
      this.#checkCrowd(caller);
      socket.off('error', ignore);
      this.#server.handleUpgrade(request, socket, head, (open) => {
        this.#welcome(open, socket, caller);
      });
    } catch (error) {
      const refusal = asRefusal(error);
      this.#deps.metrics.refused(refusal.code);
      turnAway(socket, refusal, callerLanguage(request));
    }
  }

  #checkOpening(ip: string): void {
    const perSecond = this.#settings.requestsPerMinute / OPENING_SECONDS;
    const now = Date.now();
    const left = this.#openings.of(ip, now, perSecond, OPENING_SECONDS);
    if (!left.take(now)) throw new Refusal('TOO_MANY', 'too many sockets opened');
  }

  #checkCrowd({ user, ip }: Caller): void {
    const count = (key: string): number => this.#counts.get(key) ?? 0;
    const crowded = user !== null && count(user.id) >= MOST_PER_USER;
    if (crowded || count(ip) >= MOST_PER_ADDRESS) throw new Refusal('TOO_MANY', 'too many sockets');
  }

  #welcome(socket: WebSocket, line: Duplex, caller: Caller): void {
    const { user, session, ip, lang } = caller;
    const keys = user === null ? [ip] : [ip, user.id];
    if (user !== null) this.#deps.addresses.note(user.id, ip);
    const allowance = this.#allowanceOf(caller);
    const { messagesPerSecond } = this.#settings;
    const crowd = this.#crowds.of(ip, () => new Crowd(messagesPerSecond, Date.now()));
    const connection = new Connection(socket, line, this.#deps, user, lang, allowance, crowd);
    this.#open.set(connection, { keys, session: user && session });
    for (const key of keys) this.#count(key, 1);
  }

  #allowanceOf({ user, ip }: Caller): Allowance {
    const people = user === null ? NAMELESS_AS : 1;
    const perSecond = people * this.#settings.messagesPerSecond;
    return this.#allowances.of(user?.id ?? ip, () => new Allowance(perSecond, Date.now()));
  }

  #closed(connection: Connection): void {
    for (const key of this.#open.get(connection)?.keys ?? []) this.#count(key, -1);
    this.#open.delete(connection);
  }

  #count(key: string, more: number): void {
    const count = (this.#counts.get(key) ?? 0) + more;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }

  #beat(): void {
    for (const connection of this.#open.keys()) connection.beat();
    const now = Date.now();
    const isHere = (key: string): boolean => this.#counts.has(key);
    this.#allowances.sweep(now, isHere);
    this.#crowds.sweep(now, isHere);
  }

  dropUser(user: string): void {
    for (const connection of this.#open.keys()) {
      if (connection.user === user) connection.bye();
    }
  }

  /**
   * Sessions may have ended without a word: whoever came by one of them is sent away. If it cannot
   * be seen which have, everybody shows theirs again.
   */
  async dropEnded(): Promise<void> {
    const known = [...this.#open].flatMap(([connection, { session }]) =>
      session === null ? [] : [{ connection, session }],
    );
    const asked = [...new Set(known.map(({ session }) => session))];
    const going = await this.#people.sessionsAmong(asked).catch(() => new Set<string>());
    for (const { connection, session } of known) if (!going.has(session)) connection.bye();
  }

  /** Everybody is asked to come back, to this process or another. */
  stop(): void {
    this.#stopping = true;
    clearInterval(this.#timer);
    for (const connection of this.#open.keys()) connection.bye();
  }
}
