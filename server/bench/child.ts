import { type ChildProcess, fork } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

interface Question {
  readonly id: number;
  readonly name: string;
  readonly about: unknown;
}

type Reply = { readonly id: number } & ({ readonly result: unknown } | { readonly error: string });

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** A program of this folder in a process of its own, which answers questions. */
export class Child {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #next = 0;

  constructor(file: string, execArgv: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
    this.#process = fork(fileURLToPath(new URL(file, import.meta.url)), {
      execArgv: [...execArgv],
      // A process that is started again and again should not compile its program each time.
      env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'orrery-compiled'), ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    // A process that was killed cannot be written to any more: its end is told below.
    this.#process.on('error', () => undefined);
    this.#process.on('message', (reply: Reply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('error' in reply) waiting?.reject(new Error(reply.error));
      else waiting?.resolve(reply.result);
    });
    this.#ended = new Promise((resolve) => {
      this.#process.once('exit', () => {
        for (const { reject } of this.#waiting.values()) reject(new Error(`${file} has ended`));
        this.#waiting.clear();
        resolve();
      });
    });
  }

  ask<T>(name: string, about?: unknown): Promise<T> {
    const id = this.#next++;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#process.send({ id, name, about } satisfies Question, (error) => {
        // It has ended already.
        if (error !== null) reject(error);
      });
    });
  }

  /** For a signal that does not end it. */
  signal(signal: NodeJS.Signals): void {
    this.#process.kill(signal);
  }

  /** Resolves once the process is gone. */
  end(signal: NodeJS.Signals): Promise<void> {
    this.#process.kill(signal);
    return this.#ended;
  }
}

/** In the child: answers each question by its name, and ends with its parent. */
export function answerBy(answers: Readonly<Record<string, (about: never) => unknown>>): void {
  process.on('message', ({ id, name, about }: Question) => {
    const answer = async (): Promise<unknown> => answers[name]?.(about as never);
    answer().then(
      (result) => process.send?.({ id, result }),
      (error: unknown) => process.send?.({ id, error: String(error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}
