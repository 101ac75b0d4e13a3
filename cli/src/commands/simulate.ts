import { loadGame } from '@orrery/catalog';
import type { Options } from '@orrery/kernel';
import { histogramSvg } from '../chart.ts';
import { checkWritable, writeWhole } from '../files.ts';
import { histogram, histogramText } from '../histogram.ts';
import { playMatches } from '../jobs/matches.ts';
import { allCores } from '../jobs/pool.ts';
import type { MatchResult } from '../match.ts';
import { whole } from '../parse.ts';
import { botsFor, checkedSetup } from '../setup.ts';
import { deviation, mean, rounded, share, sum, wilson } from '../stats.ts';
import { percent, percentRange, table, thousands } from '../table.ts';
import { gather } from '../tally.ts';
import {
  answer,
  type Register,
  withBots,
  withJson,
  withSeats,
  withSeed,
  withWorkers,
} from './context.ts';

interface Flags {
  readonly seats?: number;
  readonly option?: Options;
  readonly games: number;
  readonly seed: string;
  readonly bots: string[];
  readonly workers: number;
  readonly out?: string;
  readonly records?: boolean;
  readonly events?: boolean;
  readonly chart?: string;
  readonly json?: boolean;
}

export const simulate: Register = (program, context) => {
  const command = program
    .command('simulate <game>')
    .description('let bots play many games and tell how they fared')
    .option('--games <n>', 'number of games', whole('--games', 1), 100)
    .option('--out <file>', 'write one JSON line per game: seed, scores, winners')
    .option('--records', 'with --out: the saved game in each line as well')
    .option('--events', 'count what happened, by its kind, and how the seats fared with it')
    .option('--chart <file.svg>', 'write the histogram of scores as a picture');
  withSeats(command, 'as many as bots are named, at least the fewest the game takes');
  withBots(command, 'seat by seat, the last one for all seats left', ['random']);
  withSeed(withWorkers(command, allCores()));
  withJson(command).action(async (id: string, flags: Flags) => {
    const { terminal } = context;
    const { game } = await loadGame(id);
    const wanted = flags.seats ?? Math.max(game.seats.min, flags.bots.length);
    const { seats, options } = checkedSetup(game, wanted, flags.option ?? {});
    const bots = botsFor(flags.bots, seats);
    for (const path of [flags.out, flags.chart]) if (path !== undefined) checkWritable(path);

    const matches = Array.from({ length: flags.games }, (_, i) => ({
      seats,
      options,
      bots,
      seed: `${flags.seed}/${i}`,
      keep: flags.records === true,
      events: flags.events === true,
    }));
    const { results, seconds } = await playMatches(terminal, id, matches, flags.workers);
    const summary = summarise(id, bots, results, seconds);
    const chart = histogram(
      bots.map((bot, seat) => ({
        name: `seat ${seat} ${bot}`,
        values: results.map(({ scores }) => scores[seat] ?? 0),
      })),
    );
    const title = `${id}: ${results.length} games, seed ${flags.seed}`;
    if (flags.out !== undefined) writeWhole(flags.out, lines(results));
    if (flags.chart !== undefined) writeWhole(flags.chart, histogramSvg(title, chart));
    const events = flags.events === true ? gather(results) : null;
    const whole = events === null ? summary : { ...summary, events };
    answer(context, flags.json, whole, () =>
      [
        statsText(summary),
        histogramText(chart, terminal.width),
        ...(events === null ? [] : [eventsText(events)]),
      ].join('\n\n'),
    );
  });
};

function summarise(
  game: string,
  bots: readonly string[],
  results: readonly MatchResult[],
  seconds: number,
) {
  const games = results.length;
  const decisions = sum(results.map((result) => result.decisions));
  return {
    game,
    seats: bots.length,
    games,
    decisions,
    forced: sum(results.map((result) => result.forced)),
    seconds: rounded(seconds, 3),
    decisionsPerSecond: Math.round(decisions / seconds),
    decisionsPerGame: rounded(decisions / games, 1),
    sharedVictories: results.filter(({ winners }) => winners.length > 1).length,
    seatsStats: bots.map((bot, seat) => {
      const wins = sum(results.map(({ winners }) => share(winners, seat)));
      const scores = results.map((result) => result.scores[seat] ?? 0);
      const parts = results.map((result) => result.parts[seat] ?? {});
      return {
        seat,
        bot,
        wins: rounded(wins),
        winRate: rounded(wins / games),
        winRateInterval: wilson(wins, games).map((bound) => rounded(bound)) as [number, number],
        meanScore: rounded(mean(scores), 2),
        scoreDeviation: rounded(deviation(scores), 2),
        minScore: scores.reduce((a, b) => Math.min(a, b)),
        maxScore: scores.reduce((a, b) => Math.max(a, b)),
        meanParts: Object.fromEntries(
          Object.keys(parts[0] ?? {}).map((category) => [
            category,
            rounded(mean(parts.map((part) => part[category] ?? 0)), 2),
          ]),
        ),
      };
    }),
  };
}

function statsText(summary: ReturnType<typeof summarise>): string {
  const { games, decisions, seconds, decisionsPerSecond, sharedVictories } = summary;
  return [
    table(
      ['seat', 'bot', 'wins', 'rate', '95 %', 'mean score', '±', 'lowest', 'highest'],
      summary.seatsStats.map((s) => [
        s.seat,
        s.bot,
        s.wins,
        percent(s.winRate),
        percentRange(s.winRateInterval),
        s.meanScore,
        s.scoreDeviation,
        s.minScore,
        s.maxScore,
      ]),
    ),
    `${games} games (${sharedVictories} with a shared victory), ${thousands(decisions)} decisions in ${seconds} s: ${thousands(decisionsPerSecond)} a second`,
  ].join('\n');
}

function eventsText(events: ReturnType<typeof gather>): string {
  return table(
    ['event', 'count', 'games', 'seats', 'won', 'lead', 'sums'],
    events.map(({ type, of, count, games, seats, winRate, meanLead, sums }) => [
      [type, ...Object.entries(of).map(([field, fact]) => `${field}=${fact}`)].join(' '),
      count,
      games,
      seats,
      winRate === null ? '' : percent(winRate),
      meanLead ?? '',
      Object.entries(sums)
        .map(([field, n]) => `${field} ${n}`)
        .join(', '),
    ]),
  );
}

function lines(results: readonly MatchResult[]): string {
  return results
    .map(
      ({ record, tally, ...rest }) =>
        `${JSON.stringify({
          ...rest,
          ...(record === null ? {} : { record }),
          ...(tally === null ? {} : { tally }),
        })}\n`,
    )
    .join('');
}
