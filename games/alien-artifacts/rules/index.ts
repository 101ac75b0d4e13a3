import type { Game } from '@orrery/kernel';
import { meta } from '../meta.ts';
import {
  attackOrSkip,
  chooseDefencePlan,
  chooseShip,
  chooseTarget,
  endAttack,
  nextShip,
} from './attack.ts';
import { audit } from './audit.ts';
import { placeToken, removeToken } from './blockade.ts';
import {
  arrived,
  autoCheck,
  chooseAutoBuild,
  chooseFace,
  constructTarget,
  entered,
} from './build.ts';
import { buyDeck, buyExtra, keepBoughtCard } from './buy.ts';
import {
  chooseCardToComplete,
  chooseFlip,
  chooseProducedCard,
  chooseSearch,
  discardArtifact,
  peekAt,
  peekPlace,
} from './choices.ts';
import { resolve } from './effects.ts';
import { endTurn, finalUnlock, finalUnlockCard, finish, scores } from './end.ts';
import type { AlienEvent } from './events.ts';
import { discardCard, drawPhase, drawUp } from './hand.ts';
import { hidden } from './hidden.ts';
import { spendCard } from './pay.ts';
import { prepareCard, prepareRow, prepareTarget } from './prepare.ts';
import { choosePlanet, chooseSection, nextPlanet, produce } from './produce.ts';
import { chooseTechnology, nextTechnology, reveal } from './revenue.ts';
import { removeBlockadeKind, sellColour } from './sell.ts';
import { begin, chooseFaction, factionSetup, keepSetupCard, OPTIONS, setup } from './setup.ts';
import type { Alien, AlienTask } from './state.ts';
import { afterStrike, chooseAttackCard, shipDone, strike } from './strike.ts';
import { actionPhase, startTurn, window } from './turn.ts';
import type { OpenView, OwnView } from './view-types.ts';
import { own, view, viewEvent } from './view.ts';

export type { AlienEvent } from './events.ts';
export * from './state.ts';
export type * from './view-types.ts';

export const alienArtifacts: Game<Alien, AlienTask, AlienEvent, OpenView, OwnView> = {
  id: meta.id,
  rulesVersion: 1,
  seats: meta.seats,
  options: OPTIONS,
  handlers: {
    begin,
    chooseFaction,
    factionSetup,
    keepSetupCard,
    startTurn,
    window,
    actionPhase,
    drawPhase,
    drawUp,
    endTurn,
    discardCard,
    buyDeck,
    buyExtra,
    keepBoughtCard,
    constructTarget,
    spendCard,
    chooseFace,
    entered,
    arrived,
    autoCheck,
    chooseAutoBuild,
    produce,
    chooseSection,
    nextPlanet,
    choosePlanet,
    reveal,
    nextTechnology,
    chooseTechnology,
    attackOrSkip,
    chooseShip,
    chooseTarget,
    chooseDefencePlan,
    nextShip,
    strike,
    chooseAttackCard,
    afterStrike,
    shipDone,
    endAttack,
    placeToken,
    prepareRow,
    prepareCard,
    prepareTarget,
    sellColour,
    removeBlockadeKind,
    removeToken,
    resolve,
    discardArtifact,
    chooseCardToComplete,
    chooseSearch,
    peekAt,
    peekPlace,
    chooseProducedCard,
    chooseFlip,
    finalUnlock,
    finalUnlockCard,
    finish,
  },
  setup,
  view,
  own,
  viewEvent,
  hidden,
  scores,
  audit,
};
