import type { Append } from './store.ts';

interface Waiting {
  readonly append: Append;
  resolve(stored: boolean): void;
  reject(error: unknown): void;
}

/** Larger batches would only make the first of them wait longer. */
const LARGEST_BATCH = 512;

/** Changes that come while one transaction is written share the next one: one flush of the disk for all. */
export class GroupCommit {
  readonly #write: (batch: readonly Append[]) => Promise<readonly boolean[]>;
  #queue: Waiting[] = [];
  #running = false;

  constructor(write: (batch: readonly Append[]) => Promise<readonly boolean[]>) {
    this.#write = write;
  }

  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ append, resolve, reject });
      if (this.#running) return;
      this.#running = true;
      setImmediate(() => void this.#run());
    });
  }

  async #run(): Promise<void> {
    while (this.#queue.length > 0) {
      const batch = this.#queue.splice(0, LARGEST_BATCH);
      try {
        const stored = await this.#write(batch.map(({ append }) => append));
        batch.forEach((waiting, i) => waiting.resolve(stored[i] === true));
      } catch (error) {
        for (const waiting of batch) waiting.reject(error);
      }
    }
    this.#running = false;
  }
}
