import type { Lang } from '@orrery/shared';
import { usePreferences } from '../preferences.ts';
import { en, type Words } from './en.ts';
import { fr } from './fr.ts';

export type { Words } from './en.ts';

const CATALOGUES: Readonly<Record<Lang, Words>> = { en, fr };

export const wordsOf = (lang: Lang): Words => CATALOGUES[lang];
export const useLang = (): Lang => usePreferences((preferences) => preferences.lang);
/** Every word of the interface, in the language chosen now. */
export const useWords = (): Words => CATALOGUES[useLang()];
