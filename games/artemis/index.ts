import type { GameModule } from '@orrery/shared';
import { artemisKnowledge } from './bots/index.ts';
import { houseMade } from './house-made.ts';
import { meta } from './meta.ts';
import { artemis } from './rules/index.ts';
import { terminal } from './terminal/index.ts';
import { artemisText } from './text/index.ts';

/** All of Artemis that runs without a browser. */
export const module: GameModule<typeof artemis> = {
  meta,
  game: artemis,
  text: artemisText,
  bots: artemisKnowledge,
  terminal,
  houseMade,
  tieBreak: 'ART-END-09',
  rich: () => import('./rich.ts'),
};
