import type { Game } from '@orrery/kernel';
import { data } from '../data/index.ts';
import { acquireModuleCards, acquireModuleTop } from './acquire.ts';
import { audit } from './audit.ts';
import { chapterOneTurn } from './chapter-one-turn.ts';
import { chapterTwoTurn, nextLaunch, startChapterTwo } from './chapter-two.ts';
import type { ReworldEvent } from './events.ts';
import { hidden } from './hidden.ts';
import { scoreMothership } from './mothership.ts';
import { endRound, nextTurn, startRound } from './round.ts';
import { missionCity } from './satellites.ts';
import { setup } from './setup.ts';
import { claimShips } from './ships.ts';
import { transportCity, transportLoad, transportUnit } from './shuttles.ts';
import { type Reworld, type ReworldTask, score } from './state.ts';
import type { OpenView, OwnView } from './view-types.ts';
import { own, view, viewEvent } from './view.ts';

export type { ReworldEvent } from './events.ts';
export * from './state.ts';
export { tile } from './tiles.ts';
export type { Tile } from './tiles.ts';
export type {
  OpenView,
  OwnView,
  PlayerView,
  ReworldView,
  RowForecast,
  ShipProgress,
} from './view-types.ts';

export const reworld: Game<Reworld, ReworldTask, ReworldEvent, OpenView, OwnView> = {
  id: 'reworld',
  rulesVersion: 2,
  olderRules: {
    1: 'cities now take their names by themselves, and answers that come to the same are offered once',
  },
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
    missionCity,
    transportLoad,
    transportUnit,
    transportCity,
    claimShips,
    scoreMothership,
  },
  setup,
  view,
  own,
  viewEvent,
  hidden,
  scores: (s) => s.players.map((p) => ({ total: score(p), parts: p.points })),
  audit,
};
