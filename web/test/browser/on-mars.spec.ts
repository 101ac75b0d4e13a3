import { onMars } from '@orrery/on-mars/rules';
import { playByKeys, playByMouse, tabTo } from './playing.ts';
import { openAt, openBeforeEnd } from './positions.ts';
import { clickPlace, expect, lit, over, prompt, test } from './table.ts';

const title = 'On Mars';

test('On Mars: the last turns by mouse against a bot', async ({ page }) => {
  await openBeforeEnd(page, onMars, 2);
  await playByMouse(page, 4);
  await expect(over(page)).toContainText(/wins|share|You win/);
  await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
});

test('On Mars: a solo game by keyboard only, from the door on, and its last turns', async ({
  page,
}) => {
  await page.goto('/');
  await tabTo(page, `Solo: ${title}`);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toContainText('Turn Order');
  const lacerda = page.locator('[data-place="company:1"]').filter({ visible: true });
  await expect(lacerda.first()).toBeVisible();
  await playByKeys(page, 6);
  await openBeforeEnd(page, onMars, 1);
  await playByKeys(page);
  // Who won against whom, and what was wanted besides points.
  await expect(over(page).getByRole('columnheader', { name: 'Lacerda' })).toBeVisible();
  await expect(over(page).getByRole('list', { name: 'Goals' })).toContainText('Colony at level 3');
});

test('On Mars: one side is large, the other in its window, and a click turns them', async ({
  page,
}) => {
  await openAt(page, onMars, {
    seats: 2,
    ask: 'turn',
    where: ({ players: [me] }) => (me?.space ?? 0) >= 4,
  });
  const map = page.locator('[data-place="hex:45"]').first();
  const grid = page.locator('[data-place="grid:0"]').first();
  await expect(map).toBeVisible();
  await expect(grid).toBeHidden();
  await page
    .locator('[role="button"][aria-label="Orbit"]:not([aria-disabled])')
    .first()
    .click({ force: true });
  await expect(grid).toBeVisible();
  await expect(map).toBeHidden();
});

test('On Mars: what is not lit tells why not, and what nobody asks about explains itself', async ({
  page,
}) => {
  await openAt(page, onMars, {
    seats: 2,
    ask: 'turn',
    where: ({ players: [me] }) => (me?.space ?? 0) >= 4 && (me?.ships ?? 0) > 0,
  });
  await clickPlace(page, 'depot:0:4');
  await expect(page.getByRole('dialog', { name: 'Impossible' })).toContainText('MARS-');
  await page.keyboard.press('Escape');
  // Beside the columns, which tell of themselves.
  const level = page.locator('[data-place="level"] > [role="button"]');
  const { width = 0 } = (await level.boundingBox()) ?? {};
  await level.click({ position: { x: width - 6, y: 60 }, force: true });
  await expect(page.getByRole('dialog')).toContainText(/Colony level \d/);
  await expect(page.getByRole('dialog')).toContainText(/Missing for level/);
});

test('On Mars: a Technology of others is chosen where all of them lie side by side', async ({
  page,
}) => {
  await openAt(page, onMars, { seats: 3, ask: 'useTech' });
  await expect(lit(page, 'tech:').filter({ visible: true }).first()).toBeVisible();
});
