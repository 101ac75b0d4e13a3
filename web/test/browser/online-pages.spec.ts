import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { asked, botOf, expect, invite, join, test } from './online.ts';
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
  await phone.goto('/');
  await phone.getByRole('link', { name: 'Sign in' }).click();
  await expect(phone.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await signIn(phone, 'ada-l', 'not the right one');
  await expect(phone.getByText('do not go together')).toBeVisible();
  await signIn(phone, 'ada-l', 'a long enough one');
  await expect(phone.getByText('Welcome back, Ada.')).toBeVisible();
  await phone.goto('/');
  await phone.locator('[data-online]').getByRole('link').first().click();
  await expect(phone).toHaveURL(new RegExp(`${path}$`));
  await expect(prompt(phone)).toBeVisible();
  await expect(phone.getByText('You are watching')).toBeHidden();

  await ada.goto(path);
  await expect(prompt(ada)).toBeVisible();
  await phone.goto('/online/account');
  const coming = phone.waitForEvent('download');
  await phone.getByRole('button', { name: 'Download all my data' }).click();
  const data = readFileSync(await (await coming).path(), 'utf8');
  expect(JSON.parse(data)).toMatchObject({ person: { name: 'Ada' }, login: 'ada-l' });
  await phone.getByRole('button', { name: 'Delete my account' }).click();
  await phone.getByRole('button', { name: 'Delete for ever' }).click();
  await expect(phone.getByText('You have no name on this server yet.')).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Account', exact: true })).toBeFocused();
  await signIn(phone, 'ada-l', 'a long enough one');
  await expect(phone.getByText('do not go together')).toBeVisible();
  // The other device is told, and asks no more in the name of nobody.
  await expect(ada.getByRole('alert')).toContainText('You are no longer signed in here');
  const asks: string[] = [];
  ada.on('request', (request) => asks.push(new URL(request.url()).pathname));
  await ada.evaluate(async () => {
    document.dispatchEvent(new Event('visibilitychange'));
    await fetch('/api/me');
  });
  expect(asks).toEqual(['/api/me']);
  await expect(ben.getByText('got up').filter({ visible: true })).toBeVisible();
  await expect(ben.getByText('someone who left').filter({ visible: true }).first()).toBeVisible();
  await ben.goto('/');
  await expect(ben.locator('[data-online]').first()).toContainText('someone who left');
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
  // One's own tables come first, and are not joined again.
  await ada.goto('/online');
  const mine = ada.getByRole('region', { name: 'Your games' }).getByRole('listitem');
  await expect(mine.filter({ hasText: 'waits for players' })).toHaveCount(1);
  await clean(ada);
  await mine.getByRole('link', { name: 'Look' }).click();
  await expect(ben.getByText('Ada invites you')).toBeVisible();
  const game = ben.getByRole('region', { name: 'What Reworld is' });
  await expect(game).toContainText('Load your carrier with care');
  await expect(game).toContainText('Takes: 50–90 min');
  await expect(game.getByRole('link', { name: 'Learn: Reworld' })).toBeVisible();
  await ada.getByRole('button', { name: 'Seat a bot on seat 2' }).click();
  await expect(ben.getByRole('timer', { name: 'Clock of Ada' })).toHaveText(/^(30:00|29:5\d)$/);
  await clean(ben);
  for (const path of ['/online/account', '/online/statistics/reworld', '/online/AAAAAAAAAAAA']) {
    await ben.goto(path);
    await expect(ben.getByRole('heading', { level: 1 })).not.toHaveText(/…/);
    await clean(ben);
  }
  await expect(ben.getByText('a part of it may be missing')).toBeVisible();
});

test('a host who got up finds the table again and closes it; all who are there are told', async ({
  somebody,
}) => {
  const [ada, ben] = [await somebody('Ada'), await somebody('Ben')];
  const path = await invite(ada);
  await ada.getByRole('button', { name: 'Get up' }).click();
  await ada.getByRole('link', { name: 'Home' }).click();
  const line = ada.locator('[data-online]');
  await expect(line).toContainText('waits for players');
  await line.getByRole('link', { name: 'Look' }).click();
  await join(ben, path);
  await expect(ben.getByRole('button', { name: 'Close this table' })).toHaveCount(0);
  await ada.getByRole('button', { name: 'Close this table' }).click();
  expect(await faultsOf(ada)).toEqual([]);
  await ada.getByRole('button', { name: 'Close it' }).click();
  await expect(ada.getByRole('alert')).toHaveText('You have closed it before a game began.');
  await expect(ben.getByRole('alert')).toContainText('The person who made it has closed it');
  for (const page of [ada, ben]) {
    await page.getByRole('link', { name: 'Go home' }).click();
    await expect(page.getByRole('heading', { name: 'Orrery' })).toBeVisible();
    await expect(page.locator('[data-online]')).toHaveCount(0);
  }
});

test('every page tells in its tab of a game that waits, and has the languages in its head', async ({
  somebody,
}) => {
  const [ada, ben] = [await somebody('Ada'), await somebody('Ben')];
  const path = await invite(ada);
  await join(ben, path);
  const [player] = await asked(ada, ben);
  for (const [page, title] of [
    ['/online', '(1) Online tables – Orrery'],
    ['/online/account', '(1) Account – Orrery'],
    ['/online/statistics/reworld', '(1) Statistics of Reworld – Orrery'],
    ['/online/new/reworld', '(1) A new online table – Orrery'],
    ['/rules/reworld', '(1) Rules of Reworld – Orrery'],
    ['/', '(1) Your turn – Orrery'],
  ] as const) {
    await player.goto(page);
    await expect(player).toHaveTitle(title);
    await expect(player.getByRole('radio', { name: 'FR' })).toHaveCount(1);
  }
  // The table itself is not counted on its own page.
  await player.goto(path);
  await expect(player).toHaveTitle('● Your turn – Reworld');
  await player.goto(`${path}/replay`);
  await expect(player.getByText('it opens when the game is over')).toBeVisible();
  await player.getByRole('link', { name: 'Watch the table' }).click();
  await expect(prompt(player)).toBeVisible();
});

test('of the games that are over the newest are shown, the others on demand', async ({
  somebody,
}) => {
  const ada = await somebody('Ada');
  await invite(ada);
  await ada.route('**/api/my/tables', async (route) => {
    const { tables } = await (await route.fetch()).json();
    const over = [5, 4, 3, 2, 1].map((n) => ({
      ...tables[0],
      id: `over-${n}`,
      status: 'finished',
      updated: n,
    }));
    await route.fulfill({ json: { tables: [...tables, ...over] } });
  });
  await ada.goto('/');
  const lines = ada.locator('[data-online]').filter({ visible: true });
  await expect(lines).toHaveCount(4);
  await ada.getByText('2 earlier games').click();
  await expect(lines).toHaveCount(6);
  await expect(lines.last()).toHaveAttribute('data-online', 'over-1');
});

test('a third person finds a listed game that is played, and watches it', async ({ somebody }) => {
  const [gaia, hal, iris] = [await somebody('Gaia'), await somebody('Hal'), await somebody('Iris')];
  await gaia.goto('/online/new/reworld');
  await gaia.getByRole('radio', { name: '3', exact: true }).check();
  await gaia.getByRole('group', { name: 'Seat 3' }).getByRole('radio', { name: 'Bot' }).check();
  await gaia.getByRole('radio', { name: 'listed in the lobby' }).check();
  await gaia.getByRole('button', { name: 'Make the table' }).click();
  await expect(gaia.getByText('Waiting for 1 more player.')).toBeVisible();
  await join(hal, new URL(gaia.url()).pathname);
  await expect(prompt(hal)).toBeVisible();

  await iris.goto('/online');
  const played = iris.getByRole('region', { name: 'Being played' });
  const row = played.getByRole('listitem').filter({ hasText: 'Gaia' }).filter({ hasText: 'Watch' });
  await expect(row).toContainText(`${botOf('navigator', 2)} (bot)`);
  await expect(row).not.toContainText('Hal (bot)');
  await row.getByRole('link', { name: 'Watch the table of Reworld' }).click();
  await expect(iris.getByText('You are watching')).toBeVisible();
  // Iris is not told of herself.
  for (const [page, watching] of [
    [gaia, '1 watching.'],
    [iris, 'Nobody else is watching.'],
  ] as const) {
    await page.getByRole('button', { name: 'This table' }).click();
    await expect(page.getByRole('dialog')).toContainText(`no clock · ${watching}`);
  }
  await gaia.goto('/');
  await expect(gaia.locator('[data-online]').first()).toContainText(
    `${botOf('navigator', 2)} (bot)`,
  );
});

test('until the game the host changes the level of a bot and takes it away, by keyboard', async ({
  somebody,
}) => {
  const [ada, ben] = [await somebody('Ada'), await somebody('Ben')];
  await ada.setViewportSize({ width: 390, height: 844 });
  await ada.goto('/online/new/reworld');
  await ada.getByRole('radio', { name: '4', exact: true }).check();
  await ada.getByRole('group', { name: 'Seat 2' }).getByRole('radio', { name: 'Bot' }).check();
  const level = ada.getByRole('combobox', { name: 'Level of the bot on seat 2' });
  await expect(level).toHaveAccessibleDescription(/Thinks ahead/);
  await level.selectOption('admiral');
  await expect(level).toHaveAccessibleDescription(/forgives few mistakes/);
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await ada.getByRole('heading', { name: 'A table of Reworld' }).waitFor();
  await join(ben, new URL(ada.url()).pathname);
  const bens = ben.getByRole('region', { name: 'Seats' });
  await expect(bens).toContainText(`${botOf('admiral', 1)} (bot)`);
  await expect(bens.getByRole('button', { name: 'Get up' })).toBeVisible();
  await expect(bens.getByRole('combobox')).toHaveCount(0);
  await expect(bens.getByRole('button', { name: /bot/ })).toHaveCount(0);

  await level.focus();
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowUp']) await level.press(key);
  await expect(level).toHaveValue('drifter');
  await expect(bens).toContainText(`${botOf('drifter', 1)} (bot)`);
  await level.press('Tab');
  await expect(ada.getByRole('button', { name: 'Take the bot away from seat 2' })).toBeFocused();
  await ada.keyboard.press('Enter');
  await expect(bens).not.toContainText('(bot)');
  await expect(ada.getByText('Waiting for 2 more players.')).toBeVisible();
  await expect(ada.getByRole('button', { name: 'Seat a bot on seat 2' })).toBeFocused();
  const wide = (): Promise<number> => ada.evaluate(() => document.documentElement.scrollWidth);
  expect(await wide()).toBeLessThanOrEqual(390);
  await ada.keyboard.press('Enter');
  await expect(bens).toContainText(`${botOf('drifter', 1)} (bot)`);
  expect(await faultsOf(ada)).toEqual([]);
});

test('whoever has no name is offered one that nobody at the table has', async ({ somebody }) => {
  const [vega, newcomer] = [await somebody('Vega'), await somebody('')];
  await newcomer.addInitScript(() => (Math.random = () => 0));
  await newcomer.goto(await invite(vega));
  await expect(newcomer.getByText('Vega invites you to play Reworld.')).toBeVisible();
  // Whoever looks in is not told of themselves.
  await expect(vega.getByText('no clock · 1 watching')).toBeVisible();
  await expect(newcomer.getByText('no clock', { exact: true })).toBeVisible();
  const fields = ['Your name at the table', 'Choose a name to speak'];
  for (const name of fields)
    await expect(newcomer.getByRole('textbox', { name })).toHaveValue('Rigel');
  // There is one name on the page, whichever field it is changed in.
  for (const [name, other] of [fields, fields.toReversed()] as [string, string][]) {
    await newcomer.getByRole('textbox', { name }).fill(`Zoe ${name.length}`);
    await expect(newcomer.getByRole('textbox', { name: other })).toHaveValue(`Zoe ${name.length}`);
  }
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

test('another language of the page is the person’s: notices come in it', async ({ somebody }) => {
  const ada = await somebody('Ada');
  await invite(ada);
  const lang = (): Promise<unknown> =>
    ada.evaluate(async () => (await (await fetch('/api/me')).json()).me.lang);
  expect(await lang()).toBe('en');
  await ada.goto('/');
  await ada.getByRole('radio', { name: 'FR' }).check({ force: true });
  await expect.poll(lang).toBe('fr');
});

test('a wrong address leads on to the tables, whatever is wrong with it', async ({ somebody }) => {
  const ada = await somebody('Ada');
  for (const [path, title] of [
    ['/online/AAAAAAAAAAAA', 'No such table'],
    ['/online/AAAAAAAAAAAA/replay', 'No such table'],
    ['/online/x', 'No such table'],
    ['/online/x/replay', 'No such table'],
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
