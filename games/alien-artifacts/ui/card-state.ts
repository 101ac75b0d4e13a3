import type { Built } from '../data/index.ts';
import type { AlienView, PlayerView } from '../rules/view-types.ts';
import type { CardState } from './cards.tsx';

/** How a card of an Empire stands now. */
export function stateOf(view: AlienView, player: PlayerView, built: Built): CardState {
  const goal = player.goals.find(({ technology }) => technology === built.card);
  return {
    tokens: built.tokens,
    unlocked: player.unlocked.includes(built.card),
    spent: view.used.includes(built.card) || view.attacked.includes(built.card),
    ...(goal === undefined
      ? {}
      : { goal: { count: goal.count, next: goal.next, points: goal.end } }),
  };
}
