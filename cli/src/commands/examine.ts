import { type AnyKnowledge, chances, taught, worlds } from '@orrery/bots';
import { loadGame } from '@orrery/catalog';
import {
  type AnyGame,
  type CoreState,
  type GameRecord,
  type Options,
  randomFrom,
  replay,
} from '@orrery/kernel';
import { BadInput } from '../errors.ts';
import { playMatches } from '../jobs/matches.ts';
import { allCores } from '../jobs/pool.ts';
import { whole } from '../parse.ts';
import { progress } from '../progress.ts';
import { checkBots, checkedSetup } from '../setup.ts';
import { share } from '../stats.ts';
import { reliability, reliabilityText, type Said } from '../train/examine.ts';
import { answer, type Register, withJson, withSeats, withSeed, withWorkers } from './context.ts';

/** Of the questions that open a turn, one in so many is looked at: neighbours are much alike. */
const ONE_IN = 3;

interface Flags {
  readonly seats?: number;
  readonly option?: Options;
  readonly games: number;
  readonly bot: string;
  readonly iterations: number;
  readonly seed: string;
  readonly workers: number;
  readonly json?: boolean;
}

export const examine: Register = (program, context) => {
  const command = program
    .command('examine <game>')
    .description('hold the chances that the curve of a replay tells against what came')
    .option('--games <n>', 'games that the bot plays against itself', whole('--games', 1), 100)
    .option('--bot <spec>', 'the bot that plays them', 'mcts:30')
    .option('--iterations <n>', 'thought behind each chance', whole('--iterations', 1), 120);
  withSeats(command, 'the fewest the game takes, but at least 2');
  withSeed(withWorkers(command, allCores()));
  withJson(command).action(async (id: string, flags: Flags) => {
    const { game, bots } = await loadGame(id);
    const wanted = flags.seats ?? Math.max(2, game.seats.min);
    const { seats, options } = checkedSetup(game, wanted, flags.option ?? {});
    if (seats === 1) throw new BadInput('with one seat nobody has a chance against another');
    checkBots([flags.bot]);
    const matches = Array.from({ length: flags.games }, (_, i) => ({
      seats,
      options,
      // No training plays these deals.
      seed: `examine ${flags.seed}/${i}`,
      bots: Array.from({ length: seats }, () => flags.bot),
      keep: true,
    }));
    const { results } = await playMatches(context.terminal, id, matches, flags.workers);
    const knowledge = await taught(bots);
    const bar = progress(context.terminal, 'games judged', results.length);
    const said = results.flatMap(({ record }) => {
      bar.add(1);
      return record === null ? [] : judged(game, knowledge, record, flags.iterations);
    });
    bar.done();
    const found = reliability(said);
    const { bot, games, iterations } = flags;
    const result = { game: id, seats, options, bot, games, iterations, ...found };
    answer(context, flags.json, result, () => reliabilityText(found));
  });
};

/** What was said of every seat along a game, as somebody without a hand would judge it. */
function judged(
  game: AnyGame,
  knowledge: AnyKnowledge,
  record: GameRecord,
  iterations: number,
): Said[] {
  const random = randomFrom(`examine ${record.seed}`);
  const told: (readonly number[])[] = [];
  const end = replay<CoreState>(game, record, (state, entry) => {
    if (entry === null || !(knowledge.turnAsks?.includes(entry[1]) ?? true)) return;
    if (random(ONE_IN) > 0) return;
    told.push(chances(worlds(game, state, null), knowledge, iterations, `${told.length}`));
  });
  const winners = end.outcome?.winners ?? [];
  return told.flatMap((all) => all.map((said, seat) => ({ said, came: share(winners, seat) })));
}
