import type { Page } from '@playwright/test';
import { begin, expect, lit, options, over, test, waitForScreen } from './table.ts';

/** Answers at the board where it can be, else by a button. */
async function clickOnBoard(page: Page): Promise<void> {
  const before = await page.locator('h1').textContent();
  const place = lit(page).first();
  if ((await place.count()) > 0) await place.click();
  else await options(page).first().click();
  const menu = page.getByRole('dialog', { name: 'Choose what you mean' });
  if (await menu.isVisible()) await menu.getByRole('button').first().click();
  await page.waitForFunction(
    (old) =>
      document.querySelector('h1')?.textContent !== old ||
      document.querySelector('dialog[open], [data-option]'),
    before,
  );
}

test('a whole game of two by mouse against a bot', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  let clicks = 0;
  while ((await waitForScreen(page)) !== 'over') {
    await clickOnBoard(page);
    clicks++;
    expect(clicks).toBeLessThan(600);
  }
  await expect(over(page)).toContainText(/wins|share|You win/);
  await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
  await over(page).getByRole('button', { name: 'Look at the table' }).last().click();
  await expect(over(page)).toBeHidden();
});

test.describe('by keys', () => {
  test.use({ wishes: { holdTurns: true } });

  test('a whole game by keyboard only, turns ended one by one', async ({ page }) => {
    await page.goto('/');
    await tabTo(page, 'Options for Reworld');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Level');
    await page.keyboard.press('d');
    await tabTo(page, 'Start');
    await page.keyboard.press('Enter');
    let keys = 0;
    for (let now = await waitForScreen(page); now !== 'over'; now = await waitForScreen(page)) {
      const before = await page.locator('h1').textContent();
      if (now === 'end-turn') await page.keyboard.press('e');
      else if (keys % 3 === 0) await page.keyboard.press('1');
      else {
        // The first answer has the focus already; arrows go to its neighbour.
        await expect(page.locator('[data-option]:focus')).toHaveCount(1);
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      }
      await page.waitForFunction(
        (old) =>
          document.querySelector('h1')?.textContent !== old ||
          document.querySelector('dialog[open]') !== null ||
          document.querySelector('[data-option], [data-end-turn]') !== null,
        before,
      );
      keys++;
      expect(keys).toBeLessThan(900);
    }
    await tabTo(page, 'Rematch');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-option]').first()).toBeVisible();
  });
});

/** Presses Tab until the element with that name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
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
