import type { Lang } from '@orrery/shared';
import { useLang } from '../../i18n/index.ts';
import { en, type OnlineWords } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES: Readonly<Record<Lang, OnlineWords>> = { en, fr };

/** The words of the online pages, in the language chosen now. */
export const useOnlineWords = (): OnlineWords => CATALOGUES[useLang()];
