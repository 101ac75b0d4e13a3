import type { Explanation, Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { AntarcticaView } from '../../rules/view-types.ts';
import { readPlace } from '../places.ts';
import { CARDS } from './cards.tsx';
import type { Explained } from './case.tsx';
import { PLAYERS } from './players.tsx';
import { ZONES } from './zones.tsx';

const KINDS: Readonly<Record<string, Explained>> = { ...ZONES, ...CARDS, ...PLAYERS };

/** What stands at a place; all that is drawn has an explanation. */
export function explain(voice: Voice, view: AntarcticaView, place: Place): Explanation | null {
  const { kind, names } = readPlace(place);
  return KINDS[kind]?.({ voice, view, names }) ?? null;
}
