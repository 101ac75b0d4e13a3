import type { Update } from '@orrery/table';
import type { Player } from './loop.ts';
import { tell } from './screen.ts';

export interface Watch {
  /** The newest update, once there is something for the player to do or to read. */
  settled(): Promise<Update>;
  /** Whether something has happened since the board was last asked for: choices in between need no new one. */
  boardIsOld(): boolean;
}

/** Prints what happens as it happens, and tells when the player is to answer. */
export function watch({ terminal, module, table, seat, voice }: Player, resumed: boolean): Watch {
  let latest: Update | null = null;
  let printed = -1;
  let old = true;
  let wake: () => void = () => {};
  table.subscribe(seat, (update) => {
    if (latest === null && resumed) printed = update.seq;
    for (const { seq, events } of update.log.steps) {
      if (seq <= printed) continue;
      if (events.length > 0) old = true;
      for (const event of events) tell(terminal, `• ${module.text.event(voice, event)}`, 2);
    }
    if (update.seq < printed) old = true;
    printed = update.seq;
    latest = update;
    wake();
  });
  const isReady = ({ outcome, held, asked, stalled }: Update): boolean =>
    outcome !== null || held === seat || asked?.options != null || stalled !== null;
  return {
    async settled() {
      for (;;) {
        if (latest !== null && isReady(latest)) return latest;
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    boardIsOld() {
      const answer = old;
      old = false;
      return answer;
    },
  };
}
