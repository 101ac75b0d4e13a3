import { Allowances, Bucket } from '../bucket.ts';

/** Longer bursts of messages, and of lines of chat, are refused. */
const BURST_SECONDS = 3;
const CHAT_BURST_SECONDS = 6;
const CHAT_PER_SECOND = 1;
/** One of so many messages may change a table without being a move: one a second, as a rule. */
const MESSAGES_PER_CHANGE = 200;
const CHANGE_BURST_SECONDS = 20;
/** Nobody plays by taking back: one a second, as a rule, and a long turn at once. */
const TAKE_BACK_BURST_SECONDS = 60;
/** And one of so many may ask the players of one table for something: one in ten seconds. */
const MESSAGES_PER_PROPOSAL = 2_000;
const PROPOSAL_BURST_SECONDS = 50;

/** What a message may weigh on the line, on average: most have a tenth of it. */
const BYTES_PER_MESSAGE = 1_024;

/** What one person may send, through all sockets together. */
export class Allowance {
  /** Frames, whether they are messages or not. */
  readonly messages: Bucket;
  /** All that comes over the line, also what never becomes a frame. */
  readonly bytes: Bucket;
  readonly chat: Bucket;
  /** What is stored with a table for good, beside moves: somebody else's table, perhaps. */
  readonly changes: Bucket;
  /** Answering and undoing for ever fills the store with what comes to nothing. */
  readonly takeBacks: Bucket;
  readonly #perSecond: number;
  readonly #proposals = new Allowances<Bucket>();

  constructor(messagesPerSecond: number, now: number) {
    this.#perSecond = messagesPerSecond;
    this.messages = new Bucket(messagesPerSecond, BURST_SECONDS, now);
    this.bytes = new Bucket(messagesPerSecond * BYTES_PER_MESSAGE, BURST_SECONDS, now);
    this.chat = new Bucket(CHAT_PER_SECOND, CHAT_BURST_SECONDS, now);
    const changes = messagesPerSecond / MESSAGES_PER_CHANGE;
    this.changes = new Bucket(changes, CHANGE_BURST_SECONDS, now);
    this.takeBacks = new Bucket(changes, TAKE_BACK_BURST_SECONDS, now);
  }

  /** Whoever was told no does not ask again and again. */
  proposalsAt(table: string, now: number): Bucket {
    const perSecond = this.#perSecond / MESSAGES_PER_PROPOSAL;
    return this.#proposals.of(table, () => new Bucket(perSecond, PROPOSAL_BURST_SECONDS, now));
  }

  isFull(now: number): boolean {
    this.#proposals.sweep(now, () => false);
    const all = [this.messages, this.bytes, this.chat, this.changes, this.takeBacks];
    return this.#proposals.size === 0 && all.every((bucket) => bucket.isFull(now));
  }
}

/** A class has one address, and so has whoever comes under many names: as many people's worth. */
const PEOPLE_PER_ADDRESS = 20;
/** What is more work than a usual message is seldom asked for by all of them at once. */
const WORKING_PER_ADDRESS = 5;
/** What is stored for good comes to nothing, as a rule, where so many do it all the time. */
const CHANGING_PER_ADDRESS = 10;
/** For as long as an evening a class plays as fast as it likes; for ever, as many people do. */
const MOVING_PER_ADDRESS = 1 / 10;
const MOVE_BURST_SECONDS = 3_600;
/** Each table that is watched stays in memory, and what happens there is told to all who watch. */
const MOST_TABLES = 1_000;
const MOST_AT_A_TABLE = 200;

/** What all people at one address may send together. */
export class Crowd {
  readonly bytes: Bucket;
  /** Each line is stored, and told to all at its table. */
  readonly chat: Bucket;
  /** Changes of tables that are no moves, and moves that are taken back. */
  readonly changes: Bucket;
  /** Each is stored for as long as its table is kept. */
  readonly moves: Bucket;
  readonly #messages: Bucket;
  readonly #work: Bucket;
  /** How many watch, by table. */
  readonly #watching = new Map<string, number>();

  constructor(messagesPerSecond: number, now: number) {
    const all = PEOPLE_PER_ADDRESS * messagesPerSecond;
    this.bytes = new Bucket(all * BYTES_PER_MESSAGE, BURST_SECONDS, now);
    this.chat = new Bucket(PEOPLE_PER_ADDRESS * CHAT_PER_SECOND, CHAT_BURST_SECONDS, now);
    this.#messages = new Bucket(all, BURST_SECONDS, now);
    const changes = (CHANGING_PER_ADDRESS * messagesPerSecond) / MESSAGES_PER_CHANGE;
    this.changes = new Bucket(changes, CHANGE_BURST_SECONDS, now);
    this.moves = new Bucket(MOVING_PER_ADDRESS * messagesPerSecond, MOVE_BURST_SECONDS, now);
    this.#work = new Bucket(WORKING_PER_ADDRESS * messagesPerSecond, BURST_SECONDS, now);
  }

  take(now: number, weight: number): boolean {
    return this.#messages.take(now, weight) && (weight === 1 || this.#work.take(now, weight));
  }

  owe(now: number, weight: number): void {
    this.#work.owe(now, weight);
  }

  /** False: no more can watch from there, or not that table. */
  watch(table: string): boolean {
    const watching = this.#watching.get(table) ?? 0;
    if (watching >= MOST_AT_A_TABLE || (watching === 0 && this.#watching.size >= MOST_TABLES)) {
      return false;
    }
    this.#watching.set(table, watching + 1);
    return true;
  }

  unwatch(table: string): void {
    const watching = (this.#watching.get(table) ?? 0) - 1;
    if (watching > 0) this.#watching.set(table, watching);
    else this.#watching.delete(table);
  }

  isFull(now: number): boolean {
    const all = [this.#messages, this.bytes, this.chat, this.changes, this.moves, this.#work];
    return this.#watching.size === 0 && all.every((bucket) => bucket.isFull(now));
  }
}
