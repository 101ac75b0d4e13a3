import type { CoreState } from '@orrery/kernel';

/** More numbers than any game writes for one seat. */
const MOST = 512;

/** Takes numbers one after the other: always the same ones in the same order, each about 1 in size. */
export class Writer {
  readonly values = new Float32Array(MOST);
  count = 0;
  /** Which of the numbers seats compete in. */
  readonly contested: number[] = [];
  #contests = 0;

  clear(): this {
    this.count = 0;
    this.#contests = 0;
    return this;
  }

  put(value: number): void {
    this.values[this.count++] = value;
  }

  /** A number in which one seat may be ahead of another: its lead is an input as well. */
  contest(value: number): void {
    this.contested[this.#contests++] = this.count;
    this.put(value);
  }

  /** 1 at the place of `which`, 0 at the others. */
  oneOf(which: number, count: number): void {
    for (let i = 0; i < count; i++) this.put(i === which ? 1 : 0);
  }

  /** A list of numbers that is as long in every position. */
  all(values: ArrayLike<number>, scale: number): void {
    for (let i = 0; i < values.length; i++) this.put((values[i] as number) / scale);
  }
}

/** What a net is told of a position, seat by seat, from an imagined world. */
export interface Features<S extends CoreState> {
  /** Raised whenever the numbers mean something else: nets of other features are not used. */
  readonly version: number;
  /** Points that count as much: a usual margin at the end. */
  readonly scale: number;
  /** How far the game is, from 0 to `stages` - 1: in each the hand-written points mean another thing. */
  readonly stages: number;
  stage(state: S): number;
  /** The set-ups that nets tell apart besides the number of seats; none: there is one. */
  variant?(state: S): string;
  /** Called first, for what all seats' numbers are made of. */
  prepare?(state: S): void;
  /** What everybody sees of a seat. */
  seat(state: S, seat: number, out: Writer): void;
  /** What it knows besides, such as its hand. */
  own?(state: S, seat: number, out: Writer): void;
  /** What belongs to nobody. */
  common(state: S, out: Writer): void;
  /** What the hand-written evaluation found of a seat on its way; it has just been asked. */
  found?(state: S, seat: number, out: Writer): void;
}
