import type { Page } from '@playwright/test';
import { title } from './artemis.ts';
import { asked, expect, invite, join, passTo, test } from './online.ts';
import { lit, logLength, options, prompt } from './table.ts';

/** Presses answers in the page itself, the last one each time, until the board says so. */
const playUntil = (page: Page, sign: string): Promise<void> =>
  page.evaluate(async (wanted) => {
    const there = (): boolean => document.querySelector(`[aria-label^="${wanted}"]`) !== null;
    while (!there()) {
      [...document.querySelectorAll<HTMLElement>('[data-option]')].at(-1)?.click();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }, sign);

/** What lies on the board, as a screen reader says it. */
const openThings = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-part="board"] [data-place] > [role="button"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));

test('Artemis: two browsers play a round by link, a third watches', async ({ somebody }) => {
  const [ada, ben, eve] = [await somebody('Ada'), await somebody('Ben'), await somebody('Eve')];
  const path = await invite(ada, title);
  await join(ben, path);
  await eve.goto(path);
  await expect(eve.getByText('You are watching: only what is public is shown.')).toBeVisible();

  // A die in hand: its owner takes it back, a reload in the middle changes nothing.
  const [player, other] = await asked(ada, ben);
  await expect(player).toHaveTitle(/Your turn – The Artemis Project/);
  await expect(prompt(player)).toContainText('which die');
  await lit(player, 'die:').first().click();
  await expect(prompt(player)).toContainText('In which region');
  await player.keyboard.press('u');
  await expect(prompt(player)).toContainText('which die');
  await options(player).first().click();
  await expect(prompt(player)).toContainText('In which region');
  await player.reload();
  await expect(prompt(player)).toContainText('In which region');
  await lit(player, 'region:vents').click();
  await expect(options(other).first()).toBeVisible();
  await expect(options(eve)).toHaveCount(0);
  await expect(eve.locator('[data-place="region:vents"] [data-piece^="die-"]')).toHaveCount(1);
  await passTo(player, other);
  await expect.poll(() => logLength(eve)).toBe(await logLength(player));

  // The first round to its end: everybody sees the same table.
  const second = (page: Page) => page.getByRole('button', { name: /^Round 2 of 6/ });
  await Promise.all([ada, ben].map((page) => playUntil(page, 'Round 2 of 6')));
  for (const page of [ada, ben, eve]) await expect(second(page)).toBeVisible();
  const [hers, his, seen] = await Promise.all([ada, ben, eve].map(openThings));
  expect([his, seen]).toEqual([hers, hers]);
});
