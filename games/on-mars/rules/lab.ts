import type { Forbidden, Seat } from '@orrery/kernel';
import { at } from '../data/index.ts';
import {
  COLUMN_CRYSTALS,
  COLUMN_UNITS,
  deedOf,
  ENTRY_SPACES,
  GRID_COST,
  LAB_SPACES,
  LEVEL,
  NEXT,
  SHELTER_TECH,
  TECH_COUNT,
  techKind,
  techSet,
} from '../data/tables.ts';
import { answers, type ToLabChoice } from './answers.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { contribute } from './missions.ts';
import { canPay, pay, payCrystals } from './payment.ts';
import { type Company, company, type CompanyId, companyCount, edit } from './state.ts';
import { type OnMars, player, wealth } from './state.ts';
import type { DevelopSteps } from './tasks.ts';

const TAKEN = deedOf('techTaken');
const DEVELOPED = deedOf('techDeveloped');

/** The level of an own tile of the kind; 0: none. */
export const techLevel = (p: Readonly<Company>, kind: number): number => {
  const space = p.tech[kind] as number;
  return space < 0 ? 0 : (LEVEL[space] as number);
};

/** The highest level of the kind that a company may use; Shelter Tech is for its owner (MARS-USE-02). */
export function bestLevel(s: OnMars, id: CompanyId, kind: number): number {
  if (kind === SHELTER_TECH) return techLevel(company(s, id), kind);
  const count = companyCount(s);
  let best = 0;
  for (let owner = 0; owner < count; owner++) {
    const level = techLevel(company(s, owner), kind);
    if (level > best) best = level;
  }
  return best;
}

/** Which Lab spaces hold a tile: a bit for each (MARS-RND-02). */
export function labMask(p: Readonly<Company>): number {
  let mask = 0;
  for (const space of p.tech) if (space >= 0) mask |= 1 << space;
  return mask;
}

const LAB_FULL: Forbidden = { rule: 'MARS-LEARN-01' };
const NO_KIND: Forbidden = { rule: 'MARS-LEARN-03' };
const TOO_DEAR: Forbidden = { rule: 'MARS-LEARN-02' };
const ENTRY_MASK = ENTRY_SPACES.reduce((mask, space) => mask | (1 << space), 0);

/** MARS-LEARN-01 to MARS-LEARN-03 */
export function whyNotTech(s: OnMars, seat: Seat): Forbidden | null {
  const p = player(s, seat);
  if ((labMask(p) & ENTRY_MASK) === ENTRY_MASK) return LAB_FULL;
  let reason = NO_KIND;
  for (let grid = 0; grid < s.grid.length; grid++) {
    const tile = s.grid[grid] as number;
    if (tile < 0 || (p.tech[techKind(tile)] as number) >= 0) continue;
    if (canPay(p.goods, GRID_COST[grid] ?? [])) return null;
    reason = TOO_DEAR;
  }
  return reason;
}

export const takeTechs: Runs<'takeTechs'> = {
  run(s, task, ctx) {
    const { seat, left, boosts, by } = task;
    if (whyNotTech(s, seat) !== null) return;
    if (left > 0) ctx.then({ ...task, type: 'takeTech' });
    else if (boosts > 0 && player(s, seat).home > 0) {
      // MARS-LEARN-05
      const next = { ...task, left: 1, must: true, boosts: boosts - 1 };
      ctx.then({ type: 'boost', seat, by, next });
    }
  },
};

export const takeTech: Asks<'takeTech', ToLabChoice> = {
  rule: 'MARS-LEARN-01',
  seat: (_s, { seat }) => seat,
  candidates(s, { must }) {
    const found: ToLabChoice[] = [];
    for (let grid = 0; grid < s.grid.length; grid++) {
      if ((s.grid[grid] as number) < 0) continue;
      for (const space of ENTRY_SPACES) found.push(answers.takeTech.of(grid, space));
    }
    if (!must) found.push('stop');
    return found;
  },
  forbid(s, { seat }, choice) {
    const answer = answers.takeTech.read(choice);
    if (answer === null) return null;
    const { grid, space } = answer;
    const p = player(s, seat);
    const kind = techKind(s.grid[grid] as number);
    if ((p.tech[kind] as number) >= 0)
      return { rule: 'MARS-LEARN-03', facts: { how: 'owned', tech: kind } };
    if (p.tech.includes(space)) return { rule: 'MARS-LEARN-01', facts: { how: 'space', space } };
    if (canPay(p.goods, GRID_COST[grid] ?? [])) return null;
    return { rule: 'MARS-LEARN-02', facts: { how: 'tile', grid, tech: kind } };
  },
  choose(s, task, choice, ctx) {
    const answer = answers.takeTech.read(choice);
    if (answer === null) return;
    const { grid, space } = answer;
    const { seat, by, left } = task;
    pay(s, seat, GRID_COST[grid] ?? [], by, ctx);
    ctx.then(
      { type: 'placeTech', seat, by, grid, space },
      { ...task, type: 'takeTechs', left: left - 1, must: false },
    );
  },
};

/** A tile of the Grid enters the Lab; the benefit of its space may be taken (MARS-LEARN-04). */
export function gainTech(
  s: OnMars,
  id: CompanyId,
  grid: number,
  space: number,
  ctx: Context,
): void {
  const tile = s.grid[grid] as number;
  s.grid = s.grid.with(grid, -1); // MARS-LEARN-06
  const kind = techKind(tile);
  const p = edit(s, id);
  p.tech = p.tech.with(kind, space);
  if (techSet(tile) > 0) p.techSets |= 1 << kind;
  ctx.emit({ type: 'techTaken', seat: id, kind, grid, space });
  contribute(s, id, TAKEN, ctx);
}

export const placeTech: Runs<'placeTech'> = {
  run(s, { seat, grid, space }, ctx) {
    gainTech(s, seat, grid, space, ctx);
    ctx.then({ type: 'perform', seat, by: at(LAB_SPACES, space).id, must: false });
  },
};

const NOTHING_MOVES: Forbidden = { rule: 'MARS-RND-02' };
const NOTHING_PAID: Forbidden = { rule: 'MARS-RND-03' };

/** MARS-RND-02, MARS-RND-03 */
export function whyNotDevelop(
  s: OnMars,
  id: CompanyId,
  free: boolean,
  wealthNow: number,
): Forbidden | null {
  const p = company(s, id);
  const mask = labMask(p);
  let reason = NOTHING_MOVES;
  for (let kind = 0; kind < TECH_COUNT; kind++) {
    const from = p.tech[kind] as number;
    if (from < 0) continue;
    for (const space of NEXT[from] as readonly number[]) {
      if (mask & (1 << space)) continue;
      if (free || paysColumn(p, space, wealthNow)) return null;
      reason = NOTHING_PAID;
    }
  }
  return reason;
}

/** Can the column of this space be paid? (MARS-RND-03) */
function paysColumn(p: Readonly<Company>, space: number, wealthNow: number): boolean {
  const level = LEVEL[space] as number;
  return (
    (COLUMN_CRYSTALS[level] as number) <= wealthNow &&
    canPay(p.goods, COLUMN_UNITS[level] as readonly number[])
  );
}

export const developTechs: Runs<'developTechs'> = {
  run(s, task, ctx) {
    const { seat, left, free, boost, by } = task;
    if (left === 0 && !(boost && player(s, seat).home > 0)) return;
    if (whyNotDevelop(s, seat, free, wealth(s, seat)) !== null) return;
    if (left > 0) ctx.then({ ...task, type: 'develop' });
    // MARS-RND-08
    else ctx.then({ type: 'boost', seat, by, next: { ...task, left: 1, must: true } });
  },
};

function steps(s: OnMars, { seat, must }: DevelopSteps): ToLabChoice[] {
  const { tech } = player(s, seat);
  const found: ToLabChoice[] = [];
  for (let kind = 0; kind < TECH_COUNT; kind++) {
    const from = tech[kind] as number;
    if (from < 0) continue;
    for (const space of NEXT[from] as readonly number[])
      found.push(answers.develop.of(kind, space));
  }
  if (!must) found.push('stop');
  return found;
}

export const develop: Asks<'develop', ToLabChoice> = {
  rule: 'MARS-RND-02',
  seat: (_s, { seat }) => seat,
  candidates: steps,
  forbid(s, { seat, free }, choice) {
    const answer = answers.develop.read(choice);
    if (answer === null) return null;
    const { space } = answer;
    const p = player(s, seat);
    const holder = p.tech.indexOf(space);
    if (holder >= 0) return { rule: 'MARS-RND-02', facts: { how: 'space', space, tech: holder } };
    if (free || paysColumn(p, space, wealth(s, seat))) return null;
    return { rule: 'MARS-RND-03', facts: { how: 'space', level: LEVEL[space] as number } };
  },
  choose(s, task, choice, ctx) {
    const answer = answers.develop.read(choice);
    if (answer === null) return;
    const { kind, space } = answer;
    const { seat, by, free, left } = task;
    const level = LEVEL[space] as number;
    if (!free) {
      pay(s, seat, COLUMN_UNITS[level] ?? [], by, ctx);
      payCrystals(seat, COLUMN_CRYSTALS[level] ?? 0, by, ctx);
    }
    ctx.then(
      { type: 'advanceTech', seat, by, kind, space, free },
      { ...task, type: 'developTechs', left: left - 1, must: false },
    );
  },
};

/** The tile moves; what its new space gives may be taken (MARS-RND-06, MARS-RND-09). */
export function moveTech(
  s: OnMars,
  id: CompanyId,
  kind: number,
  space: number,
  free: boolean,
  ctx: Context,
): void {
  const p = edit(s, id);
  const from = p.tech[kind] as number;
  p.tech = p.tech.with(kind, space);
  ctx.emit({ type: 'techDeveloped', seat: id, kind, from, space, free });
  contribute(s, id, DEVELOPED, ctx);
}

export const advanceTech: Runs<'advanceTech'> = {
  run(s, { seat, kind, space, free }, ctx) {
    moveTech(s, seat, kind, space, free, ctx);
    ctx.then({ type: 'perform', seat, by: at(LAB_SPACES, space).id, must: false });
  },
};
