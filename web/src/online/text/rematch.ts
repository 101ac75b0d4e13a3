import { de } from '@orrery/shared';
import { useLang } from '../../i18n/index.ts';

/** Words for the table where those of a finished game meet again. */
const en = {
  isHere: 'The rematch is here.',
  has: (names: string, n: number): string => `${names} ${n === 1 ? 'is' : 'are'} already there.`,
  waits: (names: string): string => `Only waiting for ${names}.`,
  you: 'you',
  youSit: 'You have a seat in the rematch.',
  begun: 'The rematch has begun.',
  begunWithout: 'The rematch has begun without you.',
  join: 'Join the rematch',
  go: 'Go to the rematch',
  watch: 'Watch the rematch',
  asked: (game: string): string => `A rematch of ${game} waits for you.`,
  standing: 'the rematch waits for you',
  waitsHere: (name: string): string => `free · waiting for ${name}`,
  yourSeat: 'free · your seat',
};

const fr: typeof en = {
  isHere: 'La revanche est ici.',
  has: (names, n) => `${names} ${n < 2 ? 'y est' : 'y sont'} déjà.`,
  waits: (names) => `On n’attend plus que ${names}.`,
  you: 'vous',
  youSit: 'Vous avez une place à la revanche.',
  begun: 'La revanche a commencé.',
  begunWithout: 'La revanche a commencé sans vous.',
  join: 'Jouer la revanche',
  go: 'Aller à la revanche',
  watch: 'Regarder la revanche',
  asked: (game) => `Une revanche ${de(game)} vous attend.`,
  standing: 'la revanche vous attend',
  waitsHere: (name) => `libre · on attend ${name}`,
  yourSeat: 'libre · votre place',
};

const CATALOGUES = { en, fr };

export const useRematchWords = (): typeof en => CATALOGUES[useLang()];
