import { afterAll } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts';
import type { LoadModule } from '../src/start.ts';
import { Person } from './play.ts';
import { type Place, type Places, sqlitePlaces } from '../testing/stores.ts';

export interface Serving {
  start(options?: ServerOptions, place?: Place, loadModule?: LoadModule): Promise<RunningServer>;
  guests(server: RunningServer, ...names: string[]): Promise<Person[]>;
  readonly places: Places;
}

/** Servers and people of one test file; all are gone at its end. */
export function serving(places: Places = sqlitePlaces()): Serving {
  const servers: RunningServer[] = [];
  const people: Person[] = [];
  afterAll(async () => {
    for (const person of people) person.close();
    await Promise.all(servers.map((server) => server.stop()));
    await places.clear();
  });
  return {
    places,
    async start(options = {}, place, loadModule) {
      const { settings } = place ?? (await places.fresh());
      const usual = { port: 0, host: '127.0.0.1', logger: false, botDelayMs: 0, botThreads: 1 };
      const limits = { requestsPerMinute: 100_000, messagesPerSecond: 10_000, graceMs: 0 };
      // A clock that a test sets on means time that passes.
      const generous = { ...limits, stillMs: Infinity, exportsPerMinute: 10_000, metrics: true };
      const all = { ...usual, ...generous, ...settings, ...options };
      const server = await startServer(all, loadModule);
      servers.push(server);
      return server;
    },
    async guests(server, ...names) {
      const came = await Promise.all(names.map((name) => Person.guest(server.address, name)));
      people.push(...came);
      return came;
    },
  };
}

/** The nth of a list that is known to be long enough. */
export function nth<T>(list: readonly (T | undefined)[], n: number): T {
  const item = list[n];
  if (item === undefined) throw new Error(`there is no item ${n}`);
  return item;
}
