import { missing, type Seat } from '@orrery/kernel';
import { data, ring } from '../data/index.ts';
import type { PaidCards } from './answers.ts';
import { addCards, type Count, countOf, listCards, noCards, withoutCard } from './cards.ts';
import { load } from './docks.ts';
import type { Context, ReworldQuestion } from './handler-types.ts';
import { forbidCards, legalPayments, priceAt, triedPayments } from './payments.ts';
import { nextSeat } from './round.ts';
import { gain, type Officer, OFFICERS, type Payment, player, type Reworld } from './state.ts';
import { tile } from './tiles.ts';

const TERRABOT_POINTS: readonly number[] = [
  0,
  ...data.roundTrack.table.map((row) => row.terrabotPoints),
];

export const acquireModuleCards: ReworldQuestion<'acquireModuleCards', PaidCards> = {
  rule: 'REW-ACQ-01',
  privateOptions: true, // REW-INFO-01
  seat: (_s, task) => task.seat,
  candidates: (s, { seat, port }) => triedPayments(priceAt(s, port), player(s, seat).hand),
  forbid: (s, { port }, cards) => forbidCards(s, port, cards),
  options: (s, { seat, port }) => legalPayments(priceAt(s, port), player(s, seat).hand),
  choose(s, { seat, port }, choice, ctx) {
    const p = player(s, seat);
    const hand: Count = [...p.hand];
    const cards = noCards();
    for (const officer of choice) {
      addCards(hand, officer, -1);
      addCards(cards, officer, 1);
    }
    p.hand = hand;
    s.payment = { seat, port, cards };
    ctx.then({ type: 'acquireModuleTop', seat, port });
  },
};

const paymentOf = (s: Reworld): Payment => s.payment ?? missing('payment', 'pending');

export const acquireModuleTop: ReworldQuestion<'acquireModuleTop', Officer> = {
  rule: 'REW-ACQ-08',
  seat: (_s, task) => task.seat,
  candidates: () => OFFICERS,
  forbid: (s, _task, card) =>
    countOf(paymentOf(s).cards, card) > 0 ? null : { rule: 'REW-ACQ-08', facts: { card } },
  options(s) {
    const { cards } = paymentOf(s);
    return OFFICERS.filter((officer) => countOf(cards, officer) > 0);
  },
  choose(s, { seat, port }, top, ctx) {
    const { cards } = paymentOf(s);
    const paid = listCards(cards);
    s.posts = s.posts.with(port, [...listCards(withoutCard(cards, top)), top]);
    s.payment = null;
    takeModule(s, seat, port, { paid, top }, ctx);
    ctx.then({ type: 'nextTurn', seat: nextSeat(s, seat) });
  },
};

function takeModule(
  s: Reworld,
  seat: Seat,
  port: number,
  { paid, top }: { readonly paid: Officer[]; readonly top: Officer },
  ctx: Context,
): void {
  const p = player(s, seat);
  const module = s.ports[port] ?? missing('module at port', port);
  s.ports = s.ports.with(port, null);
  load(p, top, module); // REW-ACQ-09
  const points = tile(module).scoresWhenAcquired ? (TERRABOT_POINTS[s.round] ?? 0) : 0; // REW-ACQ-11
  gain(p, 'terrabots', points);
  const id = ring[port] ?? missing('port', port);
  ctx.emit({ type: 'moduleAcquired', seat, port: id, module, cards: paid, top, points });
}
