import { personaOf } from '@orrery/bots';
import { reworld } from '@orrery/reworld/rules';
import { openAt } from './positions.ts';
import { begin, expect, options, test } from './table.ts';

test.describe('somebody new', () => {
  test.use({ wishes: { lang: 'en', newcomer: null } });

  test('is told of each phase once, and holds nothing up by reading', async ({ page }) => {
    const card = page.locator('[data-card]');
    await begin(page, ['Ada'], 1);
    await expect(card).toContainText('Chapter One: load');
    // The game goes on under it.
    await options(page).first().click();
    await expect(options(page).first()).toContainText('Pay');
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(options(page).first()).toBeVisible();
    await expect(card).toHaveCount(0);
    await openAt(page, reworld, { seats: 2, ask: null, where: ({ chapter }) => chapter === 2 });
    await expect(card).toContainText('Chapter Two: unload');
    await card.getByRole('button', { name: 'Got it' }).click();
    await expect(card).toHaveCount(0);
    // Settings tell it all again, until one says that one knows the game.
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Explain them all again' }).click();
    await page.keyboard.press('Escape');
    await card.getByRole('button', { name: 'I know this game' }).click();
    await expect(card).toHaveCount(0);
  });

  test('is asked once how well they know a game, and begins against the gentlest bot', async ({
    page,
  }) => {
    const gentle = personaOf('drifter', 1, 'reworld')?.name.en ?? '';
    const strong = personaOf('admiral', 1, 'reworld')?.name.en ?? '';
    const play = page.getByRole('button', { name: 'Play now: Reworld against bots' });
    const players = page.getByRole('complementary', { name: 'Players' });
    await page.goto('/');
    await play.click();
    const asked = page.getByRole('dialog', { name: 'How well do you know Reworld?' });
    await expect(asked.getByRole('button', { name: 'I am new to it' })).toContainText(gentle);
    await expect(asked.getByRole('button', { name: 'I am good at it' })).toContainText(strong);
    await asked.getByRole('button', { name: 'I am new to it' }).click();
    await expect(players).toContainText(gentle);
    await expect(players.getByRole('img', { name: 'Bot of level 1 of 5: Drifter' })).toBeVisible();
    await page.goto('/');
    await play.click();
    await expect(players).toContainText(gentle);
    // It can be said otherwise later, and the bots follow.
    await page.goto('/');
    await page.getByRole('button', { name: 'Options for Reworld' }).click();
    const options = page.getByRole('dialog');
    await expect(options.getByRole('listitem')).toContainText(['', gentle]);
    await options.getByRole('radio', { name: 'I am good at it' }).check();
    await expect(options.getByRole('listitem')).toContainText(['', strong]);
  });
});
