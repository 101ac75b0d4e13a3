import { setTimeout as rest } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { asRefusal, isPassing } from '../errors.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { leaveTables } from './leave.ts';
import type { LiveTables } from './live-tables.ts';

const DAY_MS = 86_400_000;
/** So many at a time, and a rest before the next: whoever plays meanwhile does not feel it. */
const AT_ONCE = 50;
const REST_MS = 250;
/** Sessions that nobody used for a year. */
export const OLD_SESSION_MS = 365 * DAY_MS;

export interface CollectorDeps {
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly settings: Settings;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  dropUser(user: string, gone: boolean): void;
}

/** Removes what nobody came back to, so that nothing grows for ever. Every process may do it. */
export class Collector {
  readonly #deps: CollectorDeps;
  readonly #timer: NodeJS.Timeout | undefined;
  #collecting: Promise<void> | null = null;
  #stopping = false;

  constructor(deps: CollectorDeps) {
    this.#deps = deps;
    const { collectMs } = deps.settings;
    if (collectMs <= 0) return;
    this.#timer = setInterval(() => void this.collect(), collectMs);
    this.#timer.unref();
  }

  collect(): Promise<void> {
    this.#collecting ??= this.#collect()
      // The store is away: the next look tries again.
      .catch((error: unknown) => this.#deps.log.warn({ err: error }, 'collecting failed'))
      .finally(() => {
        this.#collecting = null;
      });
    return this.#collecting;
  }

  async #collect(): Promise<void> {
    const { store, settings } = this.#deps;
    const now = settings.now();
    await store.people.closeOldSessions(now - OLD_SESSION_MS);
    const before = (days: number): number | null => (days > 0 ? now - days * DAY_MS : null);
    const waiting = before(settings.keepWaitingDays);
    if (waiting !== null) await this.#closeWaiting(waiting);
    const tables = before(settings.keepTablesDays);
    const removed = await this.#removeTables(waiting, tables);
    const guests = before(settings.keepGuestsDays);
    const gone = guests === null ? 0 : await this.#removeGuests(guests);
    if (removed + gone > 0) {
      this.#deps.log.info({ tables: removed, guests: gone }, 'nobody came back to these');
    }
  }

  /** How many were done: some at a time, for as long as that leads to anything. */
  async #each(
    find: () => Promise<readonly string[]>,
    act: (id: string) => Promise<boolean>,
  ): Promise<number> {
    for (let done = 0; ;) {
      const found = await find();
      const before = done;
      for (const id of found) {
        if (this.#stopping) return done;
        if (await this.#tried(id, act)) done++;
      }
      if (found.length < AT_ONCE || done === before) return done;
      await rest(REST_MS);
    }
  }

  /** One that cannot be opened holds up none of the others. */
  async #tried(id: string, act: (id: string) => Promise<boolean>): Promise<boolean> {
    try {
      return await act(id);
    } catch (error) {
      if (isPassing(error)) throw error;
      // What it says may name the table.
      this.#deps.log.warn({ code: asRefusal(error).code }, 'one was not collected');
      return false;
    }
  }

  /** Whoever still has its page open is told, as if its host had closed it. */
  async #closeWaiting(before: number): Promise<void> {
    const { store, liveTables } = this.#deps;
    const find = (): Promise<readonly string[]> =>
      store.tables.forgotten({ open: before }, AT_ONCE);
    await this.#each(find, async (id) => {
      const table = await liveTables.table(id);
      await table.change((online) =>
        online.model === null && !online.closed && online.updated < before
          ? { act: { kind: 'close' } }
          : null,
      );
      return true;
    });
  }

  async #removeTables(closed: number | null, played: number | null): Promise<number> {
    const { store, liveTables } = this.#deps;
    const find = (): Promise<readonly string[]> =>
      store.tables.forgotten({ closed, played }, AT_ONCE);
    return this.#each(find, async (id) => {
      // Somebody looks at it this very moment.
      if (!(await liveTables.letGo(id))) return false;
      await store.tables.remove(id);
      return true;
    });
  }

  /** Those who have no other way to come back than a session that they have not used for so long. */
  async #removeGuests(before: number): Promise<number> {
    const { store } = this.#deps;
    const find = (): Promise<readonly string[]> => store.people.forgotten(before, AT_ONCE);
    return this.#each(find, async (id) => {
      await leaveTables(this.#deps, id);
      await store.people.remove(id);
      this.#deps.dropUser(id, true);
      return true;
    });
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    await this.#collecting;
  }
}
