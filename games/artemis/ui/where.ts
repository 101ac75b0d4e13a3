import type { Json, Seat } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import { type Colonist, expeditionCard } from '../data/index.ts';
import { answers, type Ask, type At, HUB, isAsk, isColonist, SHELTERS } from '../rules/answers.ts';
import type { TileId } from '../rules/state.ts';
import type { ArtemisView } from '../rules/view-types.ts';
import { at, homeAt, hubsOf } from './places.ts';

/** Where they are in Hubs: all that lend one are meant alike. */
const inHubs = (view: ArtemisView, seat: Seat, colonist: Colonist): Place[] =>
  hubsOf(view, seat).flatMap((tile) => {
    const { slots = [] } = view.players[seat]?.buildings.find((one) => one.tile === tile) ?? {};
    const there = slots.some((slot) => slot.colonist === colonist);
    return there ? [at.colonist(seat, tile, colonist)] : [];
  });

const colonistAt = (seat: Seat, { colonist, place }: At): Place =>
  at.colonist(seat, place, colonist);

function dieAt(view: ArtemisView, seat: Seat, choice: Json): Place[] {
  const { relic, rolled, value } = answers.placeDieValue.read(choice);
  if (relic) return [at.relic];
  // Faces that are out of reach are not drawn: the die itself tells why.
  const reached = Math.abs(rolled - value) <= (view.players[seat]?.toolkit ?? 0);
  return [at.die(seat, rolled, reached ? value : rolled)];
}

function crewAt(view: ArtemisView, seat: Seat, choice: Json): Place[] {
  const crew = answers.placeDieCrew.read(choice);
  if (crew === 'nobody') return [at.expedition(view.placing?.expedition ?? 0)];
  if (crew === 'pioneers') {
    const sheltered = view.players[seat]?.shelters.pioneer ?? 0;
    const there = sheltered > 0 ? [at.colonist(seat, SHELTERS, 'pioneer')] : [];
    return [...there, ...inHubs(view, seat, 'pioneer')];
  }
  return crew.place === HUB ? inHubs(view, seat, crew.colonist) : [colonistAt(seat, crew)];
}

/** At the Gantry, or as the reward of an Expedition. */
function tileAt(view: ArtemisView, tile: TileId): Place[] {
  const prize = view.expeditions.findIndex(({ building }) => building === tile);
  if (prize < 0) return [at.tile(tile)];
  const rewards = expeditionCard(view.expeditions[prize]?.card ?? '').rewards;
  const reward = rewards.findIndex(({ effects }) =>
    effects.some(({ op }) => op === 'gainCardBuilding'),
  );
  return [at.reward(prize, reward)];
}

/** A mixed split has no place of its own: it is a button. */
function resourcesAt(seat: Seat, choice: Json): Place[] {
  const answer = answers.chooseResources.read(choice);
  if (typeof answer === 'string') return [at.store(seat, answer)];
  const [energy, mineral] = answer;
  if (mineral === 0) return [at.store(seat, 'energy')];
  return energy === 0 ? [at.store(seat, 'mineral')] : [];
}

function trainAt(seat: Seat, choice: Json): Place[] {
  const training = answers.train.read(choice);
  if (training === null) return [];
  const { who, to } = training;
  // Pioneers are never at the Academy.
  return [colonistAt(seat, who), ...(to === 'pioneer' ? [] : [at.academy(to)])];
}

function returnAt(seat: Seat, choice: Json): Place[] {
  const answer = answers.returnCrew.read(choice);
  if (typeof answer === 'string') return [at.building(seat, answer)];
  return answer.length === 0 ? [at.shelters(seat)] : [];
}

function buyAt(view: ArtemisView, choice: Json): Place[] {
  const answer = answers.buyBuilding.read(choice);
  if (answer === 'decline') return [];
  const tile = answer === 'buy' ? (view.focus?.tile ?? null) : answer;
  return tile === null ? [] : [at.tile(tile)];
}

function recruitAt({ doorstep }: ArtemisView, choice: Json): Place[] {
  const colonist = answers.recruitColonist.read(choice);
  if (colonist === 'stop') return [];
  return [doorstep.colonists[colonist] > 0 ? at.doorstep(colonist) : at.region('doorstep')];
}

function moveTo(seat: Seat, choice: Json): Place[] {
  const to = answers.upkeepMoveWhere.read(choice);
  return [typeof to === 'string' ? homeAt(seat, to) : colonistAt(seat, to)];
}

function mover(seat: Seat, choice: Json): Place[] {
  const who = answers.upkeepMoveWho.read(choice);
  return who === null ? [] : [colonistAt(seat, who)];
}

function warmedAt(seat: Seat, choice: Json): Place[] {
  const who = answers.chooseWarmed.read(choice);
  return [isColonist(who) ? at.colonist(seat, SHELTERS, who) : at.building(seat, who)];
}

function directiveAt(choice: Json): Place[] {
  const answer = answers.directive.read(choice);
  return answer === null ? [] : [at.directive(answer.card)];
}

type Finder = (view: ArtemisView, seat: Seat, choice: Json) => readonly Place[];

const FINDERS: Readonly<Record<Ask, Finder>> = {
  placeDieValue: dieAt,
  placeDieRegion: (_view, _seat, choice) => [at.region(answers.placeDieRegion.read(choice))],
  placeDieExpedition: (_view, _seat, choice) => [
    at.expedition(answers.placeDieExpedition.read(choice)),
  ],
  placeDieCrew: crewAt,
  placeDiePioneers(_view, seat, choice) {
    const lent = answers.placeDiePioneers.read(choice);
    return 'place' in lent ? [colonistAt(seat, lent)] : [];
  },
  placeDieFee: (_view, seat, choice) => [at.store(seat, answers.placeDieFee.read(choice))],
  placeDieMarineTarget(_view, _seat, choice) {
    const { expedition, die } = answers.placeDieMarineTarget.read(choice);
    return [at.campDie(expedition, die)];
  },
  placeDieTile: (view, _seat, choice) => tileAt(view, answers.placeDieTile.read(choice)),
  placeDieTrainee: (_view, seat, choice) => [
    colonistAt(seat, answers.placeDieTrainee.read(choice)),
  ],
  staffNewBuilding(_view, seat, choice) {
    const crew = answers.staffNewBuilding.read(choice);
    return 'place' in crew ? [colonistAt(seat, crew)] : [];
  },
  assignColonist: (_view, seat, choice) => [homeAt(seat, answers.assignColonist.read(choice))],
  chooseRelief: (_view, _seat, choice) => [at.relief(answers.chooseRelief.read(choice))],
  chooseReward: (view, _seat, choice) => [
    at.reward(view.focus?.expedition ?? 0, answers.chooseReward.read(choice)),
  ],
  chooseResources: (_view, seat, choice) => resourcesAt(seat, choice),
  train: (_view, seat, choice) => trainAt(seat, choice),
  returnCrew: (_view, seat, choice) => returnAt(seat, choice),
  buyBuilding: (view, _seat, choice) => buyAt(view, choice),
  recruitColonist: (view, _seat, choice) => recruitAt(view, choice),
  upkeepMoveWho: (_view, seat, choice) => mover(seat, choice),
  upkeepMoveWhere: (_view, seat, choice) => moveTo(seat, choice),
  toolkitMoveWho: (_view, seat, choice) => mover(seat, choice),
  toolkitMoveWhere: (_view, seat, choice) => moveTo(seat, choice),
  assaultTarget(_view, _seat, choice) {
    const target = answers.assaultTarget.read(choice);
    return target === 'skip' ? [] : [at.player(target)];
  },
  activateBuildingWhich(_view, seat, choice) {
    const tile = answers.activateBuildingWhich.read(choice);
    return tile === 'stop' ? [] : [at.building(seat, tile)];
  },
  activateBuildingUse: (_view, seat, choice) => [
    at.store(seat, answers.activateBuildingUse.read(choice).what),
  ],
  chooseWarmed: (_view, seat, choice) => warmedAt(seat, choice),
  chooseFirstPlayer: (_view, _seat, choice) => [at.player(answers.chooseFirstPlayer.read(choice))],
  droneOutbid: (view, _seat, choice) => tileAt(view, answers.droneOutbid.read(choice)),
  directive: (_view, _seat, choice) => directiveAt(choice),
  keepRelic: (_view, seat, choice) =>
    answers.keepRelic.read(choice) === 'pay' ? [at.store(seat, 'energy'), at.relic] : [],
};

/** Where an answer is on the board; what only declines or stops is a button. */
export const where = (view: ArtemisView, ask: string, choice: Json): readonly Place[] =>
  isAsk(ask) ? FINDERS[ask](view, view.focus?.seat ?? 0, choice) : [];

const times = (n: number, place: Place): Place[] => Array.from({ length: n }, () => place);

/** Answers that are groups of colonists are picked one by one. */
export function parts(view: ArtemisView, ask: string, choice: Json): readonly Place[] | null {
  const seat = view.focus?.seat ?? 0;
  switch (ask) {
    case 'placeDiePioneers': {
      const lent = answers.placeDiePioneers.read(choice);
      if ('place' in lent) return null;
      return [
        ...times(lent.shelters, at.colonist(seat, SHELTERS, 'pioneer')),
        ...times(lent.hub, at.colonist(seat, HUB, 'pioneer')),
      ];
    }
    case 'staffNewBuilding': {
      const crew = answers.staffNewBuilding.read(choice);
      return 'place' in crew ? null : crew.map((type) => at.colonist(seat, SHELTERS, type));
    }
    case 'returnCrew': {
      const crew = answers.returnCrew.read(choice);
      if (typeof crew === 'string' || crew.length === 0) return null;
      return crew.map((type) => at.crew(view.focus?.expedition ?? 0, type));
    }
    default:
      return null;
  }
}

/** Whether colonists of that type and place are picked one by one now. */
export function picksFrom(
  { focus }: ArtemisView,
  seat: Seat,
  from: 'shelters' | 'hub' | 'crew',
  type: Colonist,
): boolean {
  if (focus?.seat !== seat) return false;
  switch (focus.ask) {
    case 'placeDiePioneers':
      return from !== 'crew' && type === 'pioneer';
    case 'staffNewBuilding':
      return from === 'shelters';
    case 'returnCrew':
      return from === 'crew';
    default:
      return false;
  }
}
