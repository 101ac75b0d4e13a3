import type { Weights } from '@orrery/bots';
import { Learner, type Lesson, marginsOf, type Targets } from './learner.ts';
import type { Positions } from './positions.ts';

export const HIDDEN = 16;
/** How often every position is looked at: more often where there are few, seldom where there are many. */
const EPOCHS = { few: 30, usual: 6, many: 2 };
const FEWEST_STEPS = 700;
const MOST_STEPS = 2000;
/** Positions of one step. */
const LARGEST_BATCH = 512;
const SMALLEST_BATCH = 32;
const BATCHES = 100;
/** How often the values that targets are mixed with are learned anew. */
const PASSES = 2;

/** Where the games ended. */
function outcomes({ seats, count, shares, points }: Positions): Targets {
  const margins = new Float32Array(count * seats);
  for (let position = 0; position < count; position++) {
    margins.set(marginsOf(points.all, position * seats, seats), position * seats);
  }
  return { chances: shares.all.slice(0, count * seats), margins };
}

/** From each position on, the end counts `trust` times as much with each step back, the rest what was thought. */
function returns(
  { seats, count, games }: Positions,
  thought: Targets,
  trust: number,
  end: Targets,
): Targets {
  const mixed = (values: Float32Array, ends: Float32Array): Float32Array => {
    const all = ends.slice();
    for (let position = count - 2; position >= 0; position--) {
      if (games[position] !== games[position + 1]) continue;
      for (let seat = 0; seat < seats; seat++) {
        const next = (position + 1) * seats + seat;
        all[next - seats] = (1 - trust) * (values[next] as number) + trust * (all[next] as number);
      }
    }
    return all;
  };
  return {
    chances: mixed(thought.chances, end.chances),
    margins: mixed(thought.margins, end.margins),
  };
}

/** How a lesson of so many positions goes. */
function planned(count: number): Lesson {
  const batch = Math.round(clipped(count / BATCHES, SMALLEST_BATCH, LARGEST_BATCH));
  const perEpoch = Math.max(1, Math.floor(count / batch));
  const few = Math.min(EPOCHS.few, Math.ceil(FEWEST_STEPS / perEpoch));
  const many = Math.max(EPOCHS.many, Math.floor(MOST_STEPS / perEpoch));
  return { batch: Math.min(batch, count), epochs: clipped(EPOCHS.usual, few, many) };
}

const clipped = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

const chosen = (positions: Positions, is: (position: number) => boolean): Uint32Array =>
  Uint32Array.from({ length: positions.count }, (_, i) => i).filter(is);

/**
 * Teaches a net. What a position is worth is mixed of how its game ended and what a net thinks of
 * the positions after it, one that was taught with the other half of the games.
 */
export function teach(
  positions: Positions,
  trust: number,
  seed: string,
  onPart: (part: number) => void,
): Weights {
  const { seats, count, games, isTest } = positions;
  const end = outcomes(positions);
  const train = chosen(positions, (position) => isTest[position] === false);
  const fit = (which: Uint32Array, targets: Targets, name: string): Learner => {
    const learner = new Learner(positions, HIDDEN, `${seed} ${name}`);
    learner.learn(which, targets, planned(which.length), `${seed} ${name}`);
    onPart(which.length / train.length);
    return learner;
  };
  let targets = end;
  for (let pass = 0; pass < PASSES; pass++) {
    const thought = {
      chances: new Float32Array(count * seats),
      margins: new Float32Array(count * seats),
    };
    for (const half of [0, 1]) {
      // Two by two, as every second game is played with noise.
      const isMine = (p: number): boolean => ((games[p] as number) >> 1) % 2 === half;
      const learner = fit(
        train.filter((p) => !isMine(p)),
        targets,
        `${pass} ${half}`,
      );
      for (let position = 0; position < count; position++) {
        if (!isMine(position)) continue;
        const judged = learner.judge(position);
        thought.chances.set(judged.chances, position * seats);
        thought.margins.set(judged.margins, position * seats);
      }
    }
    targets = returns(positions, thought, trust, end);
  }
  return fit(train, targets, 'all').weights;
}

/** The fits of a lesson, in whole ones: for a bar that shows how far it is. */
export const PARTS = PASSES + 1;
