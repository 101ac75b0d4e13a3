import type { Json } from '@orrery/kernel';
import type { Puzzle } from '@orrery/shared';
import type { Alien } from '../rules/state.ts';
import { positionOf } from './position.ts';

const threeAtOnce = (): Alien =>
  positionOf({
    players: [
      {
        faction: 'star-union',
        credits: 2,
        hand: [13, 75, 20],
        waiting: [
          ['planet-calcine', '38/0'],
          ['ship-black-plague', '30/1'],
          ['ship-widows-answer', '23/1', '42/1'],
        ],
      },
      { faction: 'community', hand: [21, 35, 58] },
    ],
  });

const CARDS = 3;
const isSolved = (s: Alien): boolean => (s.players[0]?.empire.length ?? 0) >= CARDS;

export const puzzle: Puzzle<Alien> = {
  scene: threeAtOnce,
  task: {
    en: 'One Action. Bring three cards into your Empire this turn.',
    fr: 'Une seule Action : faites entrer trois cartes dans votre Empire ce tour-ci.',
  },
  nudges: [
    {
      en: 'Which card, once in your Empire, makes both Ships cheaper?',
      fr: 'Quelle carte, une fois dans votre Empire, rend les deux Vaisseaux moins chers ?',
    },
    {
      en: 'Each Ship makes the next dearer. Which one can afford to wait?',
      fr: 'Chaque Vaisseau renchérit le suivant. Lequel peut se permettre d’attendre ?',
    },
  ],
  rival: (_, options) => options[0] as Json,
  over: (s) => isSolved(s) || s.turn !== 0 || s.tasks.at(-1)?.type === 'discardCard',
  solved: isSolved,
  solution: [
    ['actionPhase', 'discover'],
    ['spendCard', 'resource-13/1'],
    ['spendCard', 'stop'],
    ['chooseFace', 'logistics'],
    ['chooseAutoBuild', 'ship-black-plague'],
    ['chooseFace', 'logistics'],
    ['chooseFace', 'logistics'],
  ],
  because: {
    en: 'With Calcine a Ship costs 3, after one Ship 4: the one that holds 3 must go first. The other way round only two cards enter.',
    fr: 'Avec Calcine, un Vaisseau coûte 3, puis 4 après le premier : celui qui tient 3 doit passer d’abord. Dans l’autre sens, deux cartes seulement.',
  },
};
