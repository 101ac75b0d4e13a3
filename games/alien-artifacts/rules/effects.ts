import { missing, never, type Seat } from '@orrery/kernel';
import {
  type Card,
  cardId,
  type Kind,
  KINDS,
  LOGISTICS,
  type SimpleEffect,
  SIDES,
  TYPES,
  typeOf,
} from '../data/index.ts';
import { askForToken } from './blockade.ts';
import { drawToHand, gainArtifacts, gainPlans, idsOf, searchFor } from './decks.ts';
import { gainCredits, gainVp, stealCredits } from './gains.ts';
import type { AlienEffect, Context } from './handler-types.ts';
import { mine } from './produce.ts';
import { duringPoints, holdingsOf, readyPlanets, readyShips, readyTechnologies } from './ready.ts';
import { earn } from './revenue.ts';
import { drawSetupCards, place } from './setup.ts';
import { loseShip } from './ships.ts';
import { type Alien, attackOf, change, player, type TaskOf, tokensOn } from './state.ts';
import { canComplete, canPrepare, canSearch, hasProduced, kindNo } from './void.ts';

type Resolve = TaskOf<'resolve'>;

/** In tables the attacker gains, unless the defender is named. */
const gainer = (s: Alien, seat: Seat, who: 'attacker' | 'defender'): Seat =>
  who === 'defender' ? attackOf(s).target : seat;

/** Effects from left to right, each completely before the next. */
export const resolve: AlienEffect<'resolve'> = {
  run(s, task, ctx) {
    const [op, ...rest] = task.ops;
    if (op === undefined) return;
    perform(s, task, op, ctx);
    if (rest.length > 0) ctx.then({ ...task, ops: rest });
  },
};

/** One effect; what cannot be done is skipped, what can be done in part is done in part. */
function perform(s: Alien, task: Resolve, op: SimpleEffect, ctx: Context): void {
  const { seat, self, from } = task;
  const p = player(s, seat);
  switch (op.op) {
    case 'none':
      return;
    case 'gainVp':
      return gainVp(s, gainer(s, seat, op.who), op.n, from, self, ctx);
    case 'gainCredits':
      return gainCredits(s, gainer(s, seat, op.who), op.n, self, ctx);
    case 'stealCredits':
      return stealCredits(s, seat, attackOf(s).target, op.n, ctx);
    case 'drawResources':
      return drawToHand(s, seat, op.n, ctx);
    case 'gainArtifact':
      return gainArtifacts(s, seat, op.n, ctx);
    case 'gainDefencePlan':
      return gainPlans(s, seat, op.n, ctx);
    case 'shipDamaged':
    case 'shipDestroyed':
      return loseShip(s, attackOf(s), op.op === 'shipDestroyed', ctx);
    case 'placeBlockade': {
      const kind = op.kind === null ? null : kindNo(op.kind);
      return askForToken(s, { seat, n: op.n, kind, spread: op.spread, placed: [] }, ctx);
    }
    case 'liftBlockade':
      return liftBlockade(s, seat, op.n, ctx);
    case 'produce':
      return produce(s, task, op.planets, op.n, ctx);
    case 'attack':
      if (readyShips(s, p).length === 0) return;
      return op.ships === 'one'
        ? ctx.then({ type: 'chooseShip', seat })
        : ctx.then({ type: 'chooseTarget', seat, ship: null });
    case 'revenue':
      return revenue(s, seat, op.technologies, op.draw, ctx);
    case 'completeCard': {
      const kind = op.kind === 'any' ? null : kindNo(op.kind);
      if (canComplete(p, kind)) ctx.then({ type: 'chooseCardToComplete', seat, kind });
      return;
    }
    case 'searchDeck':
      return search(s, seat, op, ctx);
    case 'drawMain': {
      const side = op.to === 'empire' ? sideNo(op.side) : null;
      return drawSetupCards(s, seat, kindNo(op.deck), op.n, side, ctx);
    }
    case 'prepareCards': {
      if (!canPrepare(p)) return;
      const task = { kind: null, section: null, done: 0, limit: op.n, takes: 0 };
      return ctx.then({ type: 'prepareTarget', seat, ...task });
    }
    case 'extraActions':
      s.actions += op.n;
      return ctx.emit({ type: 'boosted', seat, what: op.op, n: op.n });
    case 'extraTurnsAtEnd':
      if (s.overtime || p.extraTurns > 0) return; // ALI-END-07
      p.extraTurns = op.n;
      return ctx.emit({ type: 'boosted', seat, what: op.op, n: op.n });
    case 'freeResources':
      s.free += op.n;
      return ctx.emit({ type: 'boosted', seat, what: op.op, n: op.n });
    case 'boostAttack':
      s.boost += op.n;
      return ctx.emit({ type: 'boosted', seat, what: op.op, n: op.n });
    case 'unlimitedAssembly':
      s.unlimited = true;
      return ctx.emit({ type: 'limitLifted', seat });
    case 'flipCard':
      if (p.empire.length > 0) ctx.then({ type: 'chooseFlip', seat });
      return;
    case 'turnSection':
      if (hasProduced(p)) ctx.then({ type: 'chooseProducedCard', seat });
      return;
    case 'peekDeck':
      if (s.decks.some((deck) => deck.length > 0)) ctx.then({ type: 'peekAt', seat });
      return;
    case 'rerollHand':
      if (p.hand.length === 0) return;
      return ctx.then({ type: 'discardCard', seat, why: 'reroll', done: 0, most: op.n });
    default:
      never(op);
  }
}

const sideNo = (side: (typeof SIDES)[number] | null) =>
  SIDES.indexOf(side ?? SIDES[LOGISTICS]) as 0 | 1;

/** All tokens at once where there is no choice; else one after the other. */
function liftBlockade(s: Alien, seat: Seat, n: number | 'all', ctx: Context): void {
  const p = player(s, seat);
  const there = tokensOn(p);
  if (n !== 'all' && n < there) return ctx.then({ type: 'removeToken', seat, n, kind: null });
  for (const { card, tokens } of p.empire) {
    if (tokens === 0) continue;
    change(p, card, { tokens: 0 });
    for (let i = 0; i < tokens; i++) ctx.emit({ type: 'tokenRemoved', seat, card: cardId(card) });
  }
}

function produce(
  s: Alien,
  { seat, self }: Resolve,
  planets: 'one' | 'all' | 'self',
  n: number,
  ctx: Context,
): void {
  if (planets === 'self') {
    return ctx.then({ type: 'produce', seat, planet: self ?? missing('Planet of', 'self'), n });
  }
  const ready = readyPlanets(player(s, seat));
  if (ready.length === 0) return;
  if (planets === 'one') ctx.then({ type: 'choosePlanet', seat, n });
  else mine(seat, ready, n, ctx);
}

function revenue(
  s: Alien,
  seat: Seat,
  technologies: 'one' | 'all',
  draw: boolean,
  ctx: Context,
): void {
  const ready = readyTechnologies(player(s, seat));
  if (draw) {
    if (ready.length === 0) return;
    if (technologies === 'one') ctx.then({ type: 'chooseTechnology', seat, draw });
    else earn(seat, ready, ctx);
    return;
  }
  const of = holdingsOf(s, seat);
  const scoring = ready.filter((technology) => duringPoints(technology, of) > 0);
  if (scoring.length === 0) return;
  if (technologies === 'one') return ctx.then({ type: 'chooseTechnology', seat, draw });
  // ALI-EFF-19: together, without an order.
  for (const technology of scoring) {
    const points = duringPoints(technology, of);
    player(s, seat).revenue += points;
    ctx.emit({ type: 'revenueScored', seat, technology: cardId(technology), points });
  }
}

function search(
  s: Alien,
  seat: Seat,
  op: Extract<SimpleEffect, { readonly op: 'searchDeck' }>,
  ctx: Context,
): void {
  const kind = op.deck === 'choice' ? null : kindNo(op.deck);
  const typeNo = op.type === 'choice' ? null : TYPES.indexOf(op.type);
  if (kind === null || typeNo === null) {
    if (canSearch(s, kind, typeNo)) ctx.then({ type: 'chooseSearch', seat, kind, typeNo });
    return;
  }
  const side = op.to === 'empire' ? sideNo(op.side) : null;
  const found = takeFound(s, seat, kind, typeNo, side, ctx);
  if (found !== null && side === null) ctx.then({ type: 'arrived', seat, card: found });
}

/** Searches and places what is found. */
export function takeFound(
  s: Alien,
  seat: Seat,
  kind: Kind,
  type: number,
  side: 0 | 1 | null,
  ctx: Context,
): Card | null {
  const found = searchFor(s, kind, (card) => typeOf(card, LOGISTICS) === type, ctx);
  if (found === null) return null;
  place(s, seat, found.card, side);
  ctx.emit({
    type: 'deckSearched',
    seat,
    kind: KINDS[kind],
    typeId: TYPES[type] ?? TYPES[0],
    passed: idsOf(found.passed),
    card: cardId(found.card),
    side: side === null ? null : SIDES[side],
  });
  return found.card;
}
