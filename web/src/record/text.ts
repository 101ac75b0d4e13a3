import { useLang } from '../i18n/index.ts';

const games = (n: number): string => (n === 1 ? '1 game' : `${n} games`);
const parties = (n: number): string => (n < 2 ? `${n} partie` : `${n} parties`);

/** Words for what one has played here, and for how strong people are. */
const en = {
  door: 'Results',
  here: 'Your results on this device',
  close: 'Close',
  aloneHere: 'Alone, the best:',
  points: (n: number): string => (n === 1 ? '1 point' : `${n} points`),
  noteHere:
    'Games that one person plays with bots, or alone. A game counts in each line of the bots who sat there, and stays counted when it is deleted.',
  you: 'You',
  rating: 'Rating',
  provisional: 'provisional',
  at: (rating: number, provisional: boolean): string =>
    `rating ${rating}${provisional ? ', provisional' : ''}`,
  of: (game: string, rating: string): string => `${game}: ${rating}`,
  by: (n: number, from: number, to: number): string =>
    `By ${games(n)} between people; it lies most likely between ${from} and ${to}.`,
  none: 'No rating yet: it begins with the first game that you and another person play to the end.',
  unwanted: 'You want no ratings: your games count for nobody’s.',
  title: 'Ratings',
  about:
    'Games between people that they play to the end give each of them a rating (Glicko-2), which others read at the table. Games with bots alone, and seats that changed hands, do not count.',
  stop: 'Rate me no more',
  stopText: 'Your ratings are forgotten, and your games count for nobody’s from now on.',
  start: 'Rate my games again',
  stopped: 'Your ratings are forgotten.',
  started: 'Your games are rated from now on.',
  against: 'Your games',
  whom: 'With',
  people: 'People',
  all: 'All games',
  played: 'Played',
  won: 'Won',
  note: 'A game counts in each line of those who sat there with you. Seats that changed hands are left out.',
  best: (points: number): string => `Your best score: ${points} points.`,
  alone: (n: number, best: number, rank: string | null): string =>
    `Alone: ${games(n)}, at best ${best} points${rank === null ? '' : ` (${rank})`}.`,
};

const fr: typeof en = {
  door: 'Bilan',
  here: 'Votre bilan sur cet appareil',
  close: 'Fermer',
  aloneHere: 'En solo, au mieux :',
  points: (n) => (n < 2 ? `${n} point` : `${n} points`),
  noteHere:
    'Les parties jouées par une seule personne, avec des bots ou en solo. Une partie compte dans la ligne de chacun des bots qui y jouaient, et reste comptée quand elle est supprimée.',
  you: 'Vous',
  rating: 'Cote',
  provisional: 'provisoire',
  at: (rating, provisional) => `cote ${rating}${provisional ? ', provisoire' : ''}`,
  of: (game, rating) => `${game} : ${rating}`,
  by: (n, from, to) =>
    `Après ${parties(n)} entre humains ; elle se situe très probablement entre ${from} et ${to}.`,
  none: 'Pas encore de cote : elle commence avec la première partie que vous finissez avec une autre personne.',
  unwanted: 'Vous ne voulez pas de cote : vos parties ne comptent pour personne.',
  title: 'Cotes',
  about:
    'Les parties entre humains, jouées jusqu’au bout, donnent à chacun une cote (Glicko-2), que les autres lisent à la table. Les parties avec des bots seulement et les places qui ont changé de main ne comptent pas.',
  stop: 'Ne plus me coter',
  stopText: 'Vos cotes sont oubliées, et vos parties ne comptent désormais pour personne.',
  start: 'Coter de nouveau mes parties',
  stopped: 'Vos cotes sont oubliées.',
  started: 'Vos parties sont cotées à partir de maintenant.',
  against: 'Vos parties',
  whom: 'Avec',
  people: 'Humains',
  all: 'Toutes',
  played: 'Jouées',
  won: 'Gagnées',
  note: 'Une partie compte dans la ligne de chacun de ceux qui y jouaient avec vous. Les places qui ont changé de main ne sont pas comptées.',
  best: (points) => `Votre meilleur score : ${points} points.`,
  alone: (n, best, rank) =>
    `En solo : ${parties(n)}, au mieux ${best} points${rank === null ? '' : ` (${rank})`}.`,
};

const CATALOGUES = { en, fr };

export const useRecordWords = (): typeof en => CATALOGUES[useLang()];
