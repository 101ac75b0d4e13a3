import type { Seat, Viewer } from '@orrery/kernel';
import { data } from '../data/index.ts';
import { listCards, totalOf } from './cards.ts';
import { shieldsOf } from './colony.ts';
import type { ReworldEvent } from './events.ts';
import { rowScores } from './mothership.ts';
import { needed, reached, shipSide } from './ships.ts';
import { type ModuleId, type Player, player, type Reworld, score, type ShipId } from './state.ts';
import type { PlayerView, ReworldView, ShipProgress } from './view-types.ts';

export function view(s: Reworld, viewer: Viewer, open = openView(s)): ReworldView {
  if (viewer === null) return open;
  const { admiralSpace } = s;
  const { hand } = player(s, viewer);
  return {
    ...open,
    ...(admiralSpace?.seat === viewer && { admiralSpace: { ...admiralSpace } }), // REW-ADM-06
    players: open.players.map(
      (p, seat) => (seat === viewer ? { ...p, hand: listCards(hand) } : p), // REW-INFO-01
    ),
  };
}

/** What everybody sees. */
function openView(s: Reworld): ReworldView {
  const { admiralSpace, transport } = s;
  return {
    chapter: s.chapter,
    round: s.round,
    admiral: s.admiral,
    ports: s.ports.slice(),
    posts: s.posts.map((post) => post.slice()), // covered cards too: REW-RUL-10
    admiralSpace: admiralSpace && { seat: admiralSpace.seat, card: null }, // REW-ADM-06
    setAside: totalOf(s.setAside),
    payment: viewPayment(s),
    transport: transport && {
      seat: transport.seat,
      shuttle: transport.shuttle,
      left: transport.left,
      carried: transport.carried.slice(),
    },
    subject: subjectOf(s),
    players: s.players.map(viewPlayer),
    signs: {
      A: s.signs.A.slice(),
      B: s.signs.B.slice(),
      C: s.signs.C.slice(),
      D: s.signs.D.slice(),
      E: s.signs.E.slice(),
    },
    ships: data.populationShips.map((ship) => viewShip(s, ship.id)),
    bag: s.bag.length,
    box: s.box.slice(),
    mothership: rowScores(s),
  };
}

function viewPayment(s: Reworld): ReworldView['payment'] {
  const task = s.tasks.at(-1);
  if (s.payment) return { ...s.payment, cards: listCards(s.payment.cards) };
  if (task?.type !== 'acquireModuleCards') return null;
  return { seat: task.seat, port: task.port, cards: [] };
}

function subjectOf(s: Reworld): ModuleId | null {
  const task = s.tasks.at(-1);
  switch (task?.type) {
    case 'acquireModuleCards':
    case 'acquireModuleTop':
      return s.ports[task.port] ?? null;
    case 'citySign':
    case 'missionCity':
      return player(s, task.seat).docks[task.dock - 1]?.at(-1) ?? null;
    case 'transportCity':
      return task.unit;
    default:
      return null;
  }
}

function viewPlayer(p: Player): PlayerView {
  return {
    score: score(p),
    points: { ...p.points },
    handSize: totalOf(p.hand), // REW-INFO-02
    hand: null, // REW-INFO-01
    discarded: totalOf(p.discard),
    left: p.left,
    docks: p.docks.map((dock) => dock.slice()),
    cities: p.cities.map(({ letter, sign, modules }) => ({
      letter,
      sign,
      modules: modules.slice(),
    })),
    defense: p.defense.slice(),
    shields: shieldsOf(p),
    shuttles: p.shuttles.slice(),
    satellites: p.satellites.slice(),
    ships: p.ships.slice(),
  };
}

function viewShip(s: Reworld, ship: ShipId): ShipProgress {
  const { condition, points } = shipSide(s, ship);
  return {
    ship,
    owner: ownerOf(s, ship),
    points,
    needed: needed(player(s, 0), condition),
    reached: s.players.map((p) => reached(p, condition)),
  };
}

function ownerOf(s: Reworld, ship: ShipId): Seat | null {
  const seat = s.players.findIndex((p) => p.ships.includes(ship));
  return seat < 0 ? null : seat;
}

/** The cards of an event only for the seat whose they are. */
export function viewEvent(event: ReworldEvent, viewer: Viewer): ReworldEvent {
  if (event.type === 'handDealt' && event.seat !== viewer) return { ...event, cards: null };
  if (event.type === 'admiralTaken' && event.seat !== viewer) return { ...event, card: null };
  return event;
}
