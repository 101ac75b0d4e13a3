import { type Alien, alienArtifacts } from '@orrery/alien-artifacts/rules';
import type { Page } from '@playwright/test';
import * as positions from './positions.ts';

export const title = 'Alien Artifacts';

/** Opens a game that stands where the first seat is asked that, and where it is as wanted. */
export const openAt = (
  page: Page,
  seats: number,
  ask: string | null,
  where?: (state: Alien, asked: { readonly options: readonly unknown[] }) => boolean,
  step?: number,
): Promise<void> => positions.openAt(page, alienArtifacts, { seats, ask, where, step });
