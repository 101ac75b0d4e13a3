import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serving } from './serving.ts';

const { start } = serving();
const folder = mkdtempSync(join(tmpdir(), 'orrery-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SCRIPT = 'export const orrery = () => "a table";\n'.repeat(100);
const PAGE = '<!doctype html><title>Orrery</title>\n'.repeat(20);
let address = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  for (const [name, text] of [
    ['index.html', PAGE],
    ['assets/a.js', SCRIPT],
  ] as const) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  writeFileSync(join(folder, 'assets/bare.js'), SCRIPT);
  ({ address } = await start({ webDir: folder }));
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** As it came, before anybody reads it: `fetch` would decode it. */
async function got(
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> {
  const asking = request(`${address}${path}`, { method, headers }).end();
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) };
}

const accepting = (encoding: string): Record<string, string> => ({ 'accept-encoding': encoding });

const DECODERS: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

function textOf({ headers, body }: Answer): string {
  return (DECODERS[headers['content-encoding'] ?? ''] ?? ((plain) => plain))(body).toString();
}

describe('texts are sent as short as their reader takes them', () => {
  test.for<readonly [string | null, string | undefined]>([
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['BR', 'br'],
    ['gzip', 'gzip'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip;q=0', undefined],
    ['*;q=0', undefined],
    ['identity', undefined],
    ['zstd', undefined],
    ['', undefined],
    [null, undefined],
  ])('Accept-Encoding %j: %s', async ([accepted, encoding]) => {
    const headers = accepted === null ? {} : accepting(accepted);
    for (const [path, text, type] of [
      ['/assets/a.js', SCRIPT, /^application\/javascript; charset=utf-8$/],
      ['/', PAGE, /^text\/html; charset=utf-8$/],
      ['/online/abcdefghijkl', PAGE, /^text\/html; charset=utf-8$/],
    ] as const) {
      const answer = await got(path, headers);
      expect([path, answer.status]).toEqual([path, 200]);
      expect([path, answer.headers['content-encoding']]).toEqual([path, encoding]);
      expect(answer.headers['content-type']).toMatch(type);
      expect(answer.headers.vary?.toLowerCase()).toContain('accept-encoding');
      expect(answer.headers['content-length']).toBe(String(answer.body.length));
      expect(textOf(answer)).toBe(text);
    }
  });

  test('what has no shorter form is sent as it is', async () => {
    const answer = await got('/assets/bare.js', accepting('br, gzip'));
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(answer.body.toString()).toBe(SCRIPT);
  });

  test('each form has a tag of its own, and is not sent again to who has it', async () => {
    const forms = ['br', 'gzip', 'identity'];
    const answers = await Promise.all(forms.map((form) => got('/assets/a.js', accepting(form))));
    const tags = answers.map(({ headers }) => headers.etag ?? '');
    expect(new Set(tags).size).toBe(3);
    for (const [i, form] of forms.entries())
      for (const [j, tag] of tags.entries()) {
        const asked = { ...accepting(form), 'if-none-match': tag };
        const { status, headers, body } = await got('/assets/a.js', asked);
        expect([form, tag, status]).toEqual([form, tag, i === j ? 304 : 200]);
        expect(body.length > 0).toBe(i !== j);
        expect(headers.vary?.toLowerCase()).toContain('accept-encoding');
        expect(headers['cache-control']).toContain('immutable');
      }
  });

  test('HEAD tells what GET would send, and sends nothing', async () => {
    for (const form of ['br', 'gzip', 'identity']) {
      const whole = await got('/assets/a.js', accepting(form));
      const head = await got('/assets/a.js', accepting(form), 'HEAD');
      expect(head.body.length).toBe(0);
      for (const name of ['content-length', 'content-encoding', 'content-type', 'etag'])
        expect([name, head.headers[name]]).toEqual([name, whole.headers[name]]);
    }
  });

  test('a range is a part of the form that was chosen', async () => {
    for (const form of ['br', 'gzip', 'identity']) {
      const whole = await got('/assets/a.js', accepting(form));
      const asked = { ...accepting(form), range: 'bytes=10-19' };
      const part = await got('/assets/a.js', asked);
      expect(part.status).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.body.length}`);
      expect(part.headers['content-encoding']).toBe(whole.headers['content-encoding']);
      expect(part.body).toEqual(whole.body.subarray(10, 20));
      // Parts of two forms are never put together: each names its own.
      const old = { ...asked, 'if-range': '"another"' };
      expect((await got('/assets/a.js', old)).body).toEqual(whole.body);
    }
  });
});
