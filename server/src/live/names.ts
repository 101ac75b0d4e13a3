import { named, namelessTable, unnamed } from '../online/names.ts';
import type { OnlineTable } from '../online/types.ts';
import type { LiveDeps } from './deps.ts';

/** As people read it. */
export async function withNames({ store }: LiveDeps, online: OnlineTable): Promise<OnlineTable> {
  const users = unnamed(online);
  return users.length === 0 ? online : named(online, await store.people.names(users));
}

/** With the names that people have now. */
export const withFreshNames = (deps: LiveDeps, online: OnlineTable): Promise<OnlineTable> =>
  withNames(deps, namelessTable(online));

/** Whether they sit there, did, or ask for something. */
export const isNamed = (online: OnlineTable, user: string): boolean =>
  unnamed(namelessTable(online)).includes(user);
