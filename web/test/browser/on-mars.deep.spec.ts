import { playByKeys, playByMouse, tabTo } from './playing.ts';
import { begin, expect, over, test } from './table.ts';

test('On Mars: a whole game of two by mouse against a bot', async ({ page }) => {
  await begin(page, ['Ada'], 1, { title: 'On Mars' });
  await playByMouse(page, 3);
  await expect(over(page)).toContainText(/wins|share|You win/);
  await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
});

test('On Mars: a whole solo game by keyboard only, from the door on', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'Solo: On Mars');
  await page.keyboard.press('Enter');
  await playByKeys(page);
  await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
});
