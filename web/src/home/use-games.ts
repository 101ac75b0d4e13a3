import type { SavedTable, TableId } from '@orrery/table/client';
import { useCallback, useEffect, useState } from 'react';
import { count } from '../record/results.ts';
import { host } from '../the-host.ts';
import { deletions } from './deletions.ts';

/** Finishes what a closed tab left behind. */
async function finishDeletions(): Promise<void> {
  for (const id of deletions.all()) {
    await host().remove(id);
    deletions.forget(id);
  }
}

/** The games of this device, newest first. */
export function useGames() {
  const [games, setGames] = useState<readonly SavedTable[]>([]);
  const [failed, setFailed] = useState<unknown>(null);
  const reload = useCallback(async () => {
    try {
      const found = await host().games();
      count(found);
      setGames(found.toSorted((a, b) => when(b) - when(a)));
      setFailed(null);
    } catch (error) {
      setFailed(error);
    }
  }, []);
  useEffect(() => {
    finishDeletions()
      .catch(() => undefined)
      .then(reload, reload);
  }, [reload]);
  const remove = async (id: TableId): Promise<void> => {
    await host().remove(id);
    deletions.forget(id);
    await reload();
  };
  return { games, failed, reload, remove };
}

/** Damaged games have no time: they come last. */
const when = (game: SavedTable): number => (game.kind === 'table' ? game.updated : 0);
