import type { Hidden, Pile, Seat } from '@orrery/kernel';
import { BUILDINGS, data, DECKS } from '../data/index.ts';
import { resourceFor, topOf } from './build.ts';
import { cardId, cardIds, sizeOf as cardsIn } from './cardset.ts';
import { scientistId } from './fleet.ts';
import { buildingsIn, freedOrder, offersOf } from './offers.ts';
import { listed, ownerOf, seatsIn, shipAt, shipId } from './queue.ts';
import { placementOrder } from './setup.ts';
import { type Antarctica, iceAt, isOpen, NOWHERE, player, queueAt } from './state.ts';
import { cardsInPlay } from './stock.ts';
import {
  bit,
  CARDS,
  countsOf,
  FIRST_ICEBREAKER,
  FIRST_SIMPLE,
  MOST_SCIENTISTS,
  TRACK,
  trackId,
} from './tables.ts';
import { cubeOn, spaceOf, symbolAt } from './tracks.ts';
import { viewCounts, viewPlayers } from './view-players.ts';
import type { DeckView, NeedView, OpenView, TrackView, TurnView, ZoneView } from './view-types.ts';

/** What everybody sees. */
export function view(s: Antarctica): OpenView {
  const counts = viewCounts(s);
  const turn = viewTurn(s);
  const { tracks, idleSteps } = countsOf(s.players.length);
  return {
    first: s.first,
    sun: s.sun,
    zones: s.queues.map((_, zone) => viewZone(s, zone)),
    tracks: TRACK.slice(0, tracks).map((_, track) => viewTrack(s, track)),
    decks: DECKS.map((_, deck) => viewDeck(s, deck, turn?.seat ?? null)),
    shipyard: cardIds(s.pile),
    pileIsShort: cardsIn(s.pile) < s.players.length - 1,
    expertise: cardIds(s.expertise),
    revealed: cardIds(s.revealed),
    gone: cardIds(goneCards(s)),
    supply: viewSupply(s),
    players: viewPlayers(s, counts),
    noted: viewNoted(s),
    turn,
    freed: freedOrder(s).map(shipId),
    offers: offersOf(s),
    placement: viewPlacement(s),
    waiting: s.waiting.map(symbolAt),
    named: s.players.map((_, seat) => {
      const track = (s.named >> (3 * seat)) & 7;
      return track === 0 ? null : trackId(track - 1);
    }),
    counts,
    counted: s.counted,
    end: {
      ending: s.ending,
      onlyFarms: DECKS.every((_, deck) => {
        const card = topOf(s, deck);
        return card === undefined || card.scientists === MOST_SCIENTISTS;
      }),
      idleSteps: s.idleSteps,
      idleLimit: idleSteps,
    },
  };
}

function viewZone(s: Antarctica, zone: number): ZoneView {
  const queue = queueAt(s, zone);
  const second = zone === s.sun ? s.second : shipAt(queue, 1);
  return {
    open: isOpen(s, zone),
    ships: listed(queue).map((ship) => ({ id: shipId(ship), seat: ownerOf(ship) })),
    buildings: buildingsIn(s.buildings[zone] ?? 0),
    scientists: s.players.map(({ placed }, seat) =>
      placed.flatMap((stands, i) => (stands === zone ? [scientistId(seat, i)] : [])),
    ),
    ice: s.players.flatMap((p, seat) => {
      const number = iceAt(p, zone);
      if (number === 0) return [];
      const card = cardId(1 << (FIRST_ICEBREAKER + number - 1));
      return [{ seat, card, works: second !== 0 && ownerOf(second) === seat }];
    }),
  };
}

function viewTrack(s: Antarctica, track: number): TrackView {
  const used = (TRACK[track]?.blue ?? []).flatMap((blue, space) =>
    (s.used & blue) === 0 ? [] : [space],
  );
  const cubes = s.players.map((_, seat) => {
    const space = spaceOf(s, track, seat);
    return space === 0 ? null : { id: cubeOn(s, seat, track), space };
  });
  return { track: trackId(track), cubes, used };
}

function viewDeck(s: Antarctica, deck: number, seat: Seat | null): DeckView {
  const cards = s.decks[deck] ?? [];
  const top = topOf(s, deck);
  const below = cards.slice(0, -1).map((card) => CARDS[card]?.id ?? '');
  return {
    deck: DECKS[deck] ?? 'basic',
    top: top?.id ?? null,
    left: cards.length,
    below: below.sort(),
    needs: top === undefined || seat === null ? null : viewNeeds(s, seat, top.requires),
  };
}

const viewNeeds = (s: Antarctica, seat: Seat, requires: number): NeedView[] =>
  buildingsIn(requires).map((building) => {
    const card = resourceFor(player(s, seat), bit(building));
    return {
      building,
      zones: zonesWith(s, seat, bit(building)),
      card: card === 0 ? null : cardId(card),
    };
  });

/** Zones with such a building and a ship of the seat. */
const zonesWith = (s: Antarctica, seat: Seat, building: number): number[] =>
  [...s.queues.keys()].filter(
    (zone) =>
      ((s.buildings[zone] ?? 0) & building) !== 0 && (seatsIn(queueAt(s, zone)) >> seat) & 1,
  );

function viewSupply(s: Antarctica): OpenView['supply'] {
  return BUILDINGS.map((building, i) => {
    const onBoard = s.buildings.filter((bits) => (bits >> i) & 1).length;
    const { count, returnedToBox } = data.buildings[i] ?? data.buildings[0] ?? { count: 0 };
    const boxed = s.players.length === 2 ? (returnedToBox?.['2'] ?? 0) : 0;
    return { building, left: count - boxed - onBoard, onBoard };
  });
}

/** A simple card is never out of the game: what is not in a hand is set aside. */
function goneCards(s: Antarctica): number {
  let held = s.pile | s.expertise | s.revealed;
  s.players.forEach((p, letter) => {
    held |= p.hand | (1 << (FIRST_SIMPLE + letter));
    for (let zone = 0; zone < s.queues.length; zone++) {
      const number = iceAt(p, zone);
      if (number > 0) held |= 1 << (FIRST_ICEBREAKER + number - 1);
    }
  });
  return cardsInPlay(s.players.length) & ~held;
}

/** In the turn of the second ship, that one is still the second noted. */
function viewNoted(s: Antarctica): OpenView['noted'] {
  const second = s.acting === s.front ? s.second : s.acting || s.second;
  return {
    first: s.front === 0 ? null : shipId(s.front),
    second: second === 0 ? null : shipId(second),
  };
}

function viewTurn(s: Antarctica): TurnView | null {
  if (s.acting === 0) return null;
  const task = s.tasks.at(-1)?.type;
  const isWindow = task === 'beforeMove' || task === 'afterMove' || task === 'afterAction';
  return {
    seat: ownerOf(s.acting),
    ship: shipId(s.acting),
    second: s.acting !== s.front,
    target: s.target === NOWHERE ? null : s.target,
    window: isWindow ? task : null,
    gaveUp: s.gaveUp,
  };
}

function viewPlacement(s: Antarctica): OpenView['placement'] {
  const left = s.tasks.filter(({ type }) => type === 'placeStartShip').length;
  if (left === 0) return null;
  const order = placementOrder(s.players.length, s.first);
  return { order, next: order.length - left };
}

/** Only the order below the top card of each deck is hidden (ANT-INFO-02). */
const belowTop = (deck: number): Pile<Antarctica> => ({
  get: (s) => s.decks[deck]?.slice(0, -1) ?? [],
  put(s, cards) {
    const top = s.decks[deck]?.at(-1);
    const below = cards.map(Number);
    s.decks = s.decks.with(deck, top === undefined ? below : [...below, top]);
  },
});
const POOLS = DECKS.map((_, deck) => [belowTop(deck)]);

export const hidden: Hidden<Antarctica> = { pools: () => POOLS };
