import { onMars } from '@orrery/on-mars/rules';
import * as phone from './phone.ts';
import { openAt } from './positions.ts';
import { begin, expect, lit, options, test } from './table.ts';

test.use(phone.PHONE);

test('On Mars: one thumb plays', async ({ page }) => {
  await begin(page, ['Ada'], 1, { title: 'On Mars' });
  await expect(options(page).first()).toBeVisible();
  await phone.expectThumbTargets(page);
  await lit(page, 'order:4').first().tap();
  await phone.tapAnswers(page, 6);
  await phone.expectEveryTab(page);
});

/** What is asked, and on which page of the board it is lit. */
const QUESTIONS = ['constructHex', 'takeBlueprint', 'develop', 'constructType', 'travel'] as const;

test('On Mars: whatever is asked, it is lit where a finger finds it', async ({ page }) => {
  for (const ask of QUESTIONS) {
    await openAt(page, onMars, { seats: 2, ask });
    await expect(lit(page).filter({ visible: true }), ask).not.toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});
