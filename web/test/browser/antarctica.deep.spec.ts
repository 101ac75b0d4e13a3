import { title } from './antarctica.ts';
import * as phone from './phone.ts';
import { playByKeys, playByMouse } from './playing.ts';
import { begin, expect, lit, options, over, prompt, test, waitForScreen } from './table.ts';

test('Antarctica: a whole game of two by mouse against a bot, and its replay', async ({ page }) => {
  await begin(page, ['Ada'], 1, { title });
  await playByMouse(page, 4);
  await expect(over(page)).toContainText(/wins|share|You win/);
  await over(page).getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
});

test.describe('by keys', () => {
  test.use({ wishes: { holdTurns: true } });

  test('Antarctica: a whole game by keyboard only', async ({ page }) => {
    await begin(page, ['Ada'], 1, { title });
    await playByKeys(page);
    await expect(over(page)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use(phone.PHONE);

  test('Antarctica: a whole game with one thumb', async ({ page }) => {
    await begin(page, ['Ada'], 2, { title });
    for (let taps = 0; (await waitForScreen(page)) !== 'over'; taps++) {
      expect(taps).toBeLessThan(400);
      // Zones by a tap on the continent, all else by the buttons under the thumb.
      if (/sail it|Place ship/.test((await prompt(page).textContent()) ?? ''))
        await lit(page, 'zone:').first().tap();
      else await options(page).first().tap();
    }
    await expect(over(page)).toBeVisible();
  });
});
