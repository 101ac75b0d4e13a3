import type { Game } from '@orrery/kernel';
import { data } from '../data/index.ts';
import { audit } from './audit.ts';
import { clone } from './clone.ts';
import type { ArtemisEvent } from './events.ts';
import { handlers } from './handlers.ts';
import { imagine } from './imagine.ts';
import { scores } from './scoring.ts';
import { options, setup } from './setup.ts';
import type { Artemis } from './state.ts';
import type { ArtemisTask } from './tasks.ts';
import { sameSecrets, view, viewEvent } from './view.ts';
import type { ArtemisView } from './view-types.ts';

export type * from './events.ts';
export type * from './state.ts';
export type * from './tasks.ts';
export type * from './view-types.ts';

/** Solo is a game with one seat: the drones are no players, so scores and winners speak of seat 0 only. */
export const artemis: Game<Artemis, ArtemisTask, ArtemisEvent, ArtemisView> = {
  id: 'artemis',
  rulesVersion: 1,
  seats: data.meta.players,
  options,
  handlers,
  setup,
  clone,
  view,
  sameSecrets,
  viewEvent,
  imagine,
  scores,
  audit,
};
