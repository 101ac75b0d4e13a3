import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { Refusal } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { checkOrigin } from '../http/origin.ts';
import { userOf } from '../http/session.ts';
import type { Settings } from '../settings.ts';
import type { UserRow } from '../store/schema.ts';
import type { People } from '../store/people.ts';
import { Connection } from './connection.ts';
import type { SocketDeps } from './handlers.ts';

const BEAT_MS = 25_000;
/** Open sockets of one person, and from one address. */
const MOST_PER_USER = 30;
const MOST_PER_ADDRESS = 2_000;

/** All open sockets of this process. */
export class Sockets {
  readonly #deps: Omit<SocketDeps, 'closed'>;
  readonly #people: People;
  readonly #settings: Settings;
  readonly #open = new Set<Connection>();
  /** Open sockets by person and by address. */
  readonly #counts = new Map<string, number>();
  readonly #timer: NodeJS.Timeout;
  /** Who was found at the door, until their socket is open. */
  readonly #admitted = new WeakMap<object, UserRow | null>();

  constructor(deps: Omit<SocketDeps, 'closed'>, people: People, settings: Settings) {
    this.#deps = deps;
    this.#people = people;
    this.#settings = settings;
    this.#timer = setInterval(() => this.#beat(), BEAT_MS);
    this.#timer.unref();
  }

  get size(): number {
    return this.#open.size;
  }

  route(app: FastifyInstance): void {
    app.get(
      '/api/socket',
      {
        websocket: true,
        schema: { hide: true },
        config: { rateLimit: false },
        preValidation: (request) => this.#admit(request),
      },
      (socket: WebSocket, request) => this.#welcome(socket, request),
    );
  }

  async #admit(request: FastifyRequest): Promise<void> {
    checkOrigin(request, this.#settings.origins);
    const user = await userOf(this.#people, request, this.#settings.now());
    const count = (key: string): number => this.#counts.get(key) ?? 0;
    const crowded = user !== null && count(user.id) >= MOST_PER_USER;
    if (crowded || count(request.ip) >= MOST_PER_ADDRESS) {
      throw new Refusal('TOO_MANY', 'too many sockets');
    }
    this.#admitted.set(request.raw, user);
  }

  #welcome(socket: WebSocket, request: FastifyRequest): void {
    const user = this.#admitted.get(request.raw) ?? null;
    const keys = user === null ? [request.ip] : [request.ip, user.id];
    const closed = (gone: Connection): void => {
      this.#open.delete(gone);
      for (const key of keys) this.#count(key, -1);
    };
    this.#open.add(new Connection(socket, { ...this.#deps, closed }, user, languageOf(request)));
    for (const key of keys) this.#count(key, 1);
  }

  #count(key: string, more: number): void {
    const count = (this.#counts.get(key) ?? 0) + more;
    if (count > 0) this.#counts.set(key, count);
    else this.#counts.delete(key);
  }

  #beat(): void {
    for (const connection of this.#open) connection.beat();
  }

  dropUser(user: string): void {
    for (const connection of this.#open) {
      if (connection.user === user) connection.bye();
    }
  }

  /** Everybody is asked to come back, to this process or another. */
  stop(): void {
    clearInterval(this.#timer);
    for (const connection of this.#open) connection.bye();
  }
}
