import type { Host } from '@orrery/table/client';
import { createConnection, type Remote } from './connection.ts';
import { openReplayClient } from './replay-client.ts';
import { openTableClient } from './table-client.ts';

const tableWorker = (): Remote =>
  new Worker(new URL('./table-worker.ts', import.meta.url), {
    type: 'module',
    name: 'orrery-tables',
  });

/** Tables of this browser, in a worker that starts at the first call. */
export function createHost(spawn: () => Remote = tableWorker): Host {
  const connection = createConnection(spawn);
  return {
    games: () => connection.call('games'),
    create: (table) => connection.call('create', table),
    open: (id) => openTableClient(connection, id),
    importFile: (text) => connection.call('importFile', text),
    remove: (id) => connection.call('remove', id),
    replay: (id) => openReplayClient(connection, id),
  };
}
