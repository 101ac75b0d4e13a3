/** Lets through so many a second, and a burst of a few seconds' worth. */
export class Bucket {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(perSecond: number, burstSeconds: number, now: number) {
    this.#perSecond = perSecond;
    this.#most = perSecond * burstSeconds;
    this.#left = this.#most;
    this.#at = now;
  }

  take(now: number, weight = 1): boolean {
    this.#fill(now);
    // What weighs more than there can ever be takes all of it.
    const taken = Math.min(weight, this.#most);
    if (this.#left < taken) return false;
    this.#left -= taken;
    return true;
  }

  /** What turned out to weigh more than was taken for it: it has to be made up for first. */
  owe(now: number, weight: number): void {
    this.#fill(now);
    this.#left = Math.min(this.#most, Math.max(-this.#most, this.#left - weight));
  }

  isFull(now: number): boolean {
    this.#fill(now);
    return this.#left === this.#most;
  }

  #fill(now: number): void {
    // A clock that is set back takes nothing away.
    const gained = (Math.max(0, now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#most, this.#left + gained);
    this.#at = now;
  }
}

/** What is left to each person or address, also after they went: coming back gives nothing new. */
export class Allowances<Item extends { isFull(now: number): boolean }> {
  readonly #items = new Map<string, Item>();

  of(key: string, make: () => Item): Item {
    const item = this.#items.get(key) ?? make();
    this.#items.set(key, item);
    return item;
  }

  get size(): number {
    return this.#items.size;
  }

  /** Those who are gone and have all of it left are as good as new. */
  sweep(now: number, isHere: (key: string) => boolean): void {
    for (const [key, item] of this.#items) {
      if (!isHere(key) && item.isFull(now)) this.#items.delete(key);
    }
  }
}

/** So many of those that came longest ago are looked at whenever somebody comes. */
const LOOKED_AT = 2;

/** The bucket of each address, session or login: let go once it is full, as good as new. */
export class Buckets {
  readonly #buckets = new Map<string, Bucket>();

  of(key: string, now: number, perSecond: number, burstSeconds: number): Bucket {
    this.#letGo(now);
    const bucket = this.#buckets.get(key) ?? new Bucket(perSecond, burstSeconds, now);
    this.#buckets.set(key, bucket);
    return bucket;
  }

  get size(): number {
    return this.#buckets.size;
  }

  /** A few at a time: there may be as many as there are addresses. */
  #letGo(now: number): void {
    let looked = 0;
    for (const [key, bucket] of this.#buckets) {
      if (looked++ === LOOKED_AT) break;
      this.#buckets.delete(key);
      if (!bucket.isFull(now)) this.#buckets.set(key, bucket);
    }
  }
}
