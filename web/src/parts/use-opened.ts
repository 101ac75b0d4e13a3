import type { TableId } from '@orrery/table/client';
import { useEffect, useState } from 'react';
import { type LoadedGame, loadTable } from '../games.ts';

type Opened<C> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly error: unknown }
  | { readonly kind: 'open'; readonly client: C; readonly game: LoadedGame };

/**
 * Opens a table or a replay with its game's drawings, and closes it when the page is left. `open`
 * must be the same function each time.
 */
export function useOpened<C extends { readonly game: string; close(): void }>(
  id: TableId,
  open: (id: TableId) => Promise<C>,
): Opened<C> {
  const [opened, setOpened] = useState<Opened<C>>({ kind: 'loading' });
  useEffect(() => {
    let left = false;
    let client: C | null = null;
    const enter = async (): Promise<void> => {
      client = await open(id);
      if (left) return client.close();
      const game = await loadTable(client.game);
      if (!left) setOpened({ kind: 'open', client, game });
    };
    enter().catch((error: unknown) => {
      if (!left) setOpened({ kind: 'failed', error });
    });
    return () => {
      left = true;
      client?.close();
    };
  }, [id, open]);
  return opened;
}
