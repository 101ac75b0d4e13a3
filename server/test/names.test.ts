import type { MyTable } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import { shownSeatings } from '../src/desk/names.ts';
import type { Seated } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

const human = (name: string) => ({ kind: 'human', name, confirmTurns: false }) as const;

test('no two people at a table are shown with the same name', () => {
  const names = ['Ada', 'ada', 'Ada (2)', 'Ada', 'Bob', '', '', '–', '–'];
  const shown = shownSeatings(names.map(human)).map((seat) => (seat as { name: string }).name);
  expect(shown).toEqual(['Ada', 'ada (2)', 'Ada (2) (2)', 'Ada (3)', 'Bob', '', '', '–', '–']);
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
