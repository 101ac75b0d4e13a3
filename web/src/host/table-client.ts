import {
  mergeLog,
  type Notice,
  type TableClient,
  Refusal,
  type TableId,
  type TableLog,
  type TableState,
  type Update,
} from '@orrery/table/client';
import type { Connection, News } from './connection.ts';
import { freshSteps } from './fresh.ts';
import type { Calls, Method } from './protocol.ts';

const EMPTY: TableLog = { steps: [], takeBacks: [] };

function nextState(old: TableState | null, update: Update): TableState {
  const log = mergeLog(old?.log ?? EMPTY, update.log);
  return {
    update,
    log,
    fresh: old === null ? [] : freshSteps(old, update, log),
    connection: 'live',
  };
}

/** The part of a method's arguments that comes after the handle. */
type Rest<M extends Method> = Parameters<Calls[M]> extends [number, ...infer R] ? R : never;

/** Opens a table of the worker for the page. */
export async function openTableClient(connection: Connection, id: TableId): Promise<TableClient> {
  let state: TableState | null = null;
  const listeners = new Set<(state: TableState) => void>();
  const noticeListeners = new Set<(notice: Notice) => void>();

  const become = (next: TableState): void => {
    state = next;
    for (const listener of listeners) listener(next);
  };
  const known = (): TableState => {
    if (state === null) throw new Refusal('CLOSED', 'this table is not open');
    return state;
  };

  const handle = connection.register({
    news(news: News) {
      if (news.type === 'update') become(nextState(state, news.update));
    },
    away() {
      if (state !== null) become({ ...state, fresh: [], connection: 'away' });
    },
    async restore() {
      await connection.call('open', handle, id, state?.update.viewer ?? null);
      for (const listener of noticeListeners) listener({ kind: 'restored' });
    },
  });
  try {
    await connection.call('open', handle, id);
  } catch (error) {
    connection.forget(handle);
    throw error;
  }

  const call = async <M extends Method>(
    method: M,
    ...rest: Rest<M>
  ): Promise<ReturnType<Calls[M]>> => {
    if (known().connection === 'away') {
      connection.revive();
      throw new Refusal('HOST_LOST', 'the worker is being brought back');
    }
    // A handle and the rest are the arguments of the method.
    return connection.call(method, ...([handle, ...rest] as unknown as Parameters<Calls[M]>));
  };
  const revision = (): number => known().update.revision;

  return {
    id,
    game: known().update.game,
    state: known,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onNotice(listener) {
      noticeListeners.add(listener);
      return () => noticeListeners.delete(listener);
    },
    answer: (choice) => call('answer', revision(), choice),
    undo: () => call('undo', revision()),
    resetTurn: () => call('resetTurn', revision()),
    endTurn: () => call('endTurn', revision()),
    refusals: () => call('refusals'),
    previews: () => call('previews'),
    advice: () => call('advice'),
    frames: (seq) => call('frames', seq),
    confirmTurns: (on) => call('confirmTurns', on),
    skip: () => call('skip'),
    nudge: () => call('nudge'),
    show: (viewer) => call('show', viewer),
    export: () => call('export'),
    close() {
      listeners.clear();
      noticeListeners.clear();
      connection.forget(handle);
      void connection.call('close', handle).catch(() => undefined);
    },
  };
}
