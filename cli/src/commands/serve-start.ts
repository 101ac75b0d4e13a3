import type { RunningServer, ServerOptions, StoreUnavailable } from '@orrery/server';
import { BadInput } from '../errors.ts';

/** Starts a server; where that fails for what it was told, the sentence says what to change. */
export async function startOrExplain(options: ServerOptions): Promise<RunningServer> {
  const { startServer, StoreUnavailable } = await import('@orrery/server');
  try {
    return await startServer(options);
  } catch (error) {
    if (error instanceof StoreUnavailable) {
      throw new BadInput(`${error.message}; ${ADVICE[error.why](options)}`);
    }
    const advice = listenAdvice(error as NodeJS.ErrnoException, options);
    throw advice === null ? error : new BadInput(advice);
  }
}

/** What to do about a store that cannot be used. */
const ADVICE: Readonly<Record<StoreUnavailable['why'], (options: ServerOptions) => string>> = {
  damaged: ({ dataDir }) =>
    `put a backup in the place of "${dataDir}/orrery.sqlite", as “Restore it” in docs/operations.md says, which keeps the damaged file too`,
  full: ({ dataDir, mostMegabytes }) =>
    `make room on the disk of "${dataDir}"${mostMegabytes === undefined ? '' : ', or allow more with --megabytes'}`,
  taken: ({ dataDir }) =>
    `stop the one that serves "${dataDir}", or choose another folder with --data; several servers share tables on PostgreSQL only, see --database`,
  other: ({ databaseUrl, dataDir }) =>
    databaseUrl
      ? 'see that PostgreSQL runs there and that --database names it rightly'
      : `see that "${dataDir}" can be written and nothing else uses it, or choose another with --data`,
};

function listenAdvice(
  { code, syscall }: NodeJS.ErrnoException,
  { host, port }: ServerOptions,
): string | null {
  if (code === 'EADDRINUSE') return `port ${port} is taken; choose another with --port`;
  if (code === 'EACCES' && syscall === 'listen') {
    return `port ${port} is not for everybody to take; choose one above 1023 with --port`;
  }
  // The name is not known, or the address belongs to another machine.
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return null;
  return `cannot listen on "${host}" (${code}); --host takes an address of this machine`;
}
