import { type AnyKnowledge, type Inputs, judge, type Learned } from '@orrery/bots';
import { type AnyGame, type CoreState, randomFrom, replay } from '@orrery/kernel';
import { share } from '../stats.ts';
import type { PlayedGame } from './folder.ts';

/** Of the questions that open a turn, one in so many is looked at: neighbours are much alike. */
const ONE_IN = 2;

/** Numbers that come one after the other. */
class Growing<A extends Float32Array | Uint16Array | Uint32Array> {
  length = 0;
  #all: A;
  readonly #more: (length: number) => A;

  constructor(more: (length: number) => A) {
    this.#more = more;
    this.#all = more(1 << 16);
  }

  push(value: number): void {
    if (this.length === this.#all.length) {
      const larger = this.#more(2 * this.length);
      larger.set(this.#all);
      this.#all = larger;
    }
    this.#all[this.length++] = value;
  }

  get all(): A {
    return this.#all;
  }
}

const floats = (): Growing<Float32Array> => new Growing((n) => new Float32Array(n));

/** Positions of many games as nets see them, game by game in their order, and how those games ended. */
export class Positions {
  readonly seats: number;
  /** Inputs of a net. */
  inputs = 0;
  count = 0;
  /** The game of each position, and whether it is kept for testing. */
  readonly games: number[] = [];
  readonly isTest: boolean[] = [];
  /** Inputs that are not 0: of seat `s` of position `p` from `starts[p * seats + s]` on. */
  readonly starts = new Growing<Uint32Array>((n) => new Uint32Array(n));
  readonly which = new Growing<Uint16Array>((n) => new Uint16Array(n));
  readonly values = floats();
  /** At `p * seats + s`: the part of the victory, and the points in the end, in scales. */
  readonly shares = floats();
  readonly points = floats();
  /** What the hand-written evaluation said: points in scales, and chances where it is tested. */
  readonly hand = floats();
  readonly handChances = floats();

  constructor(seats: number) {
    this.seats = seats;
    this.starts.push(0);
  }

  /** Plays the game again and keeps some of its positions. */
  add(
    game: AnyGame,
    knowledge: AnyKnowledge,
    { features }: Learned<CoreState>,
    inputs: Inputs,
    { record }: PlayedGame,
    isTest: boolean,
  ): void {
    const dice = randomFrom(`positions ${record.seed}`);
    const number = (this.games.at(-1) ?? -1) + 1;
    const first = this.count;
    let isFirst = true;
    const end = replay<CoreState>(game, record, (state, entry) => {
      if (entry === null || !(knowledge.turnAsks?.includes(entry[1]) ?? true)) return;
      if (!isFirst && dice(ONE_IN) > 0) return;
      isFirst = false;
      const hand = inputs.write(state);
      this.#keep(inputs, hand, features.scale);
      const chances = isTest ? judge(knowledge, state).chances : hand;
      for (const chance of chances) this.handChances.push(chance);
      this.games.push(number);
      this.isTest.push(isTest);
    });
    const points = knowledge.evaluate(end);
    const winners = end.outcome?.winners ?? [];
    for (let position = first; position < this.count; position++) {
      points.forEach((own, seat) => {
        this.points.push(own / features.scale);
        this.shares.push(share(winners, seat));
      });
    }
  }

  #keep({ rows, size }: Inputs, hand: readonly number[], scale: number): void {
    this.inputs = size;
    rows.forEach((row, seat) => {
      for (let i = 0; i < size; i++) {
        const value = row[i] as number;
        if (value === 0) continue;
        this.which.push(i);
        this.values.push(value);
      }
      this.starts.push(this.values.length);
      this.hand.push((hand[seat] as number) / scale);
    });
    this.count++;
  }
}
