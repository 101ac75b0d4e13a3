// People who play, come and go for as long as they are let, in a process of their own.
import { type Json, randomFrom } from '@orrery/kernel';
import { answerBy } from './child.ts';
import { type Driver, Player } from './client.ts';
import { type Guest, inTurns, newGuest, newTable, request } from './guest.ts';
import { Meter, Pace, type Tally } from './tally.ts';

const CONNECTIONS_AT_ONCE = 8;
/** One table in so many has a bot, a new one for each game; few of them think ahead, which is dear. */
const BOT_EVERY = 20;
const BOTS = [
  'drifter',
  'settler',
  'drifter',
  'settler',
  'drifter',
  'settler',
  'settler',
  'navigator',
];
/** Every so often somebody's line breaks, somebody looks on, somebody sits down and gets up. */
const COMINGS_EVERY_MS = 100;
/** Who only looks on stays for so long. */
const VISIT_MS = 2_000;

const random = randomFrom('soak');
const meter = new Meter();
const pace = new Pace();

/** What has happened since the beginning. */
const counts = { games: 0, guests: 0, sockets: 0, visits: 0, seats: 0, failed: 0 };

let address = '';
let people = 0;

async function newcomer(): Promise<Guest> {
  counts.guests++;
  return newGuest(address, `Guest ${people++}`);
}

const connect = (guest: Guest, driver: Driver): Promise<Player> => {
  counts.sockets++;
  return Player.connect(address, guest.cookie, driver);
};

/** What must not end the others: the server is busy, or the table has gone on meanwhile. */
const orFail = (doing: Promise<unknown>): void => {
  doing.catch(() => counts.failed++);
};

/** One table after the other; after each game its people leave for good, and others come. */
class Place implements Driver {
  readonly #game: string;
  readonly #withBot: boolean;
  #seated: { readonly guest: Guest; player: Player }[] = [];
  #sent: { readonly revision: number; readonly at: number } | null = null;
  /** The newest position that was answered: whoever is told late of what came of it has it still. */
  #answered = -1;
  #over = false;
  table = '';

  constructor(game: string, withBot: boolean) {
    this.#game = game;
    this.#withBot = withBot;
  }

  async sitDown(): Promise<void> {
    const host = await newcomer();
    const guests = [host, ...(this.#withBot ? [] : [await newcomer()])] as const;
    const bot = this.#withBot ? (BOTS[random(BOTS.length)] ?? null) : null;
    this.table = await newTable(address, this.#game, guests, bot);
    this.#sent = null;
    this.#answered = -1;
    this.#over = false;
    this.#seated = await Promise.all(
      guests.map(async (guest) => ({ guest, player: await connect(guest, this) })),
    );
    for (const { player } of this.#seated) player.watch(this.table);
  }

  updated(player: Player, bytes: number): void {
    meter.update(bytes);
    const { options, revision } = player;
    if (this.#sent !== null && revision > this.#sent.revision) {
      meter.move(performance.now() - this.#sent.at);
      this.#sent = null;
    }
    if (player.isOver) this.#end();
    else if (options !== null) pace.when(() => this.#answer(player, revision, options));
  }

  /** Once: the view may be told again before the answer has come through. */
  #answer(player: Player, revision: number, options: readonly Json[]): void {
    const isHere = this.#seated.some((seated) => seated.player === player);
    if (!isHere || player.revision !== revision || this.#sent !== null) return;
    if (revision <= this.#answered) return;
    this.#sent = { revision, at: performance.now() };
    this.#answered = revision;
    player.answer(options[random(options.length)] as Json);
  }

  #end(): void {
    if (this.#over) return;
    this.#over = true;
    counts.games++;
    this.close();
    orFail(this.sitDown());
  }

  /** Whoever is not asked, so that nothing of theirs is under way. */
  async breakLine(): Promise<void> {
    const { table } = this;
    const idle = this.#seated.find(({ player }) => player.options === null && player.revision >= 0);
    if (idle === undefined || this.#over) return;
    idle.player.close();
    const player = await connect(idle.guest, this);
    if (table !== this.table) return player.close();
    idle.player = player;
    player.watch(table);
  }

  async visit(): Promise<void> {
    const visitor = await connect(await newcomer(), { updated: () => undefined });
    visitor.watch(this.table);
    counts.visits++;
    await new Promise((resolve) => setTimeout(resolve, VISIT_MS));
    visitor.close();
  }

  close(): void {
    for (const { player } of this.#seated) player.close();
    this.#seated = [];
  }
}

/** A table that waits in the lobby, at which people sit down and get up. */
async function sitAndRise(game: string): Promise<void> {
  const host = await newcomer();
  const guest = await newcomer();
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  const made = await request(address, 'POST', '/api/tables', host, {
    game,
    seats,
    privacy: 'listed',
  });
  const { id } = (await made.json()) as { id: string };
  for (let i = 0; i < 3; i++) {
    await request(address, 'PUT', `/api/tables/${id}/seats/1`, guest, {});
    await request(address, 'GET', '/api/tables', guest);
    await request(address, 'DELETE', `/api/tables/${id}/seats/1`, guest);
  }
  await request(address, 'DELETE', `/api/tables/${id}`, host);
  counts.seats += 3;
}

let places: readonly Place[] = [];
let coming: NodeJS.Timeout | undefined;

interface Start {
  readonly address: string;
  readonly games: readonly string[];
  readonly tables: number;
  /** Moves a second of people; bots answer besides. */
  readonly rate: number;
}

answerBy({
  async start({ games, tables, rate, ...where }: Start): Promise<void> {
    address = where.address;
    const gameOf = (index: number): string => games[index % games.length] ?? '';
    places = Array.from({ length: tables }, (_, i) => new Place(gameOf(i), i % BOT_EVERY === 0));
    await inTurns(tables, CONNECTIONS_AT_ONCE, async (i) => places[i]?.sitDown());
    pace.start(rate);
    meter.start();
    let turn = 0;
    coming = setInterval(() => {
      const place = places[random(places.length)];
      const kind = turn++ % 10;
      if (kind === 0) orFail(sitAndRise(gameOf(turn)));
      else if (kind < 4) orFail(place?.visit() ?? Promise.resolve());
      else orFail(place?.breakLine() ?? Promise.resolve());
    }, COMINGS_EVERY_MS);
  },
  /** Of what has been played since this was asked last, and what happened since the beginning. */
  tally(): { tally: Tally; counts: typeof counts } {
    meter.stop();
    const tally = meter.take();
    meter.start();
    return { tally, counts };
  },
  stop(): void {
    clearInterval(coming);
    pace.stop();
    for (const place of places) place.close();
  },
});
