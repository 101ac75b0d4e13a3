import { gzipSync } from 'node:zlib';
import { begin, expect, options, prompt, test } from './table.ts';

test('after one visit everything works with the network off', async ({ page, context }) => {
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  // The list of files is filled before the worker is ready.
  await context.setOffline(true);
  await page.reload();
  await begin(page, ['Ada'], 1);
  await options(page).first().click();
  await expect(prompt(page)).toContainText('Which cards');
  await page.reload();
  await expect(prompt(page)).toContainText('Which cards');
  await page.keyboard.press('r');
  await expect(page.getByRole('dialog', { name: 'Rules of Reworld' })).toContainText('REW-ACQ');
  await page.keyboard.press('Escape');
});

test('the app can be installed', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    icons: { src: string; type: string }[];
  };
  expect(manifest.icons.length).toBeGreaterThan(2);
  for (const icon of manifest.icons) {
    const answer = await request.get(icon.src);
    expect(answer.headers()['content-type']).toBe(icon.type);
  }
});

test('less than 200 kB of script before a game is opened', async ({ page }) => {
  const scripts = new Map<string, number>();
  page.on('response', (response) => {
    if (!response.url().endsWith('.js')) return;
    void response.body().then(
      (body) => scripts.set(response.url(), gzipSync(body).length),
      () => undefined,
    );
  });
  await page.route('**/sw.js', (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForTimeout(300);
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  expect(scripts.size).toBeGreaterThan(1);
  expect(total).toBeLessThan(200_000);
  expect([...scripts.keys()].join()).not.toContain('reworld');
});
