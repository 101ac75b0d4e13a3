import { begin, expect, lit, options, prompt, test, waitForScreen } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SMALLEST = 44;

test('a phone plays with one thumb', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();

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

  await lit(page, 'port:').first().tap();
  await expect(prompt(page)).toContainText('Which cards');
  await options(page).first().tap();
  for (let turn = 0; turn < 6; turn++) {
    expect(await waitForScreen(page)).toBe('ask');
    await options(page).first().tap();
  }
  for (const tab of ['Yours', 'Players', 'Log', 'Board']) {
    await page.getByRole('navigation').getByRole('button', { name: tab }).tap();
    await expect(prompt(page)).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBe(844);
  }
});

test('the board zooms by double tap and back', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();
  const board = page.locator('[data-part="board"]');
  const box = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const out = page.getByRole('button', { name: 'Zoom out' });
  // A busy machine may bring the second tap too late to be one of two.
  await expect(async () => {
    await page.touchscreen.tap(...middle);
    await page.touchscreen.tap(...middle);
    await expect(out).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Zoom out' }).tap();
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeHidden();
});
