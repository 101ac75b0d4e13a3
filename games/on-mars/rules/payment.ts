import type { Seat } from '@orrery/kernel';
import { RESOURCES } from '../data/index.ts';
import { ANY, MINERAL, PLANT, type Units, WATER, WATER_OR_PLANT } from '../data/tables.ts';
import { answers } from './answers.ts';
import type { Asks, Context } from './handler.ts';
import { type OnMars, player, type Storage } from './state.ts';
import type { By } from './tasks.ts';

/** Can this Storage pay, with Minerals in place of what is missing? (MARS-GOODS-09, MARS-R-59) */
export function canPay(goods: Storage, units: Units): boolean {
  let minerals = goods[MINERAL] as number;
  for (let i = 0; i < units.length;) {
    const unit = units[i] as number;
    if (unit === ANY) {
      let all = -i;
      for (const n of goods) all += n;
      return all >= units.length - i;
    }
    let count = 1;
    while (units[i + count] === unit) count++;
    i += count;
    let own = 0;
    if (unit === WATER_OR_PLANT) own = (goods[WATER] as number) + (goods[PLANT] as number);
    else if (unit !== MINERAL) own = goods[unit] as number;
    if (own < count) minerals -= count - own;
    if (minerals < 0) return false;
  }
  return true;
}

/** What may be given for one unit. */
const GIVEN: readonly (readonly number[])[] = [
  ...RESOURCES.map((_, good) => (good === MINERAL ? [MINERAL] : [good, MINERAL])),
  RESOURCES.map((_, good) => good),
  [WATER, PLANT, MINERAL],
];
const CHOICES = GIVEN.map((goods) => goods.map(answers.payResource.make));

function takeOne(s: OnMars, seat: Seat, good: number, unit: number, by: By, ctx: Context): void {
  const p = player(s, seat);
  p.goods = p.goods.with(good, (p.goods[good] as number) - 1);
  ctx.emit({ type: 'paid', seat, good, unit, by });
}

/** Pays what leaves no choice, and asks for the rest unit by unit (MARS-GOODS-10). */
export function pay(s: OnMars, seat: Seat, units: Units, by: By, ctx: Context): void {
  let next = 0;
  for (; units[next] === MINERAL; next++) takeOne(s, seat, MINERAL, MINERAL, by, ctx);
  if (next < units.length) ctx.then({ type: 'payResource', seat, units: units.slice(next), by });
}

export const payResource: Asks<'payResource', ReturnType<typeof answers.payResource.make>> = {
  rule: 'MARS-GOODS-09',
  seat: (_s, { seat }) => seat,
  candidates: (_s, { units }) => CHOICES[units[0] as number] ?? [],
  forbid(s, { seat, units }, choice) {
    const good = answers.payResource.read(choice);
    const { goods } = player(s, seat);
    const have = goods[good] as number;
    if (have === 0) return { rule: 'MARS-GOODS-10', facts: { good } };
    if (units.length === 1 || canPay(goods.with(good, have - 1), units.slice(1))) return null;
    return { rule: 'MARS-GOODS-10', facts: { how: 'rest', good } };
  },
  choose(s, { seat, units, by }, choice, ctx) {
    takeOne(s, seat, answers.payResource.read(choice), units[0] as number, by, ctx);
    pay(s, seat, units.slice(1), by, ctx);
  },
};

/** A Goal in hand is given up for one Crystal and never shown (MARS-GOODS-11, MARS-INFO-04). */
export function spendGoal(s: OnMars, seat: Seat, goal: number, by: By, ctx: Context): void {
  const p = player(s, seat);
  p.goals = p.goals.filter((one) => one !== goal);
  p.goalsSpent = [...p.goalsSpent, goal];
  ctx.emit({ type: 'goalSpent', seat, goal, by });
}

/** Asks how Crystals are paid; nothing is due: nothing is asked. */
export function payCrystals(seat: Seat, due: number, by: By, ctx: Context): void {
  if (due > 0) ctx.then({ type: 'payCrystal', seat, due, by });
}

type CrystalChoice = ReturnType<typeof answers.payCrystal.make>;
const CRYSTALS: readonly CrystalChoice[] = ['crystals'];

/** Either all that is still due in Crystals, or a Goal for one of them. */
export const payCrystal: Asks<'payCrystal', CrystalChoice> = {
  rule: 'MARS-GOODS-11',
  seat: (_s, { seat }) => seat,
  candidates(s, { seat }) {
    const { goals } = player(s, seat);
    if (s.active !== seat || goals.length === 0) return CRYSTALS; // MARS-R-34
    return [...CRYSTALS, ...goals.map(answers.payCrystal.make)];
  },
  forbid(s, { seat, due }, choice) {
    if (answers.payCrystal.read(choice) !== null) return null;
    const { crystals } = player(s, seat);
    return crystals >= due
      ? null
      : { rule: 'MARS-GOODS-10', facts: { how: 'crystals', due, crystals } };
  },
  choose(s, { seat, due, by }, choice, ctx) {
    const goal = answers.payCrystal.read(choice);
    if (goal === null) {
      player(s, seat).crystals -= due;
      ctx.emit({ type: 'crystalsPaid', seat, n: due, by });
    } else {
      spendGoal(s, seat, goal, by, ctx);
      payCrystals(seat, due - 1, by, ctx);
    }
  },
};
