import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import serveStatic from '@fastify/static';
import { statusOf } from '@orrery/protocol';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '@orrery/table';
import { toldError } from '../errors.ts';
import { languageOf } from './language.ts';

/** The built pages; an address of the app itself is answered with the page that knows it. */
export async function pages(app: FastifyInstance, webDir: string | undefined): Promise<void> {
  // Looked at for every page: they may be built, or built anew, while the server runs.
  const isBuilt = (): boolean => webDir !== undefined && existsSync(join(webDir, 'index.html'));
  if (webDir !== undefined) {
    await app.register(serveStatic, {
      root: webDir,
      cacheControl: false,
      // The build left `.br` and `.gz` beside every text: whoever takes one of them is sent that.
      preCompressed: true,
      setHeaders(reply, path) {
        // Files whose names hold their hash never change.
        const forEver = path.includes('/assets/');
        reply.header('cache-control', forEver ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    // A link at the end of a sentence is often taken together with its full stop.
    const isFile = extname(path).length > 1;
    const isPage = request.method === 'GET' && !isFile && !/^\/(api\/|metrics$)/.test(path);
    if (isPage && isBuilt()) return reply.sendFile('index.html');
    const refusal = new Refusal('NOT_FOUND', path);
    return reply.status(statusOf(refusal.code)).send(toldError(refusal, languageOf(request)));
  });
}
