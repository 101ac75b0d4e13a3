import type { Forbidden } from '@orrery/kernel';
import type { Voice } from '@orrery/shared';
import type { BuildingId, CardKind, DeckId, TrackId } from '../data/index.ts';
import type { AntarcticaView } from '../rules/view-types.ts';
import { aBuilding, aCard, capital, deckName, theTrack } from './names.ts';
import { isKey, say } from './say.ts';

/** A fact as a person reads it: ids and seats have names. */
function told({ lang, name }: Voice, fact: string, value: string | number): string | number {
  switch (fact) {
    case 'building':
    case 'other':
      return aBuilding(lang, value as BuildingId);
    case 'track':
      return theTrack(lang, value as TrackId);
    case 'kind':
      return aCard(lang, value as CardKind);
    case 'deck':
      return deckName(lang, value as DeckId);
    case 'player':
      return name(Number(value));
    default:
      return value;
  }
}

/** Why an answer is refused: `why.<rule>`, or one of its cases where the facts say how. */
export function why(voice: Voice, _view: AntarcticaView, { rule, facts = {} }: Forbidden): string {
  const { how, ...figures } = facts;
  const key = how === undefined ? `why.${rule}` : `why.${rule}.${how}`;
  if (!isKey(key)) return rule;
  const entries = Object.entries(figures).map(([fact, value]) => [fact, told(voice, fact, value)]);
  return capital(say(voice.lang, key, Object.fromEntries(entries)));
}
