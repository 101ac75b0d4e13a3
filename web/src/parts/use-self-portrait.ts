import { useEffect } from 'react';
import { useLang, useWords } from '../i18n/index.ts';

const set = (selector: string, attribute: string, value: string): void =>
  document.querySelector(selector)?.setAttribute(attribute, value);

/** What the page says of itself where it is listed or installed, in the language chosen now. */
export function useSelfPortrait(): void {
  const lang = useLang();
  const { motto } = useWords().home;
  useEffect(() => {
    set('meta[name=description]', 'content', motto);
    set('link[rel=manifest]', 'href', `/manifest.${lang}.webmanifest`);
  }, [lang, motto]);
}
