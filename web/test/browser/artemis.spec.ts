import { pending } from '@orrery/kernel';
import { type Artemis, artemis } from '@orrery/artemis/rules';
import type { Page } from '@playwright/test';
import { asFile, fileOf } from './files.ts';
import { expectEveryTab, expectThumbSized, PHONE, tapAnswers } from './phone.ts';
import { playByKeys, playByMouse, tabTo } from './playing.ts';
import {
  begin,
  clickPlace,
  expect,
  lit,
  options,
  over,
  prompt,
  test,
  waitForScreen,
} from './table.ts';

const title = 'The Artemis Project';

/** Opens a game that stands where the first seat is asked that, and the answer is not offered. */
async function openRefusing(
  page: Page,
  ask: string,
  answerOf: (state: Artemis) => string | undefined,
): Promise<void> {
  const refuses = (state: Artemis): boolean => {
    const asked = pending(artemis, state);
    const answer = answerOf(state);
    return asked?.ask === ask && answer !== undefined && !asked.options.includes(answer);
  };
  const file = Array.from({ length: 50 }, (_, seed) => {
    let found = false;
    const stop = (state: Artemis): boolean => (found = refuses(state));
    const text = fileOf(artemis, { seats: 2, seed: `${seed}`, stop });
    return found ? text : null;
  }).find((text) => text !== null);
  await page.goto('/');
  await page.getByLabel('Open a game file').setInputFiles(asFile(file ?? ''));
  await expect(options(page).first()).toBeVisible();
}

test('Artemis: a whole game of two by mouse against a bot, and its replay', async ({ page }) => {
  await begin(page, ['Ada'], 1, { title });
  await playByMouse(page, 4);
  await expect(over(page)).toContainText(/wins|You win/);
  await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
  await over(page).getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  await expect(slider).toHaveAttribute('aria-valuetext', /^0 of \d+/);
  await page.keyboard.press('End');
  await expect(page.getByText(/wins with \d+ VP/)).toBeVisible();
});

test('Artemis: a whole solo game by keyboard only, from the door to the rank', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, `Solo: ${title}`);
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toContainText('which die');
  await expect(page.locator('[data-place="player:2"]')).toBeVisible();
  await playByKeys(page);
  await expect(over(page)).toContainText(/Your rank: \w+/);
  await tabTo(page, 'Rematch');
  await page.keyboard.press('Enter');
  await expect(options(page).first()).toBeVisible();
});

test('Artemis: what happens by itself is told one by one, and a key ends it', async ({ page }) => {
  await begin(page, ['Ada'], 0, { title });
  const telling = page.locator('[data-telling]');
  for (let i = 0; i < 60 && !(await telling.isVisible()); i++) {
    if ((await waitForScreen(page)) === 'end-turn') await page.keyboard.press('e');
    else await options(page).first().click();
    await page.waitForTimeout(150);
  }
  const first = await telling.textContent();
  await expect(telling).not.toHaveText(first ?? '');
  await page.keyboard.press('Shift');
  await expect(telling).toHaveCount(0);
});

test('Artemis: the options offer a game alone', async ({ page }) => {
  await begin(page, ['Ada'], 0, { title });
  await expect(page.getByText(/Drone 1 rolls/)).toBeVisible();
});

test('Artemis: why not? names the rule that forbids it', async ({ page }) => {
  const why = page.getByRole('dialog', { name: 'Why not?' });
  // There is room, but nobody in the colony can go with the die.
  await openRefusing(page, 'placeDieRegion', ({ academyDice }) =>
    academyDice.length === 0 ? 'academy' : undefined,
  );
  await clickPlace(page, 'region:academy');
  await expect(why).toContainText('ART-ACAD-02');
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();

  const bidOn = ({ gantry, placing }: Artemis): string | undefined =>
    gantry.find(({ dice }) => dice.some(({ value }) => value >= (placing?.value ?? 7)))?.tile;
  await openRefusing(page, 'placeDieTile', bidOn);
  const outbid = page.locator('[data-place^="tile:"][aria-disabled="true"]').first();
  await clickPlace(page, (await outbid.getAttribute('data-place')) ?? '');
  await expect(why).toContainText('ART-GANT-01');
  await why.getByRole('button', { name: 'See it in the rules' }).click();
  const drawer = page.getByRole('dialog', { name: `Rules of ${title}` });
  await expect(drawer.locator('[data-rule="ART-GANT-01"]')).toBeInViewport();
});

test('Artemis: a die in hand is taken back by one key', async ({ page }) => {
  await begin(page, ['Ada'], 1, { title });
  await expect(prompt(page)).toContainText('which die');
  await lit(page, 'die:0:').first().click();
  await expect(prompt(page)).toContainText('In which region');
  await page.keyboard.press('u');
  await expect(prompt(page)).toContainText('which die');
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test('Artemis: one thumb plays', async ({ page }) => {
    await begin(page, ['Ada'], 1, { title });
    await expect(options(page).first()).toBeVisible();
    await expectThumbSized(page);
    await options(page).first().tap();
    await expect(prompt(page)).toContainText('In which region');
    await expectThumbSized(page);
    await lit(page, 'region:outfitter').tap();
    await expect(prompt(page)).toContainText('which die');
    await tapAnswers(page, 6);
    await expectEveryTab(page);
  });
});
