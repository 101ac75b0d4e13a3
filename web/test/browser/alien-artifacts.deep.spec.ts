import { title } from './alien-artifacts.ts';
import { playByKeys, playByMouse, tabTo } from './playing.ts';
import { begin, expect, over, test } from './table.ts';

test('Alien Artifacts: a whole game of two by mouse against a bot', async ({ page }) => {
  await begin(page, ['Ada'], 1, { title });
  await playByMouse(page, 5);
  await expect(over(page)).toContainText(/wins|share|You win/);
});

test.describe('by keys', () => {
  test.use({ wishes: { holdTurns: true } });

  test('Alien Artifacts: a whole game by keyboard only', async ({ page }) => {
    await begin(page, ['Ada'], 1, { title });
    await playByKeys(page);
    await tabTo(page, 'Rematch');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-option]').first()).toBeVisible();
  });
});
