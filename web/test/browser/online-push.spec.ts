import type { Page } from '@playwright/test';
import { asked, atATable, expect, test } from './online.ts';

const ENDPOINT = 'https://push.example.org/a-browser';

/** There is no push service here: the browser is given one that takes every subscription. */
const subscribeAtOnce = (page: Page): Promise<unknown> =>
  page.addInitScript((endpoint) => {
    const subscription = { endpoint, options: {} } as PushSubscription;
    PushManager.prototype.subscribe = () => Promise.resolve(subscription);
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
  await mover.context().grantPermissions(['notifications']);
  await subscribeAtOnce(mover);
  await mover.evaluate(() => navigator.serviceWorker.ready);
  await mover.reload();
  await expect
    .poll(async () => (await mover.request.get('/api/me/export')).json())
    .toMatchObject({ pushes: [{ endpoint: ENDPOINT }] });
  await mover.goto('/');
  await wake(mover);
  await expect.poll(() => shown(mover)).toEqual(['Orrery: It is your turn in Reworld.']);
});
