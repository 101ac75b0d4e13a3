import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import { leaveTables } from './leave.ts';
import type { LiveTables } from './live-tables.ts';

const DAY_MS = 86_400_000;
/** So many at a time: whoever plays meanwhile does not feel it, and the next look finds the rest. */
const AT_ONCE = 50;
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
      // The store is away, or a table cannot be opened: the next look tries again.
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

  /** Whoever still has its page open is told, as if its host had closed it. */
  async #closeWaiting(before: number): Promise<void> {
    const { store, liveTables } = this.#deps;
    for (const id of await store.tables.forgotten({ open: before }, AT_ONCE)) {
      if (this.#stopping) return;
      const table = await liveTables.table(id);
      await table.change((online) =>
        online.model === null && !online.closed && online.updated < before
          ? { act: { kind: 'close' } }
          : null,
      );
    }
  }

  async #removeTables(closed: number | null, played: number | null): Promise<number> {
    const { store, liveTables } = this.#deps;
    const ids = await store.tables.forgotten({ closed, played }, AT_ONCE);
    let removed = 0;
    for (const id of ids) {
      // Somebody looks at it this very moment.
      if (this.#stopping || !(await liveTables.letGo(id))) continue;
      await store.tables.remove(id);
      removed++;
    }
    return removed;
  }

  /** Those who have no other way to come back than a session that they have not used for so long. */
  async #removeGuests(before: number): Promise<number> {
    const { store } = this.#deps;
    const guests = await store.people.forgotten(before, AT_ONCE);
    for (const id of guests) {
      if (this.#stopping) return 0;
      await leaveTables(this.#deps, id);
      await store.people.remove(id);
      this.#deps.dropUser(id, true);
    }
    return guests.length;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    await this.#collecting;
  }
}
