import { expect, test } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { first, ready, refusal, solo } from './in-trouble.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

test('a PostgreSQL that goes away and comes back', async () => {
  const postgres = await startPostgres();
  try {
    const server = await start({ databaseUrl: await postgres.newDatabase() });
    const [ann] = await guests(server, 'Ann');
    const seat = await solo(nth([ann], 0));
    await seat.answer(first(seat));
    await seat.until((seen) => seen.options !== null);
    const { seq } = seat.update ?? { seq: 0 };
    await postgres.kill();
    await expect(seat.answer(first(seat))).rejects.toEqual(refusal('STORE_AWAY'));
    expect(await ready(server.address)).toBe(503);
    await postgres.start();
    await expect.poll(() => seat.answer(first(seat)).then(() => 'taken', String)).toBe('taken');
    expect(seat.update?.seq).toBeGreaterThan(seq);
    expect(await ready(server.address)).toBe(200);
    await server.stop();
  } finally {
    await postgres.stop();
  }
});
