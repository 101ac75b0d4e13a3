import { at, data, RED_ACTIONS, ACTIONS, type RedAction } from '../data/index.ts';
import { COMPANIES } from '../data/tables.ts';
import type { Context, Runs } from './handler.ts';
import { type CompanyId, companyCount, edit, isLacerda, isTwo, type OnMars } from './state.ts';

/** A red action by its place among them. */
export type Red = number;
const redOf = (action: RedAction): Red => RED_ACTIONS.indexOf(action);
export const HIRE: Red = redOf('hireScientist');
export const RED_COUNT = RED_ACTIONS.length;
/** For each Main action its place among the red ones; -1: it needs no Colonist (MARS-RED-01). */
export const RED_INDEX: readonly Red[] = ACTIONS.map((action) =>
  RED_ACTIONS.findIndex((red) => red === action),
);
const RECORDS = RED_ACTIONS.map((red) => at(data.mainActions, ACTIONS.indexOf(red)));
/** The side of each red action: 0 Orbit, 1 Colony. */
export const RED_SIDE: readonly number[] = RECORDS.map(({ side }) => (side === 'orbit' ? 0 : 1));
const SLOTS = RECORDS.map(({ slots }) => slots);
const CLEARS = RECORDS.map(({ clearsWhenFull }) => clearsWhenFull !== false);

export const slotAt = (red: Red, id: CompanyId): number => red * COMPANIES + id;
export const onSlots = (s: OnMars, red: Red, id: CompanyId): number =>
  s.slots[slotAt(red, id)] as number;

/** How many Colonists a company must have to be removed from full slots; 0: they are not full. */
function clearedFrom(s: OnMars, red: Red): number {
  if (CLEARS[red] !== true) return 0; // MARS-RED-06
  const count = companyCount(s);
  let all = 0;
  let most = 0;
  for (let id = 0; id < count; id++) {
    const n = onSlots(s, red, id);
    all += n;
    if (n > most) most = n;
  }
  return all >= (SLOTS[red] as number) ? most : 0;
}

/**
 * Crystals or Colonists to be given before one is placed: for each other colour (MARS-RED-03), with
 * two for each Colonist there (MARS-RED-04); judged after full slots are cleared (MARS-RED-13).
 */
export function extraCost(s: OnMars, id: CompanyId, red: Red): number {
  const cleared = clearedFrom(s, red);
  const count = companyCount(s);
  const two = isTwo(s);
  let cost = 0;
  for (let other = 0; other < count; other++) {
    const n = onSlots(s, red, other);
    if (n === 0 || n === cleared) continue;
    if (two) cost += n;
    else if (other !== id) cost++;
  }
  return cost;
}

/** Full slots lose the Colonists of whoever has most there (MARS-RED-05). */
export function clearSlots(s: OnMars, red: Red, ctx: Context): void {
  const cleared = clearedFrom(s, red);
  if (cleared === 0) return;
  const removed = Array.from({ length: companyCount(s) }, (_, id) =>
    onSlots(s, red, id) === cleared ? cleared : 0,
  );
  removed.forEach((n, id) => {
    if (n === 0) return;
    s.slots = s.slots.with(slotAt(red, id), 0);
    if (!isLacerda(s, id)) edit(s, id).work += n;
  });
  ctx.emit({ type: 'slotsCleared', action: red, removed });
}

/** One Colonist stands on a slot until travel, removal or a retrieve effect (MARS-RED-02, MARS-RED-11). */
export function placeOnSlot(s: OnMars, id: CompanyId, red: Red, ctx: Context): void {
  if (!isLacerda(s, id)) edit(s, id).home--;
  const slot = slotAt(red, id);
  s.slots = s.slots.with(slot, (s.slots[slot] as number) + 1);
  ctx.emit({ type: 'colonistPlaced', seat: id, action: red });
}

export const placeColonist: Runs<'placeColonist'> = {
  run(s, { seat, action }, ctx) {
    placeOnSlot(s, seat, RED_INDEX[action] as number, ctx);
  },
};
