/** How far somebody has read the chats of the tables they were at last, in this browser. */
const KEY = 'orrery:heard';
const MOST = 100;

type Heard = readonly (readonly [table: string, n: number])[];

function all(): Heard {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Heard) : [];
  } catch {
    // Without storage every line is new at each visit.
    return [];
  }
}

/** The number of the last line that was read. */
export function lastHeard(table: string): number {
  const n = all().find((one) => Array.isArray(one) && one[0] === table)?.[1];
  return typeof n === 'number' ? n : 0;
}

export function keepHeard(table: string, n: number): void {
  const others = all().filter((one) => Array.isArray(one) && one[0] !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, n], ...others].slice(0, MOST)));
  } catch {
    // As above.
  }
}
