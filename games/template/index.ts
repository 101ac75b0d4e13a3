import type { GameModule } from '@orrery/shared';
import { templateKnowledge } from './bots/index.ts';
import { houseMade } from './house-made.ts';
import { meta } from './meta.ts';
import { template } from './rules/index.ts';
import { terminal } from './terminal/index.ts';
import { templateText } from './text/index.ts';

/** All of the template that runs without a browser. */
export const module: GameModule<typeof template> = {
  meta,
  game: template,
  text: templateText,
  bots: templateKnowledge,
  terminal,
  houseMade,
  tieBreak: 'TPL-END-02',
  rich: () => import('./rich.ts'),
};
