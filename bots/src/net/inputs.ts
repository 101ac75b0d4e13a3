import type { CoreState } from '@orrery/kernel';
import type { AnyKnowledge } from '../knowledge.ts';
import { LOGISTIC, spreadOf } from '../worth.ts';
import { type Features, Writer } from './features.ts';

/** More inputs than any net has. */
const MOST_INPUTS = 2048;
/** A lead beyond this is taken for this: in points, and as the exponent of a chance. */
const MOST_LEAD = 3;
const MOST_EXPONENT = 6;

const clipped = (value: number, most: number): number => Math.max(-most, Math.min(most, value));

/** One kind of numbers for every seat, and their sum. */
class Block {
  readonly seats: readonly Writer[];
  readonly #sum = new Float32Array(MOST_INPUTS);

  constructor(seats: number) {
    this.seats = Array.from({ length: seats }, () => new Writer());
  }

  fill(write: (seat: number, out: Writer) => void): void {
    for (let seat = 0; seat < this.seats.length; seat++) {
      write(seat, (this.seats[seat] as Writer).clear());
    }
    if (this.seats.length < 3) return;
    this.#sum.fill(0);
    for (const { values, count } of this.seats) {
      for (let k = 0; k < count; k++)
        this.#sum[k] = (this.#sum[k] as number) + (values[k] as number);
    }
  }

  /** Own numbers, the rival's, the mean of the rest, and the leads over the rival. */
  compose(seat: number, rival: number, row: Float32Array, from: number): number {
    const own = this.seats[seat] as Writer;
    const { count } = own;
    let at = from;
    for (let k = 0; k < count; k++) row[at++] = own.values[k] as number;
    if (rival === seat) return at;
    const their = this.seats[rival] as Writer;
    for (let k = 0; k < count; k++) row[at++] = their.values[k] as number;
    const rest = this.seats.length - 2;
    if (rest > 0) {
      for (let k = 0; k < count; k++) {
        const others = (this.#sum[k] as number) - (own.values[k] as number);
        row[at++] = (others - (their.values[k] as number)) / rest;
      }
    }
    for (const k of own.contested) {
      const lead = (own.values[k] as number) - (their.values[k] as number);
      row[at++] = clipped(lead, 1);
      row[at++] = lead > 0 ? 1 : 0;
    }
    return at;
  }
}

/** Makes of a position what a net takes in: one row of numbers for each seat. */
export class Inputs {
  readonly rows: readonly Float32Array[];
  /** Numbers in a row, known after the first position. */
  size = 0;
  readonly #knowledge: AnyKnowledge;
  readonly #features: Features<CoreState>;
  readonly #open: Block;
  readonly #found: Block;
  readonly #own = new Writer();
  readonly #common = new Writer();

  constructor(knowledge: AnyKnowledge, features: Features<CoreState>, seats: number) {
    this.#knowledge = knowledge;
    this.#features = features;
    this.#open = new Block(seats);
    this.#found = new Block(seats);
    this.rows = Array.from({ length: seats }, () => new Float32Array(MOST_INPUTS));
  }

  /** Fills the rows; returns the points of the hand-written evaluation. */
  write(state: CoreState): readonly number[] {
    const features = this.#features;
    features.prepare?.(state);
    this.#open.fill((seat, out) => features.seat(state, seat, out));
    features.common(state, this.#common.clear());
    const points = this.#knowledge.evaluate(state);
    this.#found.fill((seat, out) => features.found?.(state, seat, out));
    const scale = LOGISTIC * spreadOf(this.#knowledge, state);
    const stage = features.stage(state);
    for (let seat = 0; seat < points.length; seat++) {
      const row = this.rows[seat] as Float32Array;
      const rival = strongestRival(points, seat);
      let at = this.#open.compose(seat, rival, row, 0);
      this.#own.clear();
      features.own?.(state, seat, this.#own);
      at = copy(this.#own, row, at);
      at = copy(this.#common, row, at);
      at = this.#found.compose(seat, rival, row, at);
      this.size = this.#judged(points, seat, rival, stage, scale, row, at);
    }
    return points;
  }

  /** The hand-written points, and their lead by stage: late in a game hardly anything knows better. */
  #judged(
    points: readonly number[],
    seat: number,
    rival: number,
    stage: number,
    scale: number,
    row: Float32Array,
    from: number,
  ): number {
    const { scale: usual, stages } = this.#features;
    const own = points[seat] as number;
    const theirs = rival === seat ? 0 : (points[rival] as number);
    let at = from;
    row[at++] = own / (2 * usual);
    row[at++] = theirs / (2 * usual);
    row[at++] = clipped((own - theirs) / usual, MOST_LEAD);
    for (let k = 0; k < stages; k++) {
      row[at++] = k === stage ? (own - theirs) / usual : 0;
      row[at++] = k === stage ? clipped((own - theirs) / scale, MOST_EXPONENT) / 2 : 0;
    }
    return at;
  }
}

/** The seat itself where there is no other. */
function strongestRival(points: readonly number[], seat: number): number {
  let rival = seat;
  for (let other = 0; other < points.length; other++) {
    if (other === seat) continue;
    if (rival === seat || (points[other] as number) > (points[rival] as number)) rival = other;
  }
  return rival;
}

function copy({ values, count }: Writer, row: Float32Array, from: number): number {
  for (let k = 0; k < count; k++) row[from + k] = values[k] as number;
  return from + count;
}
