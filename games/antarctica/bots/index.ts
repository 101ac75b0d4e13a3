import type { BotKnowledge } from '@orrery/shared';
import type { Antarctica } from '../rules/state.ts';
import { evaluate, parts, spread } from './evaluate.ts';
import { priors } from './priors.ts';

/** What bots know of Antarctica beyond its rules. */
export const antarcticaKnowledge: BotKnowledge<Antarctica> = {
  evaluate,
  parts,
  spread,
  priors,
  turnAsks: ['placeStartShip', 'beforeMove', 'icebreakerTurn'],
  sureness: 1.25,
  levels: { 2: [4, 12, 38, 120, 4096] },
  learned: () => import('./learned.ts'),
};
