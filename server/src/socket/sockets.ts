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
const MOST_PER_ADDRESS = 300;

/** All open sockets of this process. */
export class Sockets {
  readonly #deps: Omit<SocketDeps, 'closed'>;
  readonly #people: People;
  readonly #settings: Settings;
  readonly #open = new Map<Connection, string>();
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
    const connections = [...this.#open];
    const sameUser = connections.filter(([{ user: id }]) => id !== null && id === user?.id).length;
    const sameAddress = connections.filter(([, ip]) => ip === request.ip).length;
    const { messagesPerSecond } = this.#settings;
    const most = Math.max(MOST_PER_ADDRESS, messagesPerSecond * 10);
    if (sameUser >= MOST_PER_USER || sameAddress >= most) {
      throw new Refusal('TOO_MANY', 'too many sockets');
    }
    this.#admitted.set(request.raw, user);
  }

  #welcome(socket: WebSocket, request: FastifyRequest): void {
    const user = this.#admitted.get(request.raw) ?? null;
    const deps: SocketDeps = { ...this.#deps, closed: (gone) => this.#open.delete(gone) };
    this.#open.set(new Connection(socket, deps, user, languageOf(request)), request.ip);
  }

  #beat(): void {
    for (const connection of this.#open.keys()) connection.beat();
  }

  dropUser(user: string): void {
    for (const connection of this.#open.keys()) {
      if (connection.user === user) connection.bye();
    }
  }

  /** Everybody is asked to come back, to this process or another. */
  stop(): void {
    clearInterval(this.#timer);
    for (const connection of this.#open.keys()) connection.bye();
  }
}
