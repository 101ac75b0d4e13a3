export { startServer, StoreUnavailable } from './start.ts';
export type { RunningServer } from './start.ts';
export { verify } from './verify.ts';
export type { Verified } from './verify.ts';
export type { ServerOptions } from './settings.ts';
