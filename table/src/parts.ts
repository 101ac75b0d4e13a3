/** The parts a table is made of, for a host that stores and serves many tables its own way. */
export { frames, framesSlowly, isRecent, keepPosition, replayedTo } from './frames.ts';
export {
  answered,
  begin,
  due,
  ended,
  entriesOf,
  forcedSeat,
  heldFor,
  isOver,
  KEPT_TAKE_BACKS,
  positionAt,
  repeated,
  seated,
  seqOf,
  undone,
} from './model.ts';
export type { Model, Undone } from './model.ts';
export { previews, refusals } from './previews.ts';
export { isAllShown, logSince, openPart, ownPart, project, sentNow } from './project.ts';
export type { Sent } from './project.ts';
export { shownAt, viewOf } from './shown.ts';
export type { Shown } from './shown.ts';
export { Steps } from './steps.ts';
export type { Step } from './steps.ts';
export { resume, snapshotOf } from './snapshot.ts';
