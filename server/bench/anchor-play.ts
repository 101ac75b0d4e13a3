// Plays many matches of boardgame.io over its own sockets, in a process of its own.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { randomFrom } from '@orrery/kernel';
import { type AnchorGame, type AnchorName, anchorGame, type MatchState } from './anchor-games.ts';
import { answerBy } from './child.ts';
import { inTurns } from './guest.ts';
import { HeadStart, measure, Meter, type Order, Pace, type Tally } from './tally.ts';

const CONNECTIONS_AT_ONCE = 16;

/** What is used of `socket.io-client`, which comes with boardgame.io and is not typed here. */
interface Socket {
  on(event: string, heard: (...args: never[]) => void): void;
  emit(event: string, ...args: unknown[]): void;
  disconnect(): void;
}
type State = MatchState<never>;
type Connect = (address: string, options: object) => Socket;

const random = randomFrom('players');
const meter = new Meter();
const pace = new Pace();

/** Two players with a socket each, who play one match after the other. */
class Pair {
  readonly #name: string;
  readonly #game: AnchorGame<never>;
  readonly #sockets: readonly Socket[];
  readonly headStart: HeadStart;
  #matches = 0;
  #sent: { readonly by: number; readonly stateID: number; readonly at: number }[] = [];

  constructor(
    name: string,
    game: AnchorGame<never>,
    sockets: readonly Socket[],
    headStart: HeadStart,
  ) {
    this.#name = name;
    this.#game = game;
    this.#sockets = sockets;
    this.headStart = headStart;
  }

  get #match(): string {
    return `${this.#name}-${this.#matches}`;
  }

  sitDown(): Promise<unknown> {
    return Promise.all(
      this.#sockets.map(
        (socket, seat) =>
          new Promise<void>((resolve) => {
            socket.on('sync', (match: string, { state }: { state: State }) => {
              resolve();
              this.#updated(seat, match, state);
            });
            socket.on('update', (match: string, state: State) => {
              this.#updated(seat, match, state);
            });
            this.#sync(seat);
          }),
      ),
    );
  }

  #sync(seat: number): void {
    this.#sockets[seat]?.emit('sync', this.#match, String(seat), undefined, 2);
  }

  #updated(seat: number, match: string, state: State): void {
    if (match !== this.#match) return;
    const now = performance.now();
    this.#sent = this.#sent.filter(({ by, stateID, at }) => {
      if (by === seat || state._stateID <= stateID) return true;
      meter.move(now - at);
      return false;
    });
    if (state.ctx.gameover !== undefined) this.#over();
    else {
      const move = (): void => this.#move(seat, match, state);
      if (this.headStart.isUnderWay) move();
      else pace.when(move);
    }
  }

  #over(): void {
    this.#matches++;
    this.#sent = [];
    this.headStart.end();
    this.#sockets.forEach((_, seat) => this.#sync(seat));
  }

  #move(seat: number, match: string, state: State): void {
    const { _stateID } = state;
    if (match !== this.#match || this.#sent.some((sent) => sent.stateID >= _stateID)) return;
    const move = this.#game.move(state, seat, random);
    if (move === null) return;
    const [type, ...args] = move;
    this.#sent.push({ by: seat, stateID: _stateID, at: performance.now() });
    this.headStart.move();
    const payload = { type, args, playerID: String(seat) };
    const action = { type: 'MAKE_MOVE', payload };
    this.#sockets[seat]?.emit('update', action, _stateID, match, String(seat));
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }
}

let pairs: readonly Pair[] = [];

interface Seating {
  readonly folder: string;
  readonly address: string;
  readonly game: AnchorName;
  readonly tables: number;
}

answerBy({
  async seat({ folder, address, game, tables }: Seating) {
    const load = createRequire(join(folder, 'node_modules/boardgame.io/package.json'));
    const { io } = load('socket.io-client') as { io: Connect };
    const options = { transports: ['websocket'], forceNew: true };
    const played = await anchorGame(game);
    pairs = await inTurns(tables, CONNECTIONS_AT_ONCE, async (i) => {
      const sockets = [0, 1].map(() => io(address, options));
      const pair = new Pair(`match-${i}`, played, sockets, new HeadStart(i, tables));
      await pair.sitDown();
      return pair;
    });
    await Promise.all(pairs.map(({ headStart }) => headStart.made));
  },
  play: (order: Order): Promise<void> => measure(order, meter, pace),
  tally: (): Tally => meter.take(),
  close(): void {
    for (const pair of pairs) pair.close();
  },
});
