import type { Json, RuleId, Seat } from '@orrery/kernel';
import { ring } from '../data/index.ts';
import type { ReworldEvent } from '../rules/events.ts';
import type { Letter, ModuleId, Officer, PortId, Row } from '../rules/state.ts';
import type { ReworldView } from '../rules/view-types.ts';
import { moduleOf } from '../text/components.ts';
import { viewerOf } from '../text/prompt.ts';

/** The kit's word for it, without its drawings: tests read this file where there is no browser. */
type Place = string;

/** Names of the places on this board. */
export const at = {
  port: (port: PortId): Place => `port:${port}`,
  admiral: 'admiral',
  leave: 'leave',
  pay: (cards: readonly number[]): Place => `pay:${cards.join('-')}`,
  top: (card: number): Place => `top:${card}`,
  hand: (seat: Seat): Place => `hand:${seat}`,
  dock: (seat: Seat, dock: number): Place => `dock:${seat}:${dock}`,
  city: (seat: Seat, letter: Letter): Place => `city:${seat}:${letter}`,
  row: (seat: Seat, row: 'defense' | 'shuttles' | 'satellites'): Place => `${row}:${seat}`,
  sign: (sign: string): Place => `sign:${sign}`,
  unit: (unit: ModuleId): Place => `unit:${unit}`,
  depart: 'depart',
  ship: (ship: string): Place => `ship:${ship}`,
  mothership: (row: Row): Place => `mothership:${row}`,
  round: 'round',
  bag: 'bag',
} as const;

/** Questions are put to the one who sees a hand; for a bare spectator no place answers. */
const seatOf = (view: ReworldView): Seat => viewerOf(view) ?? -1;

export function where(view: ReworldView, ask: string, choice: Json): readonly Place[] {
  const seat = seatOf(view);
  const word = typeof choice === 'string' ? choice : '';
  switch (ask) {
    case 'chapterOneTurn': {
      const [kind, value = ''] = word.split(':');
      if (kind === 'acquireModulePort') return [at.port(value)];
      return [kind === 'takeAdmiral' ? at.admiral : at.leave];
    }
    case 'acquireModuleCards':
      return Array.isArray(choice) ? [at.pay(choice.map(Number))] : [];
    case 'acquireModuleTop':
      return [at.top(Number(choice))];
    case 'chapterTwoTurn':
      return [at.dock(seat, Number(word.split(':')[1]))];
    case 'transportLoad':
      return [choice === 'stop' ? at.depart : at.dock(seat, Number(choice))];
    case 'citySign':
      return [at.sign(word)];
    case 'transportUnit':
      return [at.unit(word)];
    case 'missionCity':
    case 'transportCity':
      return [at.city(seat, word as Letter)];
    default:
      return [];
  }
}

type Meaning = { readonly choice: Json } | { readonly rule: RuleId } | null;
const rule = (id: RuleId): Meaning => ({ rule: id });

/** What launching the outermost module of a dock would be called. */
function launch(outermost: ModuleId | undefined, dock: string): Meaning {
  if (outermost === undefined) return rule('REW-C2-03');
  switch (moduleOf(outermost).kind) {
    case 'terrabot':
      return { choice: `launchTerrabot:${dock}` };
    case 'shuttle':
      return { choice: `transportShuttle:${dock}` };
    case 'satellite':
      return { choice: `launchSatelliteMission:${dock}` };
    case 'builder':
      return { choice: `sacrificeUnit:${dock}` };
  }
}

function meantByDock(view: ReworldView, ask: string, seat: string, dock: string): Meaning {
  if (view.chapter === 1) return rule('REW-ACQ-09');
  if (Number(seat) !== seatOf(view)) return rule('REW-C2-02');
  if (ask === 'transportLoad') return { choice: Number(dock) };
  if (ask !== 'chapterTwoTurn') return rule('REW-C2-03');
  return launch(view.players[Number(seat)]?.docks[Number(dock) - 1]?.at(-1), dock);
}

function meantByCity(view: ReworldView, ask: string, seat: string, letter: string): Meaning {
  const asksForCity = ask === 'missionCity' || ask === 'transportCity';
  if (asksForCity && Number(seat) === seatOf(view)) return { choice: letter };
  return rule(asksForCity ? 'REW-UNIT-02' : 'REW-TERRA-01');
}

/** The rule that speaks of a place, whatever is asked. */
const SPEAKING: Readonly<Record<string, RuleId>> = {
  pay: 'REW-ACQ-01',
  top: 'REW-ACQ-08',
  hand: 'REW-ACQ-01',
  defense: 'REW-SHUT-02',
  shuttles: 'REW-SHUT-11',
  satellites: 'REW-SAT-03',
  unit: 'REW-SHUT-11',
  depart: 'REW-SHUT-04',
  mothership: 'REW-SCORE-01',
  round: 'REW-ACQ-11',
  bag: 'REW-RND-02',
};

/** The station is left behind in chapter two, where every turn is a launch. */
const STATION: Readonly<Record<string, RuleId>> = {
  port: 'REW-C2-02',
  admiral: 'REW-C2-02',
  leave: 'REW-C2-04',
};

function meantByShip(view: ReworldView, ship: string): Meaning {
  if (view.chapter === 1) return rule('REW-POP-10');
  const taken = view.ships.some((one) => one.ship === ship && one.owner !== null);
  return rule(taken ? 'REW-POP-02' : 'REW-POP-03');
}

export function meant(view: ReworldView, ask: string, place: Place): Meaning {
  const [kind = '', a = '', b = ''] = place.split(':');
  const left = view.chapter === 2 ? STATION[kind] : undefined;
  if (left !== undefined) return rule(left);
  switch (kind) {
    case 'port':
      return ask === 'chapterOneTurn' ? { choice: `acquireModulePort:${a}` } : rule('REW-ACQ-01');
    case 'admiral':
      return ask === 'chapterOneTurn'
        ? { choice: `takeAdmiral:${view.players[seatOf(view)]?.hand?.[0] ?? 1}` }
        : rule('REW-ADM-01');
    case 'leave':
      return ask === 'chapterOneTurn' ? { choice: 'leaveRound' } : rule('REW-LEAVE-01');
    case 'dock':
      return meantByDock(view, ask, a, b);
    case 'city':
      return meantByCity(view, ask, a, b);
    case 'sign':
      return ask === 'citySign' ? { choice: a } : rule('REW-TERRA-02');
    case 'ship':
      return meantByShip(view, a);
    default: {
      const id = SPEAKING[kind];
      return id === undefined ? null : rule(id);
    }
  }
}

export function touched(event: ReworldEvent): readonly Place[] {
  switch (event.type) {
    case 'roundStarted':
      return [at.round];
    case 'handDealt':
      return [at.hand(event.seat)];
    case 'moduleAcquired':
      return [at.port(event.port), at.dock(event.seat, event.top)];
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

/** Payments that are lit, cheapest first, as the cards they ask for. */
export const litPayments = (lit: ReadonlySet<Place>): (readonly Officer[])[] =>
  [...lit]
    .filter((place) => place.startsWith('pay:'))
    .map((place) => place.slice(4).split('-').map(Number) as Officer[])
    .sort((a, b) => a.length - b.length);
