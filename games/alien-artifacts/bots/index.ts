import type { BotKnowledge } from '@orrery/shared';
import type { Alien } from '../rules/state.ts';
import { evaluate, parts, spread } from './evaluate.ts';
import { priors } from './priors.ts';

/**
 * The lower levels misjudge: chance decides so much here, and the priors know so much, that fewer
 * thoughts alone would hardly make them weaker.
 */
const LEVELS = ['100~3', '20~2', '40~0.7', 200, 4096];

/** What bots know of Alien Artifacts beyond its rules. */
export const alienKnowledge: BotKnowledge<Alien> = {
  evaluate,
  parts,
  spread,
  priors,
  turnAsks: ['actionPhase', 'chooseFaction', 'keepSetupCard', 'finalUnlockCard'],
  levels: { 2: LEVELS, 3: LEVELS, 4: LEVELS, 5: LEVELS },
  learned: () => import('./learned.ts'),
};
