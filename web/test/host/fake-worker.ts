import type { Advice } from '@orrery/bots';
import { loadGame } from '@orrery/catalog';
import { type AnyGame, pending } from '@orrery/kernel';
import { memoryStore, type TableStore, type Think } from '@orrery/table';
import { answerCalls } from '../../src/host/calls.ts';
import type { Remote } from '../../src/host/connection.ts';
import type { Reply, Request } from '../../src/host/protocol.ts';
import { createService } from '../../src/host/service.ts';

const ADVICE: Advice = { choice: 'best', chance: 0.5, points: 1, parts: {}, weight: 1 };

type Listener = (event: never) => void;

/** The tables' worker without a thread: messages are copied and come a moment later, as they do. */
export class FakeWorker implements Remote {
  readonly sent: Reply[];
  #alive = true;
  readonly #page = new Map<string, Listener>();
  readonly #worker = new Set<(event: { readonly data: Request }) => void>();

  constructor(store: TableStore, sent: Reply[]) {
    this.sent = sent;
    const postMessage = (reply: Reply): void => {
      const data = structuredClone(reply);
      if (this.#alive) sent.push(data);
      setImmediate(() => this.#emit('message', { data }));
    };
    answerCalls(
      { postMessage, addEventListener: (_type, listener) => void this.#worker.add(listener) },
      async () =>
        createService({
          store,
          think,
          pace: () => ({ done: Promise.resolve(), skip: () => undefined }),
          loadGame: async (id) => (await loadGame(id)).game,
          isLevel: (level) => level === 'first',
          usualLevel: 'first',
          countChances: async (_game, states, progress) => {
            progress(states.length);
            return states.map(() => [0.5, 0.5]);
          },
          advise: async () => [ADVICE],
          review: async (_game, decisions, progress) => {
            progress(decisions.length);
            return decisions.map(({ choice }) => ({ played: { ...ADVICE, choice }, best: ADVICE }));
          },
          claim: async () => () => undefined,
          now: () => 0,
          freshId: () => String(Math.random()),
          freshSeed: () => String(Math.random()),
          send: postMessage,
        }),
    );
  }

  postMessage(message: Request): void {
    const data = structuredClone(message);
    setImmediate(() => {
      if (this.#alive) for (const listener of this.#worker) listener({ data });
    });
  }
  addEventListener(type: string, listener: Listener): void {
    this.#page.set(type, listener);
  }
  terminate(): void {
    this.#alive = false;
  }
  crash(): void {
    this.#emit('error', { message: 'boom' });
  }
  /** It is there, but answers nothing. */
  hang(): void {
    this.#worker.clear();
  }
  #emit(type: string, event: unknown): void {
    if (this.#alive) this.#page.get(type)?.(event as never);
  }
}

let game: AnyGame | null = null;
const think: Think = ({ game: id, state }) => ({
  choice: (async () => {
    game ??= (await loadGame(id)).game;
    return pending(game, state)?.options[0] ?? null;
  })(),
  cancel: () => undefined,
});

export interface Fake {
  readonly spawn: () => Remote;
  readonly workers: FakeWorker[];
  /** Everything that ever left the workers. */
  readonly sent: Reply[];
}

export function fakeWorkers(): Fake {
  const store = memoryStore();
  const sent: Reply[] = [];
  const workers: FakeWorker[] = [];
  const spawn = (): Remote => {
    const worker = new FakeWorker(store, sent);
    workers.push(worker);
    return worker;
  };
  return { spawn, workers, sent };
}
