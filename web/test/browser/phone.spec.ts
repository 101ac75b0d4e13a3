import type { Pending } from '@orrery/kernel';
import { type Reworld, reworld } from '@orrery/reworld/rules';
import type { Page } from '@playwright/test';
import * as phone from './phone.ts';
import * as positions from './positions.ts';
import { begin, clickPlace, expect, expectUncovered, lit, options, prompt, test } from './table.ts';

test.use(phone.PHONE);

test('a phone plays with one thumb', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();

  await phone.expectThumbSized(page);
  await lit(page, 'port:').first().tap();
  await expect(prompt(page)).toContainText('Which cards');
  await phone.tapAnswers(page, 7);
  await phone.expectEveryTab(page);
});

/** Opens a game of Reworld that stands where the first seat is asked that, with so many answers. */
const openAt = (page: Page, seats: number, ask: string, least: number): Promise<void> =>
  positions.openAt(page, reworld, {
    seats,
    ask,
    where: (_state, { options: offered }) => offered.length >= least,
  });

/** What is asked, the answers there are at least, and the places that are lit for them. */
const QUESTIONS: readonly (readonly [ask: string, least: number, places: number])[] = [
  ['chapterOneTurn', 12, 8],
  // Equal cards lie upon each other.
  ['acquireModuleCards', 6, 2],
  ['acquireModuleTop', 3, 3],
  ['chapterTwoTurn', 5, 3],
  ['transportLoad', 3, 3],
  ['transportUnit', 2, 2],
  ['transportCity', 3, 3],
  ['missionCity', 2, 2],
];

for (const seats of [2, 3, 4])
  test(`every lit place fits a thumb, ${seats} at the table`, async ({ page }) => {
    for (const [ask, least, places] of QUESTIONS) {
      await openAt(page, seats, ask, least);
      await phone.expectThumbTargets(page);
      expect(await phone.expectLitApart(page), ask).toBeGreaterThanOrEqual(places);
      await phone.openTab(page, 'Yours');
      await phone.expectThumbTargets(page);
    }
  });

test('a shuttle under way leaves the cities free that may receive its units', async ({ page }) => {
  const where = ({ transport }: Reworld, { options: offered }: Pending): boolean =>
    transport?.carried.length === 2 && offered.includes('D') && offered.includes('E');
  await positions.openAt(page, reworld, { seats: 2, ask: 'transportCity', where });
  for (const letter of ['D', 'E']) await expectUncovered(page, `city:0:${letter}`, 4);
});

test('cards picked by thumb narrow the payments, and are taken back from the board', async ({
  page,
}) => {
  await openAt(page, 2, 'acquireModuleCards', 22);
  const all = await options(page).count();
  const cards = lit(page, 'card:').filter({ visible: true });
  await cards.first().tap();
  await expect.poll(() => options(page).count()).toBeLessThan(all);
  await phone.expectThumbTargets(page);
  const picked = page.locator('[data-part="board"] [data-place^="card:"]');
  await expect(picked).toHaveCount(1);
  await picked.tap();
  await expect(picked).toHaveCount(0);
  await expect(options(page)).toHaveCount(all);
});

test('menus, switches and drawers fit a thumb too', async ({ page }) => {
  await page.goto('/');
  await phone.expectThumbTargets(page);
  await page.getByRole('button', { name: 'Options for Reworld' }).tap();
  await phone.expectThumbTargets(page);
  // Somebody has played, so that there is something since, and the admiral is still to be had.
  const where = ({ admiralSpace, posts }: Reworld): boolean =>
    admiralSpace === null && posts.some((cards) => cards.length > 0);
  await positions.openAt(page, reworld, { seats: 2, ask: 'chapterOneTurn', where });
  await clickPlace(page, 'admiral');
  await expect(page.getByRole('dialog', { name: 'What do you want to do?' })).toBeVisible();
  await phone.expectThumbTargets(page);
  await page.keyboard.press('Escape');
  await clickPlace(page, 'ship:pop-big-city');
  await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
  await phone.expectThumbTargets(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Since your last turn/ }).tap();
  await phone.expectThumbTargets(page);
  for (const tab of ['Players', 'More']) {
    await phone.openTab(page, tab);
    await phone.expectThumbTargets(page);
  }
  for (const door of ['Rules', 'Legend', 'Settings']) {
    await page.getByRole('button', { name: door, exact: true }).tap();
    await phone.expectThumbTargets(page);
    await page.keyboard.press('Escape');
  }
});

test('the board zooms by double tap and back', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();
  const board = page.locator('[data-part="board"]');
  const box = (await board.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const out = page.getByRole('button', { name: 'Zoom out' });
  // A busy machine may bring the second tap too late to be one of two: then the first one asks why.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.touchscreen.tap(...middle);
    await page.touchscreen.tap(...middle);
    await expect(out).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole('button', { name: 'Zoom out' }).tap();
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeHidden();
});
