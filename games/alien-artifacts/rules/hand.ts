import { resourceId } from '../data/index.ts';
import { answers, meant, STOP } from './answers.ts';
import { handSize } from './costs.ts';
import { discard, drawToHand } from './decks.ts';
import { type AlienEffect, type AlienQuestion, type Context, seatOf } from './handler-types.ts';
import { type Alien, player, type TaskOf } from './state.ts';

/** First cards are discarded, then drawn (ALI-DRAW-04). */
export const drawPhase: AlienEffect<'drawPhase'> = {
  run(s, { seat }, ctx) {
    const most = player(s, seat).hand.length;
    if (most > 0) ctx.then({ type: 'discardCard', seat, why: 'draw', done: 0, most });
    else draw(s, seat, ctx);
  },
};

/** Up to the hand size, and the turn is over (ALI-DRAW-01). */
function draw(s: Alien, seat: number, ctx: Context): void {
  const p = player(s, seat);
  const n = handSize(p) - p.hand.length;
  ctx.then({ type: 'drawUp', seat, n }, { type: 'endTurn', seat });
}

export const drawUp: AlienEffect<'drawUp'> = {
  run: (s, { seat, n }, ctx) => drawToHand(s, seat, n, ctx),
};

export const discardCard: AlienQuestion<'discardCard', string> = {
  rule: 'ALI-DRAW-01',
  privateOptions: true,
  seat: seatOf,
  candidates: (s, { seat }) => [...player(s, seat).hand.map(resourceId), STOP],
  forbid(s, { seat, why, done, most }, choice) {
    if (choice !== STOP) return null;
    const p = player(s, seat);
    switch (why) {
      case 'draw': {
        const size = handSize(p);
        const cards = p.hand.length;
        return cards <= size ? null : { rule: 'ALI-DRAW-02', facts: { cards, size } };
      }
      case 'reroll':
        return done > 0 ? null : { rule: 'ALI-EFF-15' };
      case 'pay':
        return { rule: 'ALI-EFF-16', facts: { cards: most - done } };
    }
  },
  options(s, task) {
    const found: string[] = player(s, task.seat).hand.map(resourceId);
    if (this.forbid(s, task, STOP) === null) found.push(STOP);
    return found;
  },
  choose(s, task, choice, ctx) {
    const card = meant(answers.discardCard, choice);
    if (card === null) return finish(s, task, ctx);
    const { seat, why, most } = task;
    const p = player(s, seat);
    p.hand = p.hand.filter((other) => other !== card);
    discard(s, [card]);
    ctx.emit({ type: 'discarded', seat, resource: resourceId(card), why });
    const next = { ...task, done: task.done + 1 };
    if (next.done < most && p.hand.length > 0) ctx.then(next);
    else finish(s, next, ctx);
  },
};

function finish(s: Alien, { seat, why, done }: TaskOf<'discardCard'>, ctx: Context): void {
  if (why === 'draw') draw(s, seat, ctx);
  if (why === 'reroll') ctx.then({ type: 'drawUp', seat, n: done }); // ALI-EFF-15
}
