import { asked, atATable, expect, invite, join, passTo, test } from './online.ts';
import { options, prompt } from './table.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network or a server the table says so at once, and comes back with it', async ({
  somebody,
}) => {
  const [player, other] = await asked(...(await atATable(somebody)));
  // A network that goes while the pages are still being kept leaves nothing to open without it.
  await player.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await player.context().setOffline(true);
  await expect(player.getByRole('alert')).toContainText('You are offline.', { timeout: 2_000 });
  for (const [width, height] of [
    [390, 844],
    [1366, 768],
  ] as const) {
    await player.setViewportSize({ width, height });
    for (const open of [prompt(player), options(player).first()])
      await open.click({ trial: true, timeout: 2_000 });
  }
  await player.context().setOffline(false);
  await expect(player.getByRole('alert')).toBeHidden();
  await passTo(other, player);
  await player.context().setOffline(true);
  await player.goto('/online').catch(() => undefined);
  await expect(player.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await player.context().setOffline(false);
  await expect(player.getByRole('heading', { name: 'Online tables' })).toBeVisible();

  // Where a server is stopped behind a proxy, that one answers in its place.
  await player.context().route('**', (route) => route.fulfill({ status: 502, body: 'no server' }));
  await player.reload();
  await expect(player.getByRole('heading', { name: 'No server answers here' })).toBeVisible();
  await player.context().unroute('**');
  await expect(player.getByRole('heading', { name: 'Online tables' })).toBeVisible();
});

test('drawings that do not come are asked for again, not waited for', async ({ somebody }) => {
  const [ada, ben] = [await somebody('Ada'), await somebody('Ben')];
  // Nothing is kept by the browser itself.
  await ben.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new Error('kept nothing'));
  });
  await ben.route('**/assets/ui-*.js', (route) => route.abort());
  await join(ben, await invite(ada));
  await expect(ben.getByRole('heading', { name: 'Something broke' })).toBeVisible();
  await ben.unroute('**/assets/ui-*.js');
  await ben.getByRole('button', { name: 'Reload' }).click();
  await asked(ada, ben);
  await expect(ben.getByRole('complementary', { name: 'Log' })).toBeVisible();
});
