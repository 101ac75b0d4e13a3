import type { Patience } from './online/clock.ts';

/** How a server is run; everything has a usual value. */
export interface ServerOptions {
  /** 0: any free one. */
  readonly port?: number;
  readonly host?: string;
  /** Where the embedded database is kept. */
  readonly dataDir?: string;
  /** How long a lock of another program on it is waited for. */
  readonly busyMs?: number;
  /** It grows no further than this; none: as the disk lets it. */
  readonly mostMegabytes?: number | undefined;
  /** postgres://…: keep everything there instead. */
  readonly databaseUrl?: string | undefined;
  /** False: a power cut may lose the last second, never the order of what is stored. */
  readonly durable?: boolean;
  /** The built pages; none: the API alone. */
  readonly webDir?: string | undefined;
  /** Addresses (https://…) from which pages may talk to this server, beside its own. */
  readonly origins?: readonly string[];
  /** Behind a proxy: believe its X-Forwarded-* headers. */
  readonly trustProxy?: boolean;
  /** Lines from one address that may be open at once. */
  readonly connectionsPerAddress?: number;
  /** Requests a minute from one address, and of one session. */
  readonly requestsPerMinute?: number;
  /** Messages a second of one person, through all sockets together. */
  readonly messagesPerSecond?: number;
  /** Copies of all that is kept about somebody, a minute from one address. */
  readonly exportsPerMinute?: number;
  /** What is counted is shown at /metrics, to everybody who reaches it. */
  readonly metrics?: boolean;
  readonly botThreads?: number | undefined;
  readonly botDelayMs?: number;
  readonly idleMs?: number;
  readonly sweepMs?: number;
  /** Between two looks for notices that were held back. */
  readonly noticesMs?: number;
  readonly graceMs?: number;
  /** A process that did not see the time pass for so long has stood still, or its clock was set. */
  readonly stillMs?: number;
  /** Days after which what nobody came back to is removed; 0: never. */
  readonly keepGuestsDays?: number;
  readonly keepTablesDays?: number;
  readonly keepWaitingDays?: number;
  /** Between two looks for what nobody came back to; 0: none. */
  readonly collectMs?: number;
  /** How long a server that stops waits for requests in flight. */
  readonly stopWithinMs?: number;
  /** How long an absent player is waited for, by pace, before others may take the seat by consent. */
  readonly patience?: Patience;
  /** Hosts of push services beside those of the makers of browsers. */
  readonly pushServices?: readonly string[];
  /** Notices may go to private addresses too; for tests and closed networks. */
  readonly privateWebhooks?: boolean;
  /** JSON lines on standard output; the variable LOG_LEVEL says how many. */
  readonly logger?: boolean;
  /** Milliseconds since 1970; for tests. */
  readonly now?: () => number;
}

export type Settings = Required<ServerOptions>;

export function settingsOf(options: ServerOptions): Settings {
  return {
    port: 4280,
    host: 'localhost',
    dataDir: 'data',
    busyMs: 2_000,
    mostMegabytes: undefined,
    databaseUrl: undefined,
    durable: true,
    webDir: undefined,
    origins: [],
    trustProxy: false,
    connectionsPerAddress: 3_000,
    requestsPerMinute: 600,
    messagesPerSecond: 200,
    exportsPerMinute: 10,
    metrics: false,
    botThreads: undefined,
    botDelayMs: 350,
    idleMs: 60_000,
    sweepMs: 1_000,
    noticesMs: 60_000,
    graceMs: 60_000,
    stillMs: 10_000,
    keepGuestsDays: 180,
    keepTablesDays: 400,
    keepWaitingDays: 30,
    collectMs: 3_600_000,
    stopWithinMs: 5_000,
    patience: { live: 120_000, free: 3_600_000 },
    pushServices: [],
    privateWebhooks: false,
    logger: true,
    now: Date.now,
    ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)),
  };
}
