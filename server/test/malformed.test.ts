import { describe, expect, test } from 'vitest';
import type { Profile } from '@orrery/protocol';
import { type Places, postgresPlaces, sqlitePlaces } from '../testing/stores.ts';
import { Authenticator } from './authenticator.ts';
import type { Person } from './play.ts';
import { Raw } from './raw.ts';
import { nth, serving } from './serving.ts';

const NUL = '\0';
const TEXT = 'x';

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
}

/** Somebody with a live passkey challenge: what is sent is judged by its body. */
class Challenged {
  readonly #person: Person;
  #cookie = '';

  constructor(person: Person) {
    this.#person = person;
  }

  async post(path: string, body: unknown, cookie = this.#cookie): Promise<Response> {
    const { address } = this.#person;
    const response = await this.#person.fetch(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        cookie: `${this.#person.cookie}; ${cookie}`,
        origin: address,
      },
    });
    const set = response.headers.getSetCookie().find((one) => one.startsWith('orrery-passkey'));
    if (set !== undefined) this.#cookie = set.split(';')[0] ?? '';
    return response;
  }

  async challenge(to: 'account' | 'login'): Promise<{ challenge: string }> {
    const response = await this.post(`/api/${to}/passkey/options`, {});
    return (await response.json()) as { challenge: string };
  }

  async answer(to: 'account' | 'login', response: unknown): Promise<Answer> {
    const given = await this.post(`/api/${to}/passkey`, { response });
    const { code } = (await given.json()) as { code?: string };
    return { status: given.status, code };
  }
}

function suite(name: string, places: Places): void {
  const { start, guests } = serving(places);
  const server = (async () => start({}, await places.fresh()))();
  const guest = async (called: string): Promise<Person> =>
    nth(await guests(await server, called), 0);

  describe(`requests that make no sense, on ${name}`, () => {
    test('an answer to a passkey challenge is refused by its form, before the store is asked', async () => {
      const ann = new Challenged(await guest('Ann'));
      const client = { clientDataJSON: TEXT };
      const full = { id: TEXT, rawId: TEXT, type: 'public-key' };
      const broken: readonly unknown[] = [
        null,
        {},
        { id: [] },
        { ...full, id: ['a', 'b'], response: client },
        { ...full, id: { a: 1 }, response: client },
        { ...full, id: TEXT.repeat(2000), response: client },
        { ...full, response: client },
        { ...full, response: { ...client, authenticatorData: {}, attestationObject: {} } },
      ];
      for (const to of ['account', 'login'] as const) {
        for (const response of broken) {
          await ann.challenge(to);
          expect([response, await ann.answer(to, response)]).toEqual([
            response,
            { status: 400, code: 'BAD_MESSAGE' },
          ]);
        }
      }
    });

    test('one of the right form that cannot be verified is no passkey', async () => {
      const { address } = await server;
      const ann = new Challenged(await guest('Ann'));
      const key = new Authenticator(address);
      const made = key.register(await ann.challenge('account'));
      expect((await ann.answer('account', made)).status).toBe(200);
      const bad = { status: 400, code: 'BAD_PASSKEY' };
      const tries = [
        ['account', 'clientDataJSON'],
        ['account', 'attestationObject'],
        ['login', 'clientDataJSON'],
        ['login', 'authenticatorData'],
        ['login', 'signature'],
      ] as const;
      for (const [to, field] of tries) {
        for (const text of [TEXT, '////', 'AAAA', '{}', '\u{1f600}']) {
          const asked = await ann.challenge(to);
          const right = to === 'account' ? key.register(asked) : key.sign(asked);
          const { response } = right as { response: object };
          const forged = { ...right, response: { ...response, [field]: text } };
          expect([field, text, await ann.answer(to, forged)]).toEqual([field, text, bad]);
        }
      }
    });

    test('a passkey that somebody has is not added again', async () => {
      const { address } = await server;
      const [ann, eve] = [new Challenged(await guest('Ann')), new Challenged(await guest('Eve'))];
      const key = new Authenticator(address);
      const made = key.register(await ann.challenge('account'));
      expect((await ann.answer('account', made)).status).toBe(200);
      const again = key.register(await eve.challenge('account'));
      expect(await eve.answer('account', again)).toEqual({ status: 400, code: 'BAD_PASSKEY' });
    });

    test('U+0000 is refused wherever a text may be', async () => {
      const ann = await guest('Ann');
      const webhook = `https://example.com/${NUL}`;
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const login = { login: `ann${NUL}`, password: 'correct horse' };
      const passkey = { id: NUL, rawId: NUL, type: NUL, response: {} };
      const cases: readonly (readonly [string, string, unknown?])[] = [
        ['GET', '/api/tables?game=%00'],
        ['GET', '/api/tables/%00aaaaaaaaaa'],
        ['GET', '/api/games/%00/statistics'],
        ['PUT', '/api/tables/aaaaaaaa%00/seats/0'],
        ['POST', '/api/guest', { name: `A${NUL}` }],
        ['PATCH', '/api/me', { webhook }],
        ['PATCH', '/api/me', { name: `A${NUL}` }],
        ['POST', '/api/push', { endpoint: webhook }],
        ['POST', '/api/login', login],
        ['POST', '/api/account/password', login],
        ['POST', '/api/login/passkey', { response: passkey }],
        ['POST', '/api/account/passkey', { response: passkey }],
        ['POST', '/api/tables', { game: NUL, seats }],
        ['POST', '/api/tables', { game: 'reworld', seats, options: { [NUL]: 1 } }],
        ['POST', '/api/tables', { game: 'reworld', seats, options: { a: [{ b: NUL }] } }],
      ];
      for (const [method, path, body] of cases) {
        const told = await ann.json(method, path, body).catch((error: { code: string }) => error);
        expect([path, told]).toEqual([path, expect.objectContaining({ code: 'BAD_MESSAGE' })]);
      }
      const challenged = new Challenged(ann);
      await challenged.challenge('login');
      const key = new Authenticator(ann.address).sign({ challenge: TEXT });
      const odd = await challenged.post(
        '/api/login/passkey',
        { response: key },
        'orrery-passkey=%00',
      );
      expect(await odd.json()).toMatchObject({ code: 'BAD_PASSKEY' });
      expect((await ann.get<{ me: Profile }>('/api/me')).me.name).toBe('Ann');
    });

    test('a body may nest as deep as it likes', async () => {
      const ann = await guest('Ann');
      const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;
      const response = await ann.fetch('/api/guest', {
        method: 'POST',
        body: `{"name":${deep}}`,
        headers: { 'content-type': 'application/json' },
      });
      expect(await response.json()).toMatchObject({ code: 'BAD_MESSAGE' });
    });

    test('messages with U+0000 break nothing', async () => {
      const ann = await guest('Ann');
      const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'drifter' }];
      const { id: table } = await ann.newTable({ game: 'reworld', seats });
      const seat = ann.sit(table);
      await seat.until((seen) => seen.options !== null);
      const revision = seat.update?.revision ?? 0;
      const raw = await new Raw(ann.socket()).open();
      raw.hello();
      const messages: readonly object[] = [
        { type: 'watch', id: NUL, table },
        { type: 'watch', id: 'a', table: `${table}${NUL}` },
        { type: 'chat', id: `b${NUL}`, table, text: `a${NUL}b` },
        { type: 'answer', id: `c${NUL}`, table, revision, choice: NUL },
        { type: 'answer', id: `d${NUL}`, table, revision, choice: { [NUL]: NUL } },
        { type: 'nonce', id: 'h', table, nonce: NUL.repeat(32) },
        { type: 'propose', id: 'e', table, proposal: { kind: 'bot', seat: 1, level: NUL } },
        { type: 'seat', id: 'f', table, seat: 1, action: 'bot', level: NUL },
        // Stored with its id as the key of the change.
        { type: 'confirmTurns', id: `g${NUL}`, table, on: true },
      ];
      for (const message of messages) raw.send(message);
      await expect
        .poll(() => raw.heard.some((told) => 'id' in told && told.id === `g${NUL}`))
        .toBe(true);
      const codes = raw.heard.flatMap((told) => (told.type === 'refused' ? told.error.code : []));
      expect(codes).not.toContain('BUG');
      expect(raw.heard).toContainEqual(expect.objectContaining({ type: 'change', id: `g${NUL}` }));
      await seat.until(({ chat }) => chat.length > 0);
      expect(seat.chat[0]?.text).toBe('a b');
      raw.socket.terminate();
    });
  });
}

suite('SQLite', sqlitePlaces());
suite('PostgreSQL', postgresPlaces());

describe('what is told to one person', () => {
  const { start, guests } = serving();

  test('is kept by no browser and no proxy', async () => {
    const ann = nth(await guests(await start(), 'Ann'), 0);
    for (const path of ['/api/me', '/api/me/export', '/api/my/tables', '/%61pi/me']) {
      const response = await ann.fetch(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect([path, response.headers.get('cache-control')]).toEqual([path, 'no-store']);
    }
  });
});
