import { randomUUID } from 'node:crypto';
import { type Json, type Random, randomFrom } from '@orrery/kernel';
import { Link, type Mirror, NO_MIRROR } from '@orrery/protocol';
import { Refusal } from '@orrery/table/client';
import { WebSocket } from 'ws';
import { type Guest, inTurns, newGuest, newTable, socketAddress } from './guest.ts';

/** An answer of which its player was told that it is stored. */
export interface Acknowledged {
  readonly table: string;
  /** As it stands in the log. */
  readonly key: string;
}

export interface CrowdOptions {
  readonly game: string;
  readonly tables: number;
  readonly seed: string;
  /** Where servers may be found; whoever loses one goes to the next. */
  readonly addresses: readonly string[];
  /** Where sockets go instead, if not to the servers themselves. */
  readonly sockets?: readonly string[];
  /** How often links look after what is missing. */
  readonly checkMs: number;
  /** Stop after so many acknowledged answers. */
  readonly most?: number;
}

/** The table may have moved on while the line was down; the rest of these say "later". */
const HARMLESS = new Set([
  'STALE',
  'NOT_YOUR_TURN',
  'GAME_OVER',
  'CONFLICT',
  'STORE_AWAY',
  'STOPPING',
]);
const RETRY_MS = 50;
const CONNECTIONS_AT_ONCE = 8;

/** What all players of a crowd share. */
interface Shared {
  readonly options: CrowdOptions;
  readonly random: Random;
  readonly acknowledged: Acknowledged[];
  /** Refusals that should not have been. */
  readonly faults: string[];
  stopped: boolean;
}

/** One seat, through a link that comes back by itself. */
class Sitter {
  readonly guest: Guest;
  readonly link: Link;
  readonly #shared: Shared;
  #table = '';
  #leave: () => void = () => undefined;
  #answered = -1;
  mirror: Mirror = NO_MIRROR;

  constructor(shared: Shared, guest: Guest, first: number) {
    this.#shared = shared;
    this.guest = guest;
    const { addresses, sockets = addresses, checkMs } = shared.options;
    let tries = first;
    this.link = new Link({
      lang: 'en',
      newId: randomUUID,
      retryMs: [20, 200],
      checkMs,
      open: () => {
        const address = socketAddress(sockets[tries++ % sockets.length] ?? '');
        const socket = new WebSocket(address, { headers: { cookie: guest.cookie } });
        // A failed connection is told by `close` too.
        socket.on('error', () => undefined);
        return socket;
      },
    });
  }

  get isOver(): boolean {
    return this.mirror.told?.room.status === 'finished';
  }

  sit(table: string, changed: () => void): void {
    this.#leave();
    this.#table = table;
    this.#answered = -1;
    this.mirror = NO_MIRROR;
    this.#leave = this.link.watch(table, {
      changed: (mirror) => {
        this.mirror = mirror;
        changed();
        this.#look();
      },
    });
  }

  #look(): void {
    const { update } = this.mirror.told ?? { update: null };
    const options = update?.asked?.options ?? null;
    if (update === null || options === null || this.#shared.stopped) return;
    if (update.revision <= this.#answered) return;
    this.#answered = update.revision;
    const choice = options[this.#shared.random(options.length)] as Json;
    void this.#answer(this.#table, update.revision, choice);
  }

  async #answer(table: string, revision: number, choice: Json): Promise<void> {
    const id = randomUUID();
    const { acknowledged, faults, options } = this.#shared;
    try {
      await this.link.request({ type: 'answer', table, revision, choice }, id);
      acknowledged.push({ table, key: `${this.guest.id} ${id}` });
      if (acknowledged.length >= (options.most ?? Infinity)) this.#shared.stopped = true;
    } catch (error) {
      // Whoever has gone on to the next table does not care for an answer at the last one.
      if (!(error instanceof Refusal) || table !== this.#table) return;
      if (!HARMLESS.has(error.code)) faults.push(error.code);
      setTimeout(() => {
        if (table !== this.#table) return;
        this.#answered = -1;
        this.#look();
      }, RETRY_MS);
    }
  }
}

/** Pairs of people who play one game after the other, whatever happens to servers and lines. */
export class Crowd {
  readonly #shared: Shared;
  readonly #pairs: (readonly [Sitter, Sitter])[] = [];
  /** The table that each pair sits at. */
  readonly tables: string[] = [];

  constructor(options: CrowdOptions) {
    const random = randomFrom(options.seed);
    this.#shared = { options, random, acknowledged: [], faults: [], stopped: false };
  }

  get acknowledged(): readonly Acknowledged[] {
    return this.#shared.acknowledged;
  }

  get faults(): readonly string[] {
    return this.#shared.faults;
  }

  /** Steps of each table's log that somebody has seen. */
  seen(): ReadonlyMap<string, number> {
    return new Map(
      this.#pairs.map((pair, i) => [
        this.tables[i] ?? '',
        Math.max(...pair.map(({ mirror }) => mirror.log.steps.length)),
      ]),
    );
  }

  async sitDown(): Promise<void> {
    const { addresses, tables, game } = this.#shared.options;
    const [address = ''] = addresses;
    const games = await inTurns(tables, CONNECTIONS_AT_ONCE, async (i) => {
      const ann = await newGuest(address, `Ann ${i}`);
      const bob = await newGuest(address, `Bob ${i}`);
      // The two of a table begin at different servers, where there are several.
      this.#pairs[i] = [new Sitter(this.#shared, ann, i), new Sitter(this.#shared, bob, i + 1)];
      return newTable(address, game, [ann, bob]);
    });
    games.forEach((table, i) => this.#play(i, table));
  }

  #play(index: number, table: string): void {
    const pair = this.#pairs[index];
    this.tables[index] = table;
    const finished = new Set<Sitter>();
    for (const sitter of pair ?? []) {
      sitter.sit(table, () => {
        if (!sitter.isOver || finished.has(sitter)) return;
        finished.add(sitter);
        if (finished.size === 2) void this.#next(index, 0);
      });
    }
  }

  /** The server may just be away: another one is asked, or the same a little later. */
  async #next(index: number, tries: number): Promise<void> {
    const { options, stopped } = this.#shared;
    const [ann, bob] = this.#pairs[index] ?? [];
    const address = options.addresses[tries % options.addresses.length];
    if (stopped || ann === undefined || bob === undefined || address === undefined) return;
    try {
      this.#play(index, await newTable(address, options.game, [ann.guest, bob.guest]));
    } catch {
      setTimeout(() => void this.#next(index, tries + 1), RETRY_MS);
    }
  }

  /**
   * Resolves once so many more answers have been acknowledged; gives up where there is none at all
   * for so long: a machine may be as slow as it likes.
   */
  async until(count: number, ms: number): Promise<void> {
    let got = this.acknowledged.length;
    const wanted = got + count;
    let last = Date.now() + ms;
    while (this.acknowledged.length < wanted) {
      if (this.acknowledged.length > got) {
        got = this.acknowledged.length;
        last = Date.now() + ms;
      }
      if (Date.now() > last) {
        throw new Error(`waited ${ms} ms after answer ${got} of ${wanted} for another one`);
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  /** No new answers; those under way are still acknowledged. */
  stop(): void {
    this.#shared.stopped = true;
  }

  /** Each seat with its table, its guest and what it holds. */
  views(): readonly { table: string; guest: Guest; mirror: Mirror }[] {
    return this.#pairs.flatMap((pair, i) =>
      pair.map(({ guest, mirror }) => ({ table: this.tables[i] ?? '', guest, mirror })),
    );
  }

  close(): void {
    this.stop();
    for (const { link } of this.#pairs.flat()) link.close();
  }
}
