import type { Page } from '@playwright/test';
import { expect, options } from './table.ts';

interface Answered {
  readonly what: 'answer' | 'rules';
  /** From the click until it is painted. */
  readonly ms: number;
  /** The bot's next move was shown before. */
  readonly botFirst: boolean;
}

/** Gives the first answers until the bot is waited for, then opens the rules at once. */
const answeredUntilWaiting = (page: Page): Promise<Answered[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const one = (selector: string) => document.querySelector<HTMLElement>(selector);
    const question = () => `${one('h1')?.textContent} ${one('[data-option]')?.textContent}`;
    const bot = [...document.querySelectorAll('[data-part="players"] strong')].at(1)?.textContent;
    const botLines = () =>
      [...document.querySelectorAll('[data-part="log"] ol li')].filter((line) =>
        line.textContent.startsWith(bot ?? '-'),
      ).length;
    const seen: Answered[] = [];
    const click = async (what: Answered['what'], target: HTMLElement, done: () => boolean) => {
      const before = botLines();
      const start = performance.now();
      target.click();
      while (!done()) await frame();
      const botFirst = botLines() !== before;
      // The next frame begins when this one is on the screen.
      await frame();
      seen.push({ what, ms: performance.now() - start, botFirst });
    };
    for (;;) {
      const option = one('[data-option]');
      const asked = question();
      // Not only that the answer is on its way: what it brought is there.
      const done = () => one('[data-busy="false"]') !== null && question() !== asked;
      if (option) await click('answer', option, done);
      else if (one('[data-busy="false"] [data-waiting="true"]')) break;
      await frame();
    }
    const rules = one('[aria-keyshortcuts="r"]');
    if (rules) await click('rules', rules, () => one('dialog[open]') !== null);
    return seen;
  });

/** What is clicked in so many turns is on the screen before the bot has come to its answer. */
export async function expectAnsweredFirst(page: Page, turns: number): Promise<Answered[]> {
  const seen: Answered[] = [];
  for (let turn = 0; turn < turns; turn++) {
    await expect(options(page).first()).toBeVisible();
    seen.push(...(await answeredUntilWaiting(page)));
    await page.keyboard.press('Escape');
  }
  expect(seen.filter(({ what }) => what === 'rules')).toHaveLength(turns);
  expect(seen.filter(({ what }) => what === 'answer').length).toBeGreaterThanOrEqual(turns);
  expect(seen.filter(({ botFirst }) => botFirst)).toEqual([]);
  return seen;
}
