import type { Json } from '@orrery/kernel';
import { PatchError } from './patch.ts';

/** Where something stands in a value, and what is there instead, at the end. */
type Place = readonly [...path: (string | number)[], instead: Json];

/**
 * How what one viewer sees differs from what everybody sees: a few places in it. No patch, since it
 * is itself compared with the one before.
 */
export type Overlay = readonly Place[];

type Fields = { readonly [key: string]: Json };

const NONE: Overlay = [];

/** What `under` lacks to be `own`. */
export function overlayOf(under: Json, own: Json): Overlay {
  if (under === own) return NONE;
  const places: Place[] = [];
  collect(under, own, [], places);
  return places;
}

function collect(under: Json, own: Json, path: (string | number)[], places: Place[]): void {
  if (!isAlike(under, own)) {
    places.push([...path, own]);
    return;
  }
  if (Array.isArray(own)) {
    own.forEach((item: Json, i) => {
      if ((under as Json[])[i] !== item)
        within((under as Json[])[i] as Json, item, i, path, places);
    });
    return;
  }
  for (const key in own as Fields) {
    const before = (under as Fields)[key] as Json;
    const after = (own as Fields)[key] as Json;
    if (before !== after) within(before, after, key, path, places);
  }
}

function within(
  under: Json,
  own: Json,
  step: string | number,
  path: (string | number)[],
  places: Place[],
): void {
  path.push(step);
  collect(under, own, path, places);
  path.pop();
}

/** Lists of one length, or objects with the same fields: they differ in what they hold only. */
function isAlike(a: Json, b: Json): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length;
  }
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key));
}

/** The value with what is in the overlay in its places; what has none is shared. */
export function overlaid(under: Json, overlay: Overlay): Json {
  return overlay.reduce<Json>((value, place) => placed(value, place, 0), under);
}

function placed(value: Json, place: Place, at: number): Json {
  if (at === place.length - 1) return place[at] as Json;
  const step = place[at] as string | number;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) {
    throw new PatchError(`nothing at ${step}`);
  }
  if (Array.isArray(value)) {
    return (value as Json[]).with(Number(step), placed(value[Number(step)] as Json, place, at + 1));
  }
  const fields = value as Fields;
  return { ...fields, [step]: placed(fields[step] as Json, place, at + 1) };
}
