import { type Artemis, artemis } from '@orrery/artemis/rules';
import { data } from '@orrery/artemis/data';
import type { Page } from '@playwright/test';
import { openAt } from './artemis.ts';
import { asFile, fileOf } from './files.ts';
import { expect, over, prompt, test } from './table.ts';

const LANGS = ['en', 'fr'] as const;

/** Lines that stand out of a box, by more than the slant of a letter. */
const standingOut = (page: Page, box: string, lines: string): Promise<string[]> =>
  page.evaluate(
    ([box, lines]) => {
      const around = document.querySelector(box)?.getBoundingClientRect();
      return [...document.querySelectorAll(lines)].flatMap((line) => {
        const { left, right } = line.getBoundingClientRect();
        const inside = around && left >= around.left - 1 && right <= around.right + 1;
        return inside ? [] : [line.textContent];
      });
    },
    [box, lines] as const,
  );

async function openFile(page: Page, file: string): Promise<void> {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(asFile(file));
}

for (const lang of LANGS)
  test.describe(`Artemis, ${lang}`, () => {
    test.use({ wishes: { lang } });

    test('five at the table: every Building is named in whole words', async ({ page }) => {
      await openAt(page, 5, 'placeDieTile', ({ gantry }) => gantry.length > 7);
      const tiles = page.locator('[data-place^="tile:"]');
      for (const tile of await tiles.all()) {
        const name = await tile.locator('> [role="button"]').getAttribute('aria-label');
        const written = await tile.locator('text').last().locator('tspan').allTextContents();
        expect(name).toContain(written.join(' '));
      }
    });

    test('what dice would get, and the longest Event, stay within their boxes', async ({
      page,
    }) => {
      const contested = ({ expeditions }: Artemis): boolean =>
        expeditions.filter(({ dice }) => dice.length > 2).length > 1;
      await openAt(page, 5, 'placeDieRegion', contested);
      const region = page.locator('[data-place="region:basecamp"] > [role="button"]');
      await region.hover({ position: { x: 60, y: 6 }, force: true });
      await expect(page.locator('[data-forecast] [data-line]').first()).toBeVisible();
      const panel = '[data-forecast]';
      expect(await standingOut(page, `${panel} > path`, `${panel} text`)).toEqual([]);

      await openAt(page, 5, 'placeDieRegion', ({ event }) => event === 'live-broadcast');
      const card = '[data-place="event"]';
      expect(await standingOut(page, `${card} > path`, `${card} tspan`)).toEqual([]);
    });

    test('Directives in hand tell what they ask for', async ({ page }) => {
      const variants = { directives: true };
      const stop = (_: Artemis, choices: number): boolean => choices > 30;
      await openFile(page, fileOf(artemis, { seats: 3, seed: 'goals', stop, variants }));
      const cards = page.locator('[data-place^="directive:"]');
      await expect(cards).toHaveCount(2);
      for (const card of await cards.all()) {
        const id = (await card.getAttribute('data-place'))?.split(':')[1];
        const { text } = data.directives.cards.find((one) => one.id === id) ?? {};
        const written = await card.locator('text').nth(1).locator('tspan').allTextContents();
        expect(written.join(' ')).toBe(text?.[lang]);
      }
    });

    test('a long question does not take from the board', async ({ page }) => {
      const heights = new Set<number | undefined>();
      const asks = [
        ['placeDieRegion', 20],
        ['chooseRelief', 80],
        ['returnCrew', 80],
      ] as const;
      for (const [ask, least] of asks) {
        await openAt(page, 4, ask);
        expect((await prompt(page).textContent())?.length).toBeGreaterThan(least);
        heights.add((await page.locator('[data-part="board"]').boundingBox())?.height);
      }
      expect(heights.size).toBe(1);
    });

    test('every variant says what it changes, and a solo game shows all ranks', async ({
      page,
    }) => {
      await page.goto('/');
      await page.getByRole('button', { name: /Options.*Artemis/ }).click();
      for (const { name } of data.variants) {
        const field = page.getByRole('group', { name: name[lang], exact: true });
        await expect(field.locator('p')).toHaveText(/^\S.{30,}\.$/);
      }
      await openFile(page, fileOf(artemis, { seats: 1, seed: 'alone' }));
      const ranks = over(page).getByRole('listitem').filter({ hasText: /VP|PV/ });
      await expect(ranks).toHaveCount(data.solo.ranks.length);
      const reached = over(page).locator('li[aria-current="true"]');
      await expect(reached).toHaveCount(1);
    });
  });
