/** What was measured while moves were made. */
export interface Tally {
  readonly moves: number;
  readonly movesPerSecond: number;
  /** Milliseconds from the answer to its opponent's update. */
  readonly p50: number;
  readonly p99: number;
  /** A usual update, and what all of them come to. */
  readonly medianBytes: number;
  readonly meanBytes: number;
}

function percentiles(values: readonly number[]): (part: number) => number {
  const sorted = Float64Array.from(values).sort();
  return (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Counts moves and how long each took to its opponent, whenever it is running. */
export class Meter {
  #latencies: number[] = [];
  #sizes: number[] = [];
  #began: number | null = null;
  #seconds = 0;

  start(): void {
    this.#began = performance.now();
  }

  move(ms: number): void {
    if (this.#began !== null) this.#latencies.push(ms);
  }

  update(bytes: number): void {
    if (this.#began !== null) this.#sizes.push(bytes);
  }

  stop(): void {
    this.#seconds += (performance.now() - (this.#began ?? 0)) / 1000;
    this.#began = null;
  }

  /** Of all that was counted, which is then forgotten. */
  take(): Tally {
    const moves = this.#latencies.length;
    const latency = percentiles(this.#latencies);
    const bytes = this.#sizes.reduce((sum, size) => sum + size, 0);
    const tally = {
      moves,
      movesPerSecond: moves / this.#seconds,
      p50: latency(0.5),
      p99: latency(0.99),
      medianBytes: percentiles(this.#sizes)(0.5),
      meanBytes: bytes / Math.max(1, this.#sizes.length),
    };
    this.#latencies = [];
    this.#sizes = [];
    this.#seconds = 0;
    return tally;
  }
}

/** When moves are made: at once, or so many a second whatever happens. */
export class Pace {
  #ready: (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running = false;

  /** Null: as fast as can be. */
  start(perSecond: number | null): void {
    clearInterval(this.#timer);
    this.#running = true;
    if (perSecond === null) {
      this.#timer = undefined;
      for (const move of this.#ready.splice(0)) move();
      return;
    }
    const began = performance.now();
    let made = 0;
    this.#timer = setInterval(() => {
      const due = ((performance.now() - began) / 1000) * perSecond;
      for (; made < due; made++) this.#ready.shift()?.();
    }, 1);
  }

  /** What is ready waits until the next start. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#running = false;
  }

  /** Whoever was ready has gone. */
  forget(): void {
    this.#ready = [];
  }

  when(move: () => void): void {
    if (this.#running && this.#timer === undefined) move();
    else this.#ready.push(move);
  }
}

/** About so many moves are made in a game of two. */
const GAME_MOVES = 200;

/**
 * The moves that a table makes before it waits for the others: a server has games at every stage, and
 * later moves, ends and new games cost more than beginnings.
 */
export class HeadStart {
  readonly made: Promise<void>;
  #left: number;
  #reached: () => void = () => undefined;

  /** For one of so many tables. */
  constructor(index: number, tables: number) {
    this.#left = Math.floor((index / tables) * GAME_MOVES);
    this.made = new Promise((resolve) => {
      this.#reached = resolve;
    });
    if (this.#left === 0) this.end();
  }

  get isUnderWay(): boolean {
    return this.#left > 0;
  }

  move(): void {
    if (--this.#left === 0) this.end();
  }

  /** Also where a game is over before. */
  end(): void {
    this.#left = 0;
    this.#reached();
  }
}

export interface Order {
  readonly seconds: number;
  /** Moves a second; null: as many as can be. */
  readonly rate: number | null;
  readonly warmUpMs: number;
}

/** Lets moves be made for so long, and counts them after a while of warming up. */
export async function measure(order: Order, meter: Meter, pace: Pace): Promise<void> {
  const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
  pace.start(order.rate);
  await pause(order.warmUpMs);
  meter.start();
  await pause(order.seconds * 1000);
  meter.stop();
  pace.stop();
}
