import { hash } from 'node:crypto';
import { Refusal } from '@orrery/table';
import type { Step } from '@orrery/table/parts';
import type { SnapshotRow } from '../store/schema.ts';
import type { OnlineTable } from './types.ts';

export interface Whole {
  readonly steps: readonly Step[];
  readonly rulesVersion: number;
  /** The link of the change that it was taken after. */
  readonly chain: string;
}

/** What a stored snapshot holds. */
export interface Body extends Pick<
  OnlineTable,
  'chairs' | 'nonces' | 'clock' | 'asking' | 'started'
> {
  /** None: of a version that did not keep them. */
  readonly handOvers?: OnlineTable['handOvers'];
  /** None: of a version that closed no tables. */
  readonly closed?: boolean;
  /** None: of a version that made no rematches. */
  readonly rematch?: string | null;
  /** None: of a version that did not mark them. */
  readonly retaken?: boolean;
  /** All there is to know of the changes before it, where these are far more than their steps. */
  readonly whole?: Whole;
  readonly model: object | null;
}

type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function objectOf(json: string): Fields {
  const value: unknown = JSON.parse(json);
  if (!isObject(value)) throw new TypeError('an object was expected');
  return value;
}

const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem);

const isPerson = (value: Fields): boolean =>
  typeof value['user'] === 'string' && typeof value['name'] === 'string';

/** Who sits somewhere, or did. */
const isHolder = (value: unknown): boolean =>
  isObject(value) &&
  (value['kind'] === 'human'
    ? isPerson(value)
    : value['kind'] === 'bot' && typeof value['level'] === 'string');

const isEmpty = (value: unknown): boolean =>
  isObject(value) &&
  value['kind'] === 'empty' &&
  (value['awaits'] === undefined || (isObject(value['awaits']) && isPerson(value['awaits'])));

const isChair = (value: unknown): boolean => isHolder(value) || isEmpty(value);

const isNonce = (value: unknown): boolean => value === null || typeof value === 'string';

const isClock = (value: unknown): boolean =>
  isObject(value) &&
  isList(value['left'], Number.isFinite) &&
  (value['running'] === null || Number.isInteger(value['running'])) &&
  Number.isFinite(value['since']);

const isAsking = (value: unknown): boolean =>
  isObject(value) &&
  isPerson(value) &&
  isObject(value['proposal']) &&
  isList(value['needs'], Number.isInteger) &&
  isList(value['agreed'], Number.isInteger);

const isHandOver = (value: unknown): boolean =>
  isObject(value) &&
  Number.isInteger(value['seat']) &&
  Number.isInteger(value['seq']) &&
  (value['late'] === undefined || value['late'] === true) &&
  isHolder(value['from']) &&
  isHolder(value['to']);

/** The steps are looked at with the model. */
const isWhole = (value: unknown): boolean =>
  isObject(value) &&
  Array.isArray(value['steps']) &&
  Number.isInteger(value['rulesVersion']) &&
  typeof value['chain'] === 'string';

const orNull =
  (isRight: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    value === null || isRight(value);

/** The model is looked at by whoever plays on with it. */
const FIELDS: Readonly<Record<keyof Body, (value: unknown) => boolean>> = {
  chairs: (value) => isList(value, isChair),
  nonces: orNull((value) => isList(value, isNonce)),
  clock: orNull(isClock),
  asking: orNull(isAsking),
  handOvers: (value) => value === undefined || isList(value, isHandOver),
  closed: (value) => value === undefined || typeof value === 'boolean',
  started: orNull(Number.isFinite),
  rematch: (value) => value === undefined || value === null || typeof value === 'string',
  retaken: (value) => value === undefined || typeof value === 'boolean',
  whole: (value) => value === undefined || isWhole(value),
  model: orNull(isObject),
};

const SUM = ',"sum":"';
const summed = (text: string): string =>
  `${SUM}${hash('sha256', text, 'base64url').slice(0, 22)}"}`;

/** As it is stored: with a hash over itself, by which an altered one is known. */
export const withSum = (body: string): string => body.slice(0, -1) + summed(body);

/** DAMAGED says what is wrong with it. */
export function bodyOf({ table_id, seq, body }: SnapshotRow): Body {
  const damaged = (why: string): never => {
    throw new Refusal('DAMAGED', `the snapshot ${seq} of table ${table_id} ${why}`);
  };
  const at = body.length - summed('').length;
  if (body.startsWith(SUM, at) && body !== withSum(`${body.slice(0, at)}}`)) {
    damaged('is not the one that was stored');
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    damaged('is no JSON');
  }
  if (!isObject(value)) return damaged('is no object');
  for (const [field, isRight] of Object.entries(FIELDS)) {
    if (!isRight(value[field])) damaged(`has a wrong field: ${field}`);
  }
  // Every field that the type names has been looked at.
  return value as unknown as Body;
}
