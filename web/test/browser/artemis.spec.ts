import { pending } from '@orrery/kernel';
import { type Artemis, artemis } from '@orrery/artemis/rules';
import type { Page } from '@playwright/test';
import { openAt, title } from './artemis.ts';
import { begin, clickPlace, expect, lit, options, prompt, test } from './table.ts';

/** Opens a game that stands where the first seat is asked that, and the answer is not offered. */
const openRefusing = (
  page: Page,
  ask: string,
  answerOf: (state: Artemis) => string | undefined,
): Promise<void> =>
  openAt(page, 2, ask, (state) => {
    const answer = answerOf(state);
    return answer !== undefined && !pending(artemis, state)?.options.includes(answer);
  });

test('Artemis: the options offer a game alone', async ({ page }) => {
  await begin(page, ['Ada'], 0, { title });
  await expect(page.getByText(/Drone 1 rolls/)).toBeVisible();
});

test('Artemis: impossible names the reason here and now, and the rule that forbids it', async ({
  page,
}) => {
  const why = page.getByRole('dialog', { name: 'Impossible' });
  // There is room, but nobody in the colony can go with the die.
  await openRefusing(page, 'placeDieRegion', ({ academyDice }) =>
    academyDice.length === 0 ? 'academy' : undefined,
  );
  await clickPlace(page, 'region:academy');
  await expect(why).toContainText('ART-ACAD-02');
  await expect(why).toContainText('You have no Colonist in your colony to send there.');
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();

  const bidOn = ({ gantry, placing }: Artemis): string | undefined =>
    gantry.find(({ dice }) => dice.some(({ value }) => value >= (placing?.value ?? 7)))?.tile;
  await openRefusing(page, 'placeDieTile', bidOn);
  const outbid = page.locator('[data-place^="tile:"][aria-disabled="true"]').first();
  await clickPlace(page, (await outbid.getAttribute('data-place')) ?? '');
  await expect(why).toContainText('ART-GANT-01');
  await expect(why).toContainText(/A \d lies on the .*; your \d is not higher\./);
  await why.getByRole('button', { name: 'See it in the rules' }).click();
  const drawer = page.getByRole('dialog', { name: `Rules of ${title}` });
  await expect(drawer.locator('[data-rule="ART-GANT-01"]')).toBeInViewport();
});

test('Artemis: a die in hand is taken back by one key', async ({ page }) => {
  await begin(page, ['Ada'], 1, { title });
  await expect(prompt(page)).toContainText('which die');
  await lit(page, 'die:0:').first().click();
  await expect(prompt(page)).toContainText('In which region');
  await page.keyboard.press('u');
  await expect(prompt(page)).toContainText('which die');
});

test('Artemis: a region tells what each die there would get, by mouse and by keys', async ({
  page,
}) => {
  await openAt(page, 3, 'placeDieRegion', ({ rows }) => rows.vents.length > 1);
  const told = page.locator('[data-forecast]');
  const vents = page.locator('[data-place="region:vents"]');
  const target = vents.locator('> [role="button"]');
  await target.hover({ position: { x: 60, y: 10 }, force: true });
  await expect(told.getByText('If placing ended now')).toBeVisible();
  const dice = await vents.locator('[data-piece^="die-"]').count();
  await expect(told.locator('[data-line]')).toHaveCount(dice);
  await expect(told).toContainText(/\d+ Energy/);
  await page.mouse.move(2, 2);
  await expect(told).toHaveCount(0);

  // Also where no die can be placed now, and by whoever cannot see it.
  await options(page).first().click();
  await expect(target).toHaveAttribute('aria-label', /Energy/);
  await page.keyboard.press('Shift');
  await target.focus();
  await expect(told.locator('[data-line]')).not.toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(told.locator('[data-line]')).toHaveCount(0);
});

test('Artemis: four rivals lie open at a glance', async ({ page }) => {
  const crowded = ({ round, players }: Artemis): boolean =>
    round > 4 && players.slice(1).reduce((n, { buildings }) => n + buildings.length, 0) > 8;
  await openAt(page, 5, 'placeDieRegion', crowded, 11);
  const list = page.locator('[data-part="players"] ul');
  const room = await list.evaluate(({ scrollHeight, clientHeight }) => clientHeight - scrollHeight);
  expect(room).toBeGreaterThanOrEqual(0);
  // What is in sight for oneself stands with the points then.
  const goals = page.locator('section').filter({ hasText: 'In sight' });
  await expect(goals).toHaveCount(0);
  await page.getByRole('radio', { name: 'Scores' }).check({ force: true });
  await expect(goals).toContainText(/\d\/\d/);
});

test('Artemis: a press on a die is a click, though what it would bring is drawn meanwhile', async ({
  page,
}) => {
  await openAt(page, 3, 'placeDieRegion', ({ rows }) => rows.quarry.length > 1);
  const asked = await prompt(page).textContent();
  const quarry = page.locator('[data-part="board"] [data-place="region:quarry"]');
  const box = await quarry.locator('[data-piece^="die-"]').last().boundingBox();
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 0, height: 0 };
  // Pressed as soon as it is there, and released long after.
  await Promise.all([page.mouse.move(x + width / 2, y + height / 2), page.mouse.down()]);
  await page.waitForTimeout(1000);
  await page.mouse.up();
  await expect(prompt(page)).not.toHaveText(asked ?? '');
});
