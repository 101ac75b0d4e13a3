import {
  type Held,
  unpackFrames,
  unpackPreviews,
  unpackRefusals,
  type WireFrame,
  type WirePreview,
  type WireRefusal,
} from '@orrery/protocol';
import { type TableClient, Refusal, type TableState } from '@orrery/table/client';
import { http } from './http.ts';
import type { OnlineTable } from './online-table.ts';

/** An online table as the frame plays it: the same client as for a table of this page. */
export function onlineClient(table: OnlineTable): TableClient {
  const known = (): TableState => {
    const state = table.state()?.table;
    if (!state) throw new Refusal('CLOSED', 'the game has not begun');
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
    // The server answers each request by its kind. What it tells differs from what was held when
    // it was asked, whatever has come meanwhile.
    async refusals() {
      const { revision: seen, asked } = known().update;
      if (asked?.options == null) return [];
      const told = await table.ask({ type: 'refusals', revision: seen });
      return unpackRefusals(told as readonly WireRefusal[]);
    },
    async previews() {
      const held: Held = known().update;
      const { revision: seen, asked } = known().update;
      if (asked?.options == null) return [];
      const told = await table.ask({ type: 'previews', revision: seen });
      return unpackPreviews(told as readonly WirePreview[], asked.options, held);
    },
    async frames(seq) {
      const held: Held = known().update;
      const told = await table.ask({ type: 'frames', revision: revision(), seq });
      return unpackFrames(told as readonly WireFrame[], held);
    },
    confirmTurns: async (on) => void (await table.ask({ type: 'confirmTurns', on })),
    skip: async () => void (await table.ask({ type: 'skip' })),
    nudge: async () => void (await table.ask({ type: 'nudge' })),
    show: () => Promise.reject(new Refusal('NOT_SHOWN', 'everybody has a screen of their own')),
    export: () => http.file(table.id),
    close: () => table.close(),
  };
}
