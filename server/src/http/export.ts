import type { Json } from '@orrery/kernel';
import type { UserRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** All that is kept about a person; nothing that a running game still hides from them. */
export async function exportOf({ people, pushes, tables }: Store, user: UserRow): Promise<Json> {
  const { id, name, lang, webhook, created } = user;
  const account = await people.account(id);
  const passkeys = await people.passkeys(id);
  const sessions = await people.sessionsOf(id);
  const browsers = await pushes.of(id);
  const mine = await tables.mine(id);
  const chat = await people.chatOf(id);
  return {
    person: { id, name, lang, webhook, created },
    login: account?.login ?? null,
    passkeys: passkeys.map((key) => ({ id: key.id, created: key.created })),
    sessions: sessions.map(({ created: from, seen }) => ({ created: from, seen })),
    pushes: browsers.map(({ endpoint, created: since }) => ({ endpoint, created: since })),
    tables: mine.map(({ line, seat }) => ({ seat, ...(JSON.parse(line) as object) })),
    chat: chat.map((said) => ({
      table: said.table_id,
      at: said.at,
      channel: said.channel,
      text: said.text,
    })),
  };
}
