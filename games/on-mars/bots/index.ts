import type { BotKnowledge } from '@orrery/shared';
import type { OnMars } from '../rules/index.ts';
import { evaluate, spread } from './evaluate.ts';
import { priors } from './priors.ts';

export const onMarsKnowledge: BotKnowledge<OnMars> = {
  evaluate,
  spread,
  priors,
  // Whatever opens a turn or stands alone; a movement is judged step by step, for its ways are many.
  turnAsks: ['turn', 'move', 'travel', 'techReward', 'setupTurnOrderSpace', 'setupShuttleSide'],
  levels: { 2: [4, 14, 50, 400, 4096] },
  learned: () => import('./learned.ts'),
};
