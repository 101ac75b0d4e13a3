import type { Viewer } from '@orrery/kernel';
import type { ChatLine, ServerMessage } from '@orrery/protocol';
import { Refusal } from '@orrery/table';
import { type Bytes, bytesOf } from '../bytes.ts';
import { statusOf } from '../online/clock.ts';
import { checkNotClosed, type Person, seatOf } from '../online/commands.ts';
import { shownName } from '../online/names.ts';
import type { OnlineTable } from '../online/types.ts';
import type { ChatRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { cleanText } from '../text.ts';
import { Turns } from '../turns.ts';
import type { Listener } from './channel.ts';
import type { LiveTables } from './live-tables.ts';
import type { LiveTable } from './live-table.ts';

/** Lines whose repetition is recognised, of all tables together. */
const REMEMBERED = 1_000;

const toLine = (
  online: OnlineTable,
  { n, at, channel, user_id, name, text }: ChatRow,
): ChatLine => ({
  n,
  at,
  channel: channel as ChatLine['channel'],
  user: user_id,
  name: shownName(online, user_id, name),
  text,
});

type Listeners = readonly (readonly [Listener, Viewer])[];

/** Players talk among themselves, and so do those who watch; after the end all hear all. */
export class ChatRooms {
  readonly #store: Store;
  readonly #liveTables: LiveTables;
  readonly #now: () => number;
  /** The last line told here, of tables in use. */
  readonly #told = new WeakMap<LiveTable, number>();
  /** Lines that are stored or about to be, whose repetition is recognised, oldest first. */
  readonly #said = new Map<string, Promise<void>>();
  /** Lines of one table are stored one after the other: each has a number of its own. */
  readonly #turns = new Turns();
  /** And told one after the other, so that none is told twice; no table waits for another. */
  readonly #telling = new Turns();

  constructor(store: Store, liveTables: LiveTables, now: () => number) {
    this.#store = store;
    this.#liveTables = liveTables;
    this.#now = now;
    // What cannot be read now is told with the next line.
    liveTables.onChat((id) => void this.#tellNew(id).catch(() => undefined));
  }

  /**
   * A line sent again with the same id, because the line was cut, is not said twice. One that the
   * store did not take was not said, so that its repetition is.
   */
  async say(table: LiveTable, person: Person, said: string, id: string): Promise<undefined> {
    const text = cleanText(said);
    if (text === '') throw new Refusal('BAD_MESSAGE', 'nothing was said');
    const key = `${table.id} ${person.id} ${id}`;
    await (this.#said.get(key) ?? this.#saying(key, table, person, text));
    await this.#tellNew(table.id);
  }

  #saying(key: string, table: LiveTable, person: Person, text: string): Promise<void> {
    checkNotClosed(table.online);
    const saying = this.#keep(table, person, text);
    this.#said.set(key, saying);
    saying.then(
      () => this.#forgetOldest(),
      () => this.#said.delete(key),
    );
    return saying;
  }

  async #keep(table: LiveTable, person: Person, text: string): Promise<void> {
    const channel = seatOf(table.online, person.id) === null ? 'spectators' : 'players';
    const line = { table_id: table.id, at: this.#now(), channel, user_id: person.id };
    const said = { ...line, name: person.name, text };
    const n = await this.#turns.run(table.id, () => this.#store.tables.say(said));
    this.#store.tell({ kind: 'chat', table: table.id, n });
  }

  #forgetOldest(): void {
    const [oldest] = this.#said.keys();
    if (this.#said.size > REMEMBERED && oldest !== undefined) this.#said.delete(oldest);
  }

  /** What was said before somebody came: of each channel by itself, so that none crowds out another. */
  async history(table: LiveTable, listener: Listener): Promise<void> {
    const { tables } = this.#store;
    if (!this.#told.has(table)) this.#told.set(table, await tables.lastLine(table.id));
    const { user } = listener;
    const viewer = user === null ? null : seatOf(table.online, user);
    const rows: ChatRow[] = [];
    for (const channel of channelsOf(table, viewer)) {
      rows.push(...(await tables.chatIn(table.id, channel, user)));
    }
    send(
      table,
      [[listener, viewer]],
      rows.sort((one, other) => one.n - other.n),
    );
  }

  /** For each who speaks, those who do not hear them. */
  async #deafTo(
    rows: readonly ChatRow[],
    listeners: Listeners,
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const users = [...new Set(listeners.flatMap(([{ user }]) => user ?? []))];
    const deaf = new Map<string, ReadonlySet<string>>();
    for (const { user_id } of rows) {
      if (!deaf.has(user_id)) deaf.set(user_id, await this.#store.mutes.deafTo(user_id, users));
    }
    return deaf;
  }

  #tellNew(id: string): Promise<void> {
    return this.#telling.run(id, async () => {
      const table = this.#liveTables.loaded(id);
      if (table === undefined) return;
      const rows = await this.#store.tables.chatAfter(id, this.#told.get(table) ?? 0);
      const last = rows.at(-1);
      if (last === undefined) return;
      // Whoever comes while this is looked up reads these lines in the history.
      const listeners = [...table.listeners()];
      const deaf = await this.#deafTo(rows, listeners);
      this.#told.set(table, last.n);
      for (const row of rows) {
        const isDeaf = deaf.get(row.user_id);
        const hear = listeners.filter(([{ user }]) => user === null || isDeaf?.has(user) !== true);
        send(table, hear, [row]);
      }
    });
  }
}

/** What is heard there; after the end all of it. */
function channelsOf({ online }: LiveTable, viewer: Viewer): readonly string[] {
  if (statusOf(online) === 'finished') return ['players', 'spectators'];
  return [viewer === null ? 'spectators' : 'players'];
}

/** Written once for all who hear the same. */
function send(table: LiveTable, listeners: Listeners, rows: readonly ChatRow[]): void {
  const written = new Map<string, Bytes | null>();
  const linesFor = (heard: readonly string[]): Bytes | null => {
    const lines = rows
      .filter(({ channel }) => heard.includes(channel))
      .map((row) => toLine(table.online, row));
    const message: ServerMessage = { type: 'chat', table: table.id, lines };
    return lines.length === 0 ? null : bytesOf(JSON.stringify(message));
  };
  for (const [listener, viewer] of listeners) {
    const heard = channelsOf(table, viewer);
    const key = heard.join();
    const lines = written.get(key) ?? (written.has(key) ? null : linesFor(heard));
    written.set(key, lines);
    if (lines !== null) listener.send(lines);
  }
}
