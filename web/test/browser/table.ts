import { PLAYABLE } from '@orrery/catalog';
import { expect, type Locator, type Page, test as base } from '@playwright/test';

interface Wishes {
  readonly lang?: 'en' | 'fr';
  readonly theme?: 'light' | 'dark';
  readonly pace?: 'calm' | 'instant';
  readonly holdTurns?: boolean;
  /** What the device knows of the player's acquaintance with the games; null: nothing yet. */
  readonly newcomer?: string | null;
}

/** Somebody who knows every game: asked nothing before a game, and told nothing of its phases. */
const ACQUAINTED = JSON.stringify({
  knows: Object.fromEntries(PLAYABLE.map(({ id }) => [id, 'known'])),
});

/** Faults of the page fail the test, whatever it looks at. */
export const test = base.extend<{ wishes: Wishes; faults: string[] }>({
  wishes: [{}, { option: true }],
  faults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, wishes }, use) => {
    const { newcomer = ACQUAINTED, ...others } = wishes;
    await prefers(page, { pace: 'instant', holdTurns: false, ...others }, newcomer);
    await use(page);
  },
});

export { expect } from '@playwright/test';

/** Only when nothing is remembered: a reload keeps what the page itself stored. */
export const prefers = (
  page: Page,
  preferences: Readonly<Record<string, unknown>>,
  newcomer: string | null = ACQUAINTED,
): Promise<unknown> =>
  page.addInitScript(
    (stored) => {
      for (const [key, value] of stored)
        if (value !== null && localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [
      ['orrery:preferences', JSON.stringify(preferences)],
      ['orrery:newcomer', newcomer],
    ] as const,
  );

export const options = (page: Page): Locator => page.locator('[data-option]');
export const prompt = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const lit = (page: Page, kind = ''): Locator =>
  // No place begins with nothing: without a kind, any will do.
  page.locator(`[data-place${kind && `^="${kind}"`}][aria-disabled="false"]`);
/** Lit and not picked yet. */
export const unpicked = (page: Page): Locator =>
  page.locator('[data-place][aria-disabled="false"]:not(:has([aria-pressed="true"]))');
/** Clicks in the middle of a place, lit or not. */
export const clickPlace = (page: Page, place: string): Promise<void> =>
  page.locator(`[data-place="${place}"] > :is(rect, path)`).first().click({ force: true });

export const over = (page: Page): Locator => page.getByRole('dialog', { name: /The end|Fin de/ });

/** Seats people and bots, the weakest unless told, through the options of the game. */
export async function begin(
  page: Page,
  people: readonly string[],
  bots: number,
  { title = 'Reworld', level = 'drifter' }: { title?: string; level?: string } = {},
): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: new RegExp(`Options (for|de) ${title}`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: String(people.length + bots), exact: true }).check();
  const seats = dialog.getByRole('listitem');
  for (const [index, name] of people.entries()) {
    await seats
      .nth(index)
      .getByRole('radio', { name: /Person|Humain/ })
      .check();
    await seats.nth(index).getByRole('textbox').fill(name);
  }
  for (let index = people.length; index < people.length + bots; index++) {
    await seats.nth(index).getByRole('radio', { name: 'Bot' }).check();
    await seats.nth(index).getByRole('combobox').selectOption(level);
  }
  await dialog.getByRole('button', { name: /Start|Commencer/ }).click();
}

type Waited = 'over' | 'end-turn' | 'hand-over' | 'ask';

/** What the screen waits for now. */
export async function waitForScreen(page: Page): Promise<Waited> {
  const seen = () => {
    if (document.querySelector('dialog[open] table')) return 'over';
    if (document.querySelector('[data-end-turn]')) return 'end-turn';
    if (document.querySelector('[data-option]')) return 'ask';
    return document.querySelector('[data-hand-over]') ? 'hand-over' : null;
  };
  // Others may have many turns before, each told calmly.
  const handle = await page.waitForFunction(seen, undefined, { timeout: 120_000 });
  return (await handle.jsonValue()) as Waited;
}

/** The log's length tells that an answer was taken. */
export const logLength = (page: Page): Promise<number> => page.locator('ol li').count();

/** Near its upper edge, what is drawn on top there is the place itself. */
export async function expectUncovered(page: Page, place: string, below: number): Promise<void> {
  const box = await lit(page, place).getByRole('button').boundingBox();
  const top = await page.evaluate(
    ([x, y]) =>
      document.elementFromPoint(x, y)?.closest('[data-place]')?.getAttribute('data-place'),
    [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + below] as const,
  );
  expect(top).toBe(place);
}
