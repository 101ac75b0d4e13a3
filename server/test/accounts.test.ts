import type { Json } from '@orrery/kernel';
import type { Passkey, Profile } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { Authenticator, PasskeyBrowser } from './authenticator.ts';
import { Person, type Seated } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();
const server = start();
const refusal = (code: string): object => expect.objectContaining({ code });

const browserOf = async (name: string): Promise<PasskeyBrowser> =>
  new PasskeyBrowser(nth(await guests(await server, name), 0));
const stranger = async (): Promise<PasskeyBrowser> =>
  new PasskeyBrowser(new Person((await server).address));

const keysOf = async ({ person }: PasskeyBrowser): Promise<readonly Passkey[]> =>
  (await person.get<{ passkeys: readonly Passkey[] }>('/api/account/passkeys')).passkeys;
const remove = ({ person }: PasskeyBrowser, { id }: Passkey): Promise<{ me: Profile }> =>
  person.json('DELETE', `/api/account/passkey?id=${encodeURIComponent(id)}`);

describe('passkeys', () => {
  test('sign in on another device, once for each challenge', async () => {
    const { address } = await server;
    const [ann, phone] = [await browserOf('Ann'), await stranger()];
    const key = new Authenticator(address);
    expect((await ann.add(key)).passkeys).toBe(1);

    const asked = await phone.post<{ challenge: string }>('/api/login/passkey/options', {});
    const response = key.sign(asked);
    const { me } = await phone.post<{ me: Profile }>('/api/login/passkey', { response });
    expect(me.id).toBe(ann.person.me?.id);
    await expect(phone.post('/api/login/passkey', { response })).rejects.toEqual(
      refusal('BAD_PASSKEY'),
    );
    await expect(phone.logIn(new Authenticator(address))).rejects.toEqual(refusal('BAD_PASSKEY'));
  });

  test('are shown to their person alone, and one that is removed opens nothing', async () => {
    const { address } = await server;
    const [ann, bob] = [await browserOf('Ann'), await browserOf('Bob')];
    const [old, newer, bobs] = [1, 2, 3].map(() => new Authenticator(address)) as [
      Authenticator,
      Authenticator,
      Authenticator,
    ];
    await ann.add(old);
    await ann.addAgain(old, newer);
    await bob.add(bobs);
    const keys = await keysOf(ann);
    expect(keys).toEqual([old, newer].map(({ id }) => ({ id, created: expect.any(Number) })));
    await expect((await stranger()).person.get('/api/account/passkeys')).rejects.toEqual(
      refusal('NOT_SIGNED_IN'),
    );
    await expect(remove(bob, nth(keys, 0))).rejects.toEqual(refusal('NOT_FOUND'));

    const { me } = await remove(ann, nth(keys, 0));
    expect(me.passkeys).toBe(1);
    expect(await keysOf(ann)).toEqual([nth(keys, 1)]);
    await expect((await stranger()).logIn(old)).rejects.toEqual(refusal('BAD_PASSKEY'));
    expect((await (await stranger()).logIn(newer)).id).toBe(me.id);
  });

  test('the last one stays while nothing else signs in', async () => {
    const ann = await browserOf('Ann');
    const key = new Authenticator((await server).address);
    await ann.add(key);
    await ann.logIn(key);
    const only = nth(await keysOf(ann), 0);
    await expect(remove(ann, only)).rejects.toEqual(refusal('LAST_KEY'));
    expect(await keysOf(ann)).toEqual([only]);
    await ann.person.post('/api/account/password', { login: 'last-key', password: 'long enough' });
    expect((await remove(ann, only)).me).toMatchObject({ passkeys: 0, login: 'last-key' });
  });

  test('one that is added again is there already; somebody else’s is not accepted', async () => {
    const [ann, bob] = [await browserOf('Ann'), await browserOf('Bob')];
    const key = new Authenticator((await server).address);
    await ann.add(key);
    await expect(ann.addAgain(key, key)).rejects.toEqual(refusal('PASSKEY_KNOWN'));
    await expect(bob.add(key)).rejects.toEqual(refusal('BAD_PASSKEY'));
    expect(await keysOf(ann)).toHaveLength(1);
  });
});

describe('signing out everywhere else', () => {
  test('ends the other sessions with their sockets and notices; this one goes on', async () => {
    const { address } = await server;
    const ann = nth(await guests(await server, 'Ann'), 0);
    const login = { login: 'everywhere', password: 'correct horse' };
    await ann.post('/api/account/password', login);
    const phone = new Person(address);
    await phone.post('/api/login', login);
    for (const [person, endpoint] of [
      [ann, 'https://web.push.apple.com/here'],
      [phone, 'https://web.push.apple.com/there'],
    ] as const)
      await person.json('POST', '/api/push', { endpoint });
    const socket = phone.socket();
    await new Promise((resolve) => socket.on('open', resolve));
    const closed = new Promise((resolve) => socket.on('close', resolve));

    const { me } = await ann.post<{ me: Profile }>('/api/logout/others', {});
    expect(me.login).toBe('everywhere');
    await closed;
    expect(await phone.get('/api/me')).toEqual({ me: null });
    expect(await ann.get('/api/me')).toEqual({ me });
    expect(await ann.get('/api/me/export')).toMatchObject({
      sessions: [{}],
      pushes: [{ endpoint: 'https://web.push.apple.com/here' }],
    });
    await expect(phone.post('/api/logout/others', {})).rejects.toEqual(refusal('NOT_SIGNED_IN'));
    await phone.post('/api/login', login);
    expect(phone.me?.id).toBe(me.id);
  });
});

describe('the export', () => {
  interface Exported {
    readonly names: readonly string[];
    readonly tables: readonly {
      readonly answers: readonly { readonly at: number; readonly choice: unknown }[];
    }[];
  }
  const exportOf = (person: Person): Promise<Exported> => person.get('/api/me/export');

  /** Somebody at a table who notes what they choose. */
  const noting = (seat: Seated): { seat: Seated; chosen: Json[]; play(): Promise<unknown> } => {
    const chosen: Json[] = [];
    const play = async (): Promise<unknown> => {
      const options = seat.options ?? [];
      const choice = nth(options, (chosen.length * 7) % options.length);
      chosen.push(choice);
      return seat.answer(choice);
    };
    return { seat, chosen, play };
  };

  type Noting = ReturnType<typeof noting>;

  /** Until it is enough, or the game is over. */
  async function playOn(players: readonly Noting[], isEnough: () => boolean): Promise<void> {
    while (!isEnough()) {
      const asked = ({ seat }: Noting): Promise<void> =>
        seat.until((seen) => seen.isOver || seen.options !== null);
      const one = await Promise.race(players.map((player) => asked(player).then(() => player)));
      if (one.seat.isOver) return;
      const revision = one.seat.update?.revision ?? 0;
      await one.play();
      for (const { seat } of players)
        await seat.until((seen) => seen.isOver || (seen.update?.revision ?? 0) > revision);
    }
  }

  async function expectOwn(person: Person, { chosen }: Noting, table: object): Promise<void> {
    const { tables } = await exportOf(person);
    const { answers } = nth(tables, 0);
    expect(tables).toMatchObject([table]);
    expect(answers.map(({ choice }) => choice)).toEqual(chosen);
    const times = answers.map(({ at }) => at);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.every((at) => at <= Date.now())).toBe(true);
  }

  test('holds one’s own answers at each table, with their times, and nobody else’s', async () => {
    const people = await guests(await server, 'Ann', 'ann', 'Eve');
    const [ann, other, eve] = [nth(people, 0), nth(people, 1), nth(people, 2)];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await ann.newTable({ game: 'reworld', seats });
    await other.json('PUT', `/api/tables/${id}/seats/1`);
    const [a, o, e] = [noting(ann.sit(id)), noting(other.sit(id)), noting(eve.sit(id))];
    for (const { seat } of [a, o, e]) await seat.until(({ update }) => update !== null);
    await playOn([a, o], () => Math.min(a.chosen.length, o.chosen.length) > 2);
    const running = { id, status: 'running' };
    await expectOwn(ann, a, { ...running, seat: 0, name: 'Ann' });
    await expectOwn(other, o, { ...running, seat: 1, name: 'ann (2)' });

    // Whoever takes a seat over has not given the answers from before.
    await o.seat.ask({ type: 'seat', seat: 1, action: 'leave' } as never);
    await e.seat.ask({ type: 'propose', proposal: { kind: 'sitIn', seat: 1 } } as never);
    await a.seat.until(({ room }) => room?.proposal?.proposal.kind === 'sitIn');
    const proposal = a.seat.room?.proposal?.number;
    await a.seat.ask({ type: 'consent', proposal, yes: true } as never);
    await e.seat.until(({ update }) => update?.viewer === 1);
    await playOn([a, e], () => e.chosen.length > 2);
    await expectOwn(eve, e, { ...running, seat: 1, name: 'Eve' });
    await expectOwn(other, o, { ...running, seat: null, name: null });
    expect(await other.get('/api/my/tables')).toEqual({ tables: [] });

    await e.seat.ask({ type: 'seat', seat: 1, action: 'leave' } as never);
    const bot = { kind: 'bot', seat: 1, level: 'drifter' };
    await a.seat.ask({ type: 'propose', proposal: bot } as never);
    await playOn([a], () => false);
    expect(a.seat.isOver).toBe(true);
    await expectOwn(ann, a, { id, seat: 0, status: 'finished' });
    for (const [person, noted] of [
      [other, o],
      [eve, e],
    ] as const) {
      await expectOwn(person, noted, { id, seat: null, status: 'finished' });
    }
  });

  test('leaves out what was taken back', async () => {
    const ann = nth(await guests(await server, 'Ann'), 0);
    const { id } = await ann.newTable({
      game: 'reworld',
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'drifter' }],
    });
    const a = noting(ann.sit(id));
    await playOn([a], () => a.chosen.length > 3 && a.seat.update?.undoable !== 0);
    const { revision, undoable } = a.seat.update ?? { revision: 0, undoable: 0 };
    expect(undoable).toBeGreaterThan(0);
    await a.seat.ask({ type: 'undo', revision } as never);
    a.chosen.pop();
    await expectOwn(ann, a, { id });
  });

  test('holds every name by which one was known', async () => {
    const people = await guests(await server, 'Ann', 'Bob');
    const [ann, bob] = [nth(people, 0), nth(people, 1)];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await bob.newTable({ game: 'reworld', seats });
    await ann.json('PUT', `/api/tables/${id}/seats/1`);
    const seat = ann.sit(id);
    await seat.until((seen) => seen.update !== null);
    await seat.ask({ type: 'chat', text: 'hello' } as never);
    await ann.json('PATCH', '/api/me', { name: 'Bob' });
    expect(await exportOf(ann)).toMatchObject({
      names: ['Bob', 'Bob (2)', 'Ann'],
      chat: [{ name: 'Ann', text: 'hello' }],
    });
  });
});
