import type { Json, RuleId, Seat, Task, Viewer } from '@orrery/kernel';
import type { AskedNow, LogChange, LogStep, Update } from '@orrery/table/client';
import type { Room, Told } from './told.ts';

/**
 * What is told, in the shape in which differences are smallest. Rules and answers offered are kept
 * by question, so that a question asked again is sent as what changed since it was asked last; the
 * number of answers follows from the log.
 */
export interface Wire {
  readonly room: Room;
  readonly update:
    | (Omit<Update, 'log' | 'asked' | 'seq'> & { readonly asked: WireAsked | null })
    | null;
  readonly rules: { readonly [ask: string]: RuleId };
  readonly options: { readonly [ask: string]: readonly Json[] };
}

/** What is kept from one telling to the next. */
export type WireMemory = Pick<Wire, 'rules' | 'options'>;

export const NO_MEMORY: WireMemory = { rules: {}, options: {} };

export const memoryOf = ({ rules, options }: Wire): WireMemory => ({ rules, options });

interface WireAsked extends Omit<AskedNow, 'options' | 'rule'> {
  /** The receiver may answer with one of `options[ask]`. */
  readonly mine: boolean;
}

export function toWire({ room, update }: Told, { rules, options }: WireMemory): Wire {
  if (update === null) return { room, update, rules, options };
  const { asked, seq: _seq, ...rest } = update;
  if (asked === null) return { room, update: { ...rest, asked }, rules, options };
  const { options: offered, rule, seat, ask } = asked;
  return {
    room,
    update: { ...rest, asked: { seat, ask, mine: offered !== null } },
    rules: rules[ask] === rule ? rules : { ...rules, [ask]: rule },
    options: offered === null ? options : { ...options, [ask]: offered },
  };
}

/** `seq` is the number of the newest step of the log. */
export function fromWire({ room, update, rules, options }: Wire, seq: number): Told {
  if (update === null) return { room, update };
  const { asked, ...rest } = update;
  if (asked === null) return { room, update: { ...rest, seq, asked } };
  const { mine, ask, seat } = asked;
  const question = { seat, ask, rule: rules[ask] ?? '' };
  const offered = mine ? (options[ask] ?? null) : null;
  return { room, update: { ...rest, seq, asked: { ...question, options: offered } } };
}

type WireStep = readonly [seat: Viewer, events: readonly Task[], forced?: 1];

/** Steps from a number on, and take-backs as [revision, seat, first number, steps]. */
export type WireLog =
  | readonly [from: number, steps: readonly WireStep[]]
  | readonly [
      from: number,
      steps: readonly WireStep[],
      takeBacks: readonly (readonly [number, Seat, number, readonly WireStep[]])[],
    ];

const packStep = ({ seat, events, forced }: LogStep): WireStep =>
  forced ? [seat, events, 1] : [seat, events];

const unpackSteps = (steps: readonly WireStep[], from: number): LogStep[] =>
  steps.map(([seat, events, forced], i) => ({
    seq: from + i,
    seat,
    forced: forced === 1,
    events,
  }));

/** Null: nothing changed in the log. */
export function packLog({ from, steps, takeBacks }: LogChange): WireLog | null {
  if (from > 0 && steps.length === 0 && takeBacks.length === 0) return null;
  const packed = steps.map(packStep);
  if (takeBacks.length === 0) return [from, packed];
  return [
    from,
    packed,
    takeBacks.map(({ revision, seat, steps: taken }) => [
      revision,
      seat,
      taken[0]?.seq ?? 0,
      taken.map(packStep),
    ]),
  ];
}

export function unpackLog([from, steps, takeBacks = []]: WireLog): LogChange {
  return {
    from,
    steps: unpackSteps(steps, from),
    takeBacks: takeBacks.map(([revision, seat, first, taken]) => ({
      revision,
      seat,
      steps: unpackSteps(taken, first),
    })),
  };
}
