import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Nothing comes from elsewhere; styles set by scripts need 'unsafe-inline' for styles only. */
const POLICY =
  "default-src 'self'; script-src 'self'; worker-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

interface Found {
  readonly path: string;
  readonly size: number;
}

async function fileAt(path: string): Promise<Found | null> {
  try {
    const info = await stat(path);
    return info.isFile() ? { path, size: info.size } : null;
  } catch {
    return null;
  }
}

/** The file a path names, the page itself for the app's own addresses, null for what is not there. */
export async function resolve(folder: string, url: string): Promise<Found | null> {
  let path: string;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  const wanted = normalize(join(folder, path));
  if (!`${wanted}${sep}`.startsWith(folder + sep)) return null;
  const found = await fileAt(wanted);
  if (found) return found;
  return extname(path) === '' ? fileAt(join(folder, 'index.html')) : null;
}

/** Files whose names hold their hash never change. */
const caching = (path: string, folder: string): string =>
  path.startsWith(join(folder, 'assets') + sep)
    ? 'public, max-age=31536000, immutable'
    : 'no-cache';

/** Answers with the built pages of a folder. */
export async function serveFile(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const found = await resolve(folder, request.url ?? '/');
  if (!found) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found\n');
    return;
  }
  response.writeHead(200, {
    'Cache-Control': caching(found.path, folder),
    'Content-Length': found.size,
    'Content-Security-Policy': POLICY,
    'Content-Type': TYPES[extname(found.path)] ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(found.path).pipe(response);
}
