import type { Outage } from '../store/lives.ts';
import type { Store } from '../store/store.ts';

/** Between two signs of life. */
const BEAT_MS = 5_000;
/** Between two looks at the clock. */
const LOOK_MS = 1_000;

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
  readonly #stillMs: number;
  #looking: NodeJS.Timeout | undefined;
  /** When this process last knew that time passed as it should. */
  #looked = 0;
  #waking: Promise<void> | null = null;
  /** When it began, or last went on after it had stood still. */
  awakeSince = 0;

  /** `stillMs`: time that passed unseen for so long was an outage. */
  constructor(store: Store, process: string, now: () => number, stillMs: number) {
    this.#store = store;
    this.#process = process;
    this.#now = now;
    this.#stillMs = stillMs;
  }

  /** Oldest first. */
  get outages(): readonly Outage[] {
    return this.#outages;
  }

  /** Resolves after the first sign of life, or the first try where the store takes none. */
  begin(): Promise<void> {
    this.#born = this.#now();
    this.#looked = this.#born;
    this.awakeSince = this.#born;
    this.#looking = setInterval(() => void this.awake(), LOOK_MS);
    this.#looking.unref();
    return this.#next();
  }

  /**
   * Asked before any clock is judged: a process that was stopped, a machine that slept or a clock
   * that was set on is an outage, of which everybody gets the time back. Null: all is well; else it
   * is once this resolves.
   */
  awake(): Promise<void> | null {
    const now = this.#now();
    const since = this.#looked;
    this.#looked = now;
    if (this.#begun && now - since > this.#stillMs) {
      this.awakeSince = now;
      this.#waking = this.#stoodStill({ since, until: now }).finally(() => {
        this.#waking = null;
      });
    }
    return this.#waking;
  }

  async #stoodStill(still: Outage): Promise<void> {
    try {
      const { lives } = this.#store;
      this.#outages = await lives.stoodStill(this.#process, still, this.#believedMs());
    } catch {
      // The store is away: nobody else has been heard of.
      this.#outages = [...this.#outages, still];
    }
  }

  /** SQLite has one process: whoever asks knows that no other is alive, however late it beat. */
  #believedMs(): number {
    return this.#store.kind === 'sqlite' ? 0 : 2 * BEAT_MS;
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
    const { lives } = this.#store;
    // First, so that what is noted of the time before does not end with this sign.
    await this.awake();
    if (this.#begun) return lives.beat(this.#process, this.#now());
    this.#outages = await lives.begin(this.#process, this.#born, this.#believedMs());
    this.#begun = true;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    clearInterval(this.#looking);
    await this.#beating;
    if (this.#begun) await this.#store.lives.end(this.#process, this.#now()).catch(() => undefined);
  }
}
