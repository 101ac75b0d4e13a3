import { afterEach, expect, test } from 'vitest';
import { type Task, Threads } from '../src/threads.ts';

const FILE = new URL('./threads-worker.ts', import.meta.url);
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

function threads(size: number, longestMs?: number) {
  const waiting: Task<string, string>[] = [];
  const pool = new Threads<string, string>({
    file: FILE,
    size,
    next: () => waiting.shift(),
    ...(longestMs !== undefined && { longestMs }),
  });
  stops.push(() => pool.stop());
  const ask = (asked: string): Promise<string> => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    waiting.push({ asked, resolve, reject });
    pool.look();
    return promise;
  };
  return { pool, ask };
}

test('all is done, more of it than there are threads', async () => {
  const { pool, ask } = threads(2);
  const asked = ['a', 'b', 'c', 'd', 'e'];
  const all = Promise.all(asked.map((word) => ask(word)));
  expect(pool.busy).toBe(2);
  expect(await all).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(pool.busy).toBe(0);
});

test('what fails says why, and its thread goes on', async () => {
  const { ask } = threads(1);
  await expect(ask('fail')).rejects.toThrow('it cannot be done');
  expect(await ask('a')).toBe('A');
});

test.for(['throw', 'die', 'hang'])('a thread that is lost by "%s" is replaced', async (how) => {
  const { ask } = threads(1, how === 'hang' ? 4_000 : 60_000);
  const lost = ask(how);
  const next = ask('a');
  await expect(lost).rejects.toThrow('the thread was lost');
  expect(await next).toBe('A');
});

test('whoever waits when all stops is told so', async () => {
  const { pool, ask } = threads(1);
  const hanging = ask('hang').catch(String);
  await pool.stop();
  expect(await hanging).toBe('Error: stopped');
});
