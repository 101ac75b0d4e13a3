import type { Seat } from '@orrery/kernel';
import type { Good } from '../data/index.ts';
import { CRYSTAL, GOODS_COUNT, MINE, MINERAL, PLAN_TYPE, YIELDS } from '../data/tables.ts';
import { answers } from './answers.ts';
import { canKeep, gain } from './goods.ts';
import type { Asks, Runs } from './handler.ts';
import { type OnMars, player } from './state.ts';

/** May some good of this set be kept? Crystals always are. */
export function canKeepOne(s: OnMars, seat: Seat, among: number): boolean {
  const p = player(s, seat);
  for (let good = 0; good < GOODS_COUNT; good++) {
    if (among & (1 << good) && (good === CRYSTAL || canKeep(p, good))) return true;
  }
  return false;
}

type GoodChoice = Good | 'stop';

/** One good after the other, of a set (MARS-COMP-04: there is always enough of them). */
export const chooseResource: Asks<'chooseResource', GoodChoice> = {
  rule: 'MARS-GOODS-03',
  seat: (_s, { seat }) => seat,
  candidates(_s, { among, must }) {
    const found: GoodChoice[] = [];
    for (let good = 0; good < GOODS_COUNT; good++) {
      if (among & (1 << good)) found.push(answers.chooseResource.make(good));
    }
    if (!must) found.push('stop');
    return found;
  },
  forbid(s, { seat }, choice) {
    const good = answers.chooseResource.read(choice);
    if (good === null || good === CRYSTAL || canKeep(player(s, seat), good)) return null;
    return { rule: 'MARS-GOODS-01', facts: { good } };
  },
  choose(s, task, choice, ctx) {
    const good = answers.chooseResource.read(choice);
    if (good === null) return;
    gain(s, task.seat, good, 1, task.by, ctx);
    ctx.then({ ...task, type: 'chooseGoods', left: task.left - 1, must: task.must });
  },
};

export const chooseGoods: Runs<'chooseGoods'> = {
  run(s, task, ctx) {
    const { seat, left, among, boost, by } = task;
    if (!canKeepOne(s, seat, among)) return;
    if (left > 0) ctx.then({ ...task, type: 'chooseResource' });
    else if (boost && player(s, seat).home > 0) {
      ctx.then({ type: 'boost', seat, by, next: { ...task, left: 1, must: true } });
    }
  },
};

/** Crystals are pending (MARS-GOODS-07); a Colonist may bring one more (MARS-ADV-13). */
export const gainCrystals: Runs<'gainCrystals'> = {
  run(s, { seat, n, boost, by }, ctx) {
    gain(s, seat, CRYSTAL, n, by, ctx);
    if (boost) ctx.then({ type: 'moreCrystals', seat, by });
  },
};

export const moreCrystals: Runs<'moreCrystals'> = {
  run(s, { seat, by }, ctx) {
    if (player(s, seat).home === 0) return;
    const next = { type: 'gainCrystals', seat, by, n: 1, boost: true } as const;
    ctx.then({ type: 'boost', seat, by, next });
  },
};

/** What the own Miners and Advanced Buildings produce: how many of each good. */
export function productionOf(s: OnMars, seat: Seat): number[] {
  const { plans, miners } = player(s, seat);
  const goods = Array<number>(GOODS_COUNT).fill(0);
  goods[MINERAL] = miners.length;
  for (const plan of plans) {
    if ((s.built[plan] as number) < 0) continue;
    const good = YIELDS[PLAN_TYPE[plan] ?? MINE] as number;
    goods[good] = (goods[good] as number) + 1;
  }
  return goods;
}

/** MARS-TRAV-02; Colonists make one of them produce again (MARS-ADV-07). */
export const produce: Runs<'produce'> = {
  run(s, { seat, boost, by }, ctx) {
    const goods = productionOf(s, seat);
    let among = 0;
    goods.forEach((n, good) => {
      if (n === 0) return;
      among |= 1 << good;
      gain(s, seat, good, n, by, ctx);
    });
    if (boost) ctx.then({ type: 'chooseGoods', seat, by, left: 0, must: false, among, boost });
  },
};
