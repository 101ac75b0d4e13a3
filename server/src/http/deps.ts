import type { AnyGameModule } from '@orrery/shared';
import type { Addresses } from '../bots/addresses.ts';
import type { Lobby } from '../live/lobby.ts';
import type { LiveTables } from '../live/live-tables.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import type { Store } from '../store/store.ts';
import type { Guesses } from './guesses.ts';

/** What routes are given. */
export interface HttpDeps {
  readonly store: Store;
  readonly liveTables: LiveTables;
  readonly metrics: Metrics;
  readonly addresses: Addresses;
  readonly lobby: Lobby;
  readonly guesses: Guesses;
  readonly settings: Settings;
  readonly loadModule: (id: string) => Promise<AnyGameModule>;
  /**
   * Ends every open socket of somebody whose sessions have ended, or who has another name: whoever
   * still has a session comes back by itself. The name is the new one at every table at once, and
   * that of somebody who is `gone` goes.
   */
  dropUser(user: string, gone?: boolean): void;
}
