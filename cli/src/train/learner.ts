import { OUTPUTS, sharesOf, type Weights } from '@orrery/bots';
import { type Random, randomFrom } from '@orrery/kernel';
import type { Positions } from './positions.ts';

/** What is learned besides who wins: the margin, with this weight. */
const MARGIN_WEIGHT = 0.7;
/** AdamW. */
const RATE = 1.5e-3;
const DECAY = 1;
const MOMENTUM = 0.9;
const MEMORY = 0.999;

/** What is to be learned of each seat of each position: its chance, and its margin in scales. */
export interface Targets {
  readonly chances: Float32Array;
  readonly margins: Float32Array;
}

/** Positions of one step, and how often all of them are gone through. */
export interface Lesson {
  readonly batch: number;
  readonly epochs: number;
}

/** How far each seat is ahead of the mean of the others; alone, its points. */
export function marginsOf(points: ArrayLike<number>, from: number, seats: number): number[] {
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += points[from + seat] as number;
  return Array.from({ length: seats }, (_, seat) => {
    const own = points[from + seat] as number;
    return seats === 1 ? own : own - (sum - own) / (seats - 1);
  });
}

/** One list of numbers that is learned, with the memory of its steps. */
class Learned {
  readonly values: Float32Array;
  readonly slopes: Float32Array;
  readonly #means: Float32Array;
  readonly #squares: Float32Array;
  readonly #decay: number;

  constructor(values: Float32Array, decay: number) {
    this.values = values;
    this.slopes = new Float32Array(values.length);
    this.#means = new Float32Array(values.length);
    this.#squares = new Float32Array(values.length);
    this.#decay = decay;
  }

  step(rate: number, steps: number): void {
    const { values, slopes } = this;
    const [means, squares] = [this.#means, this.#squares];
    const meanScale = 1 - MOMENTUM ** steps;
    const squareScale = 1 - MEMORY ** steps;
    for (let i = 0; i < values.length; i++) {
      const slope = slopes[i] as number;
      const mean = MOMENTUM * (means[i] as number) + (1 - MOMENTUM) * slope;
      const square = MEMORY * (squares[i] as number) + (1 - MEMORY) * slope * slope;
      means[i] = mean;
      squares[i] = square;
      const step = mean / meanScale / (Math.sqrt(square / squareScale) + 1e-8);
      const value = values[i] as number;
      values[i] = value - rate * (step + this.#decay * value);
    }
    slopes.fill(0);
  }
}

/** Two draws of a normal distribution. */
function* normal(random: Random): Generator<number, never> {
  const draw = (): number => (random(2 ** 30) + 1) / 2 ** 30;
  for (;;) {
    const size = Math.sqrt(-2 * Math.log(draw()));
    const angle = 2 * Math.PI * draw();
    yield size * Math.cos(angle);
    yield size * Math.sin(angle);
  }
}

/** A net that learns. */
export class Learner {
  readonly weights: Weights;
  readonly #lists: readonly [Learned, Learned, Learned, Learned];
  readonly #positions: Positions;
  readonly #hidden: Float32Array;
  readonly #out: Float32Array;
  #steps = 0;

  constructor(positions: Positions, hidden: number, seed: string) {
    const { inputs, seats } = positions;
    const draws = normal(randomFrom(`net ${seed}`));
    const drawn = (length: number, size: number): Float32Array =>
      Float32Array.from({ length }, () => size * draws.next().value);
    this.weights = {
      inputs,
      hidden,
      first: drawn(inputs * hidden, Math.sqrt(2 / inputs)),
      firstBias: new Float32Array(hidden),
      last: drawn(hidden * OUTPUTS, 0.3 / Math.sqrt(hidden)),
      lastBias: new Float32Array(OUTPUTS),
    };
    const { first, firstBias, last, lastBias } = this.weights;
    this.#lists = [
      new Learned(first, DECAY),
      new Learned(firstBias, 0),
      new Learned(last, DECAY),
      new Learned(lastBias, 0),
    ];
    this.#positions = positions;
    this.#hidden = new Float32Array(seats * hidden);
    this.#out = new Float32Array(seats * OUTPUTS);
  }

  /** Learns the targets of these positions, several times over, with smaller and smaller steps. */
  learn(which: Uint32Array, targets: Targets, { batch: size, epochs }: Lesson, seed: string): void {
    const order = which.slice();
    const random = randomFrom(`order ${seed}`);
    const batches = Math.floor(order.length / size);
    for (let epoch = 0; epoch < epochs; epoch++) {
      for (let i = order.length - 1; i > 0; i--) {
        const k = random(i + 1);
        [order[i], order[k]] = [order[k] as number, order[i] as number];
      }
      for (let batch = 0; batch < batches; batch++) {
        for (let i = 0; i < size; i++) {
          this.#look(order[batch * size + i] as number, targets, size);
        }
        const done = (epoch * batches + batch) / (epochs * batches);
        const rate = RATE * 0.5 * (1 + Math.cos(Math.PI * done));
        this.#steps++;
        for (const list of this.#lists) list.step(rate, this.#steps);
      }
    }
    this.#forgetUnseen(which);
  }

  /** Weights of inputs that never came are nothing but their first draw. */
  #forgetUnseen(which: Uint32Array): void {
    const { seats, starts, which: indices } = this.#positions;
    const { inputs, hidden, first } = this.weights;
    const seen = new Uint8Array(inputs);
    for (const position of which) {
      const from = starts.all[position * seats] as number;
      const to = starts.all[(position + 1) * seats] as number;
      for (let k = from; k < to; k++) seen[indices.all[k] as number] = 1;
    }
    for (let i = 0; i < inputs; i++) {
      if (seen[i] === 0) first.fill(0, i * hidden, (i + 1) * hidden);
    }
  }

  /** Chances and margins of every seat of a position, by what is learned so far. */
  judge(position: number): { readonly chances: number[]; readonly margins: number[] } {
    this.#run(position);
    const { seats } = this.#positions;
    const out = this.#out;
    const points = Array.from({ length: seats }, (_, s) => out[s * OUTPUTS] as number);
    const strengths = points.map((_, s) => out[s * OUTPUTS + 1] as number);
    return { chances: sharesOf(strengths, 1), margins: marginsOf(points, 0, seats) };
  }

  #run(position: number): void {
    const { seats, starts, which, values } = this.#positions;
    const { hidden: units, first, firstBias, last, lastBias } = this.weights;
    const hidden = this.#hidden;
    const [starting, indices, numbers] = [starts.all, which.all, values.all];
    for (let seat = 0; seat < seats; seat++) {
      const at = seat * units;
      hidden.set(firstBias, at);
      const row = position * seats + seat;
      const to = starting[row + 1] as number;
      for (let k = starting[row] as number; k < to; k++) {
        const value = numbers[k] as number;
        const from = (indices[k] as number) * units;
        for (let unit = 0; unit < units; unit++) {
          hidden[at + unit] =
            (hidden[at + unit] as number) + value * (first[from + unit] as number);
        }
      }
      for (let output = 0; output < OUTPUTS; output++) {
        let sum = lastBias[output] as number;
        for (let unit = 0; unit < units; unit++) {
          const value = hidden[at + unit] as number;
          if (value > 0) sum += value * (last[unit * OUTPUTS + output] as number);
        }
        this.#out[seat * OUTPUTS + output] = sum;
      }
    }
  }

  /** Adds the slopes of one position, of a batch of this size. */
  #look(position: number, targets: Targets, batch: number): void {
    const { chances, margins } = this.judge(position);
    const { seats } = this.#positions;
    // A game that went astray is not to outweigh the others. Alone there are no others, and a clip
    // would teach the usual end instead of the mean, in which a seldom win counts for much.
    const most = seats === 1 ? Number.POSITIVE_INFINITY : 1;
    const off = margins.map((margin, seat) => {
      const wanted = targets.margins[position * seats + seat] as number;
      return Math.max(-most, Math.min(most, margin - wanted));
    });
    const usual = off.reduce((sum, one) => sum + one, 0) / seats;
    for (let seat = 0; seat < seats; seat++) {
      const own = off[seat] as number;
      const points = MARGIN_WEIGHT * (seats === 1 ? own : (own - usual) / (seats - 1));
      const wanted = targets.chances[position * seats + seat] as number;
      const strength = seats === 1 ? 0 : (chances[seat] as number) - wanted;
      this.#backward(position, seat, points / batch, strength / batch);
    }
  }

  readonly #slopes = new Float32Array(256);

  #backward(position: number, seat: number, points: number, strength: number): void {
    const { seats, starts, which, values } = this.#positions;
    const { hidden: units, last } = this.weights;
    const [first, firstBias, second, secondBias] = this.#lists;
    const slopes = this.#slopes;
    for (let unit = 0; unit < units; unit++) {
      const value = this.#hidden[seat * units + unit] as number;
      const at = unit * OUTPUTS;
      slopes[unit] = 0;
      if (value <= 0) continue;
      second.slopes[at] = (second.slopes[at] as number) + points * value;
      second.slopes[at + 1] = (second.slopes[at + 1] as number) + strength * value;
      const slope = points * (last[at] as number) + strength * (last[at + 1] as number);
      slopes[unit] = slope;
      firstBias.slopes[unit] = (firstBias.slopes[unit] as number) + slope;
    }
    secondBias.slopes[0] = (secondBias.slopes[0] as number) + points;
    secondBias.slopes[1] = (secondBias.slopes[1] as number) + strength;
    const [starting, indices, numbers] = [starts.all, which.all, values.all];
    const row = position * seats + seat;
    const to = starting[row + 1] as number;
    for (let k = starting[row] as number; k < to; k++) {
      const value = numbers[k] as number;
      const from = (indices[k] as number) * units;
      for (let unit = 0; unit < units; unit++) {
        first.slopes[from + unit] =
          (first.slopes[from + unit] as number) + value * (slopes[unit] as number);
      }
    }
  }
}
