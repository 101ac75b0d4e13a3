import type * as serverBench from '@orrery/server/bench';
import type { ChaosReport, CrashReport, LoadReport } from '@orrery/server/bench';
import type { Command } from 'commander';
import { ANCHOR, anchorFolder } from '../bench/anchor.ts';
import { BadInput } from '../errors.ts';
import { oneOf, whole } from '../parse.ts';
import { progress } from '../progress.ts';
import { rounded } from '../stats.ts';
import { thousands } from '../table.ts';
import { soak } from './bench-soak.ts';
import { answer, type Context } from './context.ts';

const DATABASES = ['sqlite', 'postgres'] as const;
type Database = (typeof DATABASES)[number];

export interface ServerBenchFlags {
  readonly server?: boolean;
  readonly crash?: number;
  readonly chaos?: number;
  readonly soak?: number;
  readonly tables?: number;
  readonly database?: Database;
  readonly servers?: number;
  readonly paced?: number;
  readonly seed?: string;
  readonly seconds?: number;
  readonly anchors?: boolean;
  readonly json?: boolean;
}

const servers = (text: string): number => Number(oneOf('--servers', ['1', '2'])(text));

const USUAL_TABLES = { load: 500, crash: 20, chaos: 50 };

export const withServerBench = (command: Command): Command =>
  command
    .option('--server', 'measure the server: tables of two, played over sockets')
    .option('--crash <rounds>', 'kill the server under load, so often', whole('--crash', 1))
    .option('--chaos <moves>', 'play over lines that fail all the time', whole('--chaos', 1))
    .option('--soak <minutes>', 'play for so long, and look at memory', whole('--soak', 1))
    .option('--tables <n>', 'with these: tables at once (500, 20, 50, 100)', whole('--tables', 1))
    .option('--database <name>', 'with these: sqlite or postgres', oneOf('--database', DATABASES))
    .option('--servers <n>', 'with --crash: processes on one PostgreSQL', servers)
    .option('--seed <text>', 'with --crash and --chaos: what chance comes from')
    .option('--paced <n>', 'moves a second (--server: 1000, --soak: 300)', whole('--paced', 1));

export const asksForServer = (flags: ServerBenchFlags): boolean =>
  flags.server === true ||
  flags.crash !== undefined ||
  flags.chaos !== undefined ||
  flags.soak !== undefined;

type Bench = typeof serverBench;

export async function benchServer(context: Context, flags: ServerBenchFlags): Promise<void> {
  const bench = await import('@orrery/server/bench');
  const places = flags.database === 'postgres' ? bench.postgresPlaces() : bench.sqlitePlaces();
  try {
    const place = await places.fresh();
    if (flags.crash !== undefined) await crash(context, flags, bench, place);
    else if (flags.chaos !== undefined) await chaos(context, flags, bench, place);
    else if (flags.soak !== undefined) await soak(context, flags, bench, place);
    else await load(context, flags, bench, place);
  } finally {
    await places.clear();
  }
}

type Place = Parameters<Bench['crash']>[0]['place'];

async function load(
  context: Context,
  flags: ServerBenchFlags,
  bench: Bench,
  place: Place,
): Promise<void> {
  const { terminal } = context;
  const { tables = USUAL_TABLES.load, database = 'sqlite', paced = 1000, seconds = 10 } = flags;
  const anchor = flags.anchors === true ? await anchorFolder(terminal) : null;
  const onStep = (what: string): void => terminal.redraw?.(what);
  const report = await bench.load({ place, tables, seconds, paced, anchor, onStep });
  terminal.redraw?.('');
  const result = { node: process.versions.node, database, tables, ...figures(report) };
  answer(context, flags.json, result, () => loadText(result));
}

type Tally = LoadReport['flatOut'];

const speed = ({ movesPerSecond, p50, p99 }: Tally) => ({
  movesPerSecond: Math.round(movesPerSecond),
  p50: rounded(p50, 1),
  p99: rounded(p99, 1),
});

const beside = (ours: Tally, anchor: Tally) => ({
  ...speed(anchor),
  ratios: {
    movesPerSecond: rounded(ours.movesPerSecond / anchor.movesPerSecond, 2),
    p99: rounded(ours.p99 / anchor.p99, 2),
  },
});

function figures({ flatOut, paced, memory, anchors }: LoadReport) {
  return {
    flatOut: speed(flatOut),
    paced: speed(paced),
    bytesPerUpdate: {
      median: Math.round(flatOut.medianBytes),
      mean: Math.round(flatOut.meanBytes),
    },
    kilobytesPerTable: {
      resident: rounded(memory.resident / 1000, 1),
      heap: rounded(memory.heap / 1000, 1),
    },
    ...(anchors !== null && {
      anchor: {
        name: 'boardgame.io server, in memory',
        version: ANCHOR.version,
        sameGame: beside(flatOut, anchors.reworld),
        ticTacToe: beside(flatOut, anchors['tic-tac-toe']),
      },
    }),
  };
}

type LoadResult = ReturnType<typeof figures> & {
  readonly database: string;
  readonly tables: number;
};

function loadText(result: LoadResult): string {
  const { flatOut, paced, anchor, bytesPerUpdate, kilobytesPerTable } = result;
  const line = (name: string, value: string): string => `  ${name.padEnd(20)}${value}`;
  const told = ({ movesPerSecond, p50, p99 }: typeof flatOut): string =>
    `${thousands(movesPerSecond)} moves a second; to the opponent ${p50} ms (p50), ${p99} ms (p99)`;
  const compared = (name: string, other: ReturnType<typeof beside>): string[] => [
    line(name, told(other)),
    line(
      '',
      `ours: ${other.ratios.movesPerSecond} times the moves, ${other.ratios.p99} of the p99`,
    ),
  ];
  return [
    `${result.tables} tables of two on ${result.database}`,
    line('as fast as can be', told(flatOut)),
    line('paced', told(paced)),
    line('an update', `${bytesPerUpdate.median} bytes (median), ${bytesPerUpdate.mean} (mean)`),
    line(
      'a live table',
      `${kilobytesPerTable.resident} kB of the process, ${kilobytesPerTable.heap} kB of heap`,
    ),
    ...(anchor === undefined
      ? []
      : [
          `${anchor.name} ${anchor.version}`,
          ...compared('the same game', anchor.sameGame),
          ...compared('tic-tac-toe', anchor.ticTacToe),
        ]),
  ].join('\n');
}

const WRONG = ['lost', 'doubled', 'unreadable', 'faults'] as const;

/** What was lost and found, and a failure where anything was lost. */
function tell(
  context: Context,
  flags: ServerBenchFlags,
  report: CrashReport | ChaosReport,
  what: string,
): void {
  const found = { ...report, database: flags.database ?? 'sqlite' };
  const wrong = [...WRONG, 'differing' as const].flatMap((kind) =>
    (kind in found ? ((found as Partial<ChaosReport>)[kind] ?? []) : []).map(
      (line) => `${kind}: ${line}`,
    ),
  );
  if (wrong.length > 0) context.fail();
  answer(context, flags.json, { ok: wrong.length === 0, ...found }, () =>
    [what, ...(wrong.length === 0 ? ['nothing lost, doubled or unreadable'] : wrong)].join('\n'),
  );
}

async function crash(
  context: Context,
  flags: ServerBenchFlags,
  bench: Bench,
  place: Place,
): Promise<void> {
  const { crash: rounds = 1, tables = USUAL_TABLES.crash, seed = 'crash' } = flags;
  const servers = flags.servers === 2 ? 2 : 1;
  if (servers === 2 && flags.database !== 'postgres') {
    throw new BadInput('two servers share a PostgreSQL: add --database postgres');
  }
  const bar = progress(context.terminal, 'kills', rounds);
  const onRound = (): void => bar.add(1);
  const report = await bench.crash({ place, rounds, servers, tables, seed, onRound });
  bar.done();
  const { acknowledged } = report;
  const counted = (count: number, noun: string): string =>
    `${thousands(count)} ${noun}${count === 1 ? '' : 's'}`;
  const what = `${counted(rounds, 'kill')} of ${counted(servers, 'server')}, ${counted(acknowledged, 'answer')} acknowledged`;
  tell(context, flags, report, what);
}

async function chaos(
  context: Context,
  flags: ServerBenchFlags,
  bench: Bench,
  place: Place,
): Promise<void> {
  const { chaos: moves = 1, tables = USUAL_TABLES.chaos, seed = 'chaos' } = flags;
  const bar = progress(context.terminal, 'moves', moves);
  let seen = 0;
  const onMoves = (made: number): void => {
    bar.add(made - seen);
    seen = made;
  };
  const report = await bench.chaos({ place, moves, tables, seed, onMoves });
  bar.done();
  const { frames, clients } = report;
  const what = [
    `${thousands(report.moves)} moves in ${thousands(frames.frames)} frames: ${thousands(frames.dropped)} dropped,`,
    `${thousands(frames.doubled)} doubled, ${thousands(frames.delayed)} delayed, ${thousands(frames.cut)} sockets cut;`,
    `${clients} clients compared with fresh ones`,
  ].join(' ');
  tell(context, flags, report, what);
}
