import type { BotKnowledge } from '@orrery/shared';
import type { OnMars } from '../rules/index.ts';
import { evaluate, spread } from './evaluate.ts';
import { priors } from './priors.ts';

export const onMarsKnowledge: BotKnowledge<OnMars> = {
  evaluate,
  spread,
  priors,
  // Whatever opens a turn or stands alone.
  turnAsks: ['turn', 'travel', 'techReward', 'setupTurnOrderSpace', 'setupShuttleSide'],
};
