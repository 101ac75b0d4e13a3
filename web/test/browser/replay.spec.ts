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
  // Play goes on by itself, and a press stops it.
  const from = Number(await slider.inputValue());
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(from + 1);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
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

test.describe('calmly', () => {
  test.use({ wishes: { pace: 'calm' } });

  test('a step of a replay is shown frame by frame, and any key ends it', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Open a game file').setInputFiles(asFile(gameFile('finished')));
    await over(page).getByRole('link', { name: 'Replay' }).click();
    const slider = page.getByRole('slider', { name: 'Position in the game' });
    await expect(slider).toHaveAttribute('aria-valuetext', /^0 of \d+/);
    const said = page.locator('aside [aria-live]');
    await expect(said).toContainText(/\?|choose|turn/i);
    const asked = await said.locator('p').last().textContent();
    // What was asked is hidden while the answer's frames are told, one line at a time.
    await page.keyboard.press('ArrowRight');
    await expect(said.getByText(asked ?? '-', { exact: true })).toHaveCount(0);
    await page.keyboard.press('Shift');
    await expect(said.locator('p').last()).toContainText(/→|\?|\./);
  });
});
