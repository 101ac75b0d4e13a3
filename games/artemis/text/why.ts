import type { Facts, Forbidden } from '@orrery/kernel';
import type { Lang, Params, Voice } from '@orrery/shared';
import { buildingOn, type Colonist, data, type Stock } from '../data/index.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import {
  buildingText,
  capital,
  colonistName,
  directiveText,
  goods,
  listed,
  ownerName,
  theBuilding,
  theExpedition,
  thePlace,
} from './names.ts';
import { isKey, say } from './say.ts';

/** Why an answer is refused: the text of its rule, with the facts of the case. */
export function why(voice: Voice, view: ArtemisView, { rule, facts = {} }: Forbidden): string {
  const { how } = facts;
  const key = how === undefined ? `why.${rule}` : `why.${rule}.${how}`;
  if (!isKey(key)) throw new Error(`No text ${key}`);
  return capital(say(voice.lang, key, { ...facts, ...named(voice, view, facts) }));
}

/** Facts are figures and ids: sentences want names. */
function named(voice: Voice, view: ArtemisView, facts: Facts): Params {
  const { lang } = voice;
  const names: Record<string, string | number> = {};
  const { building, colonist, what, owner } = facts;
  if (building !== undefined) {
    const tile = String(building);
    names['building'] = theBuilding(lang, tile);
    names['text'] = buildingText(lang, tile);
    if (facts['slots'] === undefined) names['slots'] = slots(lang, view, tile);
  }
  if (colonist !== undefined) {
    names['who'] = say(lang, `the.${colonist as Colonist}`);
    names['colonist'] = say(lang, `a.${colonist as Colonist}`);
    names['values'] = dieValues(lang, colonist as Colonist);
  }
  for (const card of ['expedition', 'other']) {
    const id = facts[card];
    if (id !== undefined) names[card] = theExpedition(lang, String(id));
  }
  if (facts['place'] !== undefined) names['place'] = thePlace(lang, String(facts['place']));
  if (facts['card'] !== undefined) names['text'] = directiveText(lang, String(facts['card']));
  if (owner !== undefined) names['player'] = ownerName(voice, Number(owner));
  if (what !== undefined) {
    for (const n of ['cost', 'have']) {
      if (facts[n] !== undefined) names[n] = goods(lang, what as Stock, Number(facts[n]));
    }
  }
  return names;
}

/** The slots of a Building that are still free, as its owner sees it. */
function slots(lang: Lang, { players, focus }: ArtemisView, tile: string): string {
  const own = players[focus?.seat ?? 0]?.buildings.find((one) => one.tile === tile);
  const free = own?.slots.flatMap(({ slot, colonist }) => (colonist === null ? [slot] : []));
  const types = (free ?? buildingOn(tile).slots).map((slot) =>
    slot === 'any' ? say(lang, 'slot.any') : colonistName(lang, slot),
  );
  return listed(lang, types);
}

/** Which dice a colonist goes with, where not with all: "1 or 2". */
const dieValues = (lang: Lang, colonist: Colonist): string => {
  const record = data.colonists.find(({ id }) => id === colonist);
  return listed(lang, (record?.expedition.dieValues ?? []).map(String), 'or');
};
