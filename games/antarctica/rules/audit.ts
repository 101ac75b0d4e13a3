import { data, setupFor } from '../data/index.ts';
import { listed, numberOf, ownerOf, type Ship, shipId, shipOf } from './queue.ts';
import { type Antarctica, GIVEN_UP, iceAt, isOpen, type Player } from './state.ts';
import { cardsInPlay } from './stock.ts';
import { CARDS, countsOf, FIRST_ICEBREAKER, FIRST_SIMPLE, TRACK, ZONES } from './tables.ts';
import { spaceOf } from './tracks.ts';

/** Every piece and card is in one place, and no place holds more than it may. */
export function audit(s: Antarctica): readonly string[] {
  return [
    ...auditShips(s),
    ...auditCards(s),
    ...auditBuildings(s),
    ...auditTracks(s),
    ...s.players.flatMap((p, seat) => auditPlayer(s, p).map((fault) => `${fault} (seat ${seat})`)),
  ];
}

function auditShips(s: Antarctica): string[] {
  const faults: string[] = [];
  const { ships } = countsOf(s.players.length);
  const isPlacing = s.tasks.some(({ type }) => type === 'placeStartShip');
  const seen = new Set<Ship>();
  const found = (ship: Ship): void => {
    if (seen.has(ship)) faults.push(`ANT-COMP-10 ${shipId(ship)} is in two places`);
    seen.add(ship);
  };
  s.queues.forEach((queue, zone) => {
    if (queue !== 0 && !isOpen(s, zone)) faults.push(`ANT-SET-02 ships in the closed zone ${zone}`);
    listed(queue).forEach(found);
  });
  s.players.forEach((p, seat) => {
    p.sunk.forEach(found);
    for (let n = ships - p.ships + 1; n <= ships; n++) found(shipOf(seat, n));
    const own = [...seen].filter((ship) => ownerOf(ship) === seat);
    if (own.some((ship) => numberOf(ship) > ships)) faults.push('ANT-SET-11 a ship of the box');
    if (!isPlacing && own.length !== ships) {
      faults.push(`ANT-SET-11 ${own.length} ships of ${ships} (seat ${seat})`);
    }
  });
  const sunQueue = listed(s.queues[s.sun] ?? 0);
  if (s.second !== 0 && !sunQueue.includes(s.second)) {
    faults.push('ANT-TURN-03 the ship noted second is not in the sun zone');
  }
  return faults;
}

function auditCards(s: Antarctica): string[] {
  const faults: string[] = [];
  let seen = 0;
  const found = (cards: number): void => {
    if ((seen & cards) !== 0) faults.push('ANT-COMP-07 a card is in two places');
    if ((cards & ~cardsInPlay(s.players.length)) !== 0) faults.push('ANT-SET-10 a card of the box');
    seen |= cards;
  };
  [s.pile, s.expertise, s.revealed].forEach(found);
  s.players.forEach((p, seat) => {
    found(p.hand);
    for (let zone = 0; zone < ZONES; zone++) {
      const number = iceAt(p, zone);
      if (number > 0) found(1 << (FIRST_ICEBREAKER + number - 1));
      if (number > 0 && !isOpen(s, zone)) faults.push('ANT-SET-02 an icebreaker in a closed zone');
    }
    const letter = (seat - s.first + s.players.length) % s.players.length;
    const simples = p.hand & (((1 << 4) - 1) << FIRST_SIMPLE);
    if ((simples & ~(1 << (FIRST_SIMPLE + letter))) !== 0) faults.push('ANT-SYM-07 a foreign card');
  });
  const cards = [...s.decks.flat(), ...s.players.flatMap(({ built }) => built)];
  const wanted = CARDS.length - setupFor(s.players.length).buildCardsRemoved.length;
  if (new Set(cards).size !== wanted || cards.length !== wanted) {
    faults.push(`ANT-SET-07 ${cards.length} building cards, not ${wanted}`);
  }
  s.decks.forEach((deck, i) => {
    if (deck.some((card) => CARDS[card]?.deck !== i))
      faults.push('ANT-SET-08 a card in a wrong deck');
  });
  return faults;
}

/** The buildings on the board are those of the start and those whose cards are built (ANT-COMP-05). */
function auditBuildings(s: Antarctica): string[] {
  const faults: string[] = [];
  s.buildings.forEach((bits, zone) => {
    if (bits !== 0 && !isOpen(s, zone))
      faults.push(`ANT-SET-02 buildings in the closed zone ${zone}`);
  });
  const taking = s.tasks.flatMap((task) => {
    const top = task.type === 'takeCard' ? s.decks[task.deck]?.at(-1) : undefined;
    return top === undefined ? [] : [top];
  });
  const built = [...s.players.flatMap((p) => p.built), ...taking];
  const { list } = setupFor(s.players.length).startBuildings;
  data.buildings.forEach(({ id }, i) => {
    const onBoard = s.buildings.filter((bits) => (bits >> i) & 1).length;
    const cards = built.filter((card) => CARDS[card]?.building === id).length;
    const start = list.filter((one) => one === id).length;
    if (onBoard !== cards + start) faults.push(`ANT-COMP-05 ${onBoard} of ${id} on the board`);
  });
  return faults;
}

function auditTracks(s: Antarctica): string[] {
  const { tracks } = countsOf(s.players.length);
  return s.tracks.flatMap((cubes, track) => {
    const spaces = s.players.map((_, seat) => spaceOf(s, track, seat)).filter((at) => at > 0);
    const faults: string[] = [];
    if (cubes !== 0 && track >= tracks)
      faults.push(`ANT-SET-13 cubes on the blocked track ${track}`);
    if (new Set(spaces).size < spaces.length) faults.push(`ANT-TRK-03 two cubes on a space`);
    if (spaces.some((at) => at > (TRACK[track]?.length ?? 0)))
      faults.push('ANT-TRK-04 off a track');
    s.players.forEach(({ spent }, seat) => {
      const entered = spent.filter((where) => where === track).length;
      if (entered !== (spaceOf(s, track, seat) > 0 ? 1 : 0)) {
        faults.push(`ANT-TRK-03 ${entered} cubes of seat ${seat} on track ${track}`);
      }
    });
    return faults;
  });
}

function auditPlayer(s: Antarctica, p: Player): string[] {
  const { scientists, cubes } = countsOf(s.players.length);
  const faults: string[] = [];
  if (p.staff < 0 || p.reserve < 0 || p.staff + p.reserve + p.placed.length !== scientists) {
    faults.push(`ANT-SET-11 ${p.staff} + ${p.reserve} + ${p.placed.length} scientists`);
  }
  if (p.spent.length > cubes) faults.push('ANT-SET-11 too many cubes');
  if (p.spent.some((where) => where !== GIVEN_UP && TRACK[where] === undefined)) {
    faults.push('a cube is nowhere');
  }
  if (p.placed.some((zone) => !isOpen(s, zone)))
    faults.push('ANT-SET-02 a scientist in a closed zone');
  // ANT-END-06
  if (p.staff + p.reserve === 0 && s.ending === null) faults.push('ANT-END-01 the end was missed');
  return faults;
}
