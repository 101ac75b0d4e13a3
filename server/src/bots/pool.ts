import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { hash, type Json } from '@orrery/kernel';
import type { Thinking, ThinkRequest } from '@orrery/table';
import type { Metrics } from '../metrics.ts';
import type { BotRequest } from './worker.ts';

/** A bot that takes longer is given up, with its thread. */
const LONGEST_MS = 30_000;

/** A question to a bot at a table that somebody made. */
export interface HostedRequest extends ThinkRequest {
  readonly host: string;
  /** From where the host came last; none: it is not known. */
  readonly address?: string;
}

interface Job {
  readonly request: BotRequest;
  readonly asked: number;
  resolve(choice: Json): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  job: Job | null;
  timer: NodeJS.Timeout | undefined;
}

type Answer = { readonly id: number; readonly choice?: Json; readonly error?: string };

/** Threads in which bots think: one less than there are cores, so that sockets keep theirs. */
export class BotPool {
  readonly #size: number;
  readonly #metrics: Metrics;
  readonly #threads: Thread[] = [];
  /**
   * By address, and there by whoever made the table: each address gets one answer in turn, and so
   * does each person there, however many they wait for.
   */
  readonly #queues = new Map<string, Map<string, Job[]>>();
  #next = 0;
  #stopped = false;

  constructor(metrics: Metrics, size = Math.max(1, availableParallelism() - 1)) {
    this.#size = size;
    this.#metrics = metrics;
  }

  get thinking(): number {
    return this.#waiting().length + this.#threads.filter(({ job }) => job !== null).length;
  }

  #waiting(): readonly Job[] {
    return [...this.#queues.values()].flatMap((hosts) => [...hosts.values()].flat());
  }

  readonly think = ({ host, address = host, ...request }: HostedRequest): Thinking => {
    const id = this.#next++;
    // The same bot goes on with its turn: it is told by its table, seat and level.
    const key = hash([request.seed.split('/')[0], request.seat, request.level]);
    const choice = new Promise<Json>((resolve, reject) => {
      const asked = performance.now();
      const hosts = this.#queues.get(address) ?? new Map<string, Job[]>();
      const waiting = hosts.get(host) ?? [];
      waiting.push({ request: { ...request, id, key }, asked, resolve, reject });
      this.#queues.set(address, hosts.set(host, waiting));
      this.#dispatch();
    });
    // Whoever cancels does not wait for it either.
    choice.catch(() => undefined);
    return { choice, cancel: () => this.#cancel(address, host, id) };
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

  #dispatch(): void {
    if (this.#stopped) return;
    while (this.#threads.length < this.#size) this.#threads.push(this.#start());
    for (const thread of this.#threads) {
      if (thread.job !== null) continue;
      const job = this.#take();
      if (job === undefined) return;
      thread.job = job;
      thread.timer = setTimeout(() => this.#replace(thread), LONGEST_MS);
      thread.timer.unref();
      thread.worker.postMessage(job.request);
    }
  }

  #start(): Thread {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.unref();
    const thread: Thread = { worker, job: null, timer: undefined };
    worker.on('message', (answer: Answer) => this.#answered(thread, answer));
    worker.on('error', () => this.#replace(thread));
    return thread;
  }

  #answered(thread: Thread, { choice, error }: Answer): void {
    const job = this.#free(thread);
    if (job !== null && choice !== undefined) {
      this.#metrics.thought(performance.now() - job.asked);
      job.resolve(choice);
    } else job?.reject(new Error(error ?? 'no answer'));
    this.#dispatch();
  }

  #free(thread: Thread): Job | null {
    const { job } = thread;
    clearTimeout(thread.timer);
    thread.job = null;
    return job;
  }

  /** A broken thread is replaced; who waited for it may ask again. */
  #replace(thread: Thread): void {
    const at = this.#threads.indexOf(thread);
    if (at < 0) return;
    this.#threads.splice(at, 1);
    void thread.worker.terminate();
    this.#free(thread)?.reject(new Error('the thread was lost'));
    this.#dispatch();
  }

  /** What has not begun is taken off the queue; what has begun is let finish, and not listened to. */
  #cancel(address: string, host: string, id: number): void {
    const hosts = this.#queues.get(address);
    const waiting = hosts?.get(host) ?? [];
    const at = waiting.findIndex(({ request }) => request.id === id);
    if (at < 0) return;
    const [job] = waiting.splice(at, 1);
    if (waiting.length === 0) hosts?.delete(host);
    if (hosts?.size === 0) this.#queues.delete(address);
    job?.reject(new Error('cancelled'));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const jobs = this.#waiting();
    this.#queues.clear();
    const threads = this.#threads.splice(0);
    for (const job of [...jobs, ...threads.map((thread) => this.#free(thread))]) {
      job?.reject(new Error('stopped'));
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}
