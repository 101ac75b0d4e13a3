import { type AnyKnowledge, makeBot, sight } from '@orrery/bots';
import {
  type AnyGame,
  completeOptions,
  type Json,
  pending,
  play,
  record,
  start,
  viewFor,
} from '@orrery/kernel';
import { fileText, type Seating } from '@orrery/table';
import type { Page } from '@playwright/test';
import { asFile } from './files.ts';
import { expect, options, waitForScreen } from './table.ts';

/** One answer of a game thought out beforehand. */
interface Answer {
  /** Which of the answers offered. */
  readonly index: number;
  readonly of: number;
  /** Where it is on the board: the place, and which of the answers there. */
  readonly at: readonly { readonly place: string; readonly index: number }[];
}

interface Plan {
  /** The game before its first question, all seats being people. */
  readonly file: string;
  readonly answers: readonly Answer[];
}

type Where = (view: never, ask: string, choice: Json) => readonly string[];

/**
 * A whole game as sensible players would have it. Who only clicks what is lit first never brings
 * a long game to its end; this one ends, and is the same every time.
 */
export function planned(
  game: AnyGame,
  { names, seed, bots, where }: { names: string[]; seed: string; bots: AnyKnowledge; where: Where },
): Plan {
  const chosen = completeOptions(game, {});
  const seats = names.length;
  const state = start(game, chosen, seats, seed);
  const people = names.map((name): Seating => ({ kind: 'human', name, confirmTurns: false }));
  const begun = record(game, state, { seats, options: chosen, seed, entries: [] });
  const file = fileText(begun, people);
  const bot = makeBot('greedy', bots, seed, () => 0);
  const answers: Answer[] = [];
  for (let asked = pending(game, state); asked; asked = pending(game, state)) {
    const { seat, ask, options: offered } = asked;
    const [only] = offered;
    if (offered.length === 1 && only !== undefined) {
      play(game, state, only);
      continue;
    }
    const choice = bot.choose(sight(game, state));
    const view = viewFor(game, state, seat) as never;
    const places = offered.map((one) => where(view, ask, one));
    const index = offered.indexOf(choice);
    const at = (places[index] ?? []).map((place) => ({
      place,
      index: places.slice(0, index).filter((others) => others.includes(place)).length,
    }));
    answers.push({ index, of: offered.length, at });
    play(game, state, choice);
  }
  return { file, answers };
}

/** All that is told of the question, and how much has happened. */
const seen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const what = 'h1, [data-option], [data-hand-over]';
    const told = [...document.querySelectorAll(what)].map((one) => one.textContent);
    const happened = document.querySelectorAll('[data-part="log"] ol li').length;
    return `${happened} ${told.join(' | ')}`;
  });

/** Whether something else is told within some seconds. */
async function changes(page: Page, before: string): Promise<boolean> {
  const until = Date.now() + 10_000;
  while (Date.now() < until) {
    if ((await seen(page)) !== before) return true;
    await page.waitForTimeout(30);
  }
  return false;
}

/** Clicks in the middle of a lit place, if that is in sight and nothing else lies upon it. */
async function clickLit(page: Page, place: string): Promise<boolean> {
  const target = page.locator(`[data-place="${place}"][aria-disabled="false"] > [role="button"]`);
  const box = await target
    .first()
    .boundingBox({ timeout: 100 })
    .catch(() => null);
  if (box === null) return false;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const there = await page.evaluate(
    (at) =>
      document
        .elementFromPoint(...at)
        ?.closest('[data-place]')
        ?.getAttribute('data-place'),
    [x, y] as const,
  );
  if (there !== place) return false;
  await page.mouse.click(x, y);
  return true;
}

/** Ends a turn and hands the screen on as often as it waits for that: the plan knows of no such answers. */
async function passedOn(page: Page): Promise<void> {
  for (;;) {
    const now = await waitForScreen(page);
    const only = now === 'ask' && (await options(page).count()) === 1;
    if (now !== 'hand-over' && !only) return;
    const next = only ? options(page) : page.locator('[data-hand-over]');
    // It may go while it is being clicked: the screen is looked at again either way.
    await next.click({ timeout: 2000 }).catch(() => null);
  }
}

/** Plays a planned game by mouse, on the board wherever the answer is there, from hand to hand. */
export async function playPlanned(page: Page, { file, answers }: Plan): Promise<number> {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(asFile(file));
  const menu = page.getByRole('dialog', { name: 'What do you want to do?' });
  let onBoard = 0;
  for (const { index, of, at } of answers) {
    await passedOn(page);
    await expect(options(page)).toHaveCount(of);
    const before = await seen(page);
    const [near] = at;
    if (near !== undefined && (await clickLit(page, near.place))) {
      if (await menu.isVisible()) await menu.getByRole('button').nth(near.index).click();
      onBoard++;
    } else await options(page).nth(index).click();
    // What moves while a side of the board turns may not be hit: then its button answers.
    if (!(await changes(page, before))) await options(page).nth(index).click();
    expect(await changes(page, before)).toBe(true);
  }
  await passedOn(page);
  expect(await waitForScreen(page)).toBe('over');
  return onBoard;
}
