import { missing, type Seat } from '@orrery/kernel';
import { constants, data, playerCount, ring } from '../data/index.ts';
import { addCards, noCards, totalOf } from './cards.ts';
import type { Context, ReworldEffect } from './handler-types.ts';
import { gain, type Officer, player, type Reworld } from './state.ts';

/** Ring indexes in the order in which ports are filled: t1 to t10, then b1 to b10. */
const FILL_ORDER: readonly number[] = data.station.ports.map((port) => port.ringIndex);
const DECK: readonly Officer[] = data.officerCards.map((card) => card.type);

/** The station between two rounds. */
export const NO_MODULES: readonly null[] = ring.map(() => null);
export const NO_POSTS: readonly (readonly Officer[])[] = ring.map(() => []);

export const nextSeat = (s: Reworld, seat: Seat): Seat =>
  seat + 1 === s.players.length ? 0 : seat + 1; // REW-SETUP-10

export const startRound: ReworldEffect<'startRound'> = {
  run(s, _task, ctx) {
    ctx.reveal();
    const bag = s.bag.slice();
    const ports = s.ports.slice();
    for (const index of FILL_ORDER) {
      ports[index] = bag.pop() ?? missing('module in the bag for port', index); // REW-RND-02
    }
    s.bag = bag;
    s.ports = ports;
    ctx.emit({ type: 'roundStarted', round: s.round, first: s.admiral });
    deal(s, ctx);
    ctx.then({ type: 'nextTurn', seat: s.admiral }); // REW-RND-04
  },
};

function deal(s: Reworld, ctx: Context): void {
  const deck = DECK.slice();
  const { officerCardsPerPlayer: size } = playerCount(s.players.length);
  s.players.forEach((p, seat) => {
    const hand = noCards();
    for (let n = 0; n < size; n++) addCards(hand, draw(deck, ctx), 1); // REW-RND-03
    p.hand = hand;
    ctx.emit({ type: 'handDealt', seat, size, cards: [...hand] });
  });
  const rest = noCards();
  for (const officer of deck) addCards(rest, officer, 1);
  s.setAside = rest;
}

function draw(deck: Officer[], ctx: Context): Officer {
  const index = ctx.random(deck.length);
  const card = deck[index] ?? missing('officer card', index);
  deck[index] = deck.at(-1) ?? card;
  deck.pop();
  return card;
}

export const nextTurn: ReworldEffect<'nextTurn'> = {
  run(s, task, ctx) {
    let { seat } = task;
    for (let skipped = 0; player(s, seat).left; skipped++) {
      if (skipped === s.players.length) return ctx.then({ type: 'endRound' }); // REW-RND-07
      seat = nextSeat(s, seat); // REW-RND-06
    }
    if (totalOf(player(s, seat).hand) > 0) return ctx.then({ type: 'chapterOneTurn', seat });
    leave(s, seat, ctx); // REW-LEAVE-05
  },
};

/** Leaves the round with the points of the cards in hand; the next seat goes on. */
export function leave(s: Reworld, seat: Seat, ctx: Context): void {
  const p = player(s, seat);
  const cards = totalOf(p.hand);
  const points = cards * constants.pointsPerCardOnLeave; // REW-LEAVE-03
  gain(p, 'cards', points);
  p.discard = p.hand; // REW-LEAVE-04
  p.hand = noCards();
  p.left = true;
  ctx.emit({ type: 'roundLeft', seat, cards, points });
  ctx.then({ type: 'nextTurn', seat: nextSeat(s, seat) });
}

export const endRound: ReworldEffect<'endRound'> = {
  run(s, _task, ctx) {
    const boxed = s.ports.filter((module) => module !== null);
    s.box = [...s.box, ...boxed]; // REW-REND-01
    s.ports = NO_MODULES;
    s.posts = NO_POSTS;
    s.admiralSpace = null;
    s.setAside = noCards(); // REW-REND-02
    for (const p of s.players) {
      p.discard = noCards();
      p.left = false; // REW-LEAVE-06
    }
    ctx.emit({ type: 'roundEnded', round: s.round, boxed });
    if (s.round === constants.rounds) return ctx.then({ type: 'startChapterTwo' }); // REW-RND-01
    s.round++; // REW-REND-03
    ctx.then({ type: 'startRound' });
  },
};
