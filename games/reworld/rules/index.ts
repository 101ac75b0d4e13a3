import type { Game } from '@orrery/kernel';
import { data } from '../data/index.ts';
import { acquireModuleCards, acquireModuleTop } from './acquire.ts';
import { audit } from './audit.ts';
import { chapterOneTurn } from './chapter-one-turn.ts';
import { chapterTwoTurn, nextLaunch, startChapterTwo } from './chapter-two.ts';
import { clone } from './clone.ts';
import type { ReworldEvent } from './events.ts';
import { imagine } from './imagine.ts';
import { scoreMothership } from './mothership.ts';
import { endRound, nextTurn, startRound } from './round.ts';
import { missionCity } from './satellites.ts';
import { setup } from './setup.ts';
import { claimShips } from './ships.ts';
import { transportCity, transportLoad, transportUnit } from './shuttles.ts';
import { type Reworld, type ReworldTask, score } from './state.ts';
import { citySign } from './terrabots.ts';
import type { ReworldView } from './view-types.ts';
import { sameSecrets, view, viewEvent } from './view.ts';

export type { ReworldEvent } from './events.ts';
export * from './state.ts';
export { tile } from './tiles.ts';
export type { Tile } from './tiles.ts';
export type { PlayerView, ReworldView, RowForecast, ShipProgress } from './view-types.ts';

export const reworld: Game<Reworld, ReworldTask, ReworldEvent, ReworldView> = {
  id: 'reworld',
  rulesVersion: 1,
  seats: data.meta.players,
  options: {},
  handlers: {
    startRound,
    nextTurn,
    chapterOneTurn,
    acquireModuleCards,
    acquireModuleTop,
    endRound,
    startChapterTwo,
    nextLaunch,
    chapterTwoTurn,
    citySign,
    missionCity,
    transportLoad,
    transportUnit,
    transportCity,
    claimShips,
    scoreMothership,
  },
  setup,
  clone,
  view,
  sameSecrets,
  viewEvent,
  imagine,
  scores: (s) => s.players.map((p) => ({ total: score(p), parts: p.points })),
  audit,
};
