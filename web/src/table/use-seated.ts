import type { Seat } from '@orrery/kernel';
import type { Voice } from '@orrery/shared';
import type { TableClient, TableState } from '@orrery/table/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLang, useWords } from '../i18n/index.ts';
import { seatNames } from '../names.ts';
import { tell } from '../parts/note-store.ts';
import { usePreferences } from '../preferences.ts';

export function useTableState(client: TableClient): TableState {
  return useSyncExternalStore(
    (changed) => client.subscribe(changed),
    () => client.state(),
  );
}

export function useVoice(seats: TableState['update']['seats']): Voice {
  const lang = useLang();
  return useMemo(() => {
    const names = seatNames(seats, lang);
    return { lang, name: (seat: Seat) => names[seat] ?? '' };
  }, [seats, lang]);
}

/** The seat everybody waits for now. */
export const actorOf = ({ update }: TableState): Seat | null =>
  update.held ?? update.asked?.seat ?? null;

export const isPerson = ({ update }: TableState, seat: Seat | null): boolean =>
  seat !== null && update.seats[seat]?.kind === 'human';

/** Tells the table what the player prefers, and the player what happened to the table. */
export function useWishes(client: TableClient, state: TableState): void {
  const { table } = useWords();
  const { holdTurns, pace } = usePreferences();
  const { viewer, seats, revision } = state.update;
  const seating = viewer === null ? null : seats[viewer];

  useEffect(() => {
    if (seating?.kind === 'human' && seating.confirmTurns !== holdTurns)
      client.confirmTurns(holdTurns).catch(() => {});
  }, [client, seating, holdTurns]);

  const actor = actorOf(state);
  const hurry = pace === 'instant' && actor !== null && !isPerson(state, actor);
  useEffect(() => {
    if (hurry) client.skip().catch(() => {});
  }, [client, hurry, revision]);

  useEffect(() => client.onNotice(() => tell(table.restored)), [client, table]);
}
