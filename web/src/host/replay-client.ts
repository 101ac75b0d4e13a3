import type { ReplayClient, TableId } from '@orrery/table/client';
import type { Connection } from './connection.ts';
import type { Handle, OpenedReplay } from './protocol.ts';

/** Opens a game of the worker, or a file, to be watched again. */
export async function openReplayClient(
  connection: Connection,
  id: TableId,
  open: (handle: Handle) => Promise<OpenedReplay>,
): Promise<ReplayClient> {
  let progress: ((done: number, of: number) => void) | null = null;
  const handle = connection.register({
    news(news) {
      if (news.type === 'progress') progress?.(news.done, news.of);
    },
    away: () => undefined,
    async restore() {
      await open(handle);
    },
  });
  let opened: OpenedReplay;
  try {
    opened = await open(handle);
  } catch (error) {
    connection.forget(handle);
    throw error;
  }
  const { viewer } = opened;
  return {
    id,
    ...opened,
    at: (index, eyes = viewer) => connection.call('position', handle, index, eyes),
    frames: (index, eyes = viewer) => connection.call('positionFrames', handle, index, eyes),
    playFrom: (index, seats) => connection.call('playFrom', handle, index, seats),
    chances(listener) {
      progress = listener;
      return connection.call('chances', handle);
    },
    review(listener) {
      progress = listener;
      return connection.call('review', handle);
    },
    close() {
      connection.forget(handle);
      void connection.call('close', handle).catch(() => undefined);
    },
  };
}
