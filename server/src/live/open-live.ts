import { Refusal } from '@orrery/table';
import { isWhole, type Opened, opening } from '../online/stored.ts';
import type { Change } from '../online/types.ts';
import { asRefusal } from '../errors.ts';
import { inSlices } from '../slices.ts';
import type { StoredTable } from '../store/tables.ts';
import { REMEMBERED } from './idempotency-keys.ts';
import type { LiveDeps } from './deps.ts';
import { LiveTable } from './live-table.ts';
import { withNames } from './names.ts';

/** Opens a table from its snapshot and the changes after it. */
export async function openLive(deps: LiveDeps, id: string): Promise<LiveTable> {
  const { tables } = deps.store;
  const stored = found(await tables.load(id, isWhole), id);
  const game = await deps.loadGame(stored.table.game);
  let snapshotAt = stored.snapshot?.seq ?? 0;
  const passedOver = (why: unknown): void => {
    // As if there were none: the next one takes its place.
    snapshotAt = 0;
    deps.refused(id, why);
  };
  const open = (from: StoredTable): Promise<Opened> => inSlices(opening(from, game, passedOver));
  const isPart = (stored.changes[0]?.seq ?? 1) > 1;
  const opened = await open(stored).catch(async (error: unknown) => {
    if (!isPart || asRefusal(error).code !== 'DAMAGED') throw error;
    // What the snapshot should have held is in the changes.
    return open(found(await tables.load(id), id));
  });
  const online = await withNames(deps, opened.online);
  const recent = stored.changes.slice(-2 * REMEMBERED);
  const keys = recent.flatMap(({ body }) => (JSON.parse(body) as Change).key ?? []);
  return new LiveTable(deps, { online, chain: opened.chain }, keys, snapshotAt);
}

function found(stored: StoredTable | null, id: string): StoredTable {
  if (stored === null) throw new Refusal('NO_SUCH_TABLE', `there is no table ${id}`);
  return stored;
}
