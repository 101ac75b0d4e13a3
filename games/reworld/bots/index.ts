import type { BotKnowledge } from '@orrery/shared';
import type { Reworld } from '../rules/state.ts';
import { evaluate, parts, spread } from './evaluate.ts';
import { priors } from './priors.ts';

/** What bots know of Reworld beyond its rules. */
export const reworldKnowledge: BotKnowledge<Reworld> = {
  evaluate,
  parts,
  spread,
  priors,
  turnAsks: ['chapterOneTurn', 'chapterTwoTurn'],
  levels: { 2: [4, 12, 25, 58, 4096] },
  learned: () => import('./learned.ts'),
};
