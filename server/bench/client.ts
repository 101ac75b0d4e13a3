import type { Json } from '@orrery/kernel';
import {
  type OpenWire,
  type OwnWire,
  type Patch,
  patched,
  PROTOCOL,
  type ServerMessage,
} from '@orrery/protocol';
import { socketAddress } from './guest.ts';
import { LeanSocket } from './lean-socket.ts';

/** What a player tells whoever drives it. */
export interface Driver {
  /** A new view; `bytes` is the size of the frame that brought it. */
  updated(player: Player, bytes: number): void;
}

const newId = (): string => (next++).toString(36);
let next = 0;

/** What a player must know to go on; it shares the machine with the server, so it does not look at the board. */
interface Known extends Pick<OpenWire, 'room' | 'update'> {
  readonly own: OwnWire;
}

function changed({ room, update, own }: Known, open?: Patch, mine?: Patch): Known {
  const of = (open ?? {}) as { readonly room?: Patch; readonly update?: Patch };
  // A patched part is a part: both sides made it from the same values.
  return {
    room: patched(room as never, of.room) as never,
    update: patched(update as never, of.update) as never,
    own: patched(own as never, mine) as never,
  };
}

/**
 * One seat through one socket, as lean as can be: it keeps what it is asked by patches and sends
 * answers. It trusts its line; `Link` is the client for lines that break.
 */
export class Player {
  readonly #driver: Driver;
  #socket: LeanSocket | null = null;
  #table = '';
  #version = 0;
  /** Null: nothing has been told of this table yet. */
  #told: Known | null = null;

  private constructor(driver: Driver) {
    this.#driver = driver;
  }

  static async connect(address: string, cookie: string, driver: Driver): Promise<Player> {
    const player = new Player(driver);
    player.#socket = await LeanSocket.open(socketAddress(address), cookie, (text, bytes) =>
      player.#receive(text, bytes),
    );
    player.#send({ type: 'hello', protocol: PROTOCOL, lang: 'en' });
    return player;
  }

  /** Leaves the table before for this one. */
  watch(table: string): void {
    if (this.#table !== '') this.#send({ type: 'unwatch', id: newId(), table: this.#table });
    this.#table = table;
    this.#told = null;
    this.#send({ type: 'watch', id: newId(), table });
  }

  get revision(): number {
    return this.#told?.update?.revision ?? -1;
  }

  get isOver(): boolean {
    return this.#told?.room.status === 'finished';
  }

  /** Null: somebody else is asked. */
  get options(): readonly Json[] | null {
    if (this.#told === null || !this.#told.own.mine) return null;
    const { update, own } = this.#told;
    return own.options[update?.asked?.ask ?? ''] ?? null;
  }

  answer(choice: Json): void {
    const { revision } = this;
    this.#send({ type: 'answer', id: newId(), table: this.#table, revision, choice });
  }

  close(): void {
    this.#socket?.close();
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #receive(text: string, bytes: number): void {
    const message = JSON.parse(text) as ServerMessage;
    if (message.type === 'refused') throw new Error(`refused: ${message.error.code}`);
    if (message.type !== 'table' && message.type !== 'change') return;
    // What was still under way when this player left its last table.
    if (message.table !== this.#table) return;
    if (message.type === 'table') {
      const { open, own } = message.told;
      this.#told = { room: open.room, update: open.update, own };
    } else {
      if (this.#told === null) return;
      if (message.version !== this.#version + 1) throw new Error('a change is missing');
      this.#told = changed(this.#told, message.open, message.own);
    }
    this.#version = message.version;
    this.#driver.updated(this, bytes);
  }
}
