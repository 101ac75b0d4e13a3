import { type Artemis, artemis } from '@orrery/artemis/rules';
import type { Page } from '@playwright/test';
import * as positions from './positions.ts';

export const title = 'The Artemis Project';

/** Opens a game that stands where the first seat is asked that (null: anything), and where it is as wanted. */
export const openAt = (
  page: Page,
  seats: number,
  ask: string | null,
  where?: (state: Artemis) => boolean,
  step?: number,
): Promise<void> => positions.openAt(page, artemis, { seats, ask, where, step });
