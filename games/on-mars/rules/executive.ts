import type { Forbidden, Seat } from '@orrery/kernel';
import { at, data, type Effect } from '../data/index.ts';
import {
  DEPOT_COST,
  DEPOT_EFFECTS,
  PLAN_COUNT,
  PLAN_EFFECTS,
  PLAN_TYPE,
  SCIENTIST_FOR,
  USE_BUILDING,
} from '../data/tables.ts';
import { answers, type BuildingAnswer, type BuildingChoice, WAYS } from './answers.ts';
import type { Asks, Context } from './handler.ts';
import { payCrystals } from './payment.ts';
import { whyNot } from './possible.ts';
import { type OnMars, player, wealth } from './state.ts';

const BUILDING_COST = DEPOT_COST[USE_BUILDING] as number;

const scientistFor = (plan: number): number => SCIENTIST_FOR[PLAN_TYPE[plan] as number] as number;
/** Does the matching Scientist work on this card? */
const isStaffed = (s: OnMars, plan: number): boolean => s.workplaces[scientistFor(plan)] === plan;

/** Why a seat may not use a built Advanced Building in this way (MARS-ADV-01 to MARS-ADV-03). */
function whyNotWay(s: OnMars, seat: Seat, { way, plan }: BuildingAnswer): Forbidden | null {
  const p = player(s, seat);
  const isOwn = p.plans.includes(plan);
  const hasScientist = p.scientists.includes(scientistFor(plan));
  const staffed = isStaffed(s, plan);
  const free = staffed && (isOwn || hasScientist);
  const crystals = wealth(s, seat);
  const facts = { plan };
  switch (way) {
    case 'free':
      if (!free) return { rule: 'MARS-ADV-03', facts };
      break;
    case 'pay':
      if (!isOwn) return { rule: 'MARS-ADV-01', facts: { how: 'other', plan } };
      if (free) return { rule: 'MARS-ADV-03', facts: { how: 'free', plan } };
      if (crystals < BUILDING_COST) {
        return { rule: 'MARS-EXEC-03', facts: { cost: BUILDING_COST, crystals } };
      }
      break;
    case 'send':
      if (!hasScientist) return { rule: 'MARS-ADV-02', facts };
      if (staffed) return { rule: 'MARS-ADV-02', facts: { how: 'there', plan } };
  }
  const left = way === 'pay' ? crystals - BUILDING_COST : crystals;
  return whyNot(s, seat, PLAN_EFFECTS[plan] as Effect, p.home, left, p.bots);
}

/** Every way to use a built Advanced Building that might be tried, in the order of the cards. */
function waysOf(s: OnMars, seat: Seat): BuildingAnswer[] {
  const { plans, scientists } = player(s, seat);
  const found: BuildingAnswer[] = [];
  for (let plan = 0; plan < PLAN_COUNT; plan++) {
    if ((s.built[plan] as number) < 0) continue;
    const isOwn = plans.includes(plan);
    const hasScientist = scientists.includes(scientistFor(plan));
    for (const way of WAYS) {
      if (way === 'pay' ? isOwn : way === 'send' ? hasScientist : isOwn || hasScientist) {
        found.push({ way, plan });
      }
    }
  }
  return found;
}

/** Why no Executive action of this Depot space can be taken (MARS-EXEC-02, MARS-EXEC-03). */
export function whyNotExecutive(s: OnMars, seat: Seat, space: number): Forbidden | null {
  if (s.executiveDone) return { rule: 'MARS-EXEC-01' };
  const p = player(s, seat);
  if (p.ships & (1 << space)) return { rule: 'MARS-EXEC-02', facts: { space } };
  if (space === USE_BUILDING) {
    const isUsable = waysOf(s, seat).some((way) => whyNotWay(s, seat, way) === null);
    return isUsable ? null : { rule: 'MARS-ADV-01' };
  }
  const crystals = wealth(s, seat);
  const cost = DEPOT_COST[space] as number;
  if (crystals < cost) return { rule: 'MARS-EXEC-03', facts: { cost, crystals } };
  return whyNot(s, seat, DEPOT_EFFECTS[space] as Effect, p.home, crystals - cost, p.bots);
}

/** The Crystals first, then the effect with costs of its own (MARS-EXEC-03). */
export function takeExecutive(s: OnMars, seat: Seat, space: number, ctx: Context): void {
  s.executiveDone = true;
  const { id } = at(data.depotSpaces, space);
  ctx.emit({ type: 'executiveTaken', seat, space });
  if (space === USE_BUILDING) return ctx.then({ type: 'executiveBuilding', seat });
  payCrystals(seat, DEPOT_COST[space] as number, id, ctx);
  ctx.then({ type: 'perform', seat, by: id, must: true });
}

export const executiveBuilding: Asks<'executiveBuilding', BuildingChoice> = {
  rule: 'MARS-ADV-01',
  seat: (_s, { seat }) => seat,
  candidates: (s, { seat }) => waysOf(s, seat).map(answers.executiveBuilding.make),
  forbid: (s, { seat }, choice) => whyNotWay(s, seat, answers.executiveBuilding.read(choice)),
  choose(s, { seat }, choice, ctx) {
    const { way, plan } = answers.executiveBuilding.read(choice);
    const { id } = at(data.blueprints, plan);
    if (way === 'send') {
      const scientist = scientistFor(plan);
      s.workplaces = s.workplaces.with(scientist, plan); // MARS-ADV-04
      ctx.emit({ type: 'scientistSent', seat, scientist, plan });
    }
    ctx.emit({ type: 'buildingUsed', seat, plan, free: way !== 'pay' });
    if (way === 'pay') payCrystals(seat, BUILDING_COST, id, ctx);
    ctx.then({ type: 'perform', seat, by: id, must: true });
  },
};
