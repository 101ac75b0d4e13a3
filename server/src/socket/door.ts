import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { statusOf } from '@orrery/protocol';
import type { Lang } from '@orrery/shared';
import type { Refusal } from '@orrery/table';
import { toldError } from '../errors.ts';
import { languageOf } from '../http/language.ts';
import { checkHost, checkOrigin } from '../http/origin.ts';
import { sessionKey, userOf } from '../http/session.ts';
import { networkOf } from '../network.ts';
import type { Settings } from '../settings.ts';
import type { People } from '../store/people.ts';
import type { UserRow } from '../store/schema.ts';

/** Who is at the door, before there is a socket. */
export interface Caller {
  readonly user: UserRow | null;
  /** The hash of the session that they came by. */
  readonly session: string | null;
  readonly ip: string;
  readonly lang: Lang;
}

/** The last value of a header: the proxy in front has set it, those before may be the client's. */
function forwarded({ headers }: IncomingMessage, name: string): string | undefined {
  return headers[name]?.toString().split(',').at(-1)?.trim();
}

export const callerLanguage = (request: IncomingMessage): Lang =>
  languageOf({ headers: request.headers, query: {} });

/** By what callers are counted, as requests are. */
export function addressOf(request: IncomingMessage, { trustProxy }: Settings): string {
  const seen = trustProxy ? forwarded(request, 'x-forwarded-for') : undefined;
  return networkOf(seen ?? request.socket.remoteAddress ?? '');
}

/** Pages of others are refused; whoever has no session may come in and watch. */
export async function admit(
  request: IncomingMessage,
  people: People,
  settings: Settings,
  parseCookie: (header: string) => Record<string, string | undefined>,
): Promise<Caller> {
  const { origins, trustProxy, now } = settings;
  const seen = trustProxy ? forwarded(request, 'x-forwarded-host') : undefined;
  const host = seen ?? request.headers.host ?? '';
  checkHost(host, origins);
  checkOrigin(request.headers.origin, host, origins);
  const cookies = parseCookie(request.headers.cookie ?? '');
  return {
    user: await userOf(people, { cookies }, now()),
    session: sessionKey({ cookies }),
    ip: addressOf(request, settings),
    lang: callerLanguage(request),
  };
}

/** Says no in plain HTTP. */
export function turnAway(socket: Duplex, refusal: Refusal, lang: Lang): void {
  const status = statusOf(refusal.code);
  const body = JSON.stringify(toldError(refusal, lang));
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Connection: close',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
    () => socket.destroy(),
  );
}
