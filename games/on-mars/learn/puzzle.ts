import type { Json } from '@orrery/kernel';
import type { Puzzle } from '@orrery/shared';
import type { OnMars } from '../rules/state.ts';
import { turnIn } from './colony.ts';

const tenPoints = (): OnMars =>
  turnIn({
    buildings: { generator: ['1,-3'], 'water-extractor': ['3,-1'], greenhouse: ['0,4'] },
    tops: ['oxygen-condenser-1'],
    rewards: {
      generator: 'lss-shelters',
      'water-extractor': 'lss-tech',
      greenhouse: 'lss-colonists',
      'oxygen-condenser': 'lss-bots',
    },
    players: [
      {
        space: 5,
        bots: ['3,-2', '4,-4'],
        bare: true,
        goods: { mineral: 1, battery: 1, water: 1, crystal: 3 },
        home: 2,
        welcomed: 1,
        cubes: ['generator', 'water-extractor'],
      },
      { space: 2, tech: { 'oxygen-condenser-tech': 'lab-1a' } },
    ],
  });

const GOAL = 10;

export const puzzle: Puzzle<OnMars> = {
  scene: tenPoints,
  task: {
    en: 'Score 10 points this turn, the level change included.',
    fr: 'Marquez 10 PO ce tour-ci, changement de niveau compris.',
  },
  nudges: [
    {
      en: 'The Bot is too far, and the Main action must build. What else moves a Bot?',
      fr: 'Le Robot est trop loin, et l’Action principale doit construire. Quoi d’autre déplace un Robot ?',
    },
    {
      en: 'Touching makes a Complex, a Complex brings a cube. Whose Tech allows it?',
      fr: 'Se toucher fait un Complexe, un Complexe donne un cube. À qui est la Technologie qui le permet ?',
    },
  ],
  rival: (_, options) => options[0] as Json,
  over: (s) => s.phase !== 'colonization',
  solved: (s) => (s.players[0]?.points ?? []).reduce((sum, n) => sum + n, 0) >= GOAL,
  solution: [
    ['turn', 'executive:6'],
    ['move', 'bot-1>2,-1'],
    ['move', 'bot-1>1,0'],
    ['move', 'bot-1>0,1'],
    ['turn', 'constructBuilding'],
    ['constructType', 'oxygen-condenser'],
    ['constructHex', '-1,1'],
    ['lssBenefit', 'lss-benefit-crystal'],
  ],
  because: {
    en: 'Touching the Condenser with {rival}’s Tech makes a Complex, hence a third cube. 2 for the first step, 4 for two Bots, 4 for three cubes.',
    fr: 'Toucher le Condenseur avec la Technologie de {rival} fait un Complexe, d’où un troisième cube. 2 pour le premier pas, 4 pour deux Robots, 4 pour trois cubes.',
  },
};
