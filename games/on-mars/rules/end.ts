import type { Score, Seat } from '@orrery/kernel';
import { at, CATEGORIES, type Category, data } from '../data/index.ts';
import { categoryOf, CONTRACT_NEEDS, PLAN_TYPE, SCORES_TYPE, TECH_COUNT } from '../data/tables.ts';
import { progressPoints } from './colony.ts';
import { canDeliver } from './contracts.ts';
import { isMet, markersOn } from './counters.ts';
import { score, storeCrystals } from './goods.ts';
import type { Runs } from './handler.ts';
import { techLevel } from './lab.ts';
import { onSlots, RED_COUNT, RED_SIDE } from './placement.ts';
import { comeHomeTo } from './retrieve.ts';
import { turnOrder } from './round.ts';
import {
  beds,
  bitCount,
  type Company,
  company,
  type CompanyId,
  companyCount,
  isLacerda,
  type OnMars,
  player,
  sideOf,
} from './state.ts';

const { shipOP, techOPByLevel, blueprintOP, scientistOP, contractOP, livingQuarters } =
  data.scoring;
const PLAN_LEVELS = data.blueprints.map(({ level }) => level);
const FINAL: readonly Category[] = [
  'progress',
  'ships',
  'colonists',
  'tech',
  'blueprints',
  'scientists',
  'contracts',
];

/** Pending Crystals are stored (MARS-END-03), last transfers are made (MARS-SCORE-07), then all is counted. */
export const finish: Runs<'finish'> = {
  run(s, _task, ctx) {
    s.phase = 'scoring';
    s.active = -1;
    for (const id of turnOrder(s)) {
      ctx.emit({ type: 'crystalsStored', seat: id, ...storeCrystals(s, id) });
      if (isLacerda(s, id) || !canDeliver(player(s, id))) continue;
      ctx.then({ type: 'deliverItem', seat: id, final: true, first: true });
    }
    ctx.then({ type: 'scoreGame' });
  },
};

/** Colonists who would be at home at the end (MARS-SCORE-03); all open beds of Lacerda (MARS-SOLO-23). */
function colonistsAtEnd(s: OnMars, id: CompanyId): number {
  const p = company(s, id);
  if (isLacerda(s, id)) return beds(p);
  let n = p.home + p.work;
  const side = sideOf(p);
  for (let red = 0; red < RED_COUNT; red++) if (RED_SIDE[red] === side) n += onSlots(s, red, id);
  return Math.min(n, beds(p));
}

function techPoints(p: Readonly<Company>): number {
  let points = 0;
  for (let kind = 0; kind < TECH_COUNT; kind++) {
    points += techOPByLevel.values[techLevel(p, kind) - 1] ?? 0;
  }
  return points;
}

function planPoints(s: OnMars, p: Readonly<Company>): number {
  let points = 0;
  for (const plan of p.plans) {
    const [built, unbuilt] = blueprintOP[PLAN_LEVELS[plan] === 1 ? '1' : '3'];
    points += ((s.built[plan] as number) >= 0 ? built : unbuilt) ?? 0;
  }
  return points;
}

/** Advanced Buildings of a type, whoever owns them (MARS-SCORE-06). */
function advancedOf(s: OnMars, type: number): number {
  let n = 0;
  s.built.forEach((hex, plan) => {
    if (hex >= 0 && PLAN_TYPE[plan] === type) n++;
  });
  return n;
}

function contractPoints(p: Readonly<Company>): number {
  let points = 0;
  for (const contract of p.contracts) {
    const [done, failed] = CONTRACT_NEEDS[contract] ? contractOP.deliver : contractOP.upgrade;
    points += (p.done & (1 << contract) ? done : failed) ?? 0;
  }
  return points;
}

/** What final scoring would bring a company now, by category (MARS-SCORE-01 to MARS-SCORE-07). */
export function finalPoints(s: OnMars, id: CompanyId): Readonly<Record<Category, number>> {
  const p = company(s, id);
  return {
    lss: 0,
    updates: 0,
    actions: 0,
    progress: progressPoints(p.cubes),
    ships: shipOP.each * p.hangar,
    colonists: livingQuarters.opByColonists[colonistsAtEnd(s, id)] ?? 0,
    tech: techPoints(p),
    blueprints: planPoints(s, p),
    scientists: p.scientists.reduce(
      (sum, one) => sum + scientistOP.each * advancedOf(s, SCORES_TYPE[one] as number),
      0,
    ),
    contracts: contractPoints(p),
  };
}

export const totalOf = (p: Readonly<Company>): number => {
  let sum = 0;
  for (const n of p.points) sum += n;
  return sum;
};

export const scoreGame: Runs<'scoreGame'> = {
  run(s, _task, ctx) {
    const count = companyCount(s);
    for (let id = 0; id < count; id++) {
      if (!isLacerda(s, id)) comeHomeTo(s, id, sideOf(player(s, id)), ctx);
      const points = finalPoints(s, id);
      for (const category of FINAL) score(s, id, categoryOf(category), points[category]);
    }
    const totals = Array.from({ length: count }, (_, id) => totalOf(company(s, id)));
    const goal = s.lacerda === null ? -1 : goalReached(s);
    const winners = s.lacerda === null ? winnersOf(s) : goal < 0 ? [] : [0];
    ctx.emit({ type: 'gameEnded', winners, totals, goal });
    s.outcome = { winners };
  },
};

/** The highest goal of which every requirement is met, the margin included (MARS-SOLO-24); -1: none. */
export function goalReached(s: OnMars): number {
  const ahead = totalOf(company(s, 0)) - totalOf(company(s, 1));
  return data.soloGoals.findLastIndex(
    ({ margin, requirements }) => ahead >= margin && requirements.every((one) => isMet(s, 0, one)),
  );
}

/** Points, Crystals in the Depot, Advanced Buildings, Progress cubes (MARS-SCORE-08, MARS-R-41). */
function winnersOf(s: OnMars): Seat[] {
  const rank = (seat: Seat): readonly number[] => {
    const p = player(s, seat);
    return [totalOf(p), p.crystals, markersOn(s, p, null), bitCount(p.cubes)];
  };
  let leaders: Seat[] = s.players.map((_, seat) => seat);
  for (let i = 0; i < 4; i++) {
    const most = Math.max(...leaders.map((seat) => rank(seat)[i] ?? 0));
    leaders = leaders.filter((seat) => rank(seat)[i] === most);
  }
  return leaders;
}

export function scores(s: OnMars): Score[] {
  return s.players.map((p) => ({
    total: totalOf(p),
    parts: Object.fromEntries(CATEGORIES.map((category, i) => [category, at(p.points, i)])),
  }));
}
