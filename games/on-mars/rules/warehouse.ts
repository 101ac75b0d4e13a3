import type { Forbidden } from '@orrery/kernel';
import type { Good } from '../data/index.ts';
import { CRYSTAL } from '../data/tables.ts';
import { answers } from './answers.ts';
import { canKeep, gain } from './goods.ts';
import type { Asks, Runs } from './handler.ts';
import { type CompanyId, company, type OnMars, player } from './state.ts';

const COLUMNS = 5;
/** Crystals are the first column, the others are in the order of the Resources; no Minerals. */
export const goodOfColumn = (column: number): number => (column === 0 ? CRYSTAL : column);
const columnOf = (good: number): number => (good === CRYSTAL ? 0 : good);
const CHOICES = Array.from({ length: COLUMNS }, (_, column) =>
  answers.takeWarehouse.make(goodOfColumn(column)),
);

const EMPTY: Forbidden = { rule: 'MARS-SUP-01' };
const NO_ROOM: Forbidden = { rule: 'MARS-SUP-02', facts: { how: 'all' } };

/** Is there an item that could be kept? (MARS-SUP-02) */
export function whyNotItem(s: OnMars, id: CompanyId, crystals: boolean): Forbidden | null {
  const p = company(s, id);
  let reason = EMPTY;
  for (let column = crystals ? 0 : 1; column < COLUMNS; column++) {
    if (s.warehouse[column] === 0) continue;
    if (canKeep(p, goodOfColumn(column))) return null;
    reason = NO_ROOM;
  }
  return reason;
}

export const takeItems: Runs<'takeItems'> = {
  run(s, task, ctx) {
    const { seat, left, crystals, boost, by } = task;
    if (left === 0 && !(boost && player(s, seat).home > 0)) return;
    if (whyNotItem(s, seat, crystals) !== null) return;
    if (left > 0) ctx.then({ ...task, type: 'takeWarehouse' });
    else ctx.then({ type: 'boost', seat, by, next: { ...task, left: 1, must: true } });
  },
};

/** One item leaves the Warehouse. */
export function takeFrom(s: OnMars, good: number): void {
  const column = columnOf(good);
  s.warehouse = s.warehouse.with(column, (s.warehouse[column] as number) - 1);
}

type ItemChoice = Good | 'stop';

export const takeWarehouse: Asks<'takeWarehouse', ItemChoice> = {
  rule: 'MARS-SUP-01',
  seat: (_s, { seat }) => seat,
  candidates: (_s, { must }) => (must ? CHOICES : [...CHOICES, 'stop']),
  forbid(s, { seat, crystals }, choice) {
    const good = answers.takeWarehouse.read(choice);
    if (good === null) return null;
    if (good === CRYSTAL && !crystals) return { rule: 'MARS-R-14' };
    if (s.warehouse[columnOf(good)] === 0) {
      return { rule: 'MARS-SUP-01', facts: { how: 'good', good } };
    }
    return canKeep(player(s, seat), good) ? null : { rule: 'MARS-SUP-02', facts: { good } };
  },
  choose(s, task, choice, ctx) {
    const good = answers.takeWarehouse.read(choice);
    if (good === null) return;
    const { seat, by, left } = task;
    takeFrom(s, good);
    ctx.emit({ type: 'itemTaken', seat, good });
    gain(s, seat, good, 1, by, ctx, true); // pending if it is a Crystal: MARS-SUP-03
    ctx.then({ ...task, type: 'takeItems', left: left - 1, must: false });
  },
};
