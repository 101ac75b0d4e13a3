import { makeBot, sight } from '@orrery/bots';
import {
  type CoreState,
  type Entry,
  type GameRecord,
  type Json,
  play,
  record,
  start,
  type Task,
} from '@orrery/kernel';
import type { AnyGameModule } from '@orrery/shared';
import type { Setup } from './setup.ts';
import { count, type Happening, type Tally } from './tally.ts';

/** One game between bots: seat i is played by bot i. */
export interface Match extends Setup {
  readonly seed: string;
  readonly bots: readonly string[];
  /** The saved game is wanted as well. */
  readonly keep?: boolean;
  /** What happens is to be counted. */
  readonly events?: boolean;
}

export interface MatchResult {
  readonly seed: string;
  readonly scores: readonly number[];
  /** Points by category, for each seat. */
  readonly parts: readonly { readonly [category: string]: number }[];
  readonly winners: readonly number[];
  readonly decisions: number;
  /** Decisions with one answer only, given without asking the bot. */
  readonly forced: number;
  /** Null where nobody asked for it: a whole game is a hundred times larger than its result. */
  readonly record: GameRecord | null;
  /** What happened, counted; null where nobody asked for it. */
  readonly tally: readonly Happening[] | null;
}

const clock = (): number => performance.now();

/** Plays one game to its end. The same match gives the same game if no bot watches the clock. */
export function playMatch(module: AnyGameModule, match: Match): MatchResult {
  const { game, bots: knowledge, eventName } = module;
  const { seats, options, seed } = match;
  const bots = match.bots.map((spec, seat) => makeBot(spec, knowledge, `${seed} ${seat}`, clock));
  const events: Task[] | undefined = match.events === true ? [] : undefined;
  const tally: Tally = new Map();
  const state: CoreState = start(game, options, seats, seed, events);
  const entries: Entry[] = [];
  let forced = 0;
  while (state.outcome === null) {
    const seen = sight(game, state);
    const { seat, ask, options: answers } = seen;
    const bot = bots[seat];
    if (bot === undefined) throw new Error(`no bot sits at seat ${seat}`);
    if (answers.length === 1) forced++;
    const choice = answers.length === 1 ? (answers[0] as Json) : bot.choose(seen);
    entries.push(answers.length === 1 ? [seat, ask, choice, 1] : [seat, ask, choice]);
    play(game, state, choice, events);
    // Counted as they come: a whole game of them would be large.
    if (events !== undefined) count(tally, events.splice(0), eventName);
  }
  const scores = game.scores(state);
  return {
    seed,
    scores: scores.map(({ total }) => total),
    parts: scores.map(({ parts }) => parts),
    winners: state.outcome.winners,
    decisions: entries.length,
    forced,
    tally: events === undefined ? null : [...tally.values()],
    record: match.keep === true ? record(game, state, { seats, options, seed, entries }) : null,
  };
}
