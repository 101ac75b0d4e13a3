// Plays many tables of two over sockets, in a process of its own.
import { type Json, randomFrom } from '@orrery/kernel';
import { answerBy } from './child.ts';
import { type Driver, Player } from './client.ts';
import { type Guest, inTurns, newGuest, newTable } from './guest.ts';
import { HeadStart, measure, Meter, type Order, Pace, type Tally } from './tally.ts';

const GAME = 'reworld';
const CONNECTIONS_AT_ONCE = 16;

const random = randomFrom('players');
const meter = new Meter();
const pace = new Pace();

interface Sent {
  readonly by: Player;
  readonly revision: number;
  readonly at: number;
}

/** Two players who sit at one table after the other. */
class Pair implements Driver {
  readonly #address: string;
  readonly #guests: readonly [Guest, Guest];
  readonly headStart: HeadStart;
  #players: readonly Player[] = [];
  #sent: Sent[] = [];
  /** Players who have seen this game's end. */
  readonly #finished = new Set<Player>();

  constructor(address: string, guests: readonly [Guest, Guest], headStart: HeadStart) {
    this.#address = address;
    this.#guests = guests;
    this.headStart = headStart;
  }

  async connect(): Promise<void> {
    this.#players = await Promise.all(
      this.#guests.map(({ cookie }) => Player.connect(this.#address, cookie, this)),
    );
    await this.sitDown();
  }

  async sitDown(): Promise<void> {
    this.#finished.clear();
    const table = await newTable(this.#address, GAME, this.#guests);
    for (const player of this.#players) player.watch(table);
  }

  updated(player: Player, bytes: number): void {
    meter.update(bytes);
    const now = performance.now();
    this.#sent = this.#sent.filter(({ by, revision, at }) => {
      if (by === player || player.revision <= revision) return true;
      meter.move(now - at);
      return false;
    });
    const { options, revision } = player;
    if (player.isOver) this.#over(player);
    else if (options !== null) {
      const answer = (): void => this.#answer(player, revision, options);
      if (this.headStart.isUnderWay) answer();
      else pace.when(answer);
    }
  }

  /** Once: the view may be told again before the answer has come through. */
  #answer(player: Player, revision: number, options: readonly Json[]): void {
    if (player.revision !== revision || this.#sent.some((sent) => sent.revision >= revision))
      return;
    this.#sent.push({ by: player, revision, at: performance.now() });
    this.headStart.move();
    player.answer(options[random(options.length)] as Json);
  }

  #over(player: Player): void {
    this.#finished.add(player);
    if (this.#finished.size < this.#players.length) return;
    this.#sent = [];
    this.headStart.end();
    void this.sitDown();
  }

  close(): void {
    for (const player of this.#players) player.close();
  }
}

let pairs: readonly Pair[] = [];

answerBy({
  async seat({ address, tables }: { address: string; tables: number }): Promise<void> {
    pairs = await inTurns(tables, CONNECTIONS_AT_ONCE, async (i) => {
      const ann = await newGuest(address, `Ann ${i}`);
      const bob = await newGuest(address, `Bob ${i}`);
      return new Pair(address, [ann, bob], new HeadStart(i, tables));
    });
    await inTurns(tables, CONNECTIONS_AT_ONCE, async (i) => pairs[i]?.connect());
    await Promise.all(pairs.map(({ headStart }) => headStart.made));
  },
  play: (order: Order): Promise<void> => measure(order, meter, pace),
  tally: (): Tally => meter.take(),
  close(): void {
    for (const pair of pairs) pair.close();
    pace.forget();
  },
});
