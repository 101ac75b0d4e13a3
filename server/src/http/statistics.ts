import { LEVELS } from '@orrery/bots';
import type { GameStatistics } from '@orrery/protocol';
import { PERSON } from '../live/list-rows.ts';
import type { ResultRow } from '../store/schema.ts';
import type { Tables } from '../store/tables.ts';

/** Points in a band: as few as make a chart that is seen at once. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100];
const MOST_BANDS = 10;
const MINUTE = 60_000;

/** One finished game. */
interface Played {
  readonly row: ResultRow;
  readonly totals: readonly number[];
  readonly winners: readonly number[];
  /** Who played each seat from the first to the last move; null: nobody did, or it is not known. */
  readonly players: readonly (string | null)[];
}

const playedOf = (row: ResultRow): Played => ({
  row,
  totals: JSON.parse(row.totals) as number[],
  winners: JSON.parse(row.winners) as number[],
  players: row.players === null ? [] : (JSON.parse(row.players) as (string | null)[]),
});

const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((a, b) => a + b, 0) / numbers.length;

const round = (n: number): number => Math.round(n * 10) / 10;

/** Bots among themselves, as older versions let them play here, say nothing about those who come. */
const isOfBots = ({ players }: Played): boolean =>
  players.length > 0 && players.every((who) => who !== null && who !== PERSON);

/** Only people: then it is the seat that makes a difference. */
const areEqual = ({ row, players }: Played): boolean =>
  players.length === row.seats && players.every((who) => who === PERSON);

function ofSeats(seats: number, games: readonly Played[]): GameStatistics['bySeats'][number] {
  const equal = games.filter(areEqual);
  return {
    seats,
    played: games.length,
    averageAnswers: round(mean(games.map(({ row }) => row.answers))),
    averageMinutes: round(mean(games.map(({ row }) => (row.finished - row.started) / MINUTE))),
    equal: equal.length,
    wins: Array.from(
      { length: seats },
      (_, seat) => equal.filter(({ winners }) => winners.includes(seat)).length,
    ),
  };
}

// There may be more scores than a function takes arguments.
const lesser = (a: number, b: number): number => Math.min(a, b);
const greater = (a: number, b: number): number => Math.max(a, b);

function bandsOf(scores: readonly number[]): GameStatistics['players'][number]['bands'] {
  const [least, most] = [scores.reduce(lesser), scores.reduce(greater)];
  const bandOf = (score: number, width: number): number => Math.floor(score / width);
  const fits = (width: number): boolean => bandOf(most, width) - bandOf(least, width) < MOST_BANDS;
  const width = WIDTHS.find(fits) ?? most - least + 1;
  const counts = new Map<number, number>();
  for (const score of scores) {
    const from = bandOf(score, width) * width;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([from, count]) => ({ from, to: from + width - 1, count }));
}

function ofPlayer(who: string, games: readonly Played[]): GameStatistics['players'] {
  const seats = games.flatMap(({ players, totals, winners }) =>
    players.flatMap((player, seat) =>
      player === who ? [{ score: totals[seat] ?? 0, won: winners.includes(seat) }] : [],
    ),
  );
  if (seats.length === 0) return [];
  const scores = seats.map(({ score }) => score);
  return [
    {
      level: who === PERSON ? null : who,
      played: seats.length,
      won: seats.filter(({ won }) => won).length,
      average: round(mean(scores)),
      best: scores.reduce(greater),
      bands: bandsOf(scores),
    },
  ];
}

export function statisticsOf(game: string, rows: readonly ResultRow[]): GameStatistics {
  const games = rows.map(playedOf).filter((played) => !isOfBots(played));
  const counts = [...new Set(games.map(({ row }) => row.seats))].sort((a, b) => a - b);
  const kinds = [PERSON, ...LEVELS.map(({ id }) => id)];
  return {
    game,
    played: games.length,
    bySeats: counts.map((seats) =>
      ofSeats(
        seats,
        games.filter(({ row }) => row.seats === seats),
      ),
    ),
    players: kinds.flatMap((who) => ofPlayer(who, games)),
  };
}

/** Each game's statistics, made anew only after another game has ended: results never change. */
export class Statistics {
  readonly #tables: Pick<Tables, 'results' | 'countResults'>;
  readonly #kept = new Map<string, { readonly count: number; readonly made: Made }>();

  constructor(tables: Pick<Tables, 'results' | 'countResults'>) {
    this.#tables = tables;
  }

  async of(game: string): Made {
    const count = await this.#tables.countResults(game);
    const kept = this.#kept.get(game);
    if (kept?.count === count) return kept.made;
    const made = this.#make(game);
    this.#kept.set(game, { count, made });
    // What could not be read is asked for again.
    made.catch(() => this.#kept.delete(game));
    return made;
  }

  async #make(game: string): Made {
    return statisticsOf(game, await this.#tables.results(game));
  }
}

type Made = Promise<GameStatistics>;
