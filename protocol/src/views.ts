import type { Facts, Json, Refused, RuleId, Score, Task } from '@orrery/kernel';
import type { Preview, ShownFrame } from '@orrery/table/client';
import { diff, type Patch, patched } from './patch.ts';

/** What the receiver has on its table: views and points travel as what differs from these. */
export interface Held {
  readonly view: unknown;
  readonly scores: readonly Score[];
}

export type WireRefusal = readonly [choice: Json, rule: RuleId, facts?: Facts];

/** In the order of the answers offered. A patch is never null: that stands for none. */
export type WirePreview = readonly [
  events: readonly Task[],
  final: 0 | 1,
  view: Patch | null,
  scores: Patch | null,
];

export type WireFrame = readonly [events: readonly Task[], view: Patch];

/** More answers than any game offers at once; those after them are not previewed. */
export const MOST_PREVIEWS = 250;
/** Of longer chains of events the beginning is shown as one step. */
export const MOST_FRAMES = 50;

/** `held` null: the sender does not know what the receiver has, and sends the whole. */
function changes(held: unknown, now: unknown): Patch {
  // Views are JSON by construction; their interfaces only lack the index signature that Json asks for.
  const text = diff((held ?? null) as Json, now as Json);
  return text === null ? {} : (JSON.parse(text) as Patch);
}

const changed = <T>(held: T, patch: Patch): T => patched(held as Json, patch) as T;

export const packRefusals = (refusals: readonly Refused[]): readonly WireRefusal[] =>
  refusals.map(({ choice, rule, facts }) =>
    facts === undefined ? [choice, rule] : [choice, rule, facts],
  );

export const unpackRefusals = (wire: readonly WireRefusal[]): readonly Refused[] =>
  wire.map(([choice, rule, facts]) =>
    facts === undefined ? { choice, rule } : { choice, rule, facts },
  );

export const packPreviews = (
  previews: readonly Preview[],
  held: Held | null,
): readonly WirePreview[] =>
  previews
    .slice(0, MOST_PREVIEWS)
    .map(({ events, final, view, scores }) => [
      events,
      final ? 1 : 0,
      view === null ? null : changes(held?.view, view),
      scores === null ? null : changes(held?.scores, scores),
    ]);

/** `options`: the answers that were offered, in their order. */
export const unpackPreviews = (
  wire: readonly WirePreview[],
  options: readonly Json[],
  held: Held,
): readonly Preview[] =>
  wire.map(([events, final, view, scores], i) => ({
    choice: options[i] ?? null,
    events,
    final: final === 1,
    view: view === null ? null : changed(held.view, view),
    scores: scores === null ? null : changed(held.scores, scores),
  }));

export function packFrames(frames: readonly ShownFrame[], held: Held | null): readonly WireFrame[] {
  const early = frames.slice(0, 1 - MOST_FRAMES);
  const shown =
    frames.length > MOST_FRAMES ? [merged(early), ...frames.slice(early.length)] : frames;
  return shown.map(({ events, view }) => [events, changes(held?.view, view)]);
}

const merged = (frames: readonly ShownFrame[]): ShownFrame => ({
  events: frames.flatMap(({ events }) => events),
  view: frames.at(-1)?.view,
});

export const unpackFrames = (wire: readonly WireFrame[], held: Held): readonly ShownFrame[] =>
  wire.map(([events, view]) => ({ events, view: changed(held.view, view) }));
