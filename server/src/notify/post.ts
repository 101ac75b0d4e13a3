import { type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { Refusal } from '@orrery/table';
import { publicLookup } from './lookup.ts';
import { isPrivateAddress } from './private.ts';

const ANSWER_WITHIN_MS = 5_000;

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

const lookup = publicLookup();

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
        ...(!privateToo && { lookup }),
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
