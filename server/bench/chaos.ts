import { randomUUID } from 'node:crypto';
import { canonical, randomFrom } from '@orrery/kernel';
import { Link, type Mirror } from '@orrery/protocol';
import { WebSocket } from 'ws';
import type { Place } from './crash.ts';
import { Crowd } from './crowd.ts';
import { type Guest, socketAddress } from './guest.ts';
import { type Chaos, type ChaosProxy, startProxy } from './proxy.ts';
import { prepareServer } from './server-process.ts';
import { findLosses, type Losses } from './stored.ts';

export interface ChaosOptions {
  readonly place: Place;
  readonly moves: number;
  readonly tables: number;
  readonly seed: string;
  onMoves?(moves: number): void;
}

export interface ChaosReport extends Losses {
  readonly moves: number;
  readonly frames: ChaosProxy['counts'];
  readonly clients: number;
  /** Clients whose view was not that of a fresh one. */
  readonly differing: readonly string[];
  readonly faults: readonly string[];
}

const GAME = 'reworld';
const CHAOS: Chaos = { dropped: 30, doubled: 20, delayed: 20, cut: 6 };
/** How soon a link asks for what a dropped frame would have brought. */
const CHECK_MS = 100;
/** Without a single acknowledged move for so long, something is stuck. */
const STUCK_MS = 30_000;
const SETTLES_WITHIN_MS = 15_000;

/** Plays through a line that drops, doubles, delays and cuts, then compares every view with a fresh one. */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const { place, moves, tables, seed } = options;
  const server = await prepareServer().start({ ...place.settings, port: 0 });
  const proxy = await startProxy(server.address, CHAOS, randomFrom(seed));
  const crowd = new Crowd({
    game: GAME,
    tables,
    seed,
    addresses: [server.address],
    sockets: [proxy.address],
    checkMs: CHECK_MS,
    most: moves,
  });
  try {
    await crowd.sitDown();
    while (crowd.acknowledged.length < moves) {
      await crowd.until(Math.min(100, moves - crowd.acknowledged.length), STUCK_MS);
      options.onMoves?.(crowd.acknowledged.length);
    }
    proxy.calm();
    const differing = await compare(server.address, crowd);
    const { acknowledged, faults } = crowd;
    await server.stop();
    const store = await place.open();
    const losses = await findLosses(store, acknowledged, crowd.seen());
    await store.close();
    return {
      ...losses,
      moves: acknowledged.length,
      frames: proxy.counts,
      clients: crowd.views().length,
      differing,
      faults,
    };
  } finally {
    crowd.close();
    await proxy.close();
    await server.kill();
  }
}

const text = ({ told, log }: Mirror): string => canonical({ told, log });

/** Each client may take a moment to ask for what it still lacks. */
async function compare(address: string, crowd: Crowd): Promise<readonly string[]> {
  const until = Date.now() + SETTLES_WITHIN_MS;
  const differing = new Set(crowd.views().map((_, i) => i));
  while (differing.size > 0 && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 2 * CHECK_MS));
    for (const i of differing) {
      const fresh = await freshView(address, crowd.views()[i]);
      const held = crowd.views()[i];
      if (held !== undefined && text(held.mirror) === text(fresh)) differing.delete(i);
    }
  }
  return [...differing].map((i) => {
    const { table, guest } = crowd.views()[i] ?? {};
    return `${guest?.id} at ${table}`;
  });
}

/** What somebody who just came is told of a table. */
async function freshView(
  address: string,
  who: { table: string; guest: Guest } | undefined,
): Promise<Mirror> {
  if (who === undefined) throw new Error('there is no such client');
  const headers = { cookie: who.guest.cookie };
  const open = (): WebSocket => new WebSocket(socketAddress(address), { headers });
  const link = new Link({ lang: 'en', newId: randomUUID, open });
  try {
    return await new Promise<Mirror>((resolve, reject) => {
      link.watch(who.table, { changed: resolve, refused: reject });
    });
  } finally {
    link.close();
  }
}
