import { lookup as systemLookup } from 'node:dns';
import { type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Refusal } from '@orrery/table';

const ANSWER_WITHIN_MS = 5_000;

/** Addresses that are not on the open internet: a notice must not reach into somebody's network. */
const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 96],
  // Ways around through the older network lead to its private addresses too.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const) {
  PRIVATE.addSubnet(net, bits, 'ipv6');
}

export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPrivateAddress(mapped);
  if (/^::ffff:/i.test(address)) return true;
  return PRIVATE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

function bad(why: string): never {
  throw new Refusal('BAD_WEBHOOK', why);
}

function checkPublic({ hostname, port }: URL): void {
  // What listens elsewhere is hardly there to take notices; the usual port is not written.
  if (port !== '') bad('another port');
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  if (isIP(host) !== 0 && isPrivateAddress(host)) bad('a private address');
  if (host === 'localhost' || host.endsWith('.localhost')) bad('a local name');
}

/** An address that notices may be sent to. */
export function checkAddress(address: string, privateToo: boolean): URL {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    bad('no address');
  }
  if (url.username !== '' || url.password !== '') bad('names and passwords are not sent');
  if (privateToo && url.protocol === 'http:') return url;
  if (url.protocol !== 'https:') bad('https only');
  if (!privateToo) checkPublic(url);
  return url;
}

/** Looks a name up and refuses private answers, at the very moment of connecting. */
const publicLookup: LookupFunction = (host, options, done) => {
  systemLookup(host, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, []);
    if (found.some(({ address }) => isPrivateAddress(address))) {
      return done(new Error('a private address'), []);
    }
    if (options.all === true) return done(null, found);
    const [first] = found;
    return done(null, first?.address ?? '', first?.family);
  });
};

/** Posts to an address that somebody gave, and to no other. Resolves with the status. */
export function post(
  address: string,
  headers: OutgoingHttpHeaders,
  body: string,
  privateToo: boolean,
): Promise<number> {
  const url = checkAddress(address, privateToo);
  const send = url.protocol === 'http:' ? httpRequest : httpsRequest;
  return new Promise((resolve, reject) => {
    const request = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        timeout: ANSWER_WITHIN_MS,
        signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
        ...(!privateToo && { lookup: publicLookup }),
      },
      (response) => {
        // Redirects are not followed, and the answer is not read.
        response.destroy();
        resolve(response.statusCode ?? 0);
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}
