import type { Forbidden, Seat } from '@orrery/kernel';
import {
  type Action,
  artifactInfo,
  type Card,
  cardId,
  cardInfo,
  constants,
  type Effect,
  factionInfo,
  isModifier,
  type PayEffect,
  type SimpleEffect,
} from '../data/index.ts';
import { cardLimit, limitOf } from './costs.ts';
import type { Context } from './handler-types.ts';
import { demandOf, payFor } from './pay.ts';
import { canMeet, type Demand, sectionsIn, valueOf } from './purse.ts';
import { type Alien, builtAt, isWorking, type Player, player } from './state.ts';
import { isVoid } from './void.ts';

/** What is used of a Technology: its text without what lasts. */
const USED = new Map<Card, Effect>();
function usedText(card: Card): Effect | null {
  const before = USED.get(card);
  if (before !== undefined) return before;
  for (const op of cardInfo(card).logistics) {
    if (isModifier(op)) continue;
    USED.set(card, op);
    return op;
  }
  return null;
}

/** How a text is used: as an Action, which has its limit, or besides it (ALI-ASM-06). */
interface Use {
  readonly action: 'factionAction' | 'cardAction' | 'useInAddition';
  readonly card: Card | null;
  readonly limit: number;
}

const actionOf = ({ action }: Use): Action | null => (action === 'useInAddition' ? null : action);

/** Why a text cannot be used; null: it can. */
function forbidText(s: Alien, seat: Seat, op: Effect, use: Use): Forbidden | null {
  const card = use.card === null ? '' : cardId(use.card);
  if (op.op !== 'pay') {
    return isVoid(s, seat, op) ? { rule: 'ALI-ART-07', facts: { how: 'card', card } } : null;
  }
  return forbidPay(s, seat, op, use) ?? forbidVoid(s, seat, op, use);
}

function forbidPay(s: Alien, seat: Seat, op: PayEffect, use: Use): Forbidden | null {
  const p = player(s, seat);
  const { credits, handCards } = op.cost;
  if (credits > p.credits) {
    return { rule: 'ALI-BANK-01', facts: { price: credits, credits: p.credits } };
  }
  if (handCards > p.hand.length) return { rule: 'ALI-EFF-16', facts: { cards: handCards } };
  const demand = demandOf(p, op, actionOf(use));
  if (canMeet(p, demand, use.limit)) return null;
  const rule = use.action === 'factionAction' ? 'ALI-FAC-03' : 'ALI-PAY-03';
  return { rule, facts: { ...costFacts(op), limit: use.limit } };
}

/** The symbols asked, for the sentence: as many as are asked of each colour. */
const costFacts = ({ cost }: PayEffect) => ({
  green: cost.resources[0] ?? 0,
  blue: cost.resources[1] ?? 0,
  red: cost.resources[2] ?? 0,
  how: cost.equalSets.length > 0 ? 'sets' : 'cost',
});

/** Effects that a payment can take the ground from: what they need may have been spent. */
const FRAGILE: readonly SimpleEffect['op'][] = [
  'revenue',
  'prepareCards',
  'turnSection',
  'rerollHand',
];

/** All that is paid for would change nothing after the payment (data: void). */
function forbidVoid(s: Alien, seat: Seat, op: PayEffect, use: Use): Forbidden | null {
  for (const one of op.do) if (!FRAGILE.includes(one.op) && !isVoid(s, seat, one)) return null;
  const after = paidState(s, seat, op, use);
  if (op.do.some((one) => !isVoid(after, seat, one))) return null;
  if (use.card === null) return { rule: 'ALI-ART-07', facts: { how: 'faction' } };
  return { rule: 'ALI-ART-07', facts: { how: 'card', card: cardId(use.card) } };
}

/** As if the cost had been paid, with as few produced cards as can be. */
function paidState(s: Alien, seat: Seat, op: PayEffect, use: Use): Alien {
  const p = player(s, seat);
  const demand = demandOf(p, op, actionOf(use));
  const isDiscarding = demand.colours.length > 0 || op.cost.handCards > 0;
  let gone = demand.colours.length === 0 ? 0 : fewestProduced(p, demand, use.limit);
  const empire =
    gone === 0
      ? p.empire
      : p.empire.map((built) => {
          const taken = Math.min(gone, built.produced.length);
          gone -= taken;
          return { ...built, produced: built.produced.slice(taken) };
        });
  const poorer = { ...p, credits: p.credits - op.cost.credits, empire };
  return {
    ...s,
    players: s.players.with(seat, poorer),
    // What it is does not matter: something lies there.
    discard: isDiscarding ? [0] : s.discard,
  };
}

function fewestProduced(p: Player, demand: Demand, limit: number): number {
  const held = new Set(p.hand);
  const produced = sectionsIn(p)
    .filter((section) => !held.has(section >> 1))
    .sort((a, b) => valueOf(b, demand.takes) - valueOf(a, demand.takes));
  for (let n = 0; n < produced.length; n++) {
    const built = { card: 0, side: 1, tokens: 0, produced: produced.slice(0, n) } as const;
    if (canMeet({ ...p, empire: [built] }, demand, limit)) return n;
  }
  return produced.length;
}

const factionPay = (p: Player): Effect | undefined => factionInfo(p.faction).action.effects[0];

const factionUse = (s: Alien, p: Player): Use => ({
  action: 'factionAction',
  card: null,
  limit: limitOf(s, p, 'factionAction'),
});

const cardUse = (s: Alien, p: Player, card: Card, action: Use['action']): Use => ({
  action,
  card,
  limit: action === 'cardAction' ? cardLimit(s, p, card) : constants.assemblyLimit,
});

export function forbidFaction(s: Alien, seat: Seat): Forbidden | null {
  const p = player(s, seat);
  const op = factionPay(p);
  return op === undefined ? null : forbidText(s, seat, op, factionUse(s, p));
}

/** A logistics Technology with an ACTION, or one used IN ADDITION. */
export function forbidUse(
  s: Alien,
  seat: Seat,
  card: Card,
  action: 'cardAction' | 'useInAddition',
): Forbidden | null {
  const p = player(s, seat);
  const built = builtAt(p, card);
  const id = cardId(card);
  if (action === 'useInAddition' && s.used.includes(card)) {
    return { rule: 'ALI-TURN-05', facts: { card: id } };
  }
  if (!isWorking(p, built))
    return { rule: 'ALI-BLK-04', facts: { card: id, tokens: built.tokens } };
  const op = usedText(card);
  return op === null ? null : forbidText(s, seat, op, cardUse(s, p, card, action));
}

export function forbidArtifact(s: Alien, seat: Seat, artifact: number): Forbidden | null {
  const { id, effects } = artifactInfo(artifact);
  if (effects.some((op) => !isVoid(s, seat, op))) return null;
  if (effects.some(({ op }) => op === 'extraTurnsAtEnd')) {
    return { rule: 'ALI-END-07', facts: { how: s.overtime ? 'late' : 'twice', artifact: id } };
  }
  return { rule: 'ALI-ART-07', facts: { how: 'artifact', artifact: id } };
}

function use(s: Alien, seat: Seat, op: Effect, how: Use, ctx: Context): void {
  if (op.op === 'pay') return payFor(s, seat, op, how, ctx);
  ctx.then({ type: 'resolve', seat, ops: [op], self: how.card, from: 'effects' });
}

export function useFaction(s: Alien, seat: Seat, ctx: Context): void {
  const p = player(s, seat);
  const op = factionPay(p);
  const how = factionUse(s, p);
  s.unlimited = false;
  if (op !== undefined) use(s, seat, op, how, ctx);
}

export function useCard(
  s: Alien,
  seat: Seat,
  card: Card,
  action: 'cardAction' | 'useInAddition',
  ctx: Context,
): void {
  const op = usedText(card);
  const how = cardUse(s, player(s, seat), card, action);
  ctx.emit({ type: 'technologyUsed', seat, card: cardId(card) });
  if (action === 'cardAction') s.unlimited = false;
  else s.used = [...s.used, card];
  if (op !== null) use(s, seat, op, how, ctx);
}
