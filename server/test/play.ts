import { randomUUID } from 'node:crypto';
import type { Json } from '@orrery/kernel';
import {
  Link,
  type LinkOptions,
  type Mirror,
  type NewOnlineTable,
  NO_MIRROR,
  type Profile,
  type Request,
  type Room,
  type TableLine,
} from '@orrery/protocol';
import type { ChatLine, Result } from '@orrery/protocol';
import { WebSocket } from 'ws';

/** A person with a cookie, as a browser would be. */
export class Person {
  readonly address: string;
  cookie = '';
  me: Profile | null = null;
  readonly frames: string[] = [];
  readonly #links: Link[] = [];

  constructor(address: string) {
    this.address = address;
  }

  static async guest(address: string, name: string): Promise<Person> {
    const person = new Person(address);
    await person.post('/api/guest', { name });
    return person;
  }

  async fetch(
    path: string,
    init: { method?: string; body?: string; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const response = await fetch(`${this.address}${path}`, {
      ...init,
      headers: { ...(this.cookie !== '' && { cookie: this.cookie }), ...init.headers },
    });
    for (const set of response.headers.getSetCookie()) {
      const [cookie = ''] = set.split(';');
      const isNew = /^(__Host-)?orrery=./.test(cookie);
      if (isNew || set.startsWith(`${this.cookie.split('=')[0]}=`)) this.cookie = cookie;
    }
    return response;
  }

  async json<T>(method: string, path: string, body?: unknown): Promise<T> {
    const response = await this.fetch(path, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const answer = (await response.json()) as T & { me?: Profile; code?: string };
    if (!response.ok) throw Object.assign(new Error(answer.code), answer);
    if (answer.me !== undefined) this.me = answer.me;
    return answer;
  }

  get<T>(path: string): Promise<T> {
    return this.json('GET', path);
  }

  post<T>(path: string, body: unknown): Promise<T> {
    return this.json('POST', path, body);
  }

  newTable(body: NewOnlineTable): Promise<TableLine> {
    return this.post('/api/tables', body);
  }

  socket(address = this.address, headers: Record<string, string> = {}): WebSocket {
    const cookie = this.cookie === '' ? {} : { cookie: this.cookie };
    return new WebSocket(`${address.replace('http', 'ws')}/api/socket`, {
      headers: { ...cookie, ...headers },
    });
  }

  link(options: Partial<LinkOptions> = {}, addresses: readonly string[] = [this.address]): Link {
    let tries = 0;
    const link = new Link({
      lang: 'en',
      newId: randomUUID,
      retryMs: [20, 200],
      open: () => {
        const socket = this.socket(addresses[tries++ % addresses.length]);
        socket.on('message', (data: Buffer) => this.frames.push(data.toString()));
        // A failed connection is told by onclose too.
        socket.on('error', () => undefined);
        return socket;
      },
      ...options,
    });
    this.#links.push(link);
    return link;
  }

  sit(table: string, link = this.link()): Seated {
    return new Seated(link, table);
  }

  close(): void {
    for (const link of this.#links) link.close();
  }
}

/** One table seen through one link. */
export class Seated {
  readonly link: Link;
  readonly table: string;
  mirror: Mirror = NO_MIRROR;
  readonly chat: ChatLine[] = [];
  refused: Error | null = null;
  readonly stop: () => void;
  #waiting: { until: (seen: Seated) => boolean; resolve: () => void }[] = [];

  constructor(link: Link, table: string) {
    this.link = link;
    this.table = table;
    this.stop = link.watch(table, {
      changed: (mirror) => {
        this.mirror = mirror;
        this.#look();
      },
      chat: (lines) => {
        this.chat.push(...lines);
        this.#look();
      },
      refused: (error) => {
        this.refused = error;
        this.#look();
      },
    });
  }

  #look(): void {
    this.#waiting = this.#waiting.filter(({ until, resolve }) => {
      if (!until(this)) return true;
      resolve();
      return false;
    });
  }

  until(what: (seen: Seated) => boolean, ms = 60_000): Promise<void> {
    if (what(this)) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`waited in vain: ${JSON.stringify(this.mirror.told?.room)}`)),
        ms,
      );
      this.#waiting.push({
        until: what,
        resolve: () => {
          clearTimeout(timer);
          resolve();
        },
      });
    });
  }

  get update() {
    return this.mirror.told?.update ?? null;
  }

  get room(): Room | null {
    return this.mirror.told?.room ?? null;
  }

  get options(): readonly Json[] | null {
    return this.update?.asked?.options ?? null;
  }

  get isOver(): boolean {
    return this.room?.status === 'finished';
  }

  ask(message: Omit<Request, 'table'> & { type: Request['type'] }): Promise<Result | undefined> {
    return this.link.request({ ...message, table: this.table } as Request);
  }

  answer(choice: Json): Promise<Result | undefined> {
    return this.ask({ type: 'answer', revision: this.update?.revision ?? 0, choice } as never);
  }
}

/** Plays for one seat until the game is over, with whatever `choose` takes. */
export async function playOn(
  seat: Seated,
  choose: (options: readonly Json[]) => Json,
  most = Infinity,
): Promise<number> {
  let answers = 0;
  while (answers < most) {
    await seat.until((seen) => seen.isOver || seen.options !== null || seen.refused !== null);
    if (seat.isOver || seat.options === null) break;
    const { revision } = seat.update ?? { revision: -1 };
    await seat.answer(choose(seat.options));
    answers++;
    await seat.until((seen) => seen.isOver || (seen.update?.revision ?? 0) > revision);
  }
  return answers;
}
