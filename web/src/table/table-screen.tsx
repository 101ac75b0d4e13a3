import type { Seat } from '@orrery/kernel';
import type { TableClient } from '@orrery/table/client';
import { useEffect, useState } from 'react';
import type { LoadedGame } from '../games.ts';
import { useTitle } from '../parts/use-title.ts';
import { Frame } from './frame.tsx';
import { handOn, openState } from './hand-on.ts';
import { TurnNotice } from './hand-over.tsx';
import { useTableState, useVoice, useWishes } from './use-seated.ts';
import { useTelling } from './use-telling.ts';

/** One table as somebody at this screen sees it; what is secret is covered while it is handed on. */
export function TableScreen({
  client,
  game,
}: {
  readonly client: TableClient;
  readonly game: LoadedGame;
}) {
  const state = useTableState(client);
  const voice = useVoice(state.update.seats, client.game);
  const telling = useTelling(client, state);
  useWishes(client, state);
  useTitle(`${game.module.text.title[voice.lang]} – Orrery`);

  const { viewer, secretive, revision } = state.update;
  // Whoever set something going sees it to its end before the screen is handed on.
  const on = telling === null ? handOn(state) : ({ kind: 'stay' } as const);
  const shows = on.kind === 'go' ? on.to : on.kind === 'cover' ? null : viewer;
  // Nothing of the one who hands on stays behind the cover.
  useEffect(() => {
    if (shows !== viewer) client.show(shows).catch(() => {});
  }, [client, shows, viewer]);

  const [told, setTold] = useState(viewer);
  const [turn, setTurn] = useState<{ readonly seat: Seat; readonly at: number } | null>(null);
  if (viewer !== null && viewer !== told) {
    // Who takes a covered screen knows it already.
    setTurn(told === null || secretive.length > 0 ? null : { seat: viewer, at: revision });
    setTold(viewer);
  }

  const next =
    on.kind === 'cover'
      ? {
          seat: on.to,
          name: voice.name(on.to),
          onReady: () => void client.show(on.to).catch(() => {}),
        }
      : null;
  const isOpen = secretive.length === 0;
  return (
    <>
      <Frame
        // Where nobody has secrets, pieces glide on through the hands.
        key={next ? 'covered' : isOpen ? 'open' : `seat ${viewer}`}
        client={client}
        game={game}
        state={next ? openState(state) : state}
        voice={voice}
        telling={telling}
        next={next}
      />
      {turn && <TurnNotice key={turn.at} seat={turn.seat} name={voice.name(turn.seat)} />}
    </>
  );
}
