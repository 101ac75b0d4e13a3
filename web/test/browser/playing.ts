import type { Page } from '@playwright/test';
import { expect, lit, options, unpicked, waitForScreen } from './table.ts';

/** Presses Tab until the element with that name has the focus. */
export async function tabTo(page: Page, name: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
    });
    if (focused === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} was not reached by Tab`);
}

/** Until the screen waits for something else than it did, or for the same again. */
const answered = (page: Page, before: string | null): Promise<unknown> =>
  page.waitForFunction(
    (old) =>
      document.querySelector('h1')?.textContent !== old ||
      document.querySelector('dialog[open], [data-option], [data-end-turn]') !== null,
    before,
  );

/** Pieces of an answer are picked until it is whole, and then it is confirmed. */
async function pickTheRest(page: Page): Promise<void> {
  const picked = page.locator('[data-place] [aria-pressed="true"]');
  const whole = page.locator('[data-option][data-whole="true"]');
  for (let pieces = 0; (await picked.count()) > 0; pieces++) {
    expect(pieces).toBeLessThan(12);
    if ((await whole.count()) > 0) return whole.first().click();
    await unpicked(page).first().click();
  }
}

/** Answers at the board where it can be, else by a button; or by the last button anyway. */
async function clickOnBoard(page: Page, buttons: boolean): Promise<void> {
  const before = await page.locator('h1').textContent();
  const place = lit(page).first();
  if (buttons) await options(page).last().click();
  else if ((await place.count()) > 0) await place.click();
  else await options(page).first().click();
  const menu = page.getByRole('dialog', { name: 'What do you want to do?' });
  if (await menu.isVisible()) await menu.getByRole('button').first().click();
  await pickTheRest(page);
  await answered(page, before);
}

/** Plays to the end by mouse, every few clicks by a button even where the board is lit. */
export async function playByMouse(page: Page, everyButton = Infinity): Promise<void> {
  let clicks = 0;
  while ((await waitForScreen(page)) !== 'over') {
    clicks++;
    await clickOnBoard(page, clicks % everyButton === 0);
    expect(clicks).toBeLessThan(600);
  }
}

/** Plays by keys, numbers, arrows and Enter: to the end, or so many answers. */
export async function playByKeys(page: Page, most = Infinity): Promise<void> {
  let keys = 0;
  for (let now = await waitForScreen(page); now !== 'over'; now = await waitForScreen(page)) {
    if (keys === most) return;
    const before = await page.locator('h1').textContent();
    if (now === 'end-turn') await page.keyboard.press('e');
    else if (keys % 3 === 0) await page.keyboard.press('1');
    else {
      // The first answer has the focus already; arrows go to its neighbour.
      await expect(page.locator('[data-option]:focus')).toHaveCount(1);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
    }
    await answered(page, before);
    keys++;
    expect(keys).toBeLessThan(900);
  }
}
