import { module } from '@orrery/on-mars';
import { where } from '../../../games/on-mars/ui/where.ts';
import * as phone from './phone.ts';
import { planned, playPlanned } from './planned.ts';
import { playByKeys, playByMouse, tabTo } from './playing.ts';
import { expect, lit, options, over, test, waitForScreen } from './table.ts';

const SOLO = 'Solo: On Mars';

test('On Mars: a whole solo game by keyboard only, from the door on', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, SOLO);
  await page.keyboard.press('Enter');
  await playByKeys(page);
  await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
});

test('On Mars: a whole game of two by mouse round one screen, and its replay', async ({ page }) => {
  // Some four hundred answers and sixty times from hand to hand.
  test.setTimeout(900_000);
  const { game, bots } = module;
  const plan = planned(game, { names: ['Ada', 'Ben'], seed: 'two', bots, where });
  const onBoard = await playPlanned(page, plan);
  expect(onBoard).toBeGreaterThan(plan.answers.length / 2);
  await expect(over(page)).toContainText(/wins|share|You win/);
  await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
  await over(page).getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
});

test('On Mars: a whole solo game by mouse, and its replay', async ({ page }) => {
  await page.goto('/');
  await page
    .getByRole('link', { name: SOLO })
    .or(page.getByRole('button', { name: SOLO }))
    .click();
  await playByMouse(page, 5);
  await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
  await over(page).getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByRole('slider', { name: 'Position in the game' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone.PHONE);

  test('On Mars: a whole solo game with one thumb', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('link', { name: SOLO })
      .or(page.getByRole('button', { name: SOLO }))
      .tap();
    for (let taps = 0; (await waitForScreen(page)) !== 'over'; taps++) {
      expect(taps).toBeLessThan(900);
      // On the board where it is lit in view, every third time by the buttons under the thumb.
      const place = lit(page).filter({ visible: true }).first();
      if (taps % 3 !== 0 && (await place.count()) > 0) await place.tap();
      else await options(page).first().tap();
      const menu = page.getByRole('dialog', { name: 'What do you want to do?' });
      if (await menu.isVisible()) await menu.getByRole('button').first().tap();
    }
    await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
  });
});
