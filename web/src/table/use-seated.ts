import type { Seat } from '@orrery/kernel';
import type { Lang, Voice } from '@orrery/shared';
import type { Seating, TableClient, TableState, TakeBack } from '@orrery/table/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useLang, useWords } from '../i18n/index.ts';
import { seatNames } from '../names.ts';
import { tell } from '../parts/note-store.ts';
import { usePreferences } from '../preferences.ts';
import type { Extras } from './extras.ts';
import { handOversBefore, seatsAt, type Sitters } from './seats-at.ts';

export function useTableState(client: TableClient): TableState {
  return useSyncExternalStore(
    (changed) => client.subscribe(changed),
    () => client.state(),
  );
}

function voiceOf(seats: readonly Seating[], game: string, lang: Lang): Voice {
  const names = seatNames(seats, lang, game);
  return { lang, name: (seat: Seat) => names[seat] ?? '' };
}

export function useVoice(seats: readonly Seating[], game: string): Voice {
  const lang = useLang();
  return useMemo(() => voiceOf(seats, game, lang), [seats, game, lang]);
}

const NONE: readonly TakeBack[] = [];

/** One voice as long as the same people sit there: what it has said need not be said again. */
export function voicesAt(
  { game, seats, handOvers }: Sitters,
  lang: Lang,
  takeBacks = NONE,
): Extras['voiceAt'] {
  const known = new Map<number, Voice>();
  return (index, takenBack) => {
    const then =
      takenBack === undefined ? handOvers : handOversBefore(handOvers, takeBacks, takenBack);
    const passed = then.filter(({ seq }) => seq <= index).length;
    const voice =
      known.get(passed) ?? voiceOf(seatsAt({ seats, handOvers: then }, index), game, lang);
    known.set(passed, voice);
    return voice;
  };
}

/** With the names of whoever sat there after so many answers. */
export function useVoicesAt(
  { game, seats, handOvers }: Sitters,
  takeBacks = NONE,
): Extras['voiceAt'] {
  const lang = useLang();
  return useMemo(
    () => voicesAt({ game, seats, handOvers }, lang, takeBacks),
    [game, seats, handOvers, lang, takeBacks],
  );
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
