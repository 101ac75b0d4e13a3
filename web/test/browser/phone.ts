import type { Page } from '@playwright/test';
import { expect, options, prompt, waitForScreen } from './table.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const SMALLEST = 44;

/** Nothing is wider than the screen, every target fits a thumb, and the answers lie under it. */
export async function expectThumbSized(page: Page): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(390);
  const small = await page.evaluate((least) => {
    const targets = document.querySelectorAll<Element>(
      'button, a, [data-place][aria-disabled=false]',
    );
    return [...targets].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      const hidden = width === 0 || target.closest('.spoken') !== null;
      const name = target.getAttribute('data-place') ?? target.textContent;
      return !hidden && (width < least - 0.5 || height < least - 0.5)
        ? [`${name}: ${Math.round(width)} x ${Math.round(height)}`]
        : [];
    });
  }, SMALLEST);
  expect(small).toEqual([]);

  // The prompt and its answers are in the lower half, under the thumb.
  const box = await options(page).first().boundingBox();
  expect(box?.y).toBeGreaterThan(422);
}

/** Takes the first answer offered, some times in a row. */
export async function tapAnswers(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    expect(await waitForScreen(page)).toBe('ask');
    await options(page).first().tap();
  }
}

/** Behind every tab the question stays in view and nothing scrolls the page. */
export async function expectEveryTab(page: Page): Promise<void> {
  for (const tab of ['Yours', 'Players', 'Log', 'Board']) {
    await page.getByRole('navigation').getByRole('button', { name: tab }).tap();
    await expect(prompt(page)).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBe(844);
  }
}
