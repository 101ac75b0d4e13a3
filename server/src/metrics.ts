import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What is counted; names are those that Prometheus reads. */
export interface Metrics {
  readonly registry: Registry;
  /** A change has been stored; how long that took. */
  stored(ms: number): void;
  opened(ms: number): void;
  message(type: string): void;
  refused(code: string): void;
  sentBytes(bytes: number): void;
  thought(ms: number): void;
  watch(counts: { tables(): number; sockets(): number; thinking(): number }): void;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const stored = new Histogram({
    name: 'orrery_store_seconds',
    help: 'Time to store one change, waiting included',
    buckets: SECONDS,
    registers,
  });
  const opened = new Histogram({
    name: 'orrery_table_open_seconds',
    help: 'Time to open a table that was not in memory',
    buckets: SECONDS,
    registers,
  });
  const thought = new Histogram({
    name: 'orrery_bot_seconds',
    help: 'Time from asking a bot to its answer',
    buckets: SECONDS,
    registers,
  });
  // What every message counts is added up here, and handed over when somebody reads it.
  const received = new Map<string, number>();
  let sent = 0;
  const messages: Counter<'type'> = new Counter({
    name: 'orrery_messages_total',
    help: 'Messages received over sockets',
    labelNames: ['type'],
    registers,
    collect() {
      messages.reset();
      for (const [type, count] of received) messages.inc({ type }, count);
    },
  });
  const refusals = new Counter({
    name: 'orrery_refusals_total',
    help: 'Requests refused, by code',
    labelNames: ['code'],
    registers,
  });
  const bytes: Counter = new Counter({
    name: 'orrery_sent_bytes_total',
    help: 'Bytes of messages sent over sockets',
    registers,
    collect() {
      bytes.reset();
      bytes.inc(sent);
    },
  });
  return {
    registry,
    stored: (ms) => stored.observe(ms / 1000),
    opened: (ms) => opened.observe(ms / 1000),
    thought: (ms) => thought.observe(ms / 1000),
    message: (type) => received.set(type, (received.get(type) ?? 0) + 1),
    refused: (code) => refusals.inc({ code }),
    sentBytes(count) {
      sent += count;
    },
    watch(counts) {
      const gauge = (name: string, help: string, read: () => number): void => {
        const made: Gauge = new Gauge({
          name,
          help,
          registers,
          collect() {
            made.set(read());
          },
        });
      };
      gauge('orrery_tables', 'Tables in memory', counts.tables);
      gauge('orrery_sockets', 'Open sockets', counts.sockets);
      gauge('orrery_bots_thinking', 'Bots at work or waiting for a thread', counts.thinking);
    },
  };
}
