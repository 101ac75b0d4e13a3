import { expectEveryTab, expectThumbSized, PHONE, tapAnswers } from './phone.ts';
import { begin, expect, lit, options, prompt, test } from './table.ts';

test.use(PHONE);

test('a phone plays with one thumb', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();

  await expectThumbSized(page);
  await lit(page, 'port:').first().tap();
  await expect(prompt(page)).toContainText('Which cards');
  await tapAnswers(page, 7);
  await expectEveryTab(page);
});

test('the board zooms by double tap and back', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();
  const board = page.locator('[data-part="board"]');
  const box = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const out = page.getByRole('button', { name: 'Zoom out' });
  // A busy machine may bring the second tap too late to be one of two: then the first one asks why.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.touchscreen.tap(...middle);
    await page.touchscreen.tap(...middle);
    await expect(out).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Zoom out' }).tap();
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeHidden();
});
