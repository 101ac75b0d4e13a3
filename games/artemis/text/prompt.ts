import type { Seat } from '@orrery/kernel';
import type { Params, Voice } from '@orrery/shared';
import { data } from '../data/index.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { buildingText, capital, ownerName, theBuilding, theExpedition, thePlace } from './names.ts';
import { isKey, type Key, say } from './say.ts';

function keyOf(ask: string, form: string): Key {
  const key = form === '' ? `ask.${ask}` : `ask.${ask}.${form}`;
  if (!isKey(key)) throw new Error(`No text ${key}`);
  return key;
}

/** Some questions are put in other words when the case is another. */
function formOf(view: ArtemisView, seat: Seat, ask: string): string {
  const { focus } = view;
  switch (ask) {
    case 'placeDieValue':
      return (view.players[seat]?.toolkit ?? 0) > 0 ? 'tools' : '';
    case 'placeDieRegion':
      return view.placing?.relic ? 'relic' : '';
    case 'chooseReward': {
      const ranking = view.expeditions[focus?.expedition ?? -1]?.ranking ?? [];
      if (ranking.length === 1) return 'alone';
      return ranking[0]?.owner === seat ? '' : 'second';
    }
    case 'chooseResources':
      return focus?.splits?.some(([energy, mineral]) => energy > 0 && mineral > 0) ? 'mix' : '';
    case 'directive':
      return focus?.use === 'discard' ? 'discard' : '';
    default:
      return '';
  }
}

/** What the sentences speak of, as far as the view tells it. */
function facts(voice: Voice, view: ArtemisView, seat: Seat, ask: string): Params {
  const { lang } = voice;
  const { focus, placing } = view;
  const expedition = view.expeditions[focus?.expedition ?? -1];
  const value = placing?.value ?? focus?.left ?? 0;
  const target = data.academyTable[value - 1]?.colonist;
  const article = ask === 'assignColonist' ? 'a' : 'the';
  const [energy = 0, mineral = 0] = focus?.splits?.[0] ?? [];
  return {
    player: voice.name(seat),
    round: view.round,
    value,
    tools: view.players[seat]?.toolkit ?? 0,
    space: view.players[seat]?.relief ?? 0,
    left: focus?.left ?? 0,
    price: ask === 'keepRelic' ? data.alienRelic.keepCostEnergy : (focus?.price ?? 0),
    n: energy + mineral,
    // Drone 1 outbids nobody (ART-SOLO-07).
    drone: ownerName({ ...voice, name: () => '' }, 2),
    expedition: expedition ? theExpedition(lang, expedition.card) : '',
    building: focus?.tile ? theBuilding(lang, focus.tile) : '',
    text: focus?.tile ? buildingText(lang, focus.tile) : '',
    colonist: focus?.colonist ? say(lang, `${article}.${focus.colonist}`) : '',
    place: focus?.place ? thePlace(lang, focus.place) : '',
    target: target ? say(lang, `a.${target}`) : '',
  };
}

export function prompt(
  voice: Voice,
  view: ArtemisView,
  { seat, ask }: { readonly seat: Seat; readonly ask: string },
): string {
  const form = view.viewer === seat ? formOf(view, seat, ask) : 'other';
  return capital(say(voice.lang, keyOf(ask, form), facts(voice, view, seat, ask)));
}
