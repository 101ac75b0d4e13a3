/** Deeper than anything that our pages send: what walks through a value calls itself at each level. */
const MOST_DEEP = 8;
const MOST_ITEMS = 1_000;

/** Not too deep and not too large to be looked through; told without calling itself. */
export function isSmall(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  let level: object[] = [value];
  let items = 0;
  for (let depth = 0; level.length > 0; depth++) {
    if (depth === MOST_DEEP) return false;
    const next: object[] = [];
    for (const item of level.flatMap((one): unknown[] => Object.values(one))) {
      if (++items > MOST_ITEMS) return false;
      if (typeof item === 'object' && item !== null) next.push(item);
    }
    level = next;
  }
  return true;
}
