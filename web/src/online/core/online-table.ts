import type { ChatLine, Me, Mirror, Request, Result, Room } from '@orrery/protocol';
import type { Refusal, TableState } from '@orrery/table/client';
import { freshSteps } from '../../host/fresh.ts';
import { firstSeen, keepNonce, newNonce } from '../table/commitments.ts';
import { asOnlineRefusal } from './errors.ts';
import { line, onNewLine } from './line.ts';
import { onNetwork } from './network.ts';

/** All that a page knows of an online table. */
export interface OnlineState {
  readonly room: Room;
  readonly me: Me | null;
  /** Null until the game starts. */
  readonly table: TableState | null;
  /** Where the same people meet again after the end; null also for those without a seat. */
  readonly rematch: string | null;
  readonly chat: readonly ChatLine[];
  readonly connection: 'live' | 'away';
  /** The server's clock minus ours. */
  readonly clockOffset: number;
}

/** What may be asked of this table; its id is added. */
type Ask<T = Request> = T extends unknown ? Omit<T, 'table'> : never;

function tableState(mirror: Mirror, old: TableState | null): TableState | null {
  const told = mirror.told?.update;
  if (!told) return null;
  const { log } = mirror;
  const update = { ...told, log: { from: 0, opened: [], ...log } };
  const same = old !== null && old.update.revision === told.revision && old.connection === 'live';
  const fresh = same ? old.fresh : old === null ? [] : freshSteps(old, told, log);
  return { update, log, fresh, connection: 'live' };
}

const merged = (old: readonly ChatLine[], lines: readonly ChatLine[]): readonly ChatLine[] => {
  const known = new Set(old.map(({ n }) => n));
  const fresh = lines.filter(({ n }) => !known.has(n));
  return fresh.length === 0 ? old : [...old, ...fresh].sort((a, b) => a.n - b.n);
};

/** One table of the server, watched through the page's line. */
export class OnlineTable {
  readonly id: string;
  readonly #listeners = new Set<() => void>();
  readonly #deaf: () => void;
  #state: OnlineState | null = null;
  #failed: Refusal | null = null;
  #chat: readonly ChatLine[] = [];
  /** Whose chat is heard. */
  #hears: string | null = null;
  /** What is owed to the deal is under way. */
  #adding = false;
  #stop: () => void = () => undefined;

  constructor(id: string) {
    this.id = id;
    this.#deaf = onNewLine(() => this.#watch());
    this.#watch();
  }

  /** Null until the server has answered. */
  readonly state = (): OnlineState | null => this.#state;
  readonly failed = (): Refusal | null => this.#failed;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Resolves once it is stored, whatever happens to the connection meanwhile. */
  async ask(request: Ask): Promise<Result | undefined> {
    if (request.type === 'seat' && request.action === 'take') return this.#sit(request);
    return this.#request(request);
  }

  async #request(request: Ask): Promise<Result | undefined> {
    try {
      return await line().request({ ...request, table: this.id });
    } catch (error) {
      throw asOnlineRefusal(error);
    }
  }

  /** Whoever sits down before the game adds to its deal: its fingerprint has been seen by then. */
  async #sit(request: Ask & { readonly type: 'seat' }): Promise<undefined> {
    const isOpen = this.#state?.room.status === 'open';
    const nonce = isOpen ? newNonce() : null;
    await this.#request(nonce === null ? request : { ...request, nonce });
    if (nonce !== null) keepNonce(this.id, nonce);
  }

  /** Whoever sits there since the table was made owes its part until the fingerprint was seen. */
  #addOwed({ owed, seats, status }: Room, me: Me | null): void {
    const seat = me === null ? -1 : seats.findIndex(({ user }) => user === me.id);
    if (status === 'open' && seat < 0) keepNonce(this.id, null);
    if (!owed.includes(seat) || this.#adding) return;
    this.#adding = true;
    const nonce = newNonce();
    this.#request({ type: 'nonce', nonce })
      // Another page of the same person may have been quicker.
      .then(
        () => keepNonce(this.id, nonce),
        () => undefined,
      )
      .finally(() => {
        this.#adding = false;
      });
  }

  close(): void {
    this.#deaf();
    this.#stop();
    this.#listeners.clear();
  }

  #watch(): void {
    this.#stop();
    this.#chat = [];
    const link = line();
    const stopWatching = link.watch(this.id, {
      changed: (mirror) => this.#become(mirror, link.me, link.clockOffset),
      chat: (lines) => {
        this.#chat = merged(this.#chat, lines);
        if (this.#state !== null) this.#set({ ...this.#state, chat: this.#chat });
      },
      refused: (error) => {
        this.#failed = asOnlineRefusal(error);
        this.#tell();
      },
    });
    const stopLooking = link.onLive((live) => this.#connected(live));
    const stopAsking = onNetwork(() => this.#connected(link.live && navigator.onLine));
    this.#stop = () => {
      stopAsking();
      stopLooking();
      stopWatching();
    };
  }

  #become(mirror: Mirror, me: Me | null, clockOffset: number): void {
    if (mirror.told === null) return;
    this.#failed = null;
    // Whoever sits down hears the players, and after the end everybody hears everybody: what was
    // said before comes with a new watch.
    const { room } = mirror.told;
    const { status, commitment } = room;
    firstSeen(this.id, commitment);
    this.#addOwed(room, me);
    const hears = `${mirror.told.update?.viewer ?? ''} ${status === 'finished'}`;
    const otherEars = this.#hears !== null && this.#hears !== hears;
    this.#hears = hears;
    if (otherEars) return this.#watch();
    this.#set({
      room,
      me,
      table: tableState(mirror, this.#state?.table ?? null),
      rematch: mirror.told.rematch,
      chat: this.#chat,
      connection: 'live',
      clockOffset,
    });
  }

  #connected(live: boolean): void {
    const state = this.#state;
    if (state === null) return;
    const connection = live ? 'live' : 'away';
    const table = state.table && ({ ...state.table, fresh: [], connection } as const);
    this.#set({ ...state, table, connection });
  }

  #set(state: OnlineState): void {
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
