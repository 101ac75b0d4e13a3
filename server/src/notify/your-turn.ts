import type { AnyGameModule } from '@orrery/shared';
import { awaited } from '../desk/clock.ts';
import type { Present } from '../desk/told.ts';
import type { Desk } from '../desk/types.ts';
import type { Store } from '../store/store.ts';
import { postNotice } from './webhook.ts';

export interface NoticeDeps {
  readonly store: Store;
  readonly privateWebhooks: boolean;
  readonly loadModule: (id: string) => Promise<AnyGameModule>;
  /** Where people reach this server; empty: not known, the notice names the game only. */
  readonly address: () => string;
  /** A notice that did not arrive is counted, not repeated: the next turn brings the next one. */
  failed(): void;
}

/** The person whose turn has just begun. */
function newlyAwaited(before: Desk, now: Desk): string | null {
  const seat = awaited(now);
  const chair = seat === null ? undefined : now.chairs[seat];
  if (seat === null || chair?.kind !== 'human') return null;
  return awaited(before) === seat && before.model !== null ? null : chair.user;
}

const SENTENCES = {
  en: (game: string, link: string) => `It is your turn in ${game}. ${link}`.trim(),
  fr: (game: string, link: string) => `C’est à vous de jouer à ${game}. ${link}`.trim(),
};

/** Tells whoever is waited for and not at the table, if they gave an address for it. */
export async function noticeTurn(
  deps: NoticeDeps,
  before: Desk,
  now: Desk,
  present: Present,
): Promise<void> {
  const userId = newlyAwaited(before, now);
  if (userId === null || present.has(userId)) return;
  try {
    const user = await deps.store.people.find(userId);
    if (user === null || user.webhook === null) return;
    const lang = user.lang === 'fr' ? 'fr' : 'en';
    const { text } = await deps.loadModule(now.base.game.id);
    const address = deps.address();
    const link = address === '' ? '' : `${address}/online/${now.base.id}`;
    const status = await postNotice(
      user.webhook,
      SENTENCES[lang](text.title[lang], link),
      deps.privateWebhooks,
    );
    if (status >= 400) deps.failed();
  } catch {
    deps.failed();
  }
}
