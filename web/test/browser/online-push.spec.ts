import type { Page } from '@playwright/test';
import { asked, atATable, expect, test } from './online.ts';

test.use({ serviceWorkers: 'allow' });

const ENDPOINT = 'https://push.example.org/a-browser';

/** There is no push service here: the browser is given one that takes every subscription. */
const subscribeAtOnce = (page: Page): Promise<unknown> =>
  page.addInitScript((endpoint) => {
    const KEY = 'subscribed';
    const unsubscribe = async (): Promise<boolean> => {
      localStorage.removeItem(KEY);
      return true;
    };
    const subscription = { endpoint, options: {}, unsubscribe } as PushSubscription;
    PushManager.prototype.getSubscription = async () =>
      localStorage.getItem(KEY) === null ? null : subscription;
    PushManager.prototype.subscribe = async () => {
      localStorage.setItem(KEY, 'yes');
      return subscription;
    };
  }, ENDPOINT);

/** As a push service does it: the page's service worker is woken, with nothing to read. */
async function wake(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registration;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: '' });
}

const shown = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

test('whoever allows notices is told with no page open, and learns from the server what waits', async ({
  somebody,
}) => {
  const [mover] = await asked(...(await atATable(somebody)));
  const path = mover.url();
  await mover.context().grantPermissions(['notifications']);
  await subscribeAtOnce(mover);
  await mover.evaluate(() => navigator.serviceWorker.ready);
  await mover.reload();
  const kept = async (): Promise<unknown> =>
    (await (await mover.request.get('/api/me/export')).json()).pushes;
  const here = [expect.objectContaining({ endpoint: ENDPOINT })];
  await expect.poll(kept).toEqual(here);
  await mover.goto('/');
  await wake(mover);
  await expect.poll(() => shown(mover)).toEqual(['Orrery: It is your turn in Reworld.']);

  // Where they are switched on they are switched off, and then stay so.
  const off = mover.getByRole('button', { name: 'Stop telling me here' });
  const on = mover.getByRole('button', { name: 'Tell me when it is my turn' });
  await mover.goto('/online/account');
  await off.press('Enter');
  await expect(on).toBeFocused();
  await expect.poll(kept).toEqual([]);
  await mover.goto(path);
  await mover.getByRole('button', { name: 'Table' }).click();
  await expect(on).toBeVisible();
  expect(await kept()).toEqual([]);
  await on.click();
  await expect.poll(kept).toEqual(here);
});
