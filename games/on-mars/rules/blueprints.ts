import type { Forbidden, Seat } from '@orrery/kernel';
import { at, data } from '../data/index.ts';
import { deedOf, MARKERS, PLAN_GOOD } from '../data/tables.ts';
import { answers } from './answers.ts';
import { gain } from './goods.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { contribute } from './missions.ts';
import { company, type CompanyId, edit, type OnMars, player } from './state.ts';

const TAKEN = deedOf('blueprintTaken');
const NO_MARKER: Forbidden = { rule: 'MARS-BP-02', facts: { markers: MARKERS } };
const NO_CARD: Forbidden = { rule: 'MARS-BP-03' };

/** MARS-BP-02, MARS-BP-03 */
export function whyNotBlueprint(s: OnMars, id: CompanyId): Forbidden | null {
  if (company(s, id).plans.length >= MARKERS) return NO_MARKER;
  return s.planRow.some((plan) => plan >= 0) ? null : NO_CARD;
}

/** The card with its icon, a marker on it (MARS-BP-01); nothing replaces it (MARS-BP-03). */
export function gainBlueprint(s: OnMars, id: CompanyId, plan: number, ctx: Context): void {
  const place = s.planRow.indexOf(plan);
  s.planRow = s.planRow.with(place, -1);
  const p = edit(s, id);
  p.plans = [...p.plans, plan];
  ctx.emit({ type: 'blueprintTaken', seat: id, plan, place });
  gain(s, id, PLAN_GOOD[plan] as number, 1, at(data.blueprints, plan).id, ctx);
  contribute(s, id, TAKEN, ctx);
}

export const takeBlueprints: Runs<'takeBlueprints'> = {
  run(s, task, ctx) {
    const { seat, left, boost, by } = task;
    if (whyNotBlueprint(s, seat) !== null) return;
    if (left > 0) ctx.then({ ...task, type: 'takeBlueprint' });
    else if (boost && player(s, seat).home > 0) {
      // MARS-BP-04
      ctx.then({ type: 'boost', seat, by, next: { ...task, left: 1, must: true } });
    }
  },
};

type PlanChoice = ReturnType<typeof answers.takeBlueprint.make>;

function faceUp(s: OnMars): PlanChoice[] {
  const found: PlanChoice[] = [];
  for (const plan of s.planRow) if (plan >= 0) found.push(answers.takeBlueprint.make(plan));
  return found;
}

export const takeBlueprint: Asks<'takeBlueprint', PlanChoice> = {
  rule: 'MARS-BP-01',
  seat: (_s, { seat }) => seat,
  candidates: (s, { must }) => (must ? faceUp(s) : [...faceUp(s), 'stop']),
  forbid: () => null,
  choose(s, task, choice, ctx) {
    const plan = answers.takeBlueprint.read(choice);
    if (plan === null) return;
    gainBlueprint(s, task.seat, plan, ctx);
    ctx.then({ ...task, type: 'takeBlueprints', left: task.left - 1, must: false });
  },
};

/** Cards that are not built yet. */
export const unbuilt = (s: OnMars, seat: Seat): number[] =>
  player(s, seat).plans.filter((plan) => (s.built[plan] as number) < 0);
