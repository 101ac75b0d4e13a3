import { availableParallelism } from 'node:os';
import { hash, type Json } from '@orrery/kernel';
import type { Thinking, ThinkRequest } from '@orrery/table';
import type { Metrics } from '../metrics.ts';
import { type Task, Threads } from '../threads.ts';
import type { BotRequest } from './worker.ts';

/** A bot that takes longer is given up, with its thread. */
const LONGEST_MS = 30_000;

/** A question to a bot at a table that somebody made. */
export interface HostedRequest extends ThinkRequest {
  readonly host: string;
  /** From where the host came last; none: it is not known. */
  readonly address?: string;
}

type Job = Task<BotRequest, Json>;

/** Threads in which bots think: one less than there are cores, so that sockets keep theirs. */
export class BotPool {
  readonly #metrics: Metrics;
  readonly #threads: Threads<BotRequest, Json>;
  /**
   * By address, and there by whoever made the table: each address gets one answer in turn, and so
   * does each person there, however many they wait for.
   */
  readonly #queues = new Map<string, Map<string, Job[]>>();

  constructor(metrics: Metrics, size = Math.max(1, availableParallelism() - 1)) {
    this.#metrics = metrics;
    this.#threads = new Threads({
      file: new URL('./worker.ts', import.meta.url),
      size,
      next: () => this.#take(),
      longestMs: LONGEST_MS,
    });
  }

  get thinking(): number {
    return this.#waiting().length + this.#threads.busy;
  }

  #waiting(): readonly Job[] {
    return [...this.#queues.values()].flatMap((hosts) => [...hosts.values()].flat());
  }

  readonly think = ({ host, address = host, ...request }: HostedRequest): Thinking => {
    // The same bot goes on with its turn: it is told by its table, seat and level.
    const key = hash([request.seed.split('/')[0], request.seat, request.level]);
    const { promise: choice, resolve, reject } = Promise.withResolvers<Json>();
    const began = performance.now();
    const job: Job = {
      asked: { ...request, key },
      resolve: (found) => {
        this.#metrics.thought(performance.now() - began);
        resolve(found);
      },
      reject,
    };
    const hosts = this.#queues.get(address) ?? new Map<string, Job[]>();
    const waiting = hosts.get(host) ?? [];
    waiting.push(job);
    this.#queues.set(address, hosts.set(host, waiting));
    this.#threads.look();
    // Whoever cancels does not wait for it either.
    choice.catch(() => undefined);
    return { choice, cancel: () => this.#cancel(address, host, job) };
  };

  /** The longest-waiting question of whoever is next; then everybody else comes first. */
  #take(): Job | undefined {
    const [next] = this.#queues;
    if (next === undefined) return undefined;
    const [address, hosts] = next;
    const [first] = hosts;
    if (first === undefined) return undefined;
    const [host, waiting] = first;
    const job = waiting.shift();
    hosts.delete(host);
    if (waiting.length > 0) hosts.set(host, waiting);
    this.#queues.delete(address);
    if (hosts.size > 0) this.#queues.set(address, hosts);
    return job;
  }

  /** What has not begun is taken off the queue; what has begun is let finish, and not listened to. */
  #cancel(address: string, host: string, job: Job): void {
    const hosts = this.#queues.get(address);
    const waiting = hosts?.get(host) ?? [];
    const at = waiting.indexOf(job);
    if (at < 0) return;
    waiting.splice(at, 1);
    if (waiting.length === 0) hosts?.delete(host);
    if (hosts?.size === 0) this.#queues.delete(address);
    job.reject(new Error('cancelled'));
  }

  async stop(): Promise<void> {
    const jobs = this.#waiting();
    this.#queues.clear();
    for (const job of jobs) job.reject(new Error('stopped'));
    await this.#threads.stop();
  }
}
