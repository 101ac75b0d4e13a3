import { at, data } from '../data/index.ts';
import { categoryOf, GRID_REFILL, LSS_TYPES, PLAN_LEVEL } from '../data/tables.ts';
import { score } from './goods.ts';
import type { Context, Runs } from './handler.ts';
import { levelRow, rowOf } from './lss.ts';
import { nearEnd } from './missions.ts';
import { bitCount, company, companyCount, isSolo, isTwo, type OnMars } from './state.ts';

const UPDATES = categoryOf('updates');
const LAST_LEVEL = data.colonyLevels.length;
const PROGRESS = data.scoring.progressOP.values;

/** How many of each item the Warehouse holds when it is full (MARS-SETUP-02). */
const warehouseSize = (s: OnMars): number =>
  isTwo(s) ? data.warehouse.perType['2'] : data.warehouse.perType['3'];

/** Points for so many Progress cubes (MARS-COL-06, MARS-SCORE-01). */
export const progressPoints = (cubes: number): number => PROGRESS[bitCount(cubes)] ?? 0;

/** Are all four LSS markers on the row of the level marker, or above? */
const isLevelReached = (s: OnMars): boolean =>
  s.level < LAST_LEVEL && LSS_TYPES.every((kind) => rowOf(s, kind) >= levelRow(s));

/** The status is updated, again and again while it is due (MARS-COL-01, MARS-R-08). */
export const colonyStatus: Runs<'colonyStatus'> = {
  run(s, _task, ctx) {
    if (!isLevelReached(s)) return;
    s.level++; // MARS-COL-02
    ctx.emit({ type: 'levelRaised', level: s.level });
    const { onReach } = at(data.colonyLevels, s.level - 1);
    ctx.then(...onReach.map((_, step) => ({ type: 'levelStep', step }) as const));
    if (isSolo(s)) ctx.then({ type: 'soloGrow' });
    ctx.then({ type: 'colonyStatus' });
  },
};

export const levelStep: Runs<'levelStep'> = {
  run(s, { step }, ctx) {
    const effect = at(at(data.colonyLevels, s.level - 1).onReach, step);
    switch (effect.op) {
      case 'dealBlueprints':
        return dealBlueprints(s, effect.remove === 'all', effect.deal, ctx);
      case 'refillTech':
        return refillTech(s, ctx);
      case 'refillWarehouse':
        s.warehouse = s.warehouse.map(() => warehouseSize(s)); // MARS-COL-05
        return ctx.emit({ type: 'warehouseRefilled', perType: warehouseSize(s) });
      case 'scoreProgress':
        return scoreProgress(s, ctx);
      case 'missionMarkerStep':
        return nearEnd(s, ctx); // MARS-COL-07
      case 'shuttleStops':
        return ctx.emit({ type: 'shuttleStopped' }); // MARS-SHUT-02
      case 'shuttleLastCrossing':
        s.lastCrossing = true; // MARS-SHUT-03
    }
  },
};

/** Level 1 lies in the upper row; at last level 3 takes its place (MARS-COL-03). */
function dealBlueprints(s: OnMars, all: boolean, deal: number, ctx: Context): void {
  const removed = s.planRow.filter((plan) => plan >= 0 && (all || PLAN_LEVEL[plan] === 1));
  const kept = s.planRow.map((plan) => (removed.includes(plan) ? -1 : plan));
  const places = kept.flatMap((plan, place) => (plan < 0 ? [place] : [])).slice(0, deal);
  const dealt = places.length === 0 ? [] : s.planDeck.slice(-places.length).toReversed();
  ctx.reveal();
  s.planDeck = s.planDeck.slice(0, s.planDeck.length - dealt.length);
  s.plansOut = [...s.plansOut, ...removed];
  s.planRow = kept;
  dealt.forEach((plan, i) => {
    s.planRow = s.planRow.with(places[i] as number, plan);
  });
  ctx.emit({ type: 'blueprintsDealt', removed, dealt });
}

/** Empty spaces from bottom to top, left to right (MARS-COL-04). */
function refillTech(s: OnMars, ctx: Context): void {
  const spaces = GRID_REFILL.filter((space) => s.grid[space] === -1).slice(0, s.techPile.length);
  if (isTwo(s) || spaces.length === 0) return;
  ctx.reveal();
  for (const space of spaces) {
    s.grid = s.grid.with(space, s.techPile.at(-1) as number);
    s.techPile = s.techPile.slice(0, -1);
  }
  ctx.emit({ type: 'gridRefilled', spaces });
}

/** To all at once (MARS-COL-09). */
function scoreProgress(s: OnMars, ctx: Context): void {
  const points = Array.from({ length: companyCount(s) }, (_, id) =>
    progressPoints(company(s, id).cubes),
  );
  points.forEach((n, id) => score(s, id, UPDATES, n));
  ctx.emit({ type: 'progressScored', points });
}
