import type { BotKnowledge } from '@orrery/shared';
import type { Reworld } from '../rules/state.ts';
import { evaluate, spread } from './evaluate.ts';
import { priors } from './priors.ts';

/** What bots know of Reworld beyond its rules. */
export const reworldKnowledge: BotKnowledge<Reworld> = {
  evaluate,
  spread,
  priors,
  turnAsks: ['chapterOneTurn', 'chapterTwoTurn'],
  learned: () => import('./learned.ts'),
};
