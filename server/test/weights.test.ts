import { describe, expect, test } from 'vitest';
import { Raw } from './raw.ts';
import { nth, serving } from './serving.ts';

const { start, guests, places } = serving();

describe('work is weighed', () => {
  test('answering and undoing for ever is slowed down', async () => {
    const server = await start({ messagesPerSecond: 200 });
    const ann = nth(await guests(server, 'Ann'), 0);
    const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'drifter' }];
    const { id } = await ann.newTable({ game: 'reworld', seats });
    const seat = ann.sit(id);
    let undone = 0;
    const refused: string[] = [];
    for (let n = 0; n < 150 && refused.length === 0; n++) {
      await seat.until(({ options }) => options !== null);
      // Which of the two is refused first is a matter of how quick they come.
      try {
        await seat.answer(nth(seat.options ?? [], 0));
        const revision = seat.update?.revision ?? 0;
        if ((seat.update?.undoable ?? 0) === 0) continue;
        await seat.ask({ type: 'undo', revision } as never);
        undone++;
      } catch (error) {
        refused.push(String((error as { code?: string }).code));
      }
    }
    expect(refused).toEqual(['TOO_MANY']);
    expect(undone).toBeGreaterThan(20);
    expect(undone).toBeLessThan(120);
  });

  test('answers that are not offered weigh more than others', async () => {
    const server = await start({ messagesPerSecond: 20 });
    const ann = nth(await guests(server, 'Ann'), 0);
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const { id: table } = await ann.newTable({ game: 'reworld', seats });
    const bob = nth(await guests(server, 'Bob'), 0);
    await bob.json('PUT', `/api/tables/${table}/seats/1`);
    const seat = ann.sit(table);
    await seat.until(({ update }) => update !== null);
    const asked = seat.update?.asked?.seat === 0 ? ann : bob;
    const raw = await new Raw(asked.socket()).open();
    raw.hello();
    raw.send({ type: 'watch', id: 'w', table });
    await raw.hears('table');
    const revision = seat.update?.revision ?? 0;
    for (let n = 0; n < 25; n++) {
      raw.send({ type: 'answer', id: `${n}`, table, revision, choice: 'nonsense' });
    }
    const codes = (await raw.hears('refused', 25)).flatMap((message) =>
      message.type === 'refused' ? [message.error.code] : [],
    );
    expect(codes.filter((code) => code === 'NOT_OFFERED').length).toBeLessThan(15);
    expect(codes.filter((code) => code === 'TOO_MANY').length).toBeGreaterThan(10);
    raw.socket.terminate();
  });

  test('what is long to tell weighs more than asking for it', async () => {
    const place = await places.fresh();
    const server = await start({ messagesPerSecond: 20 }, place);
    const ann = nth(await guests(server, 'Ann'), 0);
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
    const tables = [
      await ann.newTable({ game: 'reworld', seats }),
      await ann.newTable({ game: 'reworld', seats }),
    ] as const;
    const store = await place.open();
    const line = { at: 1, channel: 'players', user_id: ann.me?.id ?? '', name: 'Ann' };
    for (let n = 0; n < 200; n++) {
      await store.tables.say({ table_id: tables[0].id, ...line, text: 'x'.repeat(500) });
    }
    await store.close();
    const raw = await new Raw(ann.socket()).open();
    raw.hello();
    raw.send({ type: 'watch', id: 'short', table: tables[1].id });
    await raw.hears('ok');
    raw.send({ type: 'watch', id: 'long', table: tables[0].id });
    await raw.hears('chat');
    raw.send({ type: 'unwatch', id: 'away', table: tables[0].id });
    raw.send({ type: 'watch', id: 'again', table: tables[0].id });
    expect((await raw.hears('refused')).at(-1)).toMatchObject({ error: { code: 'TOO_MANY' } });
    raw.socket.terminate();
  });

  test('copies of all that is kept about somebody are few', async () => {
    const server = await start({ exportsPerMinute: 3 });
    const ann = nth(await guests(server, 'Ann'), 0);
    const codes = [];
    for (let n = 0; n < 5; n++) codes.push((await ann.fetch('/api/me/export')).status);
    expect(codes).toEqual([200, 200, 200, 429, 429]);
  });

  test('what is counted is shown only where the operator says so', async () => {
    const hidden = await start({ metrics: false });
    expect((await fetch(`${hidden.address}/metrics`)).status).toBe(404);
    const shown = await start({ metrics: true });
    expect(await (await fetch(`${shown.address}/metrics`)).text()).toContain('orrery_tables');
  });
});
