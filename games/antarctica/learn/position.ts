import { missing, type Seat } from '@orrery/kernel';
import { scened } from '@orrery/shared';
import {
  type BuildingId,
  type DeckId,
  DECKS,
  LETTERS,
  type TrackId,
  TRACKS,
} from '../data/index.ts';
import { joined, ownerOf, shipAt, shipOf } from '../rules/queue.ts';
import { setup } from '../rules/setup.ts';
import type { Antarctica, Player } from '../rules/state.ts';
import { bit, CARDS, countsOf, FIRST_ICEBREAKER, OTHER_IDS, TRACK } from '../rules/tables.ts';

// Positions as the scenario vectors of the rules write them: for lessons and tests.

export type Letter = (typeof LETTERS)[number];
type PerZone<T> = Readonly<Partial<Record<number, T>>>;

export interface PlayerSpec {
  /** Scientists in staff and in reserve; 1 and 5 unless named. */
  readonly sr?: readonly [staff: number, reserve: number];
  /** Available ones; none unless named. */
  readonly ships?: number;
  readonly cubes?: number;
  readonly hand?: readonly string[];
  /** Zones with a laid icebreaker. */
  readonly ice?: PerZone<string>;
  /** Scientists on the board. */
  readonly crew?: PerZone<number>;
  readonly tracks?: Readonly<Partial<Record<TrackId, number>>>;
  readonly built?: readonly string[];
  readonly discarded?: number;
}

export interface Spec {
  readonly seats?: 2 | 3 | 4;
  readonly sun?: number;
  /** Front to back, as letters: `A B A`. */
  readonly queues?: PerZone<string>;
  readonly buildings?: PerZone<readonly BuildingId[]>;
  readonly players?: Readonly<Partial<Record<Letter, PlayerSpec>>>;
  /** The last one lies on top; a deck that is not named shows a card that nobody can build. */
  readonly decks?: Readonly<Partial<Record<DeckId, readonly string[]>>>;
  readonly pile?: readonly string[];
  readonly expertise?: readonly string[];
  /** Blue spaces that are unused although a cube has passed them, as `coast:4`. */
  readonly unused?: readonly string[];
  readonly closed?: readonly number[];
  readonly idleSteps?: number;
}

/** A cube that is neither on a track nor given up: out of the game. */
const OUT = 9;
const FILLER = 'advanced-03';

const cardSet = (ids: readonly string[]): number =>
  ids.reduce((cards, id) => cards | (1 << indexOf(OTHER_IDS, id)), 0);
const indexOf = (list: readonly string[], id: string): number => {
  const index = list.indexOf(id);
  return index < 0 ? missing('id', id) : index;
};
const cardNumber = (id: string): number =>
  indexOf(
    CARDS.map((card) => card.id),
    id,
  );

function furnish(s: Antarctica, p: Player, seat: Seat, spec: PlayerSpec): void {
  const { cubes } = countsOf(s.players.length);
  const { sr = [1, 5], tracks = {}, discarded = 0 } = spec;
  [p.staff, p.reserve] = sr;
  p.ships = spec.ships ?? 0;
  p.hand = cardSet(spec.hand ?? []);
  for (const [zone, card] of Object.entries(spec.ice ?? {})) {
    p.ice |= (indexOf(OTHER_IDS, card ?? '') - FIRST_ICEBREAKER + 1) << (3 * Number(zone));
  }
  p.placed = Object.entries(spec.crew ?? {}).flatMap(([zone, n]) =>
    Array<number>(n ?? 0).fill(Number(zone)),
  );
  const entered = Object.entries(tracks).map(([track, space]) => {
    const index = indexOf(TRACKS, track);
    s.tracks = s.tracks.with(index, (s.tracks[index] ?? 0) + (space << (4 * seat)));
    return index;
  });
  const gone = Math.max(0, cubes - (spec.cubes ?? 0) - entered.length);
  p.spent = [...entered, ...Array<number>(gone).fill(OUT)];
  p.sunk = Array.from({ length: discarded }, (_, i) => shipOf(seat, 6 - i));
  p.built = (spec.built ?? []).map(cardNumber);
}

/** Blue spaces that a cube has reached or passed are used up. */
function markUsed(s: Antarctica, unused: readonly string[]): void {
  TRACK.forEach(({ id, blue }, track) => {
    const spaces = s.players.map((_, seat) => ((s.tracks[track] ?? 0) >> (4 * seat)) & 15);
    blue.forEach((once, space) => {
      if (space <= Math.max(...spaces) && !unused.includes(`${id}:${space}`)) s.used |= once;
    });
  });
}

/** A position of which only what matters is named; letters are seats, A is seat 0. */
export function position(spec: Spec): Antarctica {
  const seats = spec.seats ?? 3;
  const options = { placement: 'free', closedZones: '3-7' };
  const s = scened<Antarctica>({ ...setup(options, seats, () => 0), tasks: [] });
  s.first = 0;
  if (spec.closed !== undefined) {
    s.open = spec.closed.reduce((open, zone) => open & ~(1 << zone), 255);
  }
  s.sun = spec.sun ?? 0;
  s.idleSteps = spec.idleSteps ?? 0;
  const placed = [0, 0, 0, 0];
  s.queues = s.queues.map((_, zone) =>
    (spec.queues?.[zone] ?? '')
      .split(' ')
      .filter((letter) => letter !== '')
      .reduce((queue, letter) => {
        const seat = indexOf(LETTERS, letter);
        placed[seat] = (placed[seat] ?? 0) + 1;
        return joined(queue, shipOf(seat, placed[seat]));
      }, 0),
  );
  s.buildings = s.buildings.map((_, zone) =>
    (spec.buildings?.[zone] ?? []).reduce((bits, building) => bits | bit(building), 0),
  );
  s.decks = DECKS.map((deck) => (spec.decks?.[deck] ?? [FILLER, FILLER]).map(cardNumber));
  s.pile = cardSet(spec.pile ?? []);
  s.expertise = cardSet(spec.expertise ?? []);
  s.players.forEach((p, seat) => furnish(s, p, seat, spec.players?.[LETTERS[seat] ?? 'A'] ?? {}));
  markUsed(s, spec.unused ?? []);
  return s;
}

/** The sun has just come to its zone, and the first ship there is free. */
export function turnAt(spec: Spec): Antarctica {
  const s = position(spec);
  const queue = s.queues[s.sun] ?? 0;
  s.front = shipAt(queue, 0);
  s.second = shipAt(queue, 1);
  s.acting = s.front;
  s.idle = true;
  const seat = ownerOf(s.front);
  s.tasks = [{ type: 'endSunStep' }, { type: 'secondShip' }, { type: 'beforeMove', seat }];
  return s;
}
