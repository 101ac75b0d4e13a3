import type { Forbidden, Seat } from '@orrery/kernel';
import {
  type Card,
  cardId,
  cardInfo,
  COMPLETE,
  type Kind,
  kindOf,
  LOGISTICS,
  PLANET,
  SIDES,
  SHIP,
  type SimpleEffect,
  resourceOf,
  TECHNOLOGY,
} from '../data/index.ts';
import { answers, meant } from './answers.ts';
import { bonusesOf } from './bonuses.ts';
import { costOf, lacking, limitOf, takesFor } from './costs.ts';
import { discard } from './decks.ts';
import { type AlienEffect, type AlienQuestion, type Context, seatOf } from './handler-types.ts';
import { canMeet, type Demand, most } from './purse.ts';
import { type Alien, build, builtAt, isWorking, type Player, player, waitingAt } from './state.ts';
import { triggered } from './triggers.ts';

const WHY_NOT = ['ALI-DISC-01', 'ALI-DEV-01', 'ALI-BUILD-01'] as const;

/** What has to be spent to complete a card, prepared and free symbols counted (ALI-COST-05). */
function completionDemand(s: Alien, p: Player, card: Card): Demand {
  const kind = kindOf(card);
  const need = Math.max(0, lacking(p, waitingAt(p, card)) - s.free);
  return { colours: [kind], needs: [need], takes: takesFor(p, COMPLETE[kind], kind) };
}

/** Whether the cost of a card can be reached within the limit (ALI-DISC-05). */
export function canPayFor(s: Alien, p: Player, card: Card): boolean {
  return canMeet(p, completionDemand(s, p, card), limitOf(s, p, COMPLETE[kindOf(card)]));
}

export const constructTarget: AlienQuestion<'constructTarget', string> = {
  rule: 'ALI-DISC-01',
  privateOptions: true,
  seat: seatOf,
  candidates: (s, { seat }) => player(s, seat).waiting.map(({ card }) => cardId(card)),
  forbid(s, { seat, kind }, choice) {
    const card = meant(answers.constructTarget, choice);
    const p = player(s, seat);
    if (kindOf(card) !== kind) return { rule: WHY_NOT[kind], facts: { how: 'kind', card: choice } };
    if (canPayFor(s, p, card)) return null;
    const { needs, takes } = completionDemand(s, p, card);
    const limit = limitOf(s, p, COMPLETE[kind]);
    const facts = {
      how: 'short',
      card: choice,
      need: needs[0] ?? 0,
      most: most(p, takes, limit),
      limit,
    };
    return { rule: WHY_NOT[kind], facts };
  },
  choose(s, { seat, kind }, choice, ctx) {
    const card = meant(answers.constructTarget, choice);
    const p = player(s, seat);
    const demand = completionDemand(s, p, card);
    const limit = limitOf(s, p, COMPLETE[kind]);
    s.unlimited = false;
    const action = COMPLETE[kind];
    const task = { type: 'spendCard', seat, action, card, ...demand, limit } as const;
    ctx.then({ ...task, fewest: 0, sets: false, laid: [], ops: [] });
  },
};

/** The order when a card enters (ALI-AUTO-07): face, move, prepared cards, triggers, effect, check. */
export const chooseFace: AlienQuestion<'chooseFace', (typeof SIDES)[number]> = {
  rule: 'ALI-DISC-02',
  seat: seatOf,
  candidates: () => SIDES,
  forbid: () => null,
  choose(s, { seat, card, automatic }, choice, ctx) {
    const side = meant(answers.chooseFace, choice);
    const p = player(s, seat);
    const { prepared } = waitingAt(p, card);
    p.waiting = p.waiting.filter((one) => one.card !== card);
    build(p, card, side);
    discard(s, prepared.map(resourceOf));
    ctx.emit({ type: 'cardAdded', seat, card: cardId(card), side: choice, automatic });
    ctx.then(
      ...triggered(s, seat, 'cardAdded', { built: builtAt(p, card) }),
      { type: 'entered', seat, card, flipped: false },
      { type: 'autoCheck', seat },
    );
  },
};

/** What a face does when the card has just come to show it. */
export const entered: AlienEffect<'entered'> = {
  run(s, { seat, card, flipped }, ctx) {
    const p = player(s, seat);
    const built = builtAt(p, card);
    const info = cardInfo(card);
    const apply = (ops: readonly SimpleEffect[]): void => {
      if (ops.length > 0) ctx.then({ type: 'resolve', seat, ops, self: card, from: 'effects' });
    };
    if (built.side === LOGISTICS) return apply(info.whenBuilt); // ALI-BUILD-02
    switch (info.kind) {
      case PLANET:
        // A flipped Planet has not been discovered (ALI-EFF-13).
        return apply(flipped ? info.onEntry : raised(info.onEntry, bonusesOf(p).produce));
      case TECHNOLOGY:
        return ctx.then({ type: 'reveal', seat, technology: card });
      case SHIP:
        if (!s.attacked.includes(card) && isWorking(p, built)) {
          ctx.then({ type: 'attackOrSkip', seat, ship: card });
        }
    }
  },
};

/** More cards are produced, drawn together with the others. */
const raised = (ops: readonly SimpleEffect[], more: number): readonly SimpleEffect[] =>
  more === 0 ? ops : ops.map((op) => (op.op === 'produce' ? { ...op, n: op.n + more } : op));

/** Cards that what is prepared on them completes (ALI-AUTO-01). */
const ready = (p: Player): Card[] =>
  p.waiting.flatMap((one) => (lacking(p, one) === 0 ? [one.card] : []));

/** Completes one of these cards: which, is asked where there are several (ALI-AUTO-04). */
export function completeOne(seat: Seat, cards: readonly Card[], ctx: Context): void {
  const [card, ...others] = cards;
  if (card === undefined) return;
  if (others.length === 0) ctx.then({ type: 'chooseFace', seat, card, automatic: true });
  else ctx.then({ type: 'chooseAutoBuild', seat, cards });
}

export const autoCheck: AlienEffect<'autoCheck'> = {
  run: (s, { seat }, ctx) => completeOne(seat, ready(player(s, seat)), ctx),
};

export const chooseAutoBuild: AlienQuestion<'chooseAutoBuild', string> = {
  rule: 'ALI-AUTO-04',
  seat: seatOf,
  candidates: (s, { seat }) => player(s, seat).waiting.map(({ card }) => cardId(card)),
  forbid(s, { seat, cards }, choice) {
    const card = meant(answers.chooseAutoBuild, choice);
    if (cards.includes(card)) return null;
    const p = player(s, seat);
    const cost = costOf(p, kindOf(card));
    return { rule: 'ALI-AUTO-01', facts: { card: choice, cost } };
  },
  choose(_s, { seat }, choice, ctx) {
    completeOne(seat, [meant(answers.chooseAutoBuild, choice)], ctx);
  },
};

/** A card that costs nothing when it comes to lie Under Construction is completed (ALI-AUTO-05). */
export const arrived: AlienEffect<'arrived'> = {
  run(s, { seat, card }, ctx) {
    if (costOf(player(s, seat), kindOf(card)) === 0) completeOne(seat, [card], ctx);
  },
};

/** Why nothing of a kind can be completed by its Action; null: something can. */
export function forbidComplete(s: Alien, p: Player, kind: Kind): Forbidden | null {
  const action = COMPLETE[kind];
  let [limit, reach, least, easiest] = [0, -1, Infinity, -1];
  for (const one of p.waiting) {
    if (kindOf(one.card) !== kind) continue;
    if (reach < 0) {
      limit = limitOf(s, p, action);
      reach = most(p, takesFor(p, action, kind), limit);
    }
    const need = Math.max(0, lacking(p, one) - s.free);
    if (need <= reach) return null;
    if (need < least) [least, easiest] = [need, one.card];
  }
  const rule = WHY_NOT[kind];
  if (easiest < 0) return { rule, facts: { how: 'none' } };
  const facts = { how: 'short', card: cardId(easiest), need: least, most: reach, limit };
  return { rule, facts };
}
