import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { builtPages } from './built.ts';

const ORRERY = join(dirname(fileURLToPath(import.meta.url)), '../../../cli/bin/orrery.js');
/** All tests come from one address, and are more than a server allows one to be. */
const ONE_ADDRESS = { requests: 1_000_000 };
/** The one that tests pretend to have. */
const PUSHES = { 'push-services': 'push.example.org' };

/** A real server with a data folder of its own, which can be killed and started again. */
export class OnlineServer {
  readonly #data = mkdtempSync(join(tmpdir(), 'orrery-online-'));
  #process: ChildProcess | null = null;
  port = 0;

  async start(): Promise<void> {
    const settings = {
      port: this.port,
      data: this.#data,
      pages: builtPages(),
      ...ONE_ADDRESS,
      ...PUSHES,
    };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const child = spawn(process.execPath, [ORRERY, 'serve', '--no-open', ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    let said = '';
    for await (const chunk of child.stdout ?? []) {
      said += String(chunk);
      const port = /localhost:(\d+)/.exec(said)?.[1];
      if (port === undefined) continue;
      this.port = Number(port);
      return;
    }
    throw new Error(`the server did not start: ${said}`);
  }

  /** As a power cut would: it has no time to say or store anything. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Another process holds the database: nothing can be stored until it lets go. */
  lockStore(): () => void {
    const other = new DatabaseSync(join(this.#data, 'orrery.sqlite'));
    other.exec('BEGIN IMMEDIATE');
    return () => other.close();
  }

  /** The clock of a seat runs out, without the wait for it. */
  async runOut(table: string, seat: number): Promise<void> {
    await this.kill();
    const store = new DatabaseSync(join(this.#data, 'orrery.sqlite'));
    const body = JSON.stringify({ act: { kind: 'late', seat } });
    store
      .prepare(
        `INSERT INTO changes (table_id, seq, at, body)
         SELECT table_id, max(seq) + 1, max(at), ? FROM changes WHERE table_id = ?`,
      )
      .run(body, table);
    store.close();
    await this.start();
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/** The wire between one browser and the server: it can be cut, and go silent as in sleep. */
export class Wire {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #cut = false;
  #silent = false;

  constructor(to: OnlineServer) {
    this.#server = createServer((near) => {
      if (this.#cut) return void near.destroy();
      const far = connect(to.port, 'localhost');
      for (const [from, into] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(from);
        from.on('data', (chunk) => void (this.#silent || into.write(chunk)));
        from.on('close', () => {
          this.#sockets.delete(from);
          into.destroy();
        });
        // A cut wire is what is tested.
        from.on('error', () => undefined);
      }
    });
  }

  async open(): Promise<string> {
    this.#server.listen(0, 'localhost');
    await once(this.#server, 'listening');
    const at = this.#server.address();
    return `http://localhost:${typeof at === 'object' && at ? at.port : 0}`;
  }

  cut(): void {
    this.#cut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#cut = false;
  }

  /** Nothing arrives any more, and nobody is told. */
  sleep(): void {
    this.#silent = true;
  }

  /** The old connections stay dead; new ones work. */
  wake(): void {
    const old = [...this.#sockets];
    this.#silent = false;
    for (const socket of old) socket.removeAllListeners('data').pause();
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
