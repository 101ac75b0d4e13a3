import type { Seat } from '@orrery/kernel';
import { allCounts, countNames, countOf, majorities, places, scores } from './counts.ts';
import type { Context, Runs } from './handler.ts';
import type { Antarctica, Ending } from './state.ts';
import { CARDS, type CardTable, countsOf } from './tables.ts';

/** All that is left is to count, from the first majority on. */
export const COUNT = { type: 'count', index: 0 } as const;

/** The end is certain; what the build has set off still follows (ANT-END-03). */
export function announceEnd(s: Antarctica, seat: Seat | null, ctx: Context): void {
  if (s.ending !== null) ctx.emit({ type: 'endTriggered', ending: s.ending, seat });
}

/** Nothing more is done (ANT-END-04). */
export function triggerEnd(s: Antarctica, seat: Seat | null, ctx: Context): void {
  if (s.ending === null) return;
  announceEnd(s, seat, ctx);
  ctx.then(COUNT);
}

/** House safety at the end of a sun step (ANT-END-07, ANT-END-08). */
export function stuck(s: Antarctica): Ending | null {
  if (s.queues.every((queue) => queue === 0)) return 'noShips';
  if (s.idleSteps >= countsOf(s.players.length).idleSteps) return 'idle';
  return isDeadEnd(s) ? 'deadEnd' : null;
}

/** Every card on top asks for more scientists than anybody has. */
function isDeadEnd(s: Antarctica): boolean {
  let most = 0;
  for (const { staff, reserve } of s.players) most = Math.max(most, staff + reserve);
  for (const deck of s.decks) {
    const top = deck[deck.length - 1];
    if (top !== undefined && (CARDS[top] as CardTable).scientists <= most) return false;
  }
  return true;
}

/** The final scoring, one majority after the other (ANT-SCORE). */
export const count: Runs<'count'> = {
  run(s, { index }, ctx) {
    const names = countNames(s);
    const name = names[index];
    if (name !== undefined) {
      const { total, amounts, points } = countOf(s, name);
      s.counted = index + 1;
      ctx.emit({ type: 'counted', count: name, total, amounts, points });
      ctx.then({ type: 'count', index: index + 1 });
      return;
    }
    const counts = allCounts(s);
    const ranked = places(s, counts);
    const winners = [...ranked.keys()].filter((seat) => ranked[seat] === 1); // ANT-WIN-04
    s.outcome = { winners };
    ctx.emit({
      type: 'gameEnded',
      winners,
      scores: scores(s, counts).map(({ total }) => total),
      majorities: majorities(s, counts),
      cards: s.players.map(({ built }) => built.length),
    });
  },
};
