import type { GameModule } from '@orrery/shared';
import { reworldKnowledge } from './bots/index.ts';
import { houseMade } from './house-made.ts';
import { meta } from './meta.ts';
import { reworld } from './rules/index.ts';
import { terminal } from './terminal/index.ts';
import { reworldText } from './text/index.ts';

/** All of Reworld that runs without a browser. */
export const module: GameModule<typeof reworld> = {
  meta,
  game: reworld,
  text: reworldText,
  bots: reworldKnowledge,
  terminal,
  houseMade,
  tieBreak: 'REW-SCORE-09',
  rich: () => import('./rich.ts'),
};
