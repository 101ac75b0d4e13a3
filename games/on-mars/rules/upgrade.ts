import type { Forbidden, Seat } from '@orrery/kernel';
import { data } from '../data/index.ts';
import { HEX_COUNT, HEXES, ZONE } from '../data/map.ts';
import {
  deedOf,
  MINERAL,
  PLAN_SIZE,
  PLAN_TYPE,
  SHELTER,
  unitsOf,
  UPGRADE_TECH,
} from '../data/tables.ts';
import { answers } from './answers.ts';
import { unbuilt } from './blueprints.ts';
import { displaceAll } from './build.ts';
import { nearestBot, zonesOf } from './construct.ts';
import { checkUpgradeContracts } from './contracts.ts';
import { bringHome } from './goods.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { isInPlay } from './loans.ts';
import { contribute } from './missions.ts';
import { pay } from './payment.ts';
import { company, type CompanyId, companyCount, edit, isLacerda } from './state.ts';
import { type OnMars, player } from './state.ts';
import type { UpgradeSteps } from './tasks.ts';
import { familyAt, familyOf, sizeAt } from './terrain.ts';

const PLACED = deedOf('advancedBuildingPlaced');
const COST = unitsOf(data.blueprints[0]?.upgradeCost ?? {});

/** Does the Building on this hex fit the card, wherever it stands? (MARS-UPG-02, MARS-UPG-03) */
export function fits(s: OnMars, id: CompanyId, plan: number, hex: number): boolean {
  const family = familyOf(PLAN_TYPE[plan] as number, id);
  return (
    familyAt(s, hex) === family &&
    sizeAt(s, hex) >= (PLAN_SIZE[plan] as number) &&
    !s.built.includes(hex)
  );
}

/** Is there a Building for this card in the zones, or anywhere? */
function hasHex(
  s: OnMars,
  id: CompanyId,
  plan: number,
  bots: readonly number[],
  anywhere: boolean,
): boolean {
  if (anywhere) {
    for (let hex = 0; hex < HEX_COUNT; hex++) if (fits(s, id, plan, hex)) return true;
    return false;
  }
  for (const bot of bots) {
    for (const hex of ZONE[bot] as readonly number[]) if (fits(s, id, plan, hex)) return true;
  }
  return false;
}

/** Can a Building be upgraded, with a Mineral if it costs one? (MARS-UPG-01) */
export function whyNotUpgrade(
  s: OnMars,
  seat: Seat,
  free: boolean,
  anywhere: boolean,
  bots: readonly number[],
): Forbidden | null {
  const p = player(s, seat);
  let cards = 0;
  for (const plan of p.plans) {
    if ((s.built[plan] as number) >= 0) continue;
    cards++;
    if (!free && p.goods[MINERAL] === 0) continue;
    if (hasHex(s, seat, plan, bots, anywhere)) return null;
  }
  if (cards === 0) return { rule: 'MARS-UPG-01', facts: { how: 'card' } };
  if (!free && p.goods[MINERAL] === 0) return { rule: 'MARS-UPG-01', facts: { how: 'mineral' } };
  return { rule: 'MARS-UPG-01', facts: { how: anywhere ? 'building' : 'zone' } };
}

/** Upgrades one after the other; Tech, then Colonists, add to their number. */
export const upgradeBuildings: Runs<'upgradeBuildings'> = {
  run(s, task, ctx) {
    const { seat, left, free, anywhere, tech, boost, by } = task;
    const { bots, home } = player(s, seat);
    if (whyNotUpgrade(s, seat, free > 0, anywhere, bots) !== null) return;
    if (left > 0) ctx.then({ ...task, type: 'upgradeBlueprint' });
    else if (tech && isInPlay(s, UPGRADE_TECH)) {
      // MARS-UPG-05
      ctx.then({ type: 'useTech', seat, by, kind: UPGRADE_TECH, next: { ...task, tech: false } });
    } else if (boost && home > 0) {
      // MARS-RND-07, MARS-ADV-06
      ctx.then({ type: 'boost', seat, by, next: { ...task, left: 1, must: true } });
    }
  },
};

type PlanChoice = ReturnType<typeof answers.upgradeBlueprint.make>;

function whyNotPlan(s: OnMars, { seat, anywhere }: UpgradeSteps, plan: number): Forbidden | null {
  if (hasHex(s, seat, plan, player(s, seat).bots, anywhere)) return null;
  const facts = { how: anywhere ? 'building' : 'zone', type: PLAN_TYPE[plan] as number };
  return { rule: 'MARS-UPG-02', facts };
}

export const upgradeBlueprint: Asks<'upgradeBlueprint', PlanChoice> = {
  rule: 'MARS-UPG-01',
  seat: (_s, { seat }) => seat,
  candidates(s, { seat, must }) {
    const cards: PlanChoice[] = unbuilt(s, seat).map(answers.upgradeBlueprint.make);
    return must ? cards : [...cards, 'stop'];
  },
  forbid(s, task, choice) {
    const plan = answers.upgradeBlueprint.read(choice);
    return plan === null ? null : whyNotPlan(s, task, plan);
  },
  choose(_s, task, choice, ctx) {
    const plan = answers.upgradeBlueprint.read(choice);
    if (plan !== null) ctx.then({ ...task, type: 'upgradeHex', plan });
  },
};

export const upgradeHex: Asks<'upgradeHex', string> = {
  rule: 'MARS-UPG-02',
  seat: (_s, { seat }) => seat,
  candidates: () => HEXES,
  forbid(s, { seat, plan, anywhere }, choice) {
    const hex = answers.upgradeHex.read(choice);
    const kind = PLAN_TYPE[plan] as number;
    if (familyAt(s, hex) !== familyOf(kind, seat)) {
      const own = kind === SHELTER;
      return { rule: own ? 'MARS-UPG-03' : 'MARS-UPG-02', facts: { how: 'type', hex, type: kind } };
    }
    if (s.built.includes(hex)) return { rule: 'MARS-UPG-01', facts: { how: 'marked', hex } };
    const far = nearestBot(player(s, seat).bots, hex);
    if (far > 1 && !anywhere) return { rule: 'MARS-UPG-01', facts: { how: 'far', hex, far } };
    const [size, want] = [sizeAt(s, hex), PLAN_SIZE[plan] as number];
    return size < want ? { rule: 'MARS-UPG-02', facts: { how: 'size', size, want } } : null;
  },
  options(s, { seat, plan, anywhere }) {
    const zones = zonesOf(player(s, seat).bots);
    const found: string[] = [];
    for (let hex = 0; hex < HEX_COUNT; hex++) {
      if ((anywhere || zones[hex] === 1) && fits(s, seat, plan, hex)) {
        found.push(HEXES[hex] as string);
      }
    }
    return found;
  },
  choose(s, task, choice, ctx) {
    const hex = answers.upgradeHex.read(choice);
    const { plan, ...steps } = task;
    const { seat, by, free, left } = task;
    if (free === 0) pay(s, seat, COST, by, ctx);
    ctx.then(
      { type: 'upgrade', seat, by, plan, hex },
      {
        ...steps,
        type: 'upgradeBuildings',
        left: left - 1,
        free: Math.max(0, free - 1),
        must: false,
      },
    );
  },
};

/** The marker goes from the card to the Building; whoever stands there leaves (MARS-UPG-01, MARS-UPG-04). */
export function placeMarker(
  s: OnMars,
  id: CompanyId,
  plan: number,
  hex: number,
  ctx: Context,
): void {
  s.built = s.built.with(plan, hex);
  ctx.emit({ type: 'upgraded', seat: id, plan, hex });
  const count = companyCount(s);
  for (let owner = 0; owner < count; owner++) {
    if (!company(s, owner).miners.includes(hex)) continue;
    const p = edit(s, owner);
    p.miners = p.miners.filter((one) => one !== hex);
    const room = isLacerda(s, owner) || bringHome(s, owner, 1) === 0;
    ctx.emit({ type: 'minerReturned', seat: owner, hex, room });
  }
  contribute(s, id, PLACED, ctx);
  checkUpgradeContracts(s, ctx);
  displaceAll(s, hex, ctx);
}

export const upgrade: Runs<'upgrade'> = {
  run(s, { seat, plan, hex }, ctx) {
    placeMarker(s, seat, plan, hex, ctx);
  },
};
