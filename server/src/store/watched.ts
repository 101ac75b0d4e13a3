import type { FastifyBaseLogger } from 'fastify';
import { isAway, isDamaged } from './away.ts';
import type { Store } from './store.ts';

/** While it fails, it is asked so often whether the trouble is over. */
const ASK_EVERY_MS = 5_000;

/** What the database said, and nothing of what it was asked. */
function causeOf(error: unknown): object {
  const { errcode, code, message } = error as Error & { errcode?: number; code?: string };
  return { code: errcode ?? code, cause: message };
}

/**
 * The same store. Whoever runs the server reads one line when it begins to fail and one when it is
 * back, however many are refused in between. A damaged one is not written to any more.
 */
export function watched(store: Store, log: Pick<FastifyBaseLogger, 'warn' | 'error'>): Store {
  let failing = false;
  let asked = 0;
  /** What has once been found damaged stays so until a backup has taken its place, and a new start. */
  let damage: Error | null = null;

  const failed = (error: unknown): void => {
    if (damage === null && isDamaged(error)) {
      damage = error as Error;
      log.error(causeOf(error), 'the database is damaged: nothing is stored any more');
    }
    if (failing || !isAway(error)) return;
    failing = true;
    asked = performance.now();
    log.warn(causeOf(error), 'the store is in trouble');
  };
  const probe = async (): Promise<void> => {
    asked = performance.now();
    if (damage !== null) throw damage;
    try {
      await store.probe();
    } catch (error) {
      failed(error);
      throw error;
    }
    if (!failing) return;
    failing = false;
    log.warn('the store is back');
  };
  // Where nothing can be written much can still be read: only a write says that it is over.
  const answered = (): void => {
    if (!failing || performance.now() - asked < ASK_EVERY_MS) return;
    void probe().catch(() => undefined);
  };

  const heard = <T>(answer: Promise<T>): Promise<T> => {
    answer.then(answered, failed);
    return answer;
  };
  type Ask = (...given: readonly unknown[]) => Promise<unknown>;
  const part = <T extends object>(asks: T): T => {
    const all = Object.entries(asks as Record<string, Ask>);
    return Object.fromEntries(
      all.map(([name, ask]): [string, Ask] => [name, (...given) => heard(ask(...given))]),
    ) as T;
  };
  return {
    ...store,
    tables: part(store.tables),
    people: part(store.people),
    pushes: part(store.pushes),
    mutes: part(store.mutes),
    ratings: part(store.ratings),
    lives: part(store.lives),
    append: (append) => (damage === null ? heard(store.append(append)) : Promise.reject(damage)),
    probe,
  };
}
