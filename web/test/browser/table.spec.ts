import type { Page } from '@playwright/test';
import { asFile, gameFile, lastIsFinal, scoringLaunch } from './files.ts';
import { begin, clickPlace, expect, lit, options, prompt, test } from './table.ts';

test('why not? names the rule that forbids it', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();
  const why = page.getByRole('dialog', { name: 'Why not?' });
  const cases: readonly [place: string, rule: string, words: string][] = [
    ['dock:0:2', 'REW-ACQ-09', 'top card is the dock'],
    ['ship:pop-big-city', 'REW-POP-10', 'Chapter One'],
  ];
  for (const [place, rule, words] of cases) {
    await clickPlace(page, place);
    await expect(why).toContainText(rule);
    await expect(why).toContainText(words);
    await page.keyboard.press('Escape');
    await expect(why).toBeHidden();
  }
  // A module is taken: its post can receive no more.
  const port = await lit(page, 'port:').first().getAttribute('data-place');
  await clickPlace(page, port ?? '');
  await expect(prompt(page)).toContainText('Which cards');
  await options(page).first().click();
  await expect(prompt(page)).toContainText('Your turn in round');
  await clickPlace(page, port ?? '');
  await expect(why).toContainText('REW-ACQ-12');
  await why.getByRole('button', { name: 'See it in the rules' }).click();
  const drawer = page.getByRole('dialog', { name: 'Rules of Reworld' });
  await expect(drawer.locator('[data-rule="REW-ACQ-12"]')).toBeInViewport();
  await drawer.getByRole('searchbox').fill('admiral space');
  await expect(drawer.getByRole('status')).toContainText(/\d+ rules/);
  // The first Escape empties the search, the second closes.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('an ambiguous place opens a menu, and a line of the log lights what it touched', async ({
  page,
}) => {
  await begin(page, ['Ada'], 1);
  await expect(options(page).first()).toBeVisible();
  await clickPlace(page, 'admiral');
  const menu = page.getByRole('dialog', { name: 'Choose what you mean' });
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

  test('a click is answered on screen within 100 ms', async ({ page }) => {
    await begin(page, ['Ada'], 1, { level: 'admiral' });
    await expect(options(page).first()).toBeVisible({ timeout: 15_000 });
    const delays: number[] = [];
    while (delays.length < 3) {
      if (await options(page).first().isVisible()) {
        await options(page).first().click();
        continue;
      }
      const skip = page.getByRole('button', { name: 'Skip to my turn' });
      if (!(await skip.isVisible())) continue;
      delays.push(await answerDelay(page, 'ship:pop-big-city'));
      await page.keyboard.press('Escape');
      await expect(options(page).first()).toBeVisible({ timeout: 15_000 });
    }
    expect(delays.sort((a, b) => a - b)[1]).toBeLessThan(100);
  });
});

/** Milliseconds from a click at a place that is not lit until the answer stands on the screen. */
const answerDelay = (page: Page, place: string): Promise<number> =>
  page.evaluate((wanted) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const start = performance.now();
    const observer = new MutationObserver(() => {
      if (!document.querySelector('[popover]')) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - start));
    });
    observer.observe(document.body, { subtree: true, childList: true });
    document
      .querySelector(`[data-place="${wanted}"] > rect`)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return promise;
  }, place);

test('who wishes is asked before what cannot be undone', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Open a game file').setInputFiles(asFile(gameFile('last', lastIsFinal)));
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Ask before what cannot be undone' }).check();
  await page.getByRole('button', { name: 'Close' }).click();
  const sure = page.getByRole('dialog', { name: 'This cannot be undone. Do it?' });
  await options(page).last().click();
  await sure.getByRole('button', { name: 'Not now' }).click();
  await expect(sure).toBeHidden();
  await expect(options(page).first()).toBeVisible();
});
