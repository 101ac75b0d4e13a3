// Plays many matches of boardgame.io over its own sockets, in a process of its own.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { randomFrom } from '@orrery/kernel';
import { type AnchorGame, type AnchorName, anchorGame, type MatchState } from './anchor-games.ts';
import { answerBy } from './child.ts';
import { inTurns } from './guest.ts';
import { HeadStart, measure, Meter, type Order, Pace, type Tally } from './tally.ts';

const CONNECTIONS_AT_ONCE = 16;
const SEATS = [0, 1];

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

/** A match made in its lobby, with what each seat proves by that it is its own. */
interface Match {
  readonly id: string;
  readonly credentials: readonly string[];
}

async function post<T>(address: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(body), headers });
  if (!response.ok) throw new Error(`${address}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

/** Two players who sit down, as ours do: a match that nobody has joined lets anybody move for all. */
async function newMatch(lobby: string): Promise<Match> {
  const { matchID } = await post<{ matchID: string }>(`${lobby}/create`, {
    numPlayers: SEATS.length,
  });
  const credentials: string[] = [];
  for (const seat of SEATS) {
    const joining = { playerID: String(seat), playerName: `player ${seat}` };
    const joined = await post<{ playerCredentials: string }>(`${lobby}/${matchID}/join`, joining);
    credentials.push(joined.playerCredentials);
  }
  return { id: matchID, credentials };
}

/** Two players with a socket each, who play one match after the other. */
class Pair {
  readonly #lobby: string;
  readonly #game: AnchorGame<never>;
  readonly #sockets: readonly Socket[];
  readonly headStart: HeadStart;
  #match: Match | null = null;
  #sent: { readonly by: number; readonly stateID: number; readonly at: number }[] = [];

  constructor(
    lobby: string,
    game: AnchorGame<never>,
    sockets: readonly Socket[],
    headStart: HeadStart,
  ) {
    this.#lobby = lobby;
    this.#game = game;
    this.#sockets = sockets;
    this.headStart = headStart;
  }

  /** Resolves once both have been told of their match. */
  async connect(): Promise<void> {
    const synced = this.#sockets.map(
      (socket, seat) =>
        new Promise<void>((resolve) => {
          socket.on('sync', (match: string, { state }: { state: State }) => {
            resolve();
            this.#updated(seat, match, state);
          });
          socket.on('update', (match: string, state: State) => this.#updated(seat, match, state));
        }),
    );
    await this.#sitDown();
    await Promise.all(synced);
  }

  async #sitDown(): Promise<void> {
    const { id, credentials } = (this.#match = await newMatch(this.#lobby));
    this.#sockets.forEach((socket, seat) => {
      socket.emit('sync', id, String(seat), credentials[seat], SEATS.length);
    });
  }

  #updated(seat: number, match: string, state: State): void {
    if (match !== this.#match?.id) return;
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
    this.#match = null;
    this.#sent = [];
    this.headStart.end();
    void this.#sitDown();
  }

  #move(seat: number, match: string, state: State): void {
    const { _stateID } = state;
    if (match !== this.#match?.id || this.#sent.some((sent) => sent.stateID >= _stateID)) return;
    const move = this.#game.move(state, seat, random);
    if (move === null) return;
    const [type, ...args] = move;
    this.#sent.push({ by: seat, stateID: _stateID, at: performance.now() });
    this.headStart.move();
    const credentials = this.#match.credentials[seat];
    const payload = { type, args, playerID: String(seat), credentials };
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
    const { name } = played.definition;
    pairs = await inTurns(tables, CONNECTIONS_AT_ONCE, async (i) => {
      const sockets = SEATS.map(() => io(`${address}/${name}`, options));
      const headStart = new HeadStart(i, tables);
      const pair = new Pair(`${address}/games/${name}`, played, sockets, headStart);
      await pair.connect();
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
