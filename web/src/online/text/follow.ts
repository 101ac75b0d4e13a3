import { useLang } from '../../i18n/index.ts';

/** Words for whoever watches from one seat. */
const en = {
  follow: 'Follow',
  followSeat: (name: string): string => `Follow ${name}`,
  stop: 'Follow no more',
  stopSeat: (name: string): string => `Follow ${name} no more`,
  watching: (name: string): string =>
    `You are watching from the seat of ${name}: only what is public is shown.`,
};

const fr: typeof en = {
  follow: 'Suivre',
  followSeat: (name) => `Suivre ${name}`,
  stop: 'Ne plus suivre',
  stopSeat: (name) => `Ne plus suivre ${name}`,
  watching: (name) =>
    `Vous regardez depuis la place de ${name} : seul ce qui est public est montré.`,
};

const CATALOGUES = { en, fr };

export const useFollowWords = (): typeof en => CATALOGUES[useLang()];
