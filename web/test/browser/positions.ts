import { type AnyGame, pending, type Pending, type StateOf } from '@orrery/kernel';
import type { Page } from '@playwright/test';
import { asFile, fileBeforeEnd, fileOf } from './files.ts';
import { expect, options } from './table.ts';

const QUESTIONS_LEFT = 8;

interface Wanted<S> {
  readonly seats: number;
  /** Null: whatever is asked. */
  readonly ask: string | null;
  readonly where?: ((state: S, asked: Pending) => boolean) | undefined;
  /** By which rule it was played up to there. */
  readonly step?: number | undefined;
}

/** A page that is there already is not loaded anew for the next game: that takes longer than looking. */
async function openFile(page: Page, file: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/');
  else await page.evaluate(() => history.pushState(null, '', '/'));
  await page.locator('input[type=file]').setInputFiles(asFile(file));
  await expect(options(page).first()).toBeVisible();
}

/** Opens a game of which the last turns are to be played. */
export const openBeforeEnd = (page: Page, game: AnyGame, seats: number): Promise<void> =>
  openFile(page, fileBeforeEnd(game, seats, QUESTIONS_LEFT));

/** Opens a game that stands where the first seat is asked that, and where it is as wanted. */
export async function openAt<G extends AnyGame>(
  page: Page,
  game: G,
  { seats, ask, where = () => true, step }: Wanted<StateOf<G>>,
): Promise<void> {
  for (let seed = 0; seed < 200; seed++) {
    let found = false;
    const stop = (state: StateOf<G>): boolean => {
      const asked = pending(game, state);
      return (found = asked !== null && [asked.ask, null].includes(ask) && where(state, asked));
    };
    const file = fileOf(game, { seats, seed: `${seed}`, stop, step });
    if (found) return openFile(page, file);
  }
  throw new Error(`no game of ${seats} was asked ${ask}`);
}
