import { pending } from '@orrery/kernel';
import { type Artemis, artemis } from '@orrery/artemis/rules';
import type { Page } from '@playwright/test';
import { asFile, fileOf } from './files.ts';
import { expect, options } from './table.ts';

export const title = 'The Artemis Project';

/** Opens a game that stands where the first seat is asked that (null: anything), and where it is as wanted. */
export async function openAt(
  page: Page,
  seats: number,
  ask: string | null,
  wanted: (state: Artemis) => boolean = () => true,
): Promise<void> {
  for (let seed = 0; seed < 60; seed++) {
    let found = false;
    const stop = (state: Artemis): boolean =>
      (found = [pending(artemis, state)?.ask, null].includes(ask) && wanted(state));
    const file = fileOf(artemis, { seats, seed: `${seed}`, stop });
    if (!found) continue;
    await page.goto('/');
    await page.getByLabel('Open a game file').setInputFiles(asFile(file));
    await expect(options(page).first()).toBeVisible();
    return;
  }
  throw new Error(`no game of ${seats} was asked ${ask}`);
}
