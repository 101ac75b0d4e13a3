import { createHost, type PageHost } from './host/index.ts';

let running: PageHost | null = null;

/** The one host of this page: a worker, started when it is first needed. */
export function host(): PageHost {
  running ??= createHost();
  return running;
}
