// A worker thread of the pool.
export { perform as default } from './perform.ts';
