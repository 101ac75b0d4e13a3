import type { GameModule } from '@orrery/shared';
import { antarcticaKnowledge } from './bots/index.ts';
import { houseMade } from './house-made.ts';
import { meta } from './meta.ts';
import { antarctica } from './rules/index.ts';
import { terminal } from './terminal/index.ts';
import { antarcticaText } from './text/index.ts';

/** All of Antarctica that runs without a browser. */
export const module: GameModule<typeof antarctica> = {
  meta,
  game: antarctica,
  text: antarcticaText,
  bots: antarcticaKnowledge,
  terminal,
  houseMade,
  tieBreak: 'ANT-WIN-02',
  rich: () => import('./rich.ts'),
};
