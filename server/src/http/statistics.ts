import { LEVELS } from '@orrery/bots';
import type { GameStatistics } from '@orrery/protocol';
import { type Ended, endedOf, PERSON } from '../ratings/rated-game.ts';
import type { ResultRow } from '../store/schema.ts';
import type { Tables } from '../store/tables.ts';

/** Points in a band: as few as make a chart that is seen at once. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100];
const MOST_BANDS = 10;
const MINUTE = 60_000;

/** One finished game. */
interface Played extends Ended {
  readonly row: ResultRow;
}

const playedOf = (row: ResultRow): Played => ({ row, ...endedOf(row) });

const round = (n: number): number => Math.round(n * 10) / 10;

/** Bots among themselves, as older versions let them play here, say nothing about those who come. */
const isOfBots = ({ players }: Played): boolean =>
  players.length > 0 && players.every((who) => who !== null && who !== PERSON);

/** Only people: then it is the seat that makes a difference. */
const areEqual = ({ row, players }: Played): boolean =>
  players.length === row.seats && players.every((who) => who === PERSON);

/** What is counted of games with so many seats. */
class SeatsTally {
  readonly #wins: number[];
  #played = 0;
  #answers = 0;
  #minutes = 0;
  #equal = 0;

  constructor(seats: number) {
    this.#wins = Array.from({ length: seats }, () => 0);
  }

  add(game: Played): void {
    const { answers, finished, started } = game.row;
    this.#played++;
    this.#answers += answers;
    this.#minutes += (finished - started) / MINUTE;
    if (!areEqual(game)) return;
    this.#equal++;
    for (const seat of this.#wins.keys()) {
      if (game.winners.includes(seat)) this.#wins[seat] = (this.#wins[seat] ?? 0) + 1;
    }
  }

  get told(): GameStatistics['bySeats'][number] {
    return {
      seats: this.#wins.length,
      played: this.#played,
      averageAnswers: round(this.#answers / this.#played),
      averageMinutes: round(this.#minutes / this.#played),
      equal: this.#equal,
      wins: this.#wins,
    };
  }
}

function bandsOf(counts: ReadonlyMap<number, number>): GameStatistics['players'][number]['bands'] {
  const [least, most] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  const bandOf = (score: number, width: number): number => Math.floor(score / width);
  const fits = (width: number): boolean => bandOf(most, width) - bandOf(least, width) < MOST_BANDS;
  const width = WIDTHS.find(fits) ?? most - least + 1;
  const bands = new Map<number, number>();
  for (const [score, count] of counts) {
    const from = bandOf(score, width) * width;
    bands.set(from, (bands.get(from) ?? 0) + count);
  }
  return [...bands]
    .sort(([a], [b]) => a - b)
    .map(([from, count]) => ({ from, to: from + width - 1, count }));
}

/** What is counted of the seats that one kind of player had. */
class PlayerTally {
  /** How often each score was reached: there are far fewer scores than games. */
  readonly #scores = new Map<number, number>();
  #played = 0;
  #won = 0;
  #sum = 0;

  add(score: number, won: boolean): void {
    this.#scores.set(score, (this.#scores.get(score) ?? 0) + 1);
    this.#played++;
    this.#sum += score;
    if (won) this.#won++;
  }

  told(who: string): GameStatistics['players'][number] {
    return {
      level: who === PERSON ? null : who,
      played: this.#played,
      won: this.#won,
      average: round(this.#sum / this.#played),
      best: Math.max(...this.#scores.keys()),
      bands: bandsOf(this.#scores),
    };
  }
}

const KINDS = [PERSON, ...LEVELS.map(({ id }) => id)];

/** Counts games as they are read: however many there are, only the counts are kept. */
class Tally {
  readonly #bySeats = new Map<number, SeatsTally>();
  readonly #players = new Map<string, PlayerTally>();
  #played = 0;

  add(row: ResultRow): void {
    const game = playedOf(row);
    if (isOfBots(game)) return;
    this.#played++;
    const bySeats = this.#bySeats.get(row.seats) ?? new SeatsTally(row.seats);
    this.#bySeats.set(row.seats, bySeats);
    bySeats.add(game);
    for (const [seat, who] of game.players.entries()) {
      if (who === null) continue;
      const player = this.#players.get(who) ?? new PlayerTally();
      this.#players.set(who, player);
      player.add(game.totals[seat] ?? 0, game.winners.includes(seat));
    }
  }

  told(game: string): GameStatistics {
    const counts = [...this.#bySeats].sort(([a], [b]) => a - b);
    return {
      game,
      played: this.#played,
      bySeats: counts.map(([, tally]) => tally.told),
      players: KINDS.flatMap((who) => this.#players.get(who)?.told(who) ?? []),
    };
  }
}

export function statisticsOf(game: string, rows: readonly ResultRow[]): GameStatistics {
  const tally = new Tally();
  for (const row of rows) tally.add(row);
  return tally.told(game);
}

/**
 * Of many games a few more change nothing that is seen: all of them are read again once a thousandth
 * more have ended, so that whoever ends games and asks has us read no more than that for each.
 */
const isStale = (count: number, counted: number): boolean =>
  count < counted || (count - counted) * 1_000 > counted;

/** Each game's statistics, made anew only after other games have ended: results never change. */
export class Statistics {
  readonly #tables: Pick<Tables, 'results' | 'countResults'>;
  readonly #kept = new Map<string, { readonly count: number; readonly made: Made }>();

  constructor(tables: Pick<Tables, 'results' | 'countResults'>) {
    this.#tables = tables;
  }

  async of(game: string): Made {
    const count = await this.#tables.countResults(game);
    const kept = this.#kept.get(game);
    if (kept !== undefined && !isStale(count, kept.count)) return kept.made;
    const made = this.#make(game);
    this.#kept.set(game, { count, made });
    // What could not be read is asked for again.
    made.catch(() => this.#kept.delete(game));
    return made;
  }

  async #make(game: string): Made {
    const tally = new Tally();
    // A few at a time, with everybody else in between.
    for (let after: string | null = null; ;) {
      const rows: readonly ResultRow[] = await this.#tables.results(game, after);
      for (const row of rows) tally.add(row);
      after = rows.at(-1)?.table_id ?? null;
      if (after === null) return tally.told(game);
    }
  }
}

type Made = Promise<GameStatistics>;
