import type { FastifyInstance } from 'fastify';

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: unknown;
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const STYLE =
  'body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}' +
  'code,pre{background:#8882;border-radius:4px;padding:.1em .3em}pre{overflow:auto;padding:1em}';

function section(path: string, method: string, operation: Operation): string {
  const body =
    operation.requestBody === undefined
      ? ''
      : `<details><summary>body</summary><pre>${escape(JSON.stringify(operation.requestBody, null, 2))}</pre></details>`;
  const parameters = (operation.parameters ?? [])
    .map((parameter) => `<code>${escape(parameter.name)}</code>`)
    .join(', ');
  return `<section><h2><code>${escape(method.toUpperCase())} ${escape(path)}</code></h2><p>${escape(operation.summary ?? '')}</p>${parameters === '' ? '' : `<p>${parameters}</p>`}${body}</section>`;
}

/** The API for people: written from the same description that programs read. */
export function apiPage(app: FastifyInstance): void {
  // All routes are known by the first time that somebody asks.
  let page: string | null = null;
  app.get('/api', { schema: { hide: true } }, async (_request, reply) => {
    reply.type('text/html; charset=utf-8');
    page ??= pageOf(app);
    return page;
  });
}

function pageOf(app: FastifyInstance): string {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> };
  const sections = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => section(path, method, operation)),
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Orrery API</title><style>${STYLE}</style><h1>Orrery API</h1><p>For programs: <a href="/api/openapi.json">openapi.json</a>. Tables are played over the WebSocket at <code>/api/socket</code>; its messages are described in <code>protocol/</code>. Whatever is refused is answered with a <code>code</code> for programs, a <code>message</code> for people and, where a rule of the game forbids it, that <code>rule</code>.</p>${sections.join('')}</html>`;
}
