export { statusOf } from './errors.ts';
export { diff, patched, PatchError } from './patch.ts';
export type { Patch } from './patch.ts';
export type { ClientMessage, Has, Proposal } from './schemas.ts';
export type * from './told.ts';
export { PROTOCOL } from './version.ts';
export {
  packFrames,
  packPreviews,
  packRefusals,
  unpackFrames,
  unpackPreviews,
  unpackRefusals,
} from './views.ts';
export type { Held, WireFrame, WirePreview, WireRefusal } from './views.ts';
export {
  fromWire,
  NO_MEMORY,
  openWire,
  ownWire,
  packEvent,
  packLog,
  shapesOfLog,
  shapesWith,
  unpackEvent,
  unpackLog,
} from './wire.ts';
export type { OpenMemory, OpenWire, OwnWire, Shapes, Wire, WireEvent, WireLog } from './wire.ts';
export type * from './http-types.ts';
export { Link } from './link.ts';
export type { LinkOptions, Request, SocketLike, Watcher } from './link.ts';
export { mirrored, NO_MIRROR } from './mirror.ts';
export type { Mirror } from './mirror.ts';
