import { setTimeout as rest } from 'node:timers/promises';
import type { Ratings } from '../store/ratings.ts';

/** So many games at a time, and a rest before the next: whoever plays meanwhile does not feel it. */
const AT_ONCE = 50;
const REST_MS = 50;

/**
 * Counts games that have ended. Each is counted in one transaction that first claims it, so that
 * neither a crash nor another process counts it twice; what a crash left is counted with the next.
 */
export class Rater {
  readonly #ratings: Ratings;
  readonly #now: () => number;
  #counting: Promise<void> | null = null;
  #again = false;
  #stopping = false;

  constructor(ratings: Ratings, now: () => number) {
    this.#ratings = ratings;
    this.#now = now;
  }

  /** Resolves when all that have ended by now are counted, or the store is away: the next end tries again. */
  settle(): Promise<void> {
    this.#again = true;
    this.#counting ??= this.#count()
      .catch(() => undefined)
      .finally(() => {
        this.#counting = null;
        // A game that ended in this very moment.
        if (this.#again && !this.#stopping) void this.settle();
      });
    return this.#counting;
  }

  async #count(): Promise<void> {
    while (this.#again && !this.#stopping) {
      this.#again = false;
      const found = await this.#ratings.uncounted(AT_ONCE);
      for (const table of found) {
        if (this.#stopping) return;
        await this.#ratings.count(table, this.#now());
      }
      if (found.length < AT_ONCE) continue;
      this.#again = true;
      await rest(REST_MS);
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#counting;
  }
}
