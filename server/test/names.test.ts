import type { MyTable } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { shownSeatings } from '../src/online/names.ts';
import { cleanName } from '../src/http/name.ts';
import type { Seated } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

const human = (name: string) => ({ kind: 'human', name, confirmTurns: false }) as const;

test('no two people at a table are shown with the same name', () => {
  const names = ['Ada', 'ada', 'Ada (2)', 'Ada', 'Bob', '', '', '–', '–'];
  const shown = shownSeatings(names.map(human)).map((seat) => (seat as { name: string }).name);
  expect(shown).toEqual(['Ada', 'ada (2)', 'Ada (2) (2)', 'Ada (3)', 'Bob', '', '', '–', '–']);
});

test('names that look the same are the same', () => {
  const names = [
    'Ada',
    'Ada\u200b',
    'A\u00adda',
    '\u2060ADA',
    '\uff21da',
    'Zo\u0065\u0301',
    'Zo\u00e9',
  ];
  const shown = shownSeatings(names.map(human)).map((seat) => (seat as { name: string }).name);
  const numbers = shown.map((name) => /\((\d)\)$/.exec(name)?.[1]);
  expect(numbers).toEqual([undefined, '2', '3', '4', '5', undefined, '2']);
});

test.for([
  ['BOB', 'ВОВ', 'ΒΟΒ', 'ʙob', 'Ｂｏｂ', '𝐁𝐨𝐛', 'Воb', 'Ḅob'],
  ['NINA', 'ΝΙΝΑ', 'NІNA', 'Ⲛina', 'ꓠꓲꓠꓮ'],
  ['HANNA', 'НАNNА', 'ΗΑΝΝΑ', 'ʜanna'],
  ['DAVE', 'ꓓꓮꓦꓰ', 'ᎠᎪᏙᎬ', 'Dаvе'],
  ['Zoe', 'ΖΟΕ', 'Zοе'],
  ['Yves', 'Υves', 'Үves'],
  ['Eve', 'Ẹve', 'Ėve', 'Е\u0332ve'],
  ['Gil', 'ԌIL', 'Ԍi1'],
])('letters of other scripts that look like those of %s are the same', (names) => {
  const shown = shownSeatings(names.map(human)).map((seat) => (seat as { name: string }).name);
  expect(shown).toEqual(names.map((name, n) => (n === 0 ? name : `${name} (${n + 1})`)));
});

test('accents that are seen tell two names apart', () => {
  const names = ['Zoe', 'Zoé', 'Noël', 'Noel', 'Ann', 'Anne'];
  const shown = shownSeatings(names.map(human)).map((seat) => (seat as { name: string }).name);
  expect(shown).toEqual(names);
});

describe('a name', () => {
  test('holds nothing that is not seen', () => {
    const unseen = [
      '\u200b',
      '\u00ad',
      '\u2060',
      '\ufeff',
      '\u3164',
      '\u115f',
      '\u{e0041}',
      '\ufe0f',
    ];
    for (const one of unseen) {
      expect(cleanName(`A${one}da${one}`)).toBe('Ada');
      expect(() => cleanName(one.repeat(3))).toThrow('visible');
    }
    expect(cleanName('Ada\u2800\u0085\u2028')).toBe('Ada');
    expect(cleanName('\u200b Ada \u200b')).toBe('Ada');
  });

  test('keeps its accents and emoji, and no tower of marks', () => {
    const kept = [
      'Zoé',
      'Nguyễn Thị',
      'สมชาย',
      'हिन्दी',
      'Ada ❤️',
      'Ada 👩🏽‍🚀',
      'Ada 👨‍👩‍👧',
      'Ada 🏳️‍🌈',
      '🇫🇷 Ada',
    ];
    for (const name of kept) expect(cleanName(name)).toBe(name);
    expect(cleanName(`q${'\u0301'.repeat(39)}`)).toBe(`q${'\u0301'.repeat(4)}`);
    expect(cleanName('\u0301\u0301Ada \u0301Bo')).toBe('Ada Bo');
  });
});

describe('two people called Ada', () => {
  test('are told apart in seats, lists and talk; their accounts keep their name', async () => {
    const people = await guests(await start(), 'Ada', 'Ada', 'Ada');
    const [one, two, three] = [nth(people, 0), nth(people, 1), nth(people, 2)];
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id } = await one.newTable({ game: 'reworld', seats });
    await two.json('PUT', `/api/tables/${id}/seats/1`, {});
    const [a, b, watching] = [one.sit(id), two.sit(id), three.sit(id)];
    const both = (seen: Seated): unknown[] => [
      seen.update?.seats.map((seat) => seat.kind === 'human' && seat.name),
      seen.room?.seats.map(({ seating }) => seating.kind === 'human' && seating.name),
    ];
    for (const seen of [a, b, watching]) {
      await seen.until(({ update }) => update !== null);
      expect(both(seen)).toEqual([
        ['Ada', 'Ada (2)'],
        ['Ada', 'Ada (2)'],
      ]);
    }
    await b.ask({ type: 'chat', text: 'hello' } as never);
    await a.until(({ chat }) => chat.length > 0);
    expect(nth(a.chat, 0)).toMatchObject({ user: two.me?.id, name: 'Ada (2)' });
    await watching.ask({ type: 'chat', text: 'psst' } as never);
    await watching.until(({ chat }) => chat.length > 0);
    expect(nth(watching.chat, 0).name).toBe('Ada (3)');
    const { tables } = await two.get<{ tables: readonly MyTable[] }>('/api/my/tables');
    const names = nth(tables, 0).seats.map(({ seating }) => seating);
    expect(names).toMatchObject([{ name: 'Ada' }, { name: 'Ada (2)' }]);
    await two.get('/api/me');
    expect(two.me?.name).toBe('Ada');
  });
});

test('a new name is read at once wherever its person sits, sat or asks; another’s stays', async () => {
  const server = await start();
  const people = await guests(server, 'Ann', 'Bob', 'Eve');
  const [ann, bob, eve] = [nth(people, 0), nth(people, 1), nth(people, 2)];
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }, { kind: 'open' as const }];
  const { id } = await ann.newTable({ game: 'reworld', seats });
  for (const [i, person] of [bob, eve].entries()) {
    await person.json('PUT', `/api/tables/${id}/seats/${i + 1}`);
  }
  const [a, b, e] = [ann.sit(id), bob.sit(id), eve.sit(id)];
  await Promise.all([a, b, e].map((seat) => seat.until((seen) => seen.update !== null)));
  // Eve's seat goes to a bot; she asks for it again.
  await e.ask({ type: 'seat', seat: 2, action: 'leave' } as never);
  await a.ask({ type: 'propose', proposal: { kind: 'bot', seat: 2, level: 'drifter' } } as never);
  const agree = async (seat: Seated): Promise<void> => {
    await seat.until((seen) => seen.room?.proposal !== null);
    const proposal = seat.room?.proposal?.number;
    await seat.ask({ type: 'consent', proposal, yes: true } as never);
  };
  await agree(b);
  await e.until((seen) => seen.room?.handOvers.length === 1);
  await e.ask({ type: 'propose', proposal: { kind: 'sitIn', seat: 2 } } as never);
  await a.until((seen) => seen.room?.proposal !== null);
  await eve.json('PATCH', '/api/me', { name: 'Evelyn' });
  await bob.json('PATCH', '/api/me', { name: 'Robert' });
  await a.until((seen) => {
    const told = JSON.stringify([seen.room, seen.update?.seats]);
    return told.includes('Evelyn') && told.includes('Robert');
  });
  expect(a.room?.proposal?.name).toBe('Evelyn');
  expect(a.room?.handOvers).toMatchObject([{ from: { name: 'Evelyn' } }]);
  expect(a.update?.seats).toMatchObject([{ name: 'Ann' }, { name: 'Robert' }, { kind: 'bot' }]);
  // Whoever has another name speaks by it too, through a line that was open already.
  await b.ask({ type: 'chat', text: 'it is me' } as never);
  await a.until(({ chat }) => chat.length > 0);
  expect(nth(a.chat, 0).name).toBe('Robert');
});
