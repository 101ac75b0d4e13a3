import { type Json, missing, refusals, type Seat, viewFor } from '@orrery/kernel';
import { Scenario } from '@orrery/kernel/testing';
import type { Lang } from '@orrery/shared';
import {
  type BuildingId,
  type DeckId,
  DECKS,
  LETTERS,
  type TrackId,
  TRACKS,
} from '../data/index.ts';
import {
  type Antarctica,
  antarctica,
  type AntarcticaEvent,
  type AntarcticaTask,
  type AntarcticaView,
  type OpenView,
  type Player,
} from '../rules/index.ts';
import { joined, listed, ownerOf, shipAt, shipOf } from '../rules/queue.ts';
import { setup } from '../rules/setup.ts';
import { GIVEN_UP } from '../rules/state.ts';
import { bit, CARDS, countsOf, FIRST_ICEBREAKER, OTHER_IDS, TRACK } from '../rules/tables.ts';
import { antarcticaText } from '../text/index.ts';

export type Play = Scenario<Antarctica, AntarcticaTask, AntarcticaEvent, OpenView>;
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
  const s: Antarctica = {
    ...setup(options, seats, () => 0),
    key: [1, 2],
    drawn: 0,
    outcome: null,
    tasks: [],
  };
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
export function table(spec: Spec): Play {
  const s = position(spec);
  const queue = s.queues[s.sun] ?? 0;
  s.front = shipAt(queue, 0);
  s.second = shipAt(queue, 1);
  s.acting = s.front;
  s.idle = true;
  const seat = ownerOf(s.front);
  s.tasks = [{ type: 'endSunStep' }, { type: 'secondShip' }, { type: 'beforeMove', seat }];
  return new Scenario(antarctica, s);
}

/** The game is over, and all that is left is to count. */
export function counted(spec: Spec): Play {
  const s = position(spec);
  s.ending = 'scientists';
  return new Scenario(antarctica, s).run({ type: 'count', index: 0 });
}

const seat = (letter: Letter): Seat => LETTERS.indexOf(letter);
export const of = (t: Play, letter: Letter): Player =>
  t.state.players[seat(letter)] ?? missing('player', letter);

/** Queues that are not empty, front to back: `{ 2: 'A B' }`. */
export function queues(t: Play): Record<number, string> {
  const entries = t.state.queues.map((queue, zone) => [
    zone,
    listed(queue)
      .map((ship) => LETTERS[ownerOf(ship)])
      .join(' '),
  ]);
  return Object.fromEntries(entries.filter(([, letters]) => letters !== ''));
}

/** Staff / reserve. */
export const sr = (t: Play, letter: Letter): string =>
  `${of(t, letter).staff}/${of(t, letter).reserve}`;

export const view = (t: Play): OpenView => antarctica.view(t.state);
export const hand = (t: Play, letter: Letter): readonly string[] =>
  view(t).players[seat(letter)]?.hand ?? [];
export const playerView = (t: Play, letter: Letter) =>
  view(t).players[seat(letter)] ?? missing('player', letter);
export const discarded = (t: Play, letter: Letter): number =>
  of(t, letter).sunk.length + of(t, letter).spent.filter((where) => where === GIVEN_UP).length;
export const cubes = (t: Play, letter: Letter): number => playerView(t, letter).cubes.length;

/** Where cubes stand on a track: `{ A: 4, C: 2 }`. */
export function cubesOn(t: Play, track: TrackId): Partial<Record<Letter, number>> {
  const found = view(t).tracks.find((one) => one.track === track)?.cubes ?? [];
  return Object.fromEntries(
    found.flatMap((cube, n) => (cube === null ? [] : [[LETTERS[n], cube.space]])),
  );
}

/** Who is asked what, as `B takeShipyardCard`; null: nobody. */
export function asked(t: Play): string | null {
  const question = t.asked();
  return question === null ? null : `${LETTERS[question.seat]} ${question.ask}`;
}

/** The answers of a kind that are offered, without its name: `of(t, 'moveShip')` is `['2', '5']`. */
export const offered = (t: Play, action: string): string[] =>
  t
    .options()
    .map(String)
    .filter((choice) => choice === action || choice.startsWith(`${action}:`))
    .map((choice) => choice.slice(action.length + 1));

export const totals = (t: Play): number[] => antarctica.scores(t.state).map(({ total }) => total);

/** Points of one count of the view, by its kind and name. */
export const pointsOf = (t: Play, what: number | TrackId | 'asterisks' | 'discarded') =>
  view(t).counts.find(({ count }) => {
    if (count.kind === 'zone') return count.zone === what;
    return count.kind === 'track' ? count.track === what : count.kind === what;
  })?.points;

const NAMES = ['Marie', 'Théo', 'Elsa', 'Henri'];
export const name = (n: Seat): string => NAMES[n] ?? '';

/** The rule and the sentence by which something is refused, as the asked seat is told. */
export function whyRefused(t: Play, choice: Json, lang: Lang = 'en'): string {
  const refused = refusals(t.game, t.state).find((one) => one.choice === choice);
  if (refused === undefined) return 'is not refused';
  const seen = viewFor(t.game, t.state, t.asked()?.seat ?? null) as AntarcticaView;
  return `${refused.rule} ${antarcticaText.why({ lang, name }, seen, refused)}`;
}
