import { fill, type Lang, type Params } from '@orrery/shared';
import en from './en.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };

export type Key = keyof typeof en;

/** French is typed by English: a missing key does not compile. */
const catalogues: Readonly<Record<Lang, typeof en>> = { en, fr };

export const say = (lang: Lang, key: Key, params: Params = {}): string =>
  fill(catalogues[lang][key], params, lang);

export const isKey = (key: string): key is Key => Object.hasOwn(en, key);
