import type { AnyGameModule } from '@orrery/shared';
import { Buckets } from '../bucket.ts';
import { awaited } from '../online/clock.ts';
import type { Present } from '../online/told.ts';
import type { OnlineTable } from '../online/types.ts';
import type { PushRow, UserRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { wakeBrowser } from './push.ts';
import { postNotice } from './webhook.ts';

export interface NoticeDeps {
  readonly store: Store;
  readonly privateWebhooks: boolean;
  readonly now: () => number;
  readonly loadModule: (id: string) => Promise<AnyGameModule>;
  /** Where people reach this server; empty: not known, a notice leads to where they asked for it. */
  readonly address: () => string;
  /** A notice that did not arrive is counted, not repeated: the next turn brings the next one. */
  failed(): void;
}

/**
 * Whoever sits at many tables is told of a few at once, then of one a minute: two who come and go
 * for it would otherwise have us call browsers and addresses as often as they play.
 */
const CALLS = { perSecond: 1 / 60, burstSeconds: 600 };
const calls = new Buckets();

function mayTell(user: string): boolean {
  const now = Date.now();
  return calls.of(user, now, CALLS.perSecond, CALLS.burstSeconds).take(now);
}

/** The person whose turn has just begun. */
function newlyAwaited(before: OnlineTable, now: OnlineTable): string | null {
  const seat = awaited(now);
  const chair = seat === null ? undefined : now.chairs[seat];
  if (seat === null || chair?.kind !== 'human') return null;
  return awaited(before) === seat && before.model !== null ? null : chair.user;
}

/** What a notice says of a game; in the language of whoever reads it. */
export const YOUR_TURN = {
  en: (game: string): string => `It is your turn in ${game}.`,
  fr: (game: string): string => `C’est à vous de jouer à ${game}.`,
};

export const langOf = ({ lang }: UserRow): 'en' | 'fr' => (lang === 'fr' ? 'fr' : 'en');

/** Tells whoever is waited for and not at the table, wherever they asked to be told. */
export function noticeTurn(
  deps: NoticeDeps,
  before: OnlineTable,
  now: OnlineTable,
  present: Present,
): void {
  const userId = newlyAwaited(before, now);
  if (userId === null || present.has(userId) || !mayTell(userId)) return;
  void notice(deps, userId, now);
}

async function notice(deps: NoticeDeps, userId: string, now: OnlineTable): Promise<void> {
  try {
    const user = await deps.store.people.find(userId);
    if (user === null) return;
    const told = [callWebhook(deps, user, now), wakeBrowsers(deps, user)];
    const results = await Promise.allSettled(told);
    if (results.some(({ status }) => status === 'rejected')) deps.failed();
  } catch {
    deps.failed();
  }
}

async function callWebhook(deps: NoticeDeps, user: UserRow, { base }: OnlineTable): Promise<void> {
  if (user.webhook === null || user.webhook_code != null) return;
  const lang = langOf(user);
  const { text } = await deps.loadModule(base.game.id);
  const address = deps.address() || user.origin;
  const link = address === null ? '' : ` ${address}/online/${base.id}`;
  const line = `${YOUR_TURN[lang](text.title[lang])}${link}`;
  const status = await postNotice(user.webhook, line, deps.privateWebhooks);
  if (status >= 400) deps.failed();
}

/** Push services answer so for a browser that wants no notices any more. */
const GONE = [404, 410];

async function wakeBrowsers(deps: NoticeDeps, { id }: UserRow): Promise<void> {
  const { pushes } = deps.store;
  const from = { address: deps.address(), now: deps.now(), privateToo: deps.privateWebhooks };
  const wake = async ({ endpoint }: PushRow): Promise<void> => {
    const status = await wakeBrowser(pushes, endpoint, from);
    if (GONE.includes(status)) await pushes.forget(endpoint);
    else if (status >= 400) deps.failed();
  };
  const woken = await Promise.allSettled((await pushes.of(id)).map(wake));
  for (const { status } of woken) if (status === 'rejected') deps.failed();
}
