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
  /** By whoever made the table: each gets one answer in turn, however many they wait for. */
  readonly #queues = new Map<string, Job[]>();
  #next = 0;
  #stopped = false;

  constructor(metrics: Metrics, size = Math.max(1, availableParallelism() - 1)) {
    this.#size = size;
    this.#metrics = metrics;
  }

  get thinking(): number {
    const waiting = [...this.#queues.values()].reduce((sum, { length }) => sum + length, 0);
    return waiting + this.#threads.filter(({ job }) => job !== null).length;
  }

  readonly think = ({ host, ...request }: HostedRequest): Thinking => {
    const id = this.#next++;
    // The same bot goes on with its turn: it is told by its table, seat and level.
    const key = hash([request.seed.split('/')[0], request.seat, request.level]);
    const choice = new Promise<Json>((resolve, reject) => {
      const asked = performance.now();
      const waiting = this.#queues.get(host) ?? [];
      waiting.push({ request: { ...request, id, key }, asked, resolve, reject });
      this.#queues.set(host, waiting);
      this.#dispatch();
    });
    // Whoever cancels does not wait for it either.
    choice.catch(() => undefined);
    return { choice, cancel: () => this.#cancel(host, id) };
  };

  /** The longest-waiting question of whoever is next; then everybody else comes first. */
  #take(): Job | undefined {
    const [next] = this.#queues;
    if (next === undefined) return undefined;
    const [host, waiting] = next;
    const job = waiting.shift();
    this.#queues.delete(host);
    if (waiting.length > 0) this.#queues.set(host, waiting);
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
  #cancel(host: string, id: number): void {
    const waiting = this.#queues.get(host) ?? [];
    const at = waiting.findIndex(({ request }) => request.id === id);
    if (at < 0) return;
    const [job] = waiting.splice(at, 1);
    if (waiting.length === 0) this.#queues.delete(host);
    job?.reject(new Error('cancelled'));
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const jobs = [...this.#queues.values()].flat();
    this.#queues.clear();
    const threads = this.#threads.splice(0);
    for (const job of [...jobs, ...threads.map((thread) => this.#free(thread))]) {
      job?.reject(new Error('stopped'));
    }
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}
