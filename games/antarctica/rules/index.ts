import type { Game } from '@orrery/kernel';
import { meta } from '../meta.ts';
import { audit } from './audit.ts';
import { takeCard } from './build.ts';
import { scores } from './counts.ts';
import { count } from './end.ts';
import type { AntarcticaEvent } from './events.ts';
import { options, placeCompensationCube, placeStartShip, setup } from './setup.ts';
import { draftShipyardCard, takeShipyardCard } from './shipyard.ts';
import type { Antarctica, AntarcticaTask } from './state.ts';
import { endSunStep, icebreakerTurn, moveSun, secondShip } from './sun.ts';
import { eventAdvance, eventMoveShip, nextToAdvance, resolveSymbol } from './symbols.ts';
import type { OpenView } from './view-types.ts';
import { hidden, view } from './view.ts';
import { afterAction, afterMove, beforeMove } from './windows.ts';

export type * from './events.ts';
export type * from './state.ts';
export type * from './view-types.ts';

export const antarctica: Game<Antarctica, AntarcticaTask, AntarcticaEvent, OpenView> = {
  id: meta.id,
  rulesVersion: 1,
  seats: meta.seats,
  options,
  handlers: {
    placeStartShip,
    placeCompensationCube,
    moveSun,
    beforeMove,
    afterMove,
    afterAction,
    secondShip,
    icebreakerTurn,
    endSunStep,
    takeCard,
    resolveSymbol,
    takeShipyardCard,
    draftShipyardCard,
    eventMoveShip,
    nextToAdvance,
    eventAdvance,
    count,
  },
  setup,
  view,
  // Nothing is hidden but the order of decks, and from everybody alike (ANT-INFO-03).
  viewEvent: (event) => event,
  hidden,
  scores: (s) => scores(s),
  audit,
};
