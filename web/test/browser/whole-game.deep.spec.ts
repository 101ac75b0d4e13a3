import { title } from './artemis.ts';
import { playByKeys, playByMouse, tabTo } from './playing.ts';
import { begin, expect, options, over, prompt, test } from './table.ts';

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

test('Artemis: a whole game of two by mouse against a bot, and its replay', async ({ page }) => {
  await begin(page, ['Ada'], 1, { title });
  await playByMouse(page, 4);
  await expect(over(page)).toContainText(/wins|You win/);
  await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
  await over(page).getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^0 of \d+/);
  await page.keyboard.press('End');
  await expect(page.getByText(/wins with \d+ VP/)).toBeVisible();
});

test('Artemis: a whole solo game by keyboard only, from the door to the rank', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, `Solo: ${title}`);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toContainText('which die');
  await expect(page.locator('[data-place="player:2"]')).toBeVisible();
  await playByKeys(page);
  await expect(over(page)).toContainText(/Your rank: \w+/);
  await tabTo(page, 'Rematch');
  await page.keyboard.press('Enter');
  await expect(options(page).first()).toBeVisible();
});
