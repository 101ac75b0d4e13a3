import type { BotKnowledge } from '@orrery/shared';
import type { Alien } from '../rules/state.ts';
import { evaluate, parts, spread } from './evaluate.ts';
import { priors } from './priors.ts';

/** What bots know of Alien Artifacts beyond its rules. */
export const alienKnowledge: BotKnowledge<Alien> = {
  evaluate,
  parts,
  spread,
  priors,
  turnAsks: ['actionPhase', 'chooseFaction', 'keepSetupCard', 'finalUnlockCard'],
  learned: () => import('./learned.ts'),
};
