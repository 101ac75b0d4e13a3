import type { TableId } from '@orrery/table/client';

const KEY = 'orrery:deleted';

/** Games deleted by the player that may still be brought back; kept so that a closed tab deletes them. */
function read(): readonly TableId[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

function write(ids: readonly TableId[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Without storage a closed tab keeps the game, which harms nobody.
  }
}

export const deletions = {
  all: read,
  add: (id: TableId): void => write([...new Set([...read(), id])]),
  forget: (id: TableId): void => write(read().filter((other) => other !== id)),
};
