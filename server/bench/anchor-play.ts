// Plays many matches of boardgame.io's tic-tac-toe over its own sockets, in a process of its own.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { randomFrom } from '@orrery/kernel';
import { answerBy } from './child.ts';
import { inTurns } from './guest.ts';
import { measure, Meter, type Order, Pace, type Tally } from './tally.ts';

const CONNECTIONS_AT_ONCE = 16;

interface State {
  readonly _stateID: number;
  readonly G: { readonly cells: readonly (string | null)[] };
  readonly ctx: { readonly currentPlayer: string };
}

/** What is used of `socket.io-client`, which comes with boardgame.io and is not typed here. */
interface Socket {
  on(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}
type Connect = (address: string, options: object) => Socket;

const random = randomFrom('players');
const meter = new Meter();
const pace = new Pace();

class Match {
  readonly #id: string;
  readonly #sockets: readonly Socket[];
  #sent: { readonly by: number; readonly stateID: number; readonly at: number } | null = null;

  constructor(id: string, sockets: readonly Socket[]) {
    this.#id = id;
    this.#sockets = sockets;
  }

  sync(): Promise<unknown> {
    return Promise.all(
      this.#sockets.map(
        (socket, seat) =>
          new Promise<void>((resolve) => {
            socket.on('sync', (_id: string, { state }: { state: State }) => {
              resolve();
              this.#updated(seat, state);
            });
            socket.on('update', (_id: string, state: State) => this.#updated(seat, state));
            socket.emit('sync', this.#id, String(seat), undefined, 2);
          }),
      ),
    );
  }

  #updated(seat: number, state: State): void {
    const sent = this.#sent;
    if (sent !== null && sent.by !== seat && state._stateID > sent.stateID) {
      meter.move(performance.now() - sent.at);
      this.#sent = null;
    }
    if (Number(state.ctx.currentPlayer) === seat) pace.when(() => this.#move(seat, state));
  }

  #move(seat: number, { G, _stateID }: State): void {
    if (this.#sent !== null && this.#sent.stateID >= _stateID) return;
    const free = G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
    const args = [free.length === 0 ? random(9) : free[random(free.length)]];
    this.#sent = { by: seat, stateID: _stateID, at: performance.now() };
    const payload = { type: 'clickCell', args, playerID: String(seat) };
    const action = { type: 'MAKE_MOVE', payload };
    this.#sockets[seat]?.emit('update', action, _stateID, this.#id, String(seat));
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }
}

let matches: readonly Match[] = [];

answerBy({
  async seat({ folder, address, tables }: { folder: string; address: string; tables: number }) {
    const load = createRequire(join(folder, 'node_modules/boardgame.io/package.json'));
    const { io } = load('socket.io-client') as { io: Connect };
    const options = { transports: ['websocket'], forceNew: true };
    matches = await inTurns(tables, CONNECTIONS_AT_ONCE, async (i) => {
      const sockets = [0, 1].map(() => io(`${address}/tic-tac-toe`, options));
      const match = new Match(`match-${i}`, sockets);
      await match.sync();
      return match;
    });
  },
  play: (order: Order): Promise<Tally> => measure(order, meter, pace),
  close(): void {
    for (const match of matches) match.close();
  },
});
