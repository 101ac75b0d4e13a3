import type { Json } from '@orrery/kernel';
import type { Lang, Voice } from '@orrery/shared';
import { data } from '../data/index.ts';
import { answers, type At, HUB, isAsk, isColonist } from '../rules/answers.ts';
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

const who = (lang: Lang, { colonist, place }: At): string =>
  say(lang, 'of', { what: colonistName(lang, colonist), where: placeName(lang, place) });

function dieOption(lang: Lang, choice: Json): string {
  const { relic, rolled, value } = answers.placeDieValue.read(choice);
  if (relic) return say(lang, 'option.die.relic', { value });
  if (rolled === value) return say(lang, 'option.die', { value });
  return say(lang, 'option.die.changed', { rolled, value, tools: Math.abs(rolled - value) });
}

function expeditionOption(lang: Lang, view: ArtemisView, index: number): string {
  const expedition = view.expeditions[index];
  if (!expedition) return `${index + 1}`;
  const { card, total, difficulty } = expedition;
  return say(lang, 'option.expedition', { name: expeditionName(lang, card), total, difficulty });
}

function crewOption(lang: Lang, choice: Json): string {
  const crew = answers.placeDieCrew.read(choice);
  if (typeof crew === 'string') return say(lang, `option.crew.${crew}`);
  return crew.place === HUB
    ? say(lang, 'option.crew.hub', { what: colonistName(lang, crew.colonist) })
    : who(lang, crew);
}

function pioneersOption(lang: Lang, choice: Json): string {
  const lent = answers.placeDiePioneers.read(choice);
  if ('place' in lent) return who(lang, lent);
  const { shelters, hub } = lent;
  if (hub === 0) return say(lang, 'option.pioneers.shelters', { n: shelters });
  if (shelters === 0) return say(lang, 'option.pioneers.hub', { n: hub });
  return say(lang, 'option.pioneers.both', { shelters, hub });
}

function targetOption(voice: Voice, view: ArtemisView, choice: Json): string {
  const { expedition, die: index, by } = answers.placeDieMarineTarget.read(choice);
  const die = view.expeditions[expedition]?.dice[index];
  const from = die?.value ?? 0;
  const player = ownerName(voice, die?.owner ?? 0);
  return say(voice.lang, 'option.target', { player, from, to: from - by });
}

function tileOption(lang: Lang, view: ArtemisView, tile: string): string {
  const top = view.gantry.find((slot) => slot.tile === tile)?.dice.at(-1)?.value;
  const name = buildingName(lang, tile);
  return top === undefined
    ? say(lang, 'option.tile', { name })
    : say(lang, 'option.tile.over', { name, top });
}

function trainOption(lang: Lang, choice: Json): string {
  const training = answers.train.read(choice);
  if (training === null) return say(lang, 'option.train.decline');
  const to = colonistName(lang, training.to);
  return say(lang, 'option.train', { who: who(lang, training.who), to });
}

function staffOption(lang: Lang, choice: Json): string {
  const crew = answers.staffNewBuilding.read(choice);
  if ('place' in crew) return who(lang, crew);
  return crewName(lang, crew) || say(lang, 'option.staff.nobody');
}

function returnOption(lang: Lang, choice: Json): string {
  const crew = answers.returnCrew.read(choice);
  if (typeof crew === 'string') return buildingName(lang, crew);
  return crew.length === 0
    ? say(lang, 'option.return.none')
    : say(lang, 'option.return', { crew: crewName(lang, crew) });
}

function buyOption(lang: Lang, view: ArtemisView, choice: Json): string {
  const answer = answers.buyBuilding.read(choice);
  if (answer === 'buy') return say(lang, 'option.buy', { price: view.focus?.price ?? 0 });
  return answer === 'decline' ? say(lang, 'option.decline') : buildingName(lang, answer);
}

function recruitOption(lang: Lang, view: ArtemisView, choice: Json): string {
  const colonist = answers.recruitColonist.read(choice);
  if (colonist === 'stop') return say(lang, 'option.recruit.stop');
  const { price } = view.doorstep;
  return say(lang, 'option.recruit', { name: colonistName(lang, colonist), price });
}

function moverOption(lang: Lang, choice: Json): string {
  const mover = answers.upkeepMoveWho.read(choice);
  return mover === null ? say(lang, 'option.move.stop') : who(lang, mover);
}

function moveOption(lang: Lang, choice: Json): string {
  const to = answers.upkeepMoveWhere.read(choice);
  return typeof to === 'string'
    ? say(lang, 'option.move.to', { place: thePlace(lang, to) })
    : say(lang, 'option.move.swap', { who: who(lang, to) });
}

function assaultOption(voice: Voice, view: ArtemisView, choice: Json): string {
  const target = answers.assaultTarget.read(choice);
  if (target === 'skip') return say(voice.lang, 'option.assault.skip');
  // As targets the drones are all the same.
  const drone = view.solo && target >= view.players.length;
  return drone ? say(voice.lang, 'option.assault.drone') : ownerName(voice, target);
}

function activateOption(lang: Lang, choice: Json): string {
  const tile = answers.activateBuildingWhich.read(choice);
  if (tile === 'stop') return say(lang, 'option.activate.stop');
  const name = buildingName(lang, tile);
  return say(lang, 'option.activate', { name, text: buildingText(lang, tile) });
}

function convertOption(lang: Lang, choice: Json): string {
  const { what, n } = answers.activateBuildingUse.read(choice);
  const other = what === 'energy' ? 'mineral' : 'energy';
  return say(lang, 'option.convert', { give: goods(lang, what, n), take: goods(lang, other, n) });
}

function resourcesOption(lang: Lang, choice: Json): string {
  const answer = answers.chooseResources.read(choice);
  return typeof answer === 'string' ? goods(lang, answer, 1) : split(lang, ...answer);
}

function directiveOption(lang: Lang, choice: Json): string {
  const answer = answers.directive.read(choice);
  if (answer === null) return say(lang, 'option.directive.pass');
  const { use, card } = answer;
  return say(lang, `option.directive.${use}`, {
    name: directiveName(lang, card),
    vp: directiveVp(card),
  });
}

/** A button's label for one answer. */
export function option(voice: Voice, view: ArtemisView, ask: string, choice: Json): string {
  const { lang } = voice;
  if (!isAsk(ask)) return JSON.stringify(choice);
  switch (ask) {
    case 'placeDieValue':
      return dieOption(lang, choice);
    case 'placeDieRegion':
      return regionName(lang, answers.placeDieRegion.read(choice));
    case 'placeDieExpedition':
      return expeditionOption(lang, view, answers.placeDieExpedition.read(choice));
    case 'placeDieCrew':
      return crewOption(lang, choice);
    case 'placeDiePioneers':
      return pioneersOption(lang, choice);
    case 'placeDieFee':
      return goods(lang, answers.placeDieFee.read(choice), 1);
    case 'placeDieMarineTarget':
      return targetOption(voice, view, choice);
    case 'placeDieTile':
    case 'droneOutbid':
      return tileOption(lang, view, answers.placeDieTile.read(choice));
    case 'placeDieTrainee':
      return who(lang, answers.placeDieTrainee.read(choice));
    case 'staffNewBuilding':
      return staffOption(lang, choice);
    case 'assignColonist':
      return placeName(lang, answers.assignColonist.read(choice));
    case 'chooseRelief':
      return reliefText(lang, answers.chooseRelief.read(choice));
    case 'chooseReward': {
      const card = view.expeditions[view.focus?.expedition ?? -1]?.card;
      return card ? rewardText(lang, card, answers.chooseReward.read(choice)) : '';
    }
    case 'chooseResources':
      return resourcesOption(lang, choice);
    case 'train':
      return trainOption(lang, choice);
    case 'returnCrew':
      return returnOption(lang, choice);
    case 'buyBuilding':
      return buyOption(lang, view, choice);
    case 'recruitColonist':
      return recruitOption(lang, view, choice);
    case 'upkeepMoveWho':
    case 'toolkitMoveWho':
      return moverOption(lang, choice);
    case 'upkeepMoveWhere':
    case 'toolkitMoveWhere':
      return moveOption(lang, choice);
    case 'assaultTarget':
      return assaultOption(voice, view, choice);
    case 'activateBuildingWhich':
      return activateOption(lang, choice);
    case 'activateBuildingUse':
      return convertOption(lang, choice);
    case 'chooseWarmed': {
      const who = answers.chooseWarmed.read(choice);
      return isColonist(who) ? colonistName(lang, who) : buildingName(lang, who);
    }
    case 'chooseFirstPlayer':
      return voice.name(answers.chooseFirstPlayer.read(choice));
    case 'directive':
      return directiveOption(lang, choice);
    case 'keepRelic':
      return choice === 'pay'
        ? say(lang, 'option.relic.pay', { price: data.alienRelic.keepCostEnergy })
        : say(lang, 'option.relic.giveUp');
  }
}
