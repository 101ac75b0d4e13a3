import type { Viewer } from '@orrery/kernel';
import type { TableClient } from '@orrery/table/client';
import { useEffect } from 'react';
import type { LoadedGame } from '../games.ts';
import { useTitle } from '../parts/use-title.ts';
import { Frame } from './frame.tsx';
import { HandOver } from './hand-over.tsx';
import { useTelling } from './use-telling.ts';
import { actorOf, isPerson, useTableState, useVoice, useWishes } from './use-seated.ts';

/** One table as somebody at this screen sees it, or the cover while it is handed on. */
export function TableScreen({
  client,
  game,
}: {
  readonly client: TableClient;
  readonly game: LoadedGame;
}) {
  const state = useTableState(client);
  const voice = useVoice(state.update.seats);
  const telling = useTelling(state, game.ui);
  useWishes(client, state);
  useTitle(`${game.module.text.title[voice.lang]} – Orrery`);

  const { viewer, seats, outcome } = state.update;
  const actor = actorOf(state);
  const people = seats.filter((seat) => seat.kind === 'human').length;
  // Whoever set something going sees it to its end before the screen is handed on.
  const passes = people > 1 && outcome === null && telling === null && actor !== viewer;
  const next: Viewer = passes && isPerson(state, actor) ? actor : null;

  // Nothing of the one who hands on stays behind the cover.
  useEffect(() => {
    if (next !== null && viewer !== null) client.show(null).catch(() => {});
  }, [client, next, viewer]);

  if (next !== null)
    return (
      <HandOver
        name={voice.name(next)}
        seat={next}
        onReady={() => client.show(next).catch(() => {})}
      />
    );
  return (
    <Frame
      key={viewer ?? 'open'}
      client={client}
      game={game}
      state={state}
      voice={voice}
      telling={telling}
    />
  );
}
