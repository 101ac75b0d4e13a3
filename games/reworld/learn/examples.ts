import type { RuleExample } from '@orrery/shared';
import type { Reworld } from '../rules/state.ts';
import { colony, station } from './position.ts';

export const examples: readonly RuleExample<Reworld>[] = [
  {
    rule: 'REW-ACQ-05',
    scene: () =>
      station({
        players: [{ hand: [2, 3, 4, 5] }, { hand: [1] }],
        posts: { t5: [4], t7: [3] },
        ports: { t6: 'terrabot-a-2' },
      }),
    at: ['port:t6', 'post:t5', 'post:t7'],
    words: {
      en: 'The terrabot lies between a 4 and a 3: pay one of each, or three cards with a 4 or a 3 among them, or any four.',
      fr: 'Le terrabot est entre un 4 et un 3 : payez l’un et l’autre, ou trois cartes dont un 4 ou un 3, ou quatre au choix.',
    },
  },
  {
    rule: 'REW-ACQ-10',
    scene: () =>
      colony({
        ships: 'all',
        players: [
          {
            docks: { 1: ['terrabot-a-1'], 2: ['builder-agri-2', 'builder-forge-2', 'shuttle-0-1'] },
          },
          { docks: { 1: ['terrabot-e-1'] } },
        ],
      }),
    at: ['slot:0:2:1', 'slot:0:2:2', 'slot:0:2:3'],
    own: true,
    words: {
      en: 'Whatever was loaded last leaves first: on dock 2 both units leave before the shuttle that was to carry them.',
      fr: 'Ce qui a été chargé en dernier part en premier : au quai 2, les deux unités partent avant la navette qui devait les emporter.',
    },
  },
  {
    rule: 'REW-SCORE-07',
    scene: () =>
      colony({
        ships: 'all',
        players: [
          { cities: { A: { bots: 3 } }, docks: { 1: ['terrabot-e-1'] } },
          { cities: { A: { bots: 1 }, B: { bots: 2 } } },
        ],
      }),
    at: ['mothership:A', 'mothership:B'],
    words: {
      en: 'Orange has more tiles in A and takes its first place. In B it has nothing: that costs 3 points.',
      fr: 'Orange a plus de tuiles en A et y prend la première place. En B, il n’a rien : cela lui coûte 3 points.',
    },
  },
];
