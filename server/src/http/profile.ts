import type { Profile } from '@orrery/protocol';
import { langOf } from '../notify/your-turn.ts';
import type { UserRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** What people are told of themselves. */
export async function profileOf({ people }: Store, user: UserRow): Promise<Profile> {
  const [account, passkeys] = [await people.account(user.id), await people.passkeys(user.id)];
  return {
    id: user.id,
    name: user.name,
    lang: langOf(user),
    login: account?.login ?? null,
    passkeys: passkeys.length,
    webhook: user.webhook,
    ...(user.quiet_from != null &&
      user.quiet_to != null && {
        quiet: { from: user.quiet_from, to: user.quiet_to, zone: user.zone ?? 'UTC' },
      }),
    ...(user.digest_hours != null && { digest: user.digest_hours }),
    ...(user.unrated != null && { unrated: true }),
    ...(user.webhook_code != null && { webhookUnconfirmed: true }),
  };
}
