import { named, namelessDesk, unnamed } from '../desk/names.ts';
import type { Desk } from '../desk/types.ts';
import type { HouseDeps } from './deps.ts';

/** As people read it. */
export async function withNames({ store }: HouseDeps, desk: Desk): Promise<Desk> {
  const users = unnamed(desk);
  return users.length === 0 ? desk : named(desk, await store.people.names(users));
}

/** With the names that people have now. */
export const withFreshNames = (deps: HouseDeps, desk: Desk): Promise<Desk> =>
  withNames(deps, namelessDesk(desk));

/** Whether they sit there, did, or ask for something. */
export const isNamed = (desk: Desk, user: string): boolean =>
  unnamed(namelessDesk(desk)).includes(user);
