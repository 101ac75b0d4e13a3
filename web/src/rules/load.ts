import type { Lang } from '@orrery/shared';
import { useEffect, useState } from 'react';
import { useLang } from '../i18n/index.ts';
import { type Chapter, type Glossary, parseGlossary, parseRules } from './parse.ts';

/** Each file is a chunk of its own, fetched when its rules are opened. */
const FILES = import.meta.glob<string>('../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
});

/** The rules as they are read, and what their things are called besides. */
export interface Book {
  readonly chapters: readonly Chapter[];
  readonly glossary: Glossary;
}

const parsed = new Map<string, Promise<Book>>();

/** The rules of a game in a language; null where they are not written. */
function loadRules(game: string, lang: Lang): Promise<Book | null> {
  const path = `../../../docs/rules/${game}${lang === 'en' ? '' : `.${lang}`}.md`;
  const load = FILES[path];
  if (!load) return Promise.resolve(null);
  const known = parsed.get(path);
  if (known) return known;
  const fresh = load().then((text) => ({
    chapters: parseRules(text),
    glossary: parseGlossary(text),
  }));
  // What could not be fetched is tried again the next time.
  fresh.catch(() => parsed.delete(path));
  parsed.set(path, fresh);
  return fresh;
}

/** undefined while loading. */
export function useRules(game: string): Book | null | undefined {
  const lang = useLang();
  const [rules, setRules] = useState<{ key: string; book: Book | null }>();
  const key = `${game}:${lang}`;
  useEffect(() => {
    let wanted = true;
    void loadRules(game, lang)
      .catch(() => null)
      .then((book) => wanted && setRules({ key, book }));
    return () => {
      wanted = false;
    };
  }, [game, lang, key]);
  return rules?.key === key ? rules.book : undefined;
}
