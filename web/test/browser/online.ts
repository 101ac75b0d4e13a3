import { personaOf } from '@orrery/bots';
import type { Browser, Page } from '@playwright/test';
import { OnlineServer } from './online-server.ts';
import { options, prefers, prompt, test as base } from './table.ts';

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

export { expect } from './table.ts';

async function newcomer(browser: Browser, name: string, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'en' });
  const page = await context.newPage();
  await prefers(page, { pace: 'instant', holdTurns: false, lang: 'en', name });
  return page;
}

/** What a bot on that seat of Reworld is called. */
export const botOf = (level: string, seat: number): string =>
  personaOf(level, seat, 'reworld')?.name.en ?? level;

/** Makes a table with one free seat, from the home page, and returns its path. */
export async function invite(page: Page, title = 'Reworld'): Promise<string> {
  await page.goto('/');
  await page.getByRole('link', { name: `Invite friends to ${title} by a link` }).click();
  await page.getByRole('button', { name: 'Make the table' }).click();
  const link = page.getByRole('textbox', { name: 'Link to this table' });
  return new URL(await link.inputValue()).pathname;
}

/** Comes by the link, with a name in one click. */
export async function join(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

/** Ada and Ben, at a table of their own. */
export async function atATable(somebody: Online['somebody']): Promise<[ada: Page, ben: Page]> {
  const [ada, ben] = [await somebody('Ada'), await somebody('Ben')];
  await join(ben, await invite(ada));
  return [ada, ben];
}

/** The one of two who is asked now. */
export async function asked(one: Page, other: Page): Promise<[Page, Page]> {
  const isAsked = (page: Page): Promise<unknown> =>
    page.locator('[data-option]').first().waitFor({ state: 'visible' });
  const first = await Promise.any([isAsked(one).then(() => one), isAsked(other).then(() => other)]);
  return first === one ? [one, other] : [other, one];
}

/** The two answer, the first answer each time, until it is this one's turn. */
export async function passTo(next: Page, other: Page): Promise<void> {
  for (;;) {
    const [player] = await asked(next, other);
    if (player === next) return;
    await options(other).first().click();
  }
}

/** The two give the first answer each time until one is asked so; returns that one, then the other. */
export async function playUntil(question: RegExp, one: Page, other: Page): Promise<[Page, Page]> {
  for (;;) {
    for (const page of [one, other]) {
      if (question.test((await prompt(page).textContent()) ?? ''))
        return page === one ? [one, other] : [other, one];
      // Pressed in the page itself: whose turn it is may change at any time.
      await page.evaluate(() => document.querySelector<HTMLElement>('[data-option]')?.click());
    }
  }
}

/** Presses answers in the page itself until the game is over; returns how many. */
export const playOut = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let given = 0;
    while (document.querySelector('dialog[open] table') === null) {
      const buttons = document.querySelectorAll<HTMLElement>('[data-option]');
      // Every third time the last answer, which leaves the round: a whole game, and a short one.
      const last = buttons.length - 1;
      const button = buttons[given % 3 === 0 ? last : (given * 7) % Math.max(1, buttons.length)];
      if (button) {
        button.click();
        given++;
      }
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return given;
  });
