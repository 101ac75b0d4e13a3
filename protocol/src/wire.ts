import type { Json, RuleId, Seat, Task, Viewer } from '@orrery/kernel';
import type { AskedNow, LogChange, LogStep, Update } from '@orrery/table/client';
import type { Room, Told } from './told.ts';

/**
 * What is told, in the shape in which differences are smallest. Rules and answers offered are kept
 * by question, so that a question asked again is sent as what changed since it was asked last; the
 * number of answers follows from the log, whose events are sent without the names of their fields.
 */
export interface Wire {
  readonly room: Room;
  readonly update:
    | (Omit<Update, 'log' | 'asked' | 'seq' | 'view'> & { readonly asked: WireAsked | null })
    | null;
  /** Beside the update, so that the server can let it go and make it again without copying the rest. */
  readonly view: unknown;
  readonly rules: { readonly [ask: string]: RuleId };
  readonly options: { readonly [ask: string]: readonly Json[] };
  readonly shapes: Shapes;
}

/** The fields of each type of event, as it came first. */
type Shapes = { readonly [type: string]: readonly string[] };

/** What is kept from one telling to the next. */
export type WireMemory = Pick<Wire, 'rules' | 'options' | 'shapes'>;

export const NO_MEMORY: WireMemory = { rules: {}, options: {}, shapes: {} };

interface WireAsked extends Omit<AskedNow, 'options' | 'rule'> {
  /** The receiver may answer with one of `options[ask]`. */
  readonly mine: boolean;
}

export function toWire({ room, update }: Told, { rules, options, shapes }: WireMemory): Wire {
  if (update === null) return { room, update, view: null, rules, options, shapes };
  const { asked } = update;
  const offered = asked?.options ?? null;
  // Field by field: a copy that leaves some out is slow, and this is made for every viewer of every move.
  const { table, game, revision, viewer, view, held } = update;
  const { undoable, seats, scores, outcome, stalled } = update;
  return {
    room,
    update: {
      table,
      game,
      options: update.options,
      revision,
      viewer,
      asked: asked && { seat: asked.seat, ask: asked.ask, mine: offered !== null },
      held,
      undoable,
      seats,
      scores,
      outcome,
      stalled,
    },
    view,
    rules:
      asked === null || rules[asked.ask] === asked.rule
        ? rules
        : { ...rules, [asked.ask]: asked.rule },
    options: asked === null || offered === null ? options : { ...options, [asked.ask]: offered },
    shapes,
  };
}

/** `seq` is the number of the newest step of the log. */
export function fromWire({ room, update, view, rules, options }: Wire, seq: number): Told {
  if (update === null) return { room, update };
  const { asked, ...rest } = update;
  if (asked === null) return { room, update: { ...rest, view, seq, asked } };
  const { mine, ask, seat } = asked;
  const question = { seat, ask, rule: rules[ask] ?? '' };
  const offered = mine ? (options[ask] ?? null) : null;
  return { room, update: { ...rest, view, seq, asked: { ...question, options: offered } } };
}

/** The values of an event in the order of its shape; one of another shape comes as it is. */
type WireEvent = Task | readonly [type: string, ...values: Json[]];

type WireStep = readonly [seat: Viewer, events: readonly WireEvent[], forced?: 1];

/** Steps from a number on, take-backs as [revision, seat, first number, steps], and steps opened. */
export type WireLog = readonly [
  from: number,
  steps: readonly WireStep[],
  takeBacks?: readonly (readonly [number, Seat, number, readonly WireStep[]])[],
  opened?: readonly number[],
];

type Fields = { readonly [field: string]: Json };

/** Many tables tell the same events: their shapes are the same lists. */
const KNOWN = new Map<string, readonly string[]>();

function shapeOf(event: Task): readonly string[] {
  const fields = Object.keys(event).filter((field) => field !== 'type');
  const names = fields.join();
  const known = KNOWN.get(names);
  if (known !== undefined) return known;
  KNOWN.set(names, fields);
  return fields;
}

/** Also the shapes of what a log tells for the first time. */
export function shapesWith(shapes: Shapes, { steps, takeBacks }: LogChange): Shapes {
  let all = shapes;
  const learn = (told: readonly LogStep[]): void => {
    for (const { events } of told)
      for (const event of events)
        if (all[event.type] === undefined) all = { ...all, [event.type]: shapeOf(event) };
  };
  learn(steps);
  for (const taken of takeBacks) learn(taken.steps);
  return all;
}

function packEvent(event: Task, shapes: Shapes): WireEvent {
  const { type } = event;
  const fields = event as Task & Fields;
  const shape = shapes[type];
  if (shape?.length !== Object.keys(event).length - 1) return event;
  const packed: [string, ...Json[]] = [type];
  for (const field of shape) {
    const value = fields[field];
    if (value === undefined) return event;
    packed.push(value);
  }
  return packed;
}

function unpackEvent(event: WireEvent, shapes: Shapes): Task {
  if (!isPacked(event)) return event;
  const [type, ...values] = event;
  const shape = shapes[type] ?? [];
  return { type, ...Object.fromEntries(shape.map((field, i) => [field, values[i]])) };
}

const isPacked = (event: WireEvent): event is Exclude<WireEvent, Task> => Array.isArray(event);

const packStep =
  (shapes: Shapes) =>
  ({ seat, events, forced }: LogStep): WireStep => {
    const packed = events.map((event) => packEvent(event, shapes));
    return forced ? [seat, packed, 1] : [seat, packed];
  };

const unpackSteps = (steps: readonly WireStep[], from: number, shapes: Shapes): LogStep[] =>
  steps.map(([seat, events, forced], i) => ({
    seq: from + i,
    seat,
    forced: forced === 1,
    events: events.map((event) => unpackEvent(event, shapes)),
  }));

/** Null: nothing changed in the log. */
export function packLog(change: LogChange, shapes: Shapes): WireLog | null {
  const { from, steps, takeBacks, opened } = change;
  const changed = from === 0 || steps.length > 0 || takeBacks.length > 0 || opened.length > 0;
  if (!changed) return null;
  const pack = packStep(shapes);
  const packed = steps.map(pack);
  if (takeBacks.length === 0 && opened.length === 0) return [from, packed];
  const taken = takeBacks.map(
    (back) => [back.revision, back.seat, back.steps[0]?.seq ?? 0, back.steps.map(pack)] as const,
  );
  return opened.length === 0 ? [from, packed, taken] : [from, packed, taken, opened];
}

export function unpackLog(log: WireLog, shapes: Shapes): LogChange {
  const [from, steps, takeBacks = [], opened = []] = log;
  return {
    from,
    opened,
    steps: unpackSteps(steps, from, shapes),
    takeBacks: takeBacks.map(([revision, seat, first, taken]) => ({
      revision,
      seat,
      steps: unpackSteps(taken, first, shapes),
    })),
  };
}
