import { readFileSync } from 'node:fs';
import { reworld } from '@orrery/reworld/rules';
import { asFile, gameFile } from './files.ts';
import { playByMouse } from './playing.ts';
import { openBeforeEnd } from './positions.ts';
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
  // What the lesson tells at its end is there to be asked for.
  await hint.getByText('Why would I …?').click();
  await expect(hint).toContainText('Why load units before the shuttle?');
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();

  await page.getByRole('button', { name: 'Hint' }).click();
  await answers.first().click();
  await expect(hint).toBeHidden();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('the end of a game: turning points, each leads to the board, and on from there', async ({
  page,
}) => {
  await openBeforeEnd(page, reworld, 2);
  await playByMouse(page);
  await over(page).getByRole('button', { name: 'Review the decisions' }).click();
  await expect(over(page).getByRole('progressbar')).toBeVisible();
  const points = over(page).getByRole('region', { name: 'Turning points' });
  await expect(points).toBeVisible({ timeout: 200_000 });
  await expect(points).toContainText('Better: ');
  const first = points.getByRole('link', { name: /Choice \d+ −\d+%/ }).first();
  const choice = Number(/\d+/.exec((await first.textContent()) ?? '')?.[0]);
  await first.click();

  // The address leads there, and what was counted is still known.
  await expect(page).toHaveURL(new RegExp(`/replay/\\w+\\?at=${choice - 1}&eyes=\\d$`));
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  await expect(slider).toHaveValue(String(choice - 1));
  await expect(page.locator('[data-verdict="better"]').first()).toBeVisible();
  const better = page.getByRole('complementary').locator('div', { hasText: /^Played \d+% to win/ });
  await expect(better).toContainText(/Better \d+% to win/);
  await page.getByText(/^All choices \(\d+\)$/).click();
  await page.getByRole('button', { name: / 1 −?\d+%$/ }).click();
  await expect(slider).toHaveValue('0');

  await page.reload();
  await expect(slider).toHaveValue(String(choice - 1));
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(options(page).first()).toBeVisible();
});

test('the result as a picture, made on the device', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Open a game file').setInputFiles(asFile(gameFile('finished')));
  await over(page).getByRole('button', { name: 'A picture of the result' }).click();
  await expect(page.getByRole('img', { name: 'The result of Reworld as a picture' })).toContainText(
    'Ada',
  );
  const coming = page.waitForEvent('download');
  await over(page).getByRole('button', { name: 'Save the picture' }).click();
  const picture = await coming;
  expect(picture.suggestedFilename()).toMatch(/^orrery-reworld-\w+\.png$/);
  const bytes = readFileSync(await picture.path());
  // Its size stands in the first chunk of a PNG, and what is drawn takes more than an empty sheet.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(bytes.length).toBeGreaterThan(40_000);
});
