export * from './types.ts';
export { Bug, IllegalChoice, missing, never, OrreryError } from './errors.ts';
export type { ErrorCode } from './errors.ts';
export { canonical, hash, sameJson } from './json.ts';
export { apply, asked, completeOptions, imagine, pending, play, refusal, start } from './play.ts';
export type { Applied, Asked, Pending } from './play.ts';
export { below, randomFrom, rngFrom, shuffle } from './random.ts';
export { parseRecord, record, replay } from './record.ts';
export type { Entry, GameRecord, Visit } from './record.ts';
