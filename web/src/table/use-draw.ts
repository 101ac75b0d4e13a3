import type { Json } from '@orrery/kernel';
import type { DrawProps, Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { Preview, TableState } from '@orrery/table/client';
import { useMemo } from 'react';
import type { AnyGameUi } from '../games.ts';
import { Places } from './picking.ts';
import type { Beat } from './telling.ts';
import type { Choosing } from './use-choosing.ts';
import { useBrought } from './use-previews.ts';

const NOWHERE: ReadonlySet<Place> = new Set();

/** What all drawings are handed. They are drawn again only when something of it has changed. */
export function useDraw({
  state,
  ui,
  voice,
  choosing,
  pointed,
  preview: previewed,
  past,
  named,
  hovered,
  touch,
  glow = NOWHERE,
}: {
  readonly state: TableState;
  readonly ui: AnyGameUi;
  readonly voice: Voice;
  readonly choosing: Choosing;
  /** The answer that is pointed at. */
  readonly pointed: Json | null;
  /** What the answer that is pointed at or picked would bring. */
  readonly preview: Preview | undefined;
  /** What is shown instead of the table as it is. */
  readonly past: Beat | null;
  /** A view with the names that were given; that of the state has them. */
  readonly named: (view: unknown) => unknown;
  /** Places of a line of the log that is pointed at. */
  readonly hovered: ReadonlySet<Place> | null;
  readonly touch: (place: Place) => void;
  /** Places that shine although they answer nothing. */
  readonly glow?: ReadonlySet<Place> | undefined;
}): DrawProps<unknown> {
  const { update, fresh } = state;
  const { viewer: me, asked } = update;
  const { previews, places, placesOf, lit: litNow, picked: pickedNow } = choosing;
  const brings = useBrought(previews, places, ui, voice.lang, state);
  const shining = useMemo(
    () => (glow.size === 0 ? litNow : new Places([...litNow, ...glow], pickedNow)),
    [litNow, pickedNow, glow],
  );
  const [lit, picked] = past ? [NOWHERE, NOWHERE] : [shining, pickedNow];
  const justTouched = useMemo(() => {
    const events = past?.events ?? fresh.flatMap((step) => step.events);
    return new Set(events.flatMap((event) => ui.touched(event)));
  }, [past, fresh, ui]);
  const answered = useMemo(
    () => (pointed === null ? null : placesOf(pointed)),
    [pointed, placesOf],
  );
  const traced = hovered ?? answered ?? justTouched;
  const view = useMemo(() => (past ? named(past.view) : update.view), [past, named, update.view]);
  const preview = useMemo(
    () => (past || !previewed?.view ? null : named(previewed.view)),
    [past, previewed, named],
  );
  return useMemo(
    () => ({
      view,
      preview,
      me,
      lang: voice.lang,
      name: voice.name,
      asked: asked && { seat: asked.seat, ask: asked.ask },
      lit,
      picked,
      traced,
      brings,
      touch,
    }),
    [view, preview, me, voice, asked, lit, picked, traced, brings, touch],
  );
}
