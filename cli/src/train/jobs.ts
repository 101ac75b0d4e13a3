import { type AnyKnowledge, makeBot, type NetFile, sight, withNets } from '@orrery/bots';
import { type CoreState, type Json, play, start } from '@orrery/kernel';
import type { AnyGameModule } from '@orrery/shared';
import { BadInput } from '../errors.ts';
import type { Setup } from '../setup.ts';
import { mean, share, sum } from '../stats.ts';
import type { GateGame, PlayedGame } from './folder.ts';
import { playSelf } from './self-play.ts';

/** Games of a bot against itself. */
export interface SelfPlayJob {
  readonly type: 'self-play';
  readonly game: string;
  readonly setup: Setup;
  readonly spec: string;
  /** Null: the hand-written evaluation. */
  readonly net: NetFile | null;
  readonly games: readonly { readonly n: number; readonly seed: string }[];
}

/** Games of a new net against the one before. */
export interface GateJob {
  readonly type: 'gate';
  readonly game: string;
  readonly setup: Setup;
  readonly spec: string;
  readonly net: NetFile;
  readonly against: NetFile | null;
  readonly games: readonly { readonly n: number; readonly seed: string }[];
}

/** What bots know with this net alone, whatever the game brings along. */
async function knowing(module: AnyGameModule, net: NetFile | null): Promise<AnyKnowledge> {
  if (net === null) return module.bots;
  const found = await module.bots.learned?.();
  if (found === undefined) throw new BadInput(`${module.meta.id} has no features to train with`);
  return withNets(module.bots, { ...found.learned, nets: [net] });
}

export async function selfPlay(module: AnyGameModule, job: SelfPlayJob): Promise<PlayedGame[]> {
  const knowledge = await knowing(module, job.net);
  return job.games.map(({ n, seed }) => {
    const noisy = n % 2 === 1;
    const { setup, spec } = job;
    return { n, noisy, record: playSelf(module.game, knowledge, { setup, seed, spec, noisy }) };
  });
}

export async function gate(module: AnyGameModule, job: GateJob): Promise<GateGame[]> {
  const [own, other] = [await knowing(module, job.net), await knowing(module, job.against)];
  if (job.setup.seats === 1) return job.games.map((game) => alone(module, job, own, other, game));
  return job.games.map(({ n, seed }) => {
    // Each deal is played twice: the new net has every second seat, then the others.
    const isNew = (seat: number): boolean => (seat + n) % 2 === 0;
    const { winners, points } = played(module, job, seed, (seat) => (isNew(seat) ? own : other));
    const mine = points.filter((_, seat) => isNew(seat));
    const theirs = points.filter((_, seat) => !isNew(seat));
    const won = sum(points.map((_, seat) => (isNew(seat) ? share(winners, seat) : 0)));
    return { n, won, margin: mean(mine) - mean(theirs) };
  });
}

/** With one seat both play the same deal, and the better score wins. */
function alone(
  module: AnyGameModule,
  job: GateJob,
  own: AnyKnowledge,
  other: AnyKnowledge,
  { n, seed }: GateJob['games'][number],
): GateGame {
  const [mine, theirs] = [own, other].map((one) => played(module, job, seed, () => one).points[0]);
  const margin = (mine ?? 0) - (theirs ?? 0);
  return { n, margin, won: margin > 0 ? 1 : margin < 0 ? 0 : 0.5 };
}

function played(
  { game, bots: hand }: AnyGameModule,
  { setup: { seats, options }, spec }: GateJob,
  seed: string,
  of: (seat: number) => AnyKnowledge,
): { readonly winners: readonly number[]; readonly points: readonly number[] } {
  const state: CoreState = start(game, options, seats, seed);
  const bots = state.players.map((_, seat) => makeBot(spec, of(seat), `${seed} ${seat}`, () => 0));
  while (state.outcome === null) {
    const seen = sight(game, state);
    const only = seen.options.length === 1;
    const choice = only ? (seen.options[0] as Json) : (bots[seen.seat]?.choose(seen) ?? null);
    play(game, state, choice);
  }
  return { winners: state.outcome.winners, points: hand.evaluate(state) };
}
