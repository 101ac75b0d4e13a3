import { missing, type Seat, type Viewer } from '@orrery/kernel';
import { listCards, totalOf } from './cards.ts';
import { shieldsOf } from './colony.ts';
import type { ReworldEvent } from './events.ts';
import { rowScores } from './mothership.ts';
import { shipsFrom, shipSides } from './ships.ts';
import {
  COLONY_PARTS,
  type ColonyPart,
  type ModuleId,
  type Player,
  player,
  type Reworld,
  score,
  type ShipId,
} from './state.ts';
import type { PlayerView, ReworldView, ShipProgress } from './view-types.ts';

export function view(s: Reworld, viewer: Viewer, near?: ReworldView): ReworldView {
  if (viewer === null) return openView(s, near);
  const open = near ?? openView(s);
  const { admiralSpace } = s;
  const hand = listCards(player(s, viewer).hand);
  return {
    ...open,
    admiralSpace: admiralSpace?.seat === viewer ? admiralSpace : open.admiralSpace, // REW-ADM-06
    players: open.players.map((p, seat) => (seat === viewer ? { ...p, hand } : p)), // REW-INFO-01
  };
}

/** Its hand, and the card it played on the admiral's space. */
export const sameSecrets = (before: Reworld, now: Reworld, seat: Seat): boolean =>
  player(before, seat).hand === player(now, seat).hand && before.admiralSpace === now.admiralSpace;

/** What everybody sees; parts that are open as they are belong to the state itself. */
function openView(s: Reworld, before?: ReworldView): ReworldView {
  const { admiralSpace, transport } = s;
  const changes = before && s.players.map((p, seat) => changedParts(p, before.players[seat]));
  const { ships, mothership } =
    before && changes ? nextStanding(s, before, changes) : firstStanding(s);
  return {
    chapter: s.chapter,
    round: s.round,
    admiral: s.admiral,
    ports: s.ports,
    posts: s.posts, // covered cards too: REW-RUL-10
    admiralSpace: admiralSpace && { seat: admiralSpace.seat, card: null }, // REW-ADM-06
    setAside: totalOf(s.setAside),
    payment: viewPayment(s),
    transport: transport && {
      seat: transport.seat,
      shuttle: transport.shuttle,
      left: transport.left,
      carried: transport.carried,
    },
    subject: subjectOf(s),
    players: kept(
      s.players.map((p, seat) => viewPlayer(p, changes?.[seat], before?.players[seat])),
      before?.players,
    ),
    signs: s.signs,
    ships,
    bag: s.bag.length,
    box: s.box,
    mothership,
  };
}

/** The list before, where it has the same things in it. */
const kept = <T>(now: readonly T[], before: readonly T[] | undefined): readonly T[] =>
  before !== undefined && now.every((item, i) => item === before[i]) ? before : now;

/** The parts of a colony that are not as they were. */
type Changes = readonly ColonyPart[];

const NO_CHANGES: Changes = [];

function changedParts(p: Player, before: PlayerView | undefined): Changes {
  if (
    p.docks === before?.docks &&
    p.cities === before.cities &&
    p.defense === before.defense &&
    p.shuttles === before.shuttles &&
    p.satellites === before.satellites &&
    p.ships === before.ships &&
    p.points === before.points
  ) {
    return NO_CHANGES;
  }
  return COLONY_PARTS.filter((part) => p[part] !== before?.[part]);
}

type Standing = Pick<ReworldView, 'ships' | 'mothership'>;

/** How far everybody is. */
function firstStanding(s: Reworld): Standing {
  const ships = shipSides(s).map(({ ship, points, needed, reached }): ShipProgress => {
    return { ship, owner: ownerOf(s, ship), points, needed, reached: s.players.map(reached) };
  });
  return { ships, mothership: rowScores(s) };
}

/** The same, counted again only where it is made from something that has changed. */
function nextStanding(s: Reworld, before: Standing, changes: readonly Changes[]): Standing {
  const isChanged = (part: ColonyPart): boolean => changes.some((parts) => parts.includes(part));
  const mothership =
    isChanged('cities') || isChanged('defense')
      ? rowScores(s, before.mothership)
      : before.mothership;
  let ships = before.ships;
  if (isChanged('ships')) {
    ships = ships.map((old) => {
      const owner = ownerOf(s, old.ship);
      return owner === old.owner ? old : { ...old, owner };
    });
  }
  changes.forEach((parts, seat) => {
    for (const part of parts) ships = advanced(ships, s, seat, part);
  });
  return { ships, mothership };
}

/** With how far a seat is towards the ships that are counted from a part of its colony. */
function advanced(
  ships: readonly ShipProgress[],
  s: Reworld,
  seat: Seat,
  part: ColonyPart,
): readonly ShipProgress[] {
  const sides = shipSides(s);
  const p = player(s, seat);
  let now = ships;
  for (const place of shipsFrom(s, part)) {
    const ship = ships[place] ?? missing('ship', place);
    const n = sides[place]?.reached(p) ?? missing('ship', place);
    if (n === ship.reached[seat]) continue;
    now = now.with(place, { ...ship, reached: ship.reached.with(seat, n) });
  }
  return now;
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

function viewPlayer(
  p: Player,
  changed: Changes | undefined,
  before: PlayerView | undefined,
): PlayerView {
  const { left } = p;
  const handSize = totalOf(p.hand); // REW-INFO-02
  const discarded = totalOf(p.discard);
  if (
    changed?.length === 0 &&
    before?.handSize === handSize &&
    before.discarded === discarded &&
    before.left === left
  ) {
    return before;
  }
  return {
    score: score(p),
    points: p.points,
    handSize,
    hand: null, // REW-INFO-01
    discarded,
    left,
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
  for (let seat = 0; seat < s.players.length; seat++) {
    if (player(s, seat).ships.includes(ship)) return seat;
  }
  return null;
}

/** The cards of an event only for the seat whose they are. */
export function viewEvent(event: ReworldEvent, viewer: Viewer): ReworldEvent {
  if (event.type === 'handDealt' && event.seat !== viewer) return { ...event, cards: null };
  if (event.type === 'admiralTaken' && event.seat !== viewer) return { ...event, card: null };
  return event;
}
