import type { AnyGameModule } from '@orrery/shared';
import { Buckets } from '../bucket.ts';
import { awaited } from '../online/clock.ts';
import type { Present } from '../online/told.ts';
import type { OnlineTable } from '../online/types.ts';
import type { PushRow, UserRow } from '../store/schema.ts';
import type { MyListRow } from '../store/persons-tables.ts';
import type { Store } from '../store/store.ts';
import { wakeBrowser } from './push.ts';
import { postNotice } from './webhook.ts';
import { tellAt } from './when.ts';

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
const YOUR_TURN = {
  en: (game: string): string => `It is your turn in ${game}.`,
  fr: (game: string): string => `C’est à vous de jouer à ${game}.`,
};

const YOUR_TURNS = {
  en: (n: number, games: string): string => `It is your turn in ${n} games (${games}).`,
  fr: (n: number, games: string): string => `C’est à vous de jouer dans ${n} parties (${games}).`,
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

async function notice(deps: NoticeDeps, userId: string, { base }: OnlineTable): Promise<void> {
  try {
    const user = await deps.store.people.find(userId);
    if (user === null) return;
    const [now, at] = [deps.now(), tellAt(user, deps.now())];
    // What is held back is told together with all that waits by then.
    if (at > now) await deps.store.people.noticeLater(user.id, at);
    else await tell(deps, user, [{ table: base.id, game: base.game.id }]);
  } catch {
    deps.failed();
  }
}

/** Where they ask to be told, and that they were told now. */
async function tell(deps: NoticeDeps, user: UserRow, games: readonly Waiting[]): Promise<void> {
  const { people } = deps.store;
  if (user.digest_hours) await people.update(user.id, { notice_last: deps.now() });
  const told = [callWebhook(deps, user, games), wakeBrowsers(deps, user)];
  const results = await Promise.allSettled(told);
  if (results.some(({ status }) => status === 'rejected')) deps.failed();
}

/** So many are told at a look; the others at the next. */
const MOST_DUE = 50;

/** Tells everybody of whom something was held back until now, once for all that waits for them. */
export async function tellDue(deps: NoticeDeps): Promise<void> {
  const { people, tables } = deps.store;
  const now = deps.now();
  for (const user of await people.noticesDue(now, MOST_DUE)) {
    if (!(await people.takeNotice(user.id, Number(user.notice_due)))) continue;
    // They may want to be told otherwise by now.
    const at = tellAt(user, now);
    if (at > now) {
      await people.noticeLater(user.id, at);
      continue;
    }
    const games = waitingFor(user.id, await tables.mine(user.id, 0));
    if (games.length > 0) await tell(deps, user, games);
  }
}

/** A game in which somebody is waited for. */
interface Waiting {
  readonly table: string;
  readonly game: string;
}

export const waitingFor = (user: string, mine: readonly MyListRow[]): readonly Waiting[] =>
  mine.flatMap(({ waiting, table_id: table, game }) => (waiting === user ? [{ table, game }] : []));

/** What a notice says of these games, and where it leads. */
export async function lineOf(
  loadModule: NoticeDeps['loadModule'],
  lang: 'en' | 'fr',
  games: readonly Waiting[],
): Promise<{ readonly text: string; readonly to: string }> {
  const titles = await Promise.all(
    [...new Set(games.map(({ game }) => game))].map(
      async (game) => (await loadModule(game)).text.title[lang],
    ),
  );
  const [first] = games;
  return games.length === 1 && first
    ? { text: YOUR_TURN[lang](titles[0] ?? ''), to: `/online/${first.table}` }
    : { text: YOUR_TURNS[lang](games.length, titles.join(', ')), to: '/' };
}

async function callWebhook(
  deps: NoticeDeps,
  user: UserRow,
  games: readonly Waiting[],
): Promise<void> {
  if (user.webhook === null || user.webhook_code != null) return;
  const { text, to } = await lineOf(deps.loadModule, langOf(user), games);
  const address = deps.address() || user.origin;
  const line = address === null ? text : `${text} ${address}${to}`;
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
