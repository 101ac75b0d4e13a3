import { loadGame } from '@orrery/catalog';
import type { Options } from '@orrery/kernel';
import { elo } from '../elo.ts';
import { BadInput } from '../errors.ts';
import { playMatches } from '../jobs/matches.ts';
import { allCores } from '../jobs/pool.ts';
import type { Match, MatchResult } from '../match.ts';
import { whole } from '../parse.ts';
import { checkBots, checkedSetup, type Setup } from '../setup.ts';
import { mean, rounded, share, sum, wilson } from '../stats.ts';
import { percent, percentRange, table, thousands } from '../table.ts';
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
  readonly json?: boolean;
}

export const arena: Register = (program, context) => {
  const command = program
    .command('arena <game>')
    .description('let every bot meet every other one, with seats rotated, and rate them')
    .option('--games <n>', 'games of each group of bots that meets', whole('--games', 1), 100);
  withSeats(command, 'the fewest the game takes, but at least 2');
  withBots(command, 'two or more different ones', ['random', 'greedy']);
  withSeed(withWorkers(command, allCores()));
  withJson(command).action(async (id: string, flags: Flags) => {
    const { game } = await loadGame(id);
    const seats = flags.seats ?? Math.max(2, game.seats.min);
    const setup = checkedSetup(game, seats, flags.option ?? {});
    if (setup.seats < 2) throw new BadInput('an arena needs at least 2 seats');
    const bots = checkedBots(flags.bots);
    const matches = roundRobin(bots, setup, flags.games, flags.seed);
    const played = await playMatches(context.terminal, id, matches, flags.workers);
    const result = rate(id, bots, matches, played.results, played.seconds);
    answer(context, flags.json, result, () => ratingText(result));
  });
};

function checkedBots(bots: readonly string[]): readonly string[] {
  checkBots(bots);
  if (bots.length < 2) throw new BadInput('an arena needs at least two bots in --bots');
  const twice = bots.find((bot, i) => bots.indexOf(bot) < i);
  if (twice !== undefined) throw new BadInput(`${twice} is named twice in --bots`);
  return bots;
}

/** Every group that fits the table; each deal is played once with each rotation of the seats. */
export function roundRobin(
  bots: readonly string[],
  setup: Setup,
  games: number,
  seed: string,
): Match[] {
  return groups(bots, Math.min(setup.seats, bots.length)).flatMap((group) =>
    Array.from({ length: games }, (_, i) => ({
      ...setup,
      seed: `${seed}/${group.join(' ')}/${Math.floor(i / group.length)}`,
      bots: Array.from(
        { length: setup.seats },
        (_, seat) => group[(seat + i) % group.length] as string,
      ),
    })),
  );
}

function groups(bots: readonly string[], size: number): string[][] {
  if (size === 0) return [[]];
  return bots.flatMap((bot, i) =>
    groups(bots.slice(i + 1), size - 1).map((others) => [bot, ...others]),
  );
}

/** The part of a victory that all seats of a bot have together. */
const shareOf = (match: Match, { winners }: MatchResult, bot: string): number =>
  sum(match.bots.map((other, seat) => (other === bot ? share(winners, seat) : 0)));

function rate(
  game: string,
  bots: readonly string[],
  matches: readonly Match[],
  results: readonly MatchResult[],
  seconds: number,
) {
  const games = results.map((result, i) => ({ match: matches[i] as Match, result }));
  /** Who won is known; the others are not ranked among themselves. */
  const won = (a: string, b: string): number =>
    sum(
      games.map(({ match, result }) => {
        if (!match.bots.includes(a) || !match.bots.includes(b)) return 0;
        const [ours, theirs] = [shareOf(match, result, a), shareOf(match, result, b)];
        return ours + theirs === 0 ? 0 : ours / (ours + theirs);
      }),
    );
  const ratings = elo(bots.map((a) => bots.map((b) => (a === b ? 0 : won(a, b)))));
  const decisions = sum(results.map((result) => result.decisions));
  const table = bots.map((bot, i) => {
    const own = games.filter(({ match }) => match.bots.includes(bot));
    const wins = sum(own.map(({ match, result }) => shareOf(match, result, bot)));
    const scores = own.flatMap(({ match, result }) =>
      result.scores.filter((_, seat) => match.bots[seat] === bot),
    );
    return {
      bot,
      games: own.length,
      wins: rounded(wins),
      winRate: rounded(wins / own.length),
      winRateInterval: wilson(wins, own.length).map((bound) => rounded(bound)) as [number, number],
      elo: Math.round(ratings[i] ?? 0),
      meanScore: rounded(mean(scores), 2),
    };
  });
  return {
    game,
    seats: matches[0]?.seats ?? 0,
    games: results.length,
    decisions,
    seconds: rounded(seconds, 3),
    decisionsPerSecond: Math.round(decisions / seconds),
    bots: table.sort((a, b) => b.elo - a.elo),
    pairs: bots.flatMap((a, i) =>
      bots.slice(i + 1).map((b) => {
        const [ours, theirs] = [won(a, b), won(b, a)];
        const decided = ours + theirs;
        return {
          bots: [a, b],
          decided: rounded(decided),
          winRate: decided === 0 ? null : rounded(ours / decided),
          winRateInterval: wilson(ours, decided).map((bound) => rounded(bound)),
        };
      }),
    ),
  };
}

function ratingText(result: ReturnType<typeof rate>): string {
  const { games, seats, decisions, seconds, decisionsPerSecond } = result;
  const pairs = result.pairs.map(
    ({ bots: [a, b], winRate, decided }) =>
      `${a} against ${b}: ${winRate === null ? 'neither won' : percent(winRate)} of ${decided}`,
  );
  return [
    table(
      ['bot', 'games', 'wins', 'rate', '95 %', 'Elo', 'mean score'],
      result.bots.map((b) => [
        b.bot,
        b.games,
        b.wins,
        percent(b.winRate),
        percentRange(b.winRateInterval),
        b.elo,
        b.meanScore,
      ]),
    ),
    '',
    ...pairs,
    `${games} games of ${seats}, ${thousands(decisions)} decisions in ${seconds} s: ${thousands(decisionsPerSecond)} a second`,
  ].join('\n');
}
