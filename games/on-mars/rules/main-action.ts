import type { Forbidden, Seat } from '@orrery/kernel';
import { ACTIONS, at, data, type Effect } from '../data/index.ts';
import { deedOf } from '../data/tables.ts';
import { answers, type PlacementChoice } from './answers.ts';
import { sendToWork } from './goods.ts';
import type { Asks, Context } from './handler.ts';
import { contribute } from './missions.ts';
import { spendGoal } from './payment.ts';
import { clearSlots, extraCost, HIRE, onSlots, RED_INDEX } from './placement.ts';
import { whyNot } from './possible.ts';
import { type OnMars, player, sideOf, wealth } from './state.ts';

const EFFECTS: readonly Effect[] = data.mainActions.map(({ effects }) => at(effects, 0));
const SIDE: readonly number[] = data.mainActions.map(({ side }) => (side === 'orbit' ? 0 : 1));
const CONTROL_CENTER = ACTIONS.indexOf('controlCenter');
const CONTROL_TAKEN = deedOf('controlCenterTaken');

/**
 * Can the effect still be carried out when so much is due on top of the Colonist for the slot, paid with
 * Crystals or Colonists in any mix (MARS-RED-03, MARS-RED-10)?
 */
function whyNotAfter(
  s: OnMars,
  seat: Seat,
  action: number,
  home: number,
  crystals: number,
  due: number,
): Forbidden | null {
  const { bots } = player(s, seat);
  let reason: Forbidden = { rule: 'MARS-RED-07', facts: { due, home, crystals } };
  for (let colonists = 0; colonists <= due; colonists++) {
    const [left, spent] = [home - 1 - colonists, due - colonists];
    if (left < 0 || spent > crystals) continue;
    const why = whyNot(s, seat, EFFECTS[action] as Effect, left, crystals - spent, bots);
    if (why === null) return null;
    reason = why;
  }
  return reason;
}

/** Why a Main action cannot be taken now (MARS-ROUND-12). */
export function whyNotMain(s: OnMars, seat: Seat, action: number): Forbidden | null {
  if (s.mainDone) return { rule: 'MARS-ROUND-03', facts: { how: 'done' } };
  const p = player(s, seat);
  if (sideOf(p) !== SIDE[action]) return { rule: 'MARS-ROUND-04', facts: { side: sideOf(p) } };
  const crystals = wealth(s, seat);
  const red = RED_INDEX[action] as number;
  if (red < 0) return whyNot(s, seat, EFFECTS[action] as Effect, p.home, crystals, p.bots);
  if (red === HIRE && onSlots(s, red, seat) > 0) return { rule: 'MARS-HIRE-01' };
  if (p.home < 1) return { rule: 'MARS-RED-02' };
  return whyNotAfter(s, seat, action, p.home, crystals, extraCost(s, seat, red));
}

/** The extra cost, the Colonist on its slot, the effect. */
export function takeMain(s: OnMars, seat: Seat, action: number, ctx: Context): void {
  s.mainDone = true;
  ctx.emit({ type: 'actionTaken', seat, action });
  if (action === CONTROL_CENTER) contribute(s, seat, CONTROL_TAKEN, ctx);
  const red = RED_INDEX[action] as number;
  if (red >= 0) {
    clearSlots(s, red, ctx);
    const due = extraCost(s, seat, red);
    if (due > 0) ctx.then({ type: 'payPlacement', seat, due, action });
    ctx.then({ type: 'placeColonist', seat, action });
  }
  ctx.then({ type: 'perform', seat, by: at(ACTIONS, action), must: true });
}

const USUAL: readonly PlacementChoice[] = ['crystal', 'colonist'];

export const payPlacement: Asks<'payPlacement', PlacementChoice> = {
  rule: 'MARS-RED-03',
  seat: (_s, { seat }) => seat,
  candidates: (s, { seat }) => [
    ...USUAL,
    ...player(s, seat).goals.map((goal) => answers.payPlacement.make({ with: 'goal', goal })),
  ],
  forbid(s, { seat, due, action }, choice) {
    const answer = answers.payPlacement.read(choice);
    const { home, crystals } = player(s, seat);
    const isColonist = answer.with === 'colonist';
    if (answer.with === 'crystal' && crystals === 0) {
      return { rule: 'MARS-GOODS-10', facts: { how: 'crystals', due: 1, crystals } };
    }
    const [left, rich] = isColonist ? [home - 1, wealth(s, seat)] : [home, wealth(s, seat) - 1];
    const why = whyNotAfter(s, seat, action, left, rich, due - 1);
    if (why === null) return null;
    return { rule: 'MARS-RED-07', facts: { how: isColonist ? 'colonist' : 'crystal', due } };
  },
  choose(s, { seat, due, action }, choice, ctx) {
    const answer = answers.payPlacement.read(choice);
    const by = at(ACTIONS, action);
    if (answer.with === 'goal') spendGoal(s, seat, answer.goal, by, ctx);
    else if (answer.with === 'crystal') {
      player(s, seat).crystals--;
      ctx.emit({ type: 'crystalsPaid', seat, n: 1, by });
    } else {
      sendToWork(s, seat, 1);
      ctx.emit({ type: 'colonistSent', seat, by });
    }
    if (due > 1) ctx.then({ type: 'payPlacement', seat, due: due - 1, action });
  },
};
