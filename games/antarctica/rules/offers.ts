import type { Seat } from '@orrery/kernel';
import { type BuildingId, BUILDINGS, DECKS, type TrackId, TRACKS } from '../data/index.ts';
import { accessOf, canBuild, topOf } from './build.ts';
import { forbidArrival, strengthIn } from './fleet.ts';
import {
  joined,
  left,
  ownerOf,
  placeOf,
  type Queue,
  type Ship,
  shipAt,
  shipOf,
  sizeOf,
} from './queue.ts';
import { shipsOnBoard } from './setup.ts';
import { canBuildShip } from './shipyard.ts';
import { type Antarctica, buildingsAt, iceAt, NOWHERE, player, queueAt } from './state.ts';
import { CAMP, countsOf, TRACK, ZONES } from './tables.ts';
import { openTo } from './tracks.ts';
import type { Offer } from './view-types.ts';

export const buildingsIn = (bits: number): BuildingId[] =>
  BUILDINGS.filter((_, i) => (bits >> i) & 1);

/** Ships in the order in which the sun frees them, if none of them came back (ANT-TURN-01). */
export function freedOrder(s: Antarctica): Ship[] {
  const queues: Queue[] = [...s.queues];
  const order: Ship[] = [];
  const free = (zone: number, ship: Ship): void => {
    const place = placeOf(queues[zone] ?? 0, ship);
    if (ship === 0 || place < 0) return;
    order.push(ship);
    queues[zone] = left(queues[zone] ?? 0, place);
  };
  const isIced = (zone: number, ship: Ship): boolean =>
    ship !== 0 && iceAt(player(s, ownerOf(ship)), zone) !== 0;
  if (s.target === NOWHERE) free(s.sun, s.acting);
  if (isIced(s.sun, s.second)) free(s.sun, s.second);
  const passed = new Set([s.sun]);
  for (let zone = (s.sun + 1) % ZONES; queues.some((queue) => queue > 0);) {
    const second = shipAt(queues[zone] ?? 0, 1);
    free(zone, shipAt(queues[zone] ?? 0, 0));
    // An icebreaker works once, and is gone when the sun has been there (ANT-ICE-05, ANT-ICE-10).
    if (!passed.has(zone) && isIced(zone, second)) free(zone, second);
    passed.add(zone);
    zone = (zone + 1) % ZONES;
  }
  return order;
}

/** Per zone what the seat that is asked would find there; null: nobody is to go anywhere. */
export function offersOf(s: Antarctica): (Offer | null)[] | null {
  const task = s.tasks.at(-1);
  const zones = Array.from({ length: ZONES }, (_, zone) => zone);
  switch (task?.type) {
    case 'placeStartShip': {
      const ship = shipOf(task.seat, shipsOnBoard(s, task.seat) + 1);
      return zones.map((zone) =>
        forbidArrival(s, zone) === null
          ? offerAt(s, arrived(s, ship, zone), task.seat, ship)
          : null,
      );
    }
    case 'beforeMove': {
      const from = queueAt(s, s.sun);
      const away: Antarctica = {
        ...s,
        queues: s.queues.with(s.sun, left(from, placeOf(from, s.acting))),
      };
      return zones.map((zone) =>
        zone !== s.sun && forbidArrival(s, zone) === null
          ? offerAt(s, arrived(away, s.acting, zone), task.seat, s.acting)
          : null,
      );
    }
    case 'afterMove':
      return zones.map((zone) => (zone === s.target ? offerAt(s, s, task.seat, s.acting) : null));
    default:
      return null;
  }
}

const arrived = (s: Antarctica, ship: Ship, zone: number): Antarctica => ({
  ...s,
  queues: s.queues.with(zone, joined(queueAt(s, zone), ship)),
  target: zone,
});

function offerAt(before: Antarctica, s: Antarctica, seat: Seat, ship: Ship): Offer {
  const zone = s.target;
  const queue = queueAt(s, zone);
  const place = placeOf(queue, ship);
  const access = accessOf(s, seat);
  const reached = accessOf(before, seat);
  const strength = strengthIn(s, seat, zone);
  const hasCamp = (buildingsAt(s, zone) & CAMP) !== 0;
  return {
    zone,
    place: (place < 0 ? sizeOf(queue) : place) + 1,
    before: Math.max(0, freedOrder(s).indexOf(ship)),
    won: buildingsIn(access & ~reached),
    lost: buildingsIn(reached & ~access),
    decks: DECKS.map((_, deck) => {
      const card = topOf(s, deck);
      if (card === undefined || !canBuild(s, seat, card, zone, access)) return 'no';
      return (card.requires & ~access) === 0 ? 'now' : 'card';
    }),
    recruits: hasCamp ? Math.min(strength, player(s, seat).reserve) : 0,
    strength,
    tracks: strength > 0 ? centreTracks(s, seat, zone) : [],
    ship: canBuildShip(s, seat),
  };
}

/** Tracks that centres of a zone lead to and that the seat can advance on. */
function centreTracks(s: Antarctica, seat: Seat, zone: number): TrackId[] {
  const here = buildingsAt(s, zone);
  const open = openTo(s, seat);
  return TRACKS.slice(0, countsOf(s.players.length).tracks).filter(
    (_, track) => ((TRACK[track]?.centres ?? 0) & here) !== 0 && (open >> track) & 1,
  );
}
