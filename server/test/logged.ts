import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import type { ServerOptions } from '../src/index.ts';

const SERVE = fileURLToPath(new URL('../bench/serve.ts', import.meta.url));

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly req?: { readonly method: string; readonly url: string };
}

export const [WARN, ERROR] = [40, 50];

/** A server in a process of its own, with what it writes on standard output. */
export class Logged {
  address = '';
  text = '';
  readonly #child: ChildProcess;

  constructor() {
    this.#child = fork(SERVE, { stdio: ['ignore', 'pipe', 'inherit', 'ipc'], execArgv: [] });
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.text += text;
    });
  }

  async start(options: ServerOptions): Promise<this> {
    const about = { port: 0, logger: true, ...options };
    this.#child.send({ id: 0, name: 'start', about });
    const [{ result, error }] = (await once(this.#child, 'message')) as [
      { readonly result?: string; readonly error?: string },
    ];
    if (result === undefined) throw new Error(error);
    this.address = result;
    return this;
  }

  get lines(): readonly Line[] {
    const whole = this.text.split('\n').slice(0, -1);
    return whole.map((line) => JSON.parse(line) as Line);
  }

  /** What somebody reads who wants to hear of trouble alone. */
  get trouble(): readonly Line[] {
    return this.lines.filter(({ level }) => level >= WARN);
  }

  /** All that was written before is here by then. */
  async stop(): Promise<void> {
    if (this.#child.exitCode !== null) return;
    this.#child.kill('SIGTERM');
    await once(this.#child, 'close');
  }
}

/** Starts such servers; all are gone at the end of the test file. */
export function logging(): (options: ServerOptions) => Promise<Logged> {
  const logged: Logged[] = [];
  afterAll(() => Promise.all(logged.map((server) => server.stop())));
  return (options) => {
    const server = new Logged();
    logged.push(server);
    return server.start(options);
  };
}
