export { startServer, StoreUnavailable } from './start.ts';
export type { RunningServer } from './start.ts';
export type { ServerOptions } from './settings.ts';
