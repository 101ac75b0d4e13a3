import { playByKeys, playByMouse, tabTo } from './playing.ts';
import { begin, expect, over, test } from './table.ts';

test('a whole game of two by mouse against a bot', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await playByMouse(page);
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
    await playByKeys(page);
    await tabTo(page, 'Rematch');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-option]').first()).toBeVisible();
  });
});
