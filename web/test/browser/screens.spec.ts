import { artemis } from '@orrery/artemis/rules';
import { type Reworld, reworld } from '@orrery/reworld/rules';
import type { Page } from '@playwright/test';
import { en } from '../../src/i18n/en.ts';
import { fr } from '../../src/i18n/fr.ts';
import { faultsOf } from './axe.ts';
import { after, asFile, fileOf, gameFile, scoringLaunch } from './files.ts';
import { openAt } from './positions.ts';
import { begin, clickPlace, expect, options, over, test } from './table.ts';

interface Screen {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

const openFile = async (page: Page, text: string): Promise<void> => {
  await page.goto('/');
  await page.locator('input[type=file]').setInputFiles(asFile(text));
};

/** Every screen a player can come to. */
const SCREENS: readonly Screen[] = [
  {
    name: 'home',
    open: async (page) => {
      await openFile(page, gameFile('listed', after(12)));
      await expect(options(page).first()).toBeVisible();
      await page.goto('/');
      await expect(page.getByRole('link', { name: /Continue|Continuer/ })).toBeVisible();
    },
  },
  {
    name: 'options',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: /Options (for|de) Reworld/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'settings',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: /Settings|Réglages/ }).click();
    },
  },
  {
    name: 'table, chapter one',
    open: async (page) => {
      await begin(page, ['Ada'], 2);
      await expect(options(page).first()).toBeVisible();
      await page.locator('[data-part="log"] [type=radio]').nth(1).check();
    },
  },
  {
    name: 'table, chapter two',
    open: async (page) => {
      await openFile(page, gameFile('launches', scoringLaunch));
      await expect(options(page).first()).toBeVisible();
    },
  },
  {
    name: 'Artemis, five players',
    open: async (page) => {
      await openFile(page, fileOf(artemis, { seats: 5, seed: 'five', stop: after(300) }));
      await expect(options(page).first()).toBeVisible();
    },
  },
  {
    name: 'Artemis, solo',
    open: async (page) => {
      await page.goto('/');
      await page.getByRole('button', { name: /Solo.*Artemis/ }).click();
      await expect(options(page).first()).toBeVisible();
      await page.locator('[data-part="log"] [type=radio]').nth(2).check();
    },
  },
  {
    name: 'Artemis, the end of a solo game',
    open: async (page) => {
      await openFile(page, fileOf(artemis, { seats: 1, seed: 'alone' }));
      await expect(over(page)).toContainText(/Your rank|Votre rang/);
    },
  },
  {
    name: 'an explanation',
    open: async (page) => {
      await begin(page, ['Ada'], 1);
      await expect(options(page).first()).toBeVisible();
      await clickPlace(page, 'ship:pop-big-city');
      await expect(page.getByRole('dialog').getByRole('heading')).toBeVisible();
    },
  },
  {
    name: 'impossible',
    open: async (page) => {
      const taken = ({ posts }: Reworld): boolean => posts.some((cards) => cards.length > 0);
      await openAt(page, reworld, { seats: 2, ask: 'chapterOneTurn', where: taken });
      const port = page.locator('[data-place^="port:"][aria-disabled="true"]').first();
      await clickPlace(page, (await port.getAttribute('data-place')) ?? '');
      await expect(page.getByRole('dialog', { name: 'Impossible' })).toBeVisible();
    },
  },
  {
    name: 'legend',
    open: async (page) => {
      await begin(page, ['Ada'], 1);
      await expect(options(page).first()).toBeVisible();
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'hand-over',
    open: async (page) => {
      await begin(page, ['Ada', 'Ben'], 0);
      await expect(page.locator('[data-hand-over]')).toBeVisible();
    },
  },
  {
    name: 'end',
    open: async (page) => {
      await openFile(page, gameFile('finished'));
      await expect(over(page)).toBeVisible();
    },
  },
  {
    name: 'replay',
    open: async (page) => {
      await openFile(page, gameFile('finished'));
      await over(page)
        .getByRole('link', { name: /Replay|Revoir/ })
        .click();
      await expect(page.getByRole('slider')).toBeVisible();
      await expect(page.getByRole('table')).toBeVisible();
    },
  },
  {
    name: 'rules',
    open: async (page) => {
      await page.goto('/rules/reworld');
      await expect(page.getByText('REW-COMP-01').first()).toBeVisible();
    },
  },
  {
    name: 'credits',
    open: async (page) => {
      await page.goto('/credits');
      await expect(page.getByText('REW-SCORE-05').first()).toBeVisible();
    },
  },
  {
    name: 'nothing here',
    open: async (page) => {
      await page.goto('/nowhere');
      await expect(page.getByRole('heading')).toBeVisible();
    },
  },
];

const textsOf = (words: unknown): string[] =>
  typeof words === 'string'
    ? [words]
    : typeof words === 'object' && words !== null
      ? Object.values(words).flatMap(textsOf)
      : [];

/** English sentences that are not French as well. */
const ENGLISH = new Set(
  textsOf({ ...en, languageName: '' }).filter((text) => !textsOf(fr).includes(text)),
);

/** Words that no French page of ours has; names of people and things are not among them. */
const TELLTALES = /\b(the|with|your|turn|which|choose|takes|cards|round|game|and|of)\b/i;

/** A mark without its no-break space, or a straight apostrophe, also in what code puts together. */
const LOOSE = /\p{L}'\p{L}|(?:^|[^\u00a0])(?::(?=\s|$))|[^\u00a0(?!][;!?]/u;

/** Everything a French reader reads or hears. */
const allTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]'))
      for (const name of ['aria-label', 'title', 'placeholder'])
        texts.push(element.getAttribute(name) ?? '');
    // A no-break space at the edge stays: it may belong to a mark behind a link.
    return texts.map((text) => text.replaceAll(/^[ \t\n]+|[ \t\n]+$/g, '')).filter(Boolean);
  });

/** Titles of games and of publishers stay as they are. */
const NAMES =
  /The Artemis Project|Alien Artifacts|On Mars|Grand Gamers Guild|Plan B Games|Open Font License|\b[A-Z]{3,4}-[A-Z]+-\d+/g;

for (const screen of SCREENS)
  test.describe(screen.name, () => {
    // What axe looks at is the same in either language, so each screen is opened once.
    test.use({ wishes: { lang: 'fr' } });

    test('has no English left in French, and no fault that axe finds, in both themes', async ({
      page,
    }) => {
      await screen.open(page);
      const texts = await allTexts(page);
      expect(texts.length).toBeGreaterThan(1);
      expect(texts.filter((text) => ENGLISH.has(text))).toEqual([]);
      expect(texts.filter((text) => TELLTALES.test(text.replace(NAMES, '')))).toEqual([]);
      expect(texts.filter((text) => LOOSE.test(text))).toEqual([]);
      for (const theme of ['dark', 'light'] as const) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        expect(await faultsOf(page), theme).toEqual([]);
      }
    });
  });
