import type { Lang } from '@orrery/shared';
import { useEffect, useState } from 'react';
import { useLang } from '../i18n/index.ts';
import { type Chapter, parseRules } from './parse.ts';

/** Each file is a chunk of its own, fetched when its rules are opened. */
const FILES = import.meta.glob<string>('../../../docs/rules/*.md', {
  query: '?raw',
  import: 'default',
});

const parsed = new Map<string, Promise<readonly Chapter[] | null>>();

/** The rules of a game in a language; null where they are not written. */
function loadRules(game: string, lang: Lang): Promise<readonly Chapter[] | null> {
  const path = `../../../docs/rules/${game}${lang === 'en' ? '' : `.${lang}`}.md`;
  const load = FILES[path];
  if (!load) return Promise.resolve(null);
  const known = parsed.get(path);
  if (known) return known;
  const fresh = load().then(parseRules);
  // What could not be fetched is tried again the next time.
  fresh.catch(() => parsed.delete(path));
  parsed.set(path, fresh);
  return fresh;
}

/** undefined while loading. */
export function useRules(game: string): readonly Chapter[] | null | undefined {
  const lang = useLang();
  const [rules, setRules] = useState<{ key: string; chapters: readonly Chapter[] | null }>();
  const key = `${game}:${lang}`;
  useEffect(() => {
    let wanted = true;
    void loadRules(game, lang)
      .catch(() => null)
      .then((chapters) => wanted && setRules({ key, chapters }));
    return () => {
      wanted = false;
    };
  }, [game, lang, key]);
  return rules?.key === key ? rules.chapters : undefined;
}
