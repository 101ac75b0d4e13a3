import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { RunningServer } from '../src/index.ts';
import type { Place } from '../testing/stores.ts';
import { type Person, playOn, type Seated } from './play.ts';
import { nth, serving } from './serving.ts';

const { start, guests, places } = serving();
const refusal = (code: string): object => expect.objectContaining({ code });

const sqlite = ({ settings }: Place): DatabaseSync =>
  new DatabaseSync(join((settings as { dataDir: string }).dataDir, 'orrery.sqlite'));

/** A place where two tables were played for a while and kept, and whoever played them. */
async function played(): Promise<{
  place: Place;
  ann: Person;
  ids: readonly [string, string];
  told: Seated['update'];
  again(): Promise<RunningServer>;
}> {
  const place = await places.fresh();
  const server = await start({}, place);
  const ann = nth(await guests(server, 'Ann'), 0);
  const seats = [{ kind: 'me' as const }, { kind: 'bot' as const, level: 'drifter' }];
  const table = async (): Promise<Seated> => {
    const { id } = await ann.newTable({ game: 'reworld', privacy: 'listed', seats });
    const seat = ann.sit(id);
    await playOn(seat, (options) => nth(options, 0), 6);
    await seat.until(({ options }) => options !== null);
    return seat;
  };
  const [first, second] = [await table(), await table()];
  const told = first.update;
  ann.close();
  await server.stop();
  const { port } = new URL(server.address);
  const again = (): Promise<RunningServer> => start({ port: Number(port) }, place);
  return { place, ann, ids: [first.table, second.table], told, again };
}

const snapshotOf = (place: Place, id: string): string => {
  const database = sqlite(place);
  const row = database.prepare('select body from snapshots where table_id = ?').get(id);
  database.close();
  return String(row?.['body']);
};

function set(place: Place, sql: string, ...values: readonly string[]): void {
  const database = sqlite(place);
  expect(database.prepare(sql).run(...values).changes).toBe(1);
  database.close();
}

const setSnapshot = (place: Place, id: string, body: string): void =>
  set(place, 'update snapshots set body = ? where table_id = ?', body, id);

const setChange = (place: Place, id: string, body: string): void =>
  set(place, 'update changes set body = ? where table_id = ? and seq = 3', body, id);

/** Other values for the fields of a snapshot, as one without its hash over itself. */
const changed =
  (fields: (body: { chairs: object[]; model: object }) => object) =>
  (body: string): string => {
    const { sum: _, ...whole } = JSON.parse(body) as {
      chairs: object[];
      model: object;
      sum: string;
    };
    return JSON.stringify({ ...whole, ...fields(whole) });
  };

describe('a damaged snapshot', () => {
  test.for<readonly [string, (body: string) => string]>([
    ['that is cut off', (body) => body.slice(0, -9)],
    ['that is null', () => 'null'],
    ['without fields', () => '{}'],
    ['with a chair that is none', changed(({ chairs }) => ({ chairs: [...chairs.slice(1), 7] }))],
    ['with a clock that is none', changed(() => ({ clock: { left: 'x' } }))],
    ['of a model that is none', changed(() => ({ model: [] }))],
    ['with somebody else on a chair', (body) => body.replace(/"user":"[^"]+"/, '"user":"eve"')],
    ['of another position', changed(({ model }) => ({ model: { ...model, state: {} } }))],
  ])('%s: the table opens from its changes, and is kept anew', async ([, damage]) => {
    const { place, ann, ids, told, again } = await played();
    const whole = snapshotOf(place, ids[0]);
    setSnapshot(place, ids[0], damage(whole));
    const server = await again();
    const seat = ann.sit(ids[0]);
    await seat.until(({ update, refused }) => update !== null || refused !== null);
    expect(seat.update).toEqual(told);
    ann.close();
    await server.stop();
    expect(JSON.parse(snapshotOf(place, ids[0]))).toEqual(JSON.parse(whole));
  });
});

describe('a damaged change', () => {
  test.for([
    '{',
    'null',
    '"act"',
    '{}',
    '{"act":{"kind":"conjure"}}',
    '{"act":{"kind":"open","chairs":7}}',
    '{"act":{"kind":"play","seat":0},"steps":7}',
  ])('%s is said to be one, and other tables go on', async (body) => {
    const { place, ann, ids, again } = await played();
    setChange(place, ids[0], body);
    await again();
    for (let n = 0; n < 2; n++) {
      await expect(ann.get(`/api/tables/${ids[0]}`)).rejects.toEqual(refusal('DAMAGED'));
    }
    const seat = ann.sit(ids[1]);
    expect(await playOn(seat, (options) => nth(options, 0), 2)).toBe(2);
    ann.close();
  });

  /** The table's change 3, an answer, with the same number of steps but nonsense for each answer. */
  function answerNonsense(place: Place, id: string): void {
    const database = sqlite(place);
    const row = database.prepare('select body from changes where table_id = ? and seq = 3').get(id);
    database.close();
    const change = JSON.parse(String(row?.['body'])) as { steps: readonly object[] };
    const steps = change.steps.map((step) => ({ ...step, entry: [0, 'nonsense', 'nonsense'] }));
    expect(steps).not.toEqual([]);
    setChange(place, id, JSON.stringify({ ...change, steps }));
  }

  test('of nonsense is said to be one where the table is opened from its changes', async () => {
    const { place, ann, ids, again } = await played();
    answerNonsense(place, ids[0]);
    set(place, 'delete from snapshots where table_id = ?', ids[0]);
    await again();
    await expect(ann.get(`/api/tables/${ids[0]}`)).rejects.toEqual(refusal('DAMAGED'));
  });

  test.for([
    ['of nonsense', answerNonsense],
    [
      'at another time',
      (place: Place, id: string) =>
        set(place, 'update changes set at = at + 1 where table_id = ? and seq = 4', id),
    ],
    [
      'that is another one, hash and all',
      (place: Place, id: string) =>
        set(
          place,
          `update changes set (at, body, hash) = (select at, body, hash from changes as other
             where other.table_id = changes.table_id and other.seq = 3)
           where table_id = ? and seq = 4`,
          id,
        ),
    ],
  ] as const)('%s is found by its hash, also before a snapshot', async ([, damage]) => {
    const { place, ann, ids, again } = await played();
    damage(place, ids[0]);
    await again();
    await expect(ann.get(`/api/tables/${ids[0]}`)).rejects.toEqual(refusal('DAMAGED'));
    expect(await ann.get(`/api/tables/${ids[1]}`)).toMatchObject({ status: 'running' });
  });

  test('a log of a version without hashes opens, and goes on with them', async () => {
    const { place, ann, ids, told, again } = await played();
    const database = sqlite(place);
    database.exec('update changes set hash = null');
    database.close();
    const server = await again();
    const seat = ann.sit(ids[0]);
    await seat.until(({ update, refused }) => update !== null || refused !== null);
    expect(seat.update).toEqual(told);
    expect(await playOn(seat, (options) => nth(options, 0), 1)).toBe(1);
    ann.close();
    await server.stop();
    const hashes = sqlite(place).prepare(
      'select count(hash) as some, count(*) as all_ from changes where table_id = ?',
    );
    const { some, all_ } = hashes.get(ids[0]) as { some: number; all_: number };
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all_);
    await again();
    expect(await ann.get(`/api/tables/${ids[0]}`)).toMatchObject({ status: 'running' });
  });
});

test.for(['{', 'null'])(
  'settings of a table that are %s are damage as well, and so is its line in lists, which goes on without it',
  async (body) => {
    const { place, ann, ids, again } = await played();
    set(place, 'update tables set pace = ? where id = ?', body, ids[0]);
    set(place, 'update heads set line = ? where table_id = ?', body, ids[0]);
    await again();
    await expect(ann.get(`/api/tables/${ids[0]}`)).rejects.toEqual(refusal('DAMAGED'));
    for (const list of ['/api/tables', '/api/my/tables', '/api/me/export']) {
      const { tables } = await ann.get<{ tables: readonly { id: string }[] }>(list);
      expect(tables.map(({ id }) => id)).toEqual([ids[1]]);
    }
  },
);
