import type { BotKnowledge } from '@orrery/shared';
import type { Alien } from '../rules/state.ts';
import { evaluate, spread } from './evaluate.ts';
import { priors } from './priors.ts';

/** What bots know of Alien Artifacts beyond its rules. */
export const alienKnowledge: BotKnowledge<Alien> = {
  evaluate,
  spread,
  priors,
  turnAsks: ['actionPhase', 'chooseFaction', 'keepSetupCard', 'finalUnlockCard'],
  learned: () => import('./learned.ts'),
};
