import { Link } from '@orrery/protocol';
import { usePreferences } from '../../preferences.ts';

/** How long a line may be silent before it is asked whether it lives. */
const CHECK_MS = 10_000;
/** A server that restarts is back within seconds: nobody should look at a dead table for longer. */
const RETRY_MS = [300, 3_000] as const;

const address = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;

const newId = (): string =>
  crypto
    .getRandomValues(new Uint8Array(9))
    .reduce((id, byte) => id + byte.toString(16).padStart(2, '0'), '');

let link: Link | null = null;
const reopen = new Set<() => void>();

/** The one socket of this page, for any number of tables; opened when it is first needed. */
export function line(): Link {
  link ??= new Link({
    open: () => new WebSocket(address()),
    lang: usePreferences.getState().lang,
    newId,
    checkMs: CHECK_MS,
    retryMs: RETRY_MS,
  });
  return link;
}

/** A socket belongs to whoever opened it: somebody else, a name changed, or nobody opens a new one. */
export function renewLine(): void {
  link?.close();
  link = null;
  for (const open of reopen) open();
}

/** Called whenever there is another line to watch through. */
export function onNewLine(open: () => void): () => void {
  reopen.add(open);
  return () => reopen.delete(open);
}

// A laptop that was opened again, a phone that found its network: no need to wait for the next try.
addEventListener('online', () => link?.wake());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') link?.wake();
});
