import { playByKeys, tabTo } from './playing.ts';
import { expect, over, test } from './table.ts';

test('On Mars: a whole solo game by keyboard only, from the door on', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'Solo: On Mars');
  await page.keyboard.press('Enter');
  await playByKeys(page);
  await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
});
