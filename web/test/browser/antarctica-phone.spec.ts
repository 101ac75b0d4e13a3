import { antarctica } from '@orrery/antarctica/rules';
import { offers, openAt, title } from './antarctica.ts';
import * as phone from './phone.ts';
import { openBeforeEnd } from './positions.ts';
import { begin, expect, lit, options, over, prompt, test, waitForScreen } from './table.ts';

test.use(phone.PHONE);

test('Antarctica: one thumb plays', async ({ page }) => {
  await begin(page, ['Ada'], 1, { title });
  await expect(prompt(page)).toContainText('Place ship');
  await phone.expectThumbSized(page);
  await lit(page, 'zone:').first().tap();
  await phone.tapAnswers(page, 5);
  await phone.expectEveryTab(page);
});

const QUESTIONS: readonly [number, string, Parameters<typeof openAt>[3]?][] = [
  [4, 'placeStartShip'],
  [2, 'placeCompensationCube'],
  [4, 'beforeMove'],
  [3, 'beforeMove', offers('playIcebreaker')],
  [4, 'afterMove', offers('actBuild:')],
  [2, 'afterMove', offers('actResearch:')],
  [3, 'afterMove', offers('actRecruit')],
  [4, 'takeShipyardCard'],
  [4, 'draftShipyardCard'],
  [4, 'eventMoveShip'],
  [4, 'eventAdvance'],
];

test('Antarctica: whatever is asked, every target fits a thumb', async ({ page }) => {
  for (const [seats, ask, wanted] of QUESTIONS) {
    await openAt(page, seats, ask, wanted);
    await expect(lit(page).filter({ visible: true }), `${ask} of ${seats}`).not.toHaveCount(0);
    await phone.expectThumbTargets(page);
    await phone.expectLitApart(page);
  }
});

test('Antarctica: cards and tracks open when a deck is picked, and a zone opens large', async ({
  page,
}) => {
  await openAt(page, 4, 'afterMove', offers('actBuild:'));
  const target = page.locator('[data-part="board"] [data-place^="zone:"]').first();
  const small = await target.boundingBox();
  await target.tap({ position: { x: 60, y: 50 }, force: true });
  const place = (await target.getAttribute('data-place')) ?? '';
  const both = page.locator(`[data-part="board"] [data-place="${place}"]`);
  await expect(both).toHaveCount(2);
  expect((await both.last().boundingBox())?.width).toBeGreaterThan(2 * (small?.width ?? 0));
  await page.getByRole('button', { name: 'Back to the whole continent' }).tap({
    position: { x: 20, y: 8 },
    force: true,
  });
  await expect(both).toHaveCount(1);
  await lit(page, 'deck:').first().tap();
  await expect(lit(page, 'track:')).not.toHaveCount(0);
  await phone.expectThumbTargets(page);
  await lit(page, 'track:').first().tap();
});

test('Antarctica: the last turns on a phone', async ({ page }) => {
  await openBeforeEnd(page, antarctica, 2);
  for (let taps = 0; (await waitForScreen(page)) !== 'over'; taps++) {
    expect(taps).toBeLessThan(200);
    // Zones by a tap on the continent, all else by the buttons under the thumb.
    if (/sail it|Place ship/.test((await prompt(page).textContent()) ?? ''))
      await lit(page, 'zone:').first().tap();
    else await options(page).first().tap();
  }
  await expect(over(page)).toBeVisible();
});
