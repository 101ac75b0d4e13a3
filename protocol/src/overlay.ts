import type { Json } from '@orrery/kernel';
import { PatchError } from './patch.ts';

/** Where something stands in a value, and what is there instead, at the end. */
type Place = readonly [...path: (string | number)[], instead: Json];

/**
 * How what one viewer sees differs from what everybody sees: a few places in it. No patch, since it
 * is itself compared with the one before.
 */
export type Overlay = readonly Place[];

type List = readonly Json[];
type Fields = { readonly [key: string]: Json };

const NONE: Overlay = [];

/** What `under` lacks to be `own`. */
export function overlayOf(under: Json, own: Json): Overlay {
  if (under === own) return NONE;
  const places: Place[] = [];
  collect(under, own, [], places);
  return places;
}

/** Made for every viewer of every move: `path` is the same list all the way down. */
function collect(under: Json, own: Json, path: (string | number)[], places: Place[]): void {
  if (under === own) return;
  if (!isAlike(under, own)) {
    places.push([...path, own]);
    return;
  }
  if (Array.isArray(own)) {
    for (let i = 0; i < own.length; i++) {
      path.push(i);
      collect((under as List)[i] as Json, own[i] as Json, path, places);
      path.pop();
    }
    return;
  }
  for (const key in own as Fields) {
    path.push(key);
    collect((under as Fields)[key] as Json, (own as Fields)[key] as Json, path, places);
    path.pop();
  }
}

/** Lists of one length, or objects with the same fields: they differ in what they hold only. */
function isAlike(a: Json, b: Json): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length;
  }
  return haveSameKeys(a as Fields, b as Fields);
}

function haveSameKeys(a: Fields, b: Fields): boolean {
  let more = 0;
  for (const key in a) {
    if (!Object.hasOwn(b, key)) return false;
    more++;
  }
  for (const _key in b) more--;
  return more === 0;
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
