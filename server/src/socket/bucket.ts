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

/** Longer bursts of messages, and of lines of chat, are refused. */
const BURST_SECONDS = 3;
const CHAT_BURST_SECONDS = 6;
const CHAT_PER_SECOND = 1;

/** What one person may send, through all sockets together. */
export class Allowance {
  readonly messages: Bucket;
  readonly chat: Bucket;

  constructor(messagesPerSecond: number, now: number) {
    this.messages = new Bucket(messagesPerSecond, BURST_SECONDS, now);
    this.chat = new Bucket(CHAT_PER_SECOND, CHAT_BURST_SECONDS, now);
  }

  isFull(now: number): boolean {
    return this.messages.isFull(now) && this.chat.isFull(now);
  }
}

/** What is left to each person or address, also after they went: coming back gives nothing new. */
export class Left<Item extends { isFull(now: number): boolean }> {
  readonly #items = new Map<string, Item>();

  of(key: string, make: () => Item): Item {
    const item = this.#items.get(key) ?? make();
    this.#items.set(key, item);
    return item;
  }

  /** Those who are gone and have all of it left are as good as new. */
  sweep(now: number, isHere: (key: string) => boolean): void {
    for (const [key, item] of this.#items) {
      if (!isHere(key) && item.isFull(now)) this.#items.delete(key);
    }
  }
}
