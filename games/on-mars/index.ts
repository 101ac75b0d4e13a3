import type { GameModule } from '@orrery/shared';
import { onMarsKnowledge } from './bots/index.ts';
import { eventName } from './event-name.ts';
import { houseMade } from './house-made.ts';
import { meta } from './meta.ts';
import { onMars } from './rules/index.ts';
import { terminal } from './terminal/index.ts';
import { onMarsText } from './text/index.ts';

/** All of On Mars that runs without a browser. */
export const module: GameModule<typeof onMars> = {
  meta,
  game: onMars,
  text: onMarsText,
  bots: onMarsKnowledge,
  terminal,
  houseMade,
  tieBreak: 'MARS-SCORE-08',
  rich: () => import('./rich.ts'),
  eventName,
};
