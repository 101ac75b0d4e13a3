import type { Refused, RuleId } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import type { Voice } from '@orrery/shared';
import type { AnyText } from '../games.ts';
import { refusalsWith } from './picking.ts';
import { type Asked, refusalsAt } from './places.ts';

/** Why not: the sentence for here and now, and the rule behind it. */
export interface Reason {
  readonly rule: RuleId;
  readonly text: string;
}

/** More would be a list to search through. */
const MOST = 3;

/** Why a place does not answer, with what is picked so far; none: no answer was ever there. */
export function reasonsAt(
  asked: Asked,
  refused: readonly Refused[],
  place: Place,
  picked: ReadonlySet<Place>,
  text: AnyText,
  voice: Voice,
): readonly Reason[] {
  const asPiece = refusalsWith(asked, refused, picked, place);
  const there = asPiece.length > 0 ? asPiece : (refusalsAt(asked, refused).get(place) ?? []);
  const reasons = new Map<string, Reason>();
  for (const forbidden of there) {
    const sentence = text.why(voice, asked.view, forbidden);
    if (!reasons.has(sentence)) reasons.set(sentence, { rule: forbidden.rule, text: sentence });
  }
  return [...reasons.values()].slice(0, MOST);
}
