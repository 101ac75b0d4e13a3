import type { Page } from '@playwright/test';
import { faultsOf } from './axe.ts';
import { expect, options, prompt, waitForScreen } from './table.ts';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const SMALLEST = 44;

/** Every target in view: what is lit on the board, every button and link, every switch. */
const targets = (page: Page) =>
  page.evaluate(() => {
    const found = document.querySelectorAll<Element>(
      '[data-place][aria-disabled=false], svg [role=button][tabindex="0"]:not([aria-disabled=true]), button, a, label',
    );
    // A rule named within a sentence is as high as its line.
    const inText = (element: Element): boolean => element.closest('[data-rule] p') !== null;
    return [...found].flatMap((element) => {
      // Of a place only its target counts, not what glows around it.
      const target = element.querySelector(':scope > [role=button]') ?? element;
      const { x, y, width, height } = target.getBoundingClientRect();
      if (width === 0 || element.closest('.spoken') || inText(element)) return [];
      const lit = element.getAttribute('data-place');
      const name = lit ?? element.getAttribute('aria-label') ?? element.textContent.trim();
      const at = document.elementFromPoint(x + width / 2, y + height / 2);
      return [{ name, lit: lit !== null, x, y, width, height, covered: !element.contains(at) }];
    });
  });

interface Target {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Target, b: Target): boolean =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.5 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.5;

/** Nothing is wider than the screen, and every target is large enough for a thumb. */
export async function expectThumbTargets(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const all = await targets(page);
  const small = all.filter(({ width, height }) => Math.min(width, height) < SMALLEST - 0.01);
  const size = ({ name, width, height }: (typeof all)[number]): string =>
    `${name}: ${width.toFixed(1)} x ${height.toFixed(1)}`;
  expect(small.map(size)).toEqual([]);
}

/** What is lit lies open and apart from all else that is lit; returns how much there is. */
export async function expectLitApart(page: Page): Promise<number> {
  const lit = (await targets(page)).filter((target) => target.lit);
  expect(lit.filter(({ covered }) => covered).map(({ name }) => name)).toEqual([]);
  const pairs = lit.flatMap((one, i) => lit.slice(0, i).map((other) => [one, other] as const));
  const meeting = pairs.filter(([one, other]) => overlap(one, other));
  expect(meeting.map(([one, other]) => `${one.name} and ${other.name}`)).toEqual([]);
  return lit.length;
}

/** Every target fits a thumb, and the prompt with its answers is in the lower half, under it. */
export async function expectThumbSized(page: Page): Promise<void> {
  await expectThumbTargets(page);
  await expectLitApart(page);
  const box = await options(page).first().boundingBox();
  expect(box?.y).toBeGreaterThan(422);
}

/** Takes the first answer offered, some times in a row. */
export async function tapAnswers(page: Page, times: number): Promise<void> {
  for (let turn = 0; turn < times; turn++) {
    expect(await waitForScreen(page)).toBe('ask');
    await options(page).first().tap();
  }
}

export const openTab = (page: Page, tab: string): Promise<void> =>
  page.getByRole('navigation').getByRole('button', { name: tab }).tap();

/** Behind every tab the question stays in view, nothing scrolls the page, and axe finds no fault. */
export async function expectEveryTab(page: Page): Promise<void> {
  for (const tab of ['Yours', 'Players', 'More', 'Board']) {
    await openTab(page, tab);
    await expect(prompt(page)).toBeVisible();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBe(844);
    expect(await faultsOf(page), tab).toEqual([]);
  }
}
