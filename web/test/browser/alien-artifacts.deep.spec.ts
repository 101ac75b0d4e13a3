import { title } from './alien-artifacts.ts';
import * as phone from './phone.ts';
import { playByKeys, playByMouse, tabTo } from './playing.ts';
import { begin, expect, lit, options, over, test, waitForScreen } from './table.ts';

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

test.describe('on a phone', () => {
  test.use(phone.PHONE);

  test('Alien Artifacts: a whole game with one thumb', async ({ page }) => {
    await begin(page, ['Ada'], 2, { title });
    for (let taps = 0; (await waitForScreen(page)) !== 'over'; taps++) {
      expect(taps).toBeLessThan(600);
      // Sections and cards by a tap on them where they lie open, all else by the buttons below.
      const card = lit(page).filter({ visible: true }).first();
      if (taps % 2 === 0 && (await card.count()) > 0) await card.tap();
      else await options(page).first().tap();
    }
    await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
  });
});
