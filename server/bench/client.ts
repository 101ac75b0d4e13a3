import type { Json } from '@orrery/kernel';
import { patchedWire, PROTOCOL, type ServerMessage, type Wire } from '@orrery/protocol';
import { socketAddress } from './guest.ts';
import { LeanSocket } from './lean-socket.ts';

/** What a player tells whoever drives it. */
export interface Driver {
  /** A new view; `bytes` is the size of the frame that brought it. */
  updated(player: Player, bytes: number): void;
}

const newId = (): string => (next++).toString(36);
let next = 0;

/**
 * One seat through one socket, as lean as can be: it keeps its view by patches and sends answers.
 * It trusts its line; `Link` is the client for lines that break.
 */
export class Player {
  readonly #driver: Driver;
  #socket: LeanSocket | null = null;
  #table = '';
  #version = 0;
  #wire: Wire | null = null;

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
    this.#wire = null;
    this.#send({ type: 'watch', id: newId(), table });
  }

  get revision(): number {
    return this.#wire?.open.update?.revision ?? -1;
  }

  get isOver(): boolean {
    return this.#wire?.open.room.status === 'finished';
  }

  /** Null: somebody else is asked. */
  get options(): readonly Json[] | null {
    if (this.#wire === null || !this.#wire.own.mine) return null;
    const { open, own } = this.#wire;
    return own.options[open.update?.asked?.ask ?? ''] ?? null;
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
    if (message.type === 'table') this.#wire = message.told;
    else {
      if (this.#wire === null) return;
      if (message.version !== this.#version + 1) throw new Error('a change is missing');
      this.#wire = patchedWire(this.#wire, message);
    }
    this.#version = message.version;
    this.#driver.updated(this, bytes);
  }
}
