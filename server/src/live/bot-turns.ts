import type { Json, Seat } from '@orrery/kernel';
import type { Wait } from '@orrery/table';
import { createDriver, due, type Driver, type Model } from '@orrery/table/parts';
import type { OnlineTable } from '../online/types.ts';
import type { LiveDeps } from './deps.ts';

interface TableSide {
  online(): OnlineTable;
  /** Does nothing if it is no longer wanted when its turn comes. */
  play(wanted: () => boolean, seat: Seat, choice: Json): Promise<unknown>;
  tell(): void;
}

/** A bot's turn; forced answers come with the change before them. */
export function botDue(model: Model): Extract<ReturnType<typeof due>, { kind: 'bot' }> | null {
  const what = due(model);
  return what?.kind === 'bot' ? what : null;
}

function waiting(ms: number): Wait {
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  const skip = (): void => {
    clearTimeout(timer);
    resolve();
  };
  return { done, skip };
}

const NO_WAIT: Wait = { done: Promise.resolve(), skip: () => undefined };

/** Lets the bots of one table think and move, one at a time. */
export const botTurns = ({ think, botDelayMs }: LiveDeps, table: TableSide): Driver =>
  createDriver({
    think: (request) => think({ ...request, host: table.online().base.host }),
    pace: () => (botDelayMs > 0 ? waiting(botDelayMs) : NO_WAIT),
    model: () => table.online().model,
    due: botDue,
    play: (wanted, { seat }, choice) => table.play(wanted, seat, choice),
    tell: () => table.tell(),
  });
