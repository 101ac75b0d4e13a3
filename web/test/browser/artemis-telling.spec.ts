import { type Artemis, artemis, type ArtemisEvent } from '@orrery/artemis/rules';
import { clone, pending, play } from '@orrery/kernel';
import type { JSHandle, Page } from '@playwright/test';
import { openAt } from './artemis.ts';
import { expect, logLength, options, test } from './table.ts';

/** What is being told, and how many dice lie at the Vents and in the Quarry meanwhile. */
interface Moment {
  readonly said: string;
  readonly dice: number;
}

/** From now on every moment that the screen comes to show: who only looks now and then misses some. */
const noteMoments = (page: Page): Promise<JSHandle<Moment[]>> =>
  page.evaluateHandle(() => {
    const rows = ['vents', 'quarry'].map((region) => `[data-place="region:${region}"]`);
    const dice = rows.map((row) => `${row} [data-piece^="die-"]`).join();
    const moments: Moment[] = [];
    const note = (): void => {
      const now = {
        said: document.querySelector('[data-telling]')?.textContent ?? '',
        dice: document.querySelectorAll(dice).length,
      };
      const last = moments.at(-1);
      if (now.said !== last?.said || now.dice !== last.dice) moments.push(now);
    };
    note();
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(note).observe(document.body, all);
    return moments;
  });

/** What the last answer offered would set going. */
function setsGoing(state: Artemis): string[] {
  const events: ArtemisEvent[] = [];
  play(artemis, clone(state), pending(artemis, state)?.options.at(-1) ?? null, events);
  return events.map(({ type }) => type);
}

/** The last answer to come lets many a die harvest. */
const openHarvest = (page: Page): Promise<void> =>
  openAt(page, 4, null, (state) => {
    const harvests = setsGoing(state).filter((type) => type === 'harvested');
    return harvests.length > 4;
  });

test.describe('calmly', () => {
  test.use({ wishes: { pace: 'calm' } });

  test('Artemis: what happens by itself is seen step by step, and a key ends it', async ({
    page,
  }) => {
    await openHarvest(page);
    const telling = page.locator('[data-telling]');
    const noted = await noteMoments(page);
    const harvests = async (): Promise<Moment[]> =>
      (await noted.jsonValue()).filter(({ said }) => said.includes('harvests'));
    await options(page).last().click();
    await expect(telling).toBeVisible();
    // Each die leaves when its harvest is told, not before.
    await expect
      .poll(async () => (await harvests()).length, { intervals: [40] })
      .toBeGreaterThan(2);
    const [first = 0, second, third = 0] = (await harvests()).map(({ dice }) => dice);
    expect([second, third]).toEqual([first - 1, first - 2]);
    await expect(page.locator('[data-place][aria-disabled="false"]')).toHaveCount(0);

    // The next question comes after it, and says so.
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Skip to my turn' })).toBeVisible();

    await page.keyboard.press('Shift');
    await expect(telling).toHaveCount(0);
    await expect.poll(async () => (await noted.jsonValue()).at(-1)?.dice).toBeLessThan(third);
  });

  test('Artemis: a click on the board ends the telling and does nothing else', async ({ page }) => {
    await openHarvest(page);
    await options(page).last().click();
    await expect(page.locator('[data-telling]')).toBeVisible();
    await page.locator('[data-place="region:quarry"]').first().click();
    await expect(page.locator('[data-telling]')).toHaveCount(0);
    // The card of what lies under the pointer names its rule; no bubble says why not.
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator(':text("ART-"):visible:not([data-floating] *)')).toHaveCount(0);
  });
});

for (const [how, settings] of [
  ['at the quickest pace', { pace: 'instant' }],
  ['without motion', { pace: 'calm' }],
] as const)
  test.describe(how, () => {
    test.use({ wishes: settings });

    test(`Artemis: ${how} everything is there at once`, async ({ page }) => {
      if (how === 'without motion') await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHarvest(page);
      const lines = await logLength(page);
      await options(page).last().click();
      await expect.poll(() => logLength(page)).toBeGreaterThan(lines + 4);
      await expect(page.locator('[data-telling]')).toHaveCount(0);
    });
  });
