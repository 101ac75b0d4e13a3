import type { Seat, Viewer } from '@orrery/kernel';
import { type Driver, keepPosition, replayedTo } from '@orrery/table/parts';
import { Refusal } from '@orrery/table';
import { owedBy } from '../online/clock.ts';
import { mySeat, seatOf, withdrawal } from '../online/commands.ts';
import { backTo, evolve } from '../online/evolve.ts';
import { caughtUp, type Opened, snapshotRow } from '../online/stored.ts';
import { type Scene, sceneOf } from '../online/told.ts';
import type { Act, Change, OnlineTable } from '../online/types.ts';
import { giveWay, inSlices } from '../slices.ts';
import { botDue, botTurns } from './bot-turns.ts';
import { type PublicUpdate, publicUpdateOf } from './public-update.ts';
import { IdempotencyKeys } from './idempotency-keys.ts';
import { type Ask, type Asker, Channel, type Listener } from './channel.ts';
import type { LiveDeps } from './deps.ts';
import { type Changed, type Judge, type Judged, TOLD } from './judged.ts';
import { type Ahead, isLong, type LongLog, readAhead } from './long-log.ts';
import { isNamed, withFreshNames, withNames } from './names.ts';
import { Presence } from './presence.ts';
import { isSnapshotDue, rowsOf } from './rows.ts';

/** How often a change is judged anew after another process was quicker. */
const TRIES = 5;

/** One table in use: changed by one at a time, told to all who watch. */
export class LiveTable {
  readonly id: string;
  readonly presence: Presence;
  readonly #deps: LiveDeps;
  readonly #channels = new Map<Viewer, Channel>();
  readonly #watching = new Map<Listener, Channel>();
  readonly #keys: IdempotencyKeys;
  readonly #bots: Driver;
  #online: OnlineTable;
  /** The link of its newest change. */
  #chain: string;
  /** What all channels have been told; null: nobody watches. */
  #publicUpdate: PublicUpdate | null = null;
  /** The last of what is under way or waits for its turn; null: nothing. */
  #last: Promise<unknown> | null = null;
  #busy = 0;
  /** The store did not say what it holds, or has failed to: it must be read again. */
  #suspect = false;
  #used: number;
  #snapshotAt: number;

  constructor(
    deps: LiveDeps,
    { online, chain }: Opened,
    keys: readonly string[],
    snapshotAt: number,
  ) {
    this.id = online.base.id;
    this.#deps = deps;
    this.#online = online;
    this.#chain = chain;
    this.#snapshotAt = snapshotAt;
    this.#used = deps.now();
    this.#keys = new IdempotencyKeys(keys);
    this.presence = new Presence(
      () => this.#presenceChanged(),
      () => this.#tell(),
    );
    this.#bots = botTurns(deps, {
      online: () => this.#online,
      play: (wanted, seat, choice) =>
        this.change(() => (wanted() ? { act: { kind: 'play', seat }, choice } : null)),
      tell: () => this.#tell(),
    });
  }

  get online(): OnlineTable {
    return this.#online;
  }

  /** Nobody watches, nothing is under way, and nobody has for a while. */
  isIdle(idleMs: number): boolean {
    const quiet = this.#watching.size === 0 && this.#busy === 0 && !this.#bots.isBusy();
    return quiet && this.#deps.now() - this.#used > idleMs;
  }

  get isLong(): boolean {
    return isLong(this.#online.model);
  }

  /** What a long log tells whoever is about to watch: read before, so that it holds up nobody. */
  readAhead(listener: Listener, ask: Ask): Promise<Ahead> {
    this.#busy++;
    const isTold = this.#publicUpdate !== null;
    return readAhead(this.#online, listener, ask, isTold).finally(() => this.#rest());
  }

  watch(listener: Listener, ask?: Ask, ahead?: Ahead): void {
    this.#used = this.#deps.now();
    const viewer = listener.user === null ? null : seatOf(this.#online, listener.user);
    const channel = this.#channels.get(viewer) ?? new Channel(viewer);
    if (this.#watching.get(listener) !== channel) {
      this.unwatch(listener);
      this.#channels.set(viewer, channel);
      this.#watching.set(listener, channel);
      this.presence.come(listener, viewer !== null);
    }
    // Whatever is new by now is told to those who are here first.
    this.#tell(undefined, ahead?.open);
    if (this.#publicUpdate !== null) channel.join(listener, this.#publicUpdate, ask, ahead?.own);
  }

  unwatch(listener: Listener): void {
    const channel = this.#watching.get(listener);
    if (channel === undefined) return;
    this.#watching.delete(listener);
    channel.leave(listener);
    if (channel.listeners.size === 0) this.#channels.delete(channel.viewer);
    this.presence.go(listener, channel.viewer !== null);
    this.#used = this.#deps.now();
  }

  /** Those who watch, with the seat that each watches as. */
  *listeners(): Iterable<readonly [Listener, Viewer]> {
    for (const [listener, channel] of this.#watching) yield [listener, channel.viewer];
  }

  seatOf(user: string): Seat {
    return mySeat(this.#online, user);
  }

  /** What all who watch have been told of; null: nobody watches. */
  get scene(): Scene | null {
    return this.#publicUpdate?.scene ?? null;
  }

  /**
   * One after the other; resolves once it is stored. A repeated key is not carried out again.
   */
  change(judge: Judge, key?: string, asker?: Asker): Promise<Changed> {
    return this.#inTurn(() => this.#change(judge, key, asker));
  }

  /** What is run must say itself when it is done, by `#rest`. */
  #inTurn<T>(run: () => Promise<T>): Promise<T> {
    this.#busy++;
    const done = this.#last === null ? run() : this.#last.then(run, run);
    this.#last = done;
    return done;
  }

  #rest(): void {
    if (--this.#busy === 0) this.#last = null;
    this.#used = this.#deps.now();
  }

  async #change(judge: Judge, key: string | undefined, asker: Asker | undefined): Promise<Changed> {
    try {
      if (this.#suspect) await this.#reload();
      const waking = this.#deps.awake();
      if (waking !== null) await waking;
      // Before a clock is judged, or stopped.
      for (let owed = this.#owed(); owed !== null; owed = this.#owed()) {
        await this.#store({ act: owed });
      }
      for (let tries = 0; tries <= TRIES; tries++) {
        const judged = this.#judged(judge, key, asker);
        if (judged === null) break;
        const told = await this.#store(judged, key, asker);
        if (told !== null) return told ? TOLD : undefined;
        if (tries === TRIES) throw new Refusal('CONFLICT', `table ${this.id} moves too fast`);
      }
      return undefined;
    } catch (error) {
      this.#deps.refused(this.id, error);
      // Many that are refused one after the other would go on without anything else in between.
      await giveWay();
      throw error;
    } finally {
      this.#rest();
    }
  }

  #owed(): Act | null {
    return owedBy(this.#online, this.#deps.outages(), this.#deps.now());
  }

  /** Whether the asker was told; null: another process was quicker, and this one has caught up. */
  async #store({ act, choice }: Judged, key?: string, asker?: Asker): Promise<boolean | null> {
    const back = backTo(this.#online, act);
    if (back !== null) await this.#replayTo(back);
    const at = Math.max(this.#deps.now(), this.#online.updated);
    const { online, change } = evolve(this.#online, act, at, choice, key);
    const before = { chain: this.#chain, snapshotAt: this.#snapshotAt };
    const rows = rowsOf(this.#online, online, change, before);
    const started = performance.now();
    // Until the store says what it holds.
    this.#suspect = true;
    const isStored = await this.#deps.store.append(rows);
    this.#suspect = false;
    this.#deps.metrics.stored(performance.now() - started);
    if (isStored) {
      this.#chain = rows.change.hash ?? '';
      return this.#advance(online, change, true, asker);
    }
    await this.#catchUp();
    return null;
  }

  /** Far back a game is played again from its start: not all at once, and before anything is judged. */
  async #replayTo(answers: number): Promise<void> {
    const { model } = this.#online;
    if (model !== null) keepPosition(model, answers, await inSlices(replayedTo(model, answers)));
  }

  /** Null: nothing is to be done, or it has been done already. */
  #judged(judge: Judge, key: string | undefined, asker: Asker | undefined): Judged | null {
    // Most name the position that they are for: done, they would be refused. That is quicker to see.
    if (asker?.dated !== true && this.#isDone(key)) return null;
    try {
      return judge(this.#online);
    } catch (error) {
      if (this.#isDone(key)) return null;
      throw error;
    }
  }

  #isDone(key: string | undefined): boolean {
    return key !== undefined && this.#keys.has(key);
  }

  /** A stored change becomes the state that is told. */
  #advance(online: OnlineTable, change: Change, mine: boolean, asker?: Asker): boolean {
    const before = this.#online;
    this.#online = online;
    if (isSnapshotDue(before, online, change, this.#snapshotAt)) this.#snapshotAt = online.seq;
    if (change.key !== undefined) this.#keys.add(change.key);
    if (online.chairs !== before.chairs) this.#changeChannels();
    const told = this.#tell(asker);
    this.#bots.look(mine);
    if (mine) this.#deps.changed(before, online, this.presence);
    return told;
  }

  /** Who sat down or got up watches through other eyes from now on. */
  #changeChannels(): void {
    for (const [listener, channel] of this.#watching) {
      const viewer = listener.user === null ? null : seatOf(this.#online, listener.user);
      if (viewer !== channel.viewer) this.watch(listener);
    }
  }

  /** True: the asker too. */
  #tell(asker?: Asker, ahead?: LongLog | null): boolean {
    if (this.#channels.size === 0) {
      this.#publicUpdate = null;
      return false;
    }
    const { publicUpdate, news } = this.#newPublicUpdate(ahead);
    this.#publicUpdate = publicUpdate;
    let told = false;
    for (const channel of this.#channels.values()) {
      if (channel.tell(publicUpdate, news, asker)) told = true;
    }
    return told;
  }

  #newPublicUpdate(ahead?: LongLog | null): ReturnType<typeof publicUpdateOf> {
    const stalled = this.#bots.stalled();
    const around = { present: this.presence, patience: this.#deps.patience, stalled };
    const before = this.#publicUpdate;
    return publicUpdateOf(sceneOf(this.#online, around, before?.scene ?? null), before, ahead);
  }

  #presenceChanged(): void {
    this.#tell();
    this.#deps.presenceChanged(this);
  }

  /** Another process has stored something. */
  wake(): Promise<void> {
    return this.#inTurn(async () => {
      this.#suspect = true;
      try {
        await this.#reload();
      } catch (error) {
        this.#deps.refused(this.id, error);
        throw error;
      } finally {
        this.#rest();
      }
    });
  }

  async #catchUp(): Promise<void> {
    const rows = await this.#deps.store.tables.changesAfter(this.id, this.#online.seq);
    for (const row of rows) {
      const next = caughtUp({ online: this.#online, chain: this.#chain }, row);
      const online = await withNames(this.#deps, next.online);
      this.#chain = next.chain;
      this.#advance(online, JSON.parse(row.body) as Change, false);
    }
  }

  async #reload(): Promise<void> {
    await this.#catchUp();
    this.#suspect = false;
  }

  /** Somebody has deleted their account: there is no name to be found any more. */
  async forget(user: string): Promise<void> {
    if (!isNamed(this.#online, user)) return;
    await this.lookUpNames(user);
    // Where it cannot be withdrawn now, whoever consents withdraws it.
    await this.change((now) => withdrawal(now, user));
  }

  /** This person, or anybody here, may have another name: everybody reads it at once. */
  async lookUpNames(user?: string): Promise<void> {
    if (user !== undefined && !isNamed(this.#online, user)) return;
    await this.#inTurn(async () => {
      try {
        this.#online = await withFreshNames(this.#deps, this.#online);
        this.#tell();
      } finally {
        this.#rest();
      }
    });
  }

  readonly skip = (): void => this.#bots.skip();
  readonly nudge = (): void => this.#bots.nudge();

  /** Somebody has to look after the bot or the clock of this table. */
  look(): void {
    this.#bots.nudge();
    this.#bots.look();
  }

  get awaitsBot(): boolean {
    return this.#online.model !== null && botDue(this.#online.model) !== null;
  }

  /** Kept so that it opens at once, also by a later version of the rules. */
  async close(): Promise<void> {
    this.#bots.stop();
    this.presence.stop();
    await this.#last?.catch(() => undefined);
    if (this.#online.model === null || this.#online.seq === this.#snapshotAt || this.#suspect)
      return;
    this.#snapshotAt = this.#online.seq;
    await this.#deps.store.tables.keepSnapshot(snapshotRow(this.#online, this.#chain));
  }
}
