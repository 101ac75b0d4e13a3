import type { Append } from './store.ts';

interface Waiting {
  readonly append: Append;
  resolve(stored: boolean): void;
  reject(error: unknown): void;
}

export interface Batches {
  /** A batch that has grown to this is written at once. */
  readonly largest: number;
  /** So many are written at the same time. */
  readonly atOnce: number;
}

/** Changes that come together are written together: one flush of the disk for all. */
export class GroupCommit {
  readonly #write: (batch: readonly Append[]) => Promise<readonly boolean[]>;
  readonly #batches: Batches;
  #queue: Waiting[] = [];
  #underWay = 0;
  #soon = false;

  constructor(write: (batch: readonly Append[]) => Promise<readonly boolean[]>, batches: Batches) {
    this.#write = write;
    this.#batches = batches;
  }

  append(append: Append): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#queue.push({ append, resolve, reject });
      if (this.#queue.length >= this.#batches.largest) this.#next();
      else if (!this.#soon) {
        this.#soon = true;
        setImmediate(() => {
          this.#soon = false;
          this.#next();
        });
      }
    });
  }

  #next(): void {
    const { largest, atOnce } = this.#batches;
    while (this.#queue.length > 0 && this.#underWay < atOnce) {
      void this.#store(this.#queue.splice(0, largest));
    }
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    this.#underWay++;
    try {
      const stored = await this.#write(batch.map(({ append }) => append));
      batch.forEach((waiting, i) => waiting.resolve(stored[i] === true));
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
    }
    this.#underWay--;
    this.#next();
  }
}
