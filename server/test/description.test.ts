import { describe, expect, test } from 'vitest';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly object[];
  readonly responses: Record<string, unknown>;
}

interface Described {
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: { Refusal: { required: string[]; properties: Record<string, object> } };
    readonly responses: { readonly Refused: unknown };
    readonly securitySchemes: Record<string, { type: string; in: string; name: string }>;
  };
  readonly security: readonly object[];
}

const server = await start();
const { address } = server;
const text = await (await fetch(`${address}/api/openapi.json`)).text();
const described = JSON.parse(text) as Described;
const { components, paths, security } = described;

describe('the description of the HTTP interface', () => {
  test('tells of each route how it refuses', () => {
    const operations = Object.values(paths).flatMap((path) => Object.values(path));
    expect(operations.length).toBeGreaterThan(15);
    const refused = { $ref: '#/components/responses/Refused' };
    for (const { responses } of operations) {
      expect(responses).toMatchObject({ '4XX': refused, '5XX': refused });
    }
    expect(text).not.toContain('Default Response');
  });

  test('tells what each route does, and what has to be named', () => {
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path)))
      expect(operation.summary).toMatch(/^[A-Z]/);
    const named = (path: string): unknown => paths[path]?.['delete']?.parameters;
    expect(named('/api/account/passkey')).toMatchObject([
      { name: 'id', in: 'query', required: true },
    ]);
    expect(paths).toHaveProperty('/api/push/off.post');
    expect(paths).toHaveProperty('/api/account/passkeys.get');
    expect(paths).toHaveProperty('/api/logout/others.post');
  });

  test('names nothing that it does not hold', () => {
    const names = [...text.matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(names.length).toBeGreaterThan(0);
    for (const name of new Set(names)) {
      let found: unknown = described;
      for (const key of name.split('/')) found = (found as Record<string, unknown>)[key];
      expect(found).toBeTypeOf('object');
    }
  });

  test('has the shape that refusals have', async () => {
    const { required, properties } = components.schemas.Refusal;
    for (const path of ['/api/nothing', '/api/my/tables', '/api/tables?status=secret']) {
      const told = (await (await fetch(`${address}${path}`)).json()) as object;
      expect(Object.keys(told)).toEqual(expect.arrayContaining(required));
      expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(told)));
    }
  });

  test('knows the cookie by which people are known', async () => {
    const person = nth(await guests(server, 'Ann'), 0);
    const { session } = components.securitySchemes;
    expect(session).toMatchObject({ type: 'apiKey', in: 'cookie' });
    expect(person.cookie.split('=')[0]).toBe(session?.name);
    expect(security).toEqual([{ session: [] }, {}]);
  });
});
