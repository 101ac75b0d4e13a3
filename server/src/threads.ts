import { parentPort, Worker } from 'node:worker_threads';

/** Something for a thread to do, and who waits for it. */
export interface Task<Asked, Answer> {
  readonly asked: Asked;
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

interface Thread<Asked, Answer> {
  readonly worker: Worker;
  task: Task<Asked, Answer> | null;
  timer: NodeJS.Timeout | undefined;
}

type Reply<Answer> = { readonly answer: Answer } | { readonly error: Error };

interface Work<Asked, Answer> {
  /** What the threads run: it calls `serveTasks`. */
  readonly file: URL;
  readonly size: number;
  /** What is to be done next, chosen when a thread is free; undefined: nothing. */
  next(): Task<Asked, Answer> | undefined;
  /** Whatever takes longer is given up, with its thread; none: nothing is. */
  readonly longestMs?: number;
}

/** Threads that do one thing each at a time. */
export class Threads<Asked, Answer> {
  readonly #work: Work<Asked, Answer>;
  readonly #threads: Thread<Asked, Answer>[] = [];
  #stopped = false;

  constructor(work: Work<Asked, Answer>) {
    this.#work = work;
  }

  get busy(): number {
    return this.#threads.filter(({ task }) => task !== null).length;
  }

  /** There is something to do. */
  look(): void {
    while (!this.#stopped) {
      const idle = this.#threads.find(({ task }) => task === null);
      if (idle === undefined && this.#threads.length >= this.#work.size) return;
      const task = this.#work.next();
      if (task === undefined) return;
      this.#give(idle ?? this.#start(), task);
    }
  }

  #give(thread: Thread<Asked, Answer>, task: Task<Asked, Answer>): void {
    const { longestMs } = this.#work;
    thread.task = task;
    if (longestMs !== undefined) {
      thread.timer = setTimeout(() => this.#lose(thread), longestMs);
      thread.timer.unref();
    }
    // Only a thread at work keeps the process alive.
    thread.worker.ref();
    thread.worker.postMessage(task.asked);
  }

  #start(): Thread<Asked, Answer> {
    const worker = new Worker(this.#work.file);
    const thread: Thread<Asked, Answer> = { worker, task: null, timer: undefined };
    worker.on('message', (reply: Reply<Answer>) => {
      const task = this.#free(thread);
      if ('answer' in reply) task?.resolve(reply.answer);
      else task?.reject(reply.error);
      this.look();
    });
    worker.on('error', () => this.#lose(thread));
    worker.on('exit', () => this.#lose(thread));
    this.#threads.push(thread);
    return thread;
  }

  #free(thread: Thread<Asked, Answer>): Task<Asked, Answer> | null {
    const { task } = thread;
    clearTimeout(thread.timer);
    thread.task = null;
    thread.worker.unref();
    return task;
  }

  /** A broken thread is replaced; who waited for it may ask again. */
  #lose(thread: Thread<Asked, Answer>): void {
    const at = this.#threads.indexOf(thread);
    if (at < 0) return;
    this.#threads.splice(at, 1);
    void thread.worker.terminate();
    this.#free(thread)?.reject(new Error('the thread was lost'));
    this.look();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    const threads = this.#threads.splice(0);
    for (const thread of threads) this.#free(thread)?.reject(new Error('stopped'));
    await Promise.all(threads.map(({ worker }) => worker.terminate()));
  }
}

/** In a thread: answers whatever it is given to do. Whoever gives it knows of what kind it is. */
export function serveTasks(work: (asked: never) => Promise<unknown>): void {
  const reply = (message: Reply<unknown>): void => parentPort?.postMessage(message);
  parentPort?.on('message', (asked: unknown) => {
    work(asked as never).then(
      (answer) => reply({ answer }),
      (error: unknown) =>
        reply({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
  });
}
