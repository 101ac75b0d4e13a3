import type { Lang } from '@orrery/shared';
import {
  type Built,
  COLOUR_OF,
  type Resource,
  type Section,
  sectionsOf,
  NUMBER_OF,
  SYMBOLS,
  type Waiting,
} from '../data/index.ts';
import { shortCardName } from '../text/names.ts';
import { say } from '../text/say.ts';

/** The letters of green, blue, red and gold. */
const letters = (lang: Lang): string[] => say(lang, 'terminal.letters').split(' ');

/** A section as a figure and a letter: 3b. */
export const sectionSign = (lang: Lang, section: Section): string =>
  `${SYMBOLS[section] ?? 0}${letters(lang)[COLOUR_OF[section] ?? 0] ?? ''}`;

/** A Resource card: both sections and the number. */
export function resourceSign(lang: Lang, card: Resource): string {
  const [one, two] = sectionsOf(card);
  return `${sectionSign(lang, one)}/${sectionSign(lang, two)}#${NUMBER_OF[card] ?? 0}`;
}

const under = (lang: Lang, sections: readonly Section[]): string =>
  sections.length === 0 ? '' : `[${sections.map((one) => sectionSign(lang, one)).join(' ')}]`;

/** A card of an Empire: its name, face, tokens and what lies under it. */
export const builtSign = (lang: Lang, { card, side, tokens, produced }: Built): string =>
  `${shortCardName(lang, card)} ${side === 0 ? 'l' : 'o'}${'*'.repeat(tokens)}${under(lang, produced)}`;

/** A card Under Construction: its name, what is prepared, and how much is missing. */
export const waitingSign = (lang: Lang, { card, prepared }: Waiting, lacks: number): string =>
  `${shortCardName(lang, card)}${under(lang, prepared)} (${lacks})`;
