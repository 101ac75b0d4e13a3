import { faultsOf } from './axe.ts';
import { asked, atATable, expect, invite, test } from './online.ts';

test('somebody is muted and blocked by keyboard, finds shut doors, and is heard again', async ({
  somebody,
}) => {
  const [ada, ben] = await atATable(somebody);
  await asked(ada, ben);
  const table = ada.url();
  const say = async (text: string): Promise<void> => {
    const entry = ben.getByRole('textbox', { name: 'Say something' });
    await entry.fill(text);
    await entry.press('Enter');
    await expect(ben.getByText(text)).toBeVisible();
  };
  await say('You play like a meteor.');
  const chat = ada.getByRole('region', { name: 'Chat of the players' });
  await expect(chat.getByText('meteor')).toBeVisible();

  await chat.getByRole('button', { name: 'Mute or block', exact: true }).press('Enter');
  const choice = ada.getByRole('dialog').getByRole('group', { name: 'Ben' });
  await choice.getByRole('radio', { name: 'Heard' }).press('ArrowRight');
  await choice.getByRole('radio', { name: 'Muted' }).press('ArrowRight');
  await expect(choice.getByRole('radio', { name: 'Blocked' })).toBeChecked();
  expect(await faultsOf(ada)).toEqual([]);
  await ada.keyboard.press('Escape');
  await expect(chat.getByText('meteor')).toBeHidden();
  await say('A small one.');

  // Elsewhere he is not let in, and reads no more than that.
  const path = await invite(ada);
  await ben.goto(path);
  await ben.getByRole('button', { name: /^Take seat/ }).click();
  await expect(ben.getByText('You cannot sit down at this table.')).toBeVisible();

  await ada.goto('/online/account');
  const known = ada.getByRole('region', { name: 'Muted and blocked people' });
  await expect(known.getByRole('radio', { name: 'Blocked' })).toBeChecked();
  await known.getByRole('radio', { name: 'Heard' }).check();
  await expect(known.getByRole('radio', { name: 'Heard' })).toBeChecked();
  await ada.reload();
  await expect(known.getByText('Nobody.')).toBeVisible();
  await ben.getByRole('button', { name: /^Take seat/ }).click();
  await expect(ben.getByRole('button', { name: 'Mute or block', exact: true })).toBeVisible();
  await ada.goto(table);
  await expect(chat.getByText('meteor')).toBeVisible();
  await expect(chat.getByText('A small one.')).toBeVisible();
});
