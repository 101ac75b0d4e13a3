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
  if (Object.is(under, own)) return;
  const known = places.length;
  if (collectInside(under, own, path, places)) return;
  places.length = known;
  places.push([...path, own]);
}

/** False: they are not lists of one length or objects with the same fields. */
function collectInside(
  under: Json,
  own: Json,
  path: (string | number)[],
  places: Place[],
): boolean {
  if (typeof own !== 'object' || own === null) return false;
  if (typeof under !== 'object' || under === null) return false;
  if (Array.isArray(own) !== Array.isArray(under)) return false;
  return Array.isArray(own)
    ? collectItems(under as List, own, path, places)
    : collectFields(under as Fields, own as Fields, path, places);
}

function collectItems(under: List, own: List, path: (string | number)[], places: Place[]): boolean {
  if (under.length !== own.length) return false;
  for (let i = 0; i < own.length; i++) {
    path.push(i);
    collect(under[i] as Json, own[i] as Json, path, places);
    path.pop();
  }
  return true;
}

function collectFields(
  under: Fields,
  own: Fields,
  path: (string | number)[],
  places: Place[],
): boolean {
  let more = 0;
  for (const key in own) {
    more++;
    // Nothing that an object inherits is equal to a field of another.
    if (Object.is(under[key], own[key])) continue;
    if (!Object.hasOwn(under, key)) return false;
    path.push(key);
    collect(under[key] as Json, own[key] as Json, path, places);
    path.pop();
  }
  for (const _key in under) more--;
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
