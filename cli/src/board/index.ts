import type { ArtemisView } from '@orrery/artemis/rules';
import type { ReworldView } from '@orrery/reworld/rules';
import type { Voice } from '@orrery/shared';
import { artemisBoard } from './artemis.ts';
import { genericBoard } from './generic.ts';
import { reworldBoard } from './reworld.ts';

/** A view as lines of text. */
export function board(game: string, view: unknown, voice: Voice): string {
  switch (game) {
    case 'artemis':
      return artemisBoard(view as ArtemisView, voice);
    case 'reworld':
      return reworldBoard(view as ReworldView, voice);
    default:
      return genericBoard(view);
  }
}
