import { randomUUID } from 'node:crypto';
import { Refusal } from '@orrery/table';
import { asRefusal, isPassing } from '../errors.ts';
import { lateNow } from '../online/commands.ts';
import { dealNow } from '../online/deal.ts';
import type { Opened } from '../online/stored.ts';
import type { Store, Wake } from '../store/store.ts';
import type { Due } from '../store/tables.ts';
import type { LiveDeps } from './deps.ts';
import { Heartbeat } from './heartbeat.ts';
import { LiveTable } from './live-table.ts';
import { openLive } from './open-live.ts';

export interface LiveSettings {
  /** A table that nobody uses leaves the memory after this. */
  readonly idleMs: number;
  /** Between two looks at clocks, forgotten bots and idle tables. */
  readonly sweepMs: number;
  /**
   * After a start nobody is found late for so long. Clocks get back the time without a server, but
   * run again from the start on, and people must come back first.
   */
  readonly graceMs: number;
  /** Time that passed unseen for so long was an outage. */
  readonly stillMs: number;
}

/** Presence is told again so often, for processes that missed it. */
const PRESENCE_EVERY_MS = 20_000;

/** So many tables at once are looked after because of their bots. */
const MOST_BOTS = 200;

/** What could not be opened, or not be helped, is tried again after this. */
const HOPELESS_MS = 600_000;

/** All tables that this process has in memory. */
export class LiveTables {
  readonly #self = randomUUID().slice(0, 8);
  readonly #deps: LiveDeps;
  readonly #settings: LiveSettings;
  readonly #store: Store;
  readonly #opening = new Map<string, Promise<LiveTable>>();
  readonly #open = new Map<string, LiveTable>();
  readonly #timers: NodeJS.Timeout[] = [];
  /** People whose names are to be looked up, and when those before them are done. */
  readonly #renamed = new Set<string>();
  #naming = Promise.resolve();
  /** Tables that are not looked after before then: damaged, or of other rules. */
  readonly #hopeless = new Map<string, number>();
  readonly #deaf: () => void;
  readonly #heartbeat: Heartbeat;
  #chat: (table: string) => void = () => undefined;
  #stopping = false;
  #sweeping = false;

  constructor(
    deps: Omit<LiveDeps, 'presenceChanged' | 'outages' | 'awake'>,
    settings: LiveSettings,
  ) {
    this.#deps = {
      ...deps,
      awake: () => this.#heartbeat.awake(),
      outages: () => this.#heartbeat.outages,
      presenceChanged: (table) => this.#store.tell(table.presence.wake(table.id, this.#self)),
    };
    this.#settings = settings;
    this.#store = deps.store;
    this.#heartbeat = new Heartbeat(deps.store, this.#self, deps.now, settings.stillMs);
    this.#deaf = this.#store.onWake((wake) => this.#wake(wake));
  }

  /** Before anybody is let in: from now on the time of players counts again. */
  async begin(): Promise<void> {
    await this.#heartbeat.begin();
    this.#every(this.#settings.sweepMs, () => void this.sweep());
    this.#every(PRESENCE_EVERY_MS, () => this.#tellPresence());
  }

  get size(): number {
    return this.#open.size;
  }

  /** Called with the id of a table in which somebody spoke through another process. */
  onChat(listener: (table: string) => void): void {
    this.#chat = listener;
  }

  /** The table: at once where it is in memory, else read from the store. */
  table(id: string): LiveTable | Promise<LiveTable> {
    if (this.#stopping) throw new Refusal('STOPPING', 'the server stops');
    const known = this.#opening.get(id) ?? this.#open.get(id);
    if (known !== undefined) return known;
    const opening = this.#openTable(id).finally(() => this.#opening.delete(id));
    this.#opening.set(id, opening);
    return opening;
  }

  /** A table that has just been stored: there is nothing to be read. */
  newTable(opened: Opened): LiveTable {
    if (this.#stopping) throw new Refusal('STOPPING', 'the server stops');
    const table = new LiveTable(this.#deps, opened, [], 0);
    this.#open.set(table.id, table);
    return table;
  }

  /** In memory already; undefined: nobody here uses it. */
  loaded(id: string): LiveTable | undefined {
    return this.#open.get(id);
  }

  /** Out of the memory, for good; false: somebody uses it. */
  async letGo(id: string): Promise<boolean> {
    if (this.#opening.has(id)) return false;
    const table = this.#open.get(id);
    if (table === undefined) return true;
    if (!table.isIdle(0)) return false;
    this.#open.delete(id);
    await table.close();
    return true;
  }

  /** Somebody has deleted their account: their name goes at once, also where they once sat. */
  forget(user: string): void {
    for (const act of this.#atAll((table) => table.forget(user))) void act();
  }

  /**
   * This person, or anybody, may have another name, and so they are called wherever they sit: at one
   * table after the other, and once, however often they changed it meanwhile.
   */
  lookUpNames(user?: string): void {
    const who = user ?? '';
    if (this.#renamed.has(who)) return;
    this.#renamed.add(who);
    const looking = this.#naming.then(async () => {
      this.#renamed.delete(who);
      for (const act of this.#atAll((table) => table.lookUpNames(user))) await act();
    });
    this.#naming = looking;
  }

  /** Also at those that are just being read. */
  #atAll(act: (table: LiveTable) => Promise<void>): readonly (() => Promise<void>)[] {
    const all = [...this.#open.values(), ...this.#opening.values()];
    return all.map((table) => async () => {
      const done = Promise.resolve(table).then(act);
      await done.catch(() => undefined);
    });
  }

  async #openTable(id: string): Promise<LiveTable> {
    const started = performance.now();
    const table = await openLive(this.#deps, id).catch((error: unknown) => {
      this.#deps.refused(id, error);
      throw error;
    });
    this.#deps.metrics.opened(performance.now() - started);
    this.#open.set(id, table);
    // What its clock has to get back, it gets first. A store that takes nothing can still be read.
    await table.change(() => null).catch(() => undefined);
    // With one process there is nobody else who could be playing the bots.
    if (this.#store.kind === 'sqlite') table.look();
    return table;
  }

  #wake(wake: Wake): void {
    if (wake.kind === 'all') {
      for (const table of this.#open.values()) void table.wake().catch(() => undefined);
      return this.lookUpNames();
    }
    // Of those, whoever has their sockets looks after.
    if (wake.kind === 'person') return;
    const table = this.#open.get(wake.table);
    if (table === undefined) {
      // One that is being opened may have been read before: it is told once it is open.
      void this.#opening.get(wake.table)?.then(
        () => this.#wake(wake),
        () => undefined,
      );
      return;
    }
    if (wake.kind === 'change') {
      if (wake.seq > table.online.seq) void table.wake().catch(() => undefined);
    } else if (wake.kind === 'chat') this.#chat(wake.table);
    else if (table.presence.hear(wake)) {
      this.#store.tell(table.presence.wake(table.id, this.#self));
    }
  }

  /** Clocks that ran out, bots that nobody plays, tables that nobody uses. */
  async sweep(): Promise<void> {
    if (this.#sweeping || this.#stopping) return;
    this.#sweeping = true;
    try {
      await this.#heartbeat.awake();
      const now = this.#deps.now();
      for (const ofBots of [false, true]) {
        for (const id of await this.#due(now, ofBots)) await this.#lookAfter(id, now);
      }
      await this.#evict();
    } catch {
      // The store is away: the next sweep looks again.
    } finally {
      this.#sweeping = false;
    }
  }

  /** Of bots as many as may think in turn; others all, however many are there before them. */
  async #due(now: number, ofBots: boolean): Promise<readonly string[]> {
    const most = ofBots ? MOST_BOTS : Infinity;
    const found: string[] = [];
    for (let after: Due | null = null; found.length < most;) {
      const page: readonly Due[] = await this.#store.tables.due(now, ofBots, after);
      const ids = page.map(({ table_id }) => table_id);
      found.push(...ids.filter((id) => (this.#hopeless.get(id) ?? 0) <= now));
      after = page.at(-1) ?? null;
      if (after === null) break;
    }
    return found.slice(0, most);
  }

  async #lookAfter(id: string, now: number): Promise<void> {
    try {
      const table = await this.table(id);
      if (table.awaitsBot) return table.look();
      await table.change((online) => {
        const act = dealNow(online, this.#deps.now());
        return act && { act };
      });
      if (now - this.#heartbeat.awakeSince < this.#settings.graceMs) return;
      await table.change((online) => {
        const act = lateNow(online, this.#deps.now());
        return act && { act };
      });
    } catch (error) {
      this.#deps.metrics.refused(asRefusal(error).code);
      if (!isPassing(error)) this.#hopeless.set(id, now + HOPELESS_MS);
    }
  }

  async #evict(): Promise<void> {
    for (const [id, table] of this.#open) {
      if (!table.isIdle(this.#settings.idleMs)) continue;
      this.#open.delete(id);
      await table.close();
    }
  }

  #tellPresence(): void {
    for (const table of this.#open.values()) {
      if (!table.isIdle(0)) this.#store.tell(table.presence.wake(table.id, this.#self));
    }
  }

  #every(ms: number, run: () => void): void {
    if (ms <= 0) return;
    const timer = setInterval(run, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  /** Finishes what is in flight and keeps every table as it is. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#deaf();
    await Promise.allSettled(this.#opening.values());
    await Promise.allSettled([...this.#open.values()].map((table) => table.close()));
    this.#open.clear();
    await this.#heartbeat.stop();
  }
}
