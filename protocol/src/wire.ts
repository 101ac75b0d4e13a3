import type { Json, RuleId, Seat, Task, Viewer } from '@orrery/kernel';
import type { LogChange, LogStep, OpenPart, OwnPart } from '@orrery/table/client';
import { type Patch, patched } from './patch.ts';
import type { Room, Told } from './told.ts';

/**
 * What is told, in the shape in which differences are smallest. What everybody is told stands by
 * itself, so that its difference is found and written once for all who watch.
 */
export interface Wire {
  readonly open: OpenWire;
  readonly own: OwnWire;
}

/**
 * Rules are kept by question. The number of answers follows from the log, whose events are sent
 * without the names of their fields.
 */
export interface OpenWire {
  readonly room: Room;
  readonly update:
    | (Omit<OpenPart, 'asked' | 'seq'> & {
        readonly asked: { readonly seat: Seat; readonly ask: string } | null;
      })
    | null;
  readonly view: unknown;
  readonly rules: { readonly [ask: string]: RuleId };
  readonly shapes: Shapes;
}

/** Answers offered are kept by question: one asked again is sent as what changed since it was asked last. */
export interface OwnWire extends Pick<OwnPart, 'undoable' | 'viewer'> {
  /** The receiver may answer with one of `options[ask]`. */
  readonly mine: boolean;
  /** What this viewer sees besides what everybody sees; null: nothing. */
  readonly own: unknown;
  readonly options: { readonly [ask: string]: readonly Json[] };
  /** As in `Told`. */
  readonly rematch: string | null;
}

/** The fields of each type of event, as it came first. */
export type Shapes = { readonly [type: string]: readonly string[] };

/** What is kept from one telling to the next. */
export type OpenMemory = Pick<OpenWire, 'rules' | 'shapes'>;

export const NO_MEMORY: OpenMemory = { rules: {}, shapes: {} };

/** `view` as everybody sees it. */
export function openWire(
  room: Room,
  part: OpenPart | null,
  view: unknown,
  { rules, shapes }: OpenMemory,
): OpenWire {
  if (part === null) return { room, update: null, view: null, rules, shapes };
  // Field by field: a copy that leaves some out is slow, and this is made for every move.
  const { table, game, options, revision, asked, held, seats } = part;
  const { secretive, scores, outcome, stalled } = part;
  return {
    room,
    update: {
      table,
      game,
      options,
      revision,
      asked: asked && { seat: asked.seat, ask: asked.ask },
      held,
      seats,
      secretive,
      scores,
      outcome,
      stalled,
    },
    view,
    rules:
      asked === null || rules[asked.ask] === asked.rule
        ? rules
        : { ...rules, [asked.ask]: asked.rule },
    shapes,
  };
}

/** `own`: what the viewer sees besides what everybody sees. */
export function ownWire(
  part: OwnPart | null,
  own: unknown,
  ask: string | undefined,
  rematch: string | null,
  before: OwnWire | null,
): OwnWire {
  const options = before?.options ?? {};
  if (part === null) return { viewer: null, undoable: 0, mine: false, own, options, rematch };
  const { viewer, undoable, options: offered } = part;
  return {
    viewer,
    undoable,
    mine: offered !== null,
    own,
    options: ask === undefined || offered === null ? options : { ...options, [ask]: offered },
    rematch,
  };
}

/** What a change makes of what was held. */
export function patchedWire(
  { open, own }: Wire,
  change: { readonly open?: Patch; readonly own?: Patch },
): Wire {
  // A patched part is a part: both sides made it from the same values.
  return {
    open: patched(open as never, change.open) as unknown as OpenWire,
    own: patched(own as never, change.own) as unknown as OwnWire,
  };
}

/** `seq` is the number of the newest step of the log. */
export function fromWire({ open, own }: Wire, seq: number): Told {
  const { room, update, rules } = open;
  const { viewer, undoable, mine, options, rematch } = own;
  if (update === null) return { room, update, rematch };
  const view = { ...(open.view as object), viewer, own: own.own };
  const about = { ...update, seq, viewer, view, undoable };
  if (update.asked === null) return { room, update: { ...about, asked: null }, rematch };
  const { ask, seat } = update.asked;
  const offered = mine ? (options[ask] ?? null) : null;
  const asked = { seat, ask, rule: rules[ask] ?? '', options: offered };
  return { room, update: { ...about, asked }, rematch };
}

/** The values of an event in the order of its shape; one of another shape comes as it is. */
export type WireEvent = Task | readonly [type: string, ...values: Json[]];

type WireStep = readonly [seat: Viewer, events: readonly WireEvent[], forced?: 1];

type WireTakeBack = readonly [
  revision: number,
  seat: Seat,
  first: number,
  steps: readonly WireStep[],
  agreed?: 1,
];

/** Steps from a number on, take-backs, and steps opened. */
export type WireLog = readonly [
  from: number,
  steps: readonly WireStep[],
  takeBacks?: readonly WireTakeBack[],
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

/** Also the shapes of events whose type has not come before. */
export function shapesWith(shapes: Shapes, events: readonly Task[]): Shapes {
  let all = shapes;
  for (const event of events) {
    if (all[event.type] === undefined) all = { ...all, [event.type]: shapeOf(event) };
  }
  return all;
}

/** Also the shapes of what a log tells for the first time. */
export function shapesOfLog(shapes: Shapes, { steps, takeBacks }: LogChange): Shapes {
  let all = shapes;
  for (const { events } of steps) all = shapesWith(all, events);
  for (const taken of takeBacks) {
    for (const { events } of taken.steps) all = shapesWith(all, events);
  }
  return all;
}

export function packEvent(event: Task, shapes: Shapes): WireEvent {
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

export function unpackEvent(event: WireEvent, shapes: Shapes): Task {
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
  const taken = takeBacks.map(({ revision, seat, steps: back, agreed }): WireTakeBack => {
    const [first, all] = [back[0]?.seq ?? 0, back.map(pack)];
    return agreed === true ? [revision, seat, first, all, 1] : [revision, seat, first, all];
  });
  return opened.length === 0 ? [from, packed, taken] : [from, packed, taken, opened];
}

export function unpackLog(log: WireLog, shapes: Shapes): LogChange {
  const [from, steps, takeBacks = [], opened = []] = log;
  return {
    from,
    opened,
    steps: unpackSteps(steps, from, shapes),
    takeBacks: takeBacks.map(([revision, seat, first, taken, agreed]) => {
      const back = { revision, seat, steps: unpackSteps(taken, first, shapes) };
      return agreed === 1 ? { ...back, agreed: true } : back;
    }),
  };
}
