import { title } from './artemis.ts';
import { begin, expect, lit, options, prompt, test, waitForScreen } from './table.ts';

const NAMES = ['Ada', 'Ben', 'Chloé'];

test('Artemis: three on one screen hand it on from die to die', async ({ page }) => {
  await begin(page, NAMES, 0, { title });
  const order: string[] = [];
  for (let turn = 0; turn < 8; turn++) {
    expect(await waitForScreen(page)).toBe('hand-over');
    // Behind the cover there is nobody's colony.
    await expect(page.locator('[data-part]')).toHaveCount(0);
    const ready = page.getByRole('button', { name: /^I am / });
    const name = (await ready.textContent())?.replace('I am ', '') ?? '';
    order.push(name);
    await ready.click();
    const seat = NAMES.indexOf(name);
    await expect(prompt(page)).toContainText(/which die|In which region/);
    // Whose dice all show the same is not asked which.
    if (await lit(page, `die:${seat}:`).first().isVisible()) await options(page).first().click();
    // Which region does not matter, but that it asks nothing more.
    await expect(prompt(page)).toContainText('In which region');
    await lit(page, 'region:quarry').click();
  }
  // Clockwise, one die each.
  const first = NAMES.indexOf(order[0] ?? '');
  expect(order).toEqual(order.map((_, i) => NAMES[(first + i) % NAMES.length]));
});

test.describe('with two and their own pace', () => {
  test.use({ wishes: { pace: 'calm' } });

  test('Artemis: who set the Resolution going sees it before the screen is handed on', async ({
    page,
  }) => {
    await begin(page, ['Ada', 'Ben'], 0, { title });
    const telling = page.locator('[data-telling]');
    const cover = page.getByRole('button', { name: /^I am / });
    for (let i = 0; i < 150 && !(await telling.isVisible()); i++) {
      if ((await waitForScreen(page)) === 'hand-over') await cover.click();
      else await options(page).last().click();
      await page.waitForTimeout(60);
    }
    await expect(telling).toBeVisible();
    await expect(cover).toHaveCount(0);
    await page.keyboard.press('Shift');
    await expect(telling).toHaveCount(0);
    await expect(cover.or(options(page).first()).first()).toBeVisible();
  });
});
