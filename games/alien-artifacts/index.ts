import type { GameModule } from '@orrery/shared';
import { alienKnowledge } from './bots/index.ts';
import { houseMade } from './house-made.ts';
import { meta } from './meta.ts';
import { alienArtifacts } from './rules/index.ts';
import { terminal } from './terminal/index.ts';
import { alienText } from './text/index.ts';

/** All of Alien Artifacts that runs without a browser. */
export const module: GameModule<typeof alienArtifacts> = {
  meta,
  game: alienArtifacts,
  text: alienText,
  bots: alienKnowledge,
  terminal,
  houseMade,
  tieBreak: 'ALI-TIE-01',
  rich: () => import('./rich.ts'),
};
