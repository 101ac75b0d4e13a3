import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { asked, expect, invite, join, test } from './online.ts';
import { prompt } from './table.ts';

// One server for all of them.
test.describe.configure({ mode: 'default' });

async function setPassword(page: Page, login: string): Promise<void> {
  await page.goto('/online/account');
  const form = page.getByRole('region', { name: 'Password' });
  await form.getByRole('textbox', { name: 'Login' }).fill(login);
  await form.getByRole('textbox', { name: 'Password' }).fill('a long enough one');
  await form.getByRole('button', { name: 'Set login and password' }).click();
  await expect(page.getByText(`Your login: ${login}`)).toBeVisible();
}

async function signIn(page: Page, login: string, password: string): Promise<void> {
  await page.goto('/online/account');
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByRole('textbox', { name: 'Login' }).fill(login);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
}

test('an account brings the same games to another device, and takes everything away', async ({
  somebody,
}) => {
  const [ada, ben] = [await somebody('Ada'), await somebody('Ben')];
  const path = await invite(ada);
  await join(ben, path);
  await asked(ada, ben);
  await setPassword(ada, 'ada-l');

  const phone = await somebody('Nobody');
  await signIn(phone, 'ada-l', 'not the right one');
  await expect(phone.getByText('do not go together')).toBeVisible();
  await signIn(phone, 'ada-l', 'a long enough one');
  await expect(phone.getByText('Welcome back, Ada.')).toBeVisible();
  await phone.goto('/');
  await phone.locator('[data-online]').getByRole('link').first().click();
  await expect(phone).toHaveURL(new RegExp(`${path}$`));
  await expect(prompt(phone)).toBeVisible();
  await expect(phone.getByText('You are watching')).toBeHidden();

  await phone.goto('/online/account');
  const coming = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Download all my data' }).click();
  const data = readFileSync(await (await coming).path(), 'utf8');
  expect(JSON.parse(data)).toMatchObject({ person: { name: 'Ada' }, login: 'ada-l' });
  await phone.getByRole('button', { name: 'Delete my account' }).click();
  await phone.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(phone.getByText('You have no name on this server yet.')).toBeVisible();
  await signIn(phone, 'ada-l', 'a long enough one');
  await expect(phone.getByText('do not go together')).toBeVisible();
  await expect(ben.getByText('got up')).toBeVisible();
});

test('a passkey signs in without a password', async ({ somebody }) => {
  const ada = await somebody('Ada');
  const devtools = await ada.context().newCDPSession(ada);
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
  await ada.goto('/online/account');
  await ada.getByRole('button', { name: 'Save' }).click();
  await ada.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(ada.getByText('1 passkey')).toBeVisible();
  await ada.getByRole('button', { name: 'Sign out' }).click();
  await ada.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(ada.getByText('Welcome back, Ada.')).toBeVisible();
});

test('a listed table is found in the lobby; every page is clean for axe', async ({ somebody }) => {
  const [ada, ben] = [await somebody('Ada'), await somebody('Ben')];
  const clean = async (page: Page): Promise<void> => {
    expect(await faultsOf(page)).toEqual([]);
  };
  await ada.goto('/online/new/reworld');
  await ada.getByRole('radio', { name: 'live, with a clock' }).check();
  await ada.getByRole('radio', { name: 'listed in the lobby' }).check();
  await clean(ada);
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await expect(ada.getByText('30 min + 15 s')).toBeVisible();
  await clean(ada);
  await ben.goto('/online');
  await clean(ben);
  await ben.getByRole('link', { name: 'Join the table of Reworld' }).first().click();
  // One's own table is not joined again.
  await ada.goto('/online');
  await clean(ada);
  await ada.getByRole('link', { name: 'Go there: your table of Reworld' }).first().click();
  await expect(ben.getByText('Ada invites you')).toBeVisible();
  await ada.getByRole('button', { name: 'Seat a bot on seat 2' }).click();
  await expect(ben.getByRole('timer', { name: 'Clock of Ada' })).toHaveText(/^(30:00|29:5\d)$/);
  await clean(ben);
  for (const path of ['/online/account', '/online/statistics/reworld', '/online/AAAAAAAAAAAA']) {
    await ben.goto(path);
    await expect(ben.getByRole('heading', { level: 1 })).not.toHaveText(/…/);
    await clean(ben);
  }
  await expect(ben.getByText('There is no such table. Check the link.')).toBeVisible();
});

test('whoever is invited reads the variants, in either language', async ({ somebody }) => {
  const [ada, ben] = [await somebody('Ada'), await somebody('Ben')];
  await ada.goto('/online/new/artemis');
  await ada.getByRole('group', { name: 'Hard mode' }).getByRole('radio', { name: 'yes' }).check();
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await expect(ada.getByText('Variants: Hard mode')).toBeVisible();
  await ben.goto(new URL(ada.url()).pathname);
  await expect(ben.getByText('Variants: Hard mode')).toBeVisible();
  await ben.getByRole('radio', { name: 'FR' }).check();
  await expect(ben.getByText('Variantes : Mode difficile')).toBeVisible();
  await ben.getByRole('button', { name: 'S’asseoir' }).click();
  await expect(ben.getByRole('complementary', { name: 'Journal' })).toBeVisible();
});

test('a wrong address leads on to the tables, whatever is wrong with it', async ({ somebody }) => {
  const ada = await somebody('Ada');
  for (const [path, title] of [
    ['/online/AAAAAAAAAAAA', 'No such table'],
    ['/online/AAAAAAAAAAAA/replay', 'The table cannot be opened'],
    ['/online/one/two/three', 'Nothing here'],
  ] as const) {
    await ada.goto(path);
    await expect(ada.getByRole('heading', { name: title })).toBeVisible();
    await ada.getByRole('link', { name: 'Online tables' }).click();
    await expect(ada.getByRole('heading', { name: 'Online tables' })).toBeVisible();
  }
});

test('without a server nothing online is shown, and the rest plays', async ({ somebody }) => {
  const ada = await somebody('Ada');
  // Static hosting answers every address of the app with its page.
  const page = { status: 200, contentType: 'text/html', body: '<!doctype html>' };
  await ada.route('**/api/**', (route) => route.fulfill(page));
  await ada.goto('/');
  await ada.getByRole('button', { name: 'Play now: Reworld against bots' }).click();
  await expect(prompt(ada)).toContainText(/round 1/);
  await ada.goto('/');
  await expect(ada.getByRole('link', { name: 'Continue' })).toBeVisible();
  await expect(ada.getByRole('link', { name: 'Online tables' })).toHaveCount(0);
  await expect(ada.getByRole('link', { name: /Invite/ })).toHaveCount(0);
  await ada.goto('/online');
  await expect(ada.getByText('No server answers here')).toBeVisible();
  // It comes back by itself.
  await ada.unroute('**/api/**');
  await expect(ada.getByRole('heading', { name: 'Online tables' })).toBeVisible();
});
