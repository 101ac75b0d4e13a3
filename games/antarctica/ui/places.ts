import type { Json, Seat } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import {
  type BuildingId,
  buildings,
  type CardKind,
  DECKS,
  type DeckId,
  type TrackId,
  TRACKS,
  tracks,
} from '../data/index.ts';
import { answers, type FreeMove, type TurnAnswer } from '../rules/answers.ts';
import type { AntarcticaView } from '../rules/view-types.ts';
import { byKind } from './draw.ts';

export const STOCKS = ['staff', 'reserve', 'ship', 'cube', 'discarded'] as const;
export type Stock = (typeof STOCKS)[number];

/** Names of the places on this board, and of what is only explained there. */
export const at = {
  zone: (zone: number): Place => `zone:${zone}`,
  /** People count places from 1. */
  dock: (zone: number, place: number): Place => `dock:${zone}:${place}`,
  building: (zone: number, building: BuildingId): Place => `building:${zone}:${building}`,
  crew: (zone: number, seat: Seat): Place => `crew:${zone}:${seat}`,
  /** Where icebreakers of a zone lie. */
  ice: (zone: number): Place => `ice:${zone}`,
  laid: (zone: number, seat: Seat): Place => `laid:${zone}:${seat}`,
  sun: 'sun',
  deck: (deck: DeckId): Place => `deck:${deck}`,
  track: (track: TrackId): Place => `track:${track}`,
  /** The head of a track, with its research centres. */
  head: (track: TrackId): Place => `head:${track}`,
  space: (track: TrackId, space: number): Place => `space:${track}:${space}`,
  pile: (kind: CardKind): Place => `pile:${kind}`,
  reveal: (kind: CardKind): Place => `reveal:${kind}`,
  card: (seat: Seat, kind: CardKind): Place => `card:${seat}:${kind}`,
  aside: (seat: Seat): Place => `aside:${seat}`,
  stock: (seat: Seat, stock: Stock): Place => `stock:${seat}:${stock}`,
  built: (seat: Seat): Place => `built:${seat}`,
  access: (seat: Seat, building: BuildingId): Place => `access:${seat}:${building}`,
  hand: (seat: Seat): Place => `hand:${seat}`,
  freed: (n: number): Place => `freed:${n}`,
  turn: (step: 'move' | 'act' | 'end' | 'card' | 'sacrifice'): Place => `turn:${step}`,
  end: 'end',
  waiting: (n: number): Place => `waiting:${n}`,
  supply: (building: BuildingId): Place => `supply:${building}`,
  gone: (kind: CardKind): Place => `gone:${kind}`,
} as const;

/** A place taken apart: what kind it is, and what it names. */
export function readPlace(place: Place): {
  readonly kind: string;
  readonly names: readonly string[];
} {
  const [kind = '', ...names] = place.split(':');
  return { kind, names };
}

const trackAt = (index: number): TrackId => TRACKS[index] ?? 'land';
const deckAt = (index: number): DeckId => DECKS[index] ?? 'basic';

/** A closed zone has no docks: there the zone itself is asked about. */
const iceIn = (view: AntarcticaView, zone: number): Place =>
  view.zones[zone]?.open ? at.ice(zone) : at.zone(zone);

/** Buildings of a use in the zone that the ship has reached; none before it has sailed. */
const inTarget = (view: AntarcticaView, building: BuildingId): readonly Place[] => {
  const target = view.turn?.target ?? null;
  return target === null ? [] : [at.building(target, building)];
};

/** Centres of the target zone that lead to a track. */
const centresFor = (view: AntarcticaView, track: TrackId): readonly Place[] => {
  const here = view.zones[view.turn?.target ?? -1]?.buildings ?? [];
  return (tracks[track]?.centres ?? [])
    .filter((centre) => here.includes(centre))
    .flatMap((centre) => inTarget(view, centre));
};

/** An answer at one place. */
function turnAt(view: AntarcticaView, seat: Seat, answer: TurnAnswer): readonly Place[] {
  switch (answer.action) {
    case 'moveShip':
      return [at.zone(answer.zone)];
    case 'actResearch': {
      const track = trackAt(answer.track);
      return [at.head(track), ...centresFor(view, track)];
    }
    case 'actRecruit':
      return inTarget(view, 'camp');
    case 'actBuildShip':
      return inTarget(view, 'shipyard');
    case 'playPlusTwo':
      return [at.card(seat, 'plusTwoScientists')];
    case 'playPlaceScientist':
      return [at.card(seat, 'placeScientist')];
    default:
      return [];
  }
}

/** An answer of two places: the first click narrows what glows, the second answers. */
function turnParts(view: AntarcticaView, seat: Seat, answer: TurnAnswer): readonly Place[] | null {
  const crate = at.stock(seat, 'discarded');
  switch (answer.action) {
    case 'actBuild': {
      const deck = at.deck(deckAt(answer.deck));
      return answer.track === null ? [deck] : [deck, at.track(trackAt(answer.track))];
    }
    case 'playIcebreaker':
      return [at.card(seat, 'icebreaker'), iceIn(view, answer.zone)];
    case 'playRapidProgress':
      return [at.card(seat, 'rapidProgress'), at.track(trackAt(answer.track))];
    case 'sacrifice':
      return [at.stock(seat, answer.what), crate];
    case 'sacrificeAt':
      return [at.dock(answer.zone, answer.place + 1), crate];
    default:
      return null;
  }
}

type Finder<A, R> = (view: AntarcticaView, seat: Seat, answer: A) => R;

/** What its codec cannot read is nowhere. */
const found =
  <A, R>({ read }: { read(choice: Json): A | undefined }, find: Finder<A, R>, none: R) =>
  (view: AntarcticaView, choice: Json): R => {
    const answer = read(choice);
    return answer === undefined ? none : find(view, view.viewer ?? -1, answer);
  };

type Places = readonly Place[];
const NONE: Places = [];

/** Where the ship that was noted second lies now. */
function secondDock({ noted, zones }: AntarcticaView): Places {
  return zones.flatMap(({ ships }, zone) =>
    ships.flatMap(({ id }, i) => (id === noted.second ? [at.dock(zone, i + 1)] : [])),
  );
}

const turn = found(answers.beforeMove, turnAt, NONE);
const onTrack = (_view: AntarcticaView, _seat: Seat, track: number): Places => [
  at.track(trackAt(track)),
];

const WHERE: Readonly<Record<string, (view: AntarcticaView, choice: Json) => Places>> = {
  placeStartShip: found(answers.placeStartShip, (_view, _seat, zone) => [at.zone(zone)], NONE),
  placeCompensationCube: found(answers.placeCompensationCube, onTrack, NONE),
  beforeMove: turn,
  afterMove: turn,
  afterAction: turn,
  icebreakerTurn: found(
    answers.icebreakerTurn,
    (view, _seat, takes) => (takes ? secondDock(view) : NONE),
    NONE,
  ),
  takeShipyardCard: found(
    answers.takeShipyardCard,
    (_view, _seat, kind) => (kind === null ? NONE : [at.pile(kind)]),
    NONE,
  ),
  draftShipyardCard: found(
    answers.draftShipyardCard,
    ({ revealed }, _seat, kind) =>
      kind === null ? NONE : [isRevealed(revealed, kind) ? at.reveal(kind) : at.pile(kind)],
    NONE,
  ),
  eventMoveShip: () => NONE,
  eventAdvance: found(answers.eventAdvance, onTrack, NONE),
} satisfies Record<keyof typeof answers, (view: AntarcticaView, choice: Json) => Places>;

const isRevealed = (revealed: readonly string[], kind: CardKind): boolean =>
  byKind(revealed).some((one) => one.kind === kind);

export const where = (view: AntarcticaView, ask: string, choice: Json): Places =>
  WHERE[ask]?.(view, choice) ?? NONE;

const turnMade = found<TurnAnswer, Places | null>(answers.beforeMove, turnParts, null);
const moved = found<FreeMove | null, Places | null>(
  answers.eventMoveShip,
  (_view, _seat, move) =>
    move === null ? null : [at.dock(move.zone, move.place + 1), at.zone(move.to)],
  null,
);
const MADE: Readonly<Record<string, (view: AntarcticaView, choice: Json) => Places | null>> = {
  beforeMove: turnMade,
  afterMove: turnMade,
  afterAction: turnMade,
  eventMoveShip: moved,
};

export const parts = (view: AntarcticaView, ask: string, choice: Json): Places | null =>
  MADE[ask]?.(view, choice) ?? null;

/** Buildings that cards ask for. */
export const isAsked = (building: BuildingId): boolean =>
  buildings[building]?.use === 'requirement';
