import type { Json, RuleId } from '@orrery/kernel';
import { type Preview, type TableClient, TableError, type TableState } from '@orrery/table/client';
import { http } from './http.ts';
import type { OnlineTable } from './online-table.ts';

/** An online table as the frame plays it: the same client as for a table of this page. */
export function onlineClient(table: OnlineTable): TableClient {
  const known = (): TableState => {
    const state = table.state()?.table;
    if (!state) throw new TableError('CLOSED', 'the game has not begun');
    return state;
  };
  const revision = (): number => known().update.revision;
  const turn = async (type: 'undo' | 'resetTurn' | 'endTurn'): Promise<void> =>
    void (await table.ask({ type, revision: revision() }));
  return {
    id: table.id,
    game: known().update.game,
    state: known,
    subscribe: (listener) =>
      table.subscribe(() => {
        const state = table.state()?.table;
        if (state) listener(state);
      }),
    // A server that restarts brings back everything: there is nothing to tell.
    onNotice: () => () => undefined,
    answer: async (choice) =>
      void (await table.ask({ type: 'answer', revision: revision(), choice })),
    undo: () => turn('undo'),
    resetTurn: () => turn('resetTurn'),
    endTurn: () => turn('endTurn'),
    why: async (choice: Json) => (await table.ask({ type: 'why', choice })) as RuleId | null,
    // The server answers each request by its kind.
    preview: async (choice: Json) =>
      (await table.ask({ type: 'preview', choice })) as unknown as Preview,
    past: (seq) => table.ask({ type: 'past', seq }),
    confirmTurns: async (on) => void (await table.ask({ type: 'confirmTurns', on })),
    skip: async () => void (await table.ask({ type: 'skip' })),
    nudge: async () => void (await table.ask({ type: 'nudge' })),
    show: () => Promise.reject(new TableError('NOT_SHOWN', 'everybody has a screen of their own')),
    export: () => http.file(table.id),
    close: () => table.close(),
  };
}
