import {
  type Features,
  Inputs,
  type Learned,
  type Net,
  type NetFile,
  OUTPUTS,
  pack,
  sharesOf,
  unpack,
} from '@orrery/bots';
import { type AnyGame, type CoreState, start } from '@orrery/kernel';
import type { AnyGameModule } from '@orrery/shared';
import type { Job, Results } from '../jobs/perform.ts';
import { progress } from '../progress.ts';
import type { Setup } from '../setup.ts';
import { mean, rounded, sum, wilson } from '../stats.ts';
import type { Terminal } from '../terminal.ts';
import { type Exam, examine } from './examine.ts';
import type { Folder, GateGame, Numbered, PlayedGame } from './folder.ts';
import type { GateJob, SelfPlayJob } from './jobs.ts';
import { marginsOf } from './learner.ts';
import { HIDDEN, PARTS, teach } from './lesson.ts';
import { Positions } from './positions.ts';

/** Games without noise of which one in so many is kept for the exam. */
const TEST_ONE_IN = 10;
/** Games that one thread plays before it hands them over: what a sudden end may cost. */
const PIECE = 4;

export interface Training {
  readonly module: AnyGameModule;
  readonly learned: Learned<CoreState>;
  readonly setup: Setup;
  readonly variant: string;
  readonly folder: Folder;
  readonly terminal: Terminal;
  readonly seed: string;
  /** The bot that plays against itself, and the one that plays the match between two nets. */
  readonly spec: string;
  readonly gateSpec: string;
  readonly games: number;
  readonly gateGames: number;
  /** How much the end of a game counts against what is thought on the way: 1, it alone. */
  readonly trust: number;
  readonly commit: string;
  readonly run: Run;
}

/** Does jobs and tells of each when it is done, in any order. */
export type Run = <T extends 'gate' | 'self-play'>(
  jobs: readonly Extract<Job, { readonly type: T }>[],
  onDone: (result: Results[T]) => void,
) => Promise<unknown>;

/** How the match of a new net against the one before went. */
export interface Verdict {
  readonly games: number;
  readonly won: number;
  readonly interval: readonly [number, number];
  readonly margin: number;
  readonly passed: boolean;
}

function verdictOf(games: readonly GateGame[]): Verdict {
  const won = sum(games.map((game) => game.won));
  const [low, high] = wilson(won, games.length);
  return {
    games: games.length,
    won: rounded(won, 2),
    interval: [rounded(low), rounded(high)],
    margin: rounded(mean(games.map(({ margin }) => margin)), 2),
    passed: low > 0.5,
  };
}

export interface Generation {
  readonly generation: number;
  readonly games: number;
  readonly exam: Exam | null;
  readonly gate: Verdict;
}

/** The net that has to be beaten in this generation; null: the hand-written evaluation. */
export function bestBefore(folder: Folder, generation: number): NetFile | null {
  let best = folder.start;
  for (let g = 0; g < generation; g++) if (verdictOf(folder.gate(g)).passed) best = folder.net(g);
  return best;
}

/** Games, a net taught by them, and its match: whatever of it is in the folder is not done again. */
export async function runGeneration(training: Training, generation: number): Promise<Generation> {
  const { folder, setup, module, gateGames, gateSpec, terminal } = training;
  const best = bestBefore(folder, generation);
  let exam: Exam | null = null;
  let net = folder.net(generation);
  if (net === null) {
    await playGames(training, generation, best);
    [net, exam] = taughtBy(training, generation);
    folder.keepNet(generation, net);
  }
  await finish(
    training,
    `generation ${generation}: games of the match`,
    folder.gate(generation),
    gateGames,
    (games): GateJob => ({
      type: 'gate',
      game: module.meta.id,
      setup,
      spec: gateSpec,
      net,
      against: best,
      games: games.map((n) => ({ n, seed: `${training.seed}/gate ${generation}/${n >> 1}` })),
    }),
    (lines) => folder.add('gate', generation, lines),
  );
  const gate = verdictOf(folder.gate(generation));
  terminal.say(
    `generation ${generation}: won ${gate.won} of ${gate.games} against ${best === null ? 'the hand-written evaluation' : 'the net before'}: ${gate.passed ? 'kept' : 'not kept'}`,
  );
  return { generation, games: folder.games(generation).length, exam, gate };
}

async function playGames(
  training: Training,
  generation: number,
  net: NetFile | null,
): Promise<void> {
  const { folder, module, setup, spec, seed } = training;
  await finish(
    training,
    `generation ${generation}: games`,
    folder.games(generation),
    training.games,
    (games): SelfPlayJob => ({
      type: 'self-play',
      game: module.meta.id,
      setup,
      spec,
      net,
      games: games.map((n) => ({ n, seed: `${seed}/${generation}/${n}` })),
    }),
    (lines) => folder.add('games', generation, lines),
  );
}

/** Does what is missing of so many numbered games, piece by piece, and keeps each piece at once. */
async function finish<T extends 'gate' | 'self-play'>(
  { terminal, run }: Training,
  what: string,
  done: readonly Numbered[],
  total: number,
  job: (games: readonly number[]) => Extract<Job, { readonly type: T }>,
  keep: (lines: Results[T]) => void,
): Promise<void> {
  const known = new Set(done.map(({ n }) => n));
  const missing = Array.from({ length: total }, (_, n) => n).filter((n) => !known.has(n));
  if (missing.length === 0) return;
  terminal.say(`${what}: ${missing.length} of ${total} to play`);
  const pieces = Array.from({ length: Math.ceil(missing.length / PIECE) }, (_, i) =>
    job(missing.slice(i * PIECE, (i + 1) * PIECE)),
  );
  const bar = progress(terminal, what, total, total - missing.length);
  await run(pieces, (lines) => {
    keep(lines);
    bar.add(lines.length);
  });
  bar.done();
}

/** Teaches a net by all games so far, and examines it by some that it was not taught by. */
function taughtBy(training: Training, generation: number): [NetFile, Exam] {
  const { module, learned, setup, folder, terminal, trust, seed } = training;
  const { game, bots } = module;
  const all: PlayedGame[][] = [];
  for (let g = 0; g <= generation; g++) all.push(folder.games(g));
  const positions = new Positions(setup.seats);
  const inputs = new Inputs(bots, learned.features, setup.seats);
  const total = sum(all.map((games) => games.length));
  const reading = progress(terminal, `generation ${generation}: games read`, total);
  for (const games of all) {
    for (const one of games) {
      positions.add(game, bots, learned, inputs, one, one.n % TEST_ONE_IN === 0);
      reading.add(1);
    }
  }
  reading.done();
  terminal.say(
    `generation ${generation}: ${positions.count} positions, ${positions.inputs} inputs`,
  );
  const learning = progress(terminal, `generation ${generation}: lessons`, PARTS);
  const weights = teach(positions, trust, `${seed} ${generation}`, (part) => learning.add(part));
  learning.done();
  const file = {
    seats: setup.seats,
    variant: training.variant,
    features: learned.features.version,
    inputs: positions.inputs,
    hidden: HIDDEN,
    ...pack(weights),
    made: {
      commit: training.commit,
      rulesVersion: game.rulesVersion,
      options: setup.options,
      bot: training.spec,
      seed,
      generation,
      games: total,
    },
  };
  const exam = examine(positions, judgeBy(positions, unpack(file)), learned.features.scale);
  terminal.say(
    `generation ${generation}: Brier ${exam.net?.brier ?? '-'} (by hand ${exam.handBrier ?? '-'}), off by ${exam.netError} points (by hand ${exam.handError})`,
  );
  return [file, exam];
}

export const variantOf = (
  game: AnyGame,
  features: Features<CoreState>,
  { options, seats }: Setup,
): string => features.variant?.(start(game, options, seats, 'variant')) ?? '';

/** As the net will judge once its weights are rounded. */
function judgeBy(positions: Positions, net: Net) {
  const { seats, inputs, starts, which, values } = positions;
  const row = new Float32Array(inputs);
  const out = new Float64Array(seats * OUTPUTS);
  return (position: number) => {
    for (let seat = 0; seat < seats; seat++) {
      row.fill(0);
      const at = position * seats + seat;
      for (let k = starts.all[at] as number; k < (starts.all[at + 1] as number); k++) {
        row[which.all[k] as number] = values.all[k] as number;
      }
      net.run(row, out, seat * OUTPUTS);
    }
    const points = Array.from({ length: seats }, (_, s) => out[s * OUTPUTS] as number);
    const strengths = points.map((_, s) => out[s * OUTPUTS + 1] as number);
    return { chances: sharesOf(strengths, 1), margins: marginsOf(points, 0, seats) };
  };
}
