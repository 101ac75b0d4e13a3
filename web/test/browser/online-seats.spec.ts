import { faultsOf } from './axe.ts';
import { asked, atATable, botOf, expect, join, passTo, test } from './online.ts';
import { expectThumbTargets } from './phone.ts';
import { options, prompt } from './table.ts';

// One server for all of them; two tests start it again.
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
  const more = ben.getByRole('navigation').getByRole('button', { name: 'More' });
  await expect(more).toHaveText('More6 unread messages');
  await more.click();
  await expect(ben.getByText('Line 6')).toBeInViewport({ ratio: 1 });
  await expect(ben.getByText('Line 1')).not.toBeInViewport();
  await expect(more).toHaveText('More');
});

test('the chat folds, counts what is unread, and stays so at the next visit', async ({
  somebody,
}) => {
  const [ada, ben] = await atATable(somebody);
  await asked(ada, ben);
  const head = ben.getByRole('button', { name: /^Chat of the players/ });
  const entry = ben.getByRole('textbox', { name: 'Say something' });
  await ben.keyboard.press('c');
  await expect(entry).toBeFocused();
  await ben.keyboard.press('Escape');
  await expect(head).toBeFocused();
  await ben.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-expanded', 'false');
  await expect(entry).toBeHidden();

  await ada.keyboard.press('c');
  await ada.keyboard.type('Hello');
  await ada.keyboard.press('Enter');
  await expect(head).toContainText('1 unread message');
  // One's own lines are read.
  await ada.getByRole('button', { name: /^Chat of the players/ }).click();
  await expect(ada.locator('[data-chat]')).not.toContainText('unread');
  await ben.reload();
  await expect(head).toContainText('1 unread message');
  await ben.setViewportSize({ width: 390, height: 844 });
  await expect(ben.getByRole('navigation')).toContainText('1 unread message');
  await ben.getByRole('button', { name: 'More' }).click();
  await expectThumbTargets(ben);
  expect(await faultsOf(ben)).toEqual([]);
  await ben.keyboard.press('c');
  await expect(ben.getByText('Hello')).toBeVisible();
  await expect(ben.getByRole('navigation')).not.toContainText('unread');
  await ben.reload();
  await expect(ben.locator('[data-chat]')).toHaveAttribute('data-folded', 'false');
});

test('a low window shows each part beside the question, and keys move nothing out of view', async ({
  somebody,
}) => {
  const [player] = await asked(...(await atATable(somebody)));
  await player.setViewportSize({ width: 844, height: 390 });
  const line = player.locator('[data-part="log"] ol').first().getByRole('listitem').last();
  const entry = player.getByRole('textbox', { name: 'Say something' });
  for (const [tab, shown] of [
    ['Board', player.locator('[data-part="board"]')],
    ['Yours', player.locator('[data-part="own"]')],
    ['Players', player.getByRole('complementary', { name: 'Players' })],
    ['More', line],
    ['More', entry],
  ] as const) {
    await player.getByRole('navigation').getByRole('button', { name: tab }).click();
    for (const each of [shown, prompt(player), options(player).first()])
      await expect(each, tab).toBeInViewport({ ratio: 1 });
    if (tab === 'Players' || shown === entry) expect(await faultsOf(player), tab).toEqual([]);
  }
  await player.keyboard.press('l');
  await expect(line.getByRole('button')).toBeFocused();
  for (let stop = 0; stop < 12; stop++) await player.keyboard.press('Tab');
  const moved = player.locator(':is(html, body, #root, [data-tab])');
  expect(await moved.evaluateAll((all) => all.map((each) => each.scrollTop))).toEqual([0, 0, 0, 0]);
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

test('who loses the seat by the clock is told why, and so is the log', async ({
  somebody,
  server,
}) => {
  const [ada, ben] = [await somebody('Ada'), await somebody('Ben')];
  await ada.goto('/online/new/reworld');
  await ada.getByRole('radio', { name: 'live, with a clock' }).check();
  await ada.getByRole('radio', { name: 'a bot takes over' }).check();
  await expect(ada.getByText('at least a quarter of the time')).toBeVisible();
  await ada.getByRole('button', { name: 'Make the table' }).click();
  const link = ada.getByRole('textbox', { name: 'Link to this table' });
  const path = new URL(await link.inputValue()).pathname;
  await join(ben, path);
  const [player, other] = await asked(ada, ben);
  await server.runOut(path.split('/').at(-1) ?? '', player === ada ? 0 : 1);
  const bot = botOf('settler', player === ada ? 0 : 1);
  await expect(player.getByText(`Your time was up: your seat has passed to ${bot}.`)).toBeVisible();
  await expect(other.getByText('Your time was up')).toBeHidden();
  await expect(
    other.getByText(new RegExp(`^Time is up: the seat of (Ada|Ben) passes to the bot ${bot}\\.$`)),
  ).toBeVisible();
});

test('a take-back by consent stays in the log', async ({ somebody }) => {
  const [player, other] = await asked(...(await atATable(somebody)));
  await passTo(other, player);
  const ask = player.getByRole('button', { name: 'Ask to take back' });
  await ask.click();
  // Both read which lines of the log are meant.
  const lines = '(\\d+ lines of the log, from )?“(Ada|Ben) .+”( on)?\\.';
  await expect(
    player.getByText(new RegExp(`^You ask to take back ${lines} Waiting for`)),
  ).toBeVisible();
  await expect(other.getByText(new RegExp(`^(Ada|Ben) asks to take back ${lines}$`))).toBeVisible();
  await other.getByRole('button', { name: 'Refuse' }).click();
  const refused = player.getByText('The request was refused');
  await expect(refused).toBeVisible();
  // It lies neither over the question nor over what is being written, and Escape takes it away.
  await prompt(player).click({ trial: true, timeout: 2_000 });
  await player.getByRole('textbox', { name: 'Say something' }).click({ timeout: 2_000 });
  await expect(refused).toBeVisible();
  await player.keyboard.press('Escape');
  await expect(refused).toBeHidden();
  await expect(player.getByRole('button', { name: 'Withdraw' })).toBeHidden();
  await expect(options(other).first()).toBeVisible();
  await ask.click();
  await expect(player.getByText(/Waiting for (Ada|Ben)/)).toBeVisible();
  await other.getByRole('button', { name: 'Agree' }).click();
  await expect(options(player).first()).toBeVisible();
  await expect(player.getByText('All have agreed: it is taken back.')).toBeVisible();
  await expect(player.locator('[data-undone="true"]').first()).toBeVisible();
  await expect(other.locator('[data-undone="true"]').first()).toBeVisible();
  for (const page of [player, other]) {
    const said = page.getByText(/^Taken back by consent of all, as (Ada|Ben) had asked\.$/);
    await expect(said).toHaveCount(1);
  }
  await passTo(other, player);
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
  // What one is asked must be seen: it closes what lies over it.
  await other.keyboard.press('s');
  await expect(other.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await player.getByRole('button', { name: 'This table' }).click();
  await player.getByRole('button', { name: 'Ask to take back' }).click();
  await expect(other.getByRole('dialog')).toBeHidden();
  // The focus goes back to the next thing to press.
  await expect(end).toBeFocused();
  const agree = other.getByRole('button', { name: 'Agree' });
  await expect(agree).toHaveCSS('font-weight', '500');
  await expect(end).toHaveCSS('font-weight', '600');
  // Pressed twice, it is meant once.
  await end.evaluate((button: HTMLElement) => [button.click(), button.click()]);
  await expect(agree).toHaveCSS('font-weight', '600');
  await agree.press('Enter');
  await expect(other.getByText('All have agreed: it is taken back.')).toBeVisible();
  await expect(other.getByText('The table has moved on')).toHaveCount(0);
  await expect(prompt(other)).toBeFocused();
});
