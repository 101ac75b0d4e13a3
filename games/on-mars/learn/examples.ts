import type { RuleExample } from '@orrery/shared';
import { hexAt } from '../data/map.ts';
import type { OnMars } from '../rules/state.ts';
import { turnIn } from './colony.ts';

/** Water lags behind, and there is a Complex of two Generators. */
const waterLags = (): OnMars =>
  turnIn({
    buildings: { generator: ['-2,-2', '-1,-3'], greenhouse: ['0,4'], 'oxygen-condenser': ['-4,2'] },
    players: [
      { space: 7, bots: ['0,-1'], goals: ['goal-1', 'goal-2', 'goal-3'] },
      { space: 2, goals: ['goal-4', 'goal-5', 'goal-6'] },
    ],
  });

export const examples: readonly RuleExample<OnMars>[] = [
  {
    rule: 'MARS-LSS-04',
    scene: waterLags,
    at: ['lss:0', 'lss:1', 'lss:2', 'lss:3', 'level'],
    words: {
      en: 'Only the second column is below the bar: whoever builds a Water Extractor scores the Reward above it and takes a benefit.',
      fr: 'Seule la deuxième colonne est sous la barre : qui construit un Extracteur d’Eau marque la récompense au-dessus et prend un avantage.',
    },
  },
  {
    rule: 'MARS-CON-09',
    scene: waterLags,
    at: ['-2,-2', '-1,-3'].map((hex) => `hex:${hexAt(hex)}`),
    words: {
      en: 'Two Generators that touch are a Complex of 2: whoever placed the second gained 2 Batteries instead of 1.',
      fr: 'Deux Générateurs qui se touchent forment un Complexe de 2 : qui a posé le second a gagné 2 Batteries au lieu d’une.',
    },
  },
  {
    rule: 'MARS-SHUT-01',
    scene: waterLags,
    at: ['shuttle'],
    words: {
      en: 'Each round the Shuttle moves one space towards the middle. From the red space it crosses to the other side.',
      fr: 'À chaque manche, la Navette avance d’une case vers le milieu. De la case rouge, elle passe de l’autre côté.',
    },
  },
];
