import type { Json, RuleId, Seat } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import { type Colonist, COLONISTS, type Region, RESOURCES } from '../data/index.ts';
import type { ArtemisEvent } from '../rules/events.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { at, isHub } from './places.ts';

type Meaning = { readonly choice: Json } | { readonly rule: RuleId } | null;
const rule = (id: RuleId): Meaning => ({ rule: id });
const isResource = (what: string): boolean => RESOURCES.some((one) => one === what);

/** The rule that speaks of a region when it is not being chosen. */
const REGION_RULES: Readonly<Record<Region, RuleId>> = {
  basecamp: 'ART-BASE-01',
  vents: 'ART-EXPO-01',
  quarry: 'ART-EXPO-01',
  gantry: 'ART-GANT-01',
  doorstep: 'ART-HIRE-01',
  academy: 'ART-TRAIN-01',
  outfitter: 'ART-OUTF-01',
};

/** The rule that speaks of a place, whatever is asked. */
const SPEAKING: Readonly<Record<string, RuleId>> = {
  expedition: 'ART-EXP-02',
  campDie: 'ART-BASE-05',
  reward: 'ART-EXP-04',
  tile: 'ART-BUY-02',
  doorstep: 'ART-HIRE-01',
  academy: 'ART-TRAIN-01',
  relief: 'ART-REL-01',
  die: 'ART-PLACE-03',
  relic: 'ART-RELIC-04',
  store: 'ART-GEN-04',
  shelters: 'ART-UPK-08',
  building: 'ART-GEN-07',
  colonist: 'ART-GEN-10',
  player: 'ART-UPK-09',
  directive: 'ART-DIR-02',
  event: 'ART-RES-02',
  score: 'ART-GEN-02',
  round: 'ART-GEN-01',
};

/** The region a smaller place lies in: while one is chosen, that is what is meant. */
const REGION_OF: Readonly<Record<string, Region>> = {
  expedition: 'basecamp',
  campDie: 'basecamp',
  reward: 'basecamp',
  tile: 'gantry',
  doorstep: 'doorstep',
  academy: 'academy',
};

/** What a colonist or a place of one's own colony would have answered. */
function meantByColony(
  view: ArtemisView,
  ask: string,
  place: string,
  colonist?: Colonist,
): Meaning {
  switch (ask) {
    case 'placeDieTrainee':
    case 'upkeepMoveWho':
    case 'toolkitMoveWho':
      return colonist === undefined ? null : { choice: `${colonist}@${place}` };
    case 'upkeepMoveWhere':
    case 'toolkitMoveWhere':
      return { choice: colonist === undefined ? place : `${colonist}@${place}` };
    case 'assignColonist':
      return { choice: place };
    case 'placeDieCrew':
    case 'placeDiePioneers':
      return colonist === undefined ? null : meantByCrew(ask, place, colonist);
    case 'staffNewBuilding':
      return place === 'shelters' && colonist !== undefined
        ? { choice: [colonist] }
        : rule('ART-GEN-09');
    case 'activateBuildingWhich':
      return place === 'shelters' ? null : { choice: place };
    case 'chooseWarmed':
      return place === 'shelters' && colonist !== undefined
        ? { choice: colonist }
        : rule('ART-UPK-08');
    case 'train':
      return colonist === undefined ? null : training(`${colonist}@${place}`, inSupply(view));
    case 'returnCrew':
      return rule('ART-EXP-10');
    default:
      return null;
  }
}

/** Crews leave from the Shelters or from a Hub, no other Building (ART-BASE-08). */
function meantByCrew(ask: string, place: string, colonist: Colonist): Meaning {
  if (place !== 'shelters' && !isHub(place)) return rule('ART-BASE-08');
  if (ask === 'placeDieCrew') {
    const from = place === 'shelters' ? 'shelters' : 'hub';
    return { choice: colonist === 'pioneer' ? 'pioneers' : `${colonist}@${from}` };
  }
  return colonist === 'pioneer' && place === 'shelters' ? { choice: '1:0' } : rule('ART-BASE-02');
}

const training = (who: string, to: Colonist): Meaning => ({ choice: `${who}>${to}` });
/** A type that the Academy still has, if any. */
const inSupply = ({ academy }: ArtemisView): Colonist =>
  COLONISTS.find((type) => academy.supply[type] > 0) ?? 'engineer';

function meantByPlace(view: ArtemisView, ask: string, place: Place): Meaning {
  const [kind = '', a = '', b = '', c] = place.split(':');
  const around = REGION_OF[kind];
  if (ask === 'placeDieRegion' && around !== undefined) return { choice: around };
  switch (kind) {
    case 'region':
      return ask === 'placeDieRegion' ? { choice: a } : rule(REGION_RULES[a as Region]);
    case 'expedition':
      return ask === 'placeDieExpedition' ? { choice: Number(a) } : null;
    case 'campDie':
      if (ask !== 'placeDieMarineTarget') return null;
      return Number(a) === view.placing?.expedition ? { choice: `${b}:1` } : rule('ART-BASE-05');
    case 'tile':
      if (ask === 'buyBuilding') return rule('ART-BUY-01');
      return ask === 'placeDieTile' || ask === 'droneOutbid' ? { choice: a } : null;
    case 'doorstep':
      return ask === 'recruitColonist' ? { choice: a } : null;
    case 'academy':
      return ask === 'train' ? training('pioneer@shelters', a as Colonist) : null;
    case 'player':
      return ask === 'assaultTarget' ? { choice: Number(a) } : null;
    case 'store': {
      const changed = ask === 'activateBuildingUse' && Number(a) === view.focus?.seat;
      return changed && isResource(b) ? { choice: `${b}:1` } : null;
    }
    case 'relief':
      return ask === 'chooseRelief' ? { choice: Number(a) } : null;
    case 'die':
      return ask === 'placeDieValue' && Number(a) === view.focus?.seat
        ? { choice: `${b}:${c ?? b}` }
        : rule('ART-PLACE-02');
    case 'shelters':
    case 'building':
    case 'colonist': {
      const foreign = Number(a) !== view.focus?.seat;
      const place = kind === 'shelters' ? 'shelters' : b;
      return foreign ? null : meantByColony(view, ask, place, c as Colonist | undefined);
    }
    case 'directive':
      return ask === 'directive' ? { choice: `${view.focus?.use ?? 'play'}:${a}` } : null;
    default:
      return null;
  }
}

/** For a click at a place that is not lit: the answer it would have meant, or the rule of it. */
export function meant(view: ArtemisView, ask: string, place: Place): Meaning {
  const meaning = meantByPlace(view, ask, place);
  if (meaning) return meaning;
  const id = SPEAKING[place.split(':')[0] ?? ''];
  return id === undefined ? null : rule(id);
}

const home = (seat: Seat, place: string): Place =>
  place === 'shelters' ? at.shelters(seat) : at.building(seat, place);
const stores = ['energy', 'mineral', 'toolkit', 'badge'] as const;

/** What an event touched; Expeditions are known there by their card only, so Basecamp is told. */
export function touched(event: ArtemisEvent): readonly Place[] {
  switch (event.type) {
    case 'boardPrepared':
      return [at.event, at.round];
    case 'expeditionsReshuffled':
    case 'expeditionResolved':
    case 'dieTurnedDown':
      return [at.region('basecamp')];
    case 'rewardTaken':
      return [at.region('basecamp'), at.player(event.seat)];
    case 'firstPlayerChosen':
      return [at.player(event.first)];
    case 'diceRolled':
    case 'dieSetAside':
      return [at.player(event.owner)];
    case 'diePlaced':
      return [event.tile === null ? at.region(event.region) : at.tile(event.tile)];
    case 'eventCarriedOut':
      return [at.event];
    case 'crewReturned':
      return [at.shelters(event.seat)];
    case 'harvested':
    case 'dieExposed':
      return [at.region(event.region), at.player(event.owner)];
    case 'purchaseDeclined':
    case 'purchaseMissed':
      return [at.tile(event.tile)];
    case 'buildingBought':
      return [at.region('gantry'), at.building(event.owner, event.tile)];
    case 'buildingWon':
    case 'buildingStaffed':
    case 'buildingActivated':
      return [at.building(event.seat, event.tile)];
    case 'colonistRecruited':
      return [at.doorstep(event.colonist)];
    case 'colonistsHired':
      return [at.region('doorstep'), at.player(event.owner)];
    case 'colonistDrawn':
    case 'colonistFrozen':
    case 'sheltersHeated':
      return [at.shelters(event.seat)];
    case 'colonistPlaced':
      return [home(event.seat, event.place)];
    case 'colonistTrained':
      return [at.academy(event.to)];
    case 'trainingMissed':
      return [at.region('academy')];
    case 'reliefAdvanced':
    case 'reliefTaken':
      return [at.relief(event.space)];
    case 'colonistMoved':
      return [home(event.seat, event.from), home(event.seat, event.to)];
    case 'colonistsSwapped':
      return [home(event.seat, event.onePlace), home(event.seat, event.otherPlace)];
    case 'assaulted':
      return [at.player(event.seat), at.player(event.target)];
    case 'relicTaken':
    case 'relicKept':
    case 'relicGivenUp':
      return [at.relic];
    case 'directiveDrawn':
    case 'directivePlayed':
    case 'directiveDiscarded':
      return event.card === null ? [at.player(event.seat)] : [at.directive(event.card)];
    case 'gained':
    case 'lost': {
      const what = stores.find((one) => one === event.what);
      return [what === undefined ? at.score : at.store(event.seat, what)];
    }
    case 'scored':
    case 'gameEnded':
      return [at.score];
  }
}
