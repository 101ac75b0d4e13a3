import type { Artemis } from '@orrery/artemis/rules';
import { openAt, title } from './artemis.ts';
import * as phone from './phone.ts';
import { begin, expect, lit, options, prompt, test } from './table.ts';

test.use(phone.PHONE);

test('Artemis: one thumb plays', async ({ page }) => {
  await begin(page, ['Ada'], 1, { title });
  await expect(options(page).first()).toBeVisible();
  await phone.expectThumbSized(page);
  await options(page).first().tap();
  await expect(prompt(page)).toContainText('In which region');
  await phone.expectThumbSized(page);
  await lit(page, 'region:outfitter').tap();
  await expect(prompt(page)).toContainText('which die');
  await phone.tapAnswers(page, 6);
  await phone.expectEveryTab(page);
});

const housed =
  (least: number) =>
  ({ players: [me] }: Artemis): boolean =>
    (me?.buildings.filter(({ crew }) => crew > 0).length ?? 0) >= least;
const richInTools = ({ players: [me] }: Artemis): boolean =>
  (me?.toolkit ?? 0) > 3 && (me?.dice.length ?? 0) > 3;

/** What is asked, of how many players, where it is lit, and in which games. */
const QUESTIONS: readonly [number, string, 'Board' | 'Yours' | 'Players', typeof richInTools?][] = [
  [2, 'placeDieValue', 'Yours', richInTools],
  [5, 'placeDieRegion', 'Board'],
  [3, 'placeDieMarineTarget', 'Board'],
  [5, 'placeDieTile', 'Board', ({ gantry }) => gantry.length > 7],
  [3, 'placeDieCrew', 'Yours'],
  [2, 'upkeepMoveWho', 'Yours', housed(2)],
  [4, 'upkeepMoveWhere', 'Yours', housed(1)],
  [3, 'chooseReward', 'Board'],
  [
    2,
    'chooseReward',
    'Board',
    ({ expeditions }) => expeditions.some(({ dice }) => dice.length > 5),
  ],
  [5, 'recruitColonist', 'Board'],
  [4, 'chooseRelief', 'Board', ({ players: [me] }) => (me?.relief ?? 0) > 3],
  [3, 'train', 'Board'],
  [3, 'chooseWarmed', 'Yours'],
  [5, 'chooseFirstPlayer', 'Players'],
  [1, 'placeDieRegion', 'Board'],
  [1, 'activateBuildingWhich', 'Yours'],
];

test('Artemis: whatever is asked, every target fits a thumb', async ({ page }) => {
  for (const [seats, ask, where, wanted] of QUESTIONS) {
    await openAt(page, seats, ask, wanted);
    await phone.openTab(page, where);
    await expect(lit(page).filter({ visible: true }), `${ask} of ${seats}`).not.toHaveCount(0);
    await phone.expectThumbTargets(page);
    // In a colony a Building may be lit and those who live in it; the list of players scrolls.
    if (where === 'Board') await phone.expectLitApart(page);
  }
});

test('Artemis: a finger opens a region large, and there it shows what its dice would get', async ({
  page,
}) => {
  await openAt(page, 3, 'placeDieValue', ({ rows }) => rows.quarry.length > 1);
  const quarry = page.locator('[data-place="region:quarry"]');
  await quarry.tap({ position: { x: 30, y: 10 }, force: true });
  await expect(quarry).toHaveCount(2);
  const small = await quarry.first().boundingBox();
  const large = await quarry.last().boundingBox();
  expect(large?.width).toBeGreaterThan(1.5 * (small?.width ?? 0));
  await page.touchscreen.tap((large?.x ?? 0) + 90, (large?.y ?? 0) + 16);
  await expect(page.locator('[data-forecast]')).toContainText(/\d+ Mineral/);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to the whole board' }).tap({
    position: { x: 40, y: 12 },
    force: true,
  });
  await expect(quarry).toHaveCount(1);
});
