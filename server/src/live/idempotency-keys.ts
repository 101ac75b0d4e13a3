/** At least so many messages of a table are recognised when they come again. */
export const REMEMBERED = 16;

/** What the newest changes were asked for by; in two halves, of which the older is let go. */
export class IdempotencyKeys {
  #newest = new Set<string>();
  #older = new Set<string>();

  constructor(keys: readonly string[]) {
    for (const key of keys) this.add(key);
  }

  add(key: string): void {
    this.#newest.add(key);
    if (this.#newest.size < REMEMBERED) return;
    this.#older = this.#newest;
    this.#newest = new Set();
  }

  has(key: string): boolean {
    return this.#newest.has(key) || this.#older.has(key);
  }
}
