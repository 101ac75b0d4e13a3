import { gzipSync } from 'node:zlib';
import { begin, expect, options, prompt, test } from './table.ts';

test.use({ serviceWorkers: 'allow' });

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

test('the app can be installed, and says in either language what it is', async ({
  page,
  request,
}) => {
  await page.goto('/');
  for (const [lang, words] of [
    ['en', 'Five board games'],
    ['fr', 'Cinq jeux de société'],
  ] as const) {
    await page.evaluate((l) => {
      localStorage.setItem('orrery:preferences', JSON.stringify({ lang: l }));
    }, lang);
    await page.reload();
    const link = page.locator('link[rel=manifest]');
    await expect(link).toHaveAttribute('href', `/manifest.${lang}.webmanifest`);
    const about = page.locator('meta[name=description]');
    await expect(about).toHaveAttribute('content', new RegExp(`^${words}`));
    const manifest = (await (
      await request.get((await link.getAttribute('href')) ?? '')
    ).json()) as {
      lang: string;
      description: string;
      icons: { src: string; type: string }[];
    };
    expect(manifest.lang).toBe(lang);
    expect(manifest.description).toBe(await about.getAttribute('content'));
    expect(manifest.icons.length).toBeGreaterThan(2);
    for (const icon of manifest.icons) {
      const answer = await request.get(icon.src);
      expect(answer.headers()['content-type']).toBe(icon.type);
    }
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
