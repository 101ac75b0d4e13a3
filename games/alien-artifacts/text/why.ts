import type { Facts, Forbidden } from '@orrery/kernel';
import type { Lang, Params, Voice } from '@orrery/shared';
import type { ColourId, KindId, TypeId } from '../data/index.ts';
import type { AlienView } from '../rules/view-types.ts';
import {
  capital,
  colourName,
  costName,
  deckName,
  kindsName,
  listed,
  nameOfArtifact,
  nameOfCard,
  nameOfFaction,
  nameOfType,
} from './names.ts';
import { isKey, say } from './say.ts';

/** A fact as a person reads it: ids and seats have names. */
function told({ lang, name }: Voice, fact: string, value: string | number): Params {
  switch (fact) {
    case 'card':
      return { card: nameOfCard(lang, String(value)) };
    case 'artifact':
      return { artifact: nameOfArtifact(lang, String(value)) };
    case 'faction':
      return { faction: nameOfFaction(lang, String(value)) };
    case 'kind':
      return kindWords(lang, value as KindId);
    case 'type':
      return { type: nameOfType(lang, value as TypeId) };
    case 'colour':
      return { colour: colourName(lang, value as ColourId) };
    case 'wanted': {
      const colours = String(value).split(' ') as ColourId[];
      return {
        wanted: listed(
          lang,
          colours.map((one) => colourName(lang, one)),
        ),
      };
    }
    case 'player':
      return { player: name(Number(value)) };
    default:
      return { [fact]: value };
  }
}

const kindWords = (lang: Lang, kind: KindId): Params => ({
  kinds: kindsName(lang, kind),
  deck: deckName(lang, kind),
  a: say(lang, `a.${kind}`),
});

/** What a text costs, where the facts are symbols by colour. */
const costWords = (lang: Lang, { green, blue, red }: Facts): Params =>
  green === undefined ? {} : { cost: costName(lang, [green, blue, red].map(Number)) };

/** Why an answer is refused: `why.<rule>`, or one of its cases where the facts say how. */
export function why(voice: Voice, _view: AlienView, { rule, facts = {} }: Forbidden): string {
  const { how, ...figures } = facts;
  const key = how === undefined ? `why.${rule}` : `why.${rule}.${how}`;
  if (!isKey(key)) return rule;
  const params = Object.entries(figures).map(([fact, value]) => told(voice, fact, value));
  return capital(
    say(voice.lang, key, Object.assign(costWords(voice.lang, facts), ...params) as Params),
  );
}
