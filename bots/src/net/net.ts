import type { JsonObject } from '@orrery/kernel';
import { fromBase64, toBase64 } from './base64.ts';

/** Points and strength. */
export const OUTPUTS = 2;

/** A net as it is kept: what it is for, its weights as text, and where it comes from. */
export interface NetFile {
  readonly seats: number;
  /** See `Features.variant`. */
  readonly variant: string;
  /** The version of the features it was trained with. */
  readonly features: number;
  readonly inputs: number;
  readonly hidden: number;
  /** Whole numbers from -127 to 127: `hidden` for each input, then `OUTPUTS` for each hidden unit. */
  readonly weights: string;
  /** Floats: the scale of each hidden unit and output, then their biases. */
  readonly scales: string;
  readonly made: JsonObject;
}

/** The numbers of a net: weights row by row of their inputs, so that an input of 0 costs nothing. */
export interface Weights {
  readonly inputs: number;
  readonly hidden: number;
  /** At `input * hidden + unit`. */
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  /** At `unit * OUTPUTS + output`. */
  readonly last: Float32Array;
  readonly lastBias: Float32Array;
}

/** One hidden layer of rectified units between a seat's inputs and its points and strength. */
export class Net {
  readonly weights: Weights;
  readonly #hidden: Float32Array;

  constructor(weights: Weights) {
    this.weights = weights;
    this.#hidden = new Float32Array(weights.hidden);
  }

  /** Writes points and strength of one seat to `out` at `at`. */
  run(row: Float32Array, out: Float64Array, at: number): void {
    const { inputs, hidden: units, first, firstBias, last, lastBias } = this.weights;
    const hidden = this.#hidden;
    hidden.set(firstBias);
    for (let i = 0, from = 0; i < inputs; i++, from += units) {
      const value = row[i] as number;
      if (value === 0) continue;
      for (let unit = 0; unit < units; unit++) {
        hidden[unit] = (hidden[unit] as number) + value * (first[from + unit] as number);
      }
    }
    let points = lastBias[0] as number;
    let strength = lastBias[1] as number;
    for (let unit = 0; unit < units; unit++) {
      const value = hidden[unit] as number;
      if (value <= 0) continue;
      points += value * (last[unit * OUTPUTS] as number);
      strength += value * (last[unit * OUTPUTS + 1] as number);
    }
    out[at] = points;
    out[at + 1] = strength;
  }
}

const STEPS = 127;

/** Weights as whole numbers, with a scale for each unit (the columns). */
function rounded(weights: Float32Array, units: number, scales: Float32Array): Int8Array {
  for (let i = 0; i < weights.length; i++) {
    const size = Math.abs(weights[i] as number) / STEPS;
    if (size > (scales[i % units] as number)) scales[i % units] = size;
  }
  return Int8Array.from(weights, (weight, i) => {
    const scale = scales[i % units] as number;
    return scale === 0 ? 0 : Math.round(weight / scale);
  });
}

const bytesOf = (floats: Float32Array): Uint8Array => new Uint8Array(floats.buffer);

/** Rounds weights to bytes, as texts for a file. */
export function pack(weights: Weights): Pick<NetFile, 'scales' | 'weights'> {
  const { hidden, first, firstBias, last, lastBias } = weights;
  const firstScale = new Float32Array(hidden);
  const lastScale = new Float32Array(OUTPUTS);
  const whole = [...rounded(first, hidden, firstScale), ...rounded(last, OUTPUTS, lastScale)];
  const floats = Float32Array.of(...firstScale, ...lastScale, ...firstBias, ...lastBias);
  return { weights: toBase64(Uint8Array.from(whole)), scales: toBase64(bytesOf(floats)) };
}

export function unpack({ inputs, hidden, weights, scales }: NetFile): Net {
  const whole = new Int8Array(fromBase64(weights).buffer);
  const floats = new Float32Array(fromBase64(scales).buffer);
  const split = inputs * hidden;
  const units = hidden + OUTPUTS;
  return new Net({
    inputs,
    hidden,
    first: Float32Array.from(
      whole.subarray(0, split),
      (n, i) => n * (floats[i % hidden] as number),
    ),
    firstBias: floats.slice(units, units + hidden),
    last: Float32Array.from(
      whole.subarray(split),
      (n, i) => n * (floats[hidden + (i % OUTPUTS)] as number),
    ),
    lastBias: floats.slice(units + hidden),
  });
}
