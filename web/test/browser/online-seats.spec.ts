import { faultsOf } from './axe.ts';
import { asked, atATable, expect, join, test } from './online.ts';
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
  await bar.getByRole('button', { name: 'Replace…' }).click();
  await expect(other.getByRole('dialog')).toContainText('This player got up.');
  await other.keyboard.press('Escape');
  expect(await faultsOf(other)).toEqual([]);

  await options(player).first().click();
  await expect(player.getByRole('button', { name: 'Come back' })).toBeHidden();
  await expect(bar.getByText('got up')).toBeHidden();
  await expect(other.getByRole('button', { name: 'Replace…' })).toHaveCount(0);
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
