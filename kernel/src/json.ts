import type { Json, JsonObject } from './types.ts';

export function sameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!sameJson(a[i] as Json, b[i] as Json)) return false;
    return true;
  }
  const left = a as JsonObject;
  const right = b as JsonObject;
  let more = 0;
  for (const key in left) {
    const inherited = key === '__proto__' && !Object.hasOwn(right, key);
    if (inherited || !sameJson(left[key] as Json, right[key] as Json)) return false;
    more++;
  }
  for (const _key in right) more--;
  return more === 0;
}

/** JSON with sorted keys: equal values give equal text, however they were built. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const fields = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(fields).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(fields[name])}`).join(',')}}`;
}

/** 64 bits in 16 hex digits, the same on every machine. It finds accidents; it is no signature. */
export function hash(value: unknown): string {
  const text = canonical(value);
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const k = text.charCodeAt(i);
    high = Math.imul(high ^ k, 2654435761);
    low = Math.imul(low ^ k, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high, low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
