export * from './types.ts';
export { Bug, type ErrorCode, IllegalChoice, missing, never, OrreryError } from './errors.ts';
export { canonical, hash, sameJson } from './json.ts';
export { apply, asked, completeOptions, imagine, pending, play, refusal, start } from './play.ts';
export type { Applied, Asked, Pending } from './play.ts';
export { below, randomFrom, rngFrom, shuffle } from './random.ts';
export { type Entry, type GameRecord, parseRecord, record, replay, type Visit } from './record.ts';
