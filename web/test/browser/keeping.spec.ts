import { readFileSync } from 'node:fs';
import { artemis } from '@orrery/artemis/rules';
import { type Reworld, reworld } from '@orrery/reworld/rules';
import { after, asFile, fileOf, gameFile } from './files.ts';
import { playByMouse } from './playing.ts';
import { openBeforeEnd } from './positions.ts';
import { begin, expect, options, over, prompt, test, waitForScreen } from './table.ts';

test.describe('a turn is a draft', () => {
  test.use({ wishes: { holdTurns: true } });

  test('undo by key and button, reset, and end', async ({ page }) => {
    await begin(page, ['Ada'], 1);
    await expect(options(page).first()).toBeVisible();
    const first = await prompt(page).textContent();
    await options(page).first().click();
    await expect(prompt(page)).toContainText('Which cards');
    await page.keyboard.press('u');
    await expect(prompt(page)).toHaveText(first ?? '');

    await options(page).first().click();
    await options(page).last().click();
    const end = page.getByRole('button', { name: 'End turn' });
    if ((await waitForScreen(page)) === 'ask') await options(page).first().click();
    await expect(prompt(page)).toContainText('Your turn is done');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.locator('[data-undone="true"]').first()).toBeVisible();
    const reset = page.getByRole('button', { name: 'Reset turn' });
    await reset
      .or(page.getByRole('button', { name: 'Undo', exact: true }))
      .first()
      .click();
    await expect(prompt(page)).toHaveText(first ?? '');

    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('1');
    await expect(prompt(page)).toContainText('Which cards');
    await page.keyboard.press('1');
    await expect(end).toBeVisible();
    await page.keyboard.press('e');
    await expect(end).toBeHidden();
  });
});

test('a reload in mid-turn goes on where it was', async ({ page }) => {
  await begin(page, ['Ada'], 1);
  await options(page).first().click();
  await expect(prompt(page)).toContainText('Which cards');
  const asked = await prompt(page).textContent();
  await page.reload();
  await expect(prompt(page)).toHaveText(asked ?? '');
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(prompt(page)).toHaveText(asked ?? '');
});

test('after a reload the others’ steps are shown over the table as it was', async ({ page }) => {
  await page.goto('/');
  // Both bots have taken a module since the last turn.
  const stop = ({ ports }: Reworld, choices: number): boolean =>
    choices > 6 && ports.filter((port) => port === null).length > 3;
  const file = fileOf(reworld, { seats: 3, seed: 'since', stop });
  await page.getByLabel('Open a game file').setInputFiles(asFile(file));
  await expect(options(page).first()).toBeVisible();
  const modules = page.locator('[data-part="board"] [data-piece^="module:"]');
  const now = await modules.count();

  await page.reload();
  await page.getByRole('button', { name: 'Since your last turn (2)' }).click();
  await expect(page.getByText(/^1 of 2/)).toBeVisible();
  await expect(modules).toHaveCount(now + 1);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^2 of 2/)).toBeVisible();
  await expect(modules).toHaveCount(now);
  await page.keyboard.press('Enter');
  await expect(options(page).first()).toBeVisible();
});

test('a game is downloaded, deleted, brought back, deleted, and opened again from its file', async ({
  page,
}) => {
  await begin(page, ['Ada'], 1);
  await options(page).first().click();
  await expect(prompt(page)).toContainText('Which cards');
  const asked = await prompt(page).textContent();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const text = readFileSync(await (await coming).path(), 'utf8');
  expect(text).toContain('orrery-game');

  await page.goto('/');
  const line = page.getByRole('listitem').filter({ hasText: 'choice' });
  await line.getByRole('button', { name: /Delete/ }).click();
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: 'Bring back' }).click();
  await expect(line).toBeVisible();
  await line.getByRole('button', { name: /Delete/ }).click();
  await page.goto('/credits');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Orrery' })).toBeVisible();
  await expect(line).toBeHidden();

  await page.getByLabel('Open a game file').setInputFiles(asFile(text));
  await expect(prompt(page)).toHaveText(asked ?? '');
});

test('a game played alone is kept with the rank it reached', async ({ page }) => {
  await page.goto('/');
  const alone = fileOf(artemis, { seats: 1, seed: 'alone' });
  await page.getByLabel('Open a game file').setInputFiles(asFile(alone));
  const rank = await page.getByText(/^Your rank: \w+/).textContent();
  await page.goto('/');
  await expect(page.getByRole('listitem').filter({ hasText: 'choices' })).toContainText(
    rank ?? '-',
  );
});

test('files that are no game, of another version, or tampered with are refused with a reason', async ({
  page,
}) => {
  const whole = gameFile('refused', after(30));
  const tampered = JSON.parse(whole) as { entries: [number, string, unknown][] };
  const [seat, ask] = tampered.entries[0] ?? [0, ''];
  tampered.entries[0] = [seat, ask, 't99'];
  const files: readonly [string, RegExp][] = [
    ['{"hello": 1}', /not an Orrery game/],
    [whole.slice(0, 200), /not an Orrery game/],
    [whole.replace(/"rulesVersion":\d+/, '"rulesVersion":999'), /other rules/],
    [whole.replace('"game":"reworld"', '"game":"chess"'), /cannot play|does not know/],
    [whole.replace('"orrery-game"', '"orrery-game-2"'), /another version/],
    [whole.replace(/"seats":\d+/, '"seats":9'), /number of seats/],
    [JSON.stringify(tampered), /do not allow/],
  ];
  await page.goto('/');
  for (const [text, message] of files) {
    await page.getByLabel('Open a game file').setInputFiles(asFile(text));
    await expect(page.getByRole('status')).toContainText(message);
    await page.getByRole('status').getByRole('button', { name: 'Close' }).last().click();
    await expect(page).toHaveURL(/\/$/);
  }
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeHidden();
});

test('a damaged save is named and the others stay', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Open a game file').setInputFiles(asFile(gameFile('one', after(20))));
  await expect(options(page).first()).toBeVisible();
  const broken = page.url().split('/').at(-1) ?? '';
  await page.goto('/');
  await page.getByLabel('Open a game file').setInputFiles(asFile(gameFile('two', after(40))));
  await expect(options(page).first()).toBeVisible();
  await page.evaluate(async (id) => {
    const opening = indexedDB.open('orrery');
    const db = await new Promise<IDBDatabase>((resolve) => {
      opening.addEventListener('success', () => resolve(opening.result));
    });
    const store = db.transaction('tables', 'readwrite').objectStore('tables');
    const reading = store.get(id);
    await new Promise<void>((resolve) => {
      reading.addEventListener('success', () => {
        const row = reading.result as { sealed: { bytes: ArrayBuffer } };
        new Uint8Array(row.sealed.bytes).fill(7);
        store.put(row).addEventListener('success', () => resolve());
      });
    });
    db.close();
  }, broken);
  await page.goto('/');
  await expect(page.getByText('A damaged game')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveCount(1);
  await page.goto(`/play/${broken}`);
  await expect(page.getByRole('main')).toContainText('damaged');
  await page.getByRole('link', { name: 'Go home' }).click();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(options(page).first()).toBeVisible();
});

test('a game that is over counts in the results of the device, also when it is deleted', async ({
  page,
}) => {
  await openBeforeEnd(page, reworld, 2);
  await playByMouse(page);
  await expect(over(page)).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Delete: Reworld' }).click();
  await page.getByRole('button', { name: 'Results' }).click();
  const results = page.getByRole('dialog', { name: 'Your results on this device' });
  await expect(results.getByRole('region', { name: 'Reworld' })).toContainText('Drifter');
  await expect(results.getByRole('row', { name: /^Drifter 1 [01]$/ })).toBeVisible();
});
