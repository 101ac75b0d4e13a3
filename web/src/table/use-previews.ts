import type { Json } from '@orrery/kernel';
import type { Brought, Place } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import type { TableClient, TableState } from '@orrery/table/client';
import { useEffect, useMemo, useState } from 'react';
import type { AnyGameUi } from '../games.ts';
import { broughtAt, keyOf, type Previews } from './previews.ts';

const NONE: Previews = new Map();

/** What each answer would bring: asked once for every question. */
export function usePreviews(
  client: TableClient,
  { update }: TableState,
  options: readonly Json[],
): Previews {
  const { revision } = update;
  const asks = options.length > 0;
  const [known, setKnown] = useState<{ revision: number; previews: Previews }>();
  useEffect(() => {
    if (!asks) return;
    let wanted = true;
    client.previews().then(
      (all) => {
        if (!wanted) return;
        const previews = new Map(all.map((preview) => [keyOf(preview.choice), preview]));
        setKnown({ revision, previews });
      },
      // The table has moved on, or is away: nothing is told beforehand.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [client, revision, asks]);
  return known?.revision === revision ? known.previews : NONE;
}

const NOTHING: ReadonlyMap<Place, Brought> = new Map();

/** The same by place, in short words. */
export function useBrought(
  previews: Previews,
  places: ReadonlyMap<Place, readonly Json[]>,
  ui: AnyGameUi,
  lang: Lang,
  { update }: TableState,
): ReadonlyMap<Place, Brought> {
  const { viewer: me, view, scores } = update;
  return useMemo(() => {
    if (me === null || previews.size === 0) return NOTHING;
    const points = scores[me]?.total ?? 0;
    return broughtAt(places, previews, { ui, lang, me, view, points });
  }, [previews, places, ui, lang, me, view, scores]);
}
