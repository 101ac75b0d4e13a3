import { setTimeout as after } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerProcess } from '../bench/server-process.ts';
import { sqlitePlaces } from '../testing/stores.ts';
import { serverWithMuch } from './much.ts';
import type { Person } from './play.ts';

/** Nothing that somebody may ask for holds up everybody else for longer. */
const MOST_MS = 5;
const TRIES = 5;
const places = sqlitePlaces();
let server: ServerProcess;
let ann: Person;
afterAll(async () => {
  await server?.kill();
  await places.clear();
});

/** Far more tables, and far more said, than anybody plays and says. */
beforeAll(async () => {
  ({ server, ann } = await serverWithMuch(places, 5_000, 20_000));
  for (let n = 0; n < 20; n++) await fetch(`${server.address}/api/games`);
});

async function quickest(what: () => Promise<unknown>): Promise<number> {
  let least = Infinity;
  for (let n = 0; n < TRIES && least >= MOST_MS; n++) {
    await after(30);
    await server.heldUp();
    await what();
    await after(5);
    least = Math.min(least, await server.heldUp());
  }
  return least;
}

test.for(['/api/my/tables', '/api/me/export'])(
  'GET %s of somebody who has very much holds up nobody',
  async (path) => {
    const get = async (): Promise<void> => {
      const response = await ann.fetch(path);
      expect(response.status).toBe(200);
      await response.arrayBuffer();
    };
    await get();
    expect(await quickest(get)).toBeLessThan(MOST_MS);
  },
);
