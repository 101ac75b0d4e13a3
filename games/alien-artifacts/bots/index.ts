import type { BotKnowledge } from '@orrery/shared';
import type { Alien } from '../rules/state.ts';
import { evaluate, parts, spread } from './evaluate.ts';
import { priors } from './priors.ts';

/**
 * All but the highest misjudge: chance decides so much here, and the priors know so much, that fewer
 * thoughts alone would hardly make a bot weaker.
 */
const LEVELS = ['200~4', '80~2.5', '20~2', '40~0.7', 4096];

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
