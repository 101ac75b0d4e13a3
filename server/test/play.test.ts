import { randomFrom } from '@orrery/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../src/index.ts';
import { Person, playOn } from './play.ts';
import { sqlitePlaces } from './stores.ts';

describe('a game over sockets', () => {
  const places = sqlitePlaces();
  let server: RunningServer;
  beforeAll(async () => {
    const { settings } = await places.fresh();
    server = await startServer({ ...settings, port: 0, logger: false, botDelayMs: 0 });
  });
  afterAll(async () => {
    await server.stop();
    await places.clear();
  });

  test('two people play Reworld to its end; a third watches', async () => {
    const [ann, bob, eve] = await Promise.all(
      ['Ann', 'Bob', 'Eve'].map((name) => Person.guest(server.address, name)),
    );
    if (!ann || !bob || !eve) throw new Error('nobody came');
    const { id } = await ann.newTable({
      game: 'reworld',
      seats: [{ kind: 'me' }, { kind: 'open' }],
    });
    const watching = eve.sit(id);
    await watching.until((seen) => seen.room?.status === 'open');
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    const [a, b] = [ann.sit(id), bob.sit(id)];
    const random = randomFrom('play');
    const choose = (options: readonly unknown[]) => options[random(options.length)] as never;
    const answers = await Promise.all([playOn(a, choose), playOn(b, choose)]);
    await watching.until((seen) => seen.isOver);
    expect(answers[0]).toBeGreaterThan(20);
    expect(a.room?.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(watching.update?.outcome).toEqual(a.update?.outcome);
    expect(watching.mirror.log.steps).toHaveLength(b.mirror.log.steps.length);
    for (const person of [ann, bob, eve]) person.close();
  });
});
