import { LEVELS, USUAL_LEVEL } from '@orrery/bots';
import { loadGame } from '@orrery/catalog';
import { type Pace, Refusal } from '@orrery/table';
import { createIdbStore } from './idb-store.ts';
import { answerCalls } from './calls.ts';
import type { Line, Reply, Request } from './protocol.ts';
import { createService } from './service.ts';
import { advise, countChances, createThinker, review } from './thinker.ts';

/** Milliseconds in which a person can follow what the table does by itself. */
const PAUSE = { bot: 900, botGoesOn: 450, forced: 450, forcedGoesOn: 0 };
/** A tab that was just reloaded still holds its tables for a moment. */
const CLAIM_FOR = 3000;

// In a worker the global object is one end of the line; the page's types do not know that.
const line = globalThis as unknown as Line<Reply, Request>;

const pace: Pace = ({ kind, goesOn }) => {
  const pause = PAUSE[goesOn ? (`${kind}GoesOn` as const) : kind];
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, pause);
  const skip = (): void => {
    clearTimeout(timer);
    resolve();
  };
  return { done, skip };
};

/** Where the browser has no locks (plain http from another machine) every tab may play. */
async function claim(id: string): Promise<() => void> {
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return () => undefined;
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { promise: granted, resolve, reject } = Promise.withResolvers<void>();
  const signal = AbortSignal.timeout(CLAIM_FOR);
  locks
    .request(`orrery-table-${id}`, { signal }, () => {
      resolve();
      return held;
    })
    .catch(() => reject(new Refusal('OPEN_ELSEWHERE', 'this table is open in another tab')));
  await granted;
  return release;
}

const randomHex = (bytes: number): string =>
  crypto
    .getRandomValues(new Uint8Array(bytes))
    .reduce((hex, byte) => hex + byte.toString(16).padStart(2, '0'), '');

answerCalls(line, async () =>
  createService({
    store: await createIdbStore(),
    think: createThinker(),
    pace,
    loadGame: async (id) => (await loadGame(id)).game,
    isLevel: (level) => LEVELS.some(({ id }) => id === level),
    usualLevel: USUAL_LEVEL,
    countChances,
    advise,
    review,
    claim,
    now: () => Date.now(),
    freshId: () => randomHex(16),
    freshSeed: () => randomHex(32),
    send: (news) => line.postMessage(news),
  }),
);
