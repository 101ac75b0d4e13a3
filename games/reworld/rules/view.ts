import type { Seat, Viewer } from '@orrery/kernel';
import { listCards, totalOf } from './cards.ts';
import { shieldsOf } from './colony.ts';
import { outermost } from './docks.ts';
import type { ReworldEvent } from './events.ts';
import { rowScores } from './mothership.ts';
import { priceAt } from './payments.ts';
import { cityWorths } from './satellites.ts';
import { shipSides } from './ships.ts';
import { type Player, player, type Reworld, score, type ShipId } from './state.ts';
import type { OpenView, OwnView, PlayerView } from './view-types.ts';

/** What everybody sees; parts that are open as they are belong to the state itself. */
export function view(s: Reworld): OpenView {
  return {
    chapter: s.chapter,
    round: s.round,
    admiral: s.admiral,
    ports: s.ports,
    posts: s.posts, // covered cards too: REW-RUL-10
    prices: s.ports.map((module, port) => (module === null ? null : priceAt(s, port))),
    admiralSpace: s.admiralSpace?.seat ?? null, // REW-ADM-06
    setAside: totalOf(s.setAside),
    payment: viewPayment(s),
    transport: s.transport,
    ...viewSubject(s),
    players: s.players.map(viewPlayer),
    signs: s.signs,
    ships: shipSides(s).map(({ ship, points, needed, reached }) => ({
      ship,
      owner: ownerOf(s, ship),
      points,
      needed,
      reached: s.players.map(reached),
    })),
    bag: s.bag.length,
    box: s.box,
    mothership: rowScores(s),
  };
}

/** What a seat sees besides; Chapter Two has no secrets (REW-INFO-04). */
export function own(s: Reworld, seat: Seat): OwnView | null {
  if (s.chapter === 2) return null;
  const { hand, discard } = player(s, seat);
  const { admiralSpace } = s;
  return {
    hand: listCards(hand),
    discard: listCards(discard),
    admiralCard: admiralSpace?.seat === seat ? admiralSpace.card : null,
  };
}

function viewPayment(s: Reworld): OpenView['payment'] {
  const task = s.tasks.at(-1);
  if (s.payment) return { ...s.payment, cards: listCards(s.payment.cards) };
  if (task?.type !== 'acquireModuleCards') return null;
  return { seat: task.seat, port: task.port, cards: [] };
}

function viewSubject(s: Reworld): Pick<OpenView, 'subject' | 'worths'> {
  const task = s.tasks.at(-1);
  switch (task?.type) {
    case 'acquireModuleCards':
    case 'acquireModuleTop':
      return { subject: s.ports[task.port] ?? null, worths: null };
    case 'missionCity': {
      const p = player(s, task.seat);
      return { subject: outermost(p, task.dock), worths: cityWorths(p, task.dock) };
    }
    case 'transportCity':
      return { subject: task.unit, worths: null };
    default:
      return { subject: null, worths: null };
  }
}

function viewPlayer(p: Player): PlayerView {
  return {
    score: score(p),
    points: p.points,
    handSize: totalOf(p.hand), // REW-INFO-02
    discarded: totalOf(p.discard),
    left: p.left,
    docks: p.docks,
    cities: p.cities,
    defense: p.defense,
    shields: shieldsOf(p),
    shuttles: p.shuttles,
    satellites: p.satellites,
    ships: p.ships,
  };
}

function ownerOf(s: Reworld, ship: ShipId): Seat | null {
  const owner = s.players.findIndex((p) => p.ships.includes(ship));
  return owner < 0 ? null : owner;
}

/** The cards of an event only for the seat whose they are. */
export function viewEvent(event: ReworldEvent, viewer: Viewer): ReworldEvent {
  if (event.type === 'handDealt' && event.seat !== viewer) return { ...event, cards: null };
  if (event.type === 'admiralTaken' && event.seat !== viewer) return { ...event, card: null };
  return event;
}
