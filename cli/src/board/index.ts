import type { Voice } from '@orrery/shared';
import type { ReworldView } from '@orrery/reworld/rules';
import { genericBoard } from './generic.ts';
import { reworldBoard } from './reworld.ts';

/** A view as lines of text. */
export function board(game: string, view: unknown, voice: Voice): string {
  return game === 'reworld' ? reworldBoard(view as ReworldView, voice) : genericBoard(view);
}
