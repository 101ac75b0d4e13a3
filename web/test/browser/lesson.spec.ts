import type { Page } from '@playwright/test';
import { expect, lit, options, test } from './table.ts';

const coach = (page: Page) => page.locator('[data-learn="coach"]');
const shownStep = (page: Page): Promise<string | null> =>
  coach(page).getByRole('img').getAttribute('aria-label');

/** What the coach says, and what can be done. */
const asked = async (page: Page): Promise<string> =>
  [await coach(page).textContent(), ...(await options(page).allTextContents())].join();

/** Does what glows until the puzzle is there: an answer by its button or its pieces, a look by its place. */
async function walk(page: Page): Promise<void> {
  for (let i = 0; i < 120; i++) {
    if ((await coach(page).getAttribute('data-attempt')) === 'true') return;
    const next = page.locator('[data-learn="next"]');
    const todo = next.or(options(page)).or(lit(page)).first();
    await todo.waitFor({ state: 'attached' });
    const before = await asked(page);
    const count = await options(page).count();
    if (await next.isVisible()) {
      // What was told of a place lies above it.
      await page.keyboard.press('Escape');
      await next.click();
    } else if (count > 0) await options(page).first().click();
    else
      await lit(page)
        .filter({ visible: true })
        .first()
        .locator('path')
        .first()
        .click({ force: true });
    await expect
      .poll(() => asked(page))
      .not.toBe(before)
      .catch(() => undefined);
  }
  throw new Error('the lesson goes on for ever');
}

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

test.describe('on a phone, in French', () => {
  test.use({ wishes: { lang: 'fr' }, ...PHONE });

  test('a lesson is walked to its puzzle by doing what glows', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Apprendre : Reworld' }).click();
    await expect(coach(page)).toContainText('Votre cargo s’est posé.');
    // Little light on a phone too, where one's own docks lie in the strip.
    await expect(page.locator('[data-veil]')).toBeVisible();
    await walk(page);
    await expect(coach(page)).toContainText('finissez devant');
  });
});

test.describe('on a wide screen, in English', () => {
  test.use({ wishes: { lang: 'en' } });

  test('a lesson is left, gone on with, gone back in, and its puzzle solved', async ({ page }) => {
    await page.goto('/learn/reworld');
    // Something else that is allowed is not played.
    await page.locator('[data-place="slot:0:5:1"] > path').first().click({ force: true });
    await expect(coach(page)).toContainText('follow the glow');
    await options(page).first().click();
    await expect(coach(page)).toContainText('this population ship is yours');
    expect(await shownStep(page)).toBe('Step 2 of 14');
    await page.reload();
    await expect(coach(page)).toContainText('this population ship is yours');
    await page.locator('[data-learn="back"]').click();
    await expect(coach(page)).toContainText('Your carrier has landed');
    await walk(page);

    // Two nudges, the first move, the solution.
    const help = page.locator('[data-learn="help"]');
    await help.click();
    await expect(coach(page)).toContainText('Which module must leave');
    await help.click();
    await expect(coach(page)).toContainText('Two docks are possible');
    await help.click();
    await expect(help).toContainText('The solution');
    await help.click();
    await expect(coach(page)).toContainText('Solved!');
    await page.locator('[data-learn="done"]').click();
    await expect(page.getByRole('dialog')).toContainText('Why load units before the shuttle?');
    await page.getByRole('button', { name: 'Play a game' }).click();
    await expect(page).toHaveURL(/\/play\//);
  });
});
