import type { TableClient, TableErrorCode, TableId } from '@orrery/table/client';
import { useEffect, useState } from 'react';
import { type LoadedGame, loadTable } from '../games.ts';
import { codeOf } from '../home/use-games.ts';
import { host } from '../the-host.ts';

export type Opened =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly code: TableErrorCode }
  | { readonly kind: 'open'; readonly client: TableClient; readonly game: LoadedGame };

/** Sits down at a table, and gets up when the page is left. */
export function useOpened(id: TableId): Opened {
  const [opened, setOpened] = useState<Opened>({ kind: 'loading' });
  useEffect(() => {
    let left = false;
    let client: TableClient | null = null;
    const open = async (): Promise<void> => {
      client = await host().open(id);
      if (left) return client.close();
      const game = await loadTable(client.game);
      if (!left) setOpened({ kind: 'open', client, game });
    };
    open().catch((error: unknown) => {
      if (!left) setOpened({ kind: 'failed', code: codeOf(error) });
    });
    return () => {
      left = true;
      client?.close();
    };
  }, [id]);
  return opened;
}
