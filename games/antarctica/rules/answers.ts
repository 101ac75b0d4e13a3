import type { Json } from '@orrery/kernel';
import {
  data,
  type DeckId,
  DECKS,
  SHIPYARD_KINDS,
  type ShipyardKind,
  type TrackId,
  TRACKS,
} from '../data/index.ts';

/** How the answers to one question are written, and what is meant by them. */
export interface Codec<A, C extends Json> {
  make(answer: A): C;
  /** What a written answer means; undefined: it is none. */
  read(choice: Json): A | undefined;
}

/** All answers are written once, and found again by their text. */
function tabled<A, C extends string | number>(
  all: readonly A[],
  write: (answer: A) => C,
): Codec<A, C> {
  const meant = new Map<Json, A>(all.map((answer) => [write(answer), answer]));
  return { make: write, read: (choice) => meant.get(choice) };
}

const zones = data.zones.map(({ number }) => number);
/** From the front; people count them from 1. */
const places = Array.from({ length: data.limits.shipsPerZone }, (_, place) => place);
const trackIndexes = [...TRACKS.keys()];
const deckIndexes = [...DECKS.keys()];

/** An answer in one of the three windows of a turn (ANT-TURN-11); tracks and decks by their index. */
export type TurnAnswer =
  | { readonly action: 'moveShip'; readonly zone: number }
  /** No track: none can be advanced on. */
  | { readonly action: 'actBuild'; readonly deck: number; readonly track: number | null }
  | { readonly action: 'actResearch'; readonly track: number }
  | { readonly action: 'playIcebreaker'; readonly zone: number }
  | { readonly action: 'playRapidProgress'; readonly track: number }
  | { readonly action: 'sacrifice'; readonly what: 'cube' | 'ship' }
  /** An own ship on the board; places count from 0. */
  | { readonly action: 'sacrificeAt'; readonly zone: number; readonly place: number }
  | { [A in PlainAction]: { readonly action: A } }[PlainAction];
const PLAIN = [
  'actBuildShip',
  'actRecruit',
  'actNothing',
  'playPlusTwo',
  'playPlaceScientist',
  'endTurn',
] as const;
type PlainAction = (typeof PLAIN)[number];

export type TurnChoice =
  | `moveShip:${number}`
  | `actBuild:${DeckId}`
  | `actBuild:${DeckId}:${TrackId}`
  | `actResearch:${TrackId}`
  | `playIcebreaker:${number}`
  | `playRapidProgress:${TrackId}`
  | `sacrifice:${'cube' | 'ship'}`
  | `sacrifice:${number}:${number}`
  | PlainAction;

const trackId = (track: number): TrackId => TRACKS[track] ?? 'land';
const deckId = (deck: number): DeckId => DECKS[deck] ?? 'basic';

function writeTurn(answer: TurnAnswer): TurnChoice {
  switch (answer.action) {
    case 'moveShip':
    case 'playIcebreaker':
      return `${answer.action}:${answer.zone}`;
    case 'actBuild':
      return answer.track === null
        ? `actBuild:${deckId(answer.deck)}`
        : `actBuild:${deckId(answer.deck)}:${trackId(answer.track)}`;
    case 'actResearch':
    case 'playRapidProgress':
      return `${answer.action}:${trackId(answer.track)}`;
    case 'sacrifice':
      return `sacrifice:${answer.what}`;
    case 'sacrificeAt':
      return `sacrifice:${answer.zone}:${answer.place + 1}`;
    default:
      return answer.action;
  }
}

/** What the windows of a turn may offer, written once: lists of answers are put together from these. */
export const MOVES = zones.map((zone) => writeTurn({ action: 'moveShip', zone }));
export const ICEBREAKERS = zones.map((zone) => writeTurn({ action: 'playIcebreaker', zone }));
export const RAPIDS = trackIndexes.map((track) =>
  writeTurn({ action: 'playRapidProgress', track }),
);
export const RESEARCHES = trackIndexes.map((track) => writeTurn({ action: 'actResearch', track }));
/** Per deck and track. */
export const BUILDS = deckIndexes.map((deck) =>
  trackIndexes.map((track) => writeTurn({ action: 'actBuild', deck, track })),
);
/** Per deck: a build without steps. */
export const BARE_BUILDS = deckIndexes.map((deck) =>
  writeTurn({ action: 'actBuild', deck, track: null }),
);
/** Per zone and place. */
export const SACRIFICES = zones.map((zone) =>
  places.map((place) => writeTurn({ action: 'sacrificeAt', zone, place })),
);

const TURN: readonly TurnAnswer[] = [
  ...zones.flatMap((zone): TurnAnswer[] => [
    { action: 'moveShip', zone },
    { action: 'playIcebreaker', zone },
    ...places.map((place) => ({ action: 'sacrificeAt', zone, place }) as const),
  ]),
  ...trackIndexes.flatMap((track): TurnAnswer[] => [
    { action: 'actResearch', track },
    { action: 'playRapidProgress', track },
  ]),
  ...deckIndexes.flatMap((deck) =>
    [...trackIndexes, null].map((track) => ({ action: 'actBuild', deck, track }) as const),
  ),
  { action: 'sacrifice', what: 'cube' },
  { action: 'sacrifice', what: 'ship' },
  ...PLAIN.map((action): TurnAnswer => ({ action })),
];
const turn = tabled(TURN, writeTurn);

const track = tabled(trackIndexes, trackId);

/** A kind of shipyard card; null: none is taken. */
export type PickChoice = ShipyardKind | 'decline';
const pick: Codec<ShipyardKind | null, PickChoice> = tabled<ShipyardKind | null, PickChoice>(
  [...SHIPYARD_KINDS, null],
  (kind) => kind ?? 'decline',
);

/** An own ship by its zone and place, and where it goes; null: none is moved. */
export interface FreeMove {
  readonly zone: number;
  readonly place: number;
  readonly to: number;
}
export type FreeMoveChoice = `${number}:${number}>${number}` | 'decline';
const writeMove = (move: FreeMove | null): FreeMoveChoice =>
  move === null ? 'decline' : `${move.zone}:${move.place + 1}>${move.to}`;
/** Per zone, place and destination. */
export const FREE_MOVES = zones.map((zone) =>
  places.map((place) => zones.map((to) => writeMove({ zone, place, to }))),
);

const yesNo = tabled<boolean, 'take' | 'decline'>([true, false], (takes) =>
  takes ? 'take' : 'decline',
);

/** How the answers to each question are written and read: nobody else takes them apart. */
export const answers = {
  placeStartShip: tabled(zones, (zone) => zone),
  placeCompensationCube: track,
  beforeMove: turn,
  afterMove: turn,
  afterAction: turn,
  icebreakerTurn: yesNo,
  takeShipyardCard: pick,
  draftShipyardCard: pick,
  eventMoveShip: tabled<FreeMove | null, FreeMoveChoice>(
    [
      null,
      ...zones.flatMap((zone) =>
        places.flatMap((place) => zones.map((to) => ({ zone, place, to }))),
      ),
    ],
    writeMove,
  ),
  eventAdvance: track,
};
export type Ask = keyof typeof answers;
