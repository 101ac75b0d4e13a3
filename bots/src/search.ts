import { type CoreState, type Json, pending, play, type Random, type Seat } from '@orrery/kernel';
import type { Estimate } from './bot.ts';
import { finishChain } from './chain.ts';
import type { AnyKnowledge, Judgement } from './knowledge.ts';
import type { Worlds } from './sight.ts';
import { judge, worths } from './worth.ts';

/** How much a little-tried answer is worth trying, in deviations of what was found so far. */
const CURIOSITY = 1.6;
/** An answer never tried is taken for this many deviations below the average of its question. */
const CAUTION = 0.15;
/** How deep, in questions with a choice, a world is followed. */
const DEEPEST = 60;

/** An answer in the tree, with what came of it for the seat that gave it. */
class Edge {
  readonly choice: Json;
  readonly seat: Seat;
  prior: number;
  visits = 0;
  /** How often it was offered while its question was decided. */
  offered = 0;
  sum = 0;
  readonly below: Node = new Node();
  constructor(choice: Json, seat: Seat, prior: number) {
    this.choice = choice;
    this.seat = seat;
    this.prior = prior;
  }
}

/** One question as it is met at a node; other worlds may ask another one there. */
interface Branch {
  readonly seat: Seat;
  readonly ask: string;
  readonly edges: Map<Json, Edge>;
}

class Node {
  branches: Branch[] | null = null;
}

/** Objects are told apart by their text, which is the same for the same answer. */
const keyOf = (choice: Json): Json =>
  typeof choice === 'object' ? JSON.stringify(choice) : choice;

/** The answer with this key alone; all of them where it is not offered. */
function only(options: readonly Json[], key: Json): readonly Json[] {
  const wanted = options.filter((choice) => keyOf(choice) === key);
  return wanted.length === 0 ? options : wanted;
}

function branchOf(node: Node, seat: Seat, ask: string): Branch {
  node.branches ??= [];
  for (const branch of node.branches) {
    if (branch.seat === seat && branch.ask === ask) return branch;
  }
  const branch: Branch = { seat, ask, edges: new Map() };
  node.branches.push(branch);
  return branch;
}

/** Is told where each iteration led, and the answer to the first question that it began with. */
export type Witness = (answer: Json, world: CoreState, judgement: Judgement) => void;

/**
 * Information-set Monte Carlo tree search: each iteration imagines a world, follows one tree shared
 * by all worlds, adds one answer to it, finishes that turn and asks the evaluation what it is worth.
 */
export class Search {
  iterations = 0;
  #worlds: Worlds;
  readonly #knowledge: AnyKnowledge;
  readonly #random: Random;
  readonly #witness: Witness | null;
  #root = new Node();
  readonly #path: Edge[] = [];
  /** The edges offered now and their order, kept to spare allocations. */
  readonly #offered: Edge[] = [];
  #chances: number[] = [];
  /** What was found for each seat: how much, its mean and its squared deviations. */
  #samples = 0;
  readonly #means: number[] = [];
  readonly #squares: number[] = [];

  constructor(
    worlds: Worlds,
    knowledge: AnyKnowledge,
    random: Random,
    witness: Witness | null = null,
  ) {
    this.#worlds = worlds;
    this.#knowledge = knowledge;
    this.#random = random;
    this.#witness = witness;
  }

  /** `first`: the answer to the root's question that is tried, wherever it is offered. */
  step(iterations: number, first?: Json): void {
    const key = first === undefined ? undefined : keyOf(first);
    for (let i = 0; i < iterations; i++) this.#iterate(key);
  }

  /** Goes on from one answer to the root's question: what is known below it stays known. */
  follow(seat: Seat, ask: string, choice: Json, next: Worlds): void {
    const edge = branchOf(this.#root, seat, ask).edges.get(keyOf(choice));
    this.#worlds = next;
    this.#root = edge?.below ?? new Node();
    this.iterations = edge?.visits ?? 0;
    this.#chances = [];
  }

  /** Each seat's chance to win, averaged over what the search has seen. */
  chances(): number[] {
    const sum = this.#chances.reduce((a, b) => a + b, 0);
    return this.#chances.map((chance) => chance / sum);
  }

  /** How far what was found for a seat strays from its mean. */
  deviation(seat: Seat): number {
    return Math.sqrt((this.#squares[seat] ?? 0) / Math.max(1, this.#samples));
  }

  /** The answers tried first, in the order of how often; those of one question only. */
  ranking(seat: Seat, ask: string): Estimate[] {
    const edges = [...branchOf(this.#root, seat, ask).edges.values()];
    const visits = Math.max(
      1,
      edges.reduce((sum, edge) => sum + edge.visits, 0),
    );
    return edges
      .sort((a, b) => b.visits - a.visits || b.sum - a.sum)
      .map((edge) => ({
        choice: edge.choice,
        worth: edge.visits === 0 ? 0 : edge.sum / edge.visits,
        weight: edge.visits / visits,
      }));
  }

  /** How many times more than any other the best answer to the root's question was tried. */
  lead(seat: Seat, ask: string): number {
    let first = 0;
    let second = 0;
    for (const { visits } of branchOf(this.#root, seat, ask).edges.values()) {
      if (visits > first) [first, second] = [visits, first];
      else if (visits > second) second = visits;
    }
    return first - second;
  }

  #iterate(first?: Json): void {
    const { game } = this.#worlds;
    const world = this.#worlds.imagine(this.#random);
    const path = this.#path;
    path.length = 0;
    let node = this.#root;
    for (;;) {
      const question = pending(game, world);
      if (question === null || path.length >= DEEPEST) break;
      const { seat, ask, options } = question;
      if (options.length === 1) {
        play(game, world, options[0] as Json);
        continue;
      }
      const branch = branchOf(node, seat, ask);
      const wished = first !== undefined && path.length === 0;
      const edge = this.#select(branch, world, wished ? only(options, first) : options);
      play(game, world, edge.choice);
      path.push(edge);
      if (edge.visits === 0) {
        finishChain(game, this.#knowledge, world, seat, this.#random);
        break;
      }
      node = edge.below;
    }
    this.#learn(world);
  }

  #learn(world: CoreState): void {
    const judgement = judge(this.#knowledge, world);
    const { chances } = judgement;
    const found = worths(judgement);
    const start = this.#path[0];
    if (start !== undefined) this.#witness?.(start.choice, world, judgement);
    this.iterations++;
    this.#samples++;
    for (let seat = 0; seat < found.length; seat++) {
      this.#chances[seat] = (this.#chances[seat] ?? 0) + (chances[seat] ?? 0);
      const value = found[seat] ?? 0;
      const before = this.#means[seat] ?? 0;
      const mean = before + (value - before) / this.#samples;
      this.#means[seat] = mean;
      this.#squares[seat] = (this.#squares[seat] ?? 0) + (value - before) * (value - mean);
    }
    for (const edge of this.#path) {
      edge.visits++;
      edge.sum += found[edge.seat] ?? 0;
    }
  }

  /** Worth so far, plus curiosity where little was tried compared with how often it was offered. */
  #select(branch: Branch, world: CoreState, options: readonly Json[]): Edge {
    const offered = this.#gather(branch, world, options);
    let visits = 0;
    let sum = 0;
    let priors = 0;
    for (const edge of offered) {
      edge.offered++;
      visits += edge.visits;
      sum += edge.sum;
      priors += edge.prior;
    }
    const { seat } = branch;
    const deviation = this.deviation(seat) + 1e-9;
    const usual = visits === 0 ? (this.#means[seat] ?? 0) : sum / visits;
    const unknown = usual - CAUTION * deviation;
    let best = offered[0] as Edge;
    let bestValue = -Infinity;
    for (const edge of offered) {
      const worth = edge.visits === 0 ? unknown : edge.sum / edge.visits;
      const trying = (Math.sqrt(edge.offered) / (1 + edge.visits)) * (edge.prior / priors);
      const value = worth + CURIOSITY * deviation * trying;
      if (value > bestValue) {
        bestValue = value;
        best = edge;
      }
    }
    return best;
  }

  #gather(branch: Branch, world: CoreState, options: readonly Json[]): Edge[] {
    const offered = this.#offered;
    offered.length = 0;
    let weights: readonly number[] | undefined;
    for (let i = 0; i < options.length; i++) {
      const choice = options[i] as Json;
      const key = keyOf(choice);
      let edge = branch.edges.get(key);
      if (edge === undefined) {
        weights ??= this.#knowledge.priors?.(world, branch.ask, options) ?? [];
        edge = new Edge(choice, branch.seat, Math.max(weights[i] ?? 1, 1e-6));
        branch.edges.set(key, edge);
      }
      offered.push(edge);
    }
    return offered;
  }
}
