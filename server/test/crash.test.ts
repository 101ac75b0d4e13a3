import { loadGame } from '@orrery/catalog';
import { afterAll, describe, expect, test } from 'vitest';
import { findLosses } from '../bench/stored.ts';
import { emptyTable, evolve } from '../src/online/evolve.ts';
import { changeRow, baseOf } from '../src/online/stored.ts';
import { sqlitePlaces } from '../testing/stores.ts';
import { killing } from './killing.ts';

// Where there are two servers, each is killed once.
killing(2);

describe('the comparison of what was told with what is stored', () => {
  const places = sqlitePlaces();
  afterAll(() => places.clear());

  test('finds what is lost, doubled or unreadable', async () => {
    const store = await (await places.fresh()).open();
    const { game } = await loadGame('reworld');
    const row = (id: string) => ({
      id,
      game: 'reworld',
      rules_version: game.rulesVersion,
      options: '{}',
      pace: '{"kind":"free"}',
      privacy: 'private',
      host: 'ann',
      seat_count: 2,
      seed: 'seed',
      commitment: 'c',
      created: 1,
    });
    const keep = async (id: string, keys: readonly string[], damage: boolean) => {
      let online = emptyTable(baseOf(row(id), game));
      for (const key of keys) {
        const evolved = evolve(online, { kind: 'open', chairs: [{ kind: 'empty' }] }, 2, 0, key);
        ({ online } = evolved);
        const change = changeRow(online, evolved.change);
        const table = change.seq === 1 ? { table: row(id) } : {};
        await store.append({ ...table, change: damage ? { ...change, body: '{' } : change });
      }
    };
    await keep('whole', ['ann 1', 'bob 1'], false);
    await keep('doubled', ['ann 2', 'ann 2'], false);
    await keep('damaged', ['ann 3'], true);
    const told = (table: string, key: string) => ({ table, key });
    const whole = [told('whole', 'ann 1'), told('whole', 'bob 1')];
    expect(await findLosses(store, whole, new Map([['whole', 0]]))).toEqual({
      lost: [],
      doubled: [],
      unreadable: [],
    });
    const losses = await findLosses(
      store,
      [...whole, told('whole', 'ann 9'), told('doubled', 'ann 2'), told('damaged', 'ann 3')],
      new Map([['whole', 4]]),
    );
    expect(losses.lost).toEqual([
      'whole: 4 steps were shown, 0 are stored',
      'whole: ann 9',
      'damaged: ann 3',
    ]);
    expect(losses.doubled).toEqual(['doubled: ann 2']);
    expect(losses.unreadable).toHaveLength(1);
    await store.close();
  });
});
