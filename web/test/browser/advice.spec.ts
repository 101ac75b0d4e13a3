import { asFile, gameFile } from './files.ts';
import { expect, options, over, test } from './table.ts';

test('a hint: the best answers with their chances and why, by key, and one is played', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play now: Reworld against bots' }).click();
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('h');
  const hint = page.getByRole('dialog', { name: 'Hint' });
  const answers = hint.getByRole('button', { name: /\d+% to win/ });
  await expect(answers).toHaveCount(3);
  await expect(hint).toContainText('Compared with the first');
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();

  await page.getByRole('button', { name: 'Hint' }).click();
  await answers.first().click();
  await expect(hint).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a finished game is reviewed: turning points, and what would have been better', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Open a game file').setInputFiles(asFile(gameFile('finished')));
  await over(page).getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('button', { name: 'Review the decisions' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  const points = page.getByRole('region', { name: 'Turning points' });
  await expect(points).toBeVisible({ timeout: 200_000 });
  const first = points.getByRole('button', { name: /Choice \d+ −\d+%/ }).first();
  const choice = Number(/\d+/.exec((await first.textContent()) ?? '')?.[0]);
  await first.click();
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toHaveValue(
    String(choice - 1),
  );
  await expect(page.getByText(/^Better \d+% to win$/)).toBeVisible();
});
