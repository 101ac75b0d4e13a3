import { atATable, expect, test } from './online.ts';

test('whoever watches may follow a seat: it comes first, and only what is public is shown', async ({
  somebody,
}) => {
  const [ada] = await atATable(somebody);
  const eve = await somebody('Eve');
  await eve.goto(new URL(ada.url()).pathname);
  const players = eve.locator('[data-part="players"] li');
  await expect(players).toHaveText([/Ada/, /Ben/]);
  await eve.getByRole('button', { name: 'Follow Ben', exact: true }).press('Enter');
  await expect(players).toHaveText([/Ben/, /Ada/]);
  await expect(eve.getByText('You are watching from the seat of Ben')).toBeVisible();
  await expect(eve.getByRole('button', { name: 'Follow Ben no more' })).toBeFocused();
  await expect(eve.locator('[data-option]')).toHaveCount(0);
  // Who has a seat follows nobody.
  await expect(ada.getByRole('button', { name: /Follow/ })).toHaveCount(0);
  await eve.getByRole('button', { name: 'Follow Ben no more' }).press('Enter');
  await expect(players).toHaveText([/Ada/, /Ben/]);
});
