import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { loadGame } from '@orrery/catalog';
import { type AnyGame, type Json, parseRecord, replay } from '@orrery/kernel';
import type { TableLine } from '@orrery/protocol';
import { flawOf, parseFile } from '@orrery/table';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../src/ids.ts';
import type { RunningServer } from '../src/index.ts';
import type { LoadModule } from '../src/start.ts';
import { type Place, postgresPlaces, sqlitePlaces } from '../testing/stores.ts';
import { Person, playOn, type Seated } from './play.ts';
import { nth, serving } from './serving.ts';

const { game: reworld } = await loadGame('reworld');
const SEATS = [{ kind: 'me' as const }, { kind: 'open' as const }];
const last = (options: readonly Json[]): Json => nth(options, options.length - 1);

/**
 * Rules that were changed so many times: each time something else is dealt, so that a game of the
 * ones leads elsewhere by the others. Renamed rules have another number and lead to the same.
 */
function changed(times: number, renamed = 0): AnyGame {
  const setup: AnyGame['setup'] = (options, seats, random) => {
    for (let n = 0; n < times; n++) random(2);
    return reworld.setup(options, seats, random);
  };
  const first = reworld.rulesVersion + 10 * times;
  const alike = Array.from({ length: renamed }, (_, n) => [first + n, true as const]);
  const olderRules = Object.fromEntries(alike);
  return { ...reworld, rulesVersion: first + renamed, olderRules, setup };
}

const rules =
  (times: number, renamed?: number): LoadModule =>
  async (id) => {
    const module = await loadGame(id);
    return id === reworld.id ? { ...module, game: changed(times, renamed) } : module;
  };

/** The same person at another server. */
const at = ({ address }: RunningServer, { cookie }: Person): Person =>
  Object.assign(new Person(address), { cookie });

describe.for(['SQLite', 'PostgreSQL'])('after an upgrade of the rules, on %s', (name) => {
  const { start, guests, places } = serving(name === 'SQLite' ? sqlitePlaces() : postgresPlaces());
  const startBy = (place: Place, times: number, renamed?: number): Promise<RunningServer> =>
    start({}, place, rules(times, renamed));

  /** As a kill would leave it now: servers that still run have noted no end and kept no snapshot. */
  async function leftBehind(place: Place): Promise<Place> {
    if (!('dataDir' in place.settings)) return place;
    // A server has its SQLite file alone, so the next one gets what the file holds at this moment.
    const copy = await places.fresh();
    const file = ({ settings }: Place): string =>
      join((settings as { dataDir: string }).dataDir, 'orrery.sqlite');
    const database = new DatabaseSync(file(place), { readOnly: true });
    database.prepare('vacuum into ?').run(file(copy));
    database.close();
    return copy;
  }

  async function watched(person: Person, { address }: RunningServer, id: string): Promise<Seated> {
    const seat = person.sit(id, person.link({}, [address]));
    await seat.until((seen) => seen.update !== null || seen.refused !== null);
    return seat;
  }

  test('a table that waits is joined or closed, and its game begins by the new rules', async () => {
    const place = await places.fresh();
    const old = await startBy(place, 0);
    const [ann, bob] = (await guests(old, 'Ann', 'Bob')) as [Person, Person];
    const { id } = await ann.newTable({ game: 'reworld', seats: SEATS });
    const unwanted = await ann.newTable({ game: 'reworld', seats: SEATS });
    await old.stop();

    const upgraded = await startBy(place, 1);
    const there = `/api/tables/${id}`;
    expect(await at(upgraded, bob).get(there)).toMatchObject({ status: 'open' });
    const closed = at(upgraded, ann).json('DELETE', `/api/tables/${unwanted.id}`);
    expect(await closed).toMatchObject({ status: 'closed' });
    const begun = await at(upgraded, bob).json<TableLine>('PUT', `${there}/seats/1`);
    expect(begun.status).toBe('running');

    const left = await leftBehind(place);
    const again = await startBy(left, 1);
    const seats = [await watched(ann, again, id), await watched(bob, again, id)];
    await Promise.all(seats.map((seat) => playOn(seat, last)));
    const answers = async (server: RunningServer): Promise<unknown> => {
      const { tables } = await at(server, bob).get<{
        tables: { id: string; answers: unknown }[];
      }>('/api/me/export');
      return tables.find((table) => table.id === id)?.answers;
    };
    const given = await answers(again);
    expect(given).not.toHaveLength(0);
    const file = await (await at(again, bob).fetch(`${there}/file`)).text();
    const saved = parseRecord(file);
    expect(replay(changed(1), saved).outcome).not.toBeNull();
    const { draw } = parseFile(file);
    expect(draw && (await flawOf(draw, saved.seed, sha256))).toBeNull();
    const next = await at(again, bob).json<TableLine>('POST', `${there}/rematch`);
    const kept = await leftBehind(left);
    await Promise.all([upgraded.stop(), again.stop()]);

    // By rules that lead elsewhere it is still in the lists, but cannot be opened.
    const other = await startBy(kept, 2);
    await expect(at(other, ann).get(there)).rejects.toMatchObject({ code: 'OTHER_VERSION' });
    const { tables } = await at(other, ann).get<{ tables: TableLine[] }>('/api/my/tables');
    expect(tables).toContainEqual(expect.objectContaining({ id, status: 'finished' }));
    expect(await answers(other)).toBeNull();
    const end = await leftBehind(kept);
    await other.stop();

    const later = await startBy(end, 1, 1);
    expect(await at(later, ann).get(there)).toMatchObject({ status: 'finished' });
    expect(await answers(later)).toEqual(given);
    const joined = await at(later, ann).json<TableLine>('POST', `${there}/rematch`);
    expect(joined).toMatchObject({ id: next.id, status: 'running' });
  });

  test('a game goes on by rules that lead to the same, also after a crash, and by no others', async () => {
    const place = await places.fresh();
    const old = await startBy(place, 0);
    const [ann, bob] = (await guests(old, 'Ann', 'Bob')) as [Person, Person];
    const { id } = await ann.newTable({ game: 'reworld', seats: SEATS });
    await bob.json('PUT', `/api/tables/${id}/seats/1`);
    const begun = await leftBehind(place);
    await old.stop();

    // With a snapshot, and as a kill would leave it: without one.
    for (const left of [place, begun]) {
      const upgraded = await startBy(left, 0, 1);
      const seat = await watched(ann, upgraded, id);
      await seat.ask({ type: 'confirmTurns', on: true } as never);
    }
    const again = await startBy(await leftBehind(begun), 0, 2);
    const seen = await watched(ann, again, id);
    expect(seen.refused).toBeNull();
    expect(seen.room?.seats[0]?.seating).toMatchObject({ confirmTurns: true });
    // What later rules have made is not for older ones, nor for those that lead elsewhere.
    for (const times of [0, 1]) {
      const other = await startBy(await leftBehind(begun), times);
      await expect(at(other, bob).get(`/api/tables/${id}`)).rejects.toMatchObject({
        code: 'OTHER_VERSION',
      });
    }
  });
});
