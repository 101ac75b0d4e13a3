import type { Browser, Page } from '@playwright/test';
import { expect, test as base } from './table.ts';
import { OnlineServer } from './online-server.ts';

interface Online {
  /** Somebody with a browser of their own. */
  readonly somebody: (name: string, at?: string) => Promise<Page>;
}

/** One server for all tests of a worker. */
export const test = base.extend<Online, { server: OnlineServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = new OnlineServer();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  somebody: async ({ browser, server }, use) => {
    const pages: Page[] = [];
    await use(async (name, at = `http://localhost:${server.port}`) => {
      const page = await newcomer(browser, name, at);
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});

export { expect };

async function newcomer(browser: Browser, name: string, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en' });
  const page = await context.newPage();
  const preferences = { pace: 'instant', holdTurns: false, lang: 'en', name };
  await page.addInitScript((stored) => {
    if (localStorage.getItem('orrery:preferences') === null)
      localStorage.setItem('orrery:preferences', JSON.stringify(stored));
  }, preferences);
  return page;
}

/** Makes a table with one free seat, from the home page, and returns its path. */
export async function invite(page: Page): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: 'Invite friends to Reworld by a link' }).click();
  await page.getByRole('button', { name: 'Make the table' }).click();
  const link = page.getByRole('textbox', { name: 'Link to this table' });
  return new URL(await link.inputValue()).pathname;
}

/** Comes by the link, with a name in one click. */
export async function join(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** The one of two who is asked now. */
export async function asked(one: Page, other: Page): Promise<[Page, Page]> {
  const isAsked = (page: Page): Promise<unknown> =>
    page.locator('[data-option]').first().waitFor({ state: 'visible' });
  const first = await Promise.any([isAsked(one).then(() => one), isAsked(other).then(() => other)]);
  return first === one ? [one, other] : [other, one];
}

/** Presses answers in the page itself until `until` says so; returns how many. */
export const answerUntil = (page: Page, until: 'over' | number): Promise<number> =>
  page.evaluate(async (goal) => {
    let given = 0;
    const isDone = (): boolean =>
      goal === 'over' ? document.querySelector('dialog[open] table') !== null : given >= goal;
    while (!isDone()) {
      const options = document.querySelectorAll<HTMLElement>('[data-option]');
      // Not always the first: games by the first answer alone are poor ones.
      const button = options[(given * 7) % Math.max(1, options.length)];
      if (button) {
        button.click();
        given++;
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return given;
  }, until);
