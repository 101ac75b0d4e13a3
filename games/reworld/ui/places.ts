import type { Json, Seat } from '@orrery/kernel';
import type { Place } from '@orrery/kit';
import { type Letter, type Officer, ring } from '../data/index.ts';
import {
  answers,
  type ChapterOneAnswer,
  type ChapterTwoAnswer,
  type LoadAnswer,
} from '../rules/answers.ts';
import type { ReworldEvent } from '../rules/events.ts';
import type { Dock, ModuleId, PortId, Row } from '../rules/state.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { moduleOf, portId } from '../text/components.ts';

export const ROW_KINDS = ['defense', 'shuttles', 'satellites'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** Names of the places on this board, and of what is only explained there. */
export const at = {
  port: (port: PortId): Place => `port:${port}`,
  post: (port: PortId): Place => `post:${port}`,
  ring: 'ring',
  admiral: 'admiral',
  leave: 'leave',
  round: 'round',
  bag: 'bag',
  setAside: 'setAside',
  /** The n-th card of its type in one's hand. */
  card: (type: number, n: number): Place => `card:${type}#${n}`,
  cardKind: (type: number): Place => `card:${type}`,
  top: (card: number): Place => `top:${card}`,
  hand: (seat: Seat): Place => `hand:${seat}`,
  dock: (seat: Seat, dock: number): Place => `dock:${seat}:${dock}`,
  /** A module by its place on a dock; the outermost is 1. */
  slot: (seat: Seat, dock: number, place: number): Place => `slot:${seat}:${dock}:${place}`,
  city: (seat: Seat, letter: Letter): Place => `city:${seat}:${letter}`,
  row: (seat: Seat, row: RowKind): Place => `${row}:${seat}`,
  unit: (unit: ModuleId): Place => `unit:${unit}`,
  depart: 'depart',
  ship: (ship: string): Place => `ship:${ship}`,
  mothership: (row: Row): Place => `mothership:${row}`,
  module: (id: ModuleId): Place => `module:${id}`,
  score: (seat: Seat): Place => `score:${seat}`,
  ships: (seat: Seat): Place => `ships:${seat}`,
  holder: 'holder',
} as const;

/** A place taken apart: what kind it is, and what it names; which of several equal cards never matters. */
export function readPlace(place: Place): {
  readonly kind: string;
  readonly names: readonly string[];
} {
  const [kind = '', ...names] = (place.split('#', 1)[0] ?? '').split(':');
  return { kind, names };
}

/** Where the module that a launch is about lies; a shuttle behind a unit is found at both. */
function launched(view: ReworldView, seat: Seat, answer: ChapterTwoAnswer): readonly Place[] {
  if (answer.action === 'pass') return [];
  const { action, dock } = answer;
  if (action === 'module') return [slotOr(view, seat, dock, answer.place)];
  const modules = view.players[seat]?.docks[dock - 1] ?? [];
  if (action === 'transportShuttleViaUnit') return [at.slot(seat, dock, 1), at.slot(seat, dock, 2)];
  const outer = modules.at(-1);
  const behind =
    outer !== undefined && moduleOf(outer).kind === 'builder' && action !== 'sacrificeUnit';
  return [slotOr(view, seat, dock, behind ? 2 : 1)];
}

/** A module on a dock, or the dock itself where there is none. */
function slotOr(view: ReworldView, seat: Seat, dock: Dock, place: number): Place {
  const n = view.players[seat]?.docks[dock - 1]?.length ?? 0;
  return place <= n ? at.slot(seat, dock, place) : at.dock(seat, dock);
}

function loaded(view: ReworldView, seat: Seat, answer: LoadAnswer): readonly Place[] {
  if (answer.action === 'stop') return [at.depart];
  const place = answer.action === 'module' ? answer.place : 1;
  return [slotOr(view, seat, answer.dock, place)];
}

function inChapterOne(_: ReworldView, _seat: Seat, answer: ChapterOneAnswer): readonly Place[] {
  if (answer.action === 'acquireModulePort') return [at.port(portId(answer.port))];
  return [answer.action === 'takeAdmiral' ? at.admiral : at.leave];
}

/** Cities where a mission scores the same are one answer: it is found at each of them. */
function missionCities({ worths }: ReworldView, seat: Seat, letter: Letter): readonly Place[] {
  const worth = worths?.find((one) => one.letter === letter)?.points;
  const same = worths?.filter(({ points }) => points === worth) ?? [];
  return worth === undefined
    ? [at.city(seat, letter)]
    : same.map((one) => at.city(seat, one.letter));
}

/** Cards that are not paid do not lie in the tray; their docks are always there. */
const tops = ({ payment }: ReworldView, seat: Seat, card: Officer): readonly Place[] => [
  ...(payment?.cards.includes(card) ? [at.top(card)] : []),
  at.dock(seat, card),
];

type Finder<A> = (view: ReworldView, seat: Seat, answer: A) => readonly Place[];

/** Where the answers to one question are; what its codec cannot read is nowhere. */
const found =
  <A>({ read }: { read(choice: Json): A | undefined }, find: Finder<A>): Finder<Json> =>
  (view, seat, choice) => {
    const answer = read(choice);
    return answer === undefined ? [] : find(view, seat, answer);
  };

const WHERE: Readonly<Record<string, Finder<Json>>> = {
  chapterOneTurn: found(answers.chapterOneTurn, inChapterOne),
  acquireModuleCards: () => [],
  acquireModuleTop: found(answers.acquireModuleTop, tops),
  chapterTwoTurn: found(answers.chapterTwoTurn, launched),
  missionCity: found(answers.missionCity, missionCities),
  transportLoad: found(answers.transportLoad, loaded),
  transportUnit: found(answers.transportUnit, (_view, _seat, unit) => [at.unit(unit)]),
  transportCity: found(answers.transportCity, (_view, seat, letter) => [at.city(seat, letter)]),
} satisfies Record<keyof typeof answers, Finder<Json>>;

export const where = (view: ReworldView, ask: string, choice: Json): readonly Place[] =>
  WHERE[ask]?.(view, view.viewer ?? -1, choice) ?? [];

/** Paying is putting cards of one's hand together. */
export function parts(_view: ReworldView, ask: string, choice: Json): readonly Place[] | null {
  const cards = ask === 'acquireModuleCards' ? answers.acquireModuleCards.read(choice) : undefined;
  return cards?.map(at.cardKind) ?? null;
}

/** The officers of cards that are picked, in the order of their types. */
export const pickedCards = (picked: ReadonlySet<Place>): readonly Officer[] =>
  [...picked]
    .map(readPlace)
    .flatMap(({ kind, names }) => (kind === 'card' ? [Number(names[0]) as Officer] : []))
    .sort((a, b) => a - b);

export function touched(event: ReworldEvent): readonly Place[] {
  switch (event.type) {
    case 'roundStarted':
      return [at.round];
    case 'handDealt':
      return [at.hand(event.seat)];
    case 'moduleAcquired':
      return [at.port(event.port), at.post(event.port), at.slot(event.seat, event.top, 1)];
    case 'admiralTaken':
      return [at.admiral];
    case 'roundLeft':
      return [at.leave, at.hand(event.seat)];
    case 'roundEnded':
      return ring.map(at.port);
    case 'terrabotLaunched':
      return [at.dock(event.seat, event.dock), at.city(event.seat, event.city)];
    case 'defenseRaised':
      return [at.dock(event.seat, event.dock), at.row(event.seat, 'defense')];
    case 'shuttleLaunched':
    case 'unitLoaded':
    case 'unitSacrificed':
      return [at.dock(event.seat, event.dock)];
    case 'unitPlaced':
      return [at.city(event.seat, event.city)];
    case 'unitLost':
      return [at.unit(event.unit)];
    case 'shuttleParked':
      return [at.row(event.seat, 'shuttles')];
    case 'missionScored':
      return [
        at.dock(event.seat, event.dock),
        at.row(event.seat, 'satellites'),
        ...(event.city === null ? [] : [at.city(event.seat, event.city)]),
      ];
    case 'shipClaimed':
      return [at.ship(event.ship)];
    case 'rowScored':
      return [at.mothership(event.row)];
    case 'chapterTwoStarted':
    case 'gameEnded':
      return [];
  }
}
