import type { Effect, Seat } from '@orrery/kernel';
import { siteAt } from '../data/index.ts';
import { player, type Template, type TemplateEvent, type TemplateTask, total } from './state.ts';

type DrawTask = Extract<TemplateTask, { readonly type: 'draw' }>;

/** TPL-TURN-05; then the next turn, or the end. */
export const draw: Effect<Template, DrawTask, TemplateTask, TemplateEvent> = {
  run(s, { seat }, ctx) {
    const card = s.pile.at(-1);
    if (card !== undefined) {
      ctx.reveal();
      s.pile = s.pile.slice(0, -1);
      const p = player(s, seat);
      p.hand = [...p.hand, card];
      ctx.emit({ type: 'drew', seat, card });
    }
    const next = nextAfter(s, seat);
    const isFull = s.sites.every((landed, site) => landed.length >= siteAt(site).spaces);
    if (next === null || isFull) s.outcome = { winners: winners(s) };
    else ctx.then({ type: 'turn', seat: next });
  },
};

/** The next seat that has a card; null: nobody has. */
function nextAfter(s: Template, seat: Seat): Seat | null {
  const order = s.players.map((_, i) => (seat + 1 + i) % s.players.length);
  return order.find((one) => player(s, one).hand.length > 0) ?? null;
}

/** TPL-END-01, TPL-END-02 */
function winners(s: Template): Seat[] {
  const most = Math.max(...s.players.map(total));
  const leaders = [...s.players.keys()].filter((seat) => total(player(s, seat)) === most);
  const fewest = Math.min(...leaders.map((seat) => player(s, seat).dropped));
  return leaders.filter((seat) => player(s, seat).dropped === fewest);
}
