import { Refusal } from '@orrery/table';
import type { Addresses } from '../bots/addresses.ts';
import type { Tables } from '../store/tables.ts';

/** Names are free: for so many requests that it may send, an address may list a table, or wait at one. */
const REQUESTS_PER_LISTED = 15;
const REQUESTS_PER_WAITED = 10;
/** So many addresses are remembered; who came longest ago is forgotten first. */
const MOST_ADDRESSES = 20_000;

/** A table that is about to be stored counts, though the store does not know it yet. */
const STORED_WITHIN_MS = 10_000;

/** By address the tables, with the time at which each was counted. */
type ByAddress = Map<string, Map<string, number>>;

/** Of tables that wait in the lobby, which ones those at each address have made and sit at. */
export class Lobby {
  readonly #tables: Pick<Tables, 'waiting'>;
  readonly #addresses: Pick<Addresses, 'of'>;
  readonly #listed: ByAddress = new Map();
  readonly #waited: ByAddress = new Map();

  readonly #requests: number;
  readonly #now: () => number;

  constructor(
    tables: Pick<Tables, 'waiting'>,
    addresses: Pick<Addresses, 'of'>,
    requestsPerMinute: number,
    now: () => number,
  ) {
    this.#tables = tables;
    this.#addresses = addresses;
    this.#requests = requestsPerMinute;
    this.#now = now;
  }

  /** Before somebody lists a table. */
  list(user: string, table: string): Promise<void> {
    return this.#claim(this.#listed, this.#requests / REQUESTS_PER_LISTED, user, table);
  }

  /** Before somebody sits down at one. */
  sit(user: string, table: string): Promise<void> {
    return this.#claim(this.#waited, this.#requests / REQUESTS_PER_WAITED, user, table);
  }

  /** It counts at once, so that many who ask at the same time do not all see the same count. */
  async #claim(of: ByAddress, most: number, user: string, table: string): Promise<void> {
    const address = this.#addresses.of(user);
    const claimed = of.get(address) ?? new Map<string, number>();
    of.delete(address);
    of.set(address, claimed);
    for (const oldest of of.keys()) {
      if (of.size <= MOST_ADDRESSES) break;
      of.delete(oldest);
    }
    if (claimed.has(table)) return;
    if (claimed.size >= most) {
      const waiting = new Set(await this.#tables.waiting([...claimed.keys()]));
      const stored = this.#now() - STORED_WITHIN_MS;
      for (const [id, at] of claimed) if (at <= stored && !waiting.has(id)) claimed.delete(id);
    }
    if (claimed.size >= most) throw new Refusal('TOO_MANY', 'enough tables wait for those there');
    claimed.set(table, this.#now());
  }
}
