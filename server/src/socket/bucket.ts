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
    const gained = ((now - this.#at) / 1000) * this.#perSecond;
    this.#left = Math.min(this.#most, this.#left + gained);
    this.#at = now;
    if (this.#left < weight) return false;
    this.#left -= weight;
    return true;
  }
}

/** Longer bursts of messages, and of lines of chat, are refused. */
const BURST_SECONDS = 3;
const CHAT_BURST_SECONDS = 6;
const CHAT_PER_SECOND = 1;

/** What one person may send, through all sockets together. */
export interface Allowance {
  readonly messages: Bucket;
  readonly chat: Bucket;
}

export const newAllowance = (messagesPerSecond: number, now: number): Allowance => ({
  messages: new Bucket(messagesPerSecond, BURST_SECONDS, now),
  chat: new Bucket(CHAT_PER_SECOND, CHAT_BURST_SECONDS, now),
});
