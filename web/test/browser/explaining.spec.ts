import { type Reworld, reworld } from '@orrery/reworld/rules';
import type { Locator, Page } from '@playwright/test';
import * as phone from './phone.ts';
import { openAt } from './positions.ts';
import { begin, clickPlace, expect, lit, options, prompt, test } from './table.ts';

const card = (page: Page): Locator => page.locator('[data-floating]');
const target = (page: Page, place: string): Locator =>
  page.locator(`[data-place="${place}"] > [role="button"]`).first();

test('whatever the pointer rests on says what it is, and leaves with it', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();
  const place = await lit(page, 'port:').first().getAttribute('data-place');
  await target(page, place ?? '').hover({ force: true });
  await expect(card(page).locator('h2')).toHaveText(/\S/);
  // Beside it, never under the pointer.
  const [on, beside] = [
    await target(page, place ?? '').boundingBox(),
    await card(page).boundingBox(),
  ];
  const apart =
    (beside?.x ?? 0) >= (on?.x ?? 0) + (on?.width ?? 0) ||
    (beside?.x ?? 0) + (beside?.width ?? 0) <= (on?.x ?? 0) ||
    (beside?.y ?? 0) >= (on?.y ?? 0) + (on?.height ?? 0) ||
    (beside?.y ?? 0) + (beside?.height ?? 0) <= (on?.y ?? 0);
  expect(apart).toBe(true);
  await page.mouse.move(2, 2);
  await expect(card(page)).toHaveCount(0);

  await target(page, place ?? '').hover({ force: true });
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});

test('with the keyboard’s focus a place says what it is, aloud once', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();
  // The mouse rests where the game was begun: it is not to point at anything.
  await page.mouse.move(2, 2);
  await expect(card(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await lit(page, 'port:').first().locator('> [role="button"]').focus();
  await expect(card(page)).toBeVisible();
  const said = (await card(page).locator('p').first().textContent()) ?? '-';
  await expect(page.locator('[aria-live="polite"].spoken').filter({ hasText: said })).toHaveCount(
    1,
  );
  await page.keyboard.press('Tab');
  await expect(card(page).filter({ hasText: said })).toHaveCount(0);
});

test('a click where no answer was ever possible informs, and says what is to be done', async ({
  page,
}) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();
  await clickPlace(page, 'ship:pop-big-city');
  const about = page.getByRole('dialog');
  await expect(about.getByRole('heading')).toHaveText(/\S/);
  await expect(about).not.toContainText('Impossible');
  await expect(about).toContainText(`To do now: ${await prompt(page).textContent()}`);
  await page.keyboard.press('Escape');
  await expect(about).toBeHidden();
});

test('the legend shows every icon, by key and by button', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();
  const legend = page.getByRole('dialog', { name: 'Legend' });
  await page.keyboard.press('?');
  await expect.poll(() => legend.getByRole('listitem').count()).toBeGreaterThan(4);
  await page.keyboard.press('Escape');
  await expect(legend).toBeHidden();
  await page.getByRole('button', { name: 'Legend' }).click();
  await expect(legend).toBeVisible();
});

test('signs without words say their names, and nothing has a native title', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).hover();
  await expect(card(page)).toHaveText('Settings');
  await expect(page.locator('body [title], svg title')).toHaveCount(0);
  await page.goto('/');
  await page.getByRole('button', { name: 'Options for Reworld' }).hover();
  await expect(card(page)).toHaveText('Options for Reworld');
  await expect(page.locator('body [title], svg title')).toHaveCount(0);
});

test.describe('by finger', () => {
  test.use(phone.PHONE);

  test('a long press explains and never plays', async ({ page }) => {
    await openAt(page, reworld, { seats: 2, ask: 'chapterOneTurn' });
    const asked = await prompt(page).textContent();
    const box = await lit(page, 'port:').first().locator('> [role="button"]').boundingBox();
    const at = {
      x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
    };
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await expect(card(page)).toBeVisible();
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.waitForTimeout(400);
    // It stays for reading; nothing was answered.
    await expect(card(page)).toBeVisible();
    await expect(prompt(page)).toHaveText(asked ?? '');
    await page.touchscreen.tap(at.x, at.y);
    await expect(card(page)).toHaveCount(0);
    await expect(prompt(page)).not.toHaveText(asked ?? '');
  });
});

test('a rule shows an example on the real board, which is no table', async ({ page }) => {
  await page.goto('/rules/reworld#REW-ACQ-05');
  const example = page.locator('[data-rule="REW-ACQ-05"] figure');
  await expect(example).toContainText('Example: The terrabot lies between a 4 and a 3');
  await expect(example.locator('svg').first()).toBeVisible();
  await expect(example.locator('[data-place], [data-piece], [tabindex]')).toHaveCount(0);
});

test('what is near stands beside one’s name, and says what it is', async ({ page }) => {
  const last = ({ chapter, ships, players: [me] }: Reworld): boolean =>
    chapter === 2 && ships.includes('pop-dock-1') && me?.docks[0]?.length === 1;
  await openAt(page, reworld, { seats: 2, ask: 'chapterTwoTurn', where: last });
  const near = page
    .getByRole('region', { name: 'In sight' })
    .getByRole('listitem')
    .filter({ hasText: 'Dock 1 empty' });
  await expect(near).toContainText('0 of 1');
  await near.hover();
  await expect(page.getByText('Population ship, dock 1 empty: 5 points').first()).toBeVisible();
});
