import { ANCHOR_NAMES, type AnchorName } from './anchor-games.ts';
import { Child } from './child.ts';
import type { Place } from './crash.ts';
import { prepareServer } from './server-process.ts';
import type { Tally } from './tally.ts';

export interface LoadOptions {
  readonly place: Place;
  readonly tables: number;
  /** For each figure. */
  readonly seconds: number;
  /** Moves a second of the paced measure. */
  readonly paced: number;
  /** Where boardgame.io is installed; null: without it. */
  readonly anchor: string | null;
  onStep?(what: string): void;
}

export interface LoadReport {
  readonly flatOut: Tally;
  readonly paced: Tally;
  /** Bytes of each live table with its two sockets, in the midst of its game. */
  readonly memory: Memory;
  /** What boardgame.io did with the same game, and with its own smallest one. */
  readonly anchors: Readonly<Record<AnchorName, Tally>> | null;
}

export interface Memory {
  /** What the process grew by; it keeps more than it needs, and gives little back. */
  readonly resident: number;
  /** What is free again once all have gone. */
  readonly heap: number;
}

/** Each is measured so often, in turn, so that what slows the machine for a while slows all alike. */
const ROUNDS = 8;
/** What one side still has to do when its time is up is not done in the time of the next. */
const QUIET_MS = 2_000;
const FIRST_WARM_UP_MS = 2_000;
const WARM_UP_MS = 500;
/** Played before anything is measured, so that what the program itself grows to is not counted to the tables. */
const REHEARSAL = { tables: 50, seconds: 3 };
/** A table that nobody uses leaves the memory after this; the rehearsal's must be gone. */
const IDLE = { idleMs: 2_000, sweepMs: 1_000 };
const SETTLE_MS = 5_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One server with its players, each in a process of its own. */
interface Side {
  play(seconds: number, rate: number | null, warmUpMs: number): Promise<void>;
  /** Of all that has been played since the last one. */
  tally(): Promise<Tally>;
  end(): Promise<unknown>;
}

const playing = (players: Child): Pick<Side, 'play' | 'tally'> => ({
  async play(seconds, rate, warmUpMs) {
    await players.ask('play', { seconds, rate, warmUpMs });
    await pause(QUIET_MS);
  },
  tally: () => players.ask('tally'),
});

async function ourSide({ place, tables }: LoadOptions): Promise<Side> {
  const server = await prepareServer().start({ ...place.settings, port: 0 });
  const players = new Child('./play.ts');
  await players.ask('seat', { address: server.address, tables });
  const end = (): Promise<unknown> => Promise.all([players.end('SIGKILL'), server.kill()]);
  return { ...playing(players), end };
}

/**
 * On a server of its own: whoever forces collections leaves V8 with a small heap, and the next
 * seconds of play with collections that they would not have had.
 */
async function measureMemory({ place, tables, paced }: LoadOptions): Promise<Memory> {
  const server = await prepareServer(['--expose-gc']).start({
    ...place.settings,
    ...IDLE,
    port: 0,
  });
  const players = new Child('./play.ts');
  const { address } = server;
  const settled = async (): Promise<NodeJS.MemoryUsage> => {
    await pause(SETTLE_MS);
    return server.memory();
  };
  const seat = (count: number): Promise<void> => players.ask('seat', { address, tables: count });
  const { play } = playing(players);
  try {
    await seat(Math.min(tables, REHEARSAL.tables));
    await play(REHEARSAL.seconds, null, 0);
    await players.ask('close');
    const before = await settled();
    await seat(tables);
    await play(REHEARSAL.seconds, paced, 0);
    const live = await settled();
    await players.ask('close');
    const after = await settled();
    return {
      resident: (live.rss - before.rss) / tables,
      // One right after the other: what the program itself keeps changes in the course of a run.
      heap: (live.heapUsed + live.external - after.heapUsed - after.external) / tables,
    };
  } finally {
    await Promise.all([players.end('SIGKILL'), server.kill()]);
  }
}

async function anchorSide(folder: string, game: AnchorName, tables: number): Promise<Side> {
  // Read when the package is loaded; it is quicker so, and that is how it would be served.
  const production = { NODE_ENV: 'production' };
  const server = new Child('./anchor-serve.ts', [], production);
  const players = new Child('./anchor-play.ts', [], production);
  const address = await server.ask<string>('start', { folder, game });
  await players.ask('seat', { folder, address, game, tables });
  const end = (): Promise<unknown> => Promise.all([players.end('SIGKILL'), server.end('SIGKILL')]);
  return { ...playing(players), end };
}

async function talliesOf(sides: ReadonlyMap<AnchorName, Side>): Promise<LoadReport['anchors']> {
  const reworld = await sides.get('reworld')?.tally();
  const ticTacToe = await sides.get('tic-tac-toe')?.tally();
  return reworld && ticTacToe ? { reworld, 'tic-tac-toe': ticTacToe } : null;
}

/** Tables of two played over sockets, beside boardgame.io's in the same run. */
export async function load(options: LoadOptions): Promise<LoadReport> {
  const { tables, seconds, paced, anchor } = options;
  const say = options.onStep ?? ((): void => undefined);
  say('measuring memory');
  const memory = await measureMemory(options);
  say(`seating ${tables} tables`);
  const ours = await ourSide(options);
  const others = new Map<AnchorName, Side>();
  try {
    if (anchor !== null)
      for (const name of ANCHOR_NAMES) others.set(name, await anchorSide(anchor, name, tables));
    for (let round = 0; round < ROUNDS; round++) {
      const warmUp = round === 0 ? FIRST_WARM_UP_MS : WARM_UP_MS;
      say(`round ${round + 1} of ${ROUNDS}`);
      for (const side of [ours, ...others.values()])
        await side.play(seconds / ROUNDS, null, warmUp);
    }
    const flatOut = await ours.tally();
    say(`paced: ${paced} moves a second`);
    await ours.play(seconds, paced, WARM_UP_MS);
    return { flatOut, paced: await ours.tally(), memory, anchors: await talliesOf(others) };
  } finally {
    await Promise.all([ours.end(), ...[...others.values()].map((side) => side.end())]);
  }
}
