import type { Forbidden, Seat } from '@orrery/kernel';
import type { BuildingType } from '../data/index.ts';
import { distance, HEX_COUNT, HEXES, ZONE } from '../data/map.ts';
import { BUILD_COST, MINE, SHELTER, SHELTERS, techFor } from '../data/tables.ts';
import { answers } from './answers.ts';
import { sendToWork } from './goods.ts';
import type { Asks, Context } from './handler.ts';
import { bestLevel, techLevel } from './lab.ts';
import { ownersOf, useTile } from './loans.ts';
import { canPay, pay } from './payment.ts';
import { company, type CompanyId, type OnMars, player } from './state.ts';
import type { Construction, Sited } from './tasks.ts';
import { familyOf, siteFor, sitesOf, TOO_FAR } from './terrain.ts';

/** Is there a tile of the type left? (MARS-CON-01) */
export const hasTile = (s: OnMars, id: CompanyId, kind: number): boolean =>
  kind === SHELTER ? company(s, id).shelters < SHELTERS : (s.stacks[kind]?.length ?? 0) > 0;

/** How many Colonists may raise the level of Tech, after the one who goes on a Mine. */
const levelsAtHand = (kind: number, home: number): number => home - (kind === MINE ? 1 : 0);

/** The highest level that may be reached for a type; Colonists add to a tile in play only (MARS-R-06). */
function reachedLevel(s: OnMars, seat: Seat, kind: number, home: number, levels: boolean): number {
  const best = bestLevel(s, seat, techFor(kind));
  return levels && best > 0 ? best + levelsAtHand(kind, home) : best;
}

/** Is some hex of the Building Zones a site for this type? */
function hasSite(s: OnMars, bots: readonly number[], family: number, level: number): boolean {
  const sites = sitesOf(s, family);
  for (const bot of bots) {
    for (const hex of ZONE[bot] as readonly number[]) {
      const joined = sites[hex] as number;
      if (joined >= 0 && joined <= level) return true;
    }
  }
  return false;
}

/** Why a type cannot be built at all; null: some hex will do. */
function whyNotType(
  s: OnMars,
  seat: Seat,
  kind: number,
  home: number,
  levels: boolean,
  bots: readonly number[],
): Forbidden | null {
  if (!hasTile(s, seat, kind)) return { rule: 'MARS-CON-01', facts: { type: kind } };
  if (kind === MINE && home < 1) return { rule: 'MARS-CON-12' };
  if (!canPay(player(s, seat).goods, BUILD_COST[kind] ?? [])) {
    return { rule: 'MARS-CON-02', facts: { type: kind } };
  }
  const level = reachedLevel(s, seat, kind, home, levels);
  if (hasSite(s, bots, familyOf(kind, seat), level)) return null;
  return { rule: 'MARS-CON-03', facts: { how: 'nowhere', type: kind } };
}

/** MARS-CON: can one of these types be built? */
export function whyNotConstruct(
  s: OnMars,
  seat: Seat,
  types: number,
  home: number,
  levels: boolean,
  bots: readonly number[],
): Forbidden | null {
  let reason: Forbidden | null = null;
  for (let kind = 0; kind <= SHELTER; kind++) {
    if (!(types & (1 << kind))) continue;
    reason = whyNotType(s, seat, kind, home, levels, bots);
    if (reason === null) return null;
  }
  return types & (types - 1) ? { rule: 'MARS-ROUND-12', facts: { how: 'construct' } } : reason;
}

export const constructType: Asks<'constructType', BuildingType> = {
  rule: 'MARS-CON-01',
  seat: (_s, { seat }) => seat,
  candidates(_s, { types }) {
    const found: BuildingType[] = [];
    for (let kind = 0; kind <= SHELTER; kind++) {
      if (types & (1 << kind)) found.push(answers.constructType.make(kind));
    }
    return found;
  },
  forbid(s, { seat, levels }, choice) {
    const { home, bots } = player(s, seat);
    return whyNotType(s, seat, answers.constructType.read(choice), home, levels, bots);
  },
  choose(s, task, choice, ctx) {
    const kind = answers.constructType.read(choice);
    turnUp(s, kind, ctx);
    ctx.then({ ...task, type: 'constructHex', kind });
  },
};

/** The top of a stack is open (MARS-SETUP-06); one that was left covered is turned up now. */
export function turnUp(s: OnMars, kind: number, ctx: Context): void {
  if (!(s.unseen & (1 << kind))) return;
  s.unseen &= ~(1 << kind);
  ctx.reveal();
  ctx.emit({ type: 'stacksTurned', kinds: [kind] });
}

const inZone = new Uint8Array(HEX_COUNT);

/** Marks the Building Zones of these Bots; overwritten by the next call. */
export function zonesOf(bots: readonly number[]): Uint8Array {
  inZone.fill(0);
  for (const bot of bots) for (const hex of ZONE[bot] as readonly number[]) inZone[hex] = 1;
  return inZone;
}

/** How far the nearest own Bot is. */
export function nearestBot(bots: readonly number[], hex: number): number {
  let least = 99;
  for (const bot of bots) least = Math.min(least, distance(bot, hex));
  return least;
}

function options(s: OnMars, { seat, kind, levels }: Construction & { kind: number }): string[] {
  const { home, bots } = player(s, seat);
  const level = reachedLevel(s, seat, kind, home, levels);
  const sites = sitesOf(s, familyOf(kind, seat));
  const zones = zonesOf(bots);
  const found: string[] = [];
  for (let hex = 0; hex < HEX_COUNT; hex++) {
    if (zones[hex] === 0) continue;
    const joined = sites[hex] as number;
    if (joined >= 0 && joined <= level) found.push(HEXES[hex] as string);
  }
  return found;
}

export const constructHex: Asks<'constructHex', string> = {
  rule: 'MARS-CON-04',
  seat: (_s, { seat }) => seat,
  candidates: () => HEXES,
  forbid(s, { seat, kind, levels }, choice) {
    const hex = answers.constructHex.read(choice);
    if (s.buildings[hex] !== 0) return { rule: 'MARS-CON-03', facts: { how: 'built', hex } };
    const { home, bots } = player(s, seat);
    const far = nearestBot(bots, hex);
    if (far > 1) return { rule: 'MARS-CON-03', facts: { how: 'zone', hex, far } };
    const joined = siteFor(s, familyOf(kind, seat), hex);
    const own = kind === SHELTER;
    if (joined === TOO_FAR) {
      return own
        ? { rule: 'MARS-CON-18', facts: { hex } }
        : { rule: 'MARS-CON-04', facts: { hex, type: kind } };
    }
    const best = reachedLevel(s, seat, kind, home, levels);
    if (joined <= best) return null;
    return {
      rule: own ? 'MARS-CON-18' : 'MARS-CON-05',
      facts: { how: 'level', type: kind, joined, best },
    };
  },
  options,
  choose(s, task, choice, ctx) {
    const hex = answers.constructHex.read(choice);
    const sited: Sited = { ...task, hex };
    // MARS-CON-06
    if (siteFor(s, familyOf(task.kind, task.seat), hex) === 0) startBuilding(s, sited, ctx);
    else ctx.then({ ...sited, type: 'constructTech' });
  },
};

/** What is chosen is paid, then built (MARS-CON-07). */
function startBuilding(s: OnMars, { seat, kind, hex, by }: Sited, ctx: Context): void {
  pay(s, seat, BUILD_COST[kind] ?? [], by, ctx);
  ctx.then({ type: 'raise', seat, kind, hex });
}

const joinedBy = (s: OnMars, { seat, kind, hex }: Sited): number =>
  siteFor(s, familyOf(kind, seat), hex);

/** How many Colonists must help a tile of this owner; the tile alone where none may. */
function missingLevels(s: OnMars, task: Sited, owner: CompanyId): number {
  return Math.max(0, joinedBy(s, task) - techLevel(company(s, owner), techFor(task.kind)));
}

export const constructTech: Asks<'constructTech', string> = {
  rule: 'MARS-CON-05',
  seat: (_s, { seat }) => seat,
  candidates(s, { seat, kind }) {
    if (kind === SHELTER) return [answers.constructTech.make(seat)]; // MARS-USE-02
    return ownersOf(s, techFor(kind)).map(answers.constructTech.make);
  },
  forbid(s, task, choice) {
    const owner = answers.constructTech.read(choice);
    const lack = missingLevels(s, task, owner);
    const help = task.levels ? levelsAtHand(task.kind, player(s, task.seat).home) : 0;
    if (lack <= help) return null;
    const level = techLevel(company(s, owner), techFor(task.kind));
    const facts = { how: 'tile', type: task.kind, joined: joinedBy(s, task), level };
    return { rule: 'MARS-CON-05', facts };
  },
  choose(s, task, choice, ctx) {
    const owner = answers.constructTech.read(choice);
    if (task.levels && player(s, task.seat).home > 0) {
      ctx.then({ ...task, type: 'constructLevels', owner });
      return;
    }
    useTile(s, task.seat, owner, techFor(task.kind), ctx);
    startBuilding(s, task, ctx);
  },
};

/** Colonists who add their levels to the tile (MARS-ADV-05). */
export const constructLevels: Asks<'constructLevels', number> = {
  rule: 'MARS-ADV-05',
  seat: (_s, { seat }) => seat,
  candidates: (s, { seat }) => Array.from({ length: player(s, seat).home + 1 }, (_, n) => n),
  forbid(s, task, choice) {
    const n = answers.constructLevels.read(choice);
    const lack = missingLevels(s, task, task.owner);
    if (n < lack) return { rule: 'MARS-CON-05', facts: { how: 'levels', lack } };
    const most = levelsAtHand(task.kind, player(s, task.seat).home);
    if (n > most) return { rule: 'MARS-CON-12' };
    return n > lack ? { rule: 'MARS-ADV-05', facts: { lack } } : null;
  },
  choose(s, task, choice, ctx) {
    const n = answers.constructLevels.read(choice);
    const { seat, by, kind, owner } = task;
    for (let i = 0; i < n; i++) {
      sendToWork(s, seat, 1);
      ctx.emit({ type: 'colonistSent', seat, by });
    }
    useTile(s, seat, owner, techFor(kind), ctx);
    startBuilding(s, task, ctx);
  },
};
