import type { ServerOptions } from '../src/index.ts';
import { Child } from './child.ts';

/** A server in a process of its own, which can be killed. */
export interface ServerProcess {
  readonly address: string;
  /** After the garbage has been collected. */
  memory(): Promise<NodeJS.MemoryUsage>;
  /** The longest time since this was asked last in which it served nobody, in milliseconds. */
  heldUp(): Promise<number>;
  /** Microseconds of processor time since its beginning, in all threads. */
  worked(): Promise<number>;
  /** For one that does not end it: stopped, and going on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void;
  /** SIGKILL: nothing is finished, nothing is flushed. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** A process that has loaded its program and waits to be told where to serve. */
export interface PreparedServer {
  start(options: ServerOptions): Promise<ServerProcess>;
  kill(): Promise<void>;
}

export function prepareServer(
  execArgv: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): PreparedServer {
  const child = new Child('./serve.ts', execArgv, env);
  const kill = (): Promise<void> => child.end('SIGKILL');
  return {
    kill,
    async start(options) {
      try {
        const address = await child.ask<string>('start', options);
        const stop = (): Promise<void> => child.end('SIGTERM');
        const memory = (): Promise<NodeJS.MemoryUsage> => child.ask('memory');
        const worked = (): Promise<number> => child.ask('worked');
        const signal = child.signal.bind(child);
        return { address, memory, worked, signal, heldUp: () => child.ask('heldUp'), kill, stop };
      } catch (error) {
        await kill();
        throw error;
      }
    },
  };
}
