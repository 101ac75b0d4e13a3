import { type Artemis, artemis, type ArtemisEvent } from '@orrery/artemis/rules';
import { clone, pending, play } from '@orrery/kernel';
import type { Page } from '@playwright/test';
import { openAt } from './artemis.ts';
import { expect, logLength, options, test } from './table.ts';

/** What is being told, and how many dice lie at the Vents and in the Quarry meanwhile. */
const moment = (page: Page): Promise<{ said: string; dice: number }> =>
  page.evaluate(() => {
    const rows = ['vents', 'quarry'].map((region) => `[data-place="region:${region}"]`);
    return {
      said: document.querySelector('[data-telling]')?.textContent ?? '',
      dice: document.querySelectorAll(rows.map((row) => `${row} [data-piece^="die-"]`).join())
        .length,
    };
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
    await options(page).last().click();
    await expect(telling).toBeVisible();
    // Each die leaves when its harvest is told, not before.
    const harvests: { said: string; dice: number }[] = [];
    await expect(async () => {
      const now = await moment(page);
      const before = harvests.at(-1);
      if (now.said.includes('harvests') && now.said !== before?.said) harvests.push(now);
      expect(harvests.length).toBeGreaterThan(2);
    }).toPass({ intervals: [40], timeout: 20_000 });
    const [first, second, third] = harvests.map(({ dice }) => dice);
    expect([second, third]).toEqual([(first ?? 0) - 1, (first ?? 0) - 2]);
    await expect(page.locator('[data-place][aria-disabled="false"]')).toHaveCount(0);

    // The next question comes after it, and says so.
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Skip to my turn' })).toBeVisible();

    await page.keyboard.press('Shift');
    await expect(telling).toHaveCount(0);
    await expect.poll(async () => (await moment(page)).dice).toBeLessThan(third ?? 0);
  });

  test('Artemis: a click on the board ends the telling and does nothing else', async ({ page }) => {
    await openHarvest(page);
    await options(page).last().click();
    await expect(page.locator('[data-telling]')).toBeVisible();
    await page.locator('[data-place="region:quarry"]').first().click();
    await expect(page.locator('[data-telling]')).toHaveCount(0);
    await expect(page.getByText('ART-', { exact: false }).filter({ visible: true })).toHaveCount(0);
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
