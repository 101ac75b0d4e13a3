import { createPrivateKey, generateKeyPairSync, type JsonWebKey, sign } from 'node:crypto';
import { Refusal } from '@orrery/table';
import type { Pushes } from '../store/pushes.ts';
import { checkAddress, post } from './post.ts';

/** How long the browser's own push service keeps a notice for a browser that is off. */
const KEPT_SECONDS = 24 * 3600;
const SIGNED_FOR_SECONDS = 12 * 3600;

/** The key that browsers know this server by (RFC 8292), the same in all of its processes. */
async function keyOf(pushes: Pushes): Promise<JsonWebKey> {
  const made = await pushes.secret('vapid', () => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    return JSON.stringify(privateKey.export({ format: 'jwk' }));
  });
  return JSON.parse(made) as JsonWebKey;
}

/** Of the makers of browsers; a browser that names another would have us call whom it likes. */
const SERVICES = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** A push service that is known: by its own name, or below it. */
export function checkService(endpoint: string, more: readonly string[], privateToo: boolean): void {
  const { hostname } = checkAddress(endpoint, privateToo);
  const isOf = (service: string): boolean =>
    hostname === service || hostname.endsWith(`.${service}`);
  if (!privateToo && ![...SERVICES, ...more].some(isOf)) {
    throw new Refusal('UNKNOWN_PUSH', hostname);
  }
}

/** As browsers take it: the uncompressed point. */
const publicPart = ({ x = '', y = '' }: JsonWebKey): string =>
  Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x, 'base64url'),
    Buffer.from(y, 'base64url'),
  ]).toString('base64url');

export const publicKey = async (pushes: Pushes): Promise<string> => publicPart(await keyOf(pushes));

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Wakes a browser. The notice is empty, so that whoever carries it learns nothing: the browser asks
 * us for what to show. Resolves with the status; 404 or 410: the browser is gone.
 */
export async function wakeBrowser(
  pushes: Pushes,
  endpoint: string,
  from: { readonly address: string; readonly now: number; readonly privateToo: boolean },
): Promise<number> {
  const jwk = await keyOf(pushes);
  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(from.now / 1000) + SIGNED_FOR_SECONDS,
    // Whom to ask about what we send.
    sub: from.address.startsWith('https:') ? from.address : 'mailto:orrery@localhost',
  };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  const token = `${signed}.${signature.toString('base64url')}`;
  const headers = {
    ttl: KEPT_SECONDS,
    urgency: 'normal',
    // A newer one takes the place of one that was not delivered yet.
    topic: 'your-turn',
    authorization: `vapid t=${token}, k=${publicPart(jwk)}`,
  };
  return post(endpoint, headers, '', from.privateToo);
}
