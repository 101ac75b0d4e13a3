import type { Explanation, Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { ArtemisView } from '../../rules/view-types.ts';
import { read } from '../places.ts';
import { BOARD } from './board.tsx';
import { DICE } from './dice.tsx';
import { icon } from './legend.tsx';
import { PLAYERS } from './players.tsx';
import type { Explainer } from './seen.ts';

const EXPLAINERS: Readonly<Record<string, Explainer>> = { ...BOARD, ...PLAYERS, ...DICE, icon };

/** What stands at a place, or what an icon, a die or a heap is; all that is drawn has an explanation. */
export function explain(voice: Voice, view: ArtemisView, place: Place): Explanation | null {
  const { kind, of } = read(place);
  const explainer = Object.hasOwn(EXPLAINERS, kind) ? EXPLAINERS[kind] : undefined;
  return explainer?.({ voice, lang: voice.lang, view }, of) ?? null;
}
