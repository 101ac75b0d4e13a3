import type { Lang } from '@orrery/shared';
import type { Chapter, Glossary } from './parse.ts';
import { EVERYDAY } from './everyday.ts';

/** One of the words that were typed, and what else means it. */
type Means = (word: string) => boolean;
/** What is looked for: of each word that was typed, whether a word of a rule says it. */
export type Sought = readonly Means[];

/** Letters and figures; what joins them is no part of a word. */
const WORD = /[\p{L}\p{N}]+/gu;

/** Without accents and capitals. Each character stays one, so that places in the text are kept. */
const flat = (text: string): string =>
  text.replace(/[\p{L}]/gu, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });

const ENDINGS: Readonly<Record<Lang, RegExp>> = {
  en: /(?:ing|er|ed|e|y|ie)$/,
  fr: /(?:ement|ee|e|er|ez|ent|ant|au|al)$/,
};
const PLURAL = /[sx]$/;
/** A stem shorter than this would be found everywhere. */
const LEAST = 3;

/** A word without its ending: what singular, plural and other forms have in common. */
function stem(word: string, lang: Lang): string {
  const short = word.replace(PLURAL, '').replace(ENDINGS[lang], '');
  return short.length >= LEAST ? short : word;
}

const wordsIn = (text: string): readonly string[] => flat(text).match(WORD) ?? [];

/** Words of one meaning, by their stems: those of the game's glossary, and everyday ones. */
function alike(glossary: Glossary, lang: Lang): readonly (readonly string[])[] {
  return [...glossary, ...EVERYDAY].map((names) =>
    names.flatMap((name) => {
      const words = wordsIn(name);
      // Of a name of several words none alone means it.
      return words.length === 1 ? [stem(words[0] ?? '', lang)] : [];
    }),
  );
}

/** What was typed, with all that means the same. */
export function soughtIn(typed: string, glossary: Glossary, lang: Lang): Sought {
  const groups = alike(glossary, lang);
  return wordsIn(typed).map((word) => {
    const own = stem(word, lang);
    const others = new Set(groups.filter((group) => group.includes(own)).flat());
    // What is typed may be the beginning of a word; what stands for it is a whole one.
    return (read) => read.startsWith(own) || others.has(stem(read, lang));
  });
}

/** The chapters with only those rules that hold every word sought, wherever it stands. */
export function searchRules(chapters: readonly Chapter[], sought: Sought): readonly Chapter[] {
  if (sought.length === 0) return chapters;
  const has = (text: string): boolean => {
    const words = wordsIn(text);
    return sought.every((means) => words.some(means));
  };
  return chapters.flatMap((chapter) => {
    const rules = chapter.rules.filter((rule) =>
      has([rule.id, chapter.title, rule.text, ...rule.points].join(' ')),
    );
    const intro = chapter.intro.filter(has);
    return rules.length + intro.length > 0 ? [{ ...chapter, rules, intro }] : [];
  });
}

/** A text in pieces: every second one is a word that was looked for. */
export function marked(text: string, sought: Sought): readonly string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: word, index } of flat(text).matchAll(WORD)) {
    if (!sought.some((means) => means(word))) continue;
    pieces.push(text.slice(from, index), text.slice(index, index + word.length));
    from = index + word.length;
  }
  return [...pieces, text.slice(from)];
}
