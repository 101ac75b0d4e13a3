import { antarctica } from '@orrery/antarctica/rules';
import { offers, openAt, title } from './antarctica.ts';
import { faultsOf } from './axe.ts';
import { playByKeys, playByMouse } from './playing.ts';
import { openBeforeEnd } from './positions.ts';
import { begin, clickPlace, expect, lit, options, over, prompt, test } from './table.ts';

test('Antarctica: the last turns by mouse against a bot, to the count of every zone', async ({
  page,
}) => {
  await openBeforeEnd(page, antarctica, 2);
  await playByMouse(page, 4);
  await expect(over(page)).toContainText(/wins|share|You win/);
  await expect(over(page).getByRole('row', { name: /Zones/ })).toBeVisible();
  await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
});

test.describe('by keys', () => {
  test.use({ wishes: { holdTurns: true } });

  test('Antarctica: the last turns by keyboard only', async ({ page }) => {
    await openBeforeEnd(page, antarctica, 2);
    await playByKeys(page);
    await expect(over(page)).toBeVisible();
  });
});

test('Antarctica: a game begins with ships that are placed on the board', async ({ page }) => {
  await begin(page, ['Ada'], 2, { title });
  await expect(prompt(page)).toContainText('Place ship');
  const zones = lit(page, 'zone:');
  await expect(zones).toHaveCount(8);
  await zones.first().click();
  await expect(page.locator('[data-part="board"] [data-piece^="ship-1-"]')).not.toHaveCount(0);
  expect(await faultsOf(page)).toEqual([]);
});

test('Antarctica: a build is a deck and then a track', async ({ page }) => {
  await openAt(page, 4, 'afterMove', offers('actBuild:'));
  const decks = lit(page, 'deck:');
  await expect(decks).not.toHaveCount(0);
  await decks.first().click();
  await expect(page.locator('[data-place^="deck:"] [aria-pressed="true"]')).toHaveCount(1);
  const all = await options(page).count();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-place] [aria-pressed="true"]')).toHaveCount(0);
  await decks.first().click();
  const tracks = lit(page, 'track:');
  await expect(tracks).toHaveCount(all);
  const asked = await prompt(page).textContent();
  await tracks.first().click();
  await expect(prompt(page)).not.toHaveText(asked ?? '');
});

test('Antarctica: a ship is given up by itself and the crate, never by one click', async ({
  page,
}) => {
  await openAt(page, 3, 'beforeMove', offers('sacrifice:ship'));
  const crate = page.locator('[data-part="own"] [data-place="stock:0:discarded"]');
  const given = await crate.locator('[data-piece]').count();
  await clickPlace(page, 'stock:0:ship');
  await expect(crate.locator('[data-piece]')).toHaveCount(given);
  await clickPlace(page, 'stock:0:discarded');
  await expect(crate.locator('[data-piece]')).toHaveCount(given + 1);
});

test('Antarctica: impossible names the reason here and now, and the rule that forbids it', async ({
  page,
}) => {
  const why = page.getByRole('dialog', { name: 'Impossible' });
  await openAt(page, 3, 'beforeMove');
  const sun = page.locator('[data-place^="zone:"][aria-disabled="true"]').first();
  await sun
    .locator('> path')
    .first()
    .click({ force: true, position: { x: 90, y: 14 } });
  await expect(why).toContainText(/ANT-MOVE-0[23]/);
  await page.keyboard.press('Escape');
  await clickPlace(page, 'deck:basic');
  await expect(why).toContainText('ANT-TURN-05');
});

test('Antarctica: what stands there explains itself under the pointer', async ({ page }) => {
  await openAt(page, 4, 'beforeMove');
  await page.locator('[data-explain="sun"]').hover();
  await expect(page.getByText('It walks from zone to zone')).toBeVisible();
  await page.locator('[data-explain="space:land:3"]').hover();
  await expect(page.getByText('For the mover, every time.')).toBeVisible();
});

test.describe('calmly', () => {
  test.use({ wishes: { pace: 'calm' } });

  test('Antarctica: the final count goes from zone to zone', async ({ page }) => {
    await openBeforeEnd(page, antarctica, 2);
    const seen = await page.evaluateHandle(() => {
      const said = new Set<string>();
      const note = (): void => {
        const text = document.querySelector('[data-telling]')?.textContent ?? '';
        if (/^Zone \d/.test(text)) said.add(text);
      };
      const all = { subtree: true, childList: true, characterData: true };
      new MutationObserver(note).observe(document.body, all);
      return said;
    });
    await playByMouse(page);
    await expect(over(page)).toBeVisible({ timeout: 60_000 });
    expect(await seen.evaluate((said) => said.size)).toBeGreaterThan(3);
  });
});
