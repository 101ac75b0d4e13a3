import { type SavedTable, TableError, type TableErrorCode, type TableId } from '@orrery/table/client';
import { useCallback, useEffect, useState } from 'react';
import { host } from '../the-host.ts';

export const codeOf = (error: unknown): TableErrorCode =>
  error instanceof TableError ? error.code : 'BUG';

/** The games of this device, newest first; those deleted just now are only hidden until it is certain. */
export function useGames() {
  const [games, setGames] = useState<readonly SavedTable[]>([]);
  const [failed, setFailed] = useState<TableErrorCode | null>(null);
  const reload = useCallback(async () => {
    try {
      const found = await host().games();
      setGames(found.toSorted((a, b) => when(b) - when(a)));
      setFailed(null);
    } catch (error) {
      setFailed(codeOf(error));
    }
  }, []);
  useEffect(() => void reload(), [reload]);
  const remove = async (id: TableId): Promise<void> => {
    await host().remove(id);
    await reload();
  };
  return { games, failed, reload, remove };
}

/** Damaged games have no time: they come last. */
const when = (game: SavedTable): number => (game.kind === 'table' ? game.updated : 0);
