import { Child } from './child.ts';
import type { Place } from './crash.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';
import type { Tally } from './tally.ts';

export interface SoakOptions {
  readonly place: Place;
  readonly games: readonly string[];
  readonly tables: number;
  readonly seconds: number;
  /** Moves a second of people; bots answer besides. */
  readonly rate: number;
  /** How often it is looked at; every ten seconds is usual. */
  readonly sampleMs?: number;
  onSample?(sample: SoakSample): void;
}

/** The server at one moment. */
export interface SoakSample {
  /** Seconds since people began to play. */
  readonly at: number;
  readonly resident: number;
  readonly heap: number;
  readonly tables: number;
  readonly sockets: number;
  /** Since the sample before: moves a second, their p99 in milliseconds, processor cores. */
  readonly movesPerSecond: number;
  readonly p99: number;
  readonly cores: number;
}

export interface SoakReport {
  readonly samples: readonly SoakSample[];
  readonly moves: number;
  /** Answers of bots, which are not among the moves. */
  readonly botAnswers: number;
  readonly happened: Happened;
  readonly growth: Growth;
}

/** How often it happened that games ended, guests came, sockets were opened, and so on. */
export type Happened = Readonly<
  Record<'games' | 'guests' | 'sockets' | 'visits' | 'seats' | 'failed', number>
>;

/** The last quarter of a run against its second: 1 is no growth. */
export interface Growth {
  readonly resident: number;
  /** What is left after collections: of six samples in a row the lowest. */
  readonly heap: number;
}

const SAMPLE_MS = 10_000;
/** Of so many samples in a row the lowest heap is about what a collection leaves. */
const LOWEST_OF = 6;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The last value of each of these in Prometheus' text. */
async function metrics(address: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  const values = new Map(
    text.split('\n').map((line) => {
      const [name = '', value] = line.split(' ');
      return [name, Number(value)];
    }),
  );
  return (name) => values.get(name) ?? 0;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

export function growthOf(samples: readonly SoakSample[]): Growth {
  const quarter = Math.floor(samples.length / 4);
  const second = samples.slice(quarter, 2 * quarter);
  const last = samples.slice(samples.length - quarter);
  const resident = (part: readonly SoakSample[]): number =>
    middle(part.map((sample) => sample.resident));
  const heap = (part: readonly SoakSample[]): number =>
    middle(
      [...Map.groupBy(part, (_, i) => Math.floor(i / LOWEST_OF)).values()].map((row) =>
        Math.min(...row.map((sample) => sample.heap)),
      ),
    );
  return { resident: resident(last) / resident(second), heap: heap(last) / heap(second) };
}

async function sampled(
  server: ServerProcess,
  players: Child,
  began: number,
  before: { readonly at: number; readonly worked: number },
): Promise<{ sample: SoakSample; moves: number; worked: number; happened: Happened }> {
  const { rss, heapUsed } = await server.memory();
  const worked = await server.worked();
  const count = await metrics(server.address);
  const { tally, counts } = await players.ask<{ tally: Tally; counts: Happened }>('tally');
  const at = (performance.now() - began) / 1000;
  const sample = {
    at,
    resident: rss,
    heap: heapUsed,
    tables: count('orrery_tables'),
    sockets: count('orrery_sockets'),
    movesPerSecond: tally.movesPerSecond,
    p99: tally.p99,
    cores: (worked - before.worked) / 1e6 / (at - before.at),
  };
  return { sample, moves: tally.moves, worked, happened: counts };
}

/** A usual evening, for long: people and bots play, come and go, while memory is looked at. */
export async function soak(options: SoakOptions): Promise<SoakReport> {
  const { place, games, tables, rate, seconds, sampleMs = SAMPLE_MS } = options;
  const server = await prepareServer().start({ ...place.settings, port: 0, metrics: true });
  const players = new Child('./soak-play.ts');
  try {
    await players.ask('start', { address: server.address, games, tables, rate });
    const began = performance.now();
    const samples: SoakSample[] = [];
    let before = { at: 0, worked: await server.worked() };
    let moves = 0;
    let happened: Happened = { games: 0, guests: 0, sockets: 0, visits: 0, seats: 0, failed: 0 };
    while (before.at < seconds) {
      await pause(Math.max(0, began + (samples.length + 1) * sampleMs - performance.now()));
      const taken = await sampled(server, players, began, before);
      samples.push(taken.sample);
      moves += taken.moves;
      happened = taken.happened;
      before = { at: taken.sample.at, worked: taken.worked };
      options.onSample?.(taken.sample);
    }
    const count = await metrics(server.address);
    const botAnswers = count('orrery_bot_seconds_count');
    await players.ask('stop');
    return { samples, moves, botAnswers, happened, growth: growthOf(samples) };
  } finally {
    await Promise.all([players.end('SIGKILL'), server.stop()]);
  }
}
