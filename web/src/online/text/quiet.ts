import { useLang } from '../../i18n/index.ts';

/** Words for when notices come. */
const en = {
  when: 'When notices come',
  always: 'at any hour',
  quiet: 'not at night',
  from: 'Quiet from',
  to: 'until',
  hour: (hour: number): string => `${hour}:00`,
  zone: (zone: string): string => `By the clock of ${zone}.`,
  often: 'How often',
  atOnce: 'each turn at once',
  every: (hours: number): string =>
    hours === 24 ? 'once a day at most' : `every ${hours} hours at most`,
  text: 'What is held back comes in one notice, with all the games that wait for you by then.',
};

const fr: typeof en = {
  when: 'Heures des avis',
  always: 'à toute heure',
  quiet: 'pas la nuit',
  from: 'Silence de',
  to: 'à',
  hour: (hour) => `${hour} h`,
  zone: (zone) => `À l’heure de ${zone}.`,
  often: 'Fréquence',
  atOnce: 'à chaque tour, aussitôt',
  every: (hours) =>
    hours === 24 ? 'une fois par jour au plus' : `toutes les ${hours} heures au plus`,
  text: 'Ce qui a été retenu arrive en un seul avis, avec toutes les parties qui vous attendent alors.',
};

const CATALOGUES = { en, fr };

export const useQuietWords = (): typeof en => CATALOGUES[useLang()];
