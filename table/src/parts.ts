/** The parts a table is made of, for a host that stores and serves many tables its own way. */
export { createDriver } from './driver.ts';
export type { Driver } from './driver.ts';
export { frames, framesSlowly, isRecent, keepPosition, replayedTo } from './frames.ts';
export {
  answered,
  awaited,
  begin,
  checkRevision,
  due,
  ended,
  entriesOf,
  forcedSeat,
  heldFor,
  isOver,
  positionAt,
  repeated,
  seated,
  seqOf,
  takenBack,
  totalsOf,
  undone,
} from './model.ts';
export type { Model, Undone } from './model.ts';
export { previews, refusals } from './previews.ts';
export {
  isAllShown,
  logInPieces,
  logSince,
  openPart,
  ownPart,
  project,
  sentNow,
} from './project.ts';
export type { Sent } from './project.ts';
export { shownAt, viewOf } from './shown.ts';
export type { Shown } from './shown.ts';
export { Steps } from './steps.ts';
export type { Step } from './steps.ts';
export { resuming, snapshotOf } from './snapshot.ts';
