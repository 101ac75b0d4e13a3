import type { Lang } from '@orrery/shared';
import { useLang } from '../../i18n/index.ts';
import { en, type LearnWords } from './en.ts';
import { fr } from './fr.ts';

const CATALOGUES: Readonly<Record<Lang, LearnWords>> = { en, fr };

/** The words around lessons; what lessons say is data of the games. */
export const useLearnWords = (): LearnWords => CATALOGUES[useLang()];
