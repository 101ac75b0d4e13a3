import type { Json } from '@orrery/kernel';
import type { Lang, Voice } from '@orrery/shared';
import { type Colonist, data, type Region, type Resource } from '../data/index.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import {
  buildingName,
  buildingText,
  colonistName,
  crewName,
  directiveName,
  directiveVp,
  expeditionName,
  goods,
  ownerName,
  placeName,
  regionName,
  reliefText,
  rewardText,
  split,
  thePlace,
} from './names.ts';
import { say } from './say.ts';

/** `pioneer@shelters` in its two parts. */
function colonistAt(choice: string): { colonist: Colonist; place: string } {
  const [colonist = '', place = ''] = choice.split('@');
  return { colonist: colonist as Colonist, place };
}

function who(lang: Lang, choice: string): string {
  const { colonist, place } = colonistAt(choice);
  return say(lang, 'of', {
    what: colonistName(lang, colonist),
    where: placeName(lang, place),
  });
}

/** Two numbers with a colon between. */
function pair(choice: string): [number, number] {
  const [first, second] = choice.split(':').map(Number);
  return [first ?? 0, second ?? 0];
}

const crewOf = (choice: Json): Colonist[] =>
  Array.isArray(choice) ? choice.map((one) => String(one) as Colonist) : [];

function dieOption(lang: Lang, choice: string): string {
  const [rolled, value] = pair(choice);
  if (choice.startsWith('relic')) return say(lang, 'option.die.relic', { value });
  if (rolled === value) return say(lang, 'option.die', { value });
  return say(lang, 'option.die.changed', { rolled, value, tools: Math.abs(rolled - value) });
}

function expeditionOption(lang: Lang, view: ArtemisView, index: number): string {
  const expedition = view.expeditions[index];
  if (!expedition) return `${index + 1}`;
  const { card, total, difficulty } = expedition;
  return say(lang, 'option.expedition', { name: expeditionName(lang, card), total, difficulty });
}

function crewOption(lang: Lang, choice: string): string {
  if (choice === 'nobody') return say(lang, 'option.crew.nobody');
  if (choice === 'pioneers') return say(lang, 'option.crew.pioneers');
  const { colonist, place } = colonistAt(choice);
  return place === 'hub'
    ? say(lang, 'option.crew.hub', { what: colonistName(lang, colonist) })
    : who(lang, choice);
}

function pioneersOption(lang: Lang, choice: string): string {
  const [shelters, hub] = pair(choice);
  if (hub === 0) return say(lang, 'option.pioneers.shelters', { n: shelters });
  if (shelters === 0) return say(lang, 'option.pioneers.hub', { n: hub });
  return say(lang, 'option.pioneers.both', { shelters, hub });
}

function targetOption(voice: Voice, view: ArtemisView, choice: string): string {
  const [index, n] = pair(choice);
  const die = view.expeditions[view.placing?.expedition ?? -1]?.dice[index];
  const from = die?.value ?? 0;
  const player = ownerName(voice, die?.owner ?? 0);
  return say(voice.lang, 'option.target', { player, from, to: from - n });
}

function tileOption(lang: Lang, view: ArtemisView, tile: string): string {
  const top = view.gantry.find((slot) => slot.tile === tile)?.dice.at(-1)?.value;
  const name = buildingName(lang, tile);
  return top === undefined
    ? say(lang, 'option.tile', { name })
    : say(lang, 'option.tile.over', { name, top });
}

function trainOption(lang: Lang, choice: string): string {
  if (choice === 'decline') return say(lang, 'option.train.decline');
  const [from = '', to = ''] = choice.split('>');
  return say(lang, 'option.train', {
    who: who(lang, from),
    to: colonistName(lang, to as Colonist),
  });
}

function moveOption(lang: Lang, choice: string): string {
  return choice.includes('@')
    ? say(lang, 'option.move.swap', { who: who(lang, choice) })
    : say(lang, 'option.move.to', { place: thePlace(lang, choice) });
}

function convertOption(lang: Lang, choice: string): string {
  const [what = '', n = ''] = choice.split(':');
  const other: Resource = what === 'energy' ? 'mineral' : 'energy';
  return say(lang, 'option.convert', {
    give: goods(lang, what as Resource, Number(n)),
    take: goods(lang, other, Number(n)),
  });
}

function directiveOption(lang: Lang, choice: string): string {
  const [use, card] = choice.split(':');
  if (card === undefined) return say(lang, 'option.directive.pass');
  const params = { name: directiveName(lang, card), vp: directiveVp(card) };
  return say(lang, use === 'play' ? 'option.directive.play' : 'option.directive.discard', params);
}

/** A button's label for one answer. */
export function option(voice: Voice, view: ArtemisView, ask: string, choice: Json): string {
  const { lang } = voice;
  const text = typeof choice === 'string' ? choice : JSON.stringify(choice);
  switch (ask) {
    case 'placeDieValue':
      return dieOption(lang, text);
    case 'placeDieRegion':
      return regionName(lang, text as Region);
    case 'placeDieExpedition':
      return expeditionOption(lang, view, Number(choice));
    case 'placeDieCrew':
      return crewOption(lang, text);
    case 'placeDiePioneers':
      return pioneersOption(lang, text);
    case 'placeDieFee':
      return goods(lang, text as Resource, 1);
    case 'placeDieMarineTarget':
      return targetOption(voice, view, text);
    case 'placeDieTile':
    case 'droneOutbid':
      return tileOption(lang, view, text);
    case 'placeDieTrainee':
      return who(lang, text);
    case 'staffNewBuilding':
      return crewName(lang, crewOf(choice)) || say(lang, 'option.staff.nobody');
    case 'assignColonist':
      return placeName(lang, text);
    case 'chooseRelief':
      return reliefText(lang, Number(choice));
    case 'chooseReward': {
      const card = view.expeditions[view.focus?.expedition ?? -1]?.card;
      return card === undefined ? text : rewardText(lang, card, Number(choice));
    }
    case 'chooseResources': {
      const [energy = 0, mineral = 0] = Array.isArray(choice) ? choice.map(Number) : [];
      return split(lang, energy, mineral);
    }
    case 'train':
      return trainOption(lang, text);
    case 'returnCrew': {
      const crew = crewName(lang, crewOf(choice));
      return crew ? say(lang, 'option.return', { crew }) : say(lang, 'option.return.none');
    }
    case 'buyBuilding':
      return choice === 'buy'
        ? say(lang, 'option.buy', { price: view.focus?.price ?? 0 })
        : say(lang, 'option.decline');
    case 'recruitColonist':
      return choice === 'stop'
        ? say(lang, 'option.recruit.stop')
        : say(lang, 'option.recruit', {
            name: colonistName(lang, text as Colonist),
            price: view.focus?.price ?? view.doorstep.price,
          });
    case 'upkeepMoveWho':
    case 'toolkitMoveWho':
      return choice === 'stop' ? say(lang, 'option.move.stop') : who(lang, text);
    case 'upkeepMoveWhere':
    case 'toolkitMoveWhere':
      return moveOption(lang, text);
    case 'assaultTarget':
      return choice === 'skip'
        ? say(lang, 'option.assault.skip')
        : ownerName(voice, Number(choice));
    case 'activateBuildingWhich':
      return choice === 'stop'
        ? say(lang, 'option.activate.stop')
        : say(lang, 'option.activate', {
            name: buildingName(lang, text),
            text: buildingText(lang, text),
          });
    case 'activateBuildingUse':
      return convertOption(lang, text);
    case 'chooseWarmed':
      return colonistName(lang, text as Colonist);
    case 'chooseFirstPlayer':
      return voice.name(Number(choice));
    case 'directive':
      return directiveOption(lang, text);
    case 'keepRelic':
      return choice === 'pay'
        ? say(lang, 'option.relic.pay', { price: data.alienRelic.keepCostEnergy })
        : say(lang, 'option.relic.giveUp');
    default:
      return text;
  }
}
