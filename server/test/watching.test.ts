import { PROTOCOL } from '@orrery/protocol';
import { describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import { Crowd } from '../src/socket/allowance.ts';
import { Person } from './play.ts';
import { Raw } from './raw.ts';
import { nth, serving } from './serving.ts';

const { start, guests } = serving();

const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];

async function inMemory({ address }: RunningServer): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(/^orrery_tables (\d+)/m.exec(metrics)?.[1]);
}

const hello = { type: 'hello', protocol: PROTOCOL, lang: 'en' };

test('whoever is gone before the table is open does not watch it for ever', async () => {
  const server = await start({ idleMs: 1, sweepMs: 20 });
  const ann = nth(await guests(server, 'Ann'), 0);
  for (let n = 0; n < 10; n++) {
    const { id: table } = await ann.newTable({ game: 'reworld', seats });
    await expect.poll(() => inMemory(server)).toBe(0);
    const raw = await new Raw(ann.socket()).open();
    raw.send(hello);
    raw.send({ type: 'watch', id: 'w', table });
    raw.socket.terminate();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await expect.poll(() => inMemory(server)).toBe(0);
});

describe('all who watch from one address', () => {
  test('are at a thousand tables together, and two hundred at one', () => {
    const crowd = new Crowd(20, 0);
    const tables = Array.from({ length: 1_001 }, (_, n) => crowd.watch(`table ${n}`));
    expect(tables.filter(Boolean)).toHaveLength(1_000);
    for (let n = 1; n < 200; n++) expect(crowd.watch('table 0')).toBe(true);
    expect(crowd.watch('table 0')).toBe(false);
    expect(crowd.isFull(0)).toBe(false);
    for (let n = 0; n < 200; n++) crowd.unwatch('table 0');
    expect(crowd.watch('another')).toBe(true);
  });

  test('are told why not, and watch again once others have gone', async () => {
    const server = await start();
    const ann = nth(await guests(server, 'Ann'), 0);
    const { id: table } = await ann.newTable({ game: 'reworld', seats });
    const come = async (): Promise<Raw> => {
      const raw = await new Raw(new Person(server.address).socket()).open();
      raw.send(hello);
      raw.send({ type: 'watch', id: 'w', table });
      return raw;
    };
    const raws = await Promise.all(Array.from({ length: 200 }, come));
    await Promise.all(raws.map((raw) => raw.hears('table')));
    const late = await come();
    const isFull = { id: 'w', error: { code: 'TOO_MANY' } };
    expect(await late.hears('refused')).toMatchObject([isFull]);
    nth(raws, 0).send({ type: 'unwatch', id: 'u', table });
    nth(raws, 1).socket.terminate();
    await nth(raws, 0).hears('ok', 2);
    late.send({ type: 'watch', id: 'again', table });
    expect(await late.hears('table')).toMatchObject([{ id: 'again' }]);
    for (const raw of [...raws, late]) raw.socket.terminate();
  });

  test('talk together as much as twenty people', async () => {
    const server = await start();
    const people = await guests(server, ...Array.from({ length: 25 }, (_, n) => `G${n}`));
    const { id: table } = await nth(people, 0).newTable({ game: 'reworld', seats });
    const raws = await Promise.all(people.map((person) => new Raw(person.socket()).open()));
    for (const raw of raws) {
      raw.send(hello);
      raw.send({ type: 'watch', id: 'w', table });
      for (let n = 0; n < 6; n++) raw.send({ type: 'chat', id: `c${n}`, table, text: 'hello' });
    }
    const ended = ({ heard }: Raw): number =>
      heard.filter((one) => 'id' in one && one.id?.startsWith('c') === true).length;
    await expect.poll(() => raws.every((raw) => ended(raw) === 6)).toBe(true);
    const codes = raws.flatMap(({ heard }) =>
      heard.flatMap((one) => (one.type === 'refused' ? [one.error.code] : [])),
    );
    expect(new Set(codes)).toEqual(new Set(['TOO_MANY']));
    // Some more can be said while others speak.
    expect(codes.length).toBeLessThanOrEqual(25 * 6 - 20 * 6);
    for (const raw of raws) raw.socket.terminate();
  });
});
