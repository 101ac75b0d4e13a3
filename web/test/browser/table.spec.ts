import type { Pending } from '@orrery/kernel';
import { type Reworld, reworld } from '@orrery/reworld/rules';
import { expectAnsweredFirst } from './answering.ts';
import { asFile, fileOf, gameFile, lastIsFinal, scoringLaunch } from './files.ts';
import { openAt } from './positions.ts';
import {
  begin,
  clickPlace,
  expect,
  expectUncovered,
  lit,
  options,
  prompt,
  test,
  waitForScreen,
} from './table.ts';

test('impossible: the reason here and now, and the rule that forbids it', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();
  const why = page.getByRole('dialog', { name: 'Impossible' });
  // A module is taken: its post can receive no more.
  const port = await lit(page, 'port:').first().getAttribute('data-place');
  await clickPlace(page, port ?? '');
  await expect(prompt(page)).toContainText('Which cards');
  await options(page).first().click();
  await expect(prompt(page)).toContainText('Your turn in round');
  await clickPlace(page, port ?? '');
  await expect(why).toContainText('REW-ACQ-12');
  await expect(why).toContainText(/[TB]\d+ .*\d/);
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await clickPlace(page, port ?? '');
  await why.getByRole('button', { name: 'See it in the rules' }).click();
  const drawer = page.getByRole('dialog', { name: 'Rules of Reworld' });
  await expect(drawer.locator('[data-rule="REW-ACQ-12"]')).toBeInViewport();
  await drawer.getByRole('searchbox').fill('admiral space');
  await expect(drawer.getByRole('status').filter({ hasText: /\d+ rules/ })).toBeVisible();
  // The first Escape empties the search, the second closes.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('an ambiguous place opens a menu, and a line of the log lights what it touched', async ({
  page,
}) => {
  // A bot that starts may have taken the admiral: then another game is begun.
  do {
    await begin(page, ['Ada'], 1);
    await expect(options(page).first()).toBeVisible();
  } while ((await lit(page, 'admiral').count()) === 0);
  await clickPlace(page, 'admiral');
  const menu = page.getByRole('dialog', { name: 'What do you want to do?' });
  await expect(menu.getByRole('button')).not.toHaveCount(1);
  await menu.getByRole('button').first().click();
  await expect(page.getByText(/Ada .*admiral/).first()).toBeVisible();
  const line = page.getByRole('button', { name: /takes the admiral|keeps the admiral/ });
  const admiral = page.locator('[data-place="admiral"]');
  await page
    .getByRole('button', { name: /is dealt/ })
    .first()
    .hover();
  await page.waitForTimeout(300);
  const dark = await admiral.innerHTML();
  await line.hover();
  await expect.poll(() => admiral.innerHTML()).not.toBe(dark);
  await page.getByRole('button', { name: /Since your last turn/ }).click();
  await expect(page.getByText(/^1 of \d/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(options(page).first()).toBeVisible();
});

test('the language changes in place and is remembered', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(prompt(page)).toContainText('Your turn in round 1');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('button', { name: 'Fermer' }).click();
  await expect(prompt(page)).toContainText('À vous de jouer, manche 1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.reload();
  await expect(prompt(page)).toContainText('À vous de jouer, manche 1');
});

test('nothing scrolls at 1366 by 768, and one’s own things are in view', async ({ page }) => {
  await begin(page, ['Ada'], 3);
  await expect(options(page).first()).toBeVisible();
  const page_ = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { scrollHeight, scrollWidth };
  });
  expect(page_).toEqual({ scrollHeight: 768, scrollWidth: 1366 });
  await expect(page.locator('[data-part="own"]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-part="board"]')).toBeInViewport({ ratio: 1 });
});

test('chapter two tells what a launch would bring before the click', async ({ page }) => {
  await page.goto('/');
  await page
    .getByLabel('Open a game file')
    .setInputFiles(asFile(gameFile('launches', scoringLaunch)));
  await expect(prompt(page)).toContainText(/launch|shuttle|city|unit/i);
  await expect.poll(() => options(page).locator('b').count()).toBeGreaterThan(0);
  const worth = options(page)
    .filter({ has: page.locator('b') })
    .first();
  await worth.hover();
  await expect(page.getByText('This would bring')).toBeVisible();
});

test.describe('a turn that is played', () => {
  test.use({ wishes: { holdTurns: true } });

  test('waits with the focus on its end', async ({ page }) => {
    await page.goto('/');
    const file = gameFile('launches', scoringLaunch);
    await page.getByLabel('Open a game file').setInputFiles(asFile(file));
    await expect(options(page).first()).toBeVisible();
    while ((await waitForScreen(page)) === 'ask') await options(page).first().click();
    await expect(page.locator('[data-end-turn]')).toBeFocused();
  });
});

test('one’s own city is called otherwise by a click, and so for good', async ({ page }) => {
  // It is no answer where cities are not asked about: the click tells what stands there.
  const where = ({ players }: Reworld): boolean => (players[0]?.cities.length ?? 0) > 0;
  await openAt(page, reworld, { seats: 2, ask: 'chapterTwoTurn', where });
  const city = page.locator('[data-place^="city:0:"]:has([data-piece^="sign:"])').first();
  const place = (await city.getAttribute('data-place')) ?? '';
  const said = page.locator(`[data-place="${place}"] > [role=button]`).first();
  const before = (await said.getAttribute('aria-label')) ?? '';
  await clickPlace(page, place);
  const told = page.getByRole('dialog');
  await expect(told).toContainText('Call it');
  const name = told.locator('div > button').last();
  const wanted = (await name.textContent()) ?? '';
  expect(before).not.toContain(wanted);
  await name.click();
  await expect(said).toHaveAttribute('aria-label', new RegExp(wanted));
  await page.reload();
  await expect(said).toHaveAttribute('aria-label', new RegExp(wanted));
});

test('asking about the next thing closes the answer about the last', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();
  for (const dock of [1, 4, 1]) {
    await clickPlace(page, `dock:0:${dock}`);
    await expect(page.getByRole('dialog', { name: new RegExp(`${dock}`) })).toBeVisible();
  }
});

test('four at the table: a shuttle under way stands beside the cities that may receive its units', async ({
  page,
}) => {
  const where = (_state: Reworld, { options: offered }: Pending): boolean =>
    offered.includes('D') && offered.includes('E');
  await openAt(page, reworld, { seats: 4, ask: 'transportCity', where });
  for (const letter of ['D', 'E']) await expectUncovered(page, `city:0:${letter}`, 10);
});

test('a crash of the worker brings the table back to the last stored choice', async ({
  page,
  faults,
}) => {
  await page.addInitScript(() => {
    const Original = Worker;
    window.Worker = class extends Original {
      constructor(url: string | URL, settings?: WorkerOptions) {
        super(url, settings);
        Object.assign(window, { lastWorker: this });
      }
    };
  });
  await begin(page, ['Ada'], 1);
  await options(page).first().click();
  await expect(prompt(page)).toContainText('Which cards');
  const asked = await prompt(page).textContent();
  await page.evaluate(() => {
    const { lastWorker } = window as unknown as { lastWorker: Worker };
    lastWorker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
  });
  await expect(page.getByRole('status')).toContainText('restored to the last saved choice');
  await expect(prompt(page)).toHaveText(asked ?? '');
  await options(page).first().click();
  await expect(prompt(page)).not.toHaveText(asked ?? '');
  expect(faults).toEqual([]);
});

test.describe('while a strong bot thinks', () => {
  test.use({ wishes: { pace: 'calm' } });

  test('answers and doors do not wait for it', async ({ page }) => {
    await begin(page, ['Ada'], 1, { level: 'admiral' });
    await expectAnsweredFirst(page, 1);
  });
});

test('who wishes is asked before what cannot be undone', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Open a game file').setInputFiles(asFile(gameFile('last', lastIsFinal)));
  await expect(options(page).first()).toBeVisible();
  // It is marked by a sign and a word.
  await expect(options(page).last()).toContainText('no undo');
  await page.keyboard.press('s');
  await page.getByRole('checkbox', { name: 'Ask before what cannot be undone' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  // Nothing had the focus before: it goes to the question.
  await expect(prompt(page)).toBeFocused();
  const sure = page.getByRole('dialog', { name: 'This cannot be undone. Do it?' });
  await options(page).last().click();
  await sure.getByRole('button', { name: 'Not now' }).click();
  await expect(sure).toBeHidden();
  await expect(options(page).first()).toBeVisible();
});

for (const chapter of [1, 2])
  test(`three rivals lie open at a glance, chapter ${chapter}`, async ({ page }) => {
    const stop = (state: Reworld, choices: number): boolean =>
      state.chapter === chapter && choices > 20;
    await page.goto('/');
    const file = fileOf(reworld, { seats: 4, seed: 'four', stop });
    await page.getByLabel('Open a game file').setInputFiles(asFile(file));
    await expect(options(page).first()).toBeVisible();
    const list = page.locator('[data-part="players"] ul');
    const room = await list.evaluate((box) => box.clientHeight - box.scrollHeight);
    expect(room).toBeGreaterThanOrEqual(0);
  });
