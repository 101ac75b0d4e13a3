import type { Seat } from '@orrery/kernel';
import { SIDES, type Side } from '../data/index.ts';
import { answers } from './answers.ts';
import { bringHome, recruitUpTo } from './goods.ts';
import type { Asks, Context, Runs } from './handler.ts';
import { pay } from './payment.ts';
import { onSlots, RED_COUNT, RED_SIDE, slotAt } from './placement.ts';
import { type OnMars, player } from './state.ts';

/** Retrieved from the Working Area instead of a slot. */
const WORK = RED_COUNT;

/** Are there own Colonists at work, or on Action slots if those count too? */
export function hasAway(s: OnMars, seat: Seat, slots: boolean): boolean {
  if (player(s, seat).work > 0) return true;
  if (!slots) return false;
  for (let red = 0; red < RED_COUNT; red++) if (onSlots(s, red, seat) > 0) return true;
  return false;
}

export const isOnSide = (s: OnMars, seat: Seat, side: number): boolean =>
  RED_SIDE.some((here, red) => here === side && onSlots(s, red, seat) > 0);

/** One Colonist comes back; without a bed it goes to the supply (MARS-R-35). */
function takeBack(s: OnMars, seat: Seat, from: number, ctx: Context): void {
  const p = player(s, seat);
  if (from === WORK) p.work--;
  else {
    const slot = slotAt(from, seat);
    s.slots = s.slots.with(slot, (s.slots[slot] as number) - 1);
  }
  const room = bringHome(s, seat, 1) === 0;
  ctx.emit({ type: 'retrieved', seat, from, room });
}

type RetrieveChoice = ReturnType<typeof answers.retrieve.make>;
const FROM_WORK: readonly RetrieveChoice[] = [answers.retrieve.make(WORK), 'stop'];
const FROM_ALL: readonly RetrieveChoice[] = [
  ...Array.from({ length: RED_COUNT }, (_, red) => answers.retrieve.make(red)),
  ...FROM_WORK,
];

export const retrieve: Asks<'retrieve', RetrieveChoice> = {
  rule: 'MARS-R-35',
  seat: (_s, { seat }) => seat,
  candidates: (_s, { slots }) => (slots ? FROM_ALL : FROM_WORK),
  forbid(s, { seat, must }, choice) {
    const from = answers.retrieve.read(choice);
    if (from === null) return must ? { rule: 'MARS-ROUND-12', facts: { how: 'retrieve' } } : null;
    const n = from === WORK ? player(s, seat).work : onSlots(s, from, seat);
    if (n > 0) return null;
    return { rule: 'MARS-R-35', facts: from === WORK ? { how: 'work' } : { action: from } };
  },
  choose(s, task, choice, ctx) {
    const from = answers.retrieve.read(choice);
    if (from === null) return;
    const { seat, left, slots } = task;
    takeBack(s, seat, from, ctx);
    if (left > 1 && hasAway(s, seat, slots)) ctx.then({ ...task, left: left - 1, must: false });
  },
};

/** All own Colonists of one side's slots (MARS-ADV-13). */
export const ecoSide: Asks<'ecoSide', Side> = {
  rule: 'MARS-ADV-13',
  seat: (_s, { seat }) => seat,
  candidates: () => SIDES,
  forbid(s, { seat }, choice) {
    const side = answers.ecoSide.read(choice);
    return isOnSide(s, seat, side) ? null : { rule: 'MARS-ADV-13', facts: { how: 'eco', side } };
  },
  choose(s, { seat }, choice, ctx) {
    returnFromSlots(s, seat, answers.ecoSide.read(choice), 0, ctx);
  },
};

/** Colonists of the slots of a side, and so many more, come home together. */
function returnFromSlots(s: OnMars, seat: Seat, side: number, more: number, ctx: Context): void {
  let n = more;
  for (let red = 0; red < RED_COUNT; red++) {
    const here = onSlots(s, red, seat);
    if (here === 0 || RED_SIDE[red] !== side) continue;
    n += here;
    s.slots = s.slots.with(slotAt(red, seat), 0);
  }
  if (n > 0) ctx.emit({ type: 'cameHome', seat, n, lost: bringHome(s, seat, n) });
}

/** Travel: the slots of the side reached, and the whole Working Area (MARS-TRAV-03, MARS-RED-09). */
export function comeHomeTo(s: OnMars, seat: Seat, side: number, ctx: Context): void {
  const p = player(s, seat);
  const { work } = p;
  p.work = 0;
  returnFromSlots(s, seat, side, work, ctx);
}

export const comeHome: Runs<'comeHome'> = {
  run(s, { seat, side }, ctx) {
    comeHomeTo(s, seat, side, ctx);
  },
};

type BenefitChoice = ReturnType<typeof answers.benefit.make>;
const TAKE_OR_NOT: readonly BenefitChoice[] = ['take', 'decline'];

/** A bonus that costs something: a Colonist for Water or a Plant (MARS-TURNO-05, MARS-TURNO-08). */
export const benefit: Asks<'benefit', BenefitChoice> = {
  rule: 'MARS-TURNO-08',
  seat: (_s, { seat }) => seat,
  candidates: () => TAKE_OR_NOT,
  forbid: () => null,
  choose(s, { seat, units, n, by }, choice, ctx) {
    if (answers.benefit.read(choice) === 0) return;
    pay(s, seat, units, by, ctx);
    ctx.then({ type: 'recruit', seat, by, n });
  },
};

export const recruit: Runs<'recruit'> = {
  run(s, { seat, n }, ctx) {
    ctx.emit({ type: 'recruited', seat, n: recruitUpTo(s, seat, n) });
  },
};
