import type { Present } from '../online/told.ts';
import type { Wake } from '../store/store.ts';
import type { Listener } from './channel.ts';

/** A page that reloads is not gone. */
const GRACE_MS = 2_500;
/** What another process told is believed for so long. */
const BELIEVED_MS = 45_000;
/** Spectators may come and go by hundreds: how many there are is told so often at most. */
const COUNTED_EVERY_MS = 1_000;

type Elsewhere = Extract<Wake, { kind: 'presence' }> & { readonly until: number };

/** Which players are at one table, and how many spectators: here, and as other processes tell. */
export class Presence implements Present {
  readonly #here = new Map<string, number>();
  readonly #elsewhere = new Map<string, Elsewhere>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #changed: () => void;
  readonly #heard: () => void;
  #watching = 0;
  /** As it was told last. */
  #counted = 0;
  #counting: NodeJS.Timeout | undefined;
  #stamp = 0;

  /** `changed`: here, so that other processes want to know; `heard`: elsewhere, as they told. */
  constructor(changed: () => void, heard: () => void) {
    this.#changed = () => {
      this.#stamp++;
      changed();
    };
    this.#heard = heard;
  }

  /** What other processes told runs out by itself. */
  get stamp(): number | null {
    return this.#elsewhere.size > 0 ? null : this.#stamp;
  }

  has(user: string): boolean {
    if (this.#here.has(user)) return true;
    const now = Date.now();
    return [...this.#elsewhere.values()].some(
      ({ users, until }) => until > now && users.includes(user),
    );
  }

  get spectators(): number {
    const now = Date.now();
    const others = [...this.#elsewhere.values()].filter(({ until }) => until > now);
    return others.reduce((sum, { spectators }) => sum + spectators, this.#counted);
  }

  come({ user }: Listener, seated: boolean): void {
    if (!seated || user === null) {
      this.#watching++;
      return this.#count();
    }
    this.#here.set(user, (this.#here.get(user) ?? 0) + 1);
    this.#changed();
  }

  #count(): void {
    if (this.#counting !== undefined || this.#counted === this.#watching) return;
    this.#counted = this.#watching;
    this.#counting = setTimeout(() => {
      this.#counting = undefined;
      this.#count();
    }, COUNTED_EVERY_MS);
    this.#counting.unref();
    this.#changed();
  }

  go({ user }: Listener, seated: boolean): void {
    if (!seated || user === null) {
      this.#watching--;
      return this.#count();
    }
    const more = (this.#here.get(user) ?? 0) - 1;
    if (more > 0) {
      this.#here.set(user, more);
      return this.#changed();
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const left = (this.#here.get(user) ?? 1) - 1;
      if (left > 0) this.#here.set(user, left);
      else this.#here.delete(user);
      this.#changed();
    }, GRACE_MS);
    timer.unref();
    this.#timers.add(timer);
  }

  /** True: a process that was not known yet, which should be told who is here. */
  hear(wake: Extract<Wake, { kind: 'presence' }>): boolean {
    const isNew = !this.#elsewhere.has(wake.from);
    this.#elsewhere.set(wake.from, { ...wake, until: Date.now() + BELIEVED_MS });
    this.#heard();
    return isNew;
  }

  wake(table: string, from: string): Wake {
    const users = [...this.#here.keys()];
    return { kind: 'presence', table, users, spectators: this.#counted, from };
  }

  stop(): void {
    clearTimeout(this.#counting);
    for (const timer of this.#timers) clearTimeout(timer);
  }
}
