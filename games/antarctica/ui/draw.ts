import type { DrawProps } from '@orrery/kit';
import type { Lang } from '@orrery/shared';
import type { CardKind } from '../data/index.ts';
import type { AntarcticaView, CountView } from '../rules/view-types.ts';
import { otherCard } from '../text/names.ts';
import { say } from '../text/say.ts';

export type Draw = DrawProps<AntarcticaView>;

/** The table with the answer that is pointed at, as far as that is certain. */
export const ahead = ({ view, preview }: Draw): AntarcticaView => preview ?? view;

const NOWHERE: Draw['lit'] = new Set();
/** Nothing of it answers now. */
export const unlit = (draw: Draw): Draw => ({ ...draw, lit: NOWHERE });

/** How a zone stands; closed ones are not counted. */
export const zoneCount = ({ counts }: AntarcticaView, zone: number): CountView | undefined =>
  counts.find(({ count }) => count.kind === 'zone' && count.zone === zone);

export const trackCount = ({ counts }: AntarcticaView, track: string): CountView | undefined =>
  counts.find(({ count }) => count.kind === 'track' && count.track === track);

export const heapCount = (
  { counts }: AntarcticaView,
  kind: 'asterisks' | 'discarded',
): CountView | undefined => counts.find(({ count }) => count.kind === kind);

/** Like cards lie together: kinds in their order, and how many of each. */
export function byKind(
  cards: readonly string[],
): readonly { readonly kind: CardKind; readonly n: number }[] {
  const found = new Map<CardKind, number>();
  for (const card of cards) {
    const { kind } = otherCard(card);
    found.set(kind, (found.get(kind) ?? 0) + 1);
  }
  return [...found].map(([kind, n]) => ({ kind, n }));
}

/** A name and what is to be said of it. */
export const labelled = (lang: Lang, label: string, text: string | number): string =>
  say(lang, 'ui.labelled', { label, text });
