import { never, type Seat } from '@orrery/kernel';
import {
  constants,
  EVERY_KIND,
  type Kind,
  KINDS,
  type KindId,
  kindOf,
  LOGISTICS,
  type SimpleEffect,
  typeOf,
  TYPES,
} from '../data/index.ts';
import { takesFor } from './costs.ts';
import { canDraw } from './decks.ts';
import { shows } from './purse.ts';
import { duringPoints, holdingsOf, readyPlanets, readyShips, readyTechnologies } from './ready.ts';
import { type Alien, deckOf, type Player, player, tokensOn } from './state.ts';

export const kindNo = (kind: KindId): Kind => KINDS.indexOf(kind) as Kind;

export const canComplete = (p: Player, kind: Kind | null): boolean =>
  p.waiting.some(({ card }) => kind === null || kindOf(card) === kind);

export const hasProduced = (p: Player): boolean =>
  p.empire.some(({ produced }) => produced.length > 0);

/** A card Under Construction, and one that may be put under it (ALI-EFF-17). */
export const canPrepare = (p: Player): boolean =>
  p.waiting.some(({ card }) => shows(p, takesFor(p, 'prepare', kindOf(card))));

/** ALI-EFF-20: only what a deck holds can be named. */
export const isThere = (s: Alien, kind: Kind, type: number): boolean =>
  deckOf(s, kind).some((card) => typeOf(card, LOGISTICS) === type);

export const canSearch = (s: Alien, kind: Kind | null, type: number | null): boolean =>
  EVERY_KIND.some(
    (deck) =>
      (kind ?? deck) === deck && TYPES.some((_, no) => (type ?? no) === no && isThere(s, deck, no)),
  );

/** Whether an effect could change nothing now (data: void). */
export function isVoid(s: Alien, seat: Seat, op: SimpleEffect): boolean {
  const p = player(s, seat);
  switch (op.op) {
    case 'gainCredits':
      return p.credits >= constants.bankMax;
    case 'drawResources':
      return !canDraw(s);
    case 'gainArtifact':
      return s.artifacts.length === 0 && s.artifactDiscard.length === 0;
    case 'gainDefencePlan':
      return s.plans.length === 0;
    case 'completeCard':
      return !canComplete(p, op.kind === 'any' ? null : kindNo(op.kind));
    case 'prepareCards':
      return !canPrepare(p);
    case 'turnSection':
      return !hasProduced(p);
    case 'flipCard':
      return p.empire.length === 0;
    case 'attack':
      return readyShips(s, p).length === 0;
    case 'revenue': {
      const ready = readyTechnologies(p);
      if (op.draw || ready.length === 0) return ready.length === 0;
      const of = holdingsOf(s, seat);
      return ready.every((technology) => duringPoints(technology, of) === 0);
    }
    case 'produce':
      return readyPlanets(p).length === 0 || !canDraw(s);
    case 'searchDeck': {
      const kind = op.deck === 'choice' ? null : kindNo(op.deck);
      return !canSearch(s, kind, op.type === 'choice' ? null : TYPES.indexOf(op.type));
    }
    case 'extraTurnsAtEnd':
      return s.overtime || p.extraTurns > 0; // ALI-END-07
    case 'liftBlockade':
      return tokensOn(p) === 0;
    case 'rerollHand':
      return p.hand.length === 0;
    case 'peekDeck':
      return s.decks.every((deck) => deck.length === 0);
    case 'none':
    case 'gainVp':
    case 'stealCredits':
    case 'shipDamaged':
    case 'shipDestroyed':
    case 'placeBlockade':
    case 'drawMain':
    case 'extraActions':
    case 'freeResources':
    case 'unlimitedAssembly':
    case 'boostAttack':
      return false;
    default:
      return never(op);
  }
}
