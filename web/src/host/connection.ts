import { Refusal } from '@orrery/table/client';
import type { Calls, Handle, Method, Reply, Request } from './protocol.ts';

export type News = Extract<Reply, { readonly handle: Handle }>;

/** A worker as far as a connection needs it. */
export interface Remote {
  postMessage(message: Request): void;
  addEventListener(type: 'message', listener: (event: { readonly data: Reply }) => void): void;
  addEventListener(type: 'error', listener: (event: { readonly message: string }) => void): void;
  terminate(): void;
}

/** Whoever has something open over a connection. */
export interface Opened {
  news(news: News): void;
  /** The worker is gone. */
  away(): void;
  /** Opens it again in a new worker. */
  restore(): Promise<void>;
}

export interface Connection {
  call<M extends Method>(method: M, ...args: Parameters<Calls[M]>): Promise<ReturnType<Calls[M]>>;
  /** Numbers something that is being opened and lets it hear its news. */
  register(opened: Opened): Handle;
  forget(handle: Handle): void;
  /** Somebody asks for a worker that was given up. */
  revive(): void;
}

/** A worker that does not answer a ping for this long, twice in a row, is taken for dead. */
const PING_EVERY = 2000;
/** Waits before a worker is brought back, one after the other; then only when somebody asks. */
const RETRY_AFTER = [0, 500, 2000, 5000];
/** A worker that lived so long had no lasting fault. */
const STEADY_AFTER = 30_000;

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Refusal) => void;
}

/** The page's end of the line to the worker. A worker that breaks down is replaced by a new one. */
export function createConnection(spawn: () => Remote, pingEvery = PING_EVERY): Connection {
  let worker: Remote | null = null;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let missed = 0;
  let started = 0;
  let breakdowns = 0;
  let calls = 0;
  let handles = 0;
  const waiting = new Map<number, Waiting>();
  const opened = new Map<Handle, Opened>();

  function hear(reply: Reply): void {
    missed = 0;
    if (reply.type === 'update' || reply.type === 'progress') {
      opened.get(reply.handle)?.news(reply);
      return;
    }
    const call = waiting.get(reply.call);
    waiting.delete(reply.call);
    if (reply.type === 'done') call?.resolve(reply.value);
    else {
      const { code, message, rule } = reply.refusal;
      call?.reject(new Refusal(code, message, rule));
    }
  }

  function start(): Remote {
    const fresh = spawn();
    fresh.addEventListener('message', ({ data }) => {
      if (worker === fresh) hear(data);
    });
    fresh.addEventListener('error', ({ message }) => {
      if (worker === fresh) lose(message);
    });
    missed = 0;
    started = performance.now();
    heartbeat = setInterval(() => {
      // A page that slept wakes with old timers: only a second silence counts.
      if (missed > 1) lose('it does not answer');
      else void call('ping').catch(() => undefined);
      missed++;
    }, pingEvery);
    return fresh;
  }

  function lose(reason: string): void {
    worker?.terminate();
    worker = null;
    clearInterval(heartbeat);
    const lost = [...waiting.values()];
    waiting.clear();
    for (const { reject } of lost) {
      reject(new Refusal('HOST_LOST', `the worker broke down: ${reason}`));
    }
    for (const each of opened.values()) each.away();
    if (performance.now() - started > STEADY_AFTER) breakdowns = 0;
    const pause = RETRY_AFTER[breakdowns++];
    if (pause !== undefined) setTimeout(() => void restore(), pause);
  }

  /** A new worker, with everything opened in it that was open before. */
  async function restore(): Promise<void> {
    if (worker !== null || opened.size === 0) return;
    worker = start();
    await Promise.allSettled([...opened.values()].map((each) => each.restore()));
  }

  function call<M extends Method>(
    method: M,
    ...args: Parameters<Calls[M]>
  ): Promise<ReturnType<Calls[M]>> {
    worker ??= start();
    const id = ++calls;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    waiting.set(id, { resolve, reject });
    worker.postMessage({ call: id, method, args });
    // The worker answers each method as Calls says.
    return promise as Promise<ReturnType<Calls[M]>>;
  }

  return {
    call,
    register(each) {
      opened.set(++handles, each);
      return handles;
    },
    forget: (handle) => void opened.delete(handle),
    revive: () => void restore(),
  };
}
