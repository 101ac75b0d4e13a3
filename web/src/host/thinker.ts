import type { CoreState, Json } from '@orrery/kernel';
import type { Think } from '@orrery/table';
import type { ThinkerReply, ThinkerRequest } from './thinker-protocol.ts';

/** Longer than any level thinks: the thinker is stuck. */
const STUCK_AFTER = 15_000;

function spawn(): Worker {
  return new Worker(new URL('./thinker-worker.ts', import.meta.url), {
    type: 'module',
    name: 'orrery-thinker',
  });
}

interface Waiting {
  readonly resolve: (choice: Json) => void;
  readonly reject: (reason: Error) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Bots think in a worker of their own, so that clicks are answered meanwhile. */
export function createThinker(): Think {
  let worker: Worker | null = null;
  let calls = 0;
  const waiting = new Map<number, Waiting>();

  const settle = (call: number): Waiting | undefined => {
    const found = waiting.get(call);
    waiting.delete(call);
    clearTimeout(found?.timer);
    return found;
  };
  /** The next request starts a new worker. */
  const crash = (reason: string): void => {
    worker?.terminate();
    worker = null;
    for (const call of waiting.keys()) settle(call)?.reject(new Error(reason));
  };
  const start = (): Worker => {
    const fresh = spawn();
    fresh.addEventListener('error', (event) => crash(event.message));
    fresh.addEventListener('message', ({ data }: MessageEvent<ThinkerReply>) => {
      const found = settle(data.call);
      if (data.type === 'choice') found?.resolve(data.choice);
      else if (data.type === 'failed') found?.reject(new Error(data.message));
    });
    return fresh;
  };

  return (request) => {
    const call = ++calls;
    const { promise: choice, resolve, reject } = Promise.withResolvers<Json>();
    const timer = setTimeout(() => crash('the thinker is stuck'), STUCK_AFTER);
    waiting.set(call, { resolve, reject, timer });
    worker ??= start();
    worker.postMessage({ type: 'think', call, request } satisfies ThinkerRequest);
    return { choice, cancel: () => settle(call) };
  };
}

/** A worker for one curve; it ends with it, or when it is no longer wanted. */
export function countChances(
  game: string,
  states: readonly CoreState[],
  progress: (done: number) => void,
  stopped: () => boolean,
): Promise<readonly (readonly number[])[]> {
  const worker = spawn();
  const found: (readonly number[])[] = [];
  const counted = new Promise<readonly (readonly number[])[]>((resolve, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('message', ({ data }: MessageEvent<ThinkerReply>) => {
      if (data.type === 'failed') reject(new Error(data.message));
      if (data.type !== 'chance') return;
      found.push(data.chances);
      progress(found.length);
      if (found.length === states.length || stopped()) resolve(found);
    });
  });
  worker.postMessage({ type: 'chances', call: 0, game, states } satisfies ThinkerRequest);
  return counted.finally(() => worker.terminate());
}
