import { faultsOf } from './axe.ts';
import { asked, atATable, expect, join, passTo, test } from './online.ts';
import { options, prompt } from './table.ts';

// One server for all of them; one test starts it again.
test.describe.configure({ mode: 'default' });

test('whoever got up and plays on has come back; until then a phone offers the seat to the others', async ({
  somebody,
}) => {
  const [player, other] = await asked(...(await atATable(somebody)));
  for (const page of [player, other]) await page.setViewportSize({ width: 390, height: 844 });
  const bar = other.getByRole('main');
  await expect(bar.getByRole('button', { name: 'Replace…' })).toHaveCount(0);
  await player.getByRole('button', { name: 'More' }).click();
  await player.getByRole('button', { name: 'This table' }).click();
  await player.getByRole('button', { name: 'Get up from the table' }).click();
  await expect(player.getByRole('button', { name: 'Come back' })).toBeVisible();
  await expect(player.getByRole('button', { name: 'Replace…' })).toHaveCount(0);
  await expect(bar.getByText('got up')).toBeVisible();
  await expect(bar.getByText('got up')).toHaveAttribute('data-online', 'false');
  await bar.getByRole('button', { name: 'Replace…' }).click();
  await expect(other.getByRole('dialog')).toContainText('This player got up.');
  await other.keyboard.press('Escape');
  expect(await faultsOf(other)).toEqual([]);

  await options(player).first().click();
  await expect(player.getByRole('button', { name: 'Come back' })).toBeHidden();
  await expect(bar.getByText('got up')).toBeHidden();
  await expect(other.getByRole('button', { name: 'Replace…' })).toHaveCount(0);
});

test('a phone opens the chat at what was said last', async ({ somebody }) => {
  const [ada, ben] = await atATable(somebody);
  await asked(ada, ben);
  await ben.setViewportSize({ width: 390, height: 844 });
  await expect(ada.locator('[data-chat]')).toContainText('Everybody can read it after the game.');
  const entry = ada.getByRole('textbox', { name: 'Say something' });
  // As many as may be said at once, long enough to fill more than the list.
  for (let line = 1; line <= 6; line++) {
    await entry.fill(`Line ${line}${' and so on'.repeat(9)}`);
    await entry.press('Enter');
    await expect(entry).toHaveValue('');
  }
  await ben.reload();
  await ben.getByRole('button', { name: 'More' }).click();
  await expect(ben.getByText('Line 6')).toBeInViewport({ ratio: 1 });
  await expect(ben.getByText('Line 1')).not.toBeInViewport();
});

test('how long an absent player is still waited for is counted down', async ({ somebody }) => {
  const [ada, ben] = await atATable(somebody);
  await passTo(ben, ada);
  const path = ben.url();
  await expect(ada.getByRole('timer')).toHaveCount(0);
  await ben.goto('/credits');
  const kept = ada.getByRole('timer').getByText(/^The seat can be given away in 59:\d\d$/);
  await expect(kept).toHaveCount(1);
  const before = (await kept.textContent()) ?? '';
  await expect(kept).not.toHaveText(before);
  await expect(ada.getByRole('button', { name: 'Replace…' })).toHaveCount(0);
  expect(await faultsOf(ada)).toEqual([]);
  // On a phone it stands above the question, where nothing can be done meanwhile.
  await ada.setViewportSize({ width: 390, height: 844 });
  await expect(kept).toBeVisible();
  await ben.goto(path);
  await expect(ada.getByRole('timer')).toHaveCount(0);
});

test('who is out of time is told what it means, and a phone offers the seat to the others', async ({
  somebody,
  server,
}) => {
  const [ada, ben] = [await somebody('Ada'), await somebody('Ben')];
  await ada.goto('/online/new/reworld');
  await ada.getByRole('radio', { name: 'live, with a clock' }).check();
  await ada.getByRole('button', { name: 'Make the table' }).click();
  const link = ada.getByRole('textbox', { name: 'Link to this table' });
  const path = new URL(await link.inputValue()).pathname;
  await join(ben, path);
  const [player, other] = await asked(ada, ben);
  await other.setViewportSize({ width: 390, height: 844 });
  const question = (await prompt(player).textContent()) ?? '';
  await server.runOut(path.split('/').at(-1) ?? '', player === ada ? 0 : 1);
  const told = player.getByText('Your time is up. The others may let somebody else take your seat');
  await expect(told).toBeVisible();
  await expect(other.getByText('Your time is up')).toBeHidden();
  await expect(other.getByRole('main').getByText('out of time')).toBeVisible();
  await expect(other.getByRole('main').getByRole('button', { name: 'Replace…' })).toBeVisible();
  expect(await faultsOf(player)).toEqual([]);
  // Until they do, play goes on; the clock stays out.
  await options(player).first().click();
  await expect(prompt(player)).not.toHaveText(question);
  await expect(told).toBeVisible();
});

test('what the table is asked leaves a turn that waits for its end the main thing to do', async ({
  somebody,
}) => {
  const [player, other] = await asked(...(await atATable(somebody)));
  await passTo(other, player);
  await other.getByRole('button', { name: 'Settings' }).click();
  await other.getByRole('checkbox', { name: /Wait for “End turn”/ }).check();
  await other.keyboard.press('Escape');
  const end = other.getByRole('button', { name: 'End turn' });
  const next = end.or(options(other).first());
  for (;;) {
    await expect(next).toBeVisible();
    if (await end.isVisible()) break;
    await next.click();
  }
  await player.getByRole('button', { name: 'This table' }).click();
  await player.getByRole('button', { name: 'Ask to take back' }).click();
  const agree = other.getByRole('button', { name: 'Agree' });
  await expect(agree).toHaveCSS('font-weight', '500');
  await expect(end).toHaveCSS('font-weight', '600');
  await end.click();
  await expect(agree).toHaveCSS('font-weight', '600');
});
