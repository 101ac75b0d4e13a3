import type { Host, ReplayClient, TableId } from '@orrery/table/client';
import { createConnection, type Remote } from './connection.ts';
import { openReplayClient } from './replay-client.ts';
import { openTableClient } from './table-client.ts';

const tableWorker = (): Remote =>
  new Worker(new URL('./table-worker.ts', import.meta.url), {
    type: 'module',
    name: 'orrery-tables',
  });

/** What the worker of a page does beside hosting its tables. */
export interface PageHost extends Host {
  /** Watches a game file without keeping it; `id` is only what the replay is called. */
  replayFile(id: TableId, text: string): Promise<ReplayClient>;
}

/** Tables of this browser, in a worker that starts at the first call. */
export function createHost(spawn: () => Remote = tableWorker): PageHost {
  const connection = createConnection(spawn);
  return {
    games: () => connection.call('games'),
    create: (table) => connection.call('create', table),
    open: (id) => openTableClient(connection, id),
    importFile: (text) => connection.call('importFile', text),
    remove: (id) => connection.call('remove', id),
    replay: (id) =>
      openReplayClient(connection, id, (handle) => connection.call('openReplay', handle, id)),
    replayFile: (id, text) =>
      openReplayClient(connection, id, (handle) => connection.call('openFile', handle, text)),
  };
}
