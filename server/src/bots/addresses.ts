/** So many people are remembered; whoever came longest ago is forgotten first. */
const MOST = 20_000;

/** From where people came last, in memory only: what they let bots think about is shared by address. */
export class Addresses {
  readonly #seen = new Map<string, string>();

  note(user: string, address: string): void {
    this.#seen.delete(user);
    this.#seen.set(user, address);
    for (const oldest of this.#seen.keys()) {
      if (this.#seen.size <= MOST) break;
      this.#seen.delete(oldest);
    }
  }

  /** Whoever has not come since the start is a crowd of their own. */
  of(user: string): string {
    return this.#seen.get(user) ?? user;
  }
}
