import { useEffect, useRef } from 'react';
import type { TableState } from '@orrery/table/client';
import { actorOf } from '../../table/use-seated.ts';
import { keepPush, notify } from '../notices.ts';
import { useOnlineWords } from '../text/index.ts';
import { useTitle } from '../../parts/use-title.ts';

/** The tab says that it is your turn; the system too, if it may and you look elsewhere. */
export function useTurnNotice(id: string, state: TableState, game: string): void {
  const { table } = useOnlineWords();
  const { viewer } = state.update;
  const isSeated = viewer !== null;
  const mine = isSeated && actorOf(state) === viewer;
  useTitle(mine ? `● ${table.yourTurn} – ${game}` : `${game} – Orrery`);
  useEffect(() => {
    if (isSeated) void keepPush();
  }, [isSeated]);
  const was = useRef(mine);
  useEffect(() => {
    if (mine && !was.current) void notify(table.yourTurn, game, `/online/${id}`);
    was.current = mine;
  }, [mine, id, game, table]);
}
