import { PLAYABLE } from '@orrery/catalog';
import type * as serverBench from '@orrery/server/bench';
import type { SoakReport, SoakSample } from '@orrery/server/bench';
import { median, rounded } from '../stats.ts';
import { thousands } from '../table.ts';
import { answer, type Context } from './context.ts';

type Bench = typeof serverBench;

export interface SoakFlags {
  readonly soak?: number;
  readonly tables?: number;
  readonly database?: string;
  readonly paced?: number;
  readonly json?: boolean;
}

const USUAL = { tables: 100, paced: 300 };
/** Memory that grows by more between the second and the last quarter of a run has not settled. */
const MOST_GROWTH = 1.1;
const PARTS = 6;

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

/** A sixth of the run: an hour in pieces of ten minutes. */
function partOf(samples: readonly SoakSample[]) {
  const of = (read: (sample: SoakSample) => number): readonly number[] => samples.map(read);
  return {
    minutes: rounded((samples.at(-1)?.at ?? 0) / 60, 1),
    movesPerSecond: Math.round(median(of((sample) => sample.movesPerSecond))),
    p99: rounded(median(of((sample) => sample.p99)), 1),
    residentMegabytes: megabytes(median(of((sample) => sample.resident))),
    leastHeapMegabytes: megabytes(Math.min(...of((sample) => sample.heap))),
    mostHeapMegabytes: megabytes(Math.max(...of((sample) => sample.heap))),
    tables: Math.round(median(of((sample) => sample.tables))),
    cores: rounded(median(of((sample) => sample.cores)), 2),
  };
}

function result(report: SoakReport, database: string) {
  const { samples, moves, botAnswers, happened, growth } = report;
  const size = Math.ceil(samples.length / PARTS);
  const parts = [...Map.groupBy(samples, (_, i) => Math.floor(i / size)).values()].map(partOf);
  return {
    ok: growth.resident <= MOST_GROWTH && growth.heap <= MOST_GROWTH,
    node: process.versions.node,
    database,
    moves,
    botAnswers,
    happened,
    growth: { resident: rounded(growth.resident, 3), heap: rounded(growth.heap, 3) },
    parts,
    samples,
  };
}

function text({ ok, moves, botAnswers, happened, growth, parts }: ReturnType<typeof result>) {
  const { games, guests, sockets, visits, seats, failed } = happened;
  const rows = parts.map((part) => Object.values(part).map(String));
  const head = ['minutes', 'moves/s', 'p99 ms', 'MB', 'heap least', 'most', 'tables', 'cores'];
  const line = (cells: readonly string[]): string =>
    cells.map((cell, i) => cell.padStart(head[i]?.length ?? 0)).join('  ');
  return [
    `${thousands(moves)} moves of people, ${thousands(botAnswers)} of bots, ${thousands(games)} games to their end;`,
    `${thousands(guests)} guests, ${thousands(sockets)} sockets, ${thousands(visits)} visits, ${thousands(seats)} times sat down and up, ${failed} of these failed`,
    line(head),
    ...rows.map(line),
    `the last quarter against the second: ${growth.resident} of the process, ${growth.heap} of the heap`,
    ok ? 'memory settled' : 'memory grew',
  ].join('\n');
}

/** Lets people and bots play, come and go for minutes or hours, and looks whether memory settles. */
export async function soak(
  context: Context,
  flags: SoakFlags,
  bench: Bench,
  place: Parameters<Bench['soak']>[0]['place'],
): Promise<void> {
  const { soak: minutes = 1, tables = USUAL.tables, paced = USUAL.paced } = flags;
  const games = PLAYABLE.map(({ id }) => id);
  const onSample = (sample: SoakSample): void =>
    context.terminal.redraw?.(
      `${Math.floor(sample.at / 60)} of ${minutes} minutes · ${Math.round(sample.movesPerSecond)} moves a second · ${megabytes(sample.resident)} MB, heap ${megabytes(sample.heap)} MB`,
    );
  const seconds = minutes * 60;
  const report = await bench.soak({ place, games, tables, seconds, rate: paced, onSample });
  context.terminal.redraw?.('');
  const found = result(report, flags.database ?? 'sqlite');
  if (!found.ok) context.fail();
  answer(context, flags.json, found, () => text(found));
}
