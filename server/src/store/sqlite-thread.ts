import { Worker } from 'node:worker_threads';
import type { Writes } from './sqlite-append.ts';
import type {
  SqliteAnswer,
  SqliteReply,
  SqliteRequest,
  SqliteSettings,
  Statement,
} from './sqlite-types.ts';

interface Waiting {
  resolve(reply: SqliteReply): void;
  reject(error: Error): void;
}

type Without<T> = T extends unknown ? Omit<T, 'id'> : never;

/** What SQLite said; the lower byte of `errcode` is its primary code. */
export class SqliteError extends Error {
  readonly errcode: number;
  constructor(message: string, errcode: number) {
    super(message);
    this.name = 'SqliteError';
    this.errcode = errcode;
  }
}

/** The thread that owns the database; what comes together is stored together. */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #next = 0;

  constructor(settings: SqliteSettings) {
    this.#worker = new Worker(new URL('./sqlite-worker.ts', import.meta.url), {
      workerData: settings,
    });
    this.#worker.on('message', (answer: SqliteAnswer) => {
      const waiting = this.#waiting.get(answer.id);
      this.#waiting.delete(answer.id);
      if ('reply' in answer) waiting?.resolve(answer.reply);
      else waiting?.reject(new SqliteError(answer.error.message, answer.error.errcode));
    });
    const broken = (error: Error): void => {
      for (const waiting of this.#waiting.values()) waiting.reject(error);
      this.#waiting.clear();
    };
    this.#worker.on('error', broken);
    this.#worker.on('exit', () => broken(new Error('the database thread has ended')));
  }

  query(statement: Statement): Promise<SqliteReply> {
    return this.#ask({ kind: 'query', statement });
  }

  /** begin, commit or rollback. */
  async control(sql: string): Promise<void> {
    await this.#ask({ kind: 'control', statement: { sql, parameters: [] } });
  }

  async append(writes: Writes): Promise<readonly boolean[]> {
    return (await this.#ask({ kind: 'append', writes })).rows as readonly boolean[];
  }

  async close(): Promise<void> {
    await this.#ask({ kind: 'close' });
    await this.#worker.terminate();
  }

  #ask(request: Without<SqliteRequest>): Promise<SqliteReply> {
    const id = this.#next++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, ...request });
    });
  }
}
