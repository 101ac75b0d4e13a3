import type { Host } from '@orrery/table/client';
import { createHost } from './host/index.ts';

let running: Host | null = null;

/** The one host of this page: a worker, started when it is first needed. */
export function host(): Host {
  running ??= createHost();
  return running;
}
