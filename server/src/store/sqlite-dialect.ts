import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteThread } from './sqlite-thread.ts';

/** Kysely over node:sqlite in its thread. */
export function sqliteDialect(thread: SqliteThread, gate: Gate): Dialect {
  return {
    createAdapter: () => new Adapter(),
    createDriver: () => new SqliteDriver(thread, gate),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** The gate keeps order: Kysely's own lock would let one request at a time to the thread. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** There is one connection: while somebody has a transaction of several requests, all others wait. */
export class Gate {
  #shut: Promise<void> | null = null;

  /** Sends it once the gate is open, in the same moment: nobody's transaction can begin in between. */
  async pass<T>(send: () => Promise<T>): Promise<T> {
    while (this.#shut !== null) await this.#shut;
    return send();
  }

  /** Returns how to open it again. */
  async shut(): Promise<() => void> {
    while (this.#shut !== null) await this.#shut;
    let open: () => void = () => undefined;
    this.#shut = new Promise((resolve) => {
      open = () => {
        this.#shut = null;
        resolve();
      };
    });
    return open;
  }
}

class SqliteDriver implements Driver {
  readonly #thread: SqliteThread;
  readonly #gate: Gate;

  constructor(thread: SqliteThread, gate: Gate) {
    this.#thread = thread;
    this.#gate = gate;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#thread, this.#gate);
  }

  async releaseConnection(): Promise<void> {}

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    connection.end = await this.#gate.shut();
    try {
      await this.#thread.control('begin immediate');
    } catch (error) {
      this.#ended(connection);
      throw error;
    }
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await this.#thread.control('commit');
    this.#ended(connection);
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    try {
      await this.#thread.control('rollback');
    } finally {
      this.#ended(connection);
    }
  }

  #ended(connection: SqliteConnection): void {
    connection.end?.();
    connection.end = null;
  }

  async destroy(): Promise<void> {}
}

class SqliteConnection implements DatabaseConnection {
  readonly #thread: SqliteThread;
  readonly #gate: Gate;
  /** Ends the transaction that this connection is in. */
  end: (() => void) | null = null;

  constructor(thread: SqliteThread, gate: Gate) {
    this.#thread = thread;
    this.#gate = gate;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { sql, parameters } = query;
    const ask = (): ReturnType<SqliteThread['query']> => this.#thread.query({ sql, parameters });
    const { rows, changed } = await (this.end === null ? this.#gate.pass(ask) : ask());
    return { rows: rows as R[], numAffectedRows: BigInt(changed) };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('SQLite answers are read whole');
  }
}
