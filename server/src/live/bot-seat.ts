import type { Seat } from '@orrery/kernel';
import type { Thinking } from '@orrery/table';
import { due } from '@orrery/table/parts';
import type { OnlineTable } from '../online/types.ts';
import type { LiveDeps } from './deps.ts';
import type { Judge } from './live-table.ts';

/** How often a bot is asked before the table says that it is stalled. */
const TRIES = 2;

interface TableSide {
  online(): OnlineTable;
  play(judge: Judge): Promise<unknown>;
  tell(): void;
}

/** Lets the bots of one table think and move, one at a time. */
export class BotSeat {
  readonly #deps: LiveDeps;
  readonly #table: TableSide;
  #at: number | null = null;
  #current: Thinking | null = null;
  #wait: { skip(): void } | null = null;
  #skipping = false;
  #stopped = false;
  stalled: Seat | null = null;

  constructor(deps: LiveDeps, table: TableSide) {
    this.#deps = deps;
    this.#table = table;
  }

  get thinking(): boolean {
    return this.#at !== null;
  }

  /** Is it a bot's turn? `mine`: this process is the one to play it. */
  look(mine: boolean): void {
    const { model } = this.#table.online();
    const what = model === null ? null : due(model);
    if (model === null || what?.kind !== 'bot') {
      this.#drop();
      this.#skipping = false;
      this.stalled = null;
      return;
    }
    if (this.#at === model.since) return;
    this.#drop();
    if (!mine || this.#stopped) return;
    this.stalled = null;
    this.#at = model.since;
    void this.#run(model.since, what.seat, what.level, TRIES);
  }

  async #run(since: number, seat: Seat, level: string, tries: number): Promise<void> {
    try {
      const { model, base } = this.#table.online();
      if (model === null || this.#at !== since) return;
      const seed = `${model.seed}/${since}`;
      const thinking = this.#deps.think({
        host: base.host,
        game: model.game.id,
        seat,
        level,
        state: model.state,
        seed,
      });
      this.#current = thinking;
      const [choice] = await Promise.all([thinking.choice, this.#pause()]);
      if (this.#at !== since) return;
      await this.#table.play((online) =>
        online.model?.since === since && this.#at === since
          ? { act: { kind: 'play', seat }, choice }
          : null,
      );
    } catch {
      if (this.#at !== since || this.#stopped) return;
      if (tries > 1) return this.#run(since, seat, level, tries - 1);
      this.#at = null;
      this.stalled = seat;
      this.#table.tell();
    }
  }

  #pause(): Promise<void> {
    const ms = this.#skipping ? 0 : this.#deps.botDelayMs;
    if (ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wait = {
        skip: () => {
          clearTimeout(timer);
          resolve();
        },
      };
    });
  }

  #drop(): void {
    this.#at = null;
    this.#current?.cancel();
    this.#current = null;
    this.#wait?.skip();
    this.#wait = null;
  }

  skip(): void {
    this.#skipping = this.#at !== null;
    this.#wait?.skip();
  }

  nudge(): void {
    if (this.stalled !== null) this.look(true);
  }

  stop(): void {
    this.#stopped = true;
    this.#drop();
  }
}
