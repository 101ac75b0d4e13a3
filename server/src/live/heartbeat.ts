import type { Outage } from '../store/lives.ts';
import type { Store } from '../store/store.ts';

/** Between two signs of life. */
const BEAT_MS = 5_000;

/** Tells the store that this process is alive, and knows when no process was. */
export class Heartbeat {
  readonly #store: Store;
  readonly #process: string;
  readonly #now: () => number;
  #timer: NodeJS.Timeout | undefined;
  #beating: Promise<void> = Promise.resolve();
  #born = 0;
  #begun = false;
  #stopped = false;
  #outages: readonly Outage[] = [];

  constructor(store: Store, process: string, now: () => number) {
    this.#store = store;
    this.#process = process;
    this.#now = now;
  }

  /** Oldest first. */
  get outages(): readonly Outage[] {
    return this.#outages;
  }

  /** Resolves after the first sign of life, or the first try where the store takes none. */
  begin(): Promise<void> {
    this.#born = this.#now();
    return this.#next();
  }

  #next(): Promise<void> {
    this.#beating = this.#beat();
    return this.#beating;
  }

  async #beat(): Promise<void> {
    try {
      await this.#sign();
    } catch {
      // The store is away: the next one may arrive.
    }
    if (this.#stopped) return;
    // Only now, so that a store that takes its time is not asked all the time.
    this.#timer = setTimeout(() => void this.#next(), BEAT_MS);
    this.#timer.unref();
  }

  async #sign(): Promise<void> {
    const { lives, kind } = this.#store;
    if (this.#begun) return lives.beat(this.#process, this.#now());
    // SQLite has one process: whoever begins knows that no other is alive, however late it beat.
    const believedMs = kind === 'sqlite' ? 0 : 2 * BEAT_MS;
    this.#outages = await lives.begin(this.#process, this.#born, believedMs);
    this.#begun = true;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#beating;
    if (this.#begun) await this.#store.lives.end(this.#process, this.#now()).catch(() => undefined);
  }
}
