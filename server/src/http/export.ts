import { ownAnswers } from '../online/own-answers.ts';
import { allOfPerson } from '../store/persons-tables.ts';
import type { ChatRow, UserRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { HttpDeps } from './deps.ts';
import { inSlices } from '../slices.ts';
import { readable, withNames } from './lines.ts';

/**
 * All that is kept about a person, as JSON in pieces; nothing that a running game still hides from
 * them. A long life of games and talk at one go would hold up everybody else.
 */
export async function* exportOf(deps: HttpDeps, user: UserRow): AsyncGenerator<string> {
  const { people, pushes, mutes, ratings } = deps.store;
  const { id, name, lang, webhook, origin, created, unrated } = user;
  const { quiet_from: quietFrom, quiet_to: quietTo, zone, digest_hours: digestHours } = user;
  const notices = { quietFrom, quietTo, zone, digestHours };
  const account = await people.account(id);
  const passkeys = await people.passkeys(id);
  const sessions = await people.sessionsOf(id);
  const browsers = await pushes.of(id);
  const muted = await mutes.of(id);
  const rated = await ratings.of(id);
  const about = {
    person: { id, name, lang, webhook, origin, created, rated: unrated == null, notices },
    login: account?.login ?? null,
    passkeys: passkeys.map((key) => ({ id: key.id, created: key.created })),
    sessions: sessions.map(({ created: from, seen }) => ({ created: from, seen })),
    pushes: browsers.map(({ endpoint, created: since }) => ({ endpoint, created: since })),
    muted: muted.map((one) => ({ id: one.id, blocked: one.blocked, created: one.created })),
    ratings: rated.map((one) => ({
      game: one.game,
      rating: one.rating,
      deviation: one.deviation,
      volatility: one.volatility,
      games: one.games,
      updated: one.updated,
    })),
  };
  yield JSON.stringify(about).slice(0, -1);
  const names = new Set([name]);
  yield* list('tables', tablesOf(deps, id, names));
  yield* list('chat', chatOf(deps.store, id, names));
  yield* list('names', pagesOf([...names]));
  yield '}';
}

/** A field of the export, written page by page. */
async function* list(
  field: string,
  pages: AsyncIterable<readonly unknown[]> | Iterable<readonly unknown[]>,
): AsyncGenerator<string> {
  yield `,"${field}":[`;
  let before = '';
  for await (const page of pages) {
    if (page.length === 0) continue;
    yield before + JSON.stringify(page).slice(1, -1);
    before = ',';
  }
  yield ']';
}

const NAMES = 500;

function* pagesOf(names: readonly string[]): Generator<readonly string[]> {
  for (let from = 0; from < names.length; from += NAMES) yield names.slice(from, from + NAMES);
}

/** Each table with the person's seat there, the name they have at it and their answers. */
async function* tablesOf(
  deps: HttpDeps,
  user: string,
  names: Set<string>,
): AsyncGenerator<readonly object[]> {
  for await (const page of allOfPerson(deps.store.tables, user)) {
    const read = readable(page);
    const shown = await withNames(deps.store, read);
    for (const [i, { row, line }] of read.entries()) {
      // A seat that was given up is theirs no more; how others are called is theirs.
      const seating = row.seat === null ? undefined : shown[i]?.line.seats[row.seat]?.seating;
      const name = seating?.kind === 'human' ? seating.name : null;
      if (name !== null) names.add(name);
      yield [{ seat: row.seat, name, ...line, answers: await answersAt(deps, line.id, user) }];
    }
  }
}

async function* chatOf(
  { tables }: Store,
  user: string,
  names: Set<string>,
): AsyncGenerator<readonly object[]> {
  for (let last: ChatRow | null = null; ;) {
    const page: readonly ChatRow[] = await tables.chatOf(user, last);
    for (const { name } of page) names.add(name);
    yield page.map(({ table_id: table, at, channel, name, text }) => ({
      table,
      at,
      channel,
      name,
      text,
    }));
    last = page.at(-1) ?? null;
    if (last === null) return;
  }
}

/** Null: the table cannot be read any more. */
async function answersAt({ store, loadModule }: HttpDeps, table: string, user: string) {
  const stored = await store.tables.load(table);
  if (stored === null) return null;
  try {
    const { game } = await loadModule(stored.table.game);
    return await inSlices(ownAnswers(stored, game, user));
  } catch {
    return null;
  }
}
