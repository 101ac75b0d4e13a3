import { type Antarctica, antarctica } from '@orrery/antarctica/rules';
import type { Pending } from '@orrery/kernel';
import type { Page } from '@playwright/test';
import * as positions from './positions.ts';

export const title = 'Antarctica';

/** Opens a game that stands where the first seat is asked that (null: anything), and where it is as wanted. */
export const openAt = (
  page: Page,
  seats: number,
  ask: string | null,
  where?: (state: Antarctica, asked: Pending) => boolean,
  step?: number,
): Promise<void> => positions.openAt(page, antarctica, { seats, ask, where, step });

/** Whether an answer that begins so is offered. */
export const offers =
  (start: string) =>
  (_state: Antarctica, { options }: Pending): boolean =>
    options.some((choice) => typeof choice === 'string' && choice.startsWith(start));
