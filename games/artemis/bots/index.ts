import type { BotKnowledge } from '@orrery/shared';
import type { Artemis } from '../rules/state.ts';
import { evaluate, parts } from './evaluate.ts';
import { priors } from './priors.ts';

/** What bots know of The Artemis Project beyond its rules. */
export const artemisKnowledge: BotKnowledge<Artemis> = {
  evaluate,
  parts,
  spread: (s) => 3 + 0.6 * (6 - s.round),
  priors,
  turnAsks: [
    'placeDieValue',
    'chooseReward',
    'chooseRelief',
    'train',
    'returnCrew',
    'buyBuilding',
    'recruitColonist',
    'upkeepMoveWho',
    'assaultTarget',
    'activateBuildingWhich',
    'chooseWarmed',
    'chooseFirstPlayer',
    'toolkitMoveWho',
    'droneOutbid',
    'directive',
    'keepRelic',
  ],
  levels: { 2: [8, 14, 22, 55, 4096] },
  learned: () => import('./learned.ts'),
};
