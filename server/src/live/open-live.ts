import { openTable } from '../online/stored.ts';
import type { Change } from '../online/types.ts';
import { Refusal } from '../errors.ts';
import { REMEMBERED } from './idempotency-keys.ts';
import type { LiveDeps } from './deps.ts';
import { LiveTable } from './live-table.ts';
import { withNames } from './names.ts';

/** Opens a table from its snapshot and the changes after it. */
export async function openLive(deps: LiveDeps, id: string): Promise<LiveTable> {
  const stored = await deps.store.tables.load(id);
  if (stored === null) throw new Refusal('NO_SUCH_TABLE', `there is no table ${id}`);
  const game = await deps.loadGame(stored.table.game);
  let snapshotAt = stored.snapshot?.seq ?? 0;
  const opened = openTable(stored, game, (why) => {
    // As if there were none: the next one takes its place.
    snapshotAt = 0;
    deps.refused(id, why);
  });
  const online = await withNames(deps, opened);
  const recent = stored.changes.slice(-2 * REMEMBERED);
  const keys = recent.flatMap(({ body }) => (JSON.parse(body) as Change).key ?? []);
  return new LiveTable(deps, online, keys, snapshotAt);
}
