import type { Pending } from '@orrery/kernel';
import { type Reworld, reworld } from '@orrery/reworld/rules';
import type { Locator, Page } from '@playwright/test';
import * as phone from './phone.ts';
import { openAt } from './positions.ts';
import { expect, options, prompt, test, unpicked } from './table.ts';

const picked = (page: Page): Locator => page.locator('[data-place] [aria-pressed="true"]');
const whole = (page: Page): Locator => page.locator('[data-option][data-whole="true"]');

/** Payments of one card, and of more: some begin alike. */
const manyPayments = (_state: Reworld, { options: offered }: Pending): boolean =>
  offered.length > 6 && offered.some((cards) => Array.isArray(cards) && cards.length > 1);

const handSize = ({ players }: Reworld): number =>
  players[0]?.hand.reduce((sum, count) => sum + count, 0) ?? 0;

const openPayment = (page: Page): Promise<void> =>
  openAt(page, reworld, { seats: 2, ask: 'acquireModuleCards', where: manyPayments });

/** Picks pieces that are lit until they are an answer. */
async function pickWhole(page: Page): Promise<void> {
  for (let pieces = 0; (await whole(page).count()) === 0; pieces++) {
    expect(pieces).toBeLessThan(6);
    await unpicked(page).first().click();
    await expect(picked(page)).toHaveCount(pieces + 1);
  }
}

test('an answer of several pieces is picked on the board and confirmed', async ({ page }) => {
  await openPayment(page);
  const asked = await prompt(page).textContent();
  const all = await options(page).count();
  await unpicked(page).first().click();
  await expect(picked(page)).toHaveCount(1);
  // The list shows only what fits, and nothing is answered yet.
  await expect.poll(() => options(page).count()).toBeLessThan(all);
  await expect(prompt(page)).toHaveText(asked ?? '');

  // A second click lays it back, and so does Escape.
  await page.locator('[data-place]:has(> [aria-pressed="true"])').click();
  await expect(picked(page)).toHaveCount(0);
  await expect(options(page)).toHaveCount(all);
  await unpicked(page).last().click();
  await expect(picked(page)).toHaveCount(1);
  await page.mouse.move(2, 2);
  await page.keyboard.press('Escape');
  await expect(picked(page)).toHaveCount(0);

  await pickWhole(page);
  await whole(page).first().click();
  await expect(prompt(page)).not.toHaveText(asked ?? '');
});

test('by keys: a piece is picked by Enter, laid back by Space, and Enter again confirms', async ({
  page,
}) => {
  await openPayment(page);
  const asked = await prompt(page).textContent();
  await unpicked(page).first().locator('> [role="button"]').focus();
  await page.keyboard.press('Enter');
  await expect(picked(page)).toHaveCount(1);
  await page.keyboard.press(' ');
  await expect(picked(page)).toHaveCount(0);
  await expect(prompt(page)).toHaveText(asked ?? '');
  await pickWhole(page);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).not.toHaveText(asked ?? '');
});

test('a piece that leads nowhere answers a click with a reason or with what it is', async ({
  page,
}) => {
  await openAt(page, reworld, {
    seats: 2,
    ask: 'acquireModuleCards',
    where: (state, asked) => manyPayments(state, asked) && handSize(state) > 6,
  });
  for (let pieces = 0; (await unpicked(page).count()) > 0; pieces++) {
    await unpicked(page).first().click();
    await expect(picked(page)).toHaveCount(pieces + 1);
  }
  // No payment takes more than these: whatever else is in the hand is dark now.
  const before = await picked(page).count();
  const dark = page.locator('[data-part="own"] [data-place*="#"][aria-disabled="true"]');
  await dark.first().click({ force: true });
  await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(/\S/);
  await expect(picked(page)).toHaveCount(before);
});

test.describe('by thumb', () => {
  test.use(phone.PHONE);

  test('one’s own pieces are at hand while one decides', async ({ page }) => {
    await openPayment(page);
    await expect(unpicked(page).filter({ visible: true }).first()).toBeVisible();
    await unpicked(page).filter({ visible: true }).first().tap();
    await expect(picked(page).filter({ visible: true }).first()).toBeVisible();
    await phone.expectThumbTargets(page);
  });
});
