import { data, type DeckId, DECKS, setupFor, TRACKS } from '../data/index.ts';
import { type Antarctica, GIVEN_UP } from '../rules/state.ts';
import { countsOf } from '../rules/tables.ts';
import { type Letter, type PlayerSpec, type Spec, turnAt } from './position.ts';

/** A position of two players with every piece somewhere; the tops of its decks are named. */
export interface Whole extends Omit<Spec, 'decks'> {
  readonly players: Readonly<Record<'A' | 'B', PlayerSpec>>;
  readonly tops: Readonly<Partial<Record<DeckId, string>>>;
}

const SEATS = 2;
const FRESH = setupFor(SEATS);

/** Every card that two players use and nobody has built, those named on top. */
function decksOf({ tops, players }: Whole): Record<DeckId, string[]> {
  const built = Object.values(players).flatMap((player) => player.built ?? []);
  const left = data.buildingCards.filter(
    ({ id, minPlayers }) => minPlayers <= SEATS && !built.includes(id),
  );
  const deckOf = (deck: DeckId): string[] => {
    const top = tops[deck];
    const ids = left.filter((card) => card.deck === deck).map(({ id }) => id);
    return top === undefined ? ids : [...ids.filter((id) => id !== top), top];
  };
  return Object.fromEntries(DECKS.map((deck) => [deck, deckOf(deck)])) as Record<DeckId, string[]>;
}

/** What is not named of a player lies where it began: ships and cubes by them, scientists in reserve. */
function furnished(spec: Whole, letter: Letter): PlayerSpec {
  const player = spec.players[letter as 'A' | 'B'];
  const { ships, cubes, scientists } = countsOf(SEATS);
  const all = Object.values(spec.queues ?? {})
    .join(' ')
    .split(' ');
  const crew = Object.values(player.crew ?? {}).reduce<number>((sum, n) => sum + (n ?? 0), 0);
  const [staff] = player.sr ?? [FRESH.perPlayer.staff];
  return {
    ships: ships - all.filter((one) => one === letter).length,
    cubes: cubes - Object.keys(player.tracks ?? {}).length,
    ...player,
    sr: [staff, scientists - crew - staff],
  };
}

export function whole(spec: Whole): Antarctica {
  const players = { A: furnished(spec, 'A'), B: furnished(spec, 'B') };
  const s = turnAt({ seats: SEATS, closed: [3, 7], ...spec, decks: decksOf(spec), players });
  // Cubes that are nowhere else were given up.
  for (const p of s.players) p.spent = p.spent.map((where) => (TRACKS[where] ? where : GIVEN_UP));
  return s;
}
