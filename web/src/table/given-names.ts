/** What bears which name instead of its own. */
export type Given = ReadonlyMap<string, string>;

const KEY = 'orrery:names';
/** Names of older tables are forgotten. */
const TABLES_KEPT = 40;

/** Two things that change their names with each other, so that no name is borne twice. */
export function swapped(names: Given, one: string, other: string): Given {
  const next = new Map<string, string>();
  for (const id of new Set([...names.keys(), one, other])) {
    const name = names.get(id) ?? id;
    const now = name === one ? other : name === other ? one : name;
    if (now !== id) next.set(id, now);
  }
  return next;
}

type Kept = readonly (readonly [string, Readonly<Record<string, string>>])[];

function all(): Kept {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? (value as Kept) : [];
  } catch {
    // Storage is closed or damaged: everything bears the name it was dealt.
    return [];
  }
}

export function given(table: string): Given {
  const kept = all().find(([id]) => id === table);
  return new Map(Object.entries(kept?.[1] ?? {}));
}

export function keep(table: string, names: Given): void {
  const others = all().filter(([id]) => id !== table);
  const kept = [...others, [table, Object.fromEntries(names)] as const].slice(-TABLES_KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The names hold until the page is closed.
  }
}
