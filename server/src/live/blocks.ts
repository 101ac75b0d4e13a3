import { Refusal } from '@orrery/table';
import { seatOf } from '../online/commands.ts';
import type { OnlineTable } from '../online/types.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

type Where = Pick<LiveTable, 'online'>;

async function check({ mutes }: Store, user: string, by: readonly string[]): Promise<void> {
  const others = by.filter((one) => one !== user);
  // Why, they are not told.
  if (await mutes.isBlocked(user, others)) throw new Refusal('NOT_WELCOME', 'kept away');
}

/** Before somebody sits down: not where the host keeps them away. A seat that is theirs stays so. */
export async function checkWelcome(store: Store, { online }: Where, user: string): Promise<void> {
  if (seatOf(online, user) === null) await check(store, user, [online.base.host]);
}

const playing = ({ chairs }: OnlineTable): readonly string[] =>
  chairs.flatMap((chair) => (chair.kind === 'human' && !chair.left ? [chair.user] : []));

/** Before somebody asks to sit in: not where one who plays, or the host, keeps them away. */
export function checkMayAsk(store: Store, { online }: Where, user: string): Promise<void> {
  return check(store, user, [...playing(online), online.base.host]);
}
