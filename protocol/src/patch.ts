import { type Json, sameJson } from '@orrery/kernel';

/**
 * How a value becomes another one, itself as JSON:
 * - a text, a number, true, false or null: put this in its place
 * - `[value]`: put this list or object in its place
 * - `{ key: patch }`: change these fields of an object, or these places of a list
 * - `[]`: take this field away
 * - `[at, remove, [items], …]`: cut pieces out of a list and put others in; places are those of the old list
 */
export type Patch = Json;

type Fields = { readonly [key: string]: Json };

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const isFields = (value: Json): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value);

/** Longer middles of lists are replaced as a whole: comparing them would cost more than it saves. */
const LONGEST_COMPARED = 250;

/**
 * What turns `old` into `now`, as the text of a patch: it is sent and not looked at here, and a text
 * is quicker to make than an object and its text. Null: they are the same.
 */
export function diff(old: Json, now: Json): string | null {
  const change = compared(old, now);
  return change === SAME ? null : (change ?? put(now));
}

/** Nothing has changed. */
const SAME = '';
/** Nothing is as it was: all of it is put in place. */
const ALL = null;

type Change = string | typeof ALL;

/** `Object.is` knows a thing for itself without looking at it, which `===` does not: it may be NaN. */
function compared(old: Json, now: Json): Change {
  if (Object.is(old, now)) return SAME;
  if (isList(old) && isList(now)) return diffLists(old, now);
  if (isFields(old) && isFields(now)) return diffFields(old, now);
  return ALL;
}

const put = (value: Json): string =>
  typeof value === 'object' && value !== null
    ? `[${JSON.stringify(value)}]`
    : JSON.stringify(value);

const PROTO = '__proto__';

/** What an object inherits is no field of it: functions, and its prototype. */
function fieldOf(fields: Fields, key: string): Json | undefined {
  const field = fields[key];
  const inherited = typeof field === 'function' || (key === PROTO && !Object.hasOwn(fields, key));
  return inherited ? undefined : field;
}

/** Also a field that is called like the prototype. */
function setField(fields: Record<string, Json>, key: string, value: Json): void {
  if (key !== PROTO) fields[key] = value;
  else
    Object.defineProperty(fields, key, {
      value,
      configurable: true,
      enumerable: true,
      writable: true,
    });
}

/** A field's name as it is written first in an object, and after others. */
interface Name {
  readonly first: string;
  readonly next: string;
}

/** Made for every change again otherwise; there are not many more than games have fields. */
const NAMES = new Map<string, Name>();
const MOST_NAMES = 4_000;

function nameOf(key: string): Name {
  const known = NAMES.get(key);
  if (known !== undefined) return known;
  if (NAMES.size >= MOST_NAMES) NAMES.clear();
  const text = `${JSON.stringify(key)}:`;
  const name = { first: `{${text}`, next: `,${text}` };
  NAMES.set(key, name);
  return name;
}

/** Another field at the end of those written so far. */
function withField(text: string, key: string, change: string): string {
  const { first, next } = nameOf(key);
  return text === '' ? first + change : text + next + change;
}

function diffFields(old: Fields, now: Fields): Change {
  let text = '';
  let kept = false;
  let gone = 0;
  for (const _key in old) gone++;
  for (const key in now) {
    const after = now[key];
    // A field without a value is none in JSON.
    if (after === undefined) continue;
    // Nothing that an object inherits is equal to a field of another.
    if (Object.is(old[key], after)) {
      gone--;
      kept = true;
      continue;
    }
    const before = fieldOf(old, key);
    if (before !== undefined) gone--;
    const change = before === undefined ? ALL : compared(before, after);
    kept ||= change !== ALL;
    if (change !== SAME) text = withField(text, key, change ?? put(after));
  }
  if (gone > 0) {
    for (const key in old) {
      if (fieldOf(now, key) === undefined) text = withField(text, key, TAKEN_AWAY);
    }
  }
  if (text === '') return SAME;
  return kept ? `${text}}` : ALL;
}

const TAKEN_AWAY = '[]';

function diffLists(old: readonly Json[], now: readonly Json[]): Change {
  if (old.length === now.length && worthPlaceByPlace(now, 0, now.length)) {
    return placeByPlace(old, now, 0, now.length);
  }
  const shorter = Math.min(old.length, now.length);
  let head = 0;
  while (head < shorter && sameJson(old[head] as Json, now[head] as Json)) head++;
  if (head === shorter && old.length === now.length) return SAME;
  // Where what differs ends.
  let oldEnd = old.length;
  let end = now.length;
  while (oldEnd > head && end > head && sameJson(old[oldEnd - 1] as Json, now[end - 1] as Json)) {
    oldEnd--;
    end--;
  }
  if (oldEnd === end && worthPlaceByPlace(now, head, end)) {
    return placeByPlace(old, now, head, end);
  }
  const before = old.slice(head, oldEnd);
  const after = now.slice(head, end);
  if (before.length > 0 && after.length > 0) return JSON.stringify(pieces(before, after, head));
  return before.length === old.length && after.length === now.length
    ? ALL
    : JSON.stringify([head, before.length, after]);
}

/** Records keep their place and change inside; of plain values only a few are changed in place. */
function worthPlaceByPlace(list: readonly Json[], from: number, to: number): boolean {
  if (to - from <= 3) return true;
  for (let i = from; i < to; i++) if (isPlain(list[i] as Json)) return false;
  return true;
}

function placeByPlace(
  old: readonly Json[],
  now: readonly Json[],
  from: number,
  to: number,
): Change {
  let text = '';
  let puts = 0;
  for (let i = from; i < to; i++) {
    const change = compared(old[i] as Json, now[i] as Json);
    if (change === SAME) continue;
    if (change === ALL) puts++;
    text = withField(text, `${i}`, change ?? put(now[i] as Json));
  }
  if (text === '') return SAME;
  return puts === now.length ? ALL : `${text}}`;
}

/** Told apart by itself; lists and objects are compared by their text. */
const isPlain = (item: Json): boolean => typeof item !== 'object' || item === null;

/**
 * Cuts and insertions between what both have in the same order. Where they part, they go on at the
 * nearest item that one has in common with the other: a longest common subsequence is hardly ever
 * shorter to write, and takes three times as long to find.
 */
function pieces(before: readonly Json[], after: readonly Json[], offset: number): Patch {
  if (before.length > LONGEST_COMPARED || after.length > LONGEST_COMPARED) {
    return [offset, before.length, after];
  }
  const isAllPlain = before.every(isPlain) && after.every(isPlain);
  const a = isAllPlain ? before : before.map((item) => JSON.stringify(item));
  const b = isAllPlain ? after : after.map((item) => JSON.stringify(item));
  const edits: Json[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    const [nextI, nextJ] = meeting(a, b, i, j);
    if (nextI > i || nextJ > j) edits.push(offset + i, nextI - i, after.slice(j, nextJ));
    for (i = nextI, j = nextJ; i < a.length && a[i] === b[j]; i++) j++;
  }
  return edits;
}

/** Where two lists have the same item next; their ends, if nowhere. */
function meeting(
  a: readonly Json[],
  b: readonly Json[],
  fromA: number,
  fromB: number,
): readonly [number, number] {
  for (let i = fromA, j = fromB; i < a.length && j < b.length; i++, j++) {
    const inB = b.indexOf(a[i] as Json, j);
    const inA = a.indexOf(b[j] as Json, i);
    if (inB >= 0 && (inA < 0 || inB - j <= inA - i)) return [i, inB];
    if (inA >= 0) return [inA, j];
  }
  return [a.length, b.length];
}

/** A patch that does not fit what it is put on: the receiver must ask for everything again. */
export class PatchError extends Error {
  constructor(what: string) {
    super(`the patch does not fit: ${what}`);
    this.name = 'PatchError';
  }
}

/** The value after the change; the old one stays as it is, and unchanged parts are shared. */
export function patched(old: Json, patch: Patch | undefined): Json {
  if (patch === undefined) return old;
  if (typeof patch !== 'object' || patch === null) return patch;
  if (isList(patch)) return patch.length === 1 ? (patch[0] as Json) : spliced(old, patch);
  if (isList(old)) return placed(old, patch);
  if (!isFields(old)) throw new PatchError('fields of what has none');
  const fields: Record<string, Json> = { ...old };
  for (const key in patch) {
    const change = patch[key] as Patch;
    if (isTakenAway(change)) delete fields[key];
    else setField(fields, key, patched(fieldOf(old, key) ?? null, change));
  }
  return fields;
}

const isTakenAway = (patch: Patch): boolean => isList(patch) && patch.length === 0;

function placed(old: readonly Json[], changes: Fields): Json {
  const list = [...old];
  for (const key in changes) {
    const change = changes[key] as Patch;
    const place = Number(key);
    if (!(place in list) || isTakenAway(change)) throw new PatchError(`no place ${key} in a list`);
    list[place] = patched(list[place] as Json, change);
  }
  return list;
}

function spliced(old: Json, edits: readonly Json[]): Json {
  if (!isList(old)) throw new PatchError('pieces of what is no list');
  const list: Json[] = [];
  let from = 0;
  for (let i = 0; i < edits.length; i += 3) {
    const [at, remove, added] = edits.slice(i, i + 3);
    if (typeof at !== 'number' || typeof remove !== 'number' || !isList(added ?? null)) {
      throw new PatchError('a piece is broken');
    }
    if (at < from || at + remove > old.length) throw new PatchError('a piece lies outside');
    list.push(...old.slice(from, at), ...(added as readonly Json[]));
    from = at + remove;
  }
  return [...list, ...old.slice(from)];
}
