import { setFlagsFromString } from 'node:v8';

/**
 * What a table keeps from one move to the next dies with the next one, but V8 takes it for long-lived
 * and makes it among the old from the beginning. There it keeps alive all that it refers to until the
 * next full collection: five times as much grew old, and full collections held everybody up.
 */
export const tuneCollector = (): void => setFlagsFromString('--no-allocation-site-pretenuring');
