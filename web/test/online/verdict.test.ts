import { createHash } from 'node:crypto';
import type { Room } from '@orrery/protocol';
import { dealText, type ReplayClient, Refusal } from '@orrery/table/client';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { firstSeen, keepNonce, newNonce, ownNonce } from '../../src/online/table/commitments.ts';
import { type Means, type Verdict, verdictOf } from '../../src/online/table/verdict.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');

const MINE = 'a0'.repeat(16);
const THEIRS = 'b1'.repeat(16);
const serverSeed = '6b'.repeat(32);
const nonces = [MINE, THEIRS, null];
const commitment = hash(serverSeed);
const room = { commitment, nonces, seed: serverSeed } as unknown as Room;
const seed = hash(dealText(serverSeed, nonces));
const draw = { commitment, serverSeed, nonces };
const seen = { viewer: 0, view: { round: 9, viewer: 0, own: { hand: [1] } } };

const fileOf = (some: object = {}): string => JSON.stringify({ seed, draw, ...some });

const means = (text: string, view: unknown = seen.view): Means => ({
  sha256: async (value) => hash(value),
  file: async () => text,
  replay: async () =>
    ({ length: 40, at: async () => ({ view }), close: () => undefined }) as unknown as ReplayClient,
});

const found = (by: Means = means(fileOf()), told: Partial<Room> = {}): Promise<Verdict> =>
  verdictOf('table', { ...room, ...told }, seen, by);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** With another last digit. */
const wrong = (hex: string): string => hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');

describe('whether a deal was fair', () => {
  test('it was, if all of it fits', async () => {
    firstSeen('table', commitment);
    keepNonce('table', MINE);
    expect(await found()).toBe('fair');
  });

  test('also for a browser that added nothing, and for one without storage', async () => {
    expect(await found()).toBe('fair');
    vi.unstubAllGlobals();
    expect(ownNonce('table')).toBeNull();
    expect(await found()).toBe('fair');
  });

  test('another fingerprint than this browser saw first is told', async () => {
    firstSeen('table', wrong(commitment));
    expect(await found()).toBe('changed');
  });

  test('a part of this browser that was left out or replaced is told', async () => {
    keepNonce('table', 'c2'.repeat(16));
    expect(await found()).toBe('unused');
    keepNonce('table', null);
    expect(await found()).toBe('fair');
  });

  test('no part of it can be changed', async () => {
    const others = nonces.with(1, wrong(THEIRS));
    const lies: readonly (readonly [string, Partial<Room>, object])[] = [
      ['the file has another seed', {}, { seed: wrong(seed) }],
      ['the file has another draw than was told', {}, { draw: { ...draw, nonces: others } }],
      ['the file has no draw', {}, { draw: undefined }],
      ['the file has half a draw', {}, { draw: { commitment, nonces } }],
      [
        'another server seed',
        { seed: wrong(serverSeed) },
        { draw: { ...draw, serverSeed: wrong(serverSeed) } },
      ],
      ['another nonce', { nonces: others }, { draw: { ...draw, nonces: others } }],
      [
        'a nonce less',
        { nonces: [MINE, null, null] },
        { draw: { ...draw, nonces: [MINE, null, null] } },
      ],
    ];
    for (const [what, told, some] of lies) {
      expect([what, await found(means(fileOf(some)), told)]).toEqual([what, 'foul']);
    }
  });

  test('a game that does not follow from the seed, or is not the one that was seen', async () => {
    expect(await found(means(fileOf(), { round: 8 }))).toBe('foul');
    const refusing = (code: 'TAMPERED' | 'OTHER_VERSION'): Means => ({
      ...means(fileOf()),
      replay: () => Promise.reject(new Refusal(code, code)),
    });
    expect(await found(refusing('TAMPERED'))).toBe('foul');
    expect(await found(refusing('OTHER_VERSION'))).toBe('unread');
  });

  test('what cannot be found out is not called fair', async () => {
    expect(await found({ ...means(fileOf()), sha256: null })).toBe('unable');
    const away = { ...means(''), file: () => Promise.reject(new Error('away')) };
    expect(await found(away)).toBe('unread');
    // A server that fails has not lied.
    const broken = new Refusal('BUG', 'an error of the server', null, true);
    const failing = { ...means(''), file: () => Promise.reject(broken) };
    expect(await found(failing)).toBe('unread');
  });
});

test('nonces are 128 bits, and no two are the same', () => {
  const made = Array.from({ length: 50 }, newNonce);
  expect(made.every((nonce) => /^[0-9a-f]{32}$/.test(nonce))).toBe(true);
  expect(new Set(made).size).toBe(50);
});
