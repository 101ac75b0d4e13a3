import { type Card, cardId, constants, EVERY_KIND, KINDS, type KindId } from '../data/index.ts';
import { answers, meant } from './answers.ts';
import { bonusesOf } from './bonuses.ts';
import { buyPrice } from './costs.ts';
import { idsOf, putBottom, see, startConstruction, takeTop } from './decks.ts';
import { type AlienQuestion, type Context, seatOf } from './handler-types.ts';
import { type Alien, deckOf, player, type TaskOf } from './state.ts';
import { triggered } from './triggers.ts';

/** First the deck, then the credits (ALI-BUY-02). */
export const buyDeck: AlienQuestion<'buyDeck', KindId> = {
  rule: 'ALI-BUY-02',
  seat: seatOf,
  candidates: () => KINDS,
  forbid(s, _task, choice) {
    const isEmpty = deckOf(s, meant(answers.buyDeck, choice)).length === 0;
    return isEmpty ? { rule: 'ALI-BUY-07', facts: { how: 'empty', kind: choice } } : null;
  },
  choose(_s, { seat }, choice, ctx) {
    ctx.then({ type: 'buyExtra', seat, kind: meant(answers.buyDeck, choice) });
  },
};

/** Every extra credit shows one more card (ALI-BUY-03). */
export const buyExtra: AlienQuestion<'buyExtra', number> = {
  rule: 'ALI-BUY-03',
  seat: seatOf,
  // As far as a full Bank would reach.
  candidates: (s, { seat }) =>
    Array.from({ length: constants.bankMax - buyPrice(player(s, seat)) + 1 }, (_, n) => n),
  forbid(s, { seat, kind }, extra) {
    const p = player(s, seat);
    const [price, { length }] = [buyPrice(p), deckOf(s, kind)];
    if (price + extra > p.credits) {
      return { rule: 'ALI-BANK-01', facts: { price: price + extra, credits: p.credits } };
    }
    if (extra > length - 1) {
      return { rule: 'ALI-BUY-07', facts: { how: 'few', cards: length, kind: KINDS[kind] } };
    }
    return null;
  },
  choose(s, { seat, kind }, extra, ctx) {
    const p = player(s, seat);
    const paid = buyPrice(p) + extra; // ALI-BUY-06, ALI-BUY-08
    p.credits -= paid;
    const drawn = takeTop(s, kind, 1 + extra + bonusesOf(p).buyDraw, ctx);
    for (const card of drawn) see(s, card, seat);
    const { length } = drawn;
    ctx.emit({ type: 'bought', seat, kind: KINDS[kind], paid, cards: length });
    ctx.emit({ type: 'cardsDrawn', seat, kind: KINDS[kind], cards: idsOf(drawn) });
    const task = { type: 'keepBoughtCard', seat, kind, drawn, paid } as const;
    if (length > 1) ctx.then(task);
    else if (drawn[0] !== undefined) keep(s, task, drawn[0], ctx);
  },
};

export const keepBoughtCard: AlienQuestion<'keepBoughtCard', string> = {
  rule: 'ALI-BUY-04',
  seat: seatOf,
  candidates: (_s, { drawn }) => idsOf(drawn),
  forbid: () => null,
  choose(s, task, choice, ctx) {
    keep(s, task, meant(answers.keepBoughtCard, choice), ctx);
  },
};

/** The kept card is placed, then triggers, then it may be complete at once (ALI-BUY-09). */
function keep(s: Alien, task: TaskOf<'keepBoughtCard'>, card: Card, ctx: Context): void {
  const { seat, kind, drawn, paid } = task;
  startConstruction(s, seat, card);
  const back = drawn.filter((other) => other !== card);
  putBottom(s, kind, back);
  ctx.emit({ type: 'cardKept', seat, card: cardId(card), side: null, back: idsOf(back) });
  ctx.then(...triggered(s, seat, 'buy', { paid }), { type: 'arrived', seat, card });
}

/** Why nothing can be bought; null: something can. */
export function forbidBuy(s: Alien, seat: number) {
  const p = player(s, seat);
  const price = buyPrice(p);
  if (price > p.credits) return { rule: 'ALI-BUY-01', facts: { price, credits: p.credits } };
  const isEmpty = EVERY_KIND.every((kind) => deckOf(s, kind).length === 0);
  return isEmpty ? { rule: 'ALI-BUY-07', facts: { how: 'all' } } : null;
}
