import { readFileSync } from 'node:fs';
import { faultsOf } from './axe.ts';
import {
  asked,
  atATable,
  botOf,
  expect,
  invite,
  join,
  passTo,
  playOut,
  playUntil,
  test,
} from './online.ts';
import { Wire } from './online-server.ts';
import { lit, logLength, options, over, prompt } from './table.ts';

// One server for all of them; one test kills it.
test.describe.configure({ mode: 'default' });

test('two browsers play a game by link with a third watching', async ({ somebody }) => {
  const [ada, ben, eve] = [await somebody('Ada'), await somebody('Ben'), await somebody('Eve')];
  const path = await invite(ada);
  await expect(ada.getByText('Waiting for 1 more player.')).toBeVisible();
  await join(ben, path);
  await eve.goto(path);
  await expect(eve.getByText('You are watching: only what is public is shown.')).toBeVisible();
  await expect(options(eve)).toHaveCount(0);

  // Each sees its own hand in the log, whoever watches sees nobody's.
  const dealt = /is dealt 13 officer cards: [\d ]+/g;
  const logOf = (page: typeof ada) => page.getByRole('complementary', { name: 'Log' });
  await expect(logOf(eve)).toContainText('is dealt 13 officer cards');
  for (const [page, hands] of [
    [ada, 1],
    [ben, 1],
    [eve, 0],
  ] as const)
    expect((await logOf(page).textContent())?.match(dealt)?.length ?? 0).toBe(hands);

  const [player, waiting] = await asked(ada, ben);
  await expect(player).toHaveTitle(/Your turn – Reworld/);
  await expect(waiting).toHaveTitle('Reworld – Orrery');
  await player.getByRole('textbox', { name: 'Say something' }).fill('Good luck!');
  await player.getByRole('button', { name: 'Send' }).click();
  await expect(waiting.getByText('Good luck!')).toBeVisible();
  await expect(eve.getByText('Good luck!')).toBeHidden();
  expect(await faultsOf(waiting)).toEqual([]);

  const given = await Promise.all([playOut(ada), playOut(ben)]);
  expect(Math.min(...given)).toBeGreaterThan(10);
  const totals = await over(ada).getByRole('row', { name: /Total/ }).textContent();
  for (const page of [ben, eve])
    await expect(over(page).getByRole('row', { name: /Total/ })).toHaveText(totals ?? '');
  await over(eve).getByText('Was the shuffle fair?').click();
  await expect(over(eve)).toContainText('the seed has this fingerprint, every part was used');
  const coming = ben.waitForEvent('download');
  await over(ben).getByRole('button', { name: 'Download' }).click();
  expect(readFileSync(await (await coming).path(), 'utf8')).toContain('commitment');
  // Where it turned is counted here, in the browser of whoever asks.
  await over(eve).getByRole('button', { name: 'Review the decisions' }).click();
  await expect(over(eve)).toContainText(/Reviewing: \d+ of [1-9]/);
  await over(eve).getByRole('link', { name: 'Replay' }).click();
  const slider = eve.getByRole('slider');
  await expect(slider).toHaveAttribute('max', /\d{2,}/);
  // A link to a position opens there, and can be passed on.
  await eve.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await slider.fill('7');
  await eve.getByRole('button', { name: 'Copy the link to this position' }).click();
  await expect(eve.getByRole('status').getByText(/^Copied\./)).toBeVisible();
  const link = await eve.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/replay\?at=7&eyes=/);
  await eve.goto(link);
  await expect(slider).toHaveValue('7');
  await eve.goto('/online/statistics/reworld');
  await expect(eve.getByRole('row', { name: /^People [1-9]/ })).toBeVisible();
  await ada.goto('/');
  await expect(ada.locator('[data-online]')).toContainText(/won/);

  // One rematch for all who played, told to each in their own language.
  await ada.getByRole('radio', { name: 'FR' }).check({ force: true });
  await ada.goto(path);
  await eve.goto(path);
  await expect(over(ada).getByRole('button', { name: 'Revanche' })).toBeVisible();
  await over(ben).getByRole('button', { name: 'Rematch' }).click();
  await expect(ben.getByText('Waiting for 1 more player.')).toBeVisible();
  await expect(ben.getByRole('region', { name: 'Seats' })).toContainText('waiting for Ada');
  await expect(over(ada)).toContainText(
    'La revanche est ici. Ben y est déjà. On n’attend plus que vous.',
  );
  const meet = over(ada).getByRole('button', { name: 'Jouer la revanche' });
  await expect(meet).toBeVisible();
  await expect(over(eve)).toBeVisible();
  await expect(over(eve).getByRole('button', { name: /rematch/i })).toHaveCount(0);
  // One that was closed is no rematch any more; whoever goes there unaware makes another.
  await ben.getByRole('button', { name: 'Close this table' }).click();
  await ben.getByRole('button', { name: 'Close it' }).click();
  await ben.goto(path);
  await expect(over(ben).getByRole('button', { name: 'Rematch', exact: true })).toBeVisible();
  await meet.click();
  await expect(ada.getByText('Il manque encore 1 joueur.')).toBeVisible();
  // Also for who looks at the board; whoever comes has their seat at once.
  await over(ben).getByRole('button', { name: 'Look at the table' }).first().click();
  await ben.getByRole('button', { name: 'Join the rematch' }).click();
  await asked(ada, ben);
});

test('reload, cut and sleep in mid-turn, and go on', async ({ somebody, server }) => {
  const wire = new Wire(server);
  const ada = await somebody('Ada');
  const ben = await somebody('Ben', await wire.open());
  // The page sleeps when its clock jumps.
  await ben.clock.install();
  const path = await invite(ada);
  await join(ben, path);
  const away = ben.getByRole('alert');
  /** Ben has given the first part of his answer. */
  const midTurn = async (): Promise<string> => {
    for (;;) {
      await passTo(ben, ada);
      const question = (await prompt(ben).textContent()) ?? '';
      await options(ben).first().click();
      await expect(prompt(ben)).not.toHaveText(question);
      const [player] = await asked(ada, ben);
      if (player === ben) return (await prompt(ben).textContent()) ?? '';
    }
  };

  const first = await midTurn();
  await ben.reload();
  await expect(prompt(ben)).toHaveText(first);
  await passTo(ada, ben);

  const second = await midTurn();
  wire.cut();
  await expect(away).toContainText('does not answer');
  wire.mend();
  await expect(away).toBeHidden();
  await expect(prompt(ben)).toHaveText(second);
  // An answer given while the wire is cut is carried out once, when it is mended.
  wire.cut();
  await options(ben).first().click();
  await expect(away).toBeVisible();
  wire.mend();
  await expect(away).toBeHidden();
  await expect(prompt(ben)).not.toHaveText(second);

  // While Ben sleeps Ada plays on; he wakes to his own turn.
  await passTo(ada, ben);
  wire.sleep();
  const hers = options(ada).first();
  const his = prompt(ada).filter({ hasText: /^Ben/ });
  while (!(await his.isVisible())) {
    await hers.click();
    await expect(hers.or(his).first()).toBeVisible();
  }
  wire.wake();
  await ben.clock.fastForward('05:00');
  await expect(options(ben).first()).toBeVisible();
  await expect.poll(() => logLength(ben)).toBe(await logLength(ada));
  await passTo(ada, ben);
  wire.close();
});

test('after a reload the others’ steps are shown over the table as it was', async ({
  somebody,
}) => {
  const ada = await somebody('Ada');
  await ada.goto('/online/new/reworld');
  await ada.getByRole('radio', { name: '3', exact: true }).check();
  for (const seat of ['Seat 2', 'Seat 3'])
    await ada.getByRole('group', { name: seat }).getByRole('radio', { name: 'Bot' }).check();
  await ada.getByRole('button', { name: 'Make the table' }).click();
  const since = ada.getByRole('button', { name: 'Since your last turn (2)' });
  while (!(await since.isVisible())) {
    await options(ada).first().click();
    await expect(options(ada).first()).toBeVisible();
  }
  const modules = ada.locator('[data-part="board"] [data-piece^="module:"]');
  const now = await modules.count();
  await ada.reload();
  await since.click();
  await expect(ada.getByText(/^1 of 2/)).toBeVisible();
  await ada.getByRole('button', { name: 'Next', exact: true }).click();
  // What the second bot took still lies at its port while the first one moves.
  const second = (await ada.locator('p', { hasText: /^2 of 2/ }).textContent()) ?? '';
  await ada.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(modules).toHaveCount(/ at [TB]\d/.test(second) ? now + 1 : now);
});

test('who has one answer only gives it themselves, and nobody else is told', async ({
  somebody,
}) => {
  const [ada, ben] = await atATable(somebody);
  await asked(ada, ben);
  const only = /in one way only|no longer pay for anything/;
  const [player, other] = await playUntil(only, ada, ben);
  await expect(options(player)).toHaveCount(1);
  await expect(lit(player).first()).toBeVisible();
  await expect(options(other)).toHaveCount(0);
  const watched = (await prompt(other).textContent()) ?? '';
  expect(watched).toMatch(/is choosing the cards for|is to take a module/);
  expect(watched).not.toMatch(only);
  // What is paid may still leave a choice of the card on top: then the log waits, and the prompt says so.
  const seen = async (): Promise<unknown> => [
    await logLength(other),
    await prompt(other).innerText(),
  ];
  const before = await seen();
  await player.keyboard.press('1');
  await expect.poll(seen).not.toEqual(before);
});

test('a store that is away: the page says what to do, and the same answer goes through later', async ({
  somebody,
  server,
}) => {
  const [player, other] = await asked(...(await atATable(somebody)));
  const question = (await prompt(player).textContent()) ?? '';
  const answer = (await options(player).first().textContent()) ?? '';
  const before = await prompt(other).textContent();
  const release = server.lockStore();
  try {
    await options(player).first().click();
    const told = player.getByRole('status').getByText('cannot store anything right now');
    await expect(told).toContainText('nothing has changed. Try again in a moment.');
    await expect(prompt(player)).toHaveText(question);
    await expect(options(player).first()).toHaveText(answer);
    await expect(player.getByRole('alert')).toBeHidden();
    await expect(prompt(other)).toHaveText(before ?? '');
  } finally {
    release();
  }
  await options(player).first().click();
  await expect(prompt(player)).not.toHaveText(question);
  const next = (await prompt(player).textContent()) ?? '';
  await player.reload();
  await expect(prompt(player)).toHaveText(next);
  await passTo(other, player);
});

test('a bot takes an abandoned seat, and its player comes back', async ({ somebody }) => {
  const [ada, ben] = await atATable(somebody);
  const bot = botOf('drifter', 1);
  await asked(ada, ben);
  await expect(ada.getByRole('button', { name: 'Replace…' })).toHaveCount(0);
  await ben.getByRole('button', { name: 'This table' }).click();
  await ben.getByRole('button', { name: 'Get up from the table' }).click();
  await expect(ben.getByRole('button', { name: 'Come back' })).toBeVisible();
  const players = ada.getByRole('complementary', { name: 'Players' });
  await expect(players.getByText('got up')).toBeVisible();
  await ada.getByRole('button', { name: 'Replace…' }).click();
  await ada.getByRole('combobox', { name: 'Level' }).selectOption('drifter');
  await ada.getByRole('button', { name: 'Let a bot take it' }).click();
  await expect(players).toContainText(bot);
  for (let answers = 0; answers < 4; answers++) await options(ada).first().click();
  await expect(options(ada).first()).toBeVisible();
  const logOf = (page: typeof ada) =>
    page.getByRole('complementary', { name: 'Log' }).getByRole('list').first();
  await expect(logOf(ada).getByText(/^Ben is dealt/)).toBeVisible();
  await expect(logOf(ada).getByText(`${bot} is dealt`)).toBeHidden();
  const moves = await logOf(ada)
    .getByText(new RegExp(`^${bot} `))
    .count();
  expect(moves).toBeGreaterThan(0);

  // Ben watches now; Ada agrees that he takes his seat again.
  await expect(ben.getByText('You are watching: only what is public is shown.')).toBeVisible();
  await expect(ben.getByText(`Your seat has passed to ${bot}.`)).toBeVisible();
  await ben.reload();
  await expect(ben.getByText(`Your seat has passed to ${bot}.`)).toBeVisible();
  await ben.getByRole('button', { name: 'Take over…' }).first().click();
  await ben.getByRole('button', { name: 'Take it myself' }).click();
  await ada.getByRole('button', { name: 'Agree' }).click();
  await expect(players).toContainText('Ben');
  await expect(ben.getByText('You are watching: only what is public is shown.')).toBeHidden();
  // Whoever reads the log later, Ben himself too, sees who played.
  await ben.reload();
  for (const page of [ada, ben]) {
    await expect(logOf(page).getByText(/^The seat of /)).toHaveText([
      `The seat of Ben passes to the bot ${bot}.`,
      `The seat of the bot ${bot} passes to Ben.`,
    ]);
    await expect(logOf(page).getByText(new RegExp(`^${bot} `))).toHaveCount(moves);
  }
  await Promise.all([playOut(ada), playOut(ben)]);
  await over(ben).getByRole('link', { name: 'Replay' }).click();
  const said = ben.getByRole('complementary', { name: 'Log' });
  const eyes = ben.getByRole('combobox', { name: 'Seen by' });
  await ben.keyboard.press('Home');
  await expect(said.getByText(`The seat of Ben passes to the bot ${bot}.`)).toBeVisible();
  await expect(eyes).toContainText(bot);
  await ben.keyboard.press('End');
  await expect(eyes).not.toContainText(bot);
});

test('the dialog of an abandoned seat tells what is refused, and that its player is back', async ({
  somebody,
  server,
}) => {
  const [ada, ben] = await atATable(somebody);
  await asked(ada, ben);
  await ben.getByRole('button', { name: 'This table' }).click();
  await ben.getByRole('button', { name: 'Get up from the table' }).click();
  await ada.getByRole('button', { name: 'Replace…' }).click();
  const dialog = ada.getByRole('dialog', { name: 'The seat of Ben' });
  await expect(dialog).toContainText('This player got up.');
  const release = server.lockStore();
  try {
    await dialog.getByRole('button', { name: 'Let a bot take it' }).click();
    await expect(dialog.getByRole('status')).toContainText('cannot store anything right now');
  } finally {
    release();
  }
  // It stays while the mouse rests on it, and can be pressed away without leaving the dialog.
  const away = dialog.getByRole('status').getByRole('button');
  await away.hover();
  expect(await faultsOf(ada)).toEqual([]);
  await away.click();
  await expect(dialog.getByRole('status')).toBeEmpty();
  await ben.getByRole('button', { name: 'Come back' }).click();
  await expect(dialog).toContainText('This player has come back');
  await expect(dialog.getByRole('button', { name: 'Let a bot take it' })).toBeDisabled();
  await ada.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the same game goes on after the server was killed and started again', async ({
  somebody,
  server,
}) => {
  const [player, other] = await asked(...(await atATable(somebody)));
  await passTo(other, player);
  const before = await prompt(other).textContent();
  const lines = await logLength(player);
  await server.kill();
  for (const page of [player, other])
    await expect(page.getByRole('alert')).toContainText('does not answer');
  await server.start();
  for (const page of [player, other]) await expect(page.getByRole('alert')).toBeHidden();
  await expect(prompt(other)).toHaveText(before ?? '');
  expect(await logLength(player)).toBe(lines);
  await passTo(player, other);
  await expect.poll(() => logLength(player)).toBeGreaterThan(lines);
});
