import { OrreryError } from '@orrery/kernel';
import { type Bilingual, LANGS } from './text.ts';

/** Reads one value of a data file into a frozen copy, or throws naming the place that is wrong. */
export type Reader<T> = (value: unknown, path: string) => T;
export type Read<R> = R extends Reader<infer T> ? T : never;

type Fields = Readonly<Record<string, Reader<unknown>>>;
type ReadFields<R extends Fields, O extends Fields> = {
  readonly [K in keyof R]: Read<R[K]>;
} & { readonly [K in keyof O]?: Read<O[K]> };

/** A record together with where it comes from; `fieldSources` names the fields that differ. */
export interface Sourced {
  readonly source: string;
  readonly fieldSources?: Readonly<Record<string, string>>;
}

export function badData(path: string, wanted: string): never {
  throw new OrreryError('BAD_DATA', `${path}: ${wanted}`);
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value).slice(0, 60);
}

function mustBe(path: string, wanted: string, value: unknown): never {
  return badData(path, `must be ${wanted}, not ${shown(value)}`);
}

export const text: Reader<string> = (value, path) =>
  typeof value === 'string' && value !== '' ? value : mustBe(path, 'a text', value);

export const bool: Reader<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : mustBe(path, 'true or false', value);

export const int =
  (min: number, max: number): Reader<number> =>
  (value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : mustBe(path, `a whole number from ${min} to ${max}`, value);

export const oneOf =
  <const T extends string | number | boolean>(...values: readonly T[]): Reader<T> =>
  (value, path) =>
    values.find((v) => v === value) ?? mustBe(path, values.map(shown).join(' or '), value);

export const nullable =
  <T>(reader: Reader<T>): Reader<T | null> =>
  (value, path) =>
    value === null ? null : reader(value, path);

export const list =
  <T>(reader: Reader<T>): Reader<readonly T[]> =>
  (value, path) =>
    Array.isArray(value)
      ? Object.freeze(value.map((item: unknown, i) => reader(item, `${path}[${i}]`)))
      : mustBe(path, 'a list', value);

function entriesOf(value: unknown, path: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return mustBe(path, 'an object', value);
  }
  return value as Record<string, unknown>;
}

const at = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`);

/** Keys of the file's own; notes for people under `_doc` are left out, here and in objects. */
export const record =
  <T>(reader: Reader<T>): Reader<Readonly<Record<string, T>>> =>
  (value, path) => {
    const result: Record<string, T> = {};
    for (const [key, item] of Object.entries(entriesOf(value, path))) {
      if (key !== '_doc') result[key] = reader(item, at(path, key));
    }
    return Object.freeze(result);
  };

/** Exactly these fields: a missing or unknown one is an error. */
export const object =
  <R extends Fields, O extends Fields = Record<never, never>>(
    required: R,
    optional?: O,
  ): Reader<ReadFields<R, O>> =>
  (value, path) => {
    const given = entriesOf(value, path);
    const result: Record<string, unknown> = {};
    for (const key of Object.keys(given)) {
      const known = Object.hasOwn(required, key) || Object.hasOwn(optional ?? {}, key);
      if (!known && key !== '_doc') badData(at(path, key), 'is not a field known here');
    }
    for (const [key, reader] of Object.entries(required)) {
      result[key] = reader(given[key], at(path, key));
    }
    for (const [key, reader] of Object.entries(optional ?? {})) {
      if (Object.hasOwn(given, key)) result[key] = reader(given[key], at(path, key));
    }
    return Object.freeze(result) as ReadFields<R, O>;
  };

/** A union told apart by one field, such as `{ op, … }`. */
export const tagged =
  <const K extends string, V extends Readonly<Record<string, Fields>>>(
    tag: K,
    variants: V,
  ): Reader<
    {
      [Op in keyof V]: { readonly [T in K]: Op } & { readonly [F in keyof V[Op]]: Read<V[Op][F]> };
    }[keyof V]
  > =>
  (value, path) => {
    const name = oneOf(...Object.keys(variants))(entriesOf(value, path)[tag], at(path, tag));
    return object({ [tag]: text, ...variants[name] })(value, path) as never;
  };

export const bilingual: Reader<Bilingual> = object(
  Object.fromEntries(LANGS.map((lang) => [lang, text])) as Record<keyof Bilingual, typeof text>,
);

const source: Reader<string> = (value, path) =>
  value === 'rulebook' || value === 'house' || /^reference: ./.test(String(value))
    ? String(value)
    : mustBe(path, '"rulebook", "house" or "reference: …"', value);

/** The marks of origin that a record bears, to be spread among its fields. */
export const SOURCE = { source };
export const FIELD_SOURCES = { fieldSources: record(source) };

/** Where a field of a record comes from; without a field, the record itself. */
export function sourceOf(of: Sourced, field?: string): string {
  return (field === undefined ? undefined : of.fieldSources?.[field]) ?? of.source;
}
