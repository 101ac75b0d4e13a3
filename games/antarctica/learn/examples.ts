import type { RuleExample } from '@orrery/shared';
import type { Antarctica } from '../rules/state.ts';
import { whole } from './whole.ts';

const underway = (): Antarctica =>
  whole({
    sun: 1,
    queues: { 1: 'A B', 5: 'A', 6: 'A', 4: 'B', 2: 'B' },
    buildings: {
      0: ['camp', 'research-coast'],
      4: ['derrick', 'turbine'],
      5: ['crane'],
      6: ['pit'],
    },
    tops: { basic: 'basic-14', double: 'double-02', advanced: 'advanced-08' },
    players: {
      A: { sr: [2, 0], crew: { 4: 3 }, hand: ['simple-1'] },
      B: { sr: [2, 0], crew: { 4: 1 }, hand: ['simple-2'] },
    },
  });

export const examples: readonly RuleExample<Antarctica>[] = [
  {
    rule: 'ANT-TURN-04',
    scene: underway,
    at: ['zone:1'],
    words: {
      en: 'The sun has come to zone 1: the orange ship in front is freed and sails. The blue one behind it waits.',
      fr: 'Le Soleil est arrivé en zone 1 : le bateau orange, en tête, est libéré et s’en va. Le bleu, derrière, attend.',
    },
  },
  {
    rule: 'ANT-BUILD-02',
    scene: underway,
    at: ['deck:double', 'zone:5', 'zone:6'],
    words: {
      en: 'The card asks for a crane and a pit. Orange has a ship in zone 5 and one in zone 6: that is enough, wherever it builds.',
      fr: 'La carte demande une grue et un puits. Orange a un bateau en zone 5 et un en zone 6 : cela suffit, où qu’il construise.',
    },
  },
  {
    rule: 'ANT-SCORE-04',
    scene: underway,
    at: ['zone:4'],
    words: {
      en: '2 buildings, 4 scientists and 1: the first scores 7. The second scores the 3 scientists of the first.',
      fr: '2 bâtiments, 4 scientifiques et 1 : le premier marque 7. Le deuxième marque les 3 scientifiques du premier.',
    },
  },
];
