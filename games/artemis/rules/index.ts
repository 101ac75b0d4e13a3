import type { Game } from '@orrery/kernel';
import { data } from '../data/index.ts';
import { audit } from './audit.ts';
import { type ArtemisOwn, own } from './directives.ts';
import type { ArtemisEvent } from './events.ts';
import { handlers } from './handlers.ts';
import { hidden } from './hidden.ts';
import { scores } from './scoring.ts';
import { options, setup } from './setup.ts';
import type { Artemis } from './state.ts';
import type { ArtemisTask } from './tasks.ts';
import { view, viewEvent } from './view.ts';
import type { ArtemisOpenView } from './view-types.ts';

export type * from './answers.ts';
export type { ArtemisOwn } from './directives.ts';
export type * from './events.ts';
export type * from './state.ts';
export type * from './tasks.ts';
export type * from './view-types.ts';

/** Solo is a game with one seat: the drones are no players, so scores and winners speak of seat 0 only. */
export const artemis: Game<Artemis, ArtemisTask, ArtemisEvent, ArtemisOpenView, ArtemisOwn> = {
  id: 'artemis',
  rulesVersion: 2,
  olderRules: {
    1: 'a full Expedition Hub could take crews in and lose them, and chance came from another generator',
  },
  seats: data.meta.players,
  options,
  handlers,
  setup,
  view,
  own,
  viewEvent,
  hidden,
  scores,
  audit,
};
