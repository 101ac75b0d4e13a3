import { randomFrom } from '@orrery/kernel';
import type { ServerOptions } from '../src/index.ts';
import type { Store } from '../src/store/store.ts';
import { Crowd } from './crowd.ts';
import { prepareServer, type ServerProcess } from './server-process.ts';
import { findLosses, type Losses } from './stored.ts';

/** Where tables are kept, so that it can be looked into beside the server. */
export interface Place {
  readonly settings: Pick<ServerOptions, 'dataDir' | 'databaseUrl'>;
  open(): Promise<Store>;
}

export interface CrashOptions {
  readonly place: Place;
  readonly rounds: number;
  /** Server processes on the same database; one of them is killed at a time. */
  readonly servers: 1 | 2;
  readonly tables: number;
  readonly seed: string;
  onRound?(round: number): void;
}

export interface CrashReport extends Losses {
  readonly rounds: number;
  readonly acknowledged: number;
  /** Of them, those acknowledged while one of two servers was dead. */
  readonly acknowledgedMeanwhile: number;
  readonly faults: readonly string[];
}

const GAME = 'reworld';
/** In every round at least so many answers are acknowledged before somebody is killed. */
const ANSWERS_A_ROUND = 30;
const ROUND_MS = 60_000;
/** Killed at any moment of this after that. */
const KILL_WITHIN_MS = 80;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills servers under load, again and again, and compares what clients saw with what is stored. */
export async function crash(options: CrashOptions): Promise<CrashReport> {
  const { place, rounds, tables, seed } = options;
  const random = randomFrom(seed);
  const servers: ServerProcess[] = [];
  for (let i = 0; i < options.servers; i++) {
    servers.push(await prepareServer().start({ ...place.settings, port: 0 }));
  }
  const addresses = servers.map(({ address }) => address);
  const crowd = new Crowd({ game: GAME, tables, seed, addresses, checkMs: 1_000 });
  const losses = { lost: [] as string[], doubled: [] as string[], unreadable: [] as string[] };
  let acknowledgedMeanwhile = 0;

  const check = async (): Promise<void> => {
    const acknowledged = [...crowd.acknowledged];
    const seen = crowd.seen();
    const store = await place.open();
    const found = await findLosses(store, acknowledged, seen);
    await store.close();
    losses.lost.push(...found.lost);
    losses.doubled.push(...found.doubled);
    losses.unreadable.push(...found.unreadable);
  };

  let spare = prepareServer();
  try {
    await crowd.sitDown();
    for (let round = 0; round < rounds; round++) {
      await crowd.until(ANSWERS_A_ROUND, ROUND_MS);
      await pause(random(KILL_WITHIN_MS));
      const victim = round % servers.length;
      const address = addresses[victim] ?? '';
      await servers[victim]?.kill();
      if (servers.length > 1) {
        const before = crowd.acknowledged.length;
        await crowd.until(ANSWERS_A_ROUND, ROUND_MS);
        acknowledgedMeanwhile += crowd.acknowledged.length - before;
      }
      await check();
      const port = Number(new URL(address).port);
      servers[victim] = await spare.start({ ...place.settings, port });
      spare = prepareServer();
      options.onRound?.(round + 1);
    }
    await crowd.until(ANSWERS_A_ROUND, ROUND_MS);
    crowd.stop();
    await Promise.all(servers.map((server) => server.stop()));
    await check();
  } finally {
    crowd.close();
    await Promise.all([spare.kill(), ...servers.map((server) => server.kill())]);
  }
  const { acknowledged, faults } = crowd;
  return {
    ...losses,
    rounds,
    acknowledged: acknowledged.length,
    acknowledgedMeanwhile,
    faults,
  };
}
