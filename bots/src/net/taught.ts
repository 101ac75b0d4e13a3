import type { CoreState } from '@orrery/kernel';
import type { AnyKnowledge, Judgement } from '../knowledge.ts';
import { sharesOf } from '../worth.ts';
import type { Features } from './features.ts';
import { Inputs } from './inputs.ts';
import { type Net, type NetFile, OUTPUTS, unpack } from './net.ts';

/** What bots taught themselves of a game. */
export interface Learned<S extends CoreState> {
  readonly features: Features<S>;
  readonly nets: readonly NetFile[];
}

/** One net at work. */
class Judge {
  readonly #net: Net;
  readonly #inputs: Inputs;
  readonly #scale: number;
  readonly #out: Float64Array;

  constructor(knowledge: AnyKnowledge, features: Features<CoreState>, file: NetFile) {
    this.#net = unpack(file);
    this.#inputs = new Inputs(knowledge, features, file.seats);
    this.#scale = features.scale;
    this.#out = new Float64Array(file.seats * OUTPUTS);
  }

  judge(state: CoreState): Judgement {
    const hand = this.#inputs.write(state);
    const out = this.#out;
    this.#inputs.rows.forEach((row, seat) => this.#net.run(row, out, seat * OUTPUTS));
    return judgement(hand, out, this.#scale);
  }
}

/** A net knows who is ahead and by how much; how high scores are is the hand-written evaluation's. */
function judgement(hand: readonly number[], out: Float64Array, scale: number): Judgement {
  const points = hand.map((_, seat) => scale * (out[seat * OUTPUTS] as number));
  if (points.length === 1) return { points, chances: [1] };
  const strengths = hand.map((_, seat) => out[seat * OUTPUTS + 1] as number);
  const shift = mean(hand) - mean(points);
  return { points: points.map((own) => own + shift), chances: sharesOf(strengths, 1) };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const keyOf = (seats: number, variant: string): string => `${seats} ${variant}`;

/** The same knowledge with nets for the set-ups that have one; others stay with the hand-written part. */
export function withNets(knowledge: AnyKnowledge, learned: Learned<CoreState>): AnyKnowledge {
  const { features, nets } = learned;
  const judges = new Map(
    nets
      .filter((file) => file.features === features.version)
      .map((file) => [keyOf(file.seats, file.variant), new Judge(knowledge, features, file)]),
  );
  if (judges.size === 0) return knowledge;
  const judge = (state: CoreState): Judgement | null =>
    judges.get(keyOf(state.players.length, features.variant?.(state) ?? ''))?.judge(state) ?? null;
  return { ...knowledge, judge };
}

const known = new WeakMap<AnyKnowledge, Promise<AnyKnowledge>>();

/** What bots know of a game with what they taught themselves, fetched once. */
export function taught(knowledge: AnyKnowledge): Promise<AnyKnowledge> {
  let all = known.get(knowledge);
  if (all === undefined) {
    all = fetched(knowledge);
    known.set(knowledge, all);
  }
  return all;
}

async function fetched(knowledge: AnyKnowledge): Promise<AnyKnowledge> {
  const found = await knowledge.learned?.();
  return found === undefined ? knowledge : withNets(knowledge, found.learned);
}
