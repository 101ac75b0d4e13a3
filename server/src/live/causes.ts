/** At least so many messages of a table are recognised when they come again. */
export const REMEMBERED = 16;

/** What the newest changes were asked for by; in two halves, of which the older is let go. */
export class Causes {
  #newest = new Set<string>();
  #older = new Set<string>();

  constructor(causes: readonly string[]) {
    for (const cause of causes) this.add(cause);
  }

  add(cause: string): void {
    this.#newest.add(cause);
    if (this.#newest.size < REMEMBERED) return;
    this.#older = this.#newest;
    this.#newest = new Set();
  }

  has(cause: string): boolean {
    return this.#newest.has(cause) || this.#older.has(cause);
  }
}
