import type { JSHandle, Page } from '@playwright/test';
import { title } from './artemis.ts';
import { begin, expect, lit, options, prompt, test, waitForScreen } from './table.ts';

const NAMES = ['Ada', 'Ben', 'Chloé'];

/** From now on every notice, also one that is gone before anybody looks. */
const noteNotices = (page: Page): Promise<JSHandle<string[]>> =>
  page.evaluateHandle(() => {
    const said: string[] = [];
    const note = (): void => {
      for (const status of document.querySelectorAll('[role="status"]')) {
        said.push(status.textContent ?? '');
      }
    };
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(note).observe(document.body, all);
    return said;
  });

test('Artemis: three on one screen go on from die to die, since nobody has secrets', async ({
  page,
}) => {
  await begin(page, NAMES, 0, { title });
  const order: number[] = [];
  for (let turn = 0; turn < 8; turn++) {
    // Nothing is covered.
    expect(await waitForScreen(page)).toBe('ask');
    await expect(prompt(page)).toContainText(/which die|In which region/);
    const seat = await page
      .locator('[data-part="players"] li')
      .evaluateAll((all) => all.findIndex((one) => one.getAttribute('data-actor') === 'true'));
    order.push(seat);
    // Whose dice all show the same is not asked which.
    if (await lit(page, `die:${seat}:`).first().isVisible()) await options(page).first().click();
    // Which region does not matter, but that it asks nothing more.
    await expect(prompt(page)).toContainText('In which region');
    const next = `${NAMES[(seat + 1) % NAMES.length]} to play`;
    const noticed = await noteNotices(page);
    await lit(page, 'region:quarry').click();
    await expect.poll(async () => (await noticed.jsonValue()).join()).toContain(next);
  }
  // Clockwise, one die each.
  expect(order).toEqual(order.map((_, i) => ((order[0] ?? 0) + i) % NAMES.length));
});

test('Artemis: with Directives in hand the screen is handed over', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Same screen: .*Artemis/ }).click();
  await page
    .getByRole('group', { name: 'Directives' })
    .getByRole('radio')
    .last()
    .check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  expect(await waitForScreen(page)).toBe('hand-over');
  // The board stays in sight; nobody's Directives do.
  await expect(page.locator('[data-part="board"] [data-place]').first()).toBeVisible();
  await expect(page.locator('[data-place^="directive:"]')).toHaveCount(0);
  await page.getByRole('button', { name: /^I am / }).click();
  await expect(page.locator('[data-place^="directive:"]').first()).toBeVisible();
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
