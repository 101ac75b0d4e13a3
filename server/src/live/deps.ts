import type { AnyGame } from '@orrery/kernel';
import type { Thinking } from '@orrery/table';
import type { HostedRequest } from '../bots/pool.ts';
import type { Patience } from '../online/clock.ts';
import type { Present } from '../online/told.ts';
import type { OnlineTable } from '../online/types.ts';
import type { Metrics } from '../metrics.ts';
import type { Outage } from '../store/lives.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** What live tables need of the world around them. */
export interface LiveDeps {
  readonly store: Store;
  readonly loadGame: (id: string) => Promise<AnyGame>;
  readonly think: (request: HostedRequest) => Thinking;
  readonly now: () => number;
  /** How long a bot's move waits, so that people can follow. */
  readonly botDelayMs: number;
  readonly patience: Patience;
  readonly metrics: Metrics;
  /** Not null: this process has stood still, and nothing is judged before that is noted. */
  awake(): Promise<void> | null;
  /** Times in which no server ran, oldest first. */
  outages(): readonly Outage[];
  /** A change of this process has been stored. */
  changed(before: OnlineTable, now: OnlineTable, present: Present): void;
  presenceChanged(table: LiveTable): void;
  /**
   * A table could not be opened or changed, and whoever asked is told as well; or its snapshot is
   * damaged, and it was opened from its changes.
   */
  refused(table: string, error: unknown): void;
}
