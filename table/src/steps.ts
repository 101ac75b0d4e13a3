import type { Entry, Seat, Task } from '@orrery/kernel';

/** One answer and what it brought; the first step of a table is the set-up, with no entry. */
export interface Step {
  readonly entry: Entry | null;
  readonly events: readonly Task[];
  /** See `forcedSeat`; where it is known without reading the entry. */
  readonly forced?: Seat | null;
  /** All of it at once, where it is kept as text and each field would be read by itself. */
  read?(): Step;
}

export const readStep = (step: Step): Step => step.read?.() ?? step;

/**
 * The steps of a game up to some position. The positions of a game share one list, of which each
 * knows so many: a list copied for every answer would be most of what a server throws away.
 */
export class Steps {
  /** Only ever added to, and read up to `length`. */
  readonly #shared: Step[];
  readonly length: number;

  private constructor(shared: Step[], length: number) {
    this.#shared = shared;
    this.length = length;
  }

  static of(steps: readonly Step[]): Steps {
    return new Steps([...steps], steps.length);
  }

  with(step: Step): Steps {
    const isNewest = this.#shared.length === this.length;
    const shared = isNewest ? this.#shared : this.slice();
    shared.push(step);
    return new Steps(shared, this.length + 1);
  }

  /** The first so many. */
  upTo(length: number): Steps {
    return new Steps(this.#shared, Math.min(length, this.length));
  }

  /** From the end, if negative. */
  at(index: number): Step | undefined {
    const place = index < 0 ? index + this.length : index;
    return place < this.length ? this.#shared[place] : undefined;
  }

  slice(from = 0, to = this.length): Step[] {
    const last = Math.min(to, this.length);
    return this.#shared.slice(from < 0 ? Math.max(0, from + this.length) : from, last);
  }

  /** Puts others in the places of the newest, before anybody else has seen them. */
  replace(from: number, by: (step: Step) => Step): void {
    for (let i = from; i < this.length; i++) this.#shared[i] = by(this.#shared[i] as Step);
  }

  /** How many steps two positions have in common: what is the same has the same past. */
  static sameUpTo(old: Steps, now: Steps): number {
    let n = Math.min(old.length, now.length);
    if (old.#shared !== now.#shared) while (n > 0 && old.at(n - 1) !== now.at(n - 1)) n--;
    return n;
  }
}
