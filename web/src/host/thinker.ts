import type { Advice, Verdict } from '@orrery/bots';
import type { CoreState, Json } from '@orrery/kernel';
import type { Think } from '@orrery/table';
import type { Decision, ThinkerReply, ThinkerRequest } from './thinker-protocol.ts';

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

/** What is asked of each item goes to a worker of its own; it ends when all is answered or nothing is wanted any more. */
function inWorker<T>(
  request: ThinkerRequest,
  count: number,
  read: (reply: ThinkerReply) => T | undefined,
  progress: () => void,
  stopped: () => boolean,
): Promise<T[]> {
  const worker = spawn();
  const found: T[] = [];
  const done = new Promise<T[]>((resolve, reject) => {
    worker.addEventListener('error', (event) => reject(new Error(event.message)));
    worker.addEventListener('message', ({ data }: MessageEvent<ThinkerReply>) => {
      if (data.type === 'failed') reject(new Error(data.message));
      const answer = read(data);
      if (answer === undefined) return;
      found.push(answer);
      progress();
      if (found.length === count || stopped()) resolve(found);
    });
  });
  worker.postMessage(request);
  return done.finally(() => worker.terminate());
}

/** One core is left for the page. */
const workers = (): number => Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

/** Items dealt to several workers in turn, and their answers in the order of the items. */
async function inWorkers<I, T>(
  items: readonly I[],
  request: (share: readonly I[]) => ThinkerRequest,
  read: (reply: ThinkerReply) => T | undefined,
  progress: (done: number) => void,
  stopped: () => boolean,
): Promise<readonly T[]> {
  if (items.length === 0) return [];
  const hands = Math.min(workers(), items.length);
  let done = 0;
  const shares = await Promise.all(
    Array.from({ length: hands }, (_, hand) => {
      const share = items.filter((_, i) => i % hands === hand);
      return inWorker(request(share), share.length, read, () => progress(++done), stopped);
    }),
  );
  // Whoever stopped it does not look at what is missing.
  return items.map((_, i) => shares[i % hands]?.[Math.floor(i / hands)] as T);
}

/** Each seat's chance at every position, as an onlooker sees it. */
export const countChances = (
  game: string,
  states: readonly CoreState[],
  progress: (done: number) => void,
  stopped: () => boolean,
): Promise<readonly (readonly number[])[]> =>
  inWorkers<CoreState, readonly number[]>(
    states,
    (share) => ({ type: 'chances', call: 0, game, states: share }),
    (reply) => (reply.type === 'chance' ? reply.chances : undefined),
    progress,
    stopped,
  );

/** What the best answers would have been. */
export const review = (
  game: string,
  decisions: readonly Decision[],
  progress: (done: number) => void,
  stopped: () => boolean,
): Promise<readonly Verdict[]> =>
  inWorkers<Decision, Verdict>(
    decisions,
    (share) => ({ type: 'review', call: 0, game, decisions: share }),
    (reply) => (reply.type === 'verdict' ? reply.verdict : undefined),
    progress,
    stopped,
  );

export async function advise(game: string, state: CoreState): Promise<readonly Advice[]> {
  const [advice = []] = await inWorker(
    { type: 'advise', call: 0, game, state },
    1,
    (reply) => (reply.type === 'advice' ? reply.advice : undefined),
    () => undefined,
    () => false,
  );
  return advice;
}
