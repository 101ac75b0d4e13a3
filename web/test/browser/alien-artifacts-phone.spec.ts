import { alienArtifacts } from '@orrery/alien-artifacts/rules';
import { openAt, title } from './alien-artifacts.ts';
import * as phone from './phone.ts';
import { openBeforeEnd } from './positions.ts';
import { begin, expect, lit, options, test } from './table.ts';

test.use(phone.PHONE);

test('Alien Artifacts: one thumb plays', async ({ page }) => {
  await begin(page, ['Ada'], 1, { title });
  await expect(options(page).first()).toBeVisible();
  await phone.expectThumbSized(page);
  await phone.tapAnswers(page, 6);
  await phone.expectEveryTab(page);
});

/** What is asked, of how many players, and where it is lit. */
const QUESTIONS: readonly (readonly [number, string])[] = [
  [2, 'actionPhase'],
  [5, 'buyExtra'],
  [3, 'keepBoughtCard'],
  [2, 'spendCard'],
  [4, 'chooseFace'],
  [2, 'sellColour'],
  [3, 'discardCard'],
  [5, 'attackOrSkip'],
];

test('Alien Artifacts: whatever is asked, every target fits a thumb', async ({ page }) => {
  for (const [seats, ask] of QUESTIONS) {
    await openAt(page, seats, ask);
    await expect(lit(page).filter({ visible: true }), `${ask} of ${seats}`).not.toHaveCount(0);
    await phone.expectThumbTargets(page);
  }
});

test('Alien Artifacts: the last turns on a phone', async ({ page }) => {
  await openBeforeEnd(page, alienArtifacts, 2);
  await phone.tapAnswers(page, 4);
});
