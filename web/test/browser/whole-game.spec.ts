import { artemis } from '@orrery/artemis/rules';
import { reworld } from '@orrery/reworld/rules';
import { title } from './artemis.ts';
import { playByKeys, playByMouse, tabTo } from './playing.ts';
import { openBeforeEnd } from './positions.ts';
import { expect, options, over, prompt, test } from './table.ts';

/** The games, each with two at the table. */
const GAMES = [
  ['Reworld', reworld],
  [title, artemis],
] as const;

for (const [name, game] of GAMES) {
  test(`${name}: the last turns by mouse against a bot, and the replay`, async ({ page }) => {
    await openBeforeEnd(page, game, 2);
    await playByMouse(page, 4);
    await expect(over(page)).toContainText(/wins|share|You win/);
    await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
    await over(page).getByRole('link', { name: 'Replay' }).click();
    const slider = page.getByRole('slider', { name: 'Position in the game' });
    await expect(slider).toHaveAttribute('aria-valuetext', /^0 of \d+/);
    await page.keyboard.press('End');
    await expect(slider).toHaveValue((await slider.getAttribute('max')) ?? '');
  });

  test.describe('by keys', () => {
    test.use({ wishes: { holdTurns: true } });

    test(`${name}: the last turns by keyboard only, ended one by one`, async ({ page }) => {
      await openBeforeEnd(page, game, 2);
      await playByKeys(page);
      await tabTo(page, 'Rematch');
      await page.keyboard.press('Enter');
      await expect(options(page).first()).toBeVisible();
    });
  });
}

test('the end can be put aside to look at the table', async ({ page }) => {
  await openBeforeEnd(page, reworld, 2);
  await playByMouse(page);
  await over(page).getByRole('button', { name: 'Look at the table' }).last().click();
  await expect(over(page)).toBeHidden();
});

test('a game is begun by keyboard only, with the level of its bot', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, 'Options for Reworld');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Level');
  await page.keyboard.press('d');
  await tabTo(page, 'Start');
  await page.keyboard.press('Enter');
  await playByKeys(page, 4);
});

test('a solo game by keyboard only, from the door on, and its last turns to the rank', async ({
  page,
}) => {
  await page.goto('/');
  await tabTo(page, `Solo: ${title}`);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toContainText('which die');
  await expect(page.locator('[data-place="player:2"]')).toBeVisible();
  await playByKeys(page, 4);
  await openBeforeEnd(page, artemis, 1);
  await playByKeys(page);
  await expect(over(page)).toContainText(/Your rank: \w+/);
});
