import { asFile, gameFile } from './files.ts';
import { expect, options, over, test } from './table.ts';

test('a finished game: result, replay by slider and keys, chances, and play on', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('Open a game file').setInputFiles(asFile(gameFile('finished')));
  await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
  await over(page).getByRole('link', { name: 'Replay' }).click();

  const slider = page.getByRole('slider', { name: 'Position in the game' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^0 of \d+/);
  await page.keyboard.press('ArrowRight');
  await expect(slider).not.toHaveAttribute('aria-valuetext', /^0 of/);
  await page.keyboard.press('End');
  const length = Number(await slider.getAttribute('max'));
  await expect(slider).toHaveValue(String(length));
  await page.getByRole('radio', { name: 'by choice' }).check();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(slider).toHaveValue(String(length - 1));
  for (const lang of ['FR', 'EN'])
    await page.getByRole('radio', { name: lang }).check({ force: true });
  await slider.fill(String(Math.floor(length / 2)));
  await expect(page.getByText(`${Math.floor(length / 2)} of ${length}`)).toBeVisible();

  await page.getByRole('button', { name: 'Compute the chances' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Chances to win' })).toContainText(/Ada \d+%/, {
    timeout: 90_000,
  });

  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/play\//);
  await expect(options(page).first()).toBeVisible();
});
