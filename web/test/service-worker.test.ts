import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '../build/sw.js');
const ORIGIN = 'https://orrery.example';

interface Asked {
  readonly path: string;
  readonly mode?: 'navigate' | 'no-cors';
}

/** What a browser shows for a request: null where the worker leaves it alone. */
async function shown(
  { path, mode = 'navigate' }: Asked,
  network: () => Response,
  kept: Readonly<Record<string, string>> = { '/': 'kept page', '/a.js': 'kept file' },
): Promise<string | null> {
  const listeners = new Map<string, (event: object) => void>();
  const match = async (asked: string | { url: string }): Promise<Response | undefined> => {
    const body = kept[typeof asked === 'string' ? asked : new URL(asked.url).pathname];
    return body === undefined ? undefined : new Response(body);
  };
  runInNewContext(readFileSync(SOURCE, 'utf8'), {
    self: {
      addEventListener: (name: string, listen: (event: object) => void) =>
        listeners.set(name, listen),
      location: { origin: ORIGIN },
    },
    caches: { open: async () => ({ match }) },
    fetch: async () => network(),
    Response,
    URL,
  });
  const answers: Promise<Response>[] = [];
  listeners.get('fetch')?.({
    request: { url: `${ORIGIN}${path}`, method: 'GET', mode },
    respondWith: (given: Promise<Response>) => answers.push(given),
  });
  const [response] = await Promise.all(answers);
  if (response === undefined) return null;
  return response.type === 'error' ? 'error' : response.text();
}

const says = (status: number) => () => new Response(`network ${status}`, { status });
const noNetwork = (): Response => {
  throw new TypeError('no network');
};

test('a page is the kept one where no server answers, be it a proxy that says so', async () => {
  const page = { path: '/online/abc?x=1' };
  expect(await shown(page, noNetwork)).toBe('kept page');
  for (const status of [500, 502, 503, 504])
    expect(await shown(page, says(status))).toBe('kept page');
  for (const status of [200, 404, 429])
    expect(await shown(page, says(status))).toBe(`network ${status}`);
});

test('with nothing kept a page is what the network said', async () => {
  expect(await shown({ path: '/' }, says(502), {})).toBe('network 502');
  expect(await shown({ path: '/' }, noNetwork, {})).toBe('error');
});

test('a kept file is never asked for, another one is', async () => {
  expect(await shown({ path: '/a.js', mode: 'no-cors' }, says(502))).toBe('kept file');
  expect(await shown({ path: '/b.js', mode: 'no-cors' }, says(200))).toBe('network 200');
});

test('what a server says of itself is shown as it is', async () => {
  for (const path of ['/ready', '/health', '/metrics', '/api', '/api/me'])
    expect(await shown({ path }, says(503))).toBeNull();
  expect(await shown({ path: '/apis' }, says(503))).toBe('kept page');
});
