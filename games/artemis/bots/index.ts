import type { BotKnowledge } from '@orrery/shared';
import type { Artemis } from '../rules/state.ts';
import { evaluate } from './evaluate.ts';

/** What bots know of The Artemis Project beyond its rules. */
export const artemisKnowledge: BotKnowledge<Artemis> = {
  evaluate,
  spread: (s) => 2 + 1.2 * (6 - s.round),
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
};
