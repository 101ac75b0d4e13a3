import type { BotKnowledge } from '@orrery/shared';
import { scores } from '../rules/end.ts';
import type { Alien } from '../rules/state.ts';

export const alienKnowledge: BotKnowledge<Alien> = {
  evaluate: (s) => scores(s).map(({ total }) => total),
  turnAsks: ['actionPhase'],
};
