import type { AddressInfo } from 'node:net';
import { loadGame, PLAYABLE } from '@orrery/catalog';
import type { AnyGameModule } from '@orrery/shared';
import { Addresses } from './bots/addresses.ts';
import { BotPool } from './bots/pool.ts';
import { accountRoutes } from './http/accounts.ts';
import { apiPage } from './http/api-page.ts';
import { createApp } from './http/app.ts';
import { limitConnections } from './http/connections.ts';
import type { HttpDeps } from './http/deps.ts';
import { gameRoutes } from './http/games.ts';
import { watchRequests } from './http/in-flight.ts';
import { operationRoutes } from './http/operations.ts';
import { pages } from './http/pages.ts';
import { Guesses } from './http/guesses.ts';
import { muteRoutes } from './http/mutes.ts';
import { passkeyRoutes } from './http/passkeys.ts';
import { peopleRoutes } from './http/people.ts';
import { pushRoutes } from './http/pushes.ts';
import { recordRoutes } from './http/record.ts';
import { rematchRoutes } from './http/rematch.ts';
import { seatRoutes } from './http/seats.ts';
import { tableRoutes } from './http/tables.ts';
import { ChatRooms } from './live/chat.ts';
import { Collector, OLD_SESSION_MS } from './live/collector.ts';
import { damageLog } from './live/damage.ts';
import type { LiveDeps } from './live/deps.ts';
import { LiveTables } from './live/live-tables.ts';
import { Lobby } from './live/lobby.ts';
import { tuneCollector } from './collector.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { hasEnded } from './live/rows.ts';
import { Rater } from './ratings/rater.ts';
import { type NoticeDeps, noticeTurn, tellDue } from './notify/your-turn.ts';
import { type ServerOptions, type Settings, settingsOf } from './settings.ts';
import { Sockets } from './socket/sockets.ts';
import { isDamaged, isFull } from './store/away.ts';
import { openPostgres } from './store/postgres.ts';
import { openSqliteAlone } from './store/sqlite.ts';
import { FolderTaken } from './store/sqlite-lock.ts';
import type { Store } from './store/store.ts';
import { watched } from './store/watched.ts';

export interface RunningServer {
  /** http://host:port */
  readonly address: string;
  /** Finishes what is in flight, keeps every table, tells everybody to come back. */
  stop(): Promise<void>;
}

/** The database cannot be reached or used, so there is nothing to serve from. */
export class StoreUnavailable extends Error {
  /** Its file has to be replaced by a backup, there is no room, another server has it, or else. */
  readonly why: 'damaged' | 'full' | 'taken' | 'other';
  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
    super(`the database cannot be used: ${reason}`, { cause });
    this.name = 'StoreUnavailable';
    if (cause instanceof FolderTaken) this.why = 'taken';
    else if (isFull(cause)) this.why = 'full';
    else this.why = isDamaged(cause) ? 'damaged' : 'other';
  }
}

function openStore(settings: Settings): Promise<Store> {
  const { databaseUrl } = settings;
  return databaseUrl === undefined || databaseUrl === ''
    ? openSqliteAlone(settings)
    : openPostgres(databaseUrl);
}

/** A store that takes what is written: one that opens may still be locked or read-only. */
async function usableStore(settings: Settings): Promise<Store> {
  let store: Store | null = null;
  try {
    store = await openStore(settings);
    await store.people.closeOldSessions(settings.now() - OLD_SESSION_MS);
    return store;
  } catch (error) {
    await store?.close();
    throw new StoreUnavailable(error);
  }
}

/** Only a test brings games of its own. */
export type LoadModule = (id: string) => Promise<AnyGameModule>;

export async function startServer(
  options: ServerOptions = {},
  loadModule: LoadModule = loadGame,
): Promise<RunningServer> {
  tuneCollector();
  const settings = settingsOf(options);
  const store = await usableStore(settings);
  try {
    return await serve(settings, store, loadModule);
  } catch (error) {
    await store.close();
    throw error;
  }
}

function createLiveTables(
  settings: Settings,
  store: Store,
  metrics: Metrics,
  think: LiveDeps['think'],
  loadModule: LoadModule,
  notices: NoticeDeps,
  rater: Rater,
  refused: LiveDeps['refused'],
): LiveTables {
  return new LiveTables(
    {
      store,
      metrics,
      think,
      now: settings.now,
      botDelayMs: settings.botDelayMs,
      patience: settings.patience,
      loadGame: async (id) => (await loadModule(id)).game,
      refused,
      changed(before, now, present) {
        noticeTurn(notices, before, now, present);
        if (hasEnded(before, now)) void rater.settle();
      },
    },
    settings,
  );
}

async function serve(
  settings: Settings,
  opened: Store,
  loadModule: LoadModule,
): Promise<RunningServer> {
  const metrics = createMetrics();
  const app = await createApp(settings, metrics);
  limitConnections(app.server, settings);
  const store = watched(opened, app.log);
  const bots = new BotPool(metrics, settings.botThreads);
  const addresses = new Addresses();
  const lobby = new Lobby(store.tables, addresses, settings.requestsPerMinute, settings.now);
  const rater = new Rater(store.ratings, settings.now);
  const notices: NoticeDeps = {
    store,
    loadModule,
    privateWebhooks: settings.privateWebhooks,
    now: settings.now,
    address: () => settings.origins[0] ?? '',
    failed: () => metrics.refused('NOTICE_FAILED'),
  };
  const liveTables = createLiveTables(
    settings,
    store,
    metrics,
    (request) => bots.think({ ...request, address: addresses.of(request.host) }),
    loadModule,
    notices,
    rater,
    damageLog(app.log),
  );
  const chat = new ChatRooms(store, liveTables, settings.now);
  const { now, patience } = settings;
  const sockets = new Sockets(
    { store, liveTables, chat, metrics, addresses, lobby, log: app.log, now, patience },
    store.people,
    settings,
  );
  metrics.watch({
    tables: () => liveTables.size,
    sockets: () => sockets.size,
    thinking: () => bots.thinking,
  });
  const dropHere = (user: string, gone: boolean): void => {
    if (gone) liveTables.forget(user);
    else liveTables.lookUpNames(user);
    sockets.dropUser(user);
  };
  store.onWake((wake) => {
    if (wake.kind === 'person') dropHere(wake.user, wake.gone);
    else if (wake.kind === 'all') void sockets.dropEnded();
  });
  const dropUser = (user: string, gone = false): void => {
    dropHere(user, gone);
    store.tell({ kind: 'person', user, gone });
  };
  const deps: HttpDeps = {
    store,
    liveTables,
    metrics,
    addresses,
    lobby,
    guesses: new Guesses(),
    settings,
    loadModule,
    dropUser,
  };
  let stopping = false;
  const finishRequests = watchRequests(app, () => stopping);
  peopleRoutes(app, deps);
  accountRoutes(app, deps);
  passkeyRoutes(app, deps);
  pushRoutes(app, deps);
  muteRoutes(app, deps);
  recordRoutes(app, deps);
  gameRoutes(app, deps);
  tableRoutes(app, deps);
  seatRoutes(app, deps);
  rematchRoutes(app, deps);
  operationRoutes(app, deps, () => stopping);
  apiPage(app);
  sockets.listen(app);
  await pages(app, settings.webDir);
  // Whoever opens the first table of a game does not wait for its rules to be compiled.
  await Promise.allSettled(PLAYABLE.map(({ id }) => loadModule(id)));
  await liveTables.begin();
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (error) {
    await liveTables.stop();
    throw error;
  }
  // What ended just before a crash.
  void rater.settle();
  // A store that is away is asked again the next time.
  const heldBack = setInterval(() => void tellDue(notices).catch(() => {}), settings.noticesMs);
  const collector = new Collector({ store, liveTables, settings, log: app.log, dropUser });
  const { port } = app.server.address() as AddressInfo;
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;

  let stopped: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    stopping = true;
    clearInterval(heldBack);
    app.log.info('stopping');
    await collector.stop();
    // What was received is finished and acknowledged before anybody is sent away.
    await liveTables.stop();
    await rater.stop();
    sockets.stop();
    await finishRequests(settings.stopWithinMs);
    await bots.stop();
    // Only now nobody can ask any more whether it is ready; what is left is to close the store.
    await app.close();
    await store.close();
    app.log.info('stopped');
  };
  return {
    address: `http://${host}:${port}`,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}
