export { sentenceOf, statusOf } from './errors.ts';
export type { ErrorCode, ErrorLanguage, ServerErrorCode } from './errors.ts';
export { diff, patched, PatchError } from './patch.ts';
export type { Patch } from './patch.ts';
export type { ClientMessage, Has, Proposal } from './schemas.ts';
export type * from './told.ts';
export { fromWire, packLog, toWire, unpackLog } from './wire.ts';
export type { Wire, WireLog } from './wire.ts';
export type * from './http-types.ts';
