import { alienArtifacts } from '@orrery/alien-artifacts/rules';
import type { Page } from '@playwright/test';
import { openAt, title } from './alien-artifacts.ts';
import { playByKeys, playByMouse, tabTo } from './playing.ts';
import { openBeforeEnd } from './positions.ts';
import { expect, lit, options, over, prompt, test } from './table.ts';

test('Alien Artifacts: the last turns by mouse against a bot', async ({ page }) => {
  await openBeforeEnd(page, alienArtifacts, 2);
  await playByMouse(page, 4);
  await expect(over(page)).toContainText(/wins|share|You win/);
  await expect(over(page).getByRole('row', { name: /Total/ })).toBeVisible();
});

test.describe('by keys', () => {
  test.use({ wishes: { holdTurns: true } });

  test('Alien Artifacts: the last turns by keyboard only', async ({ page }) => {
    await openBeforeEnd(page, alienArtifacts, 2);
    await playByKeys(page);
    await tabTo(page, 'Rematch');
    await page.keyboard.press('Enter');
    await expect(options(page).first()).toBeVisible();
  });
});

test('Alien Artifacts: a click on a deck buys from it, and a rung of the ladder pays', async ({
  page,
}) => {
  await openAt(
    page,
    3,
    'actionPhase',
    ({ players: [me] }, { options: offered }) => offered.includes('buy') && (me?.credits ?? 0) > 7,
  );
  await lit(page, 'deck:ship').first().click();
  await expect(prompt(page)).toContainText(/^Buy for/);
  await lit(page, 'extra:1').click();
  await expect(prompt(page)).toContainText('Keep one card');
  await expect(lit(page, 'card:')).toHaveCount(await options(page).count());
});

test('Alien Artifacts: cards are laid by their sections until a payment is made', async ({
  page,
}) => {
  await openAt(page, 2, 'spendCard', ({ tasks }) => {
    const task = tasks.at(-1);
    return task?.type === 'spendCard' && task.action === 'sell' && task.laid.length === 0;
  });
  const credits = page.locator('[data-place="bank:0"] text').first();
  const before = Number(await credits.textContent());
  await lit(page, 'section:').first().click();
  await lit(page, 'done').first().click();
  await expect.poll(async () => Number(await credits.textContent())).toBeGreaterThan(before);
});

test('Alien Artifacts: what is not lit tells why, or explains itself', async ({ page }) => {
  await openAt(
    page,
    4,
    'actionPhase',
    ({ actions }, { options: offered }) => actions > 0 && !offered.includes('build'),
  );
  await page.locator('[data-place="act:build"] > [role=button]').click({ force: true });
  const why = page.getByRole('dialog');
  await expect(why).toContainText('Impossible');
  await why.getByRole('button', { name: 'See it in the rules' }).click();
  const drawer = page.getByRole('dialog', { name: `Rules of ${title}` });
  await expect(drawer.locator('[data-rule="ALI-BUILD-01"]')).toBeInViewport();
});

test.describe('what happens is shown', () => {
  test.use({ wishes: { pace: 'calm' } });
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('animationstart', ({ animationName }) => {
        document.documentElement.dataset['moved'] =
          `${document.documentElement.dataset['moved'] ?? ''} ${animationName}`;
      });
    });
  });
  const moved = (page: Page) => page.locator('html');

  test('Alien Artifacts: a Ship that attacks lunges, and its card drops beside the table', async ({
    page,
  }) => {
    await openAt(page, 3, 'chooseTarget', ({ attacked }) => attacked.length === 0);
    await lit(page, 'system').first().click();
    for (const motion of ['lunge', 'drop', 'flare'])
      await expect(moved(page)).toHaveAttribute('data-moved', new RegExp(motion));
  });

  test('Alien Artifacts: a card that is unlocked opens its token', async ({ page }) => {
    await openAt(page, 3, 'actionPhase', (_state, { options: offered }) =>
      offered.some((choice) => String(choice).startsWith('unlockCard')),
    );
    await page.evaluate(() => delete document.documentElement.dataset['moved']);
    await page.getByRole('button', { name: /Open / }).first().click();
    await expect(moved(page)).toHaveAttribute('data-moved', /rise/);
  });
});
