import { ownAnswers } from '../online/own-answers.ts';
import type { UserRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { MyListRow } from '../store/tables.ts';
import type { HttpDeps } from './deps.ts';
import { inSlices } from '../slices.ts';
import { readable, withNames } from './lines.ts';

/**
 * All that is kept about a person, as JSON in pieces; nothing that a running game still hides from
 * them. A long life of games written at one go would hold up everybody else.
 */
export async function* exportOf(deps: HttpDeps, user: UserRow): AsyncGenerator<string> {
  const { people, pushes, mutes } = deps.store;
  const { id, name, lang, webhook, origin, created } = user;
  const account = await people.account(id);
  const passkeys = await people.passkeys(id);
  const sessions = await people.sessionsOf(id);
  const browsers = await pushes.of(id);
  const muted = await mutes.of(id);
  const tables = await tablesOf(deps, id);
  const chat = await people.chatOf(id);
  const names = new Set([name, ...tables.flatMap((at) => at.name ?? []), ...chat.map(nameIn)]);
  const about = {
    person: { id, name, lang, webhook, origin, created },
    names: [...names],
    login: account?.login ?? null,
    passkeys: passkeys.map((key) => ({ id: key.id, created: key.created })),
    sessions: sessions.map(({ created: from, seen }) => ({ created: from, seen })),
    pushes: browsers.map(({ endpoint, created: since }) => ({ endpoint, created: since })),
    muted: muted.map((one) => ({ id: one.id, blocked: one.blocked, created: one.created })),
    chat: chat.map((said) => ({
      table: said.table_id,
      at: said.at,
      channel: said.channel,
      name: said.name,
      text: said.text,
    })),
  };
  yield `${JSON.stringify(about).slice(0, -1)},"tables":[`;
  // One after the other: of a long life of games only one is in memory at a time.
  for (const [n, table] of tables.entries()) {
    const answers = await answersAt(deps, table.id, id);
    yield `${n === 0 ? '' : ','}${JSON.stringify({ ...table, answers })}`;
  }
  yield ']}';
}

const nameIn = (said: { readonly name: string }): string => said.name;

/** Where they have a seat or wait for others, and where they gave a seat up: that is theirs no more. */
async function listRowsOf({ tables }: Store, user: string): Promise<readonly MyListRow[]> {
  const mine = await tables.mine(user);
  const known = new Set(mine.map(({ table_id }) => table_id));
  const givenUp = (await tables.givenUp(user)).filter(({ table_id }) => !known.has(table_id));
  return [...mine, ...givenUp.map((row) => ({ ...row, seat: null }))];
}

/** Each table with the person's seat there and the name they have at it. */
async function tablesOf({ store }: HttpDeps, user: string) {
  const mine = readable(await listRowsOf(store, user));
  const shown = await withNames(store, mine);
  return mine.map(({ row, line }, i) => {
    const { seat } = row;
    const seating = seat === null ? undefined : shown[i]?.line.seats[seat]?.seating;
    const name = seating?.kind === 'human' ? seating.name : null;
    return { seat, name, ...line };
  });
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
