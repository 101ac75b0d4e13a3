import type { Json, Seat } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import { buildingOn, type Colonist, type Region, type Resource } from '../data/index.ts';
import type { Owner, TileId } from '../rules/state.ts';
import type { ArtemisView } from '../rules/view-types.ts';

/** Names of the places on this board. */
export const at = {
  region: (region: Region): Place => `region:${region}`,
  expedition: (index: number): Place => `expedition:${index}`,
  campDie: (index: number, die: number): Place => `campDie:${index}:${die}`,
  reward: (index: number, reward: number): Place => `reward:${index}:${reward}`,
  tile: (tile: TileId): Place => `tile:${tile}`,
  doorstep: (colonist: Colonist): Place => `doorstep:${colonist}`,
  academy: (colonist: Colonist): Place => `academy:${colonist}`,
  relief: (space: number): Place => `relief:${space}`,
  die: (seat: Seat, rolled: number, value: number): Place => `die:${seat}:${rolled}:${value}`,
  relic: 'relic',
  store: (seat: Seat, what: Resource | 'toolkit' | 'badge'): Place => `store:${seat}:${what}`,
  shelters: (seat: Seat): Place => `shelters:${seat}`,
  building: (seat: Seat, tile: TileId): Place => `building:${seat}:${tile}`,
  colonist: (seat: Seat, place: TileId, colonist: Colonist): Place =>
    `colonist:${seat}:${place}:${colonist}`,
  player: (owner: Owner): Place => `player:${owner}`,
  directive: (card: string): Place => `directive:${card}`,
  event: 'event',
  score: 'score',
  round: 'round',
} as const;

/** A Building whose crew goes on Expeditions for nothing (ART-BASE-08). */
export const isHub = (tile: TileId): boolean =>
  buildingOn(tile).effects.some(({ op }) => op === 'freeExpeditionCrew');

const hubsOf = (view: ArtemisView, seat: Seat): TileId[] =>
  (view.players[seat]?.buildings ?? []).map(({ tile }) => tile).filter(isHub);

const inHubs = (view: ArtemisView, seat: Seat, colonist: Colonist): Place[] =>
  hubsOf(view, seat).map((tile) => at.colonist(seat, tile, colonist));

/** `pioneer@shelters`, or a place alone. */
function placeOf(seat: Seat, choice: string): Place {
  const [who = '', place] = choice.split('@');
  if (place !== undefined) return at.colonist(seat, place, who as Colonist);
  return who === 'shelters' ? at.shelters(seat) : at.building(seat, who);
}

function crewPlaces(view: ArtemisView, seat: Seat, choice: string): Place[] {
  if (choice === 'nobody') return [at.expedition(view.placing?.expedition ?? 0)];
  if (choice === 'pioneers')
    return [at.colonist(seat, 'shelters', 'pioneer'), ...inHubs(view, seat, 'pioneer')];
  const [who = '', from] = choice.split('@');
  return from === 'hub' ? inHubs(view, seat, who as Colonist) : [placeOf(seat, choice)];
}

function pioneerPlaces(view: ArtemisView, seat: Seat, choice: string): Place[] {
  const [shelters = 0, hub = 0] = choice.split(':').map(Number);
  return [
    ...(shelters > 0 ? [at.colonist(seat, 'shelters', 'pioneer')] : []),
    ...(hub > 0 ? inHubs(view, seat, 'pioneer') : []),
  ];
}

function diePlace(seat: Seat, choice: string): Place[] {
  const [rolled, value] = choice.split(':');
  return rolled === 'relic' ? [at.relic] : [at.die(seat, Number(rolled), Number(value))];
}

/** A mixed split has no place of its own: it is a button. */
function splitPlaces(seat: Seat, choice: Json): Place[] {
  const [energy = 0, mineral = 0] = Array.isArray(choice) ? choice.map(Number) : [];
  if (mineral === 0) return [at.store(seat, 'energy')];
  return energy === 0 ? [at.store(seat, 'mineral')] : [];
}

const types = (choice: Json): Colonist[] =>
  Array.isArray(choice) ? [...new Set(choice.map((one) => String(one) as Colonist))] : [];

function trainPlaces(seat: Seat, choice: string): Place[] {
  const [who, to] = choice.split('>');
  return who === undefined || to === undefined
    ? []
    : [placeOf(seat, who), at.academy(to as Colonist)];
}

/** Where an answer is on the board; what only declines or stops is a button. */
export function where(view: ArtemisView, ask: string, choice: Json): readonly Place[] {
  const seat = view.focus?.seat ?? 0;
  const text = typeof choice === 'string' ? choice : JSON.stringify(choice);
  if (text === 'stop' || text === 'decline' || text === 'skip' || text === 'pass') return [];
  switch (ask) {
    case 'placeDieValue':
      return diePlace(seat, text);
    case 'placeDieRegion':
      return [at.region(text as Region)];
    case 'placeDieExpedition':
      return [at.expedition(Number(choice))];
    case 'placeDieCrew':
      return crewPlaces(view, seat, text);
    case 'placeDiePioneers':
      return pioneerPlaces(view, seat, text);
    case 'placeDieFee':
      return [at.store(seat, text as Resource)];
    case 'placeDieMarineTarget':
      return [at.campDie(view.placing?.expedition ?? 0, Number(text.split(':')[0]))];
    case 'placeDieTile':
    case 'droneOutbid':
      return [at.tile(text)];
    case 'placeDieTrainee':
    case 'upkeepMoveWho':
    case 'upkeepMoveWhere':
    case 'toolkitMoveWho':
    case 'toolkitMoveWhere':
    case 'assignColonist':
      return [placeOf(seat, text)];
    case 'staffNewBuilding':
      return [
        ...(view.focus?.tile ? [at.building(seat, view.focus.tile)] : []),
        ...types(choice).map((type) => at.colonist(seat, 'shelters', type)),
      ];
    case 'chooseRelief':
      return [at.relief(Number(choice))];
    case 'chooseReward':
      return [at.reward(view.focus?.expedition ?? 0, Number(choice))];
    case 'chooseResources':
      return splitPlaces(seat, choice);
    case 'train':
      return trainPlaces(seat, text);
    case 'returnCrew':
      return types(choice).length === 0
        ? [at.shelters(seat)]
        : hubsOf(view, seat).map((tile) => at.building(seat, tile));
    case 'buyBuilding':
      return view.focus?.tile ? [at.tile(view.focus.tile)] : [];
    case 'recruitColonist':
      return [at.doorstep(text as Colonist)];
    case 'assaultTarget':
    case 'chooseFirstPlayer':
      return [at.player(Number(choice))];
    case 'activateBuildingWhich':
      return [at.building(seat, text)];
    case 'activateBuildingUse':
      return [at.store(seat, text.split(':')[0] as Resource)];
    case 'chooseWarmed':
      return [at.colonist(seat, 'shelters', text as Colonist)];
    case 'directive':
      return [at.directive(text.slice(text.indexOf(':') + 1))];
    case 'keepRelic':
      return choice === 'pay' ? [at.store(seat, 'energy'), at.relic] : [];
    default:
      return [];
  }
}
