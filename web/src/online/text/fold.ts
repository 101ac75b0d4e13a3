import { useLang } from '../../i18n/index.ts';

/** Words for a chat that is folded while others speak. */
const en = {
  newLines: (n: number): string => `${n} new ${n === 1 ? 'message' : 'messages'} in the chat`,
};

const fr: typeof en = {
  newLines: (n) => `${n} ${n < 2 ? 'nouveau message' : 'nouveaux messages'} dans la discussion`,
};

const CATALOGUES = { en, fr };

export const useFoldWords = (): typeof en => CATALOGUES[useLang()];
