import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { expect, test } from './online.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

/** A lock of the device that says yes at once. */
async function withLock(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const title = (page: Page) => page.getByRole('heading', { name: 'Account', exact: true });

async function setPassword(page: Page, login: string, password: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByRole('textbox', { name: 'Login' }).fill(login);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Set login and password' }).press('Enter');
  await expect(page.getByText(`Your login: ${login}`)).toBeVisible();
}

test('a passkey signs in without a password; it is shown, and removed if something else does too', async ({
  somebody,
}) => {
  const ada = await somebody('Ada');
  await withLock(ada);
  await ada.goto('/online/account');
  await button(ada, 'Save').press('Enter');
  await expect(title(ada)).toBeFocused();
  await button(ada, 'Add a passkey').press('Enter');
  await expect(ada.getByText('The passkey was added.')).toBeVisible();
  const known = ada.getByRole('region', { name: 'Passkey' }).getByRole('listitem');
  await expect(known).toHaveText([/^Added on .*Remove$/]);
  await expect(button(ada, 'Add a passkey')).toBeFocused();
  // A way back without the device is told this once.
  const codes = ada.getByRole('region', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(8);
  await button(ada, 'I have kept them').press('Enter');
  await expect(codes).toBeHidden();
  // An open browser alone adds no other one.
  await button(ada, 'Add a passkey').press('Enter');
  await expect(ada.getByText('Sign in again first')).toBeVisible();
  await button(ada, 'Sign in with a passkey').press('Enter');
  await expect(ada.getByText('Welcome back, Ada.')).toBeVisible();
  await button(ada, 'Add a passkey').press('Enter');
  await expect(ada.getByText('already holds a passkey of your account')).toBeVisible();
  await expect(known).toHaveCount(1);

  const remove = known.getByRole('button', { name: /^Remove the passkey of/ });
  await remove.press('Enter');
  const dialog = ada.getByRole('dialog');
  await expect(dialog).toContainText('Set a password or add another passkey first.');
  expect(await faultsOf(ada)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).last().press('Enter');
  await expect(remove).toBeFocused();

  await ada.getByRole('button', { name: 'Sign out', exact: true }).press('Enter');
  await expect(title(ada)).toBeFocused();
  await button(ada, 'Sign in with a passkey').press('Enter');
  await expect(ada.getByText('Welcome back, Ada.')).toBeVisible();
  await expect(title(ada)).toBeFocused();
  await setPassword(ada, 'ada-keys', 'a long enough one');
  // Another password leaves passkeys as they are, which is said where they are seen.
  const form = ada.getByRole('region', { name: 'Password' });
  await form.getByRole('textbox', { name: 'Current password' }).fill('a long enough one');
  await form.getByRole('textbox', { name: 'New password' }).fill('another long one');
  await form.getByRole('button', { name: 'Change login or password' }).press('Enter');
  await expect(ada.getByText('The passkeys below still sign in')).toBeVisible();
  await expect(known).toHaveCount(1);
  await remove.press('Enter');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(ada.getByText('The passkey was removed.')).toBeVisible();
  await expect(known).toHaveCount(0);
  await expect(ada.getByRole('heading', { name: 'Passkey' })).toBeFocused();
});

test('a name is saved and other devices are signed out, and the keyboard stays where it was', async ({
  somebody,
}) => {
  const [ada, phone] = [await somebody('Ada'), await somebody('Nobody')];
  await ada.goto('/online/account');
  await button(ada, 'Save').press('Enter');
  await setPassword(ada, 'ada-away', 'a long enough one');
  await phone.goto('/online/account');
  const login = { login: 'ada-away', password: 'a long enough one' };
  await phone.request.post('/api/login', { data: login });

  const name = ada.getByRole('textbox', { name: 'Name' });
  await name.fill('  Ada L. ');
  await name.press('Enter');
  await expect(ada.getByText('Saved.')).toBeVisible();
  await expect(name).toHaveValue('Ada L.');
  await expect(name).toBeFocused();
  await name.fill('Ada');
  await button(ada, 'Save').first().press('Enter');
  await expect(name).toHaveValue('Ada');
  await expect(button(ada, 'Save').first()).toBeFocused();

  // Login and password are changed by whoever knows the password, not by whoever finds the browser.
  const form = ada.getByRole('region', { name: 'Password' });
  for (const [current, told] of [
    ['not that one', 'This is not your current password'],
    ['a long enough one', 'Your login: ada-moved'],
  ] as const) {
    await form.getByRole('textbox', { name: 'Login' }).fill('ada-moved');
    await form.getByRole('textbox', { name: 'Current password' }).fill(current);
    await form.getByRole('textbox', { name: 'New password' }).fill('another long one');
    await form.getByRole('button', { name: 'Change login or password' }).press('Enter');
    await expect(ada.getByText(told)).toBeVisible();
  }
  expect(await faultsOf(ada)).toEqual([]);
  await phone.request.post('/api/login', {
    data: { login: 'ada-moved', password: 'another long one' },
  });

  const others = button(ada, 'Sign out everywhere else');
  await others.press('Enter');
  await ada
    .getByRole('dialog')
    .getByRole('button', { name: 'Sign out everywhere else' })
    .press('Enter');
  await expect(ada.getByText('You are signed out everywhere else.')).toBeVisible();
  await expect(others).toBeFocused();
  await phone.reload();
  await expect(phone.getByText('You have no name on this server yet.')).toBeVisible();
  await expect(ada.getByText('Your login: ada-moved')).toBeVisible();
});

test('an account is made on the page on which one signs in, and a recovery code leads back to it', async ({
  somebody,
}) => {
  const ada = await somebody('Ada');
  await ada.goto('/online/account');
  const form = ada.getByRole('region', { name: 'Create an account' });
  await form.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await form.getByRole('textbox', { name: 'Login' }).fill('ada-new');
  await form.getByRole('textbox', { name: 'Password' }).fill('a long enough one');
  await form.getByRole('button', { name: 'Create an account' }).click();
  await expect(ada.getByText('Your login: ada-new')).toBeVisible();
  const codes = ada.getByRole('region', { name: 'Recovery codes' });
  const code = (await codes.getByRole('listitem').first().textContent()) ?? '';
  expect(await faultsOf(ada)).toEqual([]);

  const phone = await somebody('Nobody');
  await phone.goto('/online/account');
  await phone.getByRole('textbox', { name: 'Recovery code' }).fill(code);
  await button(phone, 'Use the code').press('Enter');
  await expect(phone.getByText('Welcome back, Ada.')).toBeVisible();
  await expect(phone.getByText('Your login: ada-new')).toBeVisible();
});

test('notices come at the hours, and as often, as somebody says', async ({ somebody }) => {
  const ada = await somebody('Ada');
  await ada.goto('/online/account');
  await ada.getByRole('button', { name: 'Save' }).click();
  await ada.getByRole('radio', { name: 'not at night' }).check();
  await expect(ada.getByRole('combobox', { name: 'Quiet from' })).toHaveValue('22');
  await ada.getByRole('combobox', { name: 'until' }).selectOption('7:00');
  await expect(ada.getByText('What is held back comes in one notice')).toBeVisible();
  await ada.getByRole('combobox', { name: 'How often' }).selectOption('once a day at most');
  expect(await faultsOf(ada)).toEqual([]);
  await expect(async () => {
    await ada.reload();
    await expect(ada.getByRole('combobox', { name: 'until' })).toHaveValue('7');
    await expect(ada.getByRole('combobox', { name: 'How often' })).toHaveValue('24');
  }).toPass();
  await ada.getByRole('radio', { name: 'at any hour' }).check();
  await expect(ada.getByRole('combobox', { name: 'until' })).toHaveCount(0);
});
